# Die Wörter der App; die Spiele haben ihre eigenen.

# Everywhere
home-link = Cutpurse, zur Tür
theme = Tag oder Nacht
menu = Mehr: Sprache, Name, Ton, Tasten
close = Schließen
you-title = Du
skip-to-table = Zum Tisch
your-name = Dein Name
language = Sprache
sound = Ton
light-theme = Tageslicht
confirm = Vor Aufdecken, Bezahlen und Aussteigen nachfragen
full-screen = Ganzer Bildschirm
keys = Tasten
key-arrows = zwischen dem wechseln, was man wählen kann
key-enter = wählen
key-undo = zurücknehmen
key-last = lesen, was zuletzt geschah
key-escape = eine Schublade schließen
key-help = diese Liste der Tasten
other-device = Ein anderes Gerät
carry-seats = Meine Plätze auf ein anderes Gerät bringen
carry-help = Öffne das auf dem anderen Gerät. Es gilt einmal, { $minutes } Minuten lang.
code-from-other = Link oder Code von dort
claim-seats = Diese Plätze übernehmen
take-over = Übernehmen
carry-title = Plätze von einem anderen Gerät
carry-instead = Dieser Browser saß schon selbst an Tischen. Er gäbe diese Plätze auf.
something-wrong = Etwas ging schief; bei dir hat sich nichts geändert.
to-home = Alle Spiele

# The door
home-title = Fünf Spiele von Königen und Dieben
home-line = Setz dich zu Bots oder Freunden. Nichts zu installieren, kein Konto.
play-now = Jetzt spielen
play-with-friends = Mit Freunden spielen
play-game-now = Jetzt spielen: { $game }
play-game-with-friends = Mit Freunden spielen: { $game }
the-games = Die Spiele
seats = Plätze
time = Dauer
minutes = { $number } Min.
take-your-seat = Zum Platz
with-names = mit { $names }
your-tables = Deine Tische
no-tables-yet = Du hast noch an keinem Tisch gesessen.
your-turn-small = du bist dran
you-won-with = { $points ->
    [one] gewonnen mit 1 Punkt
   *[other] gewonnen mit { $points } Punkten
 }
you-shared-with = { $points ->
    [one] Sieg geteilt mit 1 Punkt
   *[other] Sieg geteilt mit { $points } Punkten
 }
you-had = { $points ->
    [one] 1 Punkt für dich
   *[other] { $points } Punkte für dich
 }
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand. Mach einen Tisch auf, dann können andere sich setzen.
table-of = Tisch von { $name }
with-friends = Mit Freunden
with-friends-help = Wähle ein Spiel, schick den Link, beginne, wenn alle da sind. Leere Stühle gehen an Bots.
table-code = Code oder Link
join = Hingehen
make-a-table = Einen Tisch aufmachen
sit-down = Hinsetzen
look-back = Zurückblicken

# A new table
new-table = Ein neuer Tisch
which-game = Welches Spiel?
who-sits = Wer setzt sich?
of-up-to = { $number } von bis zu { $most }
of-all = { $number } von { $most }
you = du
a-friend = Ein Freund
a-bot = Ein Bot
here-too = Auch hier
somebody-here = Jemand hier
on-this-device = an diesem Gerät
name-of-person = Name von Person { $number }
by-the-link = über den Link
level = Wie gut er spielt
level-apprentice = Lehrling
    .help = denkt wenig voraus, vergisst viel
level-journeyman = Geselle
    .help = denkt voraus, vergisst manches
level-master = Meister
    .help = denkt weit voraus, vergisst nichts
take-chair-away = Diesen Stuhl wegnehmen
house-rules = Hausregeln
changed = geändert
pace = Tempo
pace-help = Wer zu lange fort ist, für den spielt ein Bot weiter.
pace-none = Ohne Uhr
pace-minute = Eine Minute
pace-short = 20 Sekunden
spectators = Zuschauer
spectators-help = Dürfen über den Link zusehen, aber in keine Hand.
public = Offener Tisch
public-help = Steht an der Tür für alle.
coach = Coach
coach-help = Sagt auf Wunsch, wie gut jede Wahl ist.
your-table = Dein Tisch
usual-rules = die üblichen Regeln
sum-friends = { $number ->
    [0] {""}
    [one] ein Freund
   *[other] { $number } Freunde
 }
sum-here = { $number ->
    [0] {""}
    [one] noch jemand hier
   *[other] { $number } weitere hier
 }
sum-bots = { $number ->
    [0] {""}
    [one] ein Bot
   *[other] { $number } Bots
 }
sum-practice = ohne Uhr: der Tisch wartet auf dich
sum-pace-none = ohne Uhr
sum-pace-minute = eine Minute für jede Entscheidung
sum-pace-short = 20 Sekunden für jede Entscheidung
sum-spectators = andere dürfen zusehen
sum-alone = niemand sonst darf zusehen
make-the-table = Tisch aufmachen
then-a-link = Dann bekommst du einen Link für deine Freunde.

# A waiting table
waiting = Warten
send-link = Schick das deinen Freunden
only-here = Diese Adresse führt nur auf diesem Rechner hierher. Für Freunde an anderen: mit --host 0.0.0.0 starten und die Adresse dieses Rechners weitergeben.
copy = Kopieren
copied = Kopiert
send = Senden
sit-of = { $number } von { $seats } sitzen
free-chair = ein freier Stuhl
at-this-table = An diesem Tisch
host = Gastgeber
ask-sit-down = Ein Stuhl ist frei. Setzt du dich?
table-is-full = Alle Stühle sind besetzt.
ask-start = { $free ->
    [one] Ein Stuhl ist leer. Mit einem Bot beginnen?
   *[other] { $free } Stühle sind leer. Mit Bots beginnen?
 }
start-help = Das Spiel beginnt von selbst, wenn der letzte Stuhl besetzt ist.
start-with-bots = { $free ->
    [one] Mit einem Bot beginnen
   *[other] Mit Bots beginnen
 }
wait-for-host = { $free ->
    [one] Ein Stuhl ist leer. Beginnen kann, wer den Tisch aufgemacht hat.
   *[other] { $free } Stühle sind leer. Beginnen kann, wer den Tisch aufgemacht hat.
 }
leave = Gehen

# A table
practice = Übung
you-look-on = Du siehst zu
    .more = Du siehst zu, und zwar alles, was alle sehen dürfen.
your-turn = Du bist dran
you-are-asked = Du wirst gefragt
several-are-asked = Mehrere werden gefragt
turn-of = { $name } ist dran
game-is-over = Das Spiel ist aus.
game-is-over-short = Ende
no-connection = Keine Verbindung
waiting-for = Warten auf { $name }
waiting-for-several = Warten auf die anderen
chance-decides = Der Zufall entscheidet
seat-number = Platz { $number }
bot = Bot
bot-plays = ein Bot spielt weiter
here = da
away = fort
story = Verlauf
chat = Chat
rules = Regeln
undo = Zurück
undo-key = Zurücknehmen (U)
undo-nothing = Nichts von dir zurückzunehmen
not-my-turn = Du bist nicht am Zug
not-now = Das geht gerade nicht
ledger = Verlauf, Chat und Regeln
drawers = Schubladen
what-happened = Was geschehen ist
what-happens = Was geschieht
choices = Was du tun kannst
watching = { $number ->
    [one] Jemand sieht zu.
   *[other] { $number } sehen zu.
 }
leave-table = Den Tisch verlassen
chat-empty = Noch hat niemand etwas gesagt.
say-something = Sag etwas
mute = { $name } stummschalten
unmute = { $name } wieder sprechen lassen
react-bravo = Bravo!
react-laugh = Haha!
react-wow = Oh!
react-hmm = Hm.
react-ouch = Autsch!
react-hurry = Schneller!
search-rules = Regeln durchsuchen
rule-number = Regel { $rule }
connection-lost = Die Verbindung ist weg
connection-trying = Neuer Versuch
connection-kept = Nichts geht verloren: dein Platz und dein Klick warten.
goes-out = Es geht hinaus, sobald du zurück bist.
try-now = Jetzt versuchen
page-is-old = Der Server ist neuer als diese Seite.
reload = Neu laden
answer-kept = Deine Antwort liegt bereit, bis alle geantwortet haben.
seen = Gesehen
chance-to-win = Gewinnchance
ask-coach = Den Coach fragen
coach-thinks = Der Coach denkt nach …
no-table = Diesen Tisch gibt es nicht
error-no-such-table = Vielleicht wurde er abgeräumt, oder der Link ist unvollständig.
error-no-spectators = An diesem Tisch gibt es keine Zuschauer.
error-unknown-token = Diesen Code kennt niemand.
error-offline = Gerade gibt es keine Verbindung zu den Tischen.
error-not-over = Das sieht man, wenn das Spiel aus ist.
error-too-fast = Das war zu viel auf einmal; warte einen Moment.

# What happened at a table beside the game
story-sits = { $who-is ->
    [you] Du setzt dich
   *[other] { $who } setzt sich
 }{ $bot ->
    [yes] , ein Bot
   *[no] {""}
 }.
story-stands = { $who-is ->
    [you] Du stehst auf.
   *[other] { $who } steht auf.
 }
story-undoes = { $who-is ->
    [you] Du nimmst deine letzte Entscheidung zurück.
   *[other] { $who } nimmt die letzte Entscheidung zurück.
 }
story-away = { $who-is ->
    [you] Du bist fort; ein Bot spielt weiter.
   *[other] { $who } ist fort; ein Bot spielt weiter.
 }
story-left = { $who-is ->
    [you] Du bist gegangen; ein Bot spielt weiter.
   *[other] { $who } ist gegangen; ein Bot spielt weiter.
 }
story-back = { $who-is ->
    [you] Du bist wieder da.
   *[other] { $who } ist wieder da.
 }

# The end
you-win = Du gewinnst!
somebody-wins = { $name } gewinnt.
win-is-shared = Den Sieg teilen sich { $names }.
rematch = Noch einmal
ask-rematch = Noch einmal mit denselben Leuten?
check-dice = Würfel prüfen

# King's Gold
back = Zurück
coins-number = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
 }
kings-gold-ask-roll = Wähle Würfel zum Nachwerfen, oder hör auf.
    .more = { $outlook }.
kings-gold-ask-pair = Paare eine Münze mit Kanone oder Totenkopf.
    .more = Klick eine Münze an und dann ein Zeichen: Die Kanone nimmt aus der Truhe, der Totenkopf beraubt jemanden.
kings-gold-ask-plunder = Fünf Totenköpfe! Wen plünderst du?
    .more = Klick eine Börse an: Alles darin ist dein.
kg-again = noch mal
kg-counts = gewählt
kg-takes = nimm { $number }
kg-robs = raube { $number }
kg-rob-flag = raube { $number }
kg-their-dice = würfelt
kg-ask-victim = Wem raubst du { $number }?
    .more = Klick den Beutel eines Rivalen an.
kg-in-the-box = in der Truhe
kg-box-help = ist sie leer, ist das Spiel aus
kg-with-the-king = beim König
kg-king-help = fünf Münzen nehmen alles
kg-rolls-left = { $number ->
    [0] kein Wurf mehr
    [one] noch 1 Wurf
   *[other] noch { $number } Würfe
 }
kg-roll-again = { $number ->
    [0] Nachwerfen
   *[other] { $number } nachwerfen
 }
kg-choose-first = Wähle erst Würfel
kg-stop = Aufhören
kg-crib = Was die Würfel bringen
kg-crib-take = Nimm so viele aus der Truhe; der König nimmt ebenso viele.
kg-crib-rob = Raube jemandem so viele.
kg-crib-pay = Zahle dem König 3, und Schluss.

# King Thief Minister
quoted = „{ $text }“
app-coins = Münzen
king-thief-minister-ask-turn = Sieh nach, schieb alle Karten, oder behaupte, wer du bist.
    .more = Klick deine Karte an, um sie anzusehen, einen Pfeil, um die Karten zu schieben, oder ein Gesicht, um es zu behaupten, wahr oder nicht.
king-thief-minister-ask-challenge = { $claimant } behauptet: „{ $character }“. Zweifelst du?
    .more = Ist es wahr, zahlst du 1 Münze, und es gilt. Ist es gelogen, ist der Zug vorbei.
king-thief-minister-ask-answer = Wer ist der Minister? Antworte heimlich.
    .more = Wer „Jawohl, Sire“ sagt und überführt wird, zahlt; alle Antworten hört man zugleich.
king-thief-minister-ask-first-look = Wähle eine Karte, die du vor dem Spiel ansiehst.
    .more = Nicht deine eigene. Niemand sonst sieht sie; merk sie dir.
ktm-look = ansehen · 1 Münze
ktm-your-card = deine Karte
ktm-nobodys = niemandes Karte
ktm-claims = „{ $character }“
ktm-lets-pass = lässt es gelten
ktm-i-am = „{ $character }, das bin ich.“
ktm-ask-claim = Behaupten, der { $character } zu sein?
    .more = { $character }: { $does }. Wer zweifelt, sieht deine Karte an.
ktm-court = Der Hof
ktm-does-king = nimmt 3 Münzen, fragt dann nach dem Minister
ktm-does-thief = raubt beiden Nachbarn 1 Münze
ktm-does-minister = nimmt zwei beliebige Karten
ktm-does-executioner = benennt eine Karte, nimmt alle Münzen dazu
ktm-does-sheriff = alle zahlen 1 Münze, einer zahlt 2
ktm-does-peasant = benennt alle, nimmt den Schatz
ktm-who-lied = Wer hat gelogen?
ktm-lies = { $lies ->
    [0] nie gelogen
    [one] 1 Lüge, { $found ->
        [0] geglaubt
       *[other] entlarvt
     }
   *[other] { $lies } Lügen, { $found } entlarvt
 }
ktm-summary = { $claims ->
    [one] Eine Behauptung
   *[other] { $claims } Behauptungen
 }, { $lies ->
    [0] keine Lüge.
    [one] eine Lüge.
   *[other] { $lies } Lügen.
 } { $away ->
    [0] Keine kam durch.
    [one] Eine kam durch.
   *[other] { $away } kamen durch.
 }
ktm-nobody-doubts = niemand
ktm-a-lie = gelogen
ktm-col-who = wer
ktm-col-claims = behauptet
ktm-col-truth = Wahrheit
ktm-col-doubted = angezweifelt

# Guild of Thieves
gt-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 }
gt-passed = ausgestiegen
gt-ask-pass = Wirklich aussteigen?
    .more = Du spielst in dieser Partie keine Karte mehr. Was dir gehört, zählt am Ende.
gt-you-are-out = Du bist ausgestiegen.
gt-gap = Lücke
gt-thief-of = Dieb von { $name }
gt-claims = Der Dieb verlässt { $space } und nimmt mit: { $cards }.
gt-copied = Juwelen ahmen dies nach: { $effect }.
gt-starter = Start
gt-played = gespielt
gt-asleep = Diese Karte geht jetzt nicht
gt-hand-and-discards = { $hand } auf der Hand; abgelegt: { $cards }
gt-items = Die Dinge
gt-does-lamp = geradeaus, so weit es geht
gt-does-camel = drei Schritte
gt-does-sword = zu einem fremden Dieb; schieb ihn weiter
gt-does-carpet = über eine Lücke
gt-does-coins = ein Schritt, zieh zwei Karten
gt-does-turban = zwei Schritte, beide Karten
gt-does-jewels = wie die letzte fremde Karte
gt-does-guard = zieht nie

# Forty Thieves
seconds-left = { $number ->
    [one] noch 1 Sekunde
   *[other] noch { $number } Sekunden
 }
forty-thieves-ask-discard = Wirf ab, was du nicht willst.
    .more = Klick an, was gehen soll; dann wird deine Hand auf drei aufgefüllt.
ft-steal-title = Stehlen: { $target }?
ft-steal-help = Alle vier Plättchen werden für alle aufgedeckt. Sind sie kein Satz, nimmst du ein Böses Auge.
ft-gem = Edelstein
ft-eye = Böses Auge
ft-plays = spielt: { $special }
ft-is-asked = wird gefragt
ft-in-stack = im Stapel
ft-eyes-left = Böse Augen übrig, eins für jeden misslungenen Diebstahl
ft-waits = Es wirkt erst, wenn alle geantwortet haben.
ft-daggers = { $number ->
    [one] Ein Dolch liegt darauf.
   *[other] { $number } Dolche liegen darauf.
 }
ft-keep-passing = Passen, bis ich etwas anderes sage
ft-discard = { $number ->
    [0] Alle behalten
   *[other] { $number } abwerfen
 }
ft-out = weg
ft-put = Aufs Brett legen
ft-play = Spielen: { $special }
ft-let-pass = Geschehen lassen
ft-sheet = Was jeder Krug bergen kann
forty-thieves-ask-dagger = Aufheben? { $who } spielt { FORM($special, "einen") }.
    .more = Alle werden gefragt, alle gleich kurz, was immer sie halten. Bis dahin wartet die Wirkung.
ft-cancel = Aufheben
ft-no-dagger = Du hast keinen Dolch
ft-one-colour = Eine Farbe
ft-four-colours = Vier Farben
ft-one-symbol = Ein Symbol
ft-four-symbols = Vier Symbole
ft-to-come = { $all ->
    [yes] es fehlen { $things }
   *[no] { $number } von { $things }
 }
ft-a-set = Das ist ein Satz!
ft-no-set = Das ist kein Satz.
ft-to-go = { $number ->
    [one] Noch eins.
   *[other] Noch { $number }.
 }
ft-theft-help = { $who ->
    [you] Angesagt: { $target }. Sind die vier ein Satz, zahlt es sich aus; wenn nicht, werden sie wieder zugedeckt, und du nimmst ein Böses Auge.
   *[other] { $name } hat angesagt: { $target }. Sind die vier ein Satz, zahlt es sich aus; wenn nicht, werden sie wieder zugedeckt, und { $name } nimmt ein Böses Auge.
 }
ft-still-closed = { $number ->
    [one] Noch eins verdeckt
   *[other] Noch { $number } verdeckt
 }
ft-would-keep = Was ein Krug verbergen kann, und womit es ein Satz bliebe.
ft-fits = damit bliebe es ein Satz
ft-spoils = damit wäre es kein Satz
ft-turn-all = Alle aufdecken

# King of Thieves
kot-ask-turn = Karte legen, verstecken oder fliehen?
kot-ask-help = { $price ->
    [0] Bleiben kostet nichts. Klick eine Karte an, um sie zu wählen, noch einmal, um sie zu drehen.
   *[other] Bleiben kostet { $price } Ruf. Klick eine Karte an, um sie zu wählen, noch einmal, um sie zu drehen.
 }
kot-ask-chosen = { $price ->
    [0] Mit dieser Karte zählt: { $end }. Noch ein Klick, und das andere Ende zählt.
   *[other] Bleiben kostet { $price } Ruf. Mit dieser Karte zählt: { $end }. Noch ein Klick, und das andere Ende zählt.
 }
kot-lay-down = Verdeckt legen
kot-lay-up = Offen legen
kot-hide = Verstecken
kot-escape = Fliehen
kot-escaped = geflohen
kot-out = draußen
kot-starts = beginnt
kot-gold = Gold
kot-reputation = Ruf
kot-round = Grab { $number } von { $tombs }, Runde { $round } von { $rounds }
kot-out-of-tomb = nicht in diesem Grab
kot-prize = { $gold } Gold für die meisten { $symbols }
kot-for-everybody = Für alle
kot-one-end = ein Ende, in einem Duell
kot-your-row = Von dir gelegt
kot-counts = zählt
kot-face-down = verdeckt
kot-beaten-by = besiegt von { $number }
kot-showdown = Die Abrechnung
kot-then = Erst die Wächter, dann das Grab
kot-the-tomb = Das Grab
kot-the-most = am meisten
kot-crib = Ein Grab, drei Runden
kot-crib-tomb = Das Grab gibt sein Gold, wer die meisten seiner Zeichen hat.
kot-crib-guardians = Wächter geben ihren Ruf, wer die meisten hat, wenn es reicht.
kot-crib-rubies = Rubine sind jedes Zeichen.
kot-leads = führt
kot-wins = siegt
kot-here = hier { $end }
kot-now = jetzt
kot-next = danach
kot-drag = Klicke auf den Kampf, in dem die Karte zählt, oder ziehe sie dorthin.
kot-turned = Alle Karten eines Diebs liegen offen.
kot-settled = Die Kämpfe sind entschieden.
kot-goes-on = Weiter
kot-crowned = König der Diebe

# Looking back
looking-back = Rückblick
step-back = Zurück (Pfeil links)
step-on = Weiter (Pfeil rechts)
play-on = Abspielen (Leertaste)
moment = Moment
through-eyes = Mit den Augen von
a-spectator = Zuschauern
show-chances = Chancen zeigen
show-table = Tisch zeigen
turn-number = Zug { $number }
round-number = Runde { $number }
turn-of-turns = Zug { $number } von { $of }
all-open = Alles offen
copy-moment = Link hierher
open-game = Gespeichertes Spiel öffnen
not-a-game = In dieser Datei ist kein Spiel.
no-kept-game = Öffne die Datei noch einmal: Diese Seite behält nichts davon.
review-thinks = Der Coach sieht sich jede Entscheidung an. Beim ersten Mal dauert das eine Weile.
review-nothing-here = Hier hatte niemand eine Wahl.
review-agrees = { $who-is ->
    [you] Du hast gewählt
   *[other] { $who } hat gewählt
 }: { $chosen }. Das täte auch der Coach.
review-differs = { $who-is ->
    [you] Du hast gewählt
   *[other] { $who } hat gewählt
 }: { $chosen }. Der Coach: { $better }.
review-chosen = { $choice } (gewählt)
review-turn = Zug { $number }: { $choice }
review-instead = statt: { $choice }
review-no-costly = Keine Entscheidung hat viel gekostet.
costliest = Die teuersten Entscheidungen
chances-title = Gewinnchance in Prozent
keep-game = Spiel behalten
play-on-from-here = Von hier weiterspielen

# Fairness
fair-title = Dieses Spiel prüfen
fair-all-right = { $number ->
    [one] Die eine Ziehung stimmt
   *[other] Alle { $number } Ziehungen stimmen
 }
fair-wrong = { $number ->
    [0] Das Siegel passt nicht
    [one] Eine Ziehung ist falsch
   *[other] { $number } Ziehungen sind falsch
 }
fair-here = eben neu berechnet, auf diesem Gerät
fair-save = Beweis speichern
fair-how = Warum niemand schummeln konnte
fair-sealed = Wir haben ein Geheimnis versiegelt
fair-sealed-text = Bevor sich jemand setzte, wählte der Server eine geheime Zahl und zeigte ihr Siegel. Aus dem Siegel findet niemand das Geheimnis; mit einem anderen Geheimnis würde das Siegel brechen.
fair-fits = Siegel passt
fair-broken = Siegel gebrochen
fair-added = Alle haben eine Zahl beigetragen
fair-added-text = Jeder Browser warf eine eigene dazu, nachdem das Siegel gezeigt war. So konnte der Server kein Geheimnis wählen, das ihm passt.
fair-follows = Jede Ziehung folgt aus beidem
fair-follows-text = Das Geheimnis, diese Zahlen und die Nummer der Ziehung werden gemischt; die Mischung sagt, was kommt. Jetzt, da das Spiel aus ist, liegt das Geheimnis offen, und alle können es nachrechnen.
fair-opened = geöffnet
fair-one-by-one = Der Zufall, Ziehung für Ziehung
fair-right = richtig
fair-not-right = falsch
fair-mix = Die Mischung beginnt mit
fair-rest = Geteilt durch { $total } bleibt { $rest }:
fair-differs = etwas anderes, und nicht { $outcome }
fair-not-mine = Das ist nicht das Siegel oder die Zahl, die dieser Browser kennt
fair-roll = Wurf { $number }
fair-computing = Alles wird noch einmal gerechnet …
fair-more = { $bad ->
    [0] { $number } weitere, alle richtig
   *[other] { $number } weitere, insgesamt { $bad } falsch
 }

# One device for several
curtain-pass = Gib das Gerät an { $name }
curtain-help = Der Tisch ist hinter dem Vorhang: Manches dort ist nur für die Augen von { $name }.
curtain-me = Ich bin { $name }
one-device = Ein Gerät
somebody-is-asked = { $name } ist gefragt

# The first turn
guide-label = Dein erster Zug, Schritt { $step } von { $steps }
guide-note = Dein erster Zug
guide-skip = Überspringen
guide-next = Weiter
guide-end = Spielen
guide-again = Den ersten Zug noch einmal zeigen
guide-kings-gold-1 = Diese fünf Würfel sind deine.
    .text = Eine Münze mit einer Kanone nimmt so viele Münzen aus der Truhe, mit einem Totenkopf raubt sie jemanden aus. Gekreuzte Knochen bleiben liegen, und drei davon kosten dich etwas.
guide-kings-gold-2 = Behalte, was sich paart. Wirf den Rest.
    .text = Klick die Würfel an, die du noch einmal wirfst, bis zu zwei weitere Male. Was du nicht anklickst, bleibt.
guide-kings-gold-3 = Wirf, oder hör auf.
    .text = Wenn du aufhörst, paarst du Münzen mit Zeichen. Wer am meisten hat, wenn die Truhe leer ist, gewinnt.
guide-king-thief-minister-1 = Sechs Karten, sechs Figuren.
    .text = Niemand weiß, welche welche ist, auch nicht von der Karte vor sich. Ab und zu siehst du eine an und merkst sie dir.
guide-king-thief-minister-2 = Den Schatz wollen alle.
    .text = Die Figuren nehmen Münzen, von hier und voneinander. Ist er leer, gewinnt, wer am meisten hat.
guide-king-thief-minister-3 = Nachsehen, schieben oder behaupten.
    .text = Behaupte, wer du bist, wahr oder nicht. Wer zweifelt, sieht deine Karte an: War es gelogen, geschieht nichts, sonst kostet der Zweifel etwas.
guide-guild-of-thieves-1 = Ein Markt magischer Dinge.
    .text = Zuerst setzt du deine Diebe auf Karten. Geht ein Dieb, gehört dir die Karte, auf der er stand, und eine Lücke bleibt.
guide-guild-of-thieves-2 = Die Wege werden weniger.
    .text = Über Lücken kommt nur der Teppich. Die Zahlen sind Punkte.
guide-guild-of-thieves-3 = Spiel eine Karte, um einen Dieb zu bewegen.
    .text = Jedes Ding bewegt sich auf seine Art. Zeig auf eine Karte, um zu sehen, wie weit sie führt.
guide-forty-thieves-1 = Sechzehn Krüge, in jedem steckt etwas.
    .text = Ein Krug birgt einen Dieb seiner Farbe, einen seines Zeichens, oder etwas Besonderes. Sieh in jedem Zug in einen hinein, und merk es dir.
guide-forty-thieves-2 = Edelsteine stiehlt man mit vier Plättchen.
    .text = Sind die vier Plättchen um einen Edelstein ein Satz, gehört er dir: eine Farbe, vier Farben, ein Zeichen oder vier Zeichen. Wenn nicht, nimmst du ein Böses Auge.
guide-forty-thieves-3 = Deine Hand hilft.
    .text = Leg Plättchen aufs Brett, tausche Nachbarn, oder spiel etwas Besonderes.
guide-king-of-thieves-1 = In diesem Grab liegt Gold.
    .text = Wer nach drei Runden die meisten seiner Zeichen zeigt, nimmt es.
guide-king-of-thieves-2 = Wächter hüten Ruf.
    .text = Besiege einen mit genug seiner Zeichen, und mehr als die anderen, und seine Marken sind dein.
guide-king-of-thieves-3 = Leg Karten, oder flieh beizeiten.
    .text = Klick eine Karte an, um sie zu wählen, und noch einmal, um sie zu drehen; verdeckt blufft sie. Bleiben kostet Ruf.
