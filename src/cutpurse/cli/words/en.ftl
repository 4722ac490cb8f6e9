# What the terminal itself says; the games bring their own words.

welcome = Cutpurse, a table of kings and thieves
which-game = Which game?
how-many-opponents = How many opponents?
seats = seats
range = { $least } to { $most }, Enter for { $default }
not-in-range = Please type a number from { $least } to { $most }, or { command-quit }.
good-night = Good night.
player = Player { $number }

pick-number = choose a number from 1 to { $last }, or type { command-help }
many-choices = Type one of { $number } choices, from "{ $first }" to "{ $last }".
saved = Saved in { $file }.
save-where = say where to save, as in: { command-save } friday.json
not-a-save = { $file } is there already and is no saved game; choose another name
taken-back = Taken back.
going-on = The game goes on.
leave = You leave the table.
kept = The game is kept; go on with: cutpurse play --resume { $file }
draw-curtain = { $name }, press Enter to draw the curtain.
raise-curtain = The curtain is drawn. { $name }, press Enter when only you can see.
cover = Keep it in mind; Enter covers it.
at-the-end = The game is over: { command-save } FILE, { command-again }, or Enter to leave.

# What can be typed in this language; in every language the English words can be typed too.
command-help = help
command-undo = undo
command-save = save
command-rules = rules
command-quit = quit
command-again = again
command-say = say
command-begin = begin

help-choice = number or words
help-choice-text = make that choice; the beginnings of some words are enough
help-enter = Enter
help-enter-text = show the table again
help-undo = { command-undo }
help-undo-text = take back your last choice, if nothing has come up since
help-save = { command-save } FILE
help-save-text = write the game down; go on later with: cutpurse play --resume FILE
help-rules = { command-rules }
help-rules-text = show the rules
help-quit = { command-quit }
help-quit-text = leave the table

guest = Guest
your-table = Friends sit down here with: cutpurse play --server { $url } --table { $table }
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
seat-kept = Your seat is kept; go on with: cutpurse play --server { $url } --table { $table }
dice-checked = { $outcomes ->
    [one] Checked: the only chance of this game came as promised.
   *[other] Checked: all { $outcomes } dice and cards of this game came as promised.
  }
record-where = say where to write the record, as in: { command-save } friday.json; the file must not be there yet
record-saved = Saved in { $file }; check it with: cutpurse verify { $file }
help-say = { command-say } …
help-say-text = say something to those at the table
help-begin = { command-begin }
help-begin-text = begin without waiting: bots take the free chairs
help-record = { command-save } FILE
help-record-text = write down a finished game, with all that proves its dice
help-leave = { command-quit }
help-leave-text = leave; your seat is kept

table-is-set = The table is set.
replay-keys = { $here } of { $last } · Enter: on · b: back · a number: go there · q: leave
replay-unknown = Type Enter, b, a number from 0 to { $last }, or q.

coach-thinks = The coach thinks …
coach-looks = The coach looks at every decision
coach-exact = Beside each choice: your exact chance to win.
coach-estimate = Beside each choice: your chance to win, as the coach guesses from what you know.
coach-best = The coach likes best: { $choices }.
coach-fine = Coach: well chosen ({ $chance } to win).
coach-cost = Coach: this cost { $cost }; "{ $best }" had { $bestchance } to win, "{ $choice }" { $chance }.
coach-costliest = { $number ->
    [one] The costliest decision:
   *[other] The { $number } costliest decisions:
  }
coach-costly = moment { $moment }, { $name }: "{ $choice }" cost { $cost } ({ $chance } to win); "{ $best }" had { $bestchance }
coach-no-mistake = The coach saw no costly decision.
