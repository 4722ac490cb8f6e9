# What the terminal itself says; the games bring their own words.

welcome = Cutpurse, a table of kings and thieves
which-game = Which game?
menu-hint = A number or a name; Enter for { $game }. { command-rules } and a name: how it is played. { command-quit }: leave.
no-such-game = Please type a number from 1 to { $last }, or a name.
go-on-with = go on with { $title } of { $when }
against-whom = Against whom?
company-hint = How many ({ $fewest } to { $most }), how strong, and { command-coach } if you like, as in: 1 master { command-coach }. Enter for { $opponents } { $level }.
coach-help = Shows your chance to win beside every choice
no-such-company = Please type a number from { $fewest } to { $most }, one of these words, or both.
seats = seats
good-night = Good night.
player = Player { $number }

pick-number = choose a number from 1 to { $last }, or type { command-help }
several-at-once = Two at once: both numbers, as in 3 8.
not-together = "{ $choice }" cannot follow that
saved = Saved in { $file }.
save-where = say where to save, as in: { command-save } friday.json
not-a-save = { $file } is there already and is no saved game; choose another name
taken-back = Taken back.
skipping = The others move without pauses from now on.
going-on = The game goes on.
leave = You leave the table.
kept = The game is kept; go on with:
draw-curtain = { $name }, press Enter to draw the curtain.
raise-curtain = The curtain is drawn. { $name }, press Enter when only you can see.
cover = Keep it in mind; Enter covers it.
at-the-end = The game is over: { command-save } FILE, { command-again }, or Enter to leave.
watched = The game is over; Enter leaves.

# What can be typed in this language; in every language the English words can be typed too.
command-help = help
command-undo = undo
command-save = save
command-rules = rules
command-quit = quit
command-again = again
command-say = say
command-begin = begin
command-view = view
command-skip = skip
command-coach = coach

help-choice = number or words
help-choice-text = make that choice; the beginnings of some words are enough
help-enter = Enter
help-enter-text = show the table again
help-undo = { command-undo }
help-undo-text = take back your last choice, if nothing has come up since
help-view = { command-view }
help-view-text = show all of the table, however high it is
help-skip = { command-skip }
help-skip-text = let the others move without pauses
help-save = { command-save } FILE
a-file = FILE
help-save-text = write the game down; go on later with: { $command }
help-rules = { command-rules }
help-rules-text = show the rules
help-quit = { command-quit }
help-quit-text = leave the table

guest = Guest
your-table = Friends sit down here with:
waiting-for-people = { $number ->
    [one] One chair is free; the game begins when somebody takes it, or type { command-begin }.
   *[other] { $number } chairs are free; the game begins when they are taken, or type { command-begin }.
  }
waiting-for = Waiting for { $names }.
you-look-on = You look on.
clock = { $seconds ->
    [one] You have one second.
   *[other] You have { $seconds } seconds.
  }
answer-kept = Your answer is kept, and shown with those of the others.
connection-lost = The connection is lost; trying again …
seat-kept = Your seat is kept; go on with:
dice-checked = { $outcomes ->
    [one] Checked: the only chance of this game came as promised.
   *[other] Checked: all { $outcomes } dice and cards of this game came as promised.
  }
record-where = say where to write the record, as in: { command-save } friday.json; the file must not be there yet
record-saved = Saved in { $file }; check it with: { $command }
help-say = { command-say } …
help-say-text = say something to those at the table
help-begin = { command-begin }
help-begin-text = begin without waiting: bots take the free chairs
help-record = { command-save } FILE
help-record-text = write down a finished game, with all that proves its dice
help-leave = { command-quit }
help-leave-text = leave; your seat is kept

table-is-set = The table is set.
keys-at-table = F1 help · F2 rules · F3 table · ↑↓ choose · Ctrl-C leave · PgUp story
keys-on-page = ↑↓ PgUp PgDn: read on · Esc: back to the table
replay-keys = { $here } of { $last } · Enter: on · b: back · a number: go there · q: leave
replay-unknown = Type Enter, b, a number from 0 to { $last }, or q.

coach-thinks = The coach thinks …
coach-prepares = The coach gets ready: your chances from one of the next choices on.
coach-looks = The coach looks at every decision
coach-exact = Beside each choice: your exact chance to win.
coach-estimate = Beside each choice: your chance to win, as the coach guesses.
coach-best = The coach likes best: { $choices }.
coach-fine = Coach: well chosen ({ $chance } to win).
coach-cost = Coach: this cost { $cost }; "{ $best }" had { $bestchance } to win, "{ $choice }" { $chance }.
coach-costliest = { $number ->
    [one] The costliest decision:
   *[other] The { $number } costliest decisions:
  }
coach-costly = moment { $moment }, { $name }: "{ $choice }" cost { $cost } ({ $chance } to win); "{ $best }" had { $bestchance }
coach-no-mistake = The coach saw no costly decision.
