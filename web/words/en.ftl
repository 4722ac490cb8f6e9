# The words of the app; the games have their own.

# Everywhere
home-link = Cutpurse, home
theme = Day or night
menu = More: language, name, sound, keys
close = Close
you-title = You
skip-to-table = To the table
your-name = Your name
language = Language
sound = Sound
light-theme = Daylight
confirm = Confirm before a reveal, a payment or the last pass
full-screen = Full screen
keys = Keys
key-arrows = move among what can be chosen
key-enter = choose
key-undo = take back
key-last = read what happened last
key-escape = close a drawer
key-help = this page of keys
other-device = Another device
carry-seats = Carry my seats to another device
carry-help = Open this on the other device. It works once, within { $minutes } minutes.
code-from-other = Link or code from there
claim-seats = Take over those seats
take-over = Take over
carry-title = Seats from another device
carry-instead = This browser has sat at tables of its own. It would give up those seats.
something-wrong = Something went wrong; nothing of yours was changed.
to-home = All games

# The door
home-title = Five games of kings and thieves
home-line = Sit down with bots or friends. Nothing to install, no account.
play-now = Play now
play-with-friends = Play with friends
play-game-now = Play now: { $game }
play-game-with-friends = Play with friends: { $game }
the-games = The games
seats = seats
time = time
minutes = { $number } min
take-your-seat = Take your seat
with-names = with { $names }
your-tables = Your tables
no-tables-yet = You have not sat at a table yet.
your-turn-small = your turn
you-won-with = { $points ->
    [one] you won with 1 point
   *[other] you won with { $points } points
 }
you-shared-with = { $points ->
    [one] you shared the win with 1 point
   *[other] you shared the win with { $points } points
 }
you-had = { $points ->
    [one] you had 1 point
   *[other] you had { $points } points
 }
open-tables = Open tables
no-open-tables = Nobody waits just now. Make a table, and others can sit down.
table-of = { $name }’s table
with-friends = With friends
with-friends-help = Choose a game, send the link, start when all are there. Empty chairs go to bots.
table-code = code or link
join = Join
make-a-table = Make a table
sit-down = Sit down
look-back = Look back

# A new table
new-table = A new table
which-game = Which game?
who-sits = Who sits down?
of-up-to = { $number } of up to { $most }
of-all = { $number } of { $most }
you = you
a-friend = A friend
a-bot = A bot
here-too = Here too
somebody-here = Somebody here
on-this-device = on this device
name-of-person = Name of person { $number }
by-the-link = by the link
level = How well it plays
level-apprentice = Apprentice
    .help = thinks a little, forgets much
level-journeyman = Journeyman
    .help = thinks ahead, forgets some
level-master = Master
    .help = thinks far ahead, forgets nothing
take-chair-away = Take this chair away
house-rules = House rules
changed = changed
pace = Pace
pace-help = A bot plays on for whoever is gone too long.
pace-none = No clock
pace-minute = A minute
pace-short = 20 seconds
spectators = Spectators
spectators-help = May look on by the link, and see no hands.
public = Open table
public-help = Listed at the door for everybody.
coach = Coach
coach-help = Says, when asked, how good each choice is.
your-table = Your table
usual-rules = the usual rules
sum-friends = { $number ->
    [0] {""}
    [one] a friend
   *[other] { $number } friends
 }
sum-here = { $number ->
    [0] {""}
    [one] one more here
   *[other] { $number } more here
 }
sum-bots = { $number ->
    [0] {""}
    [one] a bot
   *[other] { $number } bots
 }
sum-practice = no clock: the table waits for you
sum-pace-none = no clock
sum-pace-minute = a minute for each decision
sum-pace-short = 20 seconds for each decision
sum-spectators = others may look on
sum-alone = nobody else may look on
make-the-table = Make the table
then-a-link = Then you get a link for your friends.

# A waiting table
waiting = Waiting
send-link = Send this to your friends
only-here = This address leads here on this machine only. For friends on others, serve with --host 0.0.0.0 and give them this machine’s address.
copy = Copy
copied = Copied
send = Send
sit-of = { $number } of { $seats } sit
free-chair = a free chair
at-this-table = At this table
host = host
ask-sit-down = A chair is free. Sit down?
table-is-full = All chairs are taken.
ask-start = { $free ->
    [one] One chair is empty. Start with a bot?
   *[other] { $free } chairs are empty. Start with bots?
 }
start-help = The game starts by itself when the last chair is taken.
start-with-bots = { $free ->
    [one] Start with a bot
   *[other] Start with bots
 }
wait-for-host = { $free ->
    [one] One chair is empty. The host can start.
   *[other] { $free } chairs are empty. The host can start.
 }
leave = Leave

# A table
practice = Practice
you-look-on = You look on
    .more = You look on, and see what everybody may see.
your-turn = Your turn
you-are-asked = You are asked
several-are-asked = Several are asked
turn-of = { $name }’s turn
game-is-over = The game is over.
game-is-over-short = Game over
no-connection = No connection
waiting-for = Waiting for { $name }
waiting-for-several = Waiting for the others
chance-decides = Chance decides
seat-number = Seat { $number }
bot = bot
bot-plays = a bot plays on
here = here
away = away
story = Story
chat = Chat
rules = Rules
undo = Undo
undo-key = Take back (U)
undo-nothing = Nothing of yours to take back
not-my-turn = It is not your turn
not-now = This cannot be chosen now
ledger = Story, chat and rules
drawers = Drawers
what-happened = What happened
what-happens = What happens
choices = What you can do
watching = { $number ->
    [one] One person looks on.
   *[other] { $number } people look on.
 }
leave-table = Leave the table
chat-empty = Nobody has said anything yet.
say-something = Say something
mute = Mute { $name }
unmute = Let { $name } speak
react-bravo = Bravo!
react-laugh = Ha ha!
react-wow = Oh!
react-hmm = Hm.
react-ouch = Ouch!
react-hurry = Hurry!
search-rules = Search the rules
rule-number = Rule { $rule }
connection-lost = The connection is lost
connection-trying = Trying again
connection-kept = Nothing is lost: your seat and your click wait.
goes-out = It goes out when you are back.
try-now = Try now
page-is-old = The server has become newer than this page.
reload = Load it again
answer-kept = Your answer is kept until all have answered.
seen = Seen
chance-to-win = Chance to win
ask-coach = Ask the coach
coach-thinks = The coach thinks …
no-table = There is no such table
error-no-such-table = It may have been cleared away, or the link is not complete.
error-no-spectators = This table has no spectators.
error-unknown-token = Nobody is known by this token.
error-offline = There is no connection to the tables just now.
error-not-over = This can be seen when the game is over.
error-too-fast = That was too much at once; wait a moment.

# What happened at a table beside the game
story-sits = { $who-is ->
    [you] You sit
   *[other] { $who } sits
 } down{ $bot ->
    [yes] , a bot
   *[no] {""}
 }.
story-stands = { $who-is ->
    [you] You stand up.
   *[other] { $who } stands up.
 }
story-undoes = { $who-is ->
    [you] You take your last decision back.
   *[other] { $who } takes the last decision back.
 }
story-away = { $who-is ->
    [you] You are gone; a bot plays on.
   *[other] { $who } is gone; a bot plays on.
 }
story-left = { $who-is ->
    [you] You have left; a bot plays on.
   *[other] { $who } has left; a bot plays on.
 }
story-back = { $who-is ->
    [you] You are back.
   *[other] { $who } is back.
 }

# The end
you-win = You win!
somebody-wins = { $name } wins.
win-is-shared = The win is shared by { $names }.
rematch = Once more
ask-rematch = Once more with the same people?
check-dice = Check the dice

# King's Gold
back = Back
coins-number = { $number ->
    [one] 1 coin
   *[other] { $number } coins
 }
kings-gold-ask-roll = Choose dice to roll again, or stop.
    .more = { $outlook }.
kings-gold-ask-pair = Pair a coin with a cannon or a skull.
    .more = Click a coin and then a symbol: a cannon takes from the box, a skull robs a rival.
kings-gold-ask-plunder = Five skulls! Choose whom to plunder.
    .more = Click a purse: all that is in it is yours.
kg-again = again
kg-counts = chosen
kg-takes = take { $number }
kg-robs = rob of { $number }
kg-rob-flag = rob { $number }
kg-their-dice = rolls
kg-ask-victim = Whom do you rob of { $number }?
    .more = Click a rival’s purse.
kg-in-the-box = in the box
kg-box-help = the game ends when it is empty
kg-with-the-king = with the King
kg-king-help = five coins take it all
kg-rolls-left = { $number ->
    [0] no roll left
    [one] 1 roll left
   *[other] { $number } rolls left
 }
kg-roll-again = { $number ->
    [0] Roll again
   *[other] Roll { $number } again
 }
kg-choose-first = Choose dice first
kg-stop = Stop
kg-crib = What the dice bring
kg-crib-take = Take that many from the box; the King takes as many.
kg-crib-rob = Rob a rival of that many.
kg-crib-pay = Pay the King 3, and stop.

# King Thief Minister
quoted = “{ $text }”
app-coins = coins
king-thief-minister-ask-turn = Look, move all cards, or claim to be someone.
    .more = Click your card to look at it, an arrow to move the cards, or a face to claim it, true or not.
king-thief-minister-ask-challenge = { $claimant } claims to be the { $character }. Challenge it?
    .more = If it is true you pay 1 coin, and it counts. If it is a lie the turn is over.
king-thief-minister-ask-answer = Who is the Minister? Answer in secret.
    .more = Those who say “Yes Sir” and are found out pay; all answers are heard together.
king-thief-minister-ask-first-look = Choose a card to look at before the game begins.
    .more = Not your own. Nobody else sees it; keep it in mind.
ktm-look = look · 1 coin
ktm-your-card = your card
ktm-nobodys = nobody’s card
ktm-claims = claims the { $character }
ktm-lets-pass = lets it pass
ktm-i-am = “I am the { $character }.”
ktm-ask-claim = Claim to be the { $character }?
    .more = { $character }: { $does }. Whoever doubts it looks at your card.
ktm-court = The court
ktm-does-king = takes 3 coins, then asks for the Minister
ktm-does-thief = robs both neighbours of 1 coin
ktm-does-minister = handles any two cards
ktm-does-executioner = names one card, takes all its owner’s coins
ktm-does-sheriff = all pay 1 coin, one pays 2
ktm-does-peasant = names everybody, takes the treasury
ktm-who-lied = Who lied
ktm-lies = { $lies ->
    [0] never lied
    [one] 1 lie, { $found ->
        [0] believed
       *[other] found
     }
   *[other] { $lies } lies, { $found } found
 }
ktm-summary = { $claims ->
    [one] One claim
   *[other] { $claims } claims
 }, { $lies ->
    [0] no lie.
    [one] one lie.
   *[other] { $lies } lies.
 } { $away ->
    [0] None got away.
    [one] One got away.
   *[other] { $away } got away.
 }
ktm-nobody-doubts = nobody
ktm-a-lie = a lie
ktm-col-who = who
ktm-col-claims = claims to be
ktm-col-truth = truth
ktm-col-doubted = doubted by

# Guild of Thieves
gt-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
 }
gt-passed = has passed
gt-ask-pass = Pass for good?
    .more = You play no more cards in this game. What is yours counts at the end.
gt-you-are-out = You have passed for good.
gt-gap = gap
gt-thief-of = thief of { $name }
gt-claims = The thief leaves { $space } and claims { $cards }.
gt-copied = Jewels would copy this: { $effect }.
gt-starter = starter
gt-played = played
gt-asleep = This card cannot be played now
gt-hand-and-discards = { $hand } in the hand; discarded: { $cards }
gt-items = The items
gt-does-lamp = straight, as far as it goes
gt-does-camel = three steps
gt-does-sword = to a rival’s thief; push it on
gt-does-carpet = over a gap
gt-does-coins = one step, draw two cards
gt-does-turban = two steps, claim both
gt-does-jewels = like the last rival’s card
gt-does-guard = never moves

# Forty Thieves
seconds-left = { $number ->
    [one] 1 second left
   *[other] { $number } seconds left
 }
forty-thieves-ask-discard = Discard what you do not want.
    .more = Click the tiles to let go; then your hand is filled up to three.
ft-steal-title = Steal { $target }?
ft-steal-help = All four tiles are turned up for everybody. If they are no set, you take an Evil Eye.
ft-gem = gem
ft-eye = Evil Eye
ft-plays = plays: { $special }
ft-is-asked = is asked
ft-in-stack = in the stack
ft-eyes-left = Evil Eyes left, one for every failed theft
ft-waits = Its effect waits until all have answered.
ft-daggers = { $number ->
    [one] A Dagger lies on it.
   *[other] { $number } Daggers lie on it.
 }
ft-keep-passing = Pass until I say otherwise
ft-discard = { $number ->
    [0] Keep all
   *[other] Discard { $number }
 }
ft-out = out
ft-put = Put it on the board
ft-play = Play it: { $special }
ft-let-pass = Let it pass
ft-sheet = What each jar may hide
forty-thieves-ask-dagger = Cancel it? { $who } plays { FORM($special, "a") }.
    .more = All are asked, for the same short time, whatever they hold. Its effect waits until then.
ft-cancel = Cancel it
ft-no-dagger = You hold no Dagger
ft-one-colour = One colour
ft-four-colours = Four colours
ft-one-symbol = One symbol
ft-four-symbols = Four symbols
ft-to-come = { $all ->
    [yes] { $things } to come
   *[no] { $number } of { $things }
 }
ft-a-set = That is a set!
ft-no-set = That is no set.
ft-to-go = { $number ->
    [one] One to go.
   *[other] { $number } to go.
 }
ft-theft-help = { $who ->
    [you] You announced { $target }. If the four are a set it pays; otherwise they close again, and you take an Evil Eye.
   *[other] { $name } announced { $target }. If the four are a set it pays; otherwise they close again, and { $name } takes an Evil Eye.
 }
ft-still-closed = { $number ->
    [one] One still closed
   *[other] { $number } still closed
 }
ft-would-keep = What a jar may hide, and what would keep the set.
ft-fits = would keep the set
ft-spoils = would spoil the set
ft-turn-all = Turn all

# King of Thieves
kot-ask-turn = Lay a card, hide, or escape?
kot-ask-help = { $price ->
    [0] Staying costs nothing. Click a card to choose it, and again to turn it.
   *[other] To stay costs { $price } reputation. Click a card to choose it, and again to turn it.
 }
kot-ask-chosen = { $price ->
    [0] With this card { $end } count; click it again for its other end.
   *[other] To stay costs { $price } reputation. With this card { $end } count; click it again for its other end.
 }
kot-lay-down = Lay face down
kot-lay-up = Lay face up
kot-hide = Hide
kot-escape = Escape
kot-escaped = escaped
kot-out = out
kot-starts = starts
kot-gold = gold
kot-reputation = reputation
kot-round = Tomb { $number } of { $tombs }, round { $round } of { $rounds }
kot-out-of-tomb = out of this tomb
kot-prize = { $gold } gold for the most { $symbols }
kot-for-everybody = For everybody
kot-one-end = one end, in one duel
kot-your-row = You laid
kot-counts = counts
kot-face-down = face down
kot-beaten-by = beaten by { $number }
kot-showdown = The showdown
kot-then = Guardians are settled, then the tomb
kot-the-tomb = The tomb
kot-the-most = the most
kot-crib = A tomb, three rounds
kot-crib-tomb = The tomb gives its gold to the most of its symbol.
kot-crib-guardians = Guardians give their reputation to the most, if it is enough.
kot-crib-rubies = Rubies are any symbol.
kot-leads = leads
kot-wins = wins
kot-here = { $end } here
kot-now = now
kot-next = next
kot-drag = Click the duel in which it counts, or drag it there.
kot-turned = All cards of a thief are turned over.
kot-settled = The duels are settled.
kot-goes-on = Go on
kot-crowned = King of Thieves

# Looking back
looking-back = Looking back
step-back = Back (left arrow)
step-on = On (right arrow)
play-on = Play (space)
moment = Moment
turn-number = turn { $number }
round-number = round { $number }
turn-of-turns = turn { $number } of { $of }
through-eyes = Through the eyes of
a-spectator = a spectator
all-open = Everything open
show-chances = Show the chances
show-table = Show the table
copy-moment = Link to here
keep-game = Keep the game
open-game = Open a saved game
not-a-game = There is no game in this file.
no-kept-game = Open the file once more: this page keeps nothing of it.
play-on-from-here = Play on from here
chances-title = Chance to win, in per cent
review-thinks = The coach looks at every decision. The first time this takes a while.
review-nothing-here = Nobody had a choice here.
review-agrees = { $who-is ->
    [you] You chose
   *[other] { $who } chose
 }: { $chosen }. So would the coach.
review-differs = { $who-is ->
    [you] You chose
   *[other] { $who } chose
 }: { $chosen }. The coach: { $better }.
review-chosen = { $choice } (chosen)
review-turn = Turn { $number }: { $choice }
review-instead = instead of: { $choice }
review-no-costly = No decision cost much.
costliest = The costliest decisions

# Fairness
fair-title = Check this game
fair-all-right = { $number ->
    [one] The one draw is right
   *[other] All { $number } draws are right
 }
fair-wrong = { $number ->
    [0] The seal does not fit
    [one] One draw is wrong
   *[other] { $number } draws are wrong
 }
fair-here = computed again just now, on this device
fair-save = Save the proof
fair-how = How nobody could cheat
fair-sealed = We sealed a secret
fair-sealed-text = Before anybody sat down, the server chose a secret number and showed its seal. From the seal nobody can find the secret; with another secret the seal would break.
fair-fits = seal fits
fair-broken = seal broken
fair-added = Everybody added a number
fair-added-text = Each browser threw in one of its own, after the seal was shown. So the server could not choose a secret that suits it.
fair-follows = Each draw follows from both
fair-follows-text = The secret, these numbers and the number of the draw are mixed; the mix says what comes up. Now that the game is over, the secret is open, and anybody can do it again.
fair-opened = opened
fair-one-by-one = Chance, draw by draw
fair-right = right
fair-not-right = wrong
fair-mix = The mix begins with
fair-rest = Divided by { $total } it leaves { $rest }:
fair-differs = something else, and not { $outcome }
fair-not-mine = This is not the seal or the number that this browser knows
fair-roll = throw { $number }
fair-computing = Computing all of it again …
fair-more = { $bad ->
    [0] { $number } more, all right
   *[other] { $number } more, { $bad } wrong in all
 }

# One device for several
curtain-pass = Pass the device to { $name }
curtain-help = The table is behind the curtain: some of what lies there is for { $name }’s eyes only.
curtain-me = I am { $name }
one-device = One device
somebody-is-asked = { $name } is asked

# The first turn
guide-label = Your first turn, step { $step } of { $steps }
guide-note = Your first turn
guide-skip = Skip
guide-next = Next
guide-end = Play
guide-again = Show the first turn again
guide-kings-gold-1 = These five dice are yours.
    .text = A coin with a cannon takes that many coins from the box, a coin with a skull robs a rival. Crossbones lock, and three of them cost you.
guide-kings-gold-2 = Keep what pairs. Roll the rest.
    .text = Click the dice to roll again, up to two more times. What you do not click stays.
guide-kings-gold-3 = Roll, or stop.
    .text = When you stop, pair coins with symbols. Whoever has most coins when the box is empty wins.
guide-king-thief-minister-1 = Six cards, six characters.
    .text = Nobody knows which is which, not even of the card before them. You look at one now and then, and keep it in mind.
guide-king-thief-minister-2 = The treasury is what all want.
    .text = Characters take coins, from here and from each other. When it is empty the richest wins.
guide-king-thief-minister-3 = Look, move, or claim.
    .text = Claim to be anybody, true or not. Whoever doubts you looks at your card: if you lied nothing happens, if not they pay.
guide-guild-of-thieves-1 = A market of magic items.
    .text = First you place your thieves on cards. When a thief leaves, the card it stood on is yours, and a gap remains.
guide-guild-of-thieves-2 = The ways grow fewer.
    .text = Gaps cannot be crossed but by a Carpet. The numbers are points.
guide-guild-of-thieves-3 = Play a card to move a thief.
    .text = Each item moves in its own way. Point at a card to see how far it leads.
guide-forty-thieves-1 = Sixteen jars, one thief in each.
    .text = A jar hides a thief of its colour, one of its symbol, or something special. Look under one in every turn, and keep it in mind.
guide-forty-thieves-2 = Gems are stolen with four tiles.
    .text = If the four tiles around a gem are a set, it is yours: one colour, four colours, one symbol, or four symbols. If not, you take an Evil Eye.
guide-forty-thieves-3 = Your hand helps.
    .text = Put tiles on the board, swap neighbours, or play what is special.
guide-king-of-thieves-1 = Gold lies in this tomb.
    .text = Whoever shows most of its symbol after three rounds takes it.
guide-king-of-thieves-2 = Guardians hold reputation.
    .text = Beat one with enough of its symbol, and more than the others, and its tokens are yours.
guide-king-of-thieves-3 = Lay cards, or escape in time.
    .text = Click a card to choose it and again to turn it; face down it bluffs. Staying costs reputation.
