title = Guild of Thieves

# Things
space = { $id }
card = card { $id }
thief = thief { $id }
kind-lamp = Lamp
kind-camel = Camel
kind-sword = Sword
kind-carpet = Carpet
kind-coins = Coins
kind-turban = Turban
kind-jewels = Jewels
kind-guard = Guard
kind-starter-lamp = starter Lamp
kind-starter-camel = starter Camel

# Cards
several = { $kind }×{ $number }
worth = { $kind } { $points }

# Actions
pass = pass for ever
play = play { $kind }
pick = thief { $space }
step-over = over { $space }
go-to = to { $space }
place-on = place { $space }

# Outcomes
places-first = { $who } first

# What is asked
ask-place = Place a thief on a free card, which you claim when it leaves ({ $left ->
    [one] your last
   *[other] { $left } left
 }).
ask-card = Play a card, or pass for the rest of the game.
ask-pass = None of your cards can move a thief: you have to pass.
ask-thief = { $card }: which thief moves?
ask-via = { $card }: over which card first? You claim it, too.
ask-second = { $card }: where does the second step end?
ask-lamp = { $card }: straight on as far as the way is free. Where to?
ask-camel = { $card }: three steps, round corners if you like. Where to?
ask-sword = { $card }: whom do you push away?
ask-carpet = { $card }: over the gap. Where to?
ask-coins = { $card }: one step, then draw two cards. Where to?
as = { $card } as { $effect }

# Why not
not-placing = thieves are placed before the first turn
still-placing = first all thieves are placed
not-free = on { $space } there is no free card
one-card = one card is played in a turn
not-in-hand = there is no { $kind } in your hand
guards-stay = a Guard cannot be played
nothing-to-copy = no opponent has played a card yet
moves-nobody = { $kind } moves none of your thieves now
play-first = first a card is played
no-thief-there = no thief of yours is on { $space }
cannot-move = the thief on { $space } cannot move with { $card }
thief-first = first you choose the thief to move
thief-chosen = the thief is chosen
via-chosen = the first step is made
not-over = { $card } cannot go over { $space } first
only-turban = only a Turban's first step is chosen
via-first = first you choose the Turban's first step
out-of-reach = { $card } does not take the thief on { $start } to { $space }
no-pass = the card is played: now a thief moves

# What happened
grid-dealt = The grid is dealt: { $cards } items lie face up.
begins-placing = { $who-is ->
    [you] You place
   *[other] { $who } places
 } the first thief.
places = { $who-is ->
    [you] You place
   *[other] { $who } places
 } a thief on { $space }, { $kind }.
begins = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } the first turn.
moves = { $who-is ->
    [you] You play
   *[other] { $who } plays
 } { $card }: { $start } to { $end }, and { $who-is ->
    [you] claim
   *[other] claims
 } { $claimed }.
pushes = { $who-is ->
    [you] You push
   *[other] { $who } pushes
 } { $victim-is ->
    [you] your
   *[other] { $victim }'s
 } thief to { $space }, { $kind }.
shuffles = { $who-is ->
    [you] You shuffle your
   *[other] { $who } shuffles the
 } discard pile into a new draw pile.
draws = { $who-is ->
    [you] You draw
   *[other] { $who } draws
 } { $kind }.
draws-unseen = { $who } draws a card.
passes = { $who-is ->
    [you] You pass
   *[other] { $who } passes
 } for the rest of the game.
ends = Everybody has passed. The thieves claim what they stand on.
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
 }: { $who }. Most Lamps decide, then most Camels, then most cards.
wins = { $who-is ->
    [you] You lead the guild: you win!
   *[other] { $who } leads the guild and wins!
 }
share = The guild is led together: { $who } share the win.

# The table
heading-deal = the grid is dealt
heading-place = thieves are placed
heading-turn = turn { $turn }
heading-done = the game is over
jewels-copy = Jewels copy { $effect }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
sizes = hand { $hand }, draw pile { $pile }, discard { $discard }
has-passed = passed: hand { $hand }, draw pile { $pile }, discard { $discard }
hand = hand: { $cards }
hand-partly-known = hand: { $known }, and { $number } of these: { $cards }
hand-unknown = hand: { $number } of these: { $cards }
draw-pile = draw pile: { $cards }
discard = discard: { $cards }
all-cards = cards: { $cards }

# After the game
held = { $who } passed with { $cards } in hand.
