# Kruik, tegel, edelsteen, saffiertegel, boos oog, buit; stapel, aflegstapel; rij, kolom, diagonaal, set.
# Vormen: „een“ en „de“ zijn met lidwoord, „hoofd“ begint een zin; „stem“ staat voor -kruik en -dief,
# „e“ is de kleur voor een woord.
title = Veertig dieven
tagline = Kruiken waarin dieven zitten, geheugen en deductie, negen saffieren

# Huisregels
option-first = Eerste beurt
    .help = Wie begint: het toeval beslist, of altijd dezelfde plaats
option-first-chance = het toeval beslist
option-turns = Beurten
    .help = Beurten waarna het spel eindigt, ook als er nog edelstenen op het bord liggen
option-memory_aid = Geheugensteun
    .help = Of de tafel toont wat je hebt gezien: uit test je geheugen, aan onthoudt het voor je
option-memory_aid-off = uit
option-memory_aid-on = aan

# Dingen
place = { $id }
slot = { $id }
gem = edelsteen { $id }
line-row-1 = rij 1
    .hoofd = Rij 1
line-row-2 = rij 2
    .hoofd = Rij 2
line-row-3 = rij 3
    .hoofd = Rij 3
line-row-4 = rij 4
    .hoofd = Rij 4
line-column-a = kolom a
    .hoofd = Kolom a
line-column-b = kolom b
    .hoofd = Kolom b
line-column-c = kolom c
    .hoofd = Kolom c
line-column-d = kolom d
    .hoofd = Kolom d
line-diagonal-a1-d4 = diagonaal a1 d4
    .hoofd = Diagonaal a1 d4
line-diagonal-d1-a4 = diagonaal d1 a4
    .hoofd = Diagonaal d1 a4
colour-red = rood
    .letter = ro
    .short = roo
    .e = rode
colour-green = groen
    .letter = gr
    .short = gro
    .e = groene
colour-yellow = geel
    .letter = ge
    .short = gee
    .e = gele
colour-blue = blauw
    .letter = bl
    .short = bla
    .e = blauwe
symbol-sun = zon
    .stem = zonne
symbol-clubs = klaver
    .stem = klaver
symbol-moon = maan
    .stem = maan
symbol-hand = hand
    .stem = hand
symbol-star = ster
    .stem = sterren
jar = { FORM($colour, "e") } { FORM($symbol, "stem") }kruik
    .een = een { FORM($colour, "e") } { FORM($symbol, "stem") }kruik
    .de = de { FORM($colour, "e") } { FORM($symbol, "stem") }kruik
    .painted = { $colour } { $symbol }
thief = { FORM($colour, "e") } { FORM($symbol, "stem") }dief
    .een = een { FORM($colour, "e") } { FORM($symbol, "stem") }dief
    .de = de { FORM($colour, "e") } { FORM($symbol, "stem") }dief
special-lantern = Lamp
    .een = een Lamp
    .de = de Lamp
special-sapphire = Saffier
    .een = een Saffier
    .de = de Saffier
special-amulet = Amulet
    .een = een Amulet
    .de = het Amulet
special-dagger = Dolk
    .een = een Dolk
    .de = de Dolk
tile = tegel
hoard = { $owner-is ->
    [you] jouw buit
   *[other] de buit van { $owner }
 }
pile-stack = stapel
pile-discards = aflegstapel
pile-eyes = ogen

# Acties
pass = pas
discard-nothing = gooi niets weg
discard = gooi { LIST($slots, " ") } weg
look = bekijk { $place }
show = toon { $place }
peek = gluur naar { $place }
put = leg { $slot }
on = op { $place }
swap = ruil { $place }
with = met { $place }
play = speel { $special } { $slot }
steal = steel { $target }
take = neem { $gem }
rob-gem = roof een edelsteen van { $victim }
rob-tile = roof een tegel van { $victim }
brings-rob = heeft { $number }

# Uitkomsten
first-seat = { $who } begint
its-colour = de dief van zijn kleur
its-symbol = de dief van zijn symbool
its-special = het bijzondere voorwerp

# Vragen
ask-discard = Gooi weg wat je niet wilt; dan wordt je hand aangevuld tot drie tegels.
ask-glimpse = { $closed ->
    [0] Er ligt geen tegel dicht: pas.
   *[other] Bekijk een tegel op het bord, { $lanterns ->
        [0] of pas.
       *[other] speel een Lamp om naar twee te gluren, of pas.
     }
 }
ask-action = { $tiles ->
    [0] Ruil twee buren
   *[other] Leg een tegel uit je hand op het bord, ruil twee buren
 }{ $specials ->
    [0] , of pas.
   *[other] , speel een bijzondere tegel, of pas.
 }
ask-steal = Kondig een diefstal aan, of pas om je beurt te beëindigen.
ask-show = De Lamp op { $place } toont { $missing ->
    [one] nog één tegel ernaast. Welke?
   *[other] nog { $missing } tegels ernaast. Kies er een.
 }
ask-peek = Kies twee aangrenzende tegels om naar te gluren. Welke is de eerste?
ask-peek-too = Welke tegel naast { $place } is de tweede?
ask-put = Waar op het bord leg je tegel { $slot }?
ask-swap = Welke buur ruil je met { $place }?
ask-take = Kies de edelsteen of saffiertegel die je neemt.
ask-take-line = { FORM($line, "hoofd") } betaalt. { $touching ->
    [0] Kies de edelsteen of saffiertegel die je neemt.
   *[other] Kies een edelsteen die eraan grenst.
 }
ask-dagger = { $who } speelt { FORM($special, "een") }. { $daggers ->
    [0] Je hebt geen Dolk om mee te antwoorden.
   *[other] Antwoord met een Dolk, of pas.
 }

# Waarom niet
not-now = daar is het nu niet de tijd voor
not-asked-discard = je moet eerst je hand aanvullen
no-tile = tegel { LIST($slots, "or") } heb je niet in je hand
lies-open = { $place } ligt open
not-around = de Lamp toont dichte tegels ernaast, elk één keer, en { $place } hoort daar niet bij
no-peek = je gluurt naar twee aangrenzende tegels, waarvan er minstens één dicht ligt
not-adjacent = { $place } en { $other } grenzen niet aan elkaar
half-done = maak af wat je begonnen bent: kies een plek op het bord
not-in-hand = tegel { $slot } in je hand is geen { $special }
lantern-only-glimpse = een Lamp speel je alleen om iets te bekijken
special-only-action = een Saffier of Amulet speel je alleen als actie
no-eye = je hebt geen boos oog om terug te geven
dagger-only-answer = met een Dolk antwoord je op de bijzondere tegel van een ander
only-dagger = alleen een Dolk kan antwoorden
gem-gone = { $gem } is weg
not-touching = { $gem } grenst niet aan de lijn, maar een andere wel
touching-first = je moet een edelsteen nemen die aan de lijn grenst, want die is er
not-yourself = je kunt jezelf niet beroven
nothing-to-rob = bij { $victim } valt daarvan niets te halen

# Wat er gebeurde
begins = { $who-is ->
    [you] Jij begint.
   *[other] { $who } begint.
 }
board-laid = Zestien kruiken liggen op het bord, met negen edelstenen ertussen.
fills-hand = { $who } vult de hand aan tot drie tegels.
you-draw = Je trekt { FORM($jar, "een") }.
you-draw-face = Je trekt { FORM($face, "een") } in { FORM($jar, "een") }.
you-get = Daarin zit { FORM($face, "een") }.
discards = { $who-is ->
    [you] Je gooit
   *[other] { $who } gooit
 } { FORM($face, "een") } weg.
looks = { $who-is ->
    [you] Je bekijkt
   *[other] { $who } bekijkt
 } { $place }.
peeks = { $who-is ->
    [you] Je gluurt
   *[other] { $who } gluurt
 } naar { $places }.
holds = Op { $place }: { FORM($face, "een") }.
finds-sapphire = Een Saffier op { $place }! { $who-is ->
    [you] Je houdt
   *[other] { $who } houdt
 } die, en er komt een nieuwe kruik voor in de plaats.
finds-dagger = Een Dolk op { $place }! { $who-is ->
    [you] Je verliest
   *[other] { $who } verliest
 } de hele hand.
finds-lantern = Een Lamp op { $place }! Die toont iedereen wat ernaast ligt.
puts = { $who-is ->
    [you] Je legt
   *[other] { $who } legt
 } { FORM($jar, "een") } op { $place } en neemt { FORM($old, "de") } daarvandaan.
swaps = { $who-is ->
    [you] Je ruilt
   *[other] { $who } ruilt
 } { $places }.
plays = { $who-is ->
    [you] Je speelt
   *[other] { $who } speelt
 } { FORM($special, "een") }.
answers = { $who-is ->
    [you] Je antwoordt
   *[other] { $who } antwoordt
 } met een Dolk.
cancelled = Daarmee is { FORM($special, "de") } afgeweerd.
gives-back = { $who-is ->
    [you] Je geeft
   *[other] { $who } geeft
 } een boos oog terug.
announces = { $who-is ->
    [you] Je kondigt
   *[other] { $who } kondigt
 } een diefstal aan: { $target }.
at-place = { $place } { $face }
reveals = De vier tegels: { $faces }.
succeeds = Dat is een set! { $who-is ->
    [you] Je diefstal lukt.
   *[other] De diefstal van { $who } lukt.
 }
fails = Dat is geen set: { $who-is ->
    [you] je diefstal mislukt
   *[other] de diefstal van { $who } mislukt
 }, en { $eyes ->
    [0] er is geen boos oog meer.
   *[other] dat levert een boos oog op.
 }
pays = { FORM($line, "hoofd") } betaalt.
takes-gem = { $who-is ->
    [you] Je neemt
   *[other] { $who } neemt
 } { $gem }.
robs = { $who-is ->
    [you] Je rooft
   *[other] { $who } rooft
 } { $what ->
    [gem] een edelsteen
   *[tile] een saffiertegel
 } van { $victim-is ->
    [you] jou.
   *[other] { $victim }.
 }
replaced = Er liggen nieuwe kruiken op { $places }.
shuffled = De aflegstapel wordt tot een nieuwe stapel geschud.
last-gem = De laatste edelsteen is van het bord.
turns-over = { $turns ->
    [one] De enige beurt is gespeeld
   *[other] { $turns } beurten zijn gespeeld
 }: het spel is afgelopen.
scores = { $who-is ->
    [you] Je hebt
   *[other] { $who } heeft
 } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }: { $gems ->
    [0] geen edelstenen
    [one] 1 edelsteen
   *[other] { $gems } edelstenen
 } en { $tiles ->
    [0] geen saffiertegels
    [one] 1 saffiertegel
   *[other] { $tiles } saffiertegels
 }{ $eyes ->
    [0] .
    [one] , min 1 boos oog.
   *[other] , min { $eyes } boze ogen.
 }
tied = Gelijk met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }: { $who }.
tie-break = { $what ->
    [eyes] De minste boze ogen
   *[gems] De meeste edelstenen
 }: { $who }, met { $tied ->
    [one] { $number }.
   *[other] elk { $number }.
 }
wins = { $who-is ->
    [you] Je wint!
   *[other] { $who } wint!
 }
share = Gedeelde winst: { $who }.

# De tafel
heading-setup = de kruiken worden uitgelegd
heading-turn = beurt { $turn }
counted = { $pile } { $number }
top = bovenop: { FORM($jar, "painted") }
score = { $points } ({ $gems ->
    [one] 1 edelsteen
   *[other] { $gems } edelstenen
 }, { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
 }, { $eyes ->
    [one] 1 oog
   *[other] { $eyes } ogen
 })
empty-hand = geen tegels
in-hand = hand { $number }
legend-closed = dunne rand: dichte kruik
legend-open = dikke rand: open tegel
legend-gone = –: ligt al open
legend-brief = [ ]: open
sheet-jar = kruik
sheet-colour = kleur
sheet-symbol = symbool
sheet-special = ding
sheet-example = { $jar }:
sheet-number = { $number } { $face }
or = { $one } of { $other }

# Na het spel
hidden = Wat verborgen lag
a-face = { FORM($face, "een") }
face-on = { FORM($face, "een") } op { $place }
held = { $who } had { $faces } in de hand.
lay-there = Dicht: { $faces }.
never-seen = Wat er op { $places } lag, heeft niemand ooit gezien.
shuffled-since = Wat er op { $places } lag, had niemand gezien sinds de aflegstapel geschud werd.
