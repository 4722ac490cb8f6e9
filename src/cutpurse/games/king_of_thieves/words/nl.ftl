# Graf, bewaker, roem, goud; gemeenschapskaart, stapel, aflegstapel, ontknoping, duel; vluchten, schuilen, leggen.
# Vormen: „many“ is het meervoud, „de“ is met lidwoord, „article“ is het lidwoord alleen.
title = Koning der dieven
tagline = Kaarten met twee kanten, drie ronden bluffen bij de ingang van een graf

# Huisregels
option-target = Goud om te winnen
    .help = Met zoveel goud win je meteen; 15 en 20 maken het spel langer
option-tombs = Graven
    .help = Hoeveel graven er opengaan; 0: elk één keer, of zoveel als een langer spel nodig heeft
option-stakes = Inzet
    .help = Wat een ronde kost; hoog: twee roem, voor dubbel zoveel goud
option-stakes-normal = normaal
option-stakes-high = hoog
option-rubies = Robijnen
    .help = De stapel: zoveel robijnen als sleutels, of vier in totaal
option-rubies-common = zoveel als sleutels
option-rubies-rare = vier in totaal
option-sets = Sets
    .help = Voor meer dieven: zoveel sets als de plaatsen nodig hebben, of altijd twee
option-sets-auto = zoveel als er nodig zijn

# Symbolen, en zoveel ervan
symbol-key = Sleutel
    .many = Sleutels
    .short = Sleu
symbol-lamp = Lamp
    .many = Lampen
    .short = Lamp
symbol-shield = Schild
    .many = Schilden
    .short = Schi
symbol-sword = Zwaard
    .many = Zwaarden
    .short = Zwa
symbol-ruby = Robijn
    .many = Robijnen
    .short = Rob
symbols = { $number ->
    [one] 1 { $symbol }
   *[other] { $number } { FORM($symbol, "many") }
 }

# Kaarten; de kant die telt staat voorop, met wat de robijnen voorstellen
kind = { $end }|{ $other }
declared = { $end } { $meaning }
as = { $number ->
    [one] (als { $symbol })
   *[other] (als { FORM($symbol, "many") })
 }
card = kaart
pile-cards = stapel
pile-tombs = graven
pile-guardians = bewakers
pile-gold = goud
duel-tomb = graf
    .de = het graf

# Graven
tomb-locksmith = Graf van de slotenmaker
    .de = het Graf van de slotenmaker
tomb-whispers = Fluisterkluis
    .de = de Fluisterkluis
tomb-sealed-treasury = Verzegelde schatkamer
    .de = de Verzegelde schatkamer
tomb-lampmaker = Crypte van de lampenmaker
    .de = de Crypte van de lampenmaker
tomb-smoke = Schrijn van rook
    .de = het Schrijn van rook
tomb-djinn = Paleis van de djinn
    .de = het Paleis van de djinn
tomb-guardsman = Grafheuvel van de gardist
    .de = de Grafheuvel van de gardist
tomb-janissaries = Zaal van de janitsaren
    .de = de Zaal van de janitsaren
tomb-iron-sultan = Graf van de ijzeren sultan
    .de = het Graf van de ijzeren sultan
tomb-raider = Graf van de rover
    .de = het Graf van de rover
tomb-seven-blades = Graf van de zeven klingen
    .de = het Graf van de zeven klingen
tomb-warlord = Mausoleum van de krijgsheer
    .de = het Mausoleum van de krijgsheer

# Bewakers; zonder eigen naam: de jongste van twee gelijke
guardian = tweede { $first }
    .article = { FORM($first, "article") }
    .de = { FORM($first, "article") } tweede { $first }
guardian-poisoned-lock = Gifslot
    .article = het
    .de = het Gifslot
guardian-spiked-pit = Spieskuil
    .article = de
    .de = de Spieskuil
guardian-crushing-walls = Pletmuur
    .article = de
    .de = de Pletmuur
guardian-cursed-glyph = Vloekrune
    .article = de
    .de = de Vloekrune
guardian-pillar-of-flame = Vlammenzuil
    .article = de
    .de = de Vlammenzuil
guardian-bound-djinn = Geketende djinn
    .article = de
    .de = de Geketende djinn
guardian-giant-scorpion = Reuzenschorpioen
    .article = de
    .de = de Reuzenschorpioen
guardian-stone-colossus = Stenen kolos
    .article = de
    .de = de Stenen kolos
guardian-scything-blades = Slagzeis
    .article = de
    .de = de Slagzeis
guardian-skeleton = Skelet
    .article = het
    .de = het Skelet
guardian-ghoul-pack = Ghoulroedel
    .article = de
    .de = de Ghoulroedel
guardian-mummy-lord = Mummievorst
    .article = de
    .de = de Mummievorst

# Acties
escape = vlucht
hide = schuil
call = roep de ontknoping uit
lay-up = leg een kaart open
lay-down = leg een kaart dicht
enough = genoeg
lay-card = leg { $card }
use-end = gebruik de kant { $symbol }
declare-as = noem ze { FORM($symbol, "many") }
for-tomb = voor { FORM($tomb, "de") }
against = tegen { FORM($guardian, "de") }
seat-begins = { $who } begint
lay-so = leg { $card }: { $end }
end-up = { $symbol } open
end-down = { $symbol } dicht
end-up-as = { $symbol } open als { $meaning }
lay-how = leg { $card }, { $face }
count-so = { $what } { $where }
count-all = { LIST($counts, " · ") }
brings-draws = { $cards ->
    [0] trek niets
    [one] trek een kaart
   *[other] trek { $cards } kaarten
 }
brings-pays = betaal { $price }, { $draws }

# Vragen
hide-or-lay = schuil of leg een kaart
ask-turn = Ronde { $round } van { $rounds }: vlucht, of { $price ->
    [0] blijf voor niets en { $stay }
   *[other] betaal { $price } roem en { $stay }
 }.
ask-alone = Je bent alleen in het graf, maar hebt er nog niets voor betaald: vlucht, of betaal { $price } roem en { $stay }.
ask-call = Je bent alleen in het graf: vlucht, roep de ontknoping uit, of { $price ->
    [0] blijf voor niets en { $stay }
   *[other] betaal { $price } roem en { $stay }
 }.
ask-card-up = Welke kaart leg je open?
ask-card-down = Welke kaart leg je dicht?
face-up = open
face-down = dicht
ask-end = Je legt { $card } { $face }: welke kant telt?
ask-declare = { $number ->
    [one] Wat stelt je Robijn voor?
   *[other] Wat stellen je { $end } voor?
 }
ask-more = Leg een tweede kaart, of is één genoeg?
ask-duel = In welk duel tel je { $end }?
ask-community = In welk duel tel je de gemeenschapskaart, { $card }?

# Waarom niet
no-showdown = waar een kaart telt, blijkt bij de ontknoping
not-there = die bewaker ligt niet op tafel
does-not-fit = de symbolen passen niet bij dat duel
rounds-over = de ronden zijn voorbij: zeg in welk duel de kaart telt
not-held = zo'n kaart heb je niet in je hand
no-card-yet = zeg eerst of je een kaart open of dicht legt
no-such-end = de kaart heeft zo'n kant niet
nothing-to-turn = er is nu geen kaart waarvan een kant gekozen moet worden
nothing-to-declare = alleen Robijnen die open liggen worden benoemd
card-in-hand = leg eerst de kaart neer
no-cards = je hebt geen kaart meer om te leggen
not-alone = er zijn nog anderen in het graf
nothing-paid = je hebt voor dit graf nog niets betaald
nothing-laid = je hebt in deze beurt geen kaart gelegd
already-laid = je hebt een kaart gelegd: leg er nog een, of zeg dat het genoeg is

# Wat er gebeurde
begins = { $who-is ->
    [you] Jij begint.
   *[other] { $who } begint.
 }
hand-dealt = Je krijgt { $cards }.
new-tomb = Graf { $number } van { $of }: { $tomb }, { $gold } goud voor de meeste { FORM($symbol, "many") }.
new-creature = De bewaker is een monster, { FORM($guardian, "de") }: { $symbols } verslaan het.
new-trap = De bewaker is een val, { FORM($guardian, "de") }: { $symbols } verslaan die.
new-community = De gemeenschapskaart is { $card }.
community-card = de gemeenschapskaart
draws = Je trekt { $card }.
shuffled = De aflegstapel wordt geschud en is de nieuwe stapel.
escapes = { $who-is ->
    [you] Je vlucht
   *[other] { $who } vlucht
 }{ $left ->
    [0] .
    [one] {" "}en laat een kaart achter.
   *[other] {" "}en laat { $left } kaarten achter.
 }
hides = { $who-is ->
    [you] Je schuilt
   *[other] { $who } schuilt
 }{ $paid ->
    [0] {" "}zonder te betalen.
   *[other] {" "}voor { $paid } roem.
 }
calls = { $who-is ->
    [you] Je roept
   *[other] { $who } roept
 } de ontknoping uit.
lays = { $who-is ->
    [you] Je legt
   *[other] { $who } legt
 } { $card } { $face }.
lays-hidden = { $who } legt een kaart dicht.
showdown = De ontknoping!
turns-over = { $who-is ->
    [you] Je draait
   *[other] { $who } draait
 } { $card } om.
counts = { $who-is ->
    [you] Je telt
   *[other] { $who } telt
 } { $what } { $where }.
has-totals = { $who-is ->
    [you] Je hebt
   *[other] { $who } heeft
 } { $totals }.
has-none = { $who-is ->
    [you] Je hebt
   *[other] { $who } heeft
 } niets dat telt.
beats = { $who-is ->
    [you] Je verslaat
   *[other] { $who } verslaat
 } { FORM($guardian, "de") } met { $symbols } en pakt { $tokens ->
    [0] niets
   *[other] { $tokens } roem
 }.
beat-together = Gelijk: { $symbols } verslaan { FORM($guardian, "de") }; de roem wordt gedeeld: { $gains }.
gain = { $who-is ->
    [you] jij krijgt
   *[other] { $who } krijgt
 } { $tokens ->
    [0] niets
   *[other] { $tokens }
 }
guardian-leaves = Op { FORM($guardian, "de") } ligt geen roem, dus wordt de kaart afgelegd.
unbeaten = Nog niet verslagen: { $guardians }.
kept = { FORM($guardian, "de") } ({ $tokens } roem)
plunders = { $who-is ->
    [you] Je plundert
   *[other] { $who } plundert
 } { FORM($tomb, "de") } met { $symbols } en pakt { $gold } goud.
plunder-together = Gelijk met { $symbols } voor { FORM($tomb, "de") }; het goud wordt gedeeld: { $gains }.
unplundered = Niemand plundert { FORM($tomb, "de") }; het goud gaat terug.
is-out = { $who-is ->
    [you] Je hebt geen roem meer en ligt
   *[other] { $who } heeft geen roem meer en ligt
 } eruit.
begins-next = { $who-is ->
    [you] Jij begint
   *[other] { $who } begint
 } bij het volgende graf.
target-reached = Het doel van { $gold } goud is bereikt!
tombs-over = Dat was het laatste graf.
all-out = Er is geen dief meer in het spel.
last-thief = { $who-is ->
    [you] Jij bent
   *[other] { $who } is
 } de enige dief die nog in het spel is.
scores = Eindstand: { $scores }.
score = { $who-is ->
    [you] jij
   *[other] { $who }
 } { $gold } goud
score-out = { $who-is ->
    [you] jij
   *[other] { $who }
 } eruit
tie-break = Evenveel goud, dus telt de roem: { $reputation }.
has = { $who-is ->
    [you] jij
   *[other] { $who }
 } { $tokens }
wins = { $who-is ->
    [you] Jij bent Koning der dieven!
   *[other] { $who } is Koning der dieven!
 }
share = Gedeelde kroon: { $who }.

# De tafel
heading-setup = voor het eerste graf
heading-round = graf { $number } van { $of }, ronde { $round } · doel { $target } goud
heading-showdown = graf { $number } van { $of }, ontknoping · doel { $target } goud
heading-done = het spel is afgelopen
the-tomb = Graf
the-guardian = Bewaker
the-community = Gemeenschapskaart
most-of = meeste { $symbol }
gold-on = { $gold } goud
pool = { $tokens } roem
pool-brief = { $tokens } roem
tokens = { $gold } goud, { $reputation } roem, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 }
legend = goud/roem/hand, gelegd
is-out-of-it = eruit
is-winner = Koning der dieven
has-escaped = gevlucht
is-start = begint
hidden-card = (dicht)
not-end = niet { $end }
is-down = (dicht)
with-community = + gemeenschapskaart { $where }
total = { $number } { $where }
decks = stapel { $deck }, aflegstapel { $up } open en { $down } dicht
your-hand = Je hand

# Daarna
epilogue = Dicht achtergelaten en nooit getoond
left-behind = Graf { $number }: { $who-is ->
    [you] jij liet
   *[other] { $who } liet
 } { $cards } achter.
