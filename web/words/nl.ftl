# De woorden van de app; de spellen hebben hun eigen woorden.

# Everywhere
home-link = Cutpurse, naar de deur
theme = Dag of nacht
menu = Meer: taal, naam, geluid, toetsen
close = Sluiten
you-title = Jij
skip-to-table = Naar de tafel
your-name = Je naam
language = Taal
sound = Geluid
light-theme = Daglicht
confirm = Bevestigen voor onthullen, betalen of voorgoed stoppen
full-screen = Volledig scherm
keys = Toetsen
key-arrows = wisselen tussen wat je kunt kiezen
key-enter = kiezen
key-undo = terugnemen
key-last = lezen wat er net gebeurde
key-escape = een lade sluiten
key-help = deze lijst met toetsen
other-device = Een ander apparaat
carry-seats = Mijn plaatsen naar een ander apparaat brengen
carry-help = Open dit op het andere apparaat. Het werkt één keer, { $minutes } minuten lang.
code-from-other = Link of code van daar
claim-seats = Die plaatsen overnemen
take-over = Overnemen
carry-title = Plaatsen van een ander apparaat
carry-instead = Deze browser zat zelf al aan tafels. Hij zou die plaatsen opgeven.
something-wrong = Er ging iets mis; bij jou is niets veranderd.
to-home = Alle spellen

# The door
home-title = Vijf spellen van koningen en dieven
home-line = Ga zitten met bots of vrienden. Niets te installeren, geen account.
play-now = Nu spelen
play-with-friends = Met vrienden spelen
play-game-now = Nu spelen: { $game }
play-game-with-friends = Met vrienden spelen: { $game }
the-games = De spellen
seats = plaatsen
time = duur
minutes = { $number } min
take-your-seat = Naar je plaats
with-names = met { $names }
your-tables = Jouw tafels
no-tables-yet = Je hebt nog aan geen tafel gezeten.
your-turn-small = jij bent
you-won-with = { $points ->
    [one] gewonnen met 1 punt
   *[other] gewonnen met { $points } punten
 }
you-shared-with = { $points ->
    [one] winst gedeeld met 1 punt
   *[other] winst gedeeld met { $points } punten
 }
you-had = { $points ->
    [one] 1 punt voor jou
   *[other] { $points } punten voor jou
 }
open-tables = Open tafels
no-open-tables = Er wacht nu niemand. Maak een tafel, dan kunnen anderen gaan zitten.
table-of = Tafel van { $name }
with-friends = Met vrienden
with-friends-help = Kies een spel, stuur de link, begin als iedereen er is. Lege stoelen gaan naar bots.
table-code = code of link
join = Erheen
make-a-table = Een tafel maken
sit-down = Gaan zitten
look-back = Terugkijken

# A new table
new-table = Een nieuwe tafel
which-game = Welk spel?
who-sits = Wie gaat er zitten?
of-up-to = { $number } van hoogstens { $most }
of-all = { $number } van { $most }
you = jij
a-friend = Een vriend
a-bot = Een bot
here-too = Ook hier
somebody-here = Iemand hier
on-this-device = op dit apparaat
name-of-person = Naam van persoon { $number }
by-the-link = via de link
level = Hoe goed hij speelt
level-apprentice = Leerling
    .help = denkt weinig vooruit, vergeet veel
level-journeyman = Gezel
    .help = denkt vooruit, vergeet iets
level-master = Meester
    .help = denkt ver vooruit, vergeet niets
take-chair-away = Deze stoel weghalen
house-rules = Huisregels
changed = gewijzigd
pace = Tempo
pace-help = Voor wie te lang weg is speelt een bot verder.
pace-none = Geen klok
pace-minute = Een minuut
pace-short = 20 seconden
spectators = Toeschouwers
spectators-help = Mogen via de link meekijken, maar zien geen handen.
public = Open tafel
public-help = Staat bij de deur voor iedereen.
coach = Coach
coach-help = Zegt desgevraagd hoe goed elke keuze is.
your-table = Jouw tafel
usual-rules = de gewone regels
sum-friends = { $number ->
    [0] {""}
    [one] een vriend
   *[other] { $number } vrienden
 }
sum-here = { $number ->
    [0] {""}
    [one] nog iemand hier
   *[other] nog { $number } hier
 }
sum-bots = { $number ->
    [0] {""}
    [one] een bot
   *[other] { $number } bots
 }
sum-practice = geen klok: de tafel wacht op je
sum-pace-none = geen klok
sum-pace-minute = een minuut per beslissing
sum-pace-short = 20 seconden per beslissing
sum-spectators = anderen mogen meekijken
sum-alone = niemand anders mag meekijken
make-the-table = Tafel maken
then-a-link = Dan krijg je een link voor je vrienden.

# A waiting table
waiting = Wachten
send-link = Stuur dit naar je vrienden
only-here = Dit adres leidt alleen op deze machine hierheen. Voor vrienden op andere: start met --host 0.0.0.0 en geef ze het adres van deze machine.
copy = Kopiëren
copied = Gekopieerd
send = Sturen
sit-of = { $number } van { $seats } zitten
free-chair = een vrije stoel
at-this-table = Aan deze tafel
host = gastheer
ask-sit-down = Er is een stoel vrij. Ga je zitten?
table-is-full = Alle stoelen zijn bezet.
ask-start = { $free ->
    [one] Eén stoel is leeg. Met een bot beginnen?
   *[other] { $free } stoelen zijn leeg. Met bots beginnen?
 }
start-help = Het spel begint vanzelf als de laatste stoel bezet is.
start-with-bots = { $free ->
    [one] Met een bot beginnen
   *[other] Met bots beginnen
 }
wait-for-host = { $free ->
    [one] Eén stoel is leeg. Wie de tafel maakte kan beginnen.
   *[other] { $free } stoelen zijn leeg. Wie de tafel maakte kan beginnen.
 }
leave = Weggaan

# A table
practice = Oefening
you-look-on = Je kijkt mee
    .more = Je kijkt mee, en ziet wat iedereen mag zien.
your-turn = Jouw beurt
you-are-asked = Jou wordt iets gevraagd
several-are-asked = Aan meer wordt iets gevraagd
turn-of = { $name } is aan de beurt
game-is-over = Het spel is afgelopen.
game-is-over-short = Einde
no-connection = Geen verbinding
waiting-for = Wachten op { $name }
waiting-for-several = Wachten op de anderen
chance-decides = Het toeval beslist
seat-number = Plaats { $number }
bot = bot
bot-plays = een bot speelt verder
here = hier
away = weg
story = Verloop
chat = Chat
rules = Regels
undo = Terug
undo-key = Terugnemen (U)
undo-nothing = Niets van jou om terug te nemen
not-my-turn = Je bent niet aan de beurt
not-now = Dit kan nu niet gekozen worden
ledger = Verloop, chat en regels
drawers = Laden
what-happened = Wat er gebeurd is
what-happens = Wat er gebeurt
choices = Wat je kunt doen
watching = { $number ->
    [one] Eén persoon kijkt mee.
   *[other] { $number } mensen kijken mee.
 }
leave-table = De tafel verlaten
chat-empty = Niemand heeft nog iets gezegd.
say-something = Zeg iets
mute = { $name } dempen
unmute = { $name } weer laten spreken
react-bravo = Bravo!
react-laugh = Haha!
react-wow = O!
react-hmm = Hm.
react-ouch = Au!
react-hurry = Schiet op!
search-rules = Zoeken in de regels
rule-number = Regel { $rule }
connection-lost = De verbinding is weg
connection-trying = Nieuwe poging
connection-kept = Niets is verloren: je plaats en je klik wachten.
goes-out = Het gaat weg zodra je terug bent.
try-now = Nu proberen
page-is-old = De server is nieuwer dan deze pagina.
reload = Opnieuw laden
answer-kept = Je antwoord wordt bewaard tot iedereen heeft geantwoord.
seen = Gezien
chance-to-win = Winstkans
ask-coach = De coach vragen
coach-thinks = De coach denkt na …
no-table = Die tafel bestaat niet
error-no-such-table = Misschien is hij opgeruimd, of is de link niet volledig.
error-no-spectators = Deze tafel heeft geen toeschouwers.
error-unknown-token = Niemand is onder deze code bekend.
error-offline = Er is nu geen verbinding met de tafels.
error-not-over = Dat is te zien als het spel afgelopen is.
error-too-fast = Dat was te veel ineens; wacht even.

# What happened at a table beside the game
story-sits = { $who-is ->
    [you] Je gaat zitten
   *[other] { $who } gaat zitten
 }{ $bot ->
    [yes] , een bot
   *[no] {""}
 }.
story-stands = { $who-is ->
    [you] Je staat op.
   *[other] { $who } staat op.
 }
story-undoes = { $who-is ->
    [you] Je neemt je laatste beslissing terug.
   *[other] { $who } neemt de laatste beslissing terug.
 }
story-away = { $who-is ->
    [you] Je bent weg; een bot speelt verder.
   *[other] { $who } is weg; een bot speelt verder.
 }
story-left = { $who-is ->
    [you] Je bent weggegaan; een bot speelt verder.
   *[other] { $who } is weggegaan; een bot speelt verder.
 }
story-back = { $who-is ->
    [you] Je bent terug.
   *[other] { $who } is terug.
 }

# The end
you-win = Je wint!
somebody-wins = { $name } wint.
win-is-shared = De winst wordt gedeeld door { $names }.
rematch = Nog een keer
ask-rematch = Nog een keer met dezelfde mensen?
check-dice = Dobbelstenen nagaan

# King's Gold
back = Terug
coins-number = { $number ->
    [one] 1 munt
   *[other] { $number } munten
 }
kings-gold-ask-roll = Kies dobbelstenen om opnieuw te gooien, of stop.
    .more = { $outlook }.
kings-gold-ask-pair = Koppel een munt aan een kanon of een schedel.
    .more = Klik op een munt en dan op een teken: een kanon neemt uit de kist, een schedel berooft iemand.
kings-gold-ask-plunder = Vijf schedels! Wie plunder je?
    .more = Klik op een beurs: alles erin is van jou.
kg-again = opnieuw
kg-counts = gekozen
kg-takes = neem { $number }
kg-robs = steel { $number }
kg-rob-flag = steel { $number }
kg-their-dice = gooit
kg-ask-victim = Van wie steel je { $number }?
    .more = Klik op de beurs van een rivaal.
kg-in-the-box = in de kist
kg-box-help = is die leeg, dan is het uit
kg-with-the-king = bij de koning
kg-king-help = vijf munten nemen alles
kg-rolls-left = { $number ->
    [0] geen worp meer
    [one] nog 1 worp
   *[other] nog { $number } worpen
 }
kg-roll-again = { $number ->
    [0] Opnieuw gooien
   *[other] { $number } opnieuw gooien
 }
kg-choose-first = Kies eerst dobbelstenen
kg-stop = Stoppen
kg-crib = Wat de dobbelstenen brengen
kg-crib-take = Neem er zoveel uit de kist; de koning neemt er evenveel.
kg-crib-rob = Steel er zoveel van iemand.
kg-crib-pay = Betaal de koning 3, en stop.

# King Thief Minister
quoted = “{ $text }”
app-coins = munten
king-thief-minister-ask-turn = Kijk, verschuif alle kaarten, of beweer iemand te zijn.
    .more = Klik op je kaart om te kijken, op een pijl om de kaarten te verschuiven, of op een gezicht om dat te beweren, waar of niet.
king-thief-minister-ask-challenge = { $claimant } beweert: “{ $character }”. Betwijfel je dat?
    .more = Is het waar, dan betaal je 1 munt, en het telt. Is het een leugen, dan is de beurt voorbij.
king-thief-minister-ask-answer = Wie is de minister? Antwoord in het geheim.
    .more = Wie “Ja, Sire” zegt en betrapt wordt betaalt; alle antwoorden klinken tegelijk.
king-thief-minister-ask-first-look = Kies een kaart om voor het spel te bekijken.
    .more = Niet je eigen. Niemand anders ziet hem; onthoud hem.
ktm-look = kijken · 1 munt
ktm-your-card = jouw kaart
ktm-nobodys = niemands kaart
ktm-claims = “{ $character }”
ktm-lets-pass = laat het gelden
ktm-i-am = “{ $character }, dat ben ik.”
ktm-ask-claim = Beweren de { $character } te zijn?
    .more = { $character }: { $does }. Wie twijfelt kijkt naar je kaart.
ktm-court = Het hof
ktm-does-king = neemt 3 munten, vraagt dan naar de minister
ktm-does-thief = steelt 1 munt van beide buren
ktm-does-minister = neemt twee kaarten ter hand
ktm-does-executioner = noemt een kaart, neemt alle munten
ktm-does-sheriff = allen betalen 1 munt, één betaalt er 2
ktm-does-peasant = noemt iedereen, neemt de schat
ktm-who-lied = Wie loog er?
ktm-lies = { $lies ->
    [0] loog nooit
   *[other] { $lies } leugens, { $found } ontdekt
 }
ktm-summary = { $claims ->
    [one] Eén bewering
   *[other] { $claims } beweringen
 }, { $lies ->
    [0] geen leugen.
    [one] één leugen.
   *[other] { $lies } leugens.
 } { $away ->
    [0] Geen kwam erdoor.
    [one] Eén kwam erdoor.
   *[other] { $away } kwamen erdoor.
 }
ktm-nobody-doubts = niemand
ktm-a-lie = een leugen
ktm-col-who = wie
ktm-col-claims = beweert
ktm-col-truth = waarheid
ktm-col-doubted = betwijfeld door

# Guild of Thieves
gt-cards = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
 }
gt-passed = heeft gepast
gt-ask-pass = Voorgoed stoppen?
    .more = Je speelt in dit spel geen kaarten meer. Wat van jou is telt aan het eind.
gt-you-are-out = Je bent voorgoed gestopt.
gt-gap = gat
gt-thief-of = dief van { $name }
gt-claims = De dief verlaat { $space } en neemt mee: { $cards }.
gt-copied = Juwelen zouden dit nadoen: { $effect }.
gt-starter = start
gt-played = gespeeld
gt-asleep = Deze kaart kan nu niet gespeeld worden
gt-hand-and-discards = { $hand } in de hand; afgelegd: { $cards }
gt-items = De dingen
gt-does-lamp = rechtuit, zo ver als het gaat
gt-does-camel = drie stappen
gt-does-sword = naar andermans dief; duw hem verder
gt-does-carpet = over een gat
gt-does-coins = één stap, trek twee kaarten
gt-does-turban = twee stappen, neem beide
gt-does-jewels = als de laatste kaart van een ander
gt-does-guard = beweegt nooit

# Forty Thieves
seconds-left = { $number ->
    [one] nog 1 seconde
   *[other] nog { $number } seconden
 }
forty-thieves-ask-discard = Leg af wat je niet wilt.
    .more = Klik op wat weg mag; dan wordt je hand tot drie aangevuld.
ft-steal-title = Stelen: { $target }?
ft-steal-help = Alle vier de tegels worden voor iedereen omgedraaid. Zijn ze geen set, dan neem je een Boos Oog.
ft-gem = edelsteen
ft-eye = Boos Oog
ft-plays = speelt: { $special }
ft-is-asked = wordt gevraagd
ft-in-stack = in de stapel
ft-eyes-left = Boze Ogen over, één voor elke mislukte diefstal
ft-waits = Het werkt pas als iedereen heeft geantwoord.
ft-daggers = { $number ->
    [one] Er ligt een Dolk op.
   *[other] Er liggen { $number } Dolken op.
 }
ft-keep-passing = Passen tot ik iets anders zeg
ft-discard = { $number ->
    [0] Alles houden
   *[other] { $number } afleggen
 }
ft-out = weg
ft-put = Op het bord leggen
ft-play = Spelen: { $special }
ft-let-pass = Laten gebeuren
ft-sheet = Wat elke kruik kan verbergen
forty-thieves-ask-dagger = Annuleren? { $who } speelt { FORM($special, "een") }.
    .more = Iedereen wordt gevraagd, even kort, wat ze ook in handen hebben. De werking wacht tot dan.
ft-cancel = Annuleren
ft-no-dagger = Je hebt geen Dolk
ft-one-colour = Eén kleur
ft-four-colours = Vier kleuren
ft-one-symbol = Eén symbool
ft-four-symbols = Vier symbolen
ft-to-come = { $all ->
    [yes] nog { $things }
   *[no] { $number } van { $things }
 }
ft-a-set = Dat is een set!
ft-no-set = Dat is geen set.
ft-to-go = { $number ->
    [one] Nog één.
   *[other] Nog { $number }.
 }
ft-theft-help = { $who ->
    [you] Je hebt { $target } aangekondigd. Zijn de vier een set, dan loont het; zo niet, dan gaan ze weer dicht en neem je een Boos Oog.
   *[other] { $name } heeft { $target } aangekondigd. Zijn de vier een set, dan loont het; zo niet, dan gaan ze weer dicht en neemt { $name } een Boos Oog.
 }
ft-still-closed = { $number ->
    [one] Eén nog dicht
   *[other] { $number } nog dicht
 }
ft-would-keep = Wat een kruik kan verbergen, en wat de set zou redden.
ft-fits = zou de set redden
ft-spoils = zou de set bederven
ft-turn-all = Alles omdraaien

# King of Thieves
kot-ask-turn = Een kaart leggen, verstoppen of vluchten?
kot-ask-help = { $price ->
    [0] Blijven kost niets. Klik op een kaart om hem te kiezen, nog eens om hem te draaien.
   *[other] Blijven kost { $price } reputatie. Klik op een kaart om hem te kiezen, nog eens om hem te draaien.
 }
kot-ask-chosen = { $price ->
    [0] Met deze kaart telt: { $end }. Klik nog eens voor het andere eind.
   *[other] Blijven kost { $price } reputatie. Met deze kaart telt: { $end }. Klik nog eens voor het andere eind.
 }
kot-lay-down = Dicht leggen
kot-lay-up = Open leggen
kot-hide = Verstoppen
kot-escape = Vluchten
kot-escaped = gevlucht
kot-out = eruit
kot-starts = begint
kot-gold = goud
kot-reputation = reputatie
kot-round = Graf { $number } van { $tombs }, ronde { $round } van { $rounds }
kot-out-of-tomb = niet in dit graf
kot-prize = { $gold } goud voor de meeste { $symbols }
kot-for-everybody = Voor iedereen
kot-one-end = één eind, in één duel
kot-your-row = Door jou gelegd
kot-counts = telt
kot-face-down = dicht
kot-beaten-by = verslagen door { $number }
kot-showdown = De ontknoping
kot-then = Eerst de wachters, dan het graf
kot-the-tomb = Het graf
kot-the-most = de meeste
kot-crib = Een graf, drie rondes
kot-crib-tomb = Het graf geeft zijn goud aan wie de meeste van zijn teken heeft.
kot-crib-guardians = Wachters geven hun reputatie aan wie de meeste heeft, als het genoeg is.
kot-crib-rubies = Robijnen zijn elk teken.
kot-leads = leidt
kot-wins = wint
kot-here = hier { $end }
kot-now = nu
kot-next = daarna
kot-drag = Klik op het duel waarin hij telt, of sleep hem erheen.
kot-turned = Alle kaarten van een dief liggen open.
kot-settled = De duels zijn beslist.
kot-goes-on = Verder
kot-crowned = Koning der dieven

# Looking back
looking-back = Terugblik
step-back = Terug (pijl links)
step-on = Verder (pijl rechts)
play-on = Afspelen (spatie)
moment = Moment
through-eyes = Door de ogen van
a-spectator = een toeschouwer
show-chances = Kansen tonen
show-table = Tafel tonen
turn-number = beurt { $number }
round-number = ronde { $number }
turn-of-turns = beurt { $number } van { $of }
all-open = Alles open
copy-moment = Link naar hier
open-game = Een bewaard spel openen
not-a-game = In dit bestand zit geen spel.
no-kept-game = Open het bestand nog eens: deze pagina bewaart er niets van.
review-thinks = De coach bekijkt elke beslissing. De eerste keer duurt dat even.
review-nothing-here = Hier had niemand een keus.
review-agrees = { $who-is ->
    [you] Je koos
   *[other] { $who } koos
 }: { $chosen }. De coach ook.
review-differs = { $who-is ->
    [you] Je koos
   *[other] { $who } koos
 }: { $chosen }. De coach: { $better }.
review-chosen = { $choice } (gekozen)
review-turn = Beurt { $number }: { $choice }
review-instead = in plaats van: { $choice }
review-no-costly = Geen beslissing kostte veel.
costliest = De duurste beslissingen
chances-title = Winstkans in procenten
keep-game = Spel bewaren
play-on-from-here = Van hier verder spelen

# Fairness
fair-title = Dit spel nagaan
fair-all-right = { $number ->
    [one] De ene trekking klopt
   *[other] Alle { $number } trekkingen kloppen
 }
fair-wrong = { $number ->
    [0] Het zegel past niet
    [one] Eén trekking is fout
   *[other] { $number } trekkingen zijn fout
 }
fair-here = zojuist nagerekend, op dit apparaat
fair-save = Bewijs bewaren
fair-how = Waarom niemand kon valsspelen
fair-sealed = We verzegelden een geheim
fair-sealed-text = Voor er iemand ging zitten koos de server een geheim getal en toonde het zegel. Uit het zegel vindt niemand het geheim; met een ander geheim zou het zegel breken.
fair-fits = zegel past
fair-broken = zegel verbroken
fair-added = Iedereen voegde een getal toe
fair-added-text = Elke browser gooide er een eigen getal bij, nadat het zegel getoond was. Zo kon de server geen geheim kiezen dat hem uitkomt.
fair-follows = Elke trekking volgt uit beide
fair-follows-text = Het geheim, deze getallen en het nummer van de trekking worden gemengd; het mengsel zegt wat er komt. Nu het spel uit is ligt het geheim open, en kan iedereen het narekenen.
fair-opened = geopend
fair-one-by-one = Het toeval, trekking voor trekking
fair-right = goed
fair-not-right = fout
fair-mix = Het mengsel begint met
fair-rest = Gedeeld door { $total } blijft over { $rest }:
fair-differs = iets anders, en niet { $outcome }
fair-not-mine = Dit is niet het zegel of het getal dat deze browser kent
fair-roll = worp { $number }
fair-computing = Alles wordt opnieuw berekend …
fair-more = { $bad ->
    [0] nog { $number }, alle goed
   *[other] nog { $number }, in totaal { $bad } fout
 }

# One device for several
curtain-pass = Geef het apparaat aan { $name }
curtain-help = De tafel is achter het gordijn: sommige dingen daar zijn alleen voor de ogen van { $name }.
curtain-me = Ik ben { $name }
one-device = Eén apparaat
somebody-is-asked = { $name } is aan zet

# The first turn
guide-label = Je eerste beurt, stap { $step } van { $steps }
guide-note = Je eerste beurt
guide-skip = Overslaan
guide-next = Verder
guide-end = Spelen
guide-again = De eerste beurt nog eens tonen
guide-kings-gold-1 = Deze vijf dobbelstenen zijn van jou.
    .text = Een munt met een kanon neemt zoveel munten uit de kist, met een schedel berooft hij iemand. Gekruiste botten blijven liggen, en drie ervan kosten je wat.
guide-kings-gold-2 = Houd wat paart. Gooi de rest.
    .text = Klik op de dobbelstenen om opnieuw te gooien, tot twee keer. Waar je niet op klikt blijft liggen.
guide-kings-gold-3 = Gooi, of stop.
    .text = Als je stopt koppel je munten aan tekens. Wie de meeste munten heeft als de kist leeg is wint.
guide-king-thief-minister-1 = Zes kaarten, zes figuren.
    .text = Niemand weet welke welke is, ook niet van de kaart voor zich. Nu en dan kijk je naar een kaart en onthoud je hem.
guide-king-thief-minister-2 = De schat wil iedereen.
    .text = Figuren nemen munten, van hier en van elkaar. Is de schat op, dan wint de rijkste.
guide-king-thief-minister-3 = Kijken, schuiven of beweren.
    .text = Beweer iemand te zijn, waar of niet. Wie twijfelt kijkt naar je kaart: loog je, dan gebeurt er niets, anders kost het de twijfelaar wat.
guide-guild-of-thieves-1 = Een markt van magische dingen.
    .text = Eerst zet je je dieven op kaarten. Gaat een dief weg, dan is de kaart van jou, en blijft er een gat.
guide-guild-of-thieves-2 = De wegen worden schaarser.
    .text = Alleen een Tapijt komt over gaten. De getallen zijn punten.
guide-guild-of-thieves-3 = Speel een kaart om een dief te bewegen.
    .text = Elk ding beweegt op zijn eigen manier. Wijs een kaart aan om te zien hoe ver hij leidt.
guide-forty-thieves-1 = Zestien kruiken, in elk zit iets.
    .text = Een kruik verbergt een dief van zijn kleur, een van zijn teken, of iets bijzonders. Kijk elke beurt in één kruik, en onthoud het.
guide-forty-thieves-2 = Edelstenen steel je met vier tegels.
    .text = Zijn de vier tegels rond een edelsteen een set, dan is hij van jou: één kleur, vier kleuren, één teken of vier tekens. Zo niet, dan neem je een Boos Oog.
guide-forty-thieves-3 = Je hand helpt.
    .text = Leg tegels op het bord, wissel buren, of speel iets bijzonders.
guide-king-of-thieves-1 = In dit graf ligt goud.
    .text = Wie na drie rondes de meeste van zijn teken toont neemt het.
guide-king-of-thieves-2 = Wachters bewaren reputatie.
    .text = Versla er een met genoeg van zijn teken, en meer dan de anderen, en zijn fiches zijn van jou.
guide-king-of-thieves-3 = Leg kaarten, of vlucht op tijd.
    .text = Klik op een kaart om hem te kiezen en nog eens om hem te draaien; dicht bluft hij. Blijven kost reputatie.
