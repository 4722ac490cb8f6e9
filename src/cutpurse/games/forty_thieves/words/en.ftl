title = Forty Thieves
tagline = Jars that hide thieves, memory and deduction, nine sapphires

# House rules
option-first = First turn
    .help = Who begins: chance decides, or always the same seat
option-first-chance = chance decides
option-turns = Turns
    .help = Turns after which the game ends even with gems on the board
option-memory_aid = Memory aid
    .help = Whether the table shows what you have seen: off tests your memory, on remembers for you
option-memory_aid-off = off
option-memory_aid-on = on

# Things
place = { $id }
slot = { $id }
gem = gem { $id }
line-row-1 = row 1
    .capital = Row 1
line-row-2 = row 2
    .capital = Row 2
line-row-3 = row 3
    .capital = Row 3
line-row-4 = row 4
    .capital = Row 4
line-column-a = column a
    .capital = Column a
line-column-b = column b
    .capital = Column b
line-column-c = column c
    .capital = Column c
line-column-d = column d
    .capital = Column d
line-diagonal-a1-d4 = diagonal a1 d4
    .capital = Diagonal a1 d4
line-diagonal-d1-a4 = diagonal d1 a4
    .capital = Diagonal d1 a4
colour-red = red
    .letter = r
    .short = red
colour-green = green
    .letter = g
    .short = gre
colour-yellow = yellow
    .letter = y
    .short = yel
colour-blue = blue
    .letter = b
    .short = blu
symbol-sun = sun
symbol-clubs = clubs
symbol-moon = moon
symbol-hand = hand
symbol-star = star
jar = { $colour } { $symbol } jar
    .a = a { $colour } { $symbol } jar
    .painted = { $colour } { $symbol }
thief = { $colour } { $symbol } thief
    .a = a { $colour } { $symbol } thief
special-lantern = Lantern
    .a = a Lantern
special-sapphire = Sapphire
    .a = a Sapphire
special-amulet = Amulet
    .a = an Amulet
special-dagger = Dagger
    .a = a Dagger
tile = tile
hoard = { $owner-is ->
    [you] your hoard
   *[other] { $owner }'s hoard
 }
pile-stack = stack
pile-discards = discards
pile-eyes = eyes

# Actions
pass = pass
discard-nothing = discard nothing
discard = discard { LIST($slots, " ") }
look = look at { $place }
show = show { $place }
peek = peek at { $place }
put = put { $slot }
on = on { $place }
swap = swap { $place }
with = with { $place }
play = play { $special } { $slot }
steal = steal { $target }
take = take { $gem }
rob-gem = rob { $victim } of a gem
rob-tile = rob { $victim } of a tile
brings-rob = has { $number }

# Outcomes
first-seat = { $who } goes first
its-colour = the thief of its colour
its-symbol = the thief of its symbol
its-special = the special object

# What is asked
ask-discard = Discard what you do not want; then your hand is filled up to three tiles.
ask-glimpse = { $closed ->
    [0] No tile lies face down: pass.
   *[other] Look at one tile of the board, { $lanterns ->
        [0] or pass.
       *[other] play a Lantern to peek at two, or pass.
     }
 }
ask-action = { $tiles ->
    [0] Swap two neighbours
   *[other] Put a tile from your hand on the board, swap two neighbours
 }{ $specials ->
    [0] , or pass.
   *[other] , play a special tile, or pass.
 }
ask-steal = Announce a theft, or pass to end your turn.
ask-show = The Lantern on { $place } shows { $missing ->
    [one] one more tile around it. Which?
   *[other] { $missing } tiles around it. Choose one.
 }
ask-peek = Choose two adjacent tiles to peek at. Which is the first?
ask-peek-too = Which tile next to { $place } is the second?
ask-put = On which place do you put tile { $slot }?
ask-swap = Which neighbour do you swap with { $place }?
ask-take = Choose the gem or Sapphire tile that you take.
ask-take-line = { FORM($line, "capital") } pays. Choose { $touching ->
    [0] the gem or Sapphire tile that you take.
   *[other] a gem that touches it.
 }
ask-dagger = { $who } plays { FORM($special, "a") }. { $daggers ->
    [0] You hold no Dagger to answer with.
   *[other] Answer with a Dagger, or let it pass.
 }

# Why not
not-now = this is not the time for it
not-asked-discard = you must build up your hand first
no-tile = there is no tile { LIST($slots, "or") } in your hand
lies-open = { $place } lies face up
not-around = the Lantern shows closed tiles next to it, each once, and { $place } is none of these
no-peek = you peek at two adjacent tiles, at least one of them closed
not-adjacent = { $place } and { $other } are not adjacent
half-done = finish what you have begun: choose a place
not-in-hand = tile { $slot } in your hand is not { FORM($special, "a") }
lantern-only-glimpse = a Lantern is played as the glimpse
special-only-action = a Sapphire or an Amulet is played as the action
no-eye = you have no Evil Eye to give back
dagger-only-answer = a Dagger is played in answer to somebody else's special tile
only-dagger = only a Dagger can answer
gem-gone = { $gem } is gone
not-touching = { $gem } does not touch the line, but another gem does
touching-first = you must take a gem that touches the line, since there is one
not-yourself = you cannot rob yourself
nothing-to-rob = { $victim } has none to take

# What happened
begins = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
 }
board-laid = Sixteen jars lie on the board, with nine gems between them.
fills-hand = { $who } fills the hand up to three tiles.
you-draw = You draw { FORM($jar, "a") }.
you-draw-face = You draw { FORM($face, "a") } in { FORM($jar, "a") }.
you-get = It holds { FORM($face, "a") }.
discards = { $who-is ->
    [you] You discard
   *[other] { $who } discards
 } { FORM($face, "a") }.
looks = { $who-is ->
    [you] You look
   *[other] { $who } looks
 } at { $place }.
peeks = { $who-is ->
    [you] You peek
   *[other] { $who } peeks
 } at { $places }.
holds = On { $place }: { FORM($face, "a") }.
finds-sapphire = A Sapphire on { $place }! { $who-is ->
    [you] You keep
   *[other] { $who } keeps
 } it, and a new jar takes its place.
finds-dagger = A Dagger on { $place }! { $who-is ->
    [you] You lose
   *[other] { $who } loses
 } the whole hand.
finds-lantern = A Lantern on { $place }! It shows everybody what lies around it.
puts = { $who-is ->
    [you] You put
   *[other] { $who } puts
 } { FORM($jar, "a") } on { $place } and { $who-is ->
    [you] take
   *[other] takes
 } the { $old } from there.
swaps = { $who-is ->
    [you] You swap
   *[other] { $who } swaps
 } { $places }.
plays = { $who-is ->
    [you] You play
   *[other] { $who } plays
 } { FORM($special, "a") }.
answers = { $who-is ->
    [you] You answer
   *[other] { $who } answers
 } with a Dagger.
cancelled = The { $special } is cancelled.
gives-back = { $who-is ->
    [you] You give
   *[other] { $who } gives
 } back an Evil Eye.
announces = { $who-is ->
    [you] You announce
   *[other] { $who } announces
 } a theft: { $target }.
at-place = { $place } { $face }
reveals = The four tiles: { $faces }.
succeeds = That is a set! { $who-is ->
    [you] You succeed.
   *[other] { $who } succeeds.
 }
fails = That is no set: { $who-is ->
    [you] you fail
   *[other] { $who } fails
 } and { $eyes ->
    [0] no Evil Eye is left to take.
   *[other] { $who-is ->
        [you] take
       *[other] takes
     } an Evil Eye.
 }
pays = { FORM($line, "capital") } pays.
takes-gem = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } { $gem }.
robs = { $who-is ->
    [you] You rob
   *[other] { $who } robs
 } { $victim-is ->
    [you] you
   *[other] { $victim }
 } of { $what ->
    [gem] a gem.
   *[tile] a Sapphire tile.
 }
replaced = New jars lie on { $places }.
shuffled = The discards are shuffled into a new stack.
last-gem = The last gem has left the board.
turns-over = { $turns ->
    [one] The only turn has been played
   *[other] { $turns } turns have been played
 }: the game is over.
scores = { $who-is ->
    [you] You have
   *[other] { $who } has
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $gems ->
    [0] no gems
    [one] 1 gem
   *[other] { $gems } gems
 } and { $tiles ->
    [0] no Sapphire tiles
    [one] 1 Sapphire tile
   *[other] { $tiles } Sapphire tiles
 }{ $eyes ->
    [0] .
    [one] , less 1 Evil Eye.
   *[other] , less { $eyes } Evil Eyes.
 }
tied = Tied with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $who }.
tie-break = { $what ->
    [eyes] Fewest Evil Eyes
   *[gems] Most gems
 }: { $who }, with { $number ->
    [0] none.
   *[other] { $number }{ $tied ->
        [one] .
       *[other] { " " }each.
     }
 }
wins = { $who-is ->
    [you] You win!
   *[other] { $who } wins!
 }
share = The win is shared by { $who }.

# The table
heading-setup = the jars are laid out
heading-turn = turn { $turn }
counted = { $pile } { $number }
top = next: { FORM($jar, "painted") }
score = { $points } ({ $gems ->
    [one] 1 gem
   *[other] { $gems } gems
 }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }, { $eyes ->
    [one] 1 eye
   *[other] { $eyes } eyes
 })
empty-hand = no tiles
in-hand = hand { $number }
legend-closed = thin frame: closed jar
legend-open = thick frame: open tile
legend-gone = –: lies open by now
legend-brief = [ ]: open
sheet-jar = jar
sheet-colour = colour
sheet-symbol = symbol
sheet-special = special
sheet-example = { $jar }:
sheet-number = { $number } { $face }
or = { $one } or { $other }

# After the game
hidden = What lay hidden
a-face = { FORM($face, "a") }
face-on = { FORM($face, "a") } on { $place }
held = { $who } held { $faces }.
lay-there = Face down lay { $faces }.
never-seen = Nobody ever saw what lay on { $places }.
shuffled-since = Nobody had seen what lay on { $places } since the discards were shuffled.
