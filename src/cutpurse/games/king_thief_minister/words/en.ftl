title = King Thief Minister
tagline = Six hidden characters that move, claims that may be lies

# House rules
option-rounds = Rounds
    .help = Rounds after which the richest wins; 0 for no such end
option-peasant_names = The Peasant names
    .help = What the Peasant must name: the cards of the other players, or all six
option-peasant_names-players = the other players' cards
option-peasant_names-six = all six cards
option-memory_aid = Memory aid
    .help = Whether the table shows you what you could have kept in mind
option-memory_aid-off = off
option-memory_aid-on = on

# Things
character-king = King
character-thief = Thief
character-minister = Minister
character-executioner = Executioner
character-sheriff = Sheriff
character-peasant = Peasant
card = card
pile-treasury = treasury
spot = { $lies ->
    [before] { $owner-is ->
        [you] your card
       *[other] { $owner }'s card
     }
   *[between] the card between { $right-is ->
        [you] you
       *[other] { $right }
     } and { $left-is ->
        [you] you
       *[other] { $left }
     }
 }

# Actions
look = look at your own card
to-right = move all cards to the right
to-left = move all cards to the left
to-front = move all cards to the front
claim = claim the { $character }
dare = challenge
let-pass = let it pass
yes-sir = Yes Sir
say-nothing = say nothing
take-pair = take { $spots }
swap-openly = swap them openly
swap-under = swap them under the table
seem-to-swap = only seem to swap them
point-at = point at { $spot }
say = it is the { $character }
pays-two = { $who } pays two
heard = Yes Sir: { $who }
brings-dare = a coin if it is true
brings-king = take 3 coins, ask for the Minister
brings-thief = take a coin from each neighbour
brings-minister = swap two cards, or seem to
brings-executioner = name a card, win its owner's coins
brings-sheriff = the others pay 1 coin, one of them 2
brings-peasant = name all cards, win the treasury
dealt-king = { $who } is dealt the King

# What is asked
ask-first-look = Choose a card to look at before the game begins.
ask-challenge = { $claimant } claims to be the { $character }. Challenge that, or let it pass?
ask-answer = Who is the Minister? Answer in secret.
ask-turn = Look at your card for a coin, move the cards, or claim a character.
ask-take = As Minister, take two cards.
ask-swap = Swap the two openly, swap them under the table, or only seem to.
ask-aim = As Executioner, point at another player's card.
ask-what = Which character is { $spot }?
ask-tax = As Sheriff, say who pays two coins.
ask-point = As Peasant, point at the next card that you will name.

# Why not
not-now = that is not what is asked now
cannot-look = without a coin you may look only if the treasury holds at least { $coins }
not-own-card = before the first turn you look at a card that is not your own
not-a-target = the Executioner points at another player's card
not-to-be-named = that is not one of the cards you have to name
not-taxed = the Sheriff names another player to pay two

# What happened
begins = { $who-is ->
    [you] You are dealt the King and begin.
   *[other] { $who } is dealt the King and begins.
 } The cards are laid out anew.
looks = { $who-is ->
    [you] You look
   *[other] { $who } looks
 } at { $spot }.
on-card = On { $spot } you see the { $character }.
pays-to-look = { $who-is ->
    [you] You pay to look at your card.
   *[other] { $who } pays to look at their own card.
 }
has-no-coin-to-look = { $who-is ->
    [you] You want to look at your card but have no coin: the others take one each from the treasury.
   *[other] { $who } wants to look at their own card but has no coin: the others take one each from the treasury.
 }
moves-right = { $who-is ->
    [you] You move
   *[other] { $who } moves
 } all cards to the right.
moves-left = { $who-is ->
    [you] You move
   *[other] { $who } moves
 } all cards to the left.
moves-front = { $who-is ->
    [you] You move
   *[other] { $who } moves
 } all cards to the front.
claims = { $who-is ->
    [you] You claim
   *[other] { $who } claims
 } to be the { $character }.
challenges = { $who-is ->
    [you] You challenge
   *[other] { $who } challenges
 } that.
nobody-challenges = Nobody challenges that.
claim-true = It is true.
claim-false = It is a lie: nothing happens.
asks-for-minister = { $who-is ->
    [you] You ask: who is the Minister?
   *[other] { $who } asks: who is the Minister?
 }
nobody-answers = Nobody says a word.
answers = "Yes Sir": { $who }.
is-minister = Indeed, { $spot } is the Minister.
is-not-minister = No, { $spot } is not the Minister.
takes-pair = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } { $spots }.
swaps-openly = { $who-is ->
    [you] You swap
   *[other] { $who } swaps
 } them for all to see.
under-the-table = { $who-is ->
    [you] You handle
   *[other] { $who } handles
 } them under the table.
swaps-under = You swap them under the table.
seems-to-swap = You only seem to swap them.
accuses = { $who-is ->
    [you] You say
   *[other] { $who } says
 } that { $spot } is the { $character }.
accused-rightly = That is right.
accused-wrongly = That is wrong.
collects-tax = { $who-is ->
    [you] You collect
   *[other] { $who } collects
 } the tax; { $payer-is ->
    [you] you are named
   *[other] { $payer } is named
 } to pay two.
turned-up = Face up: { $spot } is the { $character }.
mistake = A mistake: the cards are turned down again.
named-all = Every name was right: the whole treasury is won.
has-no-coin-to-pay = { $who-is ->
    [you] You have
   *[other] { $who } has
 } { $paid ->
    [0] no coin
   *[other] no second coin
 } to pay: the others take from the treasury.
has-no-coin-to-steal = { $who-is ->
    [you] You have
   *[other] { $who } has
 } no coin to steal: { $thief-is ->
    [you] you take
   *[other] { $thief } takes
 } one from the treasury.
coins-move = Coins: { $changes }; the treasury holds { $treasury }.
gains = { $who-is ->
    [you] you
   *[other] { $who }
 } +{ $coins }
loses = { $who-is ->
    [you] you
   *[other] { $who }
 } -{ $coins }
treasury-empty = The treasury is empty.
rounds-over = { $rounds ->
    [one] The only round is over.
   *[other] { $rounds } rounds are over.
 }
at-the-end = At the end { $purses }.
purse = { $who-is ->
    [you] you have
   *[other] { $who } has
 } { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
 }
wins = { $who-is ->
    [you] You win!
   *[other] { $who } wins!
 }
share = The win is shared by { $who }.

# The table
heading = round { $round }
heading-first = before the first turn
heading-over = the end
no-seat = nobody's
face-down = ?
note = { $character } { $percent } %

# After the game
report = What was true, round by round
report-lie = a lie: { $character }
report-true = true
report-believed = believed
report-challenged = challenged: { $who }
report-confronted = confronted
report-shown = shown to all
report-coins = { LIST($changes, ", ") }
report-unpaid = { $who } could not pay
