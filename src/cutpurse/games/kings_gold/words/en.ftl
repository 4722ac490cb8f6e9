title = King's Gold
tagline = Pirate dice: push your luck, rob each other and the King

# House rules
option-first = First turn
    .help = Who begins: the dice decide, or always the same seat
option-first-dice = the dice decide
option-kings_share = King's share
    .help = How a box that cannot pay both is shared: player before King, or split with the King
option-kings_share-english = player before King
option-kings_share-french = split with the King
option-turns = Turns
    .help = Turns after which the game ends even with gold in the box

# Things
die = { $id }
face-skull = skull
    .a = a skull
face-cannon = cannon
    .a = a cannon
face-crossbones = crossbones
    .a = crossbones
face-coin-1 = 1 coin
    .a = 1 coin
    .number = 1
face-coin-2 = 2 coins
    .a = 2 coins
    .number = 2
face-coin-3 = 3 coins
    .a = 3 coins
    .number = 3
pile-box = box
pile-king = King

# Actions
stop = stop
roll = roll { LIST($dice, " ") }
take = take { FORM($coin, "number") } with the { $cannon }
rob = rob { $victim } of { FORM($coin, "number") }
plunder = plunder { $victim }
brings-rob = has { $coins }
brings-take = the box holds { $coins }

# What is asked
ask-roll = Choose dice to roll again, or stop ({ $outlook }). { $rolls ->
    [one] One roll left.
   *[other] { $rolls } rolls left.
 }
stop-pairs = { $pairs ->
    [0] stopping now costs the penalty of 3 coins
    [one] stopping now brings a pair
   *[other] stopping now brings { $pairs } pairs
 }
stop-five-coins = five coins: the King has { $coins }
stop-five-skulls = five skulls: plunder a rival
stop-five-cannons = five cannons: the box holds { $coins }
ask-pair = Pair a coin with a cannon or a skull.
ask-plunder = Five skulls! Choose whom to plunder.

# Why not
no-rolling = the rolling is over in this turn
locked = crossbones are locked: { $dice }
still-rolling = stop rolling first
needs-five-skulls = that needs five skulls
no-rival = { $victim-is ->
    [you] you cannot rob yourself
   *[other] { $victim } cannot be robbed here
 }
needs-coin = no unpaired die shows { FORM($coin, "number") }
needs-cannon = no cannon is left to pair
needs-skull = no skull is left to pair

# What happened
coins = { $number ->
    [0] nothing
    [one] 1 coin
   *[other] { $number } coins
 }
rolls-skulls = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
 } { $skulls ->
    [0] no skulls
    [one] 1 skull
   *[other] { $skulls } skulls
 } for the first turn.
roll-off-tied = A tie: those with the most skulls roll again.
begins = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
 }
rolls-again = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
 } { $dice } again.
rolls = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
 } { $faces }.
shows = Now the dice show { $faces }.
on-a-die = { FORM($face, "a") }
stops = { $who-is ->
    [you] You stop.
   *[other] { $who } stops.
 }
takes = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } { $taken } from the box{ $tax ->
    [0] .
   *[other] , and the King gets { $tax }.
 }
robs = { $who-is ->
    [you] You rob
   *[other] { $who } robs
 } { $victim-is ->
    [you] you
   *[other] { $victim }
 } of { $taken }.
plunders = Five skulls! { $who-is ->
    [you] You take
   *[other] { $who } takes
 } everything { $victim-is ->
    [you] you have
   *[other] { $victim } has
 }: { $taken }.
robs-king = Five coins! { $who-is ->
    [you] You rob
   *[other] { $who } robs
 } the King of { $taken }.
empties-box = Five cannons! { $who-is ->
    [you] You take
   *[other] { $who } takes
 } the whole box: { $taken }.
pays-for-crossbones = { $crossbones ->
    [3] Three
    [4] Four
   *[other] Five
 } crossbones: { $who-is ->
    [you] you pay
   *[other] { $who } pays
 } the King { $paid }.
pays-for-nothing = No combination: { $who-is ->
    [you] you pay
   *[other] { $who } pays
 } the King { $paid }.
box-empty = The box is empty.
play-off = Play-off, round { $round }: { $who }.
turns-over = { $turns ->
    [one] The only turn has been played
   *[other] { $turns } turns have been played
 }: the box is closed.
at-the-end = At the end { $purses }.
purse = { $who-is ->
    [you] you have
   *[other] { $who } has
 } { $coins }
play-off-over = After { $rounds } rounds the play-off has no winner.
wins-play-off = { $who-is ->
    [you] You win the play-off!
   *[other] { $who } wins the play-off!
 }
wins = { $who-is ->
    [you] You win!
   *[other] { $who } wins!
 }
share = The win is shared by { $who }.

# The table
heading-roll-off = who begins?
heading-turn = turn { $turn }
heading-play-off = play-off, round { $round }
out-of-it = out of the running
state-falling = in the air
state-locked = locked
state-paired = paired
legend = ● five coins, · one
