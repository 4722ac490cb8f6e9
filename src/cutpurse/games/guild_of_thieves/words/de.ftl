# Raster, Feld, Lücke; Diebe laufen, Karten werden gezogen; erbeuten, verdrängen, aussteigen; Nachziehstapel, Ablage.
# Formen: „einen“ und „keinen“ sind der Akkusativ, „viele“ ist der Plural.
title = Die Gilde der Diebe
tagline = Ein Deckbauspiel auf einem schrumpfenden Raster magischer Dinge

# Hausregeln
option-carpet_crosses = Fliegender Teppich
    .help = Worüber ein Teppich fliegen darf: nur über Lücken, oder vor der Lücke auch über freie Karten
option-carpet_crosses-gaps = nur über Lücken
option-carpet_crosses-cards = auch über freie Karten
option-thieves = Diebe
    .help = Wie viele Diebe jeder Platz hat
option-memory_aid = Gedächtnishilfe
    .help = Ob der Tisch zeigt, was man sich hätte merken können: Punkte, und was auf einer Hand sein kann
option-memory_aid-off = aus
option-memory_aid-on = an

# Dinge
space = { $id }
card = Karte { $id }
thief = Dieb { $id }
kind-lamp = Lampe
    .einen = eine Lampe
    .keinen = keine Lampe
    .viele = Lampen
    .short = Lampe
kind-camel = Kamel
    .einen = ein Kamel
    .keinen = kein Kamel
    .viele = Kamele
    .short = Kamel
kind-sword = Schwert
    .einen = ein Schwert
    .keinen = kein Schwert
    .viele = Schwerter
    .short = Schw.
kind-carpet = Teppich
    .einen = einen Teppich
    .keinen = keinen Teppich
    .viele = Teppiche
    .short = Tepp.
kind-coins = Münzen
    .einen = Münzen
    .keinen = keine Münzen
    .viele = Münzkarten
    .short = Münzen
kind-turban = Turban
    .einen = einen Turban
    .keinen = keinen Turban
    .viele = Turbane
    .short = Turban
kind-jewels = Juwelen
    .einen = Juwelen
    .keinen = keine Juwelen
    .viele = Juwelenkarten
    .short = Juwel
kind-guard = Wache
    .einen = eine Wache
    .keinen = keine Wache
    .viele = Wachen
    .short = Wache
kind-starter-lamp = Startlampe
    .einen = eine Startlampe
    .keinen = keine Startlampe
    .viele = Startlampen
kind-starter-camel = Startkamel
    .einen = ein Startkamel
    .keinen = kein Startkamel
    .viele = Startkamele

# Karten im Satz, im Akkusativ
a-card = { FORM($kind, "einen") }
many-cards = { $number } { FORM($kind, "viele") }
as = { $card } als { $effect }
several = { $kind }×{ $number }
worth = { $kind } { $points }

# Aktionen
pass = steig aus
play = spiele { FORM($kind, "einen") }
pick = Dieb { $space }
step-over = über { $space }
go-to = nach { $space }
place-on = setze auf { $space }
brings-card = { $kind }

# Ergebnisse
places-first = { $who } zuerst

# Fragen
ask-place = Setze einen Dieb auf eine freie Karte. Du erbeutest sie, wenn er weiterläuft ({ $left ->
    [one] dein letzter
   *[other] noch { $left }
 }).
ask-card = Spiele eine Karte, oder steig für den Rest des Spiels aus.
ask-pass = Keine deiner Karten bewegt einen Dieb: Du musst aussteigen.
ask-thief = { $card }: Welcher Dieb läuft?
ask-via = { $card }: Über welche Karte zuerst? Du erbeutest sie auch.
ask-second = { $card }: Wo endet der zweite Schritt?
ask-lamp = { $card }: geradeaus, so weit der Weg frei ist. Wohin?
ask-camel = { $card }: drei Schritte, auch um Ecken. Wohin?
ask-sword = { $card }: Welchen Dieb verdrängst du?
ask-carpet = { $card }: über die Lücke. Wohin?
ask-coins = { $card }: ein Schritt, dann ziehst du zwei Karten. Wohin?

# Warum nicht
not-placing = Diebe werden nur vor dem ersten Zug gesetzt
still-placing = erst müssen alle Diebe gesetzt sein
not-free = auf { $space } liegt keine freie Karte
one-card = du spielst nur eine Karte in einem Zug
not-in-hand = du hast { FORM($kind, "keinen") } auf der Hand
guards-stay = eine Wache kann man nicht spielen
nothing-to-copy = noch hat kein Gegner eine Karte gespielt
moves-nobody = durch { $card } kommt jetzt keiner deiner Diebe vom Fleck
play-first = erst musst du eine Karte spielen
no-thief-there = auf { $space } steht kein Dieb von dir
cannot-move = durch { $card } kommt der Dieb auf { $space } nicht vom Fleck
thief-first = erst musst du wählen, welcher Dieb läuft
thief-chosen = du hast schon einen Dieb gewählt
via-chosen = der erste Schritt ist schon getan
not-over = durch { $card } kommt der Dieb nicht zuerst über { $space }
only-turban = nur mit einem Turban wählst du einen ersten Schritt
via-first = erst musst du den ersten Schritt des Turbans wählen
out-of-reach = durch { $card } kommt der Dieb nicht von { $start } nach { $space }
no-pass = du hast eine Karte gespielt, also muss ein Dieb laufen

# Was geschah
grid-dealt = Das Raster ist ausgelegt: { $cards } Gegenstände liegen offen.
begins-placing = { $who-is ->
    [you] Du setzt
   *[other] { $who } setzt
 } den ersten Dieb.
places = { $who-is ->
    [you] Du setzt
   *[other] { $who } setzt
 } einen Dieb auf { $space }, auf { FORM($kind, "einen") }.
begins = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } den ersten Zug.
moves = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
 } { $card }, { $who-is ->
    [you] läufst
   *[other] läuft
 } von { $start } nach { $end } und { $who-is ->
    [you] erbeutest
   *[other] erbeutet
 } { $claimed }.
pushes = { $who-is ->
    [you] Du verdrängst
   *[other] { $who } verdrängt
 } { $victim-is ->
    [you] deinen Dieb
   *[other] den Dieb von { $victim }
 } nach { $space }, auf { FORM($kind, "einen") }.
shuffles = { $who-is ->
    [you] Du mischst deine
   *[other] { $who } mischt die
 } Ablage zu einem neuen Nachziehstapel.
draws = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
 } { FORM($kind, "einen") }.
draws-unseen = { $who } zieht eine Karte.
passes = { $who-is ->
    [you] Du steigst
   *[other] { $who } steigt
 } für den Rest des Spiels aus.
ends = Alle sind ausgestiegen. Jeder Dieb erbeutet die Karte, auf der er steht.
scores = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } und { $cards } Karten.
tie-break = Gleichstand mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }: { $who }.
most = Die meisten { $what ->
    [lamps] Lampen
    [camels] Kamele
   *[cards] Karten
 }: { $tied ->
    [one] { $who } mit { $number }.
   *[other] { $who } mit je { $number }.
 }
wins = { $who-is ->
    [you] Du führst die Gilde: Du gewinnst!
   *[other] { $who } führt die Gilde und gewinnt!
 }
share = Noch immer Gleichstand. Geteilter Sieg an der Spitze der Gilde: { $who }.

# Der Tisch
heading-deal = das Raster wird ausgelegt
heading-place = die Diebe werden gesetzt
heading-turn = Zug { $turn }
heading-done = das Spiel ist aus
jewels-copy = Juwelen gelten als { $effect }
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
sizes = Hand { $hand }, Nachziehstapel { $pile }, Ablage { $discard }
has-passed = ausgestiegen: Hand { $hand }, Nachziehstapel { $pile }, Ablage { $discard }
holds = ({ $hand } auf der Hand)
hand = Hand: { $cards }
hand-partly-known = Hand: { $known }, und { $number } von diesen: { $cards }
hand-unknown = Hand: { $number } von diesen: { $cards }
draw-pile = Nachziehstapel: { $cards }
discard = Ablage: { $cards }
all-cards = Karten: { $cards }

# Nach dem Spiel
held = { $who-is ->
    [you] Du hattest
   *[other] { $who } hatte
 } beim Aussteigen { $cards } auf der Hand.
