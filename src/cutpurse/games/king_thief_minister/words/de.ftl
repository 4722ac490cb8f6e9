# Figuren: König, Dieb, Minister, Henker, Vogt, Bauer. Schatzkammer, Münze; behaupten, anzweifeln, gelten lassen.
# Formen: „den“ ist der Akkusativ, „der“ der Dativ (auf der Karte).
title = König Dieb Minister
tagline = Sechs verdeckte Figuren, die wandern, und Behauptungen, die Lügen sein können

# Hausregeln
option-rounds = Runden
    .help = Runden, nach denen gewinnt, wer am reichsten ist; 0: das Spiel endet nicht so
option-peasant_names = Der Bauer benennt
    .help = Was der Bauer benennen muss: die Karten der anderen oder alle sechs
option-peasant_names-players = die Karten der anderen
option-peasant_names-six = alle sechs Karten
option-memory_aid = Gedächtnishilfe
    .help = Ob der Tisch dir zeigt, was du dir hättest merken können
option-memory_aid-off = aus
option-memory_aid-on = an

# Dinge
character-king = König
    .den = den König
character-thief = Dieb
    .den = den Dieb
character-minister = Minister
    .den = den Minister
character-executioner = Henker
    .den = den Henker
character-sheriff = Vogt
    .den = den Vogt
character-peasant = Bauer
    .den = den Bauern
card = Karte
pile-treasury = Schatzkammer
spot = { $lies ->
    [before] { $owner-is ->
        [you] deine Karte
       *[other] die Karte von { $owner }
     }
   *[between] die Karte zwischen { $right-is ->
        [you] dir
       *[other] { $right }
     } und { $left-is ->
        [you] dir
       *[other] { $left }
     }
 }
    .der = { $lies ->
    [before] { $owner-is ->
        [you] deiner Karte
       *[other] der Karte von { $owner }
     }
   *[between] der Karte zwischen { $right-is ->
        [you] dir
       *[other] { $right }
     } und { $left-is ->
        [you] dir
       *[other] { $left }
     }
 }

# Aktionen
look = sieh deine eigene Karte an
to-right = schieb alle Karten nach rechts
to-left = schieb alle Karten nach links
to-front = schieb alle Karten nach vorn
claim = ich bin der { $character }
dare = zweifle es an
let-pass = lass es gelten
yes-sir = Jawohl, Sire
say-nothing = sag nichts
take-pair = nimm { $spots }
swap-openly = tausche sie offen
swap-under = tausche sie unter dem Tisch
seem-to-swap = tausche sie nur zum Schein
point-at = zeige auf { $spot }
say = das ist der { $character }
pays-two = { $who } zahlt zwei
heard = Jawohl, Sire: { $who }
brings-dare = eine Münze, wenn es stimmt
brings-king = nimm 3 Münzen, frag nach dem Minister
brings-thief = nimm jedem Nachbarn eine Münze
brings-minister = tausch zwei Karten oder tu so
brings-executioner = nenn eine Karte, gewinn die Münzen dazu
brings-sheriff = die anderen zahlen 1 Münze, einer 2
brings-peasant = nenn alle Karten, gewinn die Schatzkammer
dealt-king = { $who } bekommt den König

# Fragen
ask-first-look = Wähle eine Karte, die du dir vor Spielbeginn ansiehst.
ask-challenge = { $claimant } behauptet, der { $character } zu sein. Zweifelst du das an, oder lässt du es gelten?
ask-answer = Wer ist der Minister? Antworte geheim.
ask-turn = Sieh dir für eine Münze deine Karte an, schieb die Karten, oder behaupte, wer du bist.
ask-take = Als Minister nimmst du zwei Karten.
ask-swap = Tausche die beiden offen, unter dem Tisch oder nur zum Schein.
ask-aim = Als Henker zeigst du auf die Karte eines anderen.
ask-what = Welche Figur ist { $spot }?
ask-tax = Als Vogt sagst du, wer zwei Münzen zahlt.
ask-point = Als Bauer zeigst du auf die Karte, die du als nächste benennst.

# Warum nicht
not-now = danach wird jetzt nicht gefragt
cannot-look = ohne Münze darfst du nur nachsehen, wenn in der Schatzkammer mindestens { $coins } liegen
not-own-card = vor dem ersten Zug siehst du dir eine Karte an, die nicht deine eigene ist
not-a-target = der Henker zeigt auf die Karte eines anderen
not-to-be-named = diese Karte ist nicht unter denen, die du benennen musst
not-taxed = der Vogt bestimmt jemand anderen, der zwei zahlt

# Was geschah
begins = { $who-is ->
    [you] Du bekommst den König und beginnst.
   *[other] { $who } bekommt den König und beginnt.
 } Die Karten werden neu ausgelegt.
looks = { $who-is ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
 } { $spot } an.
on-card = Auf { FORM($spot, "der") } siehst du { FORM($character, "den") }.
pays-to-look = { $who-is ->
    [you] Du zahlst, um deine Karte anzusehen.
   *[other] { $who } zahlt, um die eigene Karte anzusehen.
 }
has-no-coin-to-look = { $who-is ->
    [you] Du willst deine Karte ansehen, hast aber keine Münze: Die anderen nehmen je eine aus der Schatzkammer.
   *[other] { $who } will die eigene Karte ansehen, hat aber keine Münze: Die anderen nehmen je eine aus der Schatzkammer.
 }
moves-right = { $who-is ->
    [you] Du schiebst
   *[other] { $who } schiebt
 } alle Karten nach rechts.
moves-left = { $who-is ->
    [you] Du schiebst
   *[other] { $who } schiebt
 } alle Karten nach links.
moves-front = { $who-is ->
    [you] Du schiebst
   *[other] { $who } schiebt
 } alle Karten nach vorn.
claims = { $who-is ->
    [you] Du behauptest,
   *[other] { $who } behauptet,
 } der { $character } zu sein.
challenges = { $who-is ->
    [you] Du zweifelst
   *[other] { $who } zweifelt
 } das an.
nobody-challenges = Niemand zweifelt das an.
claim-true = Es stimmt.
claim-false = Es ist gelogen: Nichts geschieht.
asks-for-minister = { $who-is ->
    [you] Du fragst: Wer ist der Minister?
   *[other] { $who } fragt: Wer ist der Minister?
 }
nobody-answers = Niemand sagt ein Wort.
answers = „Jawohl, Sire“: { $who }.
is-minister = Ja, { $spot } ist der Minister.
is-not-minister = Nein, { $spot } ist nicht der Minister.
takes-pair = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $spots }.
swaps-openly = { $who-is ->
    [you] Du tauschst
   *[other] { $who } tauscht
 } sie vor aller Augen.
under-the-table = { $who-is ->
    [you] Du hantierst
   *[other] { $who } hantiert
 } mit ihnen unter dem Tisch.
swaps-under = Du tauschst sie unter dem Tisch.
seems-to-swap = Du tauschst sie nur zum Schein.
accuses = { $who-is ->
    [you] Du sagst,
   *[other] { $who } sagt,
 } { $spot } sei der { $character }.
accused-rightly = Das ist richtig.
accused-wrongly = Das ist falsch.
collects-tax = { $who-is ->
    [you] Du treibst
   *[other] { $who } treibt
 } die Steuer ein; { $payer-is ->
    [you] du musst
   *[other] { $payer } muss
 } zwei zahlen.
turned-up = Aufgedeckt wird { $spot }: der { $character }.
mistake = Ein Fehler: Die Karten werden wieder umgedreht.
named-all = Jeder Name war richtig: Die ganze Schatzkammer ist gewonnen.
has-no-coin-to-pay = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } { $paid ->
    [0] keine Münze
   *[other] keine zweite Münze
 } zum Zahlen: Die anderen nehmen aus der Schatzkammer.
has-no-coin-to-steal = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } keine Münze, die zu stehlen wäre: { $thief-is ->
    [you] Du nimmst
   *[other] { $thief } nimmt
 } eine aus der Schatzkammer.
coins-move = Münzen: { $changes }; Schatzkammer: { $treasury }.
gains = { $who-is ->
    [you] du
   *[other] { $who }
 } +{ $coins }
loses = { $who-is ->
    [you] du
   *[other] { $who }
 } -{ $coins }
treasury-empty = Die Schatzkammer ist leer.
rounds-over = { $rounds ->
    [one] Die einzige Runde ist vorbei.
   *[other] { $rounds } Runden sind vorbei.
 }
at-the-end = Endstand: { $purses }.
purse = { $who-is ->
    [you] du
   *[other] { $who }
 } { $coins ->
    [0] nichts
    [one] 1 Münze
   *[other] { $coins } Münzen
 }
wins = { $who-is ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt!
 }
share = Geteilter Sieg: { $who }.

# Der Tisch
heading = Runde { $round }
heading-first = vor dem ersten Zug
heading-over = das Ende
no-seat = herrenlos
face-down = ?
note = { $character } { $percent } %

# Nach dem Spiel
report = Was wahr war, Runde für Runde
report-lie = gelogen: { $character }
report-true = wahr
report-believed = geglaubt
report-challenged = angezweifelt: { $who }
report-confronted = gegenübergestellt
report-shown = aufgedeckt
report-coins = { LIST($changes, ", ") }
report-unpaid = konnte nicht zahlen: { $who }
