# Kist, koning, beurs; schedel, kanon, (gekruiste) botten, munt; barrage.
# Vormen: „een“ is met lidwoord.
title = Het goud van de koning
tagline = Piratendobbelstenen: tart het geluk, besteel elkaar en de koning

# Huisregels
option-first = Eerste beurt
    .help = Wie begint: de dobbelstenen beslissen, of altijd dezelfde plaats
option-first-dice = de dobbelstenen beslissen
option-kings_share = Deel van de koning
    .help = Als de kist niet genoeg heeft voor beiden: eerst jij, dan de koning, of jullie delen
option-kings_share-english = eerst jij, dan de koning
option-kings_share-french = delen met de koning
option-turns = Beurten
    .help = Beurten waarna het spel eindigt, ook als er nog goud in de kist ligt

# Dingen
die = { $id }
face-skull = schedel
    .een = een schedel
face-cannon = kanon
    .een = een kanon
face-crossbones = botten
    .een = gekruiste botten
face-coin-1 = 1 munt
    .een = 1 munt
face-coin-2 = 2 munten
    .een = 2 munten
face-coin-3 = 3 munten
    .een = 3 munten
pile-box = kist
pile-king = koning

# Acties
stop = stop
roll = gooi { LIST($dice, " ") }
take = pak { $coin } met het { $cannon }
rob = steel { $coin } van { $victim }
plunder = plunder { $victim }
brings-rob = heeft { $coins }
brings-take = de kist bevat { $coins }

# Vragen
ask-roll = Kies dobbelstenen die je opnieuw gooit, of stop ({ $outlook }). { $rolls ->
    [one] Nog één worp.
   *[other] Nog { $rolls } worpen.
 }
stop-pairs = { $pairs ->
    [0] nu stoppen kost je de boete van 3 munten
    [one] nu stoppen levert een paar op
   *[other] nu stoppen levert { $pairs } paren op
 }
stop-five-coins = vijf munten: de koning heeft er { $coins }
stop-five-skulls = vijf schedels: plunder iemand
stop-five-cannons = vijf kanonnen: in de kist liggen er { $coins }
ask-pair = Maak een paar van een munt en een kanon of een schedel.
ask-plunder = Vijf schedels! Wie plunder je?

# Waarom niet
no-rolling = in deze beurt wordt niet meer gegooid
locked = gekruiste botten liggen vast: { $dice }
still-rolling = stop eerst met gooien
needs-five-skulls = daar zijn vijf schedels voor nodig
no-rival = { $victim-is ->
    [you] je kunt niet van jezelf stelen
   *[other] van { $victim } kun je hier niet stelen
 }
needs-coin = geen vrije dobbelsteen toont { $coin }
needs-cannon = er is geen kanon meer vrij
needs-skull = er is geen schedel meer vrij

# Wat er gebeurde
coins = { $number ->
    [0] niets
    [one] 1 munt
   *[other] { $number } munten
 }
rolls-skulls = { $who-is ->
    [you] Je gooit
   *[other] { $who } gooit
 } om de eerste beurt: { $skulls ->
    [0] geen schedel.
    [one] één schedel.
   *[other] { $skulls } schedels.
 }
roll-off-tied = Gelijk: wie de meeste schedels heeft, gooit opnieuw.
begins = { $who-is ->
    [you] Jij begint.
   *[other] { $who } begint.
 }
rolls-again = { $who-is ->
    [you] Je gooit
   *[other] { $who } gooit
 } { $dice } opnieuw.
rolls = { $who-is ->
    [you] Je gooit
   *[other] { $who } gooit
 } { $faces }.
shows = Nu tonen de dobbelstenen { $faces }.
on-a-die = { FORM($face, "een") }
stops = { $who-is ->
    [you] Je stopt.
   *[other] { $who } stopt.
 }
takes = { $who-is ->
    [you] Je pakt
   *[other] { $who } pakt
 } { $taken } uit de kist{ $tax ->
    [0] .
   *[other] , en de koning krijgt er { $tax }.
 }
robs = { $who-is ->
    [you] Je steelt
   *[other] { $who } steelt
 } { $taken } van { $victim-is ->
    [you] jou
   *[other] { $victim }
 }.
plunders = Vijf schedels! { $who-is ->
    [you] Je pakt
   *[other] { $who } pakt
 } alles af van { $victim-is ->
    [you] jou
   *[other] { $victim }
 }: { $taken }.
robs-king = Vijf munten! { $who-is ->
    [you] Je steelt
   *[other] { $who } steelt
 } { $taken } van de koning.
empties-box = Vijf kanonnen! { $who-is ->
    [you] Je pakt
   *[other] { $who } pakt
 } de hele kist: { $taken }.
pays-for-crossbones = { $crossbones ->
    [3] Drie
    [4] Vier
   *[other] Vijf
 } keer gekruiste botten: { $who-is ->
    [you] je betaalt
   *[other] { $who } betaalt
 } de koning { $paid }.
pays-for-nothing = Geen combinatie: { $who-is ->
    [you] je betaalt
   *[other] { $who } betaalt
 } de koning { $paid }.
box-empty = De kist is leeg.
play-off = Barrage, ronde { $round }: { $who }.
turns-over = { $turns ->
    [one] De enige beurt is gespeeld
   *[other] { $turns } beurten zijn gespeeld
 }: de kist gaat dicht.
at-the-end = Eindstand: { $purses }.
purse = { $who-is ->
    [you] jij
   *[other] { $who }
 } { $coins }
play-off-over = Na { $rounds } ronden heeft de barrage geen winnaar.
wins-play-off = { $who-is ->
    [you] Je wint de barrage!
   *[other] { $who } wint de barrage!
 }
wins = { $who-is ->
    [you] Je wint!
   *[other] { $who } wint!
 }
share = Gedeelde winst: { $who }.

# De tafel
heading-roll-off = wie begint?
heading-turn = beurt { $turn }
heading-play-off = barrage, ronde { $round }
out-of-it = uit de race
state-falling = in de lucht
state-locked = vast
state-paired = gebruikt
legend = ● vijf munten, · één
