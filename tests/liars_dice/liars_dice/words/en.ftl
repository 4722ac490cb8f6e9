title = Liar's Dice
tagline = Dice under cups: outbid each other, and doubt a lie

# House rules
option-dice = Dice
    .help = Dice under each cup
option-lives = Lives
    .help = Lives that each seat begins with

# Things
die = die { $id }
face-1 = one
    .many = ones
face-2 = two
    .many = twos
face-3 = three
    .many = threes
face-4 = four
    .many = fours
face-5 = five
    .many = fives
face-6 = six
    .many = sixes
bid = { $count ->
    [one] 1 { $face }
   *[other] { $count } { FORM($face, "many") }
 }

# Actions
doubt = doubt
raise = bid { $bid }

# What is asked
ask-open = Open with a bid.
ask-raise = { $bid }? Raise the bid, or doubt it.
ask-doubt = { $bid }? Nothing is higher: doubt it.

# Why not
nothing-to-doubt = nobody has bid yet
too-many = there are only { $dice } dice
too-low = a bid must be higher than { $bid }

# What happened
rolls = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
 } { $faces }.
rolls-unseen = { $who } rolls under the cup.
opens = { $who-is ->
    [you] You open.
   *[other] { $who } opens.
 }
bids = { $who-is ->
    [you] You bid
   *[other] { $who } bids
 } { $bid }.
doubts = { $who-is ->
    [you] You doubt it.
   *[other] { $who } doubts it.
 }
shows = { $who-is ->
    [you] You show
   *[other] { $who } shows
 } { $faces }.
true = The bid was { $bid }, and there { $found ->
    [one] is { $found }
   *[other] are { $found }
 }: it is true.
false = The bid was { $bid }, and there { $found ->
    [0] is none
    [one] is only { $found }
   *[other] are only { $found }
 }: it is a lie.
loses-life = { $who-is ->
    [you] You lose
   *[other] { $who } loses
 } a life{ $left ->
    [0] , the last.
   *[other] { " " }and { $who-is ->
       [you] have
      *[other] has
     } { $left } left.
 }
wins = { $who-is ->
    [you] You win!
   *[other] { $who } wins!
 }
