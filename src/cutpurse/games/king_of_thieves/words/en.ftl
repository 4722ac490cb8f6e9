title = King of Thieves
tagline = Two-ended cards, bluffing in three rounds at the mouth of a tomb

# House rules
option-target = Gold to win
    .help = Gold that wins at once; 15 and 20 make a longer game
option-tombs = Tombs
    .help = How many tombs are opened; 0: each once, or as many as a longer game needs
option-stakes = Stakes
    .help = What a round costs; high: two reputation, for twice the gold
option-stakes-normal = normal
option-stakes-high = high
option-rubies = Rubies
    .help = The deck: as many rubies as keys, or four in all
option-rubies-common = as many as keys
option-rubies-rare = four in all
option-sets = Sets
    .help = More thieves: as many sets as the seats need, or always two
option-sets-auto = as many as the seats need

# Symbols, and so many of them
symbol-key = Key
    .a = a Key
    .many = Keys
    .short = Key
symbol-lamp = Lamp
    .a = a Lamp
    .many = Lamps
    .short = Lamp
symbol-shield = Shield
    .a = a Shield
    .many = Shields
    .short = Shld
symbol-sword = Sword
    .a = a Sword
    .many = Swords
    .short = Swd
symbol-ruby = Ruby
    .a = a Ruby
    .many = Rubies
    .short = Ruby
symbols = { $number ->
    [one] 1 { $symbol }
   *[other] { $number } { FORM($symbol, "many") }
 }

# Cards; the end that counts comes first, with what its rubies were declared to be
kind = { $end }|{ $other }
declared = { $end } { $meaning }
as = { $number ->
    [one] (as { FORM($symbol, "a") })
   *[other] (as { FORM($symbol, "many") })
 }
card = card
pile-cards = deck
pile-tombs = tombs
pile-guardians = Guardians
pile-gold = gold
duel-tomb = tomb

# Tombs
tomb-locksmith = Tomb of the Locksmith
tomb-whispers = Vault of Whispers
tomb-sealed-treasury = Sealed Treasury
tomb-lampmaker = Lampmaker's Crypt
tomb-smoke = Shrine of Smoke
tomb-djinn = Palace of the Djinn
tomb-guardsman = Guardsman's Barrow
tomb-janissaries = Hall of the Janissaries
tomb-iron-sultan = Tomb of the Iron Sultan
tomb-raider = Raider's Grave
tomb-seven-blades = Tomb of Seven Blades
tomb-warlord = Mausoleum of the Warlord

# Guardians; without a name of its own, the younger of two of a kind
guardian = second { $first }
guardian-poisoned-lock = Poisoned Lock
guardian-spiked-pit = Spiked Pit
guardian-crushing-walls = Crushing Walls
guardian-cursed-glyph = Cursed Glyph
guardian-pillar-of-flame = Pillar of Flame
guardian-bound-djinn = Bound Djinn
guardian-giant-scorpion = Giant Scorpion
guardian-stone-colossus = Stone Colossus
guardian-scything-blades = Scything Blades
guardian-skeleton = Skeleton
guardian-ghoul-pack = Ghoul Pack
guardian-mummy-lord = Mummy Lord

# Actions
escape = escape
hide = hide
call = call the showdown
lay-up = lay a card face up
lay-down = lay a card face down
enough = enough
lay-card = lay { $card }
use-end = use the { $symbol } end
declare-as = declare { FORM($symbol, "many") }
for-tomb = for the { $tomb }
against = against the { $guardian }
seat-begins = begin with { $who }
lay-so = lay { $card }: { $end }
end-up = { $symbol } up
end-down = { $symbol } down
end-up-as = { $symbol } up as { $meaning }
lay-how = lay { $card }, { $face }
count-so = { $what } { $where }
count-all = { LIST($counts, " · ") }
brings-draws = { $cards ->
    [0] draw nothing
    [one] draw a card
   *[other] draw { $cards } cards
 }
brings-pays = pay { $price }, { $draws }

# What is asked
hide-or-lay = hide or lay a card
ask-turn = Round { $round } of { $rounds }: escape, or { $price ->
    [0] stay for nothing and { $stay }
   *[other] pay { $price } reputation to { $stay }
 }.
ask-alone = You are alone in the tomb, but have paid nothing for it yet: escape, or pay { $price } reputation to { $stay }.
ask-call = You are alone in the tomb: escape, call the showdown, or { $price ->
    [0] stay for nothing and { $stay }
   *[other] pay { $price } reputation to { $stay }
 }.
ask-card-up = Which card do you lay face up?
ask-card-down = Which card do you lay face down?
face-up = face up
face-down = face down
ask-end = You lay { $card } { $face }: which end counts?
ask-declare = { $number ->
    [one] What does your Ruby stand for?
   *[other] What do your { $end } stand for?
 }
ask-more = Lay a second card, or is one enough?
ask-duel = In which duel do you count { $end }?
ask-community = In which duel do you count the community card, { $card }?

# Why not
no-showdown = where a card counts is decided in the showdown
not-there = that Guardian is not on the table
does-not-fit = the symbols do not fit that duel
rounds-over = the rounds are over: say in which duel the card counts
not-held = you have no such card in your hand
no-card-yet = first say whether you lay a card face up or face down
no-such-end = the card has no such end
nothing-to-turn = there is no card whose end is to be chosen now
nothing-to-declare = Rubies are declared only when they have been laid face up
card-in-hand = finish laying the card first
no-cards = you have no card left to lay
not-alone = others are still in the tomb
nothing-paid = you have paid nothing for this tomb yet
nothing-laid = you have laid no card in this turn
already-laid = you have laid a card: lay another, or say that it is enough

# What happened
begins = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
 }
hand-dealt = You are dealt { $cards }.
new-tomb = Tomb { $number } of { $of }: { $tomb }, { $gold } gold for the most { FORM($symbol, "many") }.
new-creature = Its Guardian is a creature, the { $guardian }: { $symbols } beat it.
new-trap = Its Guardian is a trap, the { $guardian }: { $symbols } beat it.
new-community = The community card is { $card }.
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
    [0] {" "}without paying.
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
beat-together = A tie of { $symbols } beats the { $guardian }; the reputation is shared: { $gains }.
gain = { $who-is ->
    [you] you get
   *[other] { $who } gets
 } { $tokens ->
    [0] nothing
   *[other] { $tokens }
 }
guardian-leaves = No reputation lies on the { $guardian }, so the card is discarded.
unbeaten = Still unbeaten: { $guardians }.
kept = the { $guardian } ({ $tokens } reputation)
plunders = { $who-is ->
    [you] You plunder
   *[other] { $who } plunders
 } the { $tomb } with { $symbols } and { $who-is ->
    [you] take
   *[other] takes
 } { $gold } gold.
plunder-together = A tie of { $symbols } for the { $tomb }; the gold is shared: { $gains }.
unplundered = Nobody plunders the { $tomb }; its gold goes back.
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
tombs-over = That was the last tomb.
all-out = No thief is left in the game.
last-thief = { $who-is ->
    [you] You are
   *[other] { $who } is
 } the only thief left in the game.
scores = In the end { $scores }.
score = { $who-is ->
    [you] you have
   *[other] { $who } has
 } { $gold } gold
score-out = { $who-is ->
    [you] you are
   *[other] { $who } is
 } out
tie-break = The gold is tied, so reputation counts: { $reputation }.
has = { $who-is ->
    [you] you have
   *[other] { $who } has
 } { $tokens }
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
pool-brief = { $tokens } rep.
tokens = { $gold } gold, { $reputation } reputation, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
legend = gold/rep./hand, laid
is-out-of-it = out
is-winner = King of Thieves
has-escaped = escaped
is-start = starts
hidden-card = (face down)
not-end = not { $end }
is-down = (face down)
with-community = + community card { $where }
total = { $number } { $where }
decks = deck { $deck }, discards { $up } face up and { $down } face down
your-hand = Your hand

# Afterwards
epilogue = Left face down and never shown
left-behind = Tomb { $number }: { $who-is ->
    [you] you left
   *[other] { $who } left
 } { $cards }.
