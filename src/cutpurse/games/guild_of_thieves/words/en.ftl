title = Guild of Thieves

# Cards
lamp = Lamp
camel = Camel
sword = Sword
carpet = Carpet
coins = Coins
turban = Turban
jewels = Jewels
guard = Guard
starter-lamp = starter Lamp
starter-camel = starter Camel
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
not-placing = thieves are placed before the first turn (rule 1.3)
still-placing = first all thieves are placed (rule 1.3)
not-free = on { $space } there is no free card (rules 1.4, 2.4)
one-card = one card is played in a turn (rule 2.1)
not-in-hand = there is no { $kind } in your hand (rule 2.2)
guards-stay = a Guard cannot be played (rule 3.8)
nothing-to-copy = no opponent has played a card yet (rule 3.7)
moves-nobody = { $kind } moves none of your thieves now (rule 2.2)
play-first = first a card is played (rule 2.1)
no-thief-there = no thief of yours is on { $space } (rule 2.3)
cannot-move = the thief on { $space } cannot move with { $card } (rule 2.3)
thief-first = first you choose the thief to move (rule 2.3)
thief-chosen = the thief is chosen (rule 2.3)
via-chosen = the first step is made (rule 3.6)
not-over = { $card } cannot go over { $space } first (rule 3.6)
only-turban = only a Turban's first step is chosen (rule 3.6)
via-first = first you choose the Turban's first step (rule 3.6)
out-of-reach = { $card } does not take the thief on { $start } to { $space } ({ $rule })
rule-lamp = rule 3.1
rule-camel = rule 3.2
rule-sword = rule 3.3
rule-carpet = rule 3.4
rule-coins = rule 3.5
rule-turban = rule 3.6
no-pass = the card is played: now a thief moves (rule 2.8)

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
