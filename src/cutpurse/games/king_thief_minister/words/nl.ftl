# Personages: Koning, Dief, Minister, Beul, Schout, Boer. Schatkist, munt; beweren, betwijfelen, laten gaan.
title = Koning Dief Minister
tagline = Zes verborgen personages die verhuizen, en beweringen die leugens kunnen zijn

# Huisregels
option-rounds = Ronden
    .help = Ronden waarna de rijkste wint; 0: het spel eindigt niet zo
option-peasant_names = De Boer noemt
    .help = Wat de Boer moet noemen: de kaarten van de anderen, of alle zes
option-peasant_names-players = de kaarten van de anderen
option-peasant_names-six = alle zes kaarten
option-memory_aid = Geheugensteun
    .help = Of de tafel je toont wat je had kunnen onthouden
option-memory_aid-off = uit
option-memory_aid-on = aan

# Dingen
character-king = Koning
character-thief = Dief
character-minister = Minister
character-executioner = Beul
character-sheriff = Schout
character-peasant = Boer
card = kaart
pile-treasury = schatkist
spot = { $lies ->
    [before] { $owner-is ->
        [you] jouw kaart
       *[other] de kaart van { $owner }
     }
   *[between] de kaart tussen { $right-is ->
        [you] jou
       *[other] { $right }
     } en { $left-is ->
        [you] jou
       *[other] { $left }
     }
 }

# Acties
look = bekijk je eigen kaart
to-right = schuif alle kaarten naar rechts
to-left = schuif alle kaarten naar links
to-front = schuif alle kaarten naar voren
claim = ik ben de { $character }
dare = betwijfel het
let-pass = laat het gaan
yes-sir = Ja, Sire
say-nothing = zeg niets
take-pair = pak { $spots }
swap-openly = ruil ze openlijk
swap-under = ruil ze onder de tafel
seem-to-swap = doe alsof je ze ruilt
point-at = wijs { $spot } aan
say = dit is de { $character }
pays-two = { $who } betaalt er twee
heard = Ja, Sire: { $who }
brings-dare = een munt als het waar is
brings-king = pak 3 munten, vraag naar de Minister
brings-thief = pak een munt van elke buur
brings-minister = ruil twee kaarten, of doe alsof
brings-executioner = noem een kaart, win de munten van de eigenaar
brings-sheriff = de anderen betalen 1 munt, één van hen 2
brings-peasant = noem alle kaarten, win de schatkist
dealt-king = { $who } krijgt de Koning

# Vragen
ask-first-look = Kies een kaart die je voor het begin bekijkt.
ask-challenge = { $claimant } beweert de { $character } te zijn. Betwijfel je dat, of laat je het gaan?
ask-answer = Wie is de Minister? Antwoord in het geheim.
ask-turn = Bekijk voor een munt je kaart, verschuif de kaarten, of zeg wie je bent.
ask-take = Als Minister pak je twee kaarten.
ask-swap = Ruil de twee openlijk, onder de tafel, of doe alsof.
ask-aim = Als Beul wijs je de kaart van een ander aan.
ask-what = Welk personage is { $spot }?
ask-tax = Als Schout zeg je wie er twee munten betaalt.
ask-point = Als Boer wijs je de kaart aan die je nu gaat noemen.

# Waarom niet
not-now = dat wordt nu niet gevraagd
cannot-look = zonder munt mag je alleen kijken als er minstens { $coins } in de schatkist liggen
not-own-card = voor de eerste beurt bekijk je een kaart die niet van jou is
not-a-target = de Beul wijst de kaart van een ander aan
not-to-be-named = die kaart hoef je niet te noemen
not-taxed = de Schout wijst een ander aan die er twee betaalt

# Wat er gebeurde
begins = { $who-is ->
    [you] Je krijgt de Koning en begint.
   *[other] { $who } krijgt de Koning en begint.
 } De kaarten worden opnieuw uitgelegd.
looks = { $who-is ->
    [you] Je bekijkt
   *[other] { $who } bekijkt
 } { $spot }.
on-card = Op { $spot } zie je de { $character }.
pays-to-look = { $who-is ->
    [you] Je betaalt om je kaart te bekijken.
   *[other] { $who } betaalt om de eigen kaart te bekijken.
 }
has-no-coin-to-look = { $who-is ->
    [you] Je wilt je kaart bekijken maar hebt geen munt: de anderen pakken er elk een uit de schatkist.
   *[other] { $who } wil de eigen kaart bekijken maar heeft geen munt: de anderen pakken er elk een uit de schatkist.
 }
moves-right = { $who-is ->
    [you] Je schuift
   *[other] { $who } schuift
 } alle kaarten naar rechts.
moves-left = { $who-is ->
    [you] Je schuift
   *[other] { $who } schuift
 } alle kaarten naar links.
moves-front = { $who-is ->
    [you] Je schuift
   *[other] { $who } schuift
 } alle kaarten naar voren.
claims = { $who-is ->
    [you] Je beweert
   *[other] { $who } beweert
 } de { $character } te zijn.
challenges = { $who-is ->
    [you] Je betwijfelt
   *[other] { $who } betwijfelt
 } dat.
nobody-challenges = Niemand betwijfelt dat.
claim-true = Het klopt.
claim-false = Het is een leugen: er gebeurt niets.
asks-for-minister = { $who-is ->
    [you] Je vraagt: wie is de Minister?
   *[other] { $who } vraagt: wie is de Minister?
 }
nobody-answers = Niemand zegt een woord.
answers = "Ja, Sire": { $who }.
is-minister = Inderdaad, { $spot } is de Minister.
is-not-minister = Nee, { $spot } is niet de Minister.
takes-pair = { $who-is ->
    [you] Je pakt
   *[other] { $who } pakt
 } { $spots }.
swaps-openly = { $who-is ->
    [you] Je ruilt
   *[other] { $who } ruilt
 } ze waar iedereen bij is.
under-the-table = { $who-is ->
    [you] Je houdt
   *[other] { $who } houdt
 } ze even onder de tafel.
swaps-under = Je ruilt ze onder de tafel.
seems-to-swap = Je doet alsof je ze ruilt.
accuses = { $who-is ->
    [you] Je zegt
   *[other] { $who } zegt
 } dat { $spot } de { $character } is.
accused-rightly = Dat klopt.
accused-wrongly = Dat klopt niet.
collects-tax = { $who-is ->
    [you] Je int
   *[other] { $who } int
 } de belasting; { $payer-is ->
    [you] jij moet
   *[other] { $payer } moet
 } er twee betalen.
turned-up = Omgedraaid: { $spot } is de { $character }.
mistake = Een fout: de kaarten worden weer omgedraaid.
named-all = Elke naam was goed: de hele schatkist is gewonnen.
has-no-coin-to-pay = { $who-is ->
    [you] Je hebt
   *[other] { $who } heeft
 } geen { $paid ->
    [0] munt
   *[other] tweede munt
 } om te betalen: de anderen pakken uit de schatkist.
has-no-coin-to-steal = { $who-is ->
    [you] Je hebt
   *[other] { $who } heeft
 } geen munt om te stelen: { $thief-is ->
    [you] je pakt
   *[other] { $thief } pakt
 } er een uit de schatkist.
coins-move = Munten: { $changes }; schatkist: { $treasury }.
gains = { $who-is ->
    [you] jij
   *[other] { $who }
 } +{ $coins }
loses = { $who-is ->
    [you] jij
   *[other] { $who }
 } -{ $coins }
treasury-empty = De schatkist is leeg.
rounds-over = { $rounds ->
    [one] De enige ronde is voorbij.
   *[other] { $rounds } ronden zijn voorbij.
 }
at-the-end = Eindstand: { $purses }.
purse = { $who-is ->
    [you] jij
   *[other] { $who }
 } { $coins ->
    [0] niets
    [one] 1 munt
   *[other] { $coins } munten
 }
wins = { $who-is ->
    [you] Je wint!
   *[other] { $who } wint!
 }
share = Gedeelde winst: { $who }.

# De tafel
heading = ronde { $round }
heading-first = voor de eerste beurt
heading-over = het einde
no-seat = van niemand
face-down = ?
note = { $character } { $percent } %

# Na het spel
report = Wat waar was, ronde voor ronde
report-lie = gelogen: { $character }
report-true = waar
report-believed = geloofd
report-challenged = betwijfeld: { $who }
report-confronted = tegenover elkaar
report-shown = opengelegd
report-coins = { LIST($changes, ", ") }
report-unpaid = kon niet betalen: { $who }
