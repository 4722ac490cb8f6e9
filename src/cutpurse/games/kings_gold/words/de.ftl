# Truhe, König, Beutel; Totenkopf, Kanone, (gekreuzte) Knochen, Münze; Stechen.
# Formen: „einen“ ist der Akkusativ mit Artikel.
title = Das Gold des Königs
tagline = Piratenwürfel: Fordere dein Glück heraus, beraube die anderen und den König

# Hausregeln
option-first = Erster Zug
    .help = Wer beginnt: Die Würfel entscheiden, oder immer derselbe Platz
option-first-dice = die Würfel entscheiden
option-kings_share = Anteil des Königs
    .help = Wenn die Truhe nicht für beide reicht: erst du, dann der König, oder ihr teilt
option-kings_share-english = erst du, dann der König
option-kings_share-french = mit dem König teilen
option-turns = Züge
    .help = Züge, nach denen das Spiel endet, auch wenn noch Gold in der Truhe liegt

# Dinge
die = { $id }
face-skull = Totenkopf
    .einen = einen Totenkopf
face-cannon = Kanone
    .einen = eine Kanone
face-crossbones = Knochen
    .einen = gekreuzte Knochen
face-coin-1 = 1 Münze
    .einen = 1 Münze
face-coin-2 = 2 Münzen
    .einen = 2 Münzen
face-coin-3 = 3 Münzen
    .einen = 3 Münzen
pile-box = Truhe
pile-king = König

# Aktionen
stop = hör auf
roll = wirf { LIST($dice, " ") }
take = nimm { $coin } mit der { $cannon }
rob = raube { $victim } { $coin }
plunder = plündere { $victim }
brings-rob = hat { $coins }
brings-take = die Truhe hat { $coins }

# Fragen
ask-roll = Wähle Würfel, die du noch einmal wirfst, oder hör auf ({ $outlook }). { $rolls ->
    [one] Noch ein Wurf.
   *[other] Noch { $rolls } Würfe.
 }
stop-pairs = { $pairs ->
    [0] Aufhören kostet jetzt die Strafe von 3 Münzen
    [one] Aufhören bringt jetzt ein Paar
   *[other] Aufhören bringt jetzt { $pairs } Paare
 }
stop-five-coins = fünf Münzen: der König hat { $coins }
stop-five-skulls = fünf Totenköpfe: plündere jemanden aus
stop-five-cannons = fünf Kanonen: in der Truhe liegen { $coins }
ask-pair = Paare eine Münze mit einer Kanone oder einem Totenkopf.
ask-plunder = Fünf Totenköpfe! Wen plünderst du aus?

# Warum nicht
no-rolling = in diesem Zug wird nicht mehr gewürfelt
locked = gekreuzte Knochen sind gesperrt: { $dice }
still-rolling = hör erst auf zu würfeln
needs-five-skulls = dazu braucht es fünf Totenköpfe
no-rival = { $victim-is ->
    [you] dich selbst kannst du nicht berauben
   *[other] { $victim } kann hier nicht beraubt werden
 }
needs-coin = kein freier Würfel zeigt { $coin }
needs-cannon = es ist keine Kanone mehr frei
needs-skull = es ist kein Totenkopf mehr frei

# Was geschah
coins = { $number ->
    [0] nichts
    [one] 1 Münze
   *[other] { $number } Münzen
 }
rolls-skulls = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
 } um den ersten Zug: { $skulls ->
    [0] keinen Totenkopf.
    [one] einen Totenkopf.
   *[other] { $skulls } Totenköpfe.
 }
roll-off-tied = Gleichstand: Wer die meisten Totenköpfe hat, würfelt noch einmal.
begins = { $who-is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
 }
rolls-again = { $who-is ->
    [you] Du wirfst
   *[other] { $who } wirft
 } { $dice } noch einmal.
rolls = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
 } { $faces }.
shows = Jetzt zeigen die Würfel { $faces }.
on-a-die = { FORM($face, "einen") }
stops = { $who-is ->
    [you] Du hörst auf.
   *[other] { $who } hört auf.
 }
takes = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $taken } aus der Truhe{ $tax ->
    [0] .
   *[other] , und der König bekommt { $tax }.
 }
robs = { $who-is ->
    [you] Du raubst
   *[other] { $who } raubt
 } { $victim-is ->
    [you] dir
   *[other] { $victim }
 } { $taken }.
plunders = Fünf Totenköpfe! { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $victim-is ->
    [you] dir
   *[other] { $victim }
 } alles: { $taken }.
robs-king = Fünf Münzen! { $who-is ->
    [you] Du raubst
   *[other] { $who } raubt
 } dem König { $taken }.
empties-box = Fünf Kanonen! { $who-is ->
    [you] Du leerst
   *[other] { $who } leert
 } die ganze Truhe: { $taken }.
pays-for-crossbones = { $crossbones ->
    [3] Dreimal
    [4] Viermal
   *[other] Fünfmal
 } gekreuzte Knochen: { $who-is ->
    [you] Du zahlst
   *[other] { $who } zahlt
 } dem König { $paid }.
pays-for-nothing = Keine Kombination: { $who-is ->
    [you] Du zahlst
   *[other] { $who } zahlt
 } dem König { $paid }.
box-empty = Die Truhe ist leer.
play-off = Stechen, Runde { $round }: { $who }.
turns-over = { $turns ->
    [one] Der einzige Zug ist gespielt
   *[other] { $turns } Züge sind gespielt
 }: Die Truhe wird geschlossen.
at-the-end = Endstand: { $purses }.
purse = { $who-is ->
    [you] du
   *[other] { $who }
 } { $coins }
play-off-over = Nach { $rounds } Runden hat das Stechen keinen Sieger.
wins-play-off = { $who-is ->
    [you] Du gewinnst das Stechen!
   *[other] { $who } gewinnt das Stechen!
 }
wins = { $who-is ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt!
 }
share = Geteilter Sieg: { $who }.

# Der Tisch
heading-roll-off = wer beginnt?
heading-turn = Zug { $turn }
heading-play-off = Stechen, Runde { $round }
out-of-it = aus dem Rennen
state-falling = in der Luft
state-locked = gesperrt
state-paired = gepaart
legend = ● fünf Münzen, · eine
