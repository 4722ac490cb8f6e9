title = King of Thieves

# Symbols: by themselves, several, so many
the-key = Key
the-lamp = Lamp
the-shield = Shield
the-sword = Sword
the-ruby = Ruby
many-key = Keys
many-lamp = Lamps
many-shield = Shields
many-sword = Swords
key = { $number ->
    [one] 1 Key
   *[other] { $number } Keys
 }
lamp = { $number ->
    [one] 1 Lamp
   *[other] { $number } Lamps
 }
shield = { $number ->
    [one] 1 Shield
   *[other] { $number } Shields
 }
sword = { $number ->
    [one] 1 Sword
   *[other] { $number } Swords
 }
ruby = { $number ->
    [one] 1 Ruby
   *[other] { $number } Rubies
 }
card = { $end }|{ $other }

# Tombs
tomb-0 = Tomb of the Locksmith
tomb-1 = Vault of Whispers
tomb-2 = Sealed Treasury
tomb-3 = Lampmaker's Crypt
tomb-4 = Shrine of Smoke
tomb-5 = Palace of the Djinn
tomb-6 = Guardsman's Barrow
tomb-7 = Hall of the Janissaries
tomb-8 = Tomb of the Iron Sultan
tomb-9 = Raider's Grave
tomb-10 = Tomb of Seven Blades
tomb-11 = Mausoleum of the Warlord

# Guardians
guardian-0 = Poisoned Lock
guardian-1 = Spiked Pit
guardian-2 = Crushing Walls
guardian-3 = Cursed Glyph
guardian-4 = Pillar of Flame
guardian-5 = Bound Djinn
guardian-6 = Giant Scorpion
guardian-7 = Stone Colossus
guardian-8 = Scything Blades
guardian-9 = Skeleton
guardian-10 = Ghoul Pack
guardian-11 = Mummy Lord
second-guardian = second { $guardian }

# Actions
escape = escape
hide = hide
call = call the showdown
lay-up = lay a card face up
lay-down = lay a card face down
enough = enough
lay-card = lay { $card }
use-end = use the { $symbol } end
declare-as = declare { $symbol }
for-tomb = for the tomb
against = against the { $guardian }
against-younger = against the second { $guardian }
seat-begins = begin with { $who }

# What is asked
ask-turn = Round { $round } of { $rounds }: escape, or stay { $price ->
    [0] for nothing
   *[other] for { $price } reputation
 } and hide or lay a card.
ask-alone = You are alone in the tomb: escape, call the showdown, or stay { $price ->
    [0] for nothing
   *[other] for { $price } reputation
 } and hide or lay a card.
ask-card-up = Which card do you lay face up?
ask-card-down = Which card do you lay face down?
face-up = face up
face-down = face down
ask-end = Which end of { $card } counts? It is laid { $face }.
ask-declare = What do you declare { $end } to be?
ask-more = Lay a second card, or is one enough?
ask-duel = Where do you count { $end }?
ask-community = Where do you count the community card, { $card }?

# Why not
no-showdown = cards are counted in the showdown (rule 5.2)
not-there = that Guardian is not on the table (rule 5.2)
does-not-fit = the symbols do not fit (rule 5.2)
rounds-over = the rounds are over; say where the card counts (rule 5.2)
not-held = there is no such card in the hand (rule 4.3)
no-card-yet = say first whether a card is laid face up or face down (rule 4.3)
no-such-end = the card has no such end (rule 4.3)
nothing-to-turn = no card is waiting to be turned (rule 4.3)
nothing-to-declare = only rubies that are laid face up are declared (rule 4.4)
card-in-hand = finish laying the card first (rule 4.3)
no-cards = there is no card left to lay (rule 4.3)
not-alone = others are still in the tomb (rule 4.8)
nothing-laid = no card has been laid in this turn (rule 4.3)
already-laid = a card has been laid: lay another, or it is enough (rule 4.3)

# What happened
begins = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
 }
hand-dealt = You are dealt { $cards }.
new-tomb = Tomb { $number } of { $of }: { $tomb }, { $gold } gold for the most { $symbol }.
new-creature = Its Guardian is a creature, the { $guardian }: { $symbols } beat it.
new-trap = Its Guardian is a trap, the { $guardian }: { $symbols } beat it.
new-community = The community card: { $card }.
community-card = the community card
draws = You draw { $card }.
shuffled = The discards are shuffled and become the deck.
escapes = { $who-is ->
    [you] You escape
   *[other] { $who } escapes
 }{ $left ->
    [0] .
    [one] {" "}and { $who-is ->
        [you] leave
       *[other] leaves
     } a card behind.
   *[other] {" "}and { $who-is ->
        [you] leave
       *[other] leaves
     } { $left } cards behind.
 }
hides = { $who-is ->
    [you] You hide
   *[other] { $who } hides
 }{ $paid ->
    [0] , with nothing to pay.
   *[other] {" "}for { $paid } reputation.
 }
calls = { $who-is ->
    [you] You call
   *[other] { $who } calls
 } the showdown.
lays = { $who-is ->
    [you] You lay
   *[other] { $who } lays
 } { $card } { $face }.
lays-declared = { $who-is ->
    [you] You lay
   *[other] { $who } lays
 } { $card } face up and { $who-is ->
    [you] declare
   *[other] declares
 } { $symbol }.
lays-hidden = { $who } lays a card face down.
showdown = The showdown!
turns-over = { $who-is ->
    [you] You turn
   *[other] { $who } turns
 } over { $card }.
counts = { $who-is ->
    [you] You count
   *[other] { $who } counts
 } { $what } { $where }.
has-totals = { $who-is ->
    [you] You have
   *[other] { $who } has
 } { $totals }.
has-none = { $who-is ->
    [you] You have
   *[other] { $who } has
 } nothing that counts.
beats = { $who-is ->
    [you] You beat
   *[other] { $who } beats
 } the { $guardian } with { $symbols } and { $who-is ->
    [you] take
   *[other] takes
 } { $tokens ->
    [0] nothing
   *[other] { $tokens } reputation
 }.
beat-together = A tie of { $symbols } beats the { $guardian }; its reputation is shared: { $gains }.
gain = { $who-is ->
    [you] you get
   *[other] { $who } gets
 } { $tokens ->
    [0] nothing
   *[other] { $tokens }
 }
guardian-leaves = There is nothing left to guard for the { $guardian }.
unbeaten = Still unbeaten: { $guardians }.
kept = the { $guardian } ({ $tokens } reputation)
plunders = { $who-is ->
    [you] You plunder
   *[other] { $who } plunders
 } the { $tomb } with { $symbols } and { $who-is ->
    [you] take
   *[other] takes
 } { $gold } gold.
plunder-together = A tie of { $symbols } for the { $tomb }; its gold is shared: { $gains }.
unplundered = Nobody plunders the { $tomb }.
is-out = { $who-is ->
    [you] You have
   *[other] { $who } has
 } no reputation left and { $who-is ->
    [you] are
   *[other] is
 } out.
begins-next = { $who-is ->
    [you] You begin
   *[other] { $who } begins
 } at the next tomb.
target-reached = The goal of { $gold } gold is reached!
tombs-over = The last tomb is closed.
all-out = Nobody is left.
wins = { $who-is ->
    [you] You are King of Thieves!
   *[other] { $who } is King of Thieves!
 }
share = The crown is shared by { $who }.

# The table
heading-setup = before the first tomb
heading-round = tomb { $number } of { $of }, round { $round } · { $target } gold to win
heading-showdown = tomb { $number } of { $of }, showdown · { $target } gold to win
heading-done = the game is over
the-tomb = Tomb
the-guardian = Guardian
the-community = Community card
most-of = most { $symbol }
gold-on = { $gold } gold
pool = { $tokens } reputation
tokens = { $gold } gold, { $reputation } reputation, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
is-out-of-it = out
is-winner = King of Thieves
has-escaped = escaped
is-start = starts
hidden-card = (face down)
is-down = (face down)
as = as { $symbol }
with-community = + community card { $where }
total = { $number } { $where }
decks = deck { $deck }, discards { $up } face up and { $down } face down
your-hand = Your hand

# Afterwards
epilogue = Left face down and never shown
left-behind = Tomb { $number }: { $who } escaped from { $cards }.
