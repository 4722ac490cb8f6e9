# Raster, vak, gat; dieven lopen, kaarten worden getrokken; pakken, verdringen, stoppen; trekstapel, aflegstapel.
# Vormen: „een“ is met lidwoord, „veel“ is het meervoud.
title = Dievengilde
tagline = Een deckbouwspel op een krimpend raster van magische voorwerpen

# Huisregels
option-carpet_crosses = Vliegend Tapijt
    .help = Waar een Tapijt overheen mag: alleen gaten, of voor het gat ook vrije kaarten
option-carpet_crosses-gaps = alleen gaten
option-carpet_crosses-cards = ook vrije kaarten
option-thieves = Dieven
    .help = Hoeveel dieven elke plaats heeft
option-memory_aid = Geheugensteun
    .help = Of de tafel toont wat je had kunnen onthouden: punten, en wat er in een hand kan zitten
option-memory_aid-off = uit
option-memory_aid-on = aan

# Dingen
space = { $id }
card = kaart { $id }
thief = dief { $id }
kind-lamp = Lamp
    .een = een Lamp
    .veel = Lampen
    .short = Lamp
kind-camel = Kameel
    .een = een Kameel
    .veel = Kamelen
    .short = Kameel
kind-sword = Zwaard
    .een = een Zwaard
    .veel = Zwaarden
    .short = Zwaard
kind-carpet = Tapijt
    .een = een Tapijt
    .veel = Tapijten
    .short = Tapijt
kind-coins = Munten
    .een = Munten
    .veel = Muntkaarten
    .short = Munten
kind-turban = Tulband
    .een = een Tulband
    .veel = Tulbanden
    .short = Tulb.
kind-jewels = Juwelen
    .een = Juwelen
    .veel = Juwelenkaarten
    .short = Juwel.
kind-guard = Wachter
    .een = een Wachter
    .veel = Wachters
    .short = Wacht.
kind-starter-lamp = Startlamp
    .een = een Startlamp
    .veel = Startlampen
kind-starter-camel = Startkameel
    .een = een Startkameel
    .veel = Startkamelen

# Kaarten
a-card = { FORM($kind, "een") }
many-cards = { $number } { FORM($kind, "veel") }
as = { $card } als { $effect }
several = { $kind }×{ $number }
worth = { $kind } { $points }

# Acties
pass = stop voorgoed
play = speel { FORM($kind, "een") }
pick = dief { $space }
step-over = over { $space }
go-to = naar { $space }
place-on = zet op { $space }
brings-card = { $kind }

# Uitkomsten
places-first = { $who } eerst

# Vragen
ask-place = Zet een dief op een vrije kaart. Je pakt die als de dief verder loopt ({ $left ->
    [one] je laatste
   *[other] nog { $left }
 }).
ask-card = Speel een kaart, of stop voor de rest van het spel.
ask-pass = Geen van je kaarten kan een dief laten lopen: je moet stoppen.
ask-thief = { $card }: welke dief loopt?
ask-via = { $card }: over welke kaart eerst? Die pak je ook.
ask-second = { $card }: waar eindigt de tweede stap?
ask-lamp = { $card }: rechtdoor zo ver de weg vrij is. Waarheen?
ask-camel = { $card }: drie stappen, ook de hoek om. Waarheen?
ask-sword = { $card }: welke dief verdring je?
ask-carpet = { $card }: over het gat. Waarheen?
ask-coins = { $card }: één stap, dan trek je twee kaarten. Waarheen?

# Waarom niet
not-placing = dieven worden alleen voor de eerste beurt gezet
still-placing = eerst moeten alle dieven staan
not-free = op { $space } ligt geen vrije kaart
one-card = je speelt maar één kaart per beurt
not-in-hand = je hebt geen { $kind } in je hand
guards-stay = een Wachter kun je niet spelen
nothing-to-copy = nog geen tegenstander heeft een kaart gespeeld
moves-nobody = met { $card } kan nu geen van je dieven lopen
play-first = je moet eerst een kaart spelen
no-thief-there = op { $space } staat geen dief van jou
cannot-move = met { $card } kan de dief op { $space } niet lopen
thief-first = je moet eerst kiezen welke dief loopt
thief-chosen = je hebt al een dief gekozen
via-chosen = de eerste stap is al gezet
not-over = met { $card } kan de dief niet eerst over { $space }
only-turban = alleen met een Tulband kies je een eerste stap
via-first = je moet eerst de eerste stap van de Tulband kiezen
out-of-reach = met { $card } komt de dief niet van { $start } naar { $space }
no-pass = je hebt een kaart gespeeld, dus moet er een dief lopen

# Wat er gebeurde
grid-dealt = Het raster is uitgelegd: { $cards } voorwerpen liggen open.
begins-placing = { $who-is ->
    [you] Jij zet
   *[other] { $who } zet
 } de eerste dief.
places = { $who-is ->
    [you] Je zet
   *[other] { $who } zet
 } een dief op { $space }, op { FORM($kind, "een") }.
begins = { $who-is ->
    [you] Jij hebt
   *[other] { $who } heeft
 } de eerste beurt.
moves = { $who-is ->
    [you] Je speelt
   *[other] { $who } speelt
 } { $card }, loopt van { $start } naar { $end } en pakt { $claimed }.
pushes = { $who-is ->
    [you] Je verdringt
   *[other] { $who } verdringt
 } { $victim-is ->
    [you] jouw dief
   *[other] de dief van { $victim }
 } naar { $space }, op { FORM($kind, "een") }.
shuffles = { $who-is ->
    [you] Je schudt je
   *[other] { $who } schudt de
 } aflegstapel tot een nieuwe trekstapel.
draws = { $who-is ->
    [you] Je trekt
   *[other] { $who } trekt
 } { FORM($kind, "een") }.
draws-unseen = { $who } trekt een kaart.
passes = { $who-is ->
    [you] Je stopt
   *[other] { $who } stopt
 } voor de rest van het spel.
ends = Iedereen is gestopt. Elke dief pakt de kaart waarop hij staat.
scores = { $who-is ->
    [you] Je hebt
   *[other] { $who } heeft
 } { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } en { $cards } kaarten.
tie-break = Gelijk met { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }: { $who }.
most = De meeste { $what ->
    [lamps] Lampen
    [camels] Kamelen
   *[cards] kaarten
 }: { $tied ->
    [one] { $who }, met { $number }.
   *[other] { $who }, met elk { $number }.
 }
wins = { $who-is ->
    [you] Jij leidt het gilde: je wint!
   *[other] { $who } leidt het gilde en wint!
 }
share = Nog steeds gelijk. Gedeelde winst aan het hoofd van het gilde: { $who }.

# De tafel
heading-deal = het raster wordt uitgelegd
heading-place = de dieven worden gezet
heading-turn = beurt { $turn }
heading-done = het spel is afgelopen
jewels-copy = Juwelen gelden als { $effect }
points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
sizes = hand { $hand }, trekstapel { $pile }, aflegstapel { $discard }
has-passed = gestopt: hand { $hand }, trekstapel { $pile }, aflegstapel { $discard }
holds = ({ $hand } in de hand)
hand = hand: { $cards }
hand-partly-known = hand: { $known }, en { $number } van deze: { $cards }
hand-unknown = hand: { $number } van deze: { $cards }
draw-pile = trekstapel: { $cards }
discard = aflegstapel: { $cards }
all-cards = kaarten: { $cards }

# Na het spel
held = { $who-is ->
    [you] Je stopte
   *[other] { $who } stopte
 } met { $cards } in de hand.
