title = Three Cups
tagline = A thief hides the loot under a cup, a guard lifts one

# House rules
option-rounds = Rounds
    .help = How often the loot is hidden

# Things
cup = cup { $id }

# Actions
hide = hide the loot under { $cup }
lift = lift { $cup }

# What is asked
ask-hide = Where do you hide the loot?
ask-lift = Under which cup is the loot?

# Why not
was-there = the loot was under { $cup } in the last round
is-hidden = the loot is hidden; lift a cup
not-hidden = first the loot must be hidden

# What happened
hides = { $who-is ->
    [you] You hide
   *[other] { $who } hides
 } the loot under { $cup }.
hides-unseen = { $who } hides the loot.
lifts = { $who-is ->
    [you] You lift
   *[other] { $who } lifts
 } { $cup }.
shows = The loot is under { $cup }.
takes = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } { $coins ->
    [one] one coin.
   *[other] { $coins } coins.
 }
wins = { $who-is ->
    [you] You win!
   *[other] { $who } wins!
 }
share = { $coins } coins each: the win is shared.

# The table
heading-round = round { $round } of { $rounds }
heading-over = the end
thief = thief
guard = guard
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
legend = ● the loot, ○ where it was in the last round, ^ the cup that is lifted
