# Grab, Wächter, Ruf, Gold; Gemeinschaftskarte, Stapel, Ablage, Showdown, Duell; fliehen, sich verstecken, legen.
# Formen: „many“ ist der Plural, „der“, „den“, „dem“ sind die Fälle mit Artikel, „gender“ ist m, f oder n,
# „bare“ ist der Name nach „den zweiten“.
# Zahlen mit Symbolen stehen nie im Dativ.
title = König der Diebe
tagline = Karten mit zwei Enden, drei Runden Bluff am Eingang eines Grabes

# Hausregeln
option-target = Gold zum Sieg
    .help = Mit so viel Gold gewinnst du sofort; 15 und 20 machen das Spiel länger
option-tombs = Gräber
    .help = Wie viele Gräber geöffnet werden; 0: jedes einmal, oder so viele, wie ein längeres Spiel braucht
option-stakes = Einsatz
    .help = Was eine Runde kostet; hoch: zwei Ruf, und dafür doppelt so viel Gold
option-stakes-normal = normal
option-stakes-high = hoch
option-rubies = Rubine
    .help = Der Stapel: so viele Rubine wie Schlüssel, oder vier im Ganzen
option-rubies-common = so viele wie Schlüssel
option-rubies-rare = vier im Ganzen
option-sets = Sätze
    .help = Für mehr Diebe: so viele Sätze, wie die Plätze brauchen, oder immer zwei
option-sets-auto = so viele, wie die Plätze brauchen

# Symbole, und so viele davon
symbol-key = Schlüssel
    .many = Schlüssel
    .short = Schlü
symbol-lamp = Lampe
    .many = Lampen
    .short = Lamp
symbol-shield = Schild
    .many = Schilde
    .short = Schi
symbol-sword = Schwert
    .many = Schwerter
    .short = Schw
symbol-ruby = Rubin
    .many = Rubine
    .short = Rub
symbols = { $number ->
    [one] 1 { $symbol }
   *[other] { $number } { FORM($symbol, "many") }
 }

# Karten; zuerst steht das Ende, das zählt, und wofür seine Rubine erklärt wurden
kind = { $end }|{ $other }
declared = { $end } { $meaning }
as = { $number ->
    [one] (als { $symbol })
   *[other] (als { FORM($symbol, "many") })
 }
card = Karte
pile-cards = Stapel
pile-tombs = Gräber
pile-guardians = Wächter
pile-gold = Gold
duel-tomb = Grab
    .den = das Grab

# Gräber
tomb-locksmith = Grab des Schlossers
    .den = das Grab des Schlossers
tomb-whispers = Flüstergruft
    .den = die Flüstergruft
tomb-sealed-treasury = Versiegelte Schatzkammer
    .den = die Versiegelte Schatzkammer
tomb-lampmaker = Krypta des Lampenmachers
    .den = die Krypta des Lampenmachers
tomb-smoke = Schrein des Rauchs
    .den = den Schrein des Rauchs
tomb-djinn = Palast des Dschinns
    .den = den Palast des Dschinns
tomb-guardsman = Hügelgrab des Wachmanns
    .den = das Hügelgrab des Wachmanns
tomb-janissaries = Halle der Janitscharen
    .den = die Halle der Janitscharen
tomb-iron-sultan = Grab des Eisernen Sultans
    .den = das Grab des Eisernen Sultans
tomb-raider = Grab des Räubers
    .den = das Grab des Räubers
tomb-seven-blades = Grab der Sieben Klingen
    .den = das Grab der Sieben Klingen
tomb-warlord = Mausoleum des Kriegsherrn
    .den = das Mausoleum des Kriegsherrn

# Wächter; ohne eigenen Namen: der jüngere von zwei gleichen
guardian = { FORM($first, "gender") ->
    [m] zweiter
    [f] zweite
   *[n] zweites
 } { $first }
    .gender = { FORM($first, "gender") }
    .der = { FORM($first, "gender") ->
    [m] der
    [f] die
   *[n] das
 } zweite { $first }
    .den = { FORM($first, "gender") ->
    [m] den zweiten
    [f] die zweite
   *[n] das zweite
 } { FORM($first, "bare") }
    .dem = { FORM($first, "gender") ->
    [f] der
   *[m] dem
 } zweiten { FORM($first, "bare") }
    .bare = { FORM($first, "bare") }
guardian-poisoned-lock = Giftschloss
    .gender = n
    .der = das Giftschloss
    .den = das Giftschloss
    .dem = dem Giftschloss
    .bare = Giftschloss
guardian-spiked-pit = Pfahlgrube
    .gender = f
    .der = die Pfahlgrube
    .den = die Pfahlgrube
    .dem = der Pfahlgrube
    .bare = Pfahlgrube
guardian-crushing-walls = Mauerpresse
    .gender = f
    .der = die Mauerpresse
    .den = die Mauerpresse
    .dem = der Mauerpresse
    .bare = Mauerpresse
guardian-cursed-glyph = Fluchrune
    .gender = f
    .der = die Fluchrune
    .den = die Fluchrune
    .dem = der Fluchrune
    .bare = Fluchrune
guardian-pillar-of-flame = Flammensäule
    .gender = f
    .der = die Flammensäule
    .den = die Flammensäule
    .dem = der Flammensäule
    .bare = Flammensäule
guardian-bound-djinn = Kettendschinn
    .gender = m
    .der = der Kettendschinn
    .den = den Kettendschinn
    .dem = dem Kettendschinn
    .bare = Kettendschinn
guardian-giant-scorpion = Riesenskorpion
    .gender = m
    .der = der Riesenskorpion
    .den = den Riesenskorpion
    .dem = dem Riesenskorpion
    .bare = Riesenskorpion
guardian-stone-colossus = Steinkoloss
    .gender = m
    .der = der Steinkoloss
    .den = den Steinkoloss
    .dem = dem Steinkoloss
    .bare = Steinkoloss
guardian-scything-blades = Sensenpendel
    .gender = n
    .der = das Sensenpendel
    .den = das Sensenpendel
    .dem = dem Sensenpendel
    .bare = Sensenpendel
guardian-skeleton = Skelett
    .gender = n
    .der = das Skelett
    .den = das Skelett
    .dem = dem Skelett
    .bare = Skelett
guardian-ghoul-pack = Ghulrudel
    .gender = n
    .der = das Ghulrudel
    .den = das Ghulrudel
    .dem = dem Ghulrudel
    .bare = Ghulrudel
guardian-mummy-lord = Mumienfürst
    .gender = m
    .der = der Mumienfürst
    .den = den Mumienfürsten
    .dem = dem Mumienfürsten
    .bare = Mumienfürsten

# Aktionen
escape = flieh
hide = versteck dich
call = ruf den Showdown aus
lay-up = leg eine Karte offen
lay-down = leg eine Karte verdeckt
enough = genug
lay-card = leg { $card }
use-end = nimm das Ende { $symbol }
declare-as = nenne sie { FORM($symbol, "many") }
for-tomb = für { FORM($tomb, "den") }
against = gegen { FORM($guardian, "den") }
seat-begins = { $who } beginnt
lay-so = leg { $card }: { $end }
end-up = { $symbol } offen
end-down = { $symbol } verdeckt
end-up-as = { $symbol } offen als { $meaning }
lay-how = leg { $card }, { $face }
count-so = { $what } { $where }
count-all = { LIST($counts, " · ") }
brings-draws = { $cards ->
    [0] zieh nichts
    [one] zieh eine Karte
   *[other] zieh { $cards } Karten
 }
brings-pays = zahl { $price }, { $draws }

# Fragen
hide-or-lay = versteck dich oder leg eine Karte
ask-turn = Runde { $round } von { $rounds }: Flieh, oder { $price ->
    [0] bleib umsonst und { $stay }
   *[other] zahle { $price } Ruf und { $stay }
 }.
ask-alone = Du bist allein im Grab, hast aber noch nichts dafür gezahlt: Flieh, oder zahle { $price } Ruf und { $stay }.
ask-call = Du bist allein im Grab: Flieh, ruf den Showdown aus, oder { $price ->
    [0] bleib umsonst und { $stay }
   *[other] zahle { $price } Ruf und { $stay }
 }.
ask-card-up = Welche Karte legst du offen?
ask-card-down = Welche Karte legst du verdeckt?
face-up = offen
face-down = verdeckt
ask-end = Du legst { $card } { $face }: Welches Ende zählt?
ask-declare = { $number ->
    [one] Wofür steht dein Rubin?
   *[other] Wofür stehen deine { $end }?
 }
ask-more = Leg eine zweite Karte, oder ist eine genug?
ask-duel = In welchem Duell zählst du { $end }?
ask-community = In welchem Duell zählst du die Gemeinschaftskarte, { $card }?

# Warum nicht
no-showdown = wo eine Karte zählt, entscheidet sich im Showdown
not-there = dieser Wächter liegt nicht auf dem Tisch
does-not-fit = die Symbole passen nicht zu diesem Duell
rounds-over = die Runden sind vorbei: sag, in welchem Duell die Karte zählt
not-held = eine solche Karte hast du nicht auf der Hand
no-card-yet = sag erst, ob du eine Karte offen oder verdeckt legst
no-such-end = die Karte hat kein solches Ende
nothing-to-turn = jetzt ist bei keiner Karte ein Ende zu wählen
nothing-to-declare = nur offen gelegte Rubine werden benannt
card-in-hand = leg erst die Karte zu Ende
no-cards = du hast keine Karte mehr, die du legen könntest
not-alone = es sind noch andere im Grab
nothing-paid = du hast für dieses Grab noch nichts gezahlt
nothing-laid = du hast in diesem Zug keine Karte gelegt
already-laid = du hast eine Karte gelegt: leg noch eine, oder sag, dass es genug ist

# Was geschah
begins = { $who-is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
 }
hand-dealt = Du bekommst { $cards }.
new-tomb = Grab { $number } von { $of }: { $tomb }, { $gold } Gold für die meisten { FORM($symbol, "many") }.
new-creature = Der Wächter ist ein Ungeheuer, { FORM($guardian, "der") }: { $symbols } besiegen es.
new-trap = Der Wächter ist eine Falle, { FORM($guardian, "der") }: { $symbols } besiegen sie.
new-community = Die Gemeinschaftskarte ist { $card }.
community-card = die Gemeinschaftskarte
draws = Du ziehst { $card }.
shuffled = Die Ablage wird gemischt und ist der neue Stapel.
escapes = { $who-is ->
    [you] Du fliehst
   *[other] { $who } flieht
 }{ $left ->
    [0] .
    [one] {" "}und lässt eine Karte zurück.
   *[other] {" "}und lässt { $left } Karten zurück.
 }
hides = { $who-is ->
    [you] Du versteckst dich
   *[other] { $who } versteckt sich
 }{ $paid ->
    [0] , ohne zu zahlen.
   *[other] {" "}für { $paid } Ruf.
 }
calls = { $who-is ->
    [you] Du rufst
   *[other] { $who } ruft
 } den Showdown aus.
lays = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
 } { $card } { $face }.
lays-hidden = { $who } legt eine Karte verdeckt.
showdown = Der Showdown!
turns-over = { $who-is ->
    [you] Du deckst
   *[other] { $who } deckt
 } { $card } auf.
counts = { $who-is ->
    [you] Du zählst
   *[other] { $who } zählt
 } { $what } { $where }.
has-totals = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } { $totals }.
has-none = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } nichts, was zählt.
beats = { $who-is ->
    [you] Du besiegst
   *[other] { $who } besiegt
 } { FORM($guardian, "den") } ({ $symbols }) und { $who-is ->
    [you] nimmst
   *[other] nimmt
 } { $tokens ->
    [0] nichts
   *[other] { $tokens } Ruf
 }.
beat-together = Gleichstand: { $symbols } besiegen { FORM($guardian, "den") }; der Ruf wird geteilt: { $gains }.
gain = { $who-is ->
    [you] du bekommst
   *[other] { $who } bekommt
 } { $tokens ->
    [0] nichts
   *[other] { $tokens }
 }
guardian-leaves = Auf { FORM($guardian, "dem") } liegt kein Ruf, also wird die Karte abgelegt.
unbeaten = Noch unbesiegt: { $guardians }.
kept = { FORM($guardian, "der") } ({ $tokens } Ruf)
plunders = { $who-is ->
    [you] Du plünderst
   *[other] { $who } plündert
 } { FORM($tomb, "den") } ({ $symbols }) und { $who-is ->
    [you] nimmst
   *[other] nimmt
 } { $gold } Gold.
plunder-together = Gleichstand um { FORM($tomb, "den") } ({ $symbols }); das Gold wird geteilt: { $gains }.
unplundered = Niemand plündert { FORM($tomb, "den") }; das Gold geht zurück.
is-out = { $who-is ->
    [you] Du hast keinen Ruf mehr und scheidest aus.
   *[other] { $who } hat keinen Ruf mehr und scheidet aus.
 }
begins-next = { $who-is ->
    [you] Du beginnst
   *[other] { $who } beginnt
 } beim nächsten Grab.
target-reached = Das Ziel von { $gold } Gold ist erreicht!
tombs-over = Das war das letzte Grab.
all-out = Kein Dieb ist mehr im Spiel.
last-thief = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
 } als einziger Dieb noch im Spiel.
scores = Endstand: { $scores }.
score = { $who-is ->
    [you] du
   *[other] { $who }
 } { $gold } Gold
score-out = { $who-is ->
    [you] du
   *[other] { $who }
 } ausgeschieden
tie-break = Gleich viel Gold, also zählt der Ruf: { $reputation }.
has = { $who-is ->
    [you] du
   *[other] { $who }
 } { $tokens }
wins = { $who-is ->
    [you] Du bist König der Diebe!
   *[other] { $who } ist König der Diebe!
 }
share = Geteilte Krone: { $who }.

# Der Tisch
heading-setup = vor dem ersten Grab
heading-round = Grab { $number } von { $of }, Runde { $round } · { $target } Gold zum Sieg
heading-showdown = Grab { $number } von { $of }, Showdown · { $target } Gold zum Sieg
heading-done = das Spiel ist aus
the-tomb = Grab
the-guardian = Wächter
the-community = Gemeinschaftskarte
most-of = meiste { $symbol }
gold-on = { $gold } Gold
pool = { $tokens } Ruf
pool-brief = { $tokens } Ruf
tokens = { $gold } Gold, { $reputation } Ruf, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
legend = Gold/Ruf/Hand, gelegt
is-out-of-it = ausgeschieden
is-winner = König der Diebe
has-escaped = geflohen
is-start = beginnt
hidden-card = (verdeckt)
not-end = nicht { $end }
is-down = (verdeckt)
with-community = + Gemeinschaftskarte { $where }
total = { $number } { $where }
decks = Stapel { $deck }, Ablage { $up } offen und { $down } verdeckt
your-hand = Deine Hand

# Danach
epilogue = Verdeckt zurückgelassen und nie gezeigt
left-behind = In Grab { $number } { $who-is ->
    [you] hast du
   *[other] hat { $who }
 } { $cards } zurückgelassen.
