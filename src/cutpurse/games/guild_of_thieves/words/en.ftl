title = Guild of Thieves
tagline = A deck-builder on a shrinking grid of magic items

# House rules
option-carpet_crosses = Flying Carpet
    .help = What a Flying Carpet may cross: only gaps, or free cards before the gap as well
option-carpet_crosses-gaps = only gaps
option-carpet_crosses-cards = free cards as well
option-thieves = Thieves
    .help = How many thieves each seat has
option-memory_aid = Memory aid
    .help = Whether the table shows what one could have kept in mind: points, and what may be in a hand
option-memory_aid-off = off
option-memory_aid-on = on

# Things
space = { $id }
card = card { $id }
thief = thief { $id }
kind-lamp = Lamp
    .a = a Lamp
    .many = Lamps
    .short = Lamp
kind-camel = Camel
    .a = a Camel
    .many = Camels
    .short = Camel
kind-sword = Sword
    .a = a Sword
    .many = Swords
    .short = Sword
kind-carpet = Carpet
    .a = a Carpet
    .many = Carpets
    .short = Carpet
kind-coins = Coins
    .a = Coins
    .many = Coins cards
    .short = Coins
kind-turban = Turban
    .a = a Turban
    .many = Turbans
    .short = Turban
kind-jewels = Jewels
    .a = Jewels
    .many = Jewels cards
    .short = Jewels
kind-guard = Guard
    .a = a Guard
    .many = Guards
    .short = Guard
kind-starter-lamp = starter Lamp
    .a = a starter Lamp
    .many = starter Lamps
kind-starter-camel = starter Camel
    .a = a starter Camel
    .many = starter Camels

# Cards
a-card = { FORM($kind, "a") }
many-cards = { $number } { FORM($kind, "many") }
as = { $card } as { FORM($effect, "a") }
several = { $kind }×{ $number }
worth = { $kind } { $points }

# Actions
pass = pass for good
play = play { $kind }
pick = thief { $space }
step-over = over { $space }
go-to = to { $space }
place-on = place { $space }
brings-card = { $kind }

# Outcomes
places-first = { $who } first

# What is asked
ask-place = Place a thief on a free card. You claim it when the thief leaves ({ $left ->
    [one] your last
   *[other] { $left } left
 }).
ask-card = Play a card, or pass for the rest of the game.
ask-pass = None of your cards can move a thief: you have to pass.
ask-thief = { $card }: which thief moves?
ask-via = { $card }: over which card first? You claim it as well.
ask-second = { $card }: where does the second step end?
ask-lamp = { $card }: straight on as far as the way is free. Where to?
ask-camel = { $card }: three steps, round corners if you like. Where to?
ask-sword = { $card }: which thief do you push?
ask-carpet = { $card }: over the gap. Where to?
ask-coins = { $card }: one step, then draw two cards. Where to?

# Why not
not-placing = thieves are placed before the first turn only
still-placing = all thieves must be placed first
not-free = there is no free card on { $space }
one-card = you play only one card in a turn
not-in-hand = you have no { $kind } in your hand
guards-stay = a Guard cannot be played
nothing-to-copy = no opponent has played a card yet
moves-nobody = { $card } cannot move any of your thieves now
play-first = you must play a card first
no-thief-there = you have no thief on { $space }
cannot-move = { $card } cannot move the thief on { $space }
thief-first = you must first choose which thief moves
thief-chosen = you have already chosen a thief
via-chosen = the first step has already been made
not-over = { $card } cannot take the thief over { $space } first
only-turban = you choose a first step only with a Turban
via-first = you must choose the Turban's first step first
out-of-reach = { $card } cannot take the thief from { $start } to { $space }
no-pass = you have played a card, so a thief must move

# What happened
grid-dealt = The grid is dealt: { $cards } items lie face up.
begins-placing = { $who-is ->
    [you] You place
   *[other] { $who } places
 } the first thief.
places = { $who-is ->
    [you] You place
   *[other] { $who } places
 } a thief on { $space }, { FORM($kind, "a") }.
begins = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } the first turn.
moves = { $who-is ->
    [you] You play
   *[other] { $who } plays
 } { $card }, { $who-is ->
    [you] move
   *[other] moves
 } from { $start } to { $end } and { $who-is ->
    [you] claim
   *[other] claims
 } { $claimed }.
pushes = { $who-is ->
    [you] You push
   *[other] { $who } pushes
 } { $victim-is ->
    [you] your
   *[other] { $victim }'s
 } thief to { $space }, { FORM($kind, "a") }.
shuffles = { $who-is ->
    [you] You shuffle your
   *[other] { $who } shuffles the
 } discard pile into a new draw pile.
draws = { $who-is ->
    [you] You draw
   *[other] { $who } draws
 } { FORM($kind, "a") }.
draws-unseen = { $who } draws a card.
passes = { $who-is ->
    [you] You pass
   *[other] { $who } passes
 } for the rest of the game.
ends = Everybody has passed. Every thief claims the card it stands on.
scores = { $who-is ->
    [you] You have
   *[other] { $who } has
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 } and { $cards } cards.
tie-break = Tied with { $points ->
    [one] 1 point
   *[other] { $points } points
 }: { $who }.
most = Most { $what ->
    [lamps] Lamps
    [camels] Camels
   *[cards] cards
 }: { $tied ->
    [one] { $who }, with { $number }.
   *[other] { $who }, with { $number } each.
 }
wins = { $who-is ->
    [you] You lead the guild: you win!
   *[other] { $who } leads the guild and wins!
 }
share = Still tied: { $who } lead the guild together and share the win.

# The table
heading-deal = dealing the grid
heading-place = placing thieves
heading-turn = turn { $turn }
heading-done = the game is over
jewels-copy = Jewels copy { FORM($effect, "a") }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
sizes = hand { $hand }, draw pile { $pile }, discard { $discard }
has-passed = passed: hand { $hand }, draw pile { $pile }, discard { $discard }
holds = ({ $hand } in hand)
hand = hand: { $cards }
hand-partly-known = hand: { $known }, and { $number } of these: { $cards }
hand-unknown = hand: { $number } of these: { $cards }
draw-pile = draw pile: { $cards }
discard = discard: { $cards }
all-cards = cards: { $cards }

# After the game
held = { $who } passed with { $cards } in hand.
