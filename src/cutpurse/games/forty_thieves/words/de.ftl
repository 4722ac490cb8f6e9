# Krug, Plättchen, Edelstein, Saphirplättchen, Böser Blick, Beute; Stapel, Ablage; Reihe, Spalte, Diagonale, Satz.
# Formen: „ein“ ist der Nominativ mit Artikel, „einen“ und „den“ sind der Akkusativ, „einem“ ist der Dativ;
# „stem“ steht vor -krug und -dieb, „er“ und „en“ sind Endungen der Farbe.
title = Vierzig Diebe
tagline = Krüge, in denen Diebe stecken, Gedächtnis und Kombination, neun Saphire

# Hausregeln
option-first = Erster Zug
    .help = Wer beginnt: Der Zufall entscheidet, oder immer derselbe Platz
option-first-chance = der Zufall entscheidet
option-turns = Züge
    .help = Züge, nach denen das Spiel endet, auch wenn noch Edelsteine auf dem Brett liegen
option-memory_aid = Gedächtnishilfe
    .help = Ob der Tisch zeigt, was du gesehen hast: aus prüft dein Gedächtnis, an merkt es sich für dich
option-memory_aid-off = aus
option-memory_aid-on = an

# Dinge
place = { $id }
slot = { $id }
gem = Edelstein { $id }
line-row-1 = Reihe 1
line-row-2 = Reihe 2
line-row-3 = Reihe 3
line-row-4 = Reihe 4
line-column-a = Spalte a
line-column-b = Spalte b
line-column-c = Spalte c
line-column-d = Spalte d
line-diagonal-a1-d4 = Diagonale a1 d4
line-diagonal-d1-a4 = Diagonale d1 a4
colour-red = rot
    .letter = ro
    .short = rot
    .er = roter
    .en = roten
colour-green = grün
    .letter = gr
    .short = grü
    .er = grüner
    .en = grünen
colour-yellow = gelb
    .letter = ge
    .short = gel
    .er = gelber
    .en = gelben
colour-blue = blau
    .letter = bl
    .short = bla
    .er = blauer
    .en = blauen
symbol-sun = Sonne
    .stem = Sonnen
symbol-clubs = Klee
    .stem = Klee
symbol-moon = Mond
    .stem = Mond
symbol-hand = Hand
    .stem = Hand
symbol-star = Stern
    .stem = Sternen
jar = { FORM($colour, "er") } { FORM($symbol, "stem") }krug
    .einen = einen { FORM($colour, "en") } { FORM($symbol, "stem") }krug
    .einem = einem { FORM($colour, "en") } { FORM($symbol, "stem") }krug
    .den = den { FORM($colour, "en") } { FORM($symbol, "stem") }krug
    .painted = { $colour } { $symbol }
thief = { FORM($colour, "er") } { FORM($symbol, "stem") }dieb
    .ein = ein { FORM($colour, "er") } { FORM($symbol, "stem") }dieb
    .einen = einen { FORM($colour, "en") } { FORM($symbol, "stem") }dieb
    .den = den { FORM($colour, "en") } { FORM($symbol, "stem") }dieb
special-lantern = Laterne
    .ein = eine Laterne
    .einen = eine Laterne
    .kein = keine Laterne
    .der = die Laterne
    .den = die Laterne
special-sapphire = Saphir
    .ein = ein Saphir
    .einen = einen Saphir
    .kein = kein Saphir
    .der = der Saphir
    .den = den Saphir
special-amulet = Amulett
    .ein = ein Amulett
    .einen = ein Amulett
    .kein = kein Amulett
    .der = das Amulett
    .den = das Amulett
special-dagger = Dolch
    .ein = ein Dolch
    .einen = einen Dolch
    .kein = kein Dolch
    .der = der Dolch
    .den = den Dolch
tile = Plättchen
hoard = { $owner-is ->
    [you] deine Beute
   *[other] die Beute von { $owner }
 }
pile-stack = Stapel
pile-discards = Ablage
pile-eyes = Blicke

# Aktionen
pass = passe
discard-nothing = wirf nichts ab
discard = wirf { LIST($slots, " ") } ab
look = sieh { $place } an
show = zeige { $place }
peek = spähe auf { $place }
put = lege { $slot }
on = auf { $place }
swap = tausche { $place }
with = mit { $place }
play = spiele { $special } { $slot }
steal = stiehl { $target }
take = nimm { $gem }
rob-gem = raube { $victim } einen Edelstein
rob-tile = raube { $victim } ein Plättchen
brings-rob = hat { $number }

# Ergebnisse
first-seat = { $who } beginnt
its-colour = der Dieb seiner Farbe
its-symbol = der Dieb seines Symbols
its-special = das Sonderplättchen

# Fragen
ask-discard = Wirf ab, was du nicht willst; dann wird deine Hand auf drei Plättchen aufgefüllt.
ask-glimpse = { $closed ->
    [0] Kein Plättchen liegt verdeckt: passe.
   *[other] Sieh dir ein Plättchen auf dem Brett an{ $lanterns ->
        [0] , oder passe.
       *[other] , spiele eine Laterne, um auf zwei zu spähen, oder passe.
     }
 }
ask-action = { $tiles ->
    [0] Tausche zwei Nachbarn
   *[other] Lege ein Plättchen aus deiner Hand auf das Brett, tausche zwei Nachbarn
 }{ $specials ->
    [0] , oder passe.
   *[other] , spiele ein Sonderplättchen, oder passe.
 }
ask-steal = Kündige einen Diebstahl an, oder passe, um deinen Zug zu beenden.
ask-show = Die Laterne auf { $place } zeigt { $missing ->
    [one] noch ein Plättchen neben sich. Welches?
   *[other] noch { $missing } Plättchen neben sich. Wähle eines.
 }
ask-peek = Wähle zwei benachbarte Plättchen, auf die du spähst. Welches zuerst?
ask-peek-too = Welches Plättchen neben { $place } ist das zweite?
ask-put = Wohin auf dem Brett legst du Plättchen { $slot }?
ask-swap = Welchen Nachbarn tauschst du mit { $place }?
ask-take = Wähle, welchen Edelstein oder welches Saphirplättchen du nimmst.
ask-take-line = { $line } zahlt. { $touching ->
    [0] Wähle, welchen Edelstein oder welches Saphirplättchen du nimmst.
   *[other] Wähle einen Edelstein, der sie berührt.
 }
ask-dagger = { $who } spielt { FORM($special, "einen") }. { $daggers ->
    [0] Du hast keinen Dolch, um zu antworten.
   *[other] Antworte mit einem Dolch, oder passe.
 }

# Warum nicht
not-now = dafür ist jetzt nicht die Zeit
not-asked-discard = erst musst du deine Hand auffüllen
no-tile = Plättchen { LIST($slots, "or") } hast du nicht auf der Hand
lies-open = { $place } liegt offen
not-around = die Laterne zeigt verdeckte Plättchen neben sich, jedes einmal, und { $place } gehört nicht dazu
no-peek = du spähst auf zwei benachbarte Plättchen, von denen mindestens eines verdeckt liegt
not-adjacent = { $place } und { $other } sind nicht benachbart
half-done = bring zu Ende, was du begonnen hast: wähle eine Stelle auf dem Brett
not-in-hand = Plättchen { $slot } auf deiner Hand ist { FORM($special, "kein") }
lantern-only-glimpse = eine Laterne spielt man nur, um sich etwas anzusehen
special-only-action = Saphir und Amulett spielt man nur als Handlung
no-eye = du hast keinen Bösen Blick, den du zurückgeben könntest
dagger-only-answer = mit einem Dolch antwortet man auf das Sonderplättchen eines anderen
only-dagger = nur ein Dolch kann antworten
gem-gone = { $gem } ist fort
not-touching = { $gem } berührt die Linie nicht, aber ein anderer tut es
touching-first = du musst einen Edelstein nehmen, der die Linie berührt, denn es gibt einen
not-yourself = dich selbst kannst du nicht berauben
nothing-to-rob = bei { $victim } ist davon nichts zu holen

# Was geschah
begins = { $who-is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
 }
board-laid = Sechzehn Krüge liegen auf dem Brett, mit neun Edelsteinen dazwischen.
fills-hand = { $who } füllt die Hand auf drei Plättchen auf.
you-draw = Du ziehst { FORM($jar, "einen") }.
you-draw-face = Du ziehst { FORM($face, "einen") } in { FORM($jar, "einem") }.
you-get = Darin steckt { FORM($face, "ein") }.
discards = { $who-is ->
    [you] Du wirfst
   *[other] { $who } wirft
 } { FORM($face, "einen") } ab.
looks = { $who-is ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
 } { $place } an.
peeks = { $who-is ->
    [you] Du spähst
   *[other] { $who } späht
 } auf { $places }.
holds = Auf { $place }: { FORM($face, "ein") }.
finds-sapphire = Ein Saphir auf { $place }! { $who-is ->
    [you] Du behältst
   *[other] { $who } behält
 } ihn, und ein neuer Krug kommt an seine Stelle.
finds-dagger = Ein Dolch auf { $place }! { $who-is ->
    [you] Du verlierst
   *[other] { $who } verliert
 } die ganze Hand.
finds-lantern = Eine Laterne auf { $place }! Sie zeigt allen, was neben ihr liegt.
puts = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
 } { FORM($jar, "einen") } auf { $place } und { $who-is ->
    [you] nimmst
   *[other] nimmt
 } { FORM($old, "den") } von dort.
swaps = { $who-is ->
    [you] Du tauschst
   *[other] { $who } tauscht
 } { $places }.
plays = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
 } { FORM($special, "einen") }.
answers = { $who-is ->
    [you] Du antwortest
   *[other] { $who } antwortet
 } mit einem Dolch.
cancelled = Damit ist { FORM($special, "der") } abgewehrt.
gives-back = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
 } einen Bösen Blick zurück.
announces = { $who-is ->
    [you] Du kündigst
   *[other] { $who } kündigt
 } einen Diebstahl an: { $target }.
at-place = { $place } { $face }
reveals = Die vier Plättchen: { $faces }.
succeeds = Das ist ein Satz! { $who-is ->
    [you] Dir gelingt
   *[other] { $who } gelingt
 } der Diebstahl.
fails = Das ist kein Satz: { $who-is ->
    [you] Dir misslingt
   *[other] { $who } misslingt
 } der Diebstahl, und { $eyes ->
    [0] es ist kein Böser Blick mehr da.
   *[other] das bringt einen Bösen Blick.
 }
pays = { $line } zahlt.
takes-gem = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $gem }.
robs = { $who-is ->
    [you] Du raubst
   *[other] { $who } raubt
 } { $victim-is ->
    [you] dir
   *[other] { $victim }
 } { $what ->
    [gem] einen Edelstein.
   *[tile] ein Saphirplättchen.
 }
replaced = Neue Krüge liegen auf { $places }.
shuffled = Die Ablage wird zu einem neuen Stapel gemischt.
last-gem = Der letzte Edelstein ist vom Brett verschwunden.
turns-over = { $turns ->
    [one] Der einzige Zug ist gespielt
   *[other] { $turns } Züge sind gespielt
 }: Das Spiel ist aus.
scores = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }: { $gems ->
    [0] keinen Edelstein
    [one] 1 Edelstein
   *[other] { $gems } Edelsteine
 } und { $tiles ->
    [0] kein Saphirplättchen
    [one] 1 Saphirplättchen
   *[other] { $tiles } Saphirplättchen
 }{ $eyes ->
    [0] .
    [one] , minus 1 Böser Blick.
   *[other] , minus { $eyes } Böse Blicke.
 }
tied = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }: { $who }.
tie-break = { $what ->
    [eyes] Die wenigsten Bösen Blicke
   *[gems] Die meisten Edelsteine
 }: { $who } mit { $number ->
    [0] keinem.
   *[other] { $tied ->
        [one] { $number }.
       *[other] je { $number }.
     }
 }
wins = { $who-is ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt!
 }
share = Geteilter Sieg: { $who }.

# Der Tisch
heading-setup = die Krüge werden ausgelegt
heading-turn = Zug { $turn }
counted = { $pile } { $number }
top = oben: { FORM($jar, "painted") }
score = { $points } ({ $gems ->
    [one] 1 Edelstein
   *[other] { $gems } Edelsteine
 }, { $tiles } Plättchen, { $eyes ->
    [one] 1 Blick
   *[other] { $eyes } Blicke
 })
empty-hand = keine Plättchen
in-hand = Hand { $number }
legend-closed = dünner Rahmen: verdeckter Krug
legend-open = dicker Rahmen: offen
legend-gone = –: liegt schon offen
legend-brief = [ ]: offen
sheet-jar = Krug
sheet-colour = Farbe
sheet-symbol = Symbol
sheet-special = Spezial
sheet-example = { $jar }:
sheet-number = { $number } { $face }
or = { $one } od. { $other }

# Nach dem Spiel
hidden = Was verborgen lag
a-face = { FORM($face, "einen") }
face-on = { FORM($face, "ein") } auf { $place }
held = { $who } hatte { $faces } auf der Hand.
lay-there = Verdeckt: { $faces }.
never-seen = Was auf { $places } lag, hat nie jemand gesehen.
shuffled-since = Was auf { $places } lag, hatte seit dem Mischen der Ablage niemand gesehen.
