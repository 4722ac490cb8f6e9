# Glossaire : tomb tombeau, Guardian Gardien, gold or, reputation réputation, community card carte commune,
# showdown confrontation, escape fuir, hide se cacher, lay poser, end côté, deck pioche, discards défausse.
title = Roi des voleurs
tagline = Des cartes à deux côtés, trois manches de bluff à l'entrée d'un tombeau

# Règles maison
option-target = Or pour gagner
    .help = Avec autant d'or on gagne aussitôt ; 15 et 20 allongent la partie
option-tombs = Tombeaux
    .help = Combien de tombeaux s'ouvrent ; 0 : chacun une fois, ou autant qu'en demande une longue partie
option-stakes = Mise
    .help = Ce que coûte une manche ; haute : deux jetons de réputation, pour deux fois plus d'or
option-stakes-normal = normale
option-stakes-high = haute
option-rubies = Rubis
    .help = La pioche : autant de Rubis que de Clés, ou quatre en tout
option-rubies-common = autant que de Clés
option-rubies-rare = quatre en tout
option-sets = Paquets
    .help = Pour plus de voleurs : autant de paquets qu'il en faut pour les sièges, ou toujours deux
option-sets-auto = autant qu'il en faut

# Symboles, seuls ou à plusieurs
symbol-key = Clé
    .many = Clés
    .of-many = de Clés
    .short = Clé
symbol-lamp = Lampe
    .many = Lampes
    .of-many = de Lampes
    .short = Lamp
symbol-shield = Bouclier
    .many = Boucliers
    .of-many = de Boucliers
    .short = Bouc
symbol-sword = Épée
    .many = Épées
    .of-many = d'Épées
    .short = Épée
symbol-ruby = Rubis
    .many = Rubis
    .of-many = de Rubis
    .short = Rub
symbols = { $number ->
    [one] 1 { $symbol }
   *[other] { $number } { FORM($symbol, "many") }
 }

# Cartes ; d'abord le côté qui compte, avec ce que ses rubis représentent
kind = { $end }|{ $other }
declared = { $end } { $meaning }
as = { $number ->
    [one] (comme { $symbol })
   *[other] (comme { FORM($symbol, "many") })
 }
card = carte
pile-cards = pioche
pile-tombs = tombeaux
pile-guardians = Gardiens
pile-gold = or
duel-tomb = tombeau

# Tombeaux
tomb-locksmith = Tombeau du Serrurier
    .the = le Tombeau du Serrurier
tomb-whispers = Caveau des Murmures
    .the = le Caveau des Murmures
tomb-sealed-treasury = Trésor scellé
    .the = le Trésor scellé
tomb-lampmaker = Crypte du Lampiste
    .the = la Crypte du Lampiste
tomb-smoke = Sanctuaire de Fumée
    .the = le Sanctuaire de Fumée
tomb-djinn = Palais du Djinn
    .the = le Palais du Djinn
tomb-guardsman = Tertre du Garde
    .the = le Tertre du Garde
tomb-janissaries = Salle des Janissaires
    .the = la Salle des Janissaires
tomb-iron-sultan = Tombeau du Sultan de fer
    .the = le Tombeau du Sultan de fer
tomb-raider = Fosse du Pillard
    .the = la Fosse du Pillard
tomb-seven-blades = Tombeau des Sept Lames
    .the = le Tombeau des Sept Lames
tomb-warlord = Mausolée du Seigneur de guerre
    .the = le Mausolée du Seigneur de guerre

# Gardiens ; sans nom à lui, le plus jeune de deux semblables
guardian = deuxième { $first }
    .the = { FORM($first, "gender") ->
        [feminine] la deuxième { $first }
       *[masculine] le deuxième { $first }
     }
    .gender = { FORM($first, "gender") }
guardian-poisoned-lock = Serrure empoisonnée
    .the = la Serrure empoisonnée
    .gender = feminine
guardian-spiked-pit = Trappe à pieux
    .the = la Trappe à pieux
    .gender = feminine
guardian-crushing-walls = Mur broyeur
    .the = le Mur broyeur
    .gender = masculine
guardian-cursed-glyph = Glyphe maudit
    .the = le Glyphe maudit
    .gender = masculine
guardian-pillar-of-flame = Colonne de feu
    .the = la Colonne de feu
    .gender = feminine
guardian-bound-djinn = Djinn enchaîné
    .the = le Djinn enchaîné
    .gender = masculine
guardian-giant-scorpion = Scorpion géant
    .the = le Scorpion géant
    .gender = masculine
guardian-stone-colossus = Colosse de pierre
    .the = le Colosse de pierre
    .gender = masculine
guardian-scything-blades = Lame faucheuse
    .the = la Lame faucheuse
    .gender = feminine
guardian-skeleton = Squelette
    .the = le Squelette
    .gender = masculine
guardian-ghoul-pack = Meute de goules
    .the = la Meute de goules
    .gender = feminine
guardian-mummy-lord = Seigneur des momies
    .the = le Seigneur des momies
    .gender = masculine

# Actions
escape = fuir
hide = se cacher
call = provoquer la confrontation
lay-up = poser une carte face visible
lay-down = poser une carte face cachée
enough = c'est assez
lay-card = poser { $card }
use-end = utiliser le côté { $symbol }
declare-as = déclarer { FORM($symbol, "many") }
for-tomb = pour le { $tomb }
against = contre { FORM($guardian, "the") }
seat-begins = { $who } d'abord
lay-so = poser { $card }: { $end }
end-up = { $symbol } face visible
end-down = { $symbol } face cachée
end-up-as = { $symbol } face visible comme { $meaning }
lay-how = poser { $card }, { $face }
count-so = { $what } { $where }
count-all = { LIST($counts, " · ") }
brings-draws = { $cards ->
    [0] ne pioche rien
    [one] pioche une carte
   *[other] pioche { $cards } cartes
 }
brings-pays = paie { $price }, { $draws }

# Ce qui est demandé
hide-or-lay = se cacher ou poser une carte
ask-turn = Manche { $round } sur { $rounds } : fuir, ou rester { $price ->
    [0] sans payer
    [one] pour 1 jeton de réputation
   *[other] pour { $price } jetons de réputation
 } ({ $stay }).
ask-alone = Il n'y a plus que toi dans le tombeau, mais tu n'as encore rien payé : fuir, ou rester { $price ->
    [one] pour 1 jeton de réputation
   *[other] pour { $price } jetons de réputation
 } ({ $stay }).
ask-call = Il n'y a plus que toi dans le tombeau : fuir, provoquer la confrontation, ou rester { $price ->
    [0] sans payer
    [one] pour 1 jeton de réputation
   *[other] pour { $price } jetons de réputation
 } ({ $stay }).
ask-card-up = Quelle carte poses-tu face visible ?
ask-card-down = Quelle carte poses-tu face cachée ?
face-up = face visible
face-down = face cachée
ask-end = Tu poses { $card } { $face } : quel côté compte ?
ask-declare = { $number ->
    [one] Que représente ton Rubis ?
   *[other] Que représentent tes { $end } ?
 }
ask-more = Poses-tu une deuxième carte, ou est-ce assez ?
ask-duel = Dans quel duel comptes-tu { $end } ?
ask-community = Dans quel duel comptes-tu la carte commune, { $card } ?

# Pourquoi pas
no-showdown = où une carte compte se décide à la confrontation
not-there = ce Gardien n'est pas sur la table
does-not-fit = les symboles ne conviennent pas à ce duel
rounds-over = les manches sont finies : dis dans quel duel la carte compte
not-held = tu n'as pas cette carte en main
no-card-yet = dis d'abord si tu poses une carte face visible ou face cachée
no-such-end = la carte n'a pas ce côté
nothing-to-turn = il n'y a pas de carte dont il faut choisir le côté
nothing-to-declare = on ne déclare que des Rubis posés face visible
card-in-hand = finis d'abord de poser la carte
no-cards = tu n'as plus de carte à poser
not-alone = il y a encore d'autres voleurs dans le tombeau
nothing-paid = tu n'as encore rien payé pour ce tombeau
nothing-laid = tu n'as posé aucune carte ce tour-ci
already-laid = tu as posé une carte : poses-en une autre, ou dis que c'est assez

# Ce qui s'est passé
begins = { $who-is ->
    [you] Tu commences.
   *[other] { $who } commence.
 }
hand-dealt = Tu reçois { $cards }.
new-tomb = Tombeau { $number } sur { $of } : { $tomb }, { $gold ->
    [one] 1 pièce d'or
   *[other] { $gold } pièces d'or
 } à qui aura le plus { FORM($symbol, "of-many") }.
new-creature = Son Gardien est une créature, { FORM($guardian, "the") } : { $symbols } en viennent à bout.
new-trap = Son Gardien est un piège, { FORM($guardian, "the") } : { $symbols } en viennent à bout.
new-community = La carte commune est { $card }.
community-card = la carte commune
draws = Tu pioches { $card }.
shuffled = La défausse est mélangée et devient la pioche.
escapes = { $who-is ->
    [you] Tu fuis
   *[other] { $who } fuit
 }{ $left ->
    [0] .
    [one] {" "}et { $who-is ->
        [you] abandonnes
       *[other] abandonne
     } une carte.
   *[other] {" "}et { $who-is ->
        [you] abandonnes
       *[other] abandonne
     } { $left } cartes.
 }
hides = { $who-is ->
    [you] Tu te caches
   *[other] { $who } se cache
 }{ $paid ->
    [0] {" "}sans payer.
    [one] {" "}pour 1 jeton de réputation.
   *[other] {" "}pour { $paid } jetons de réputation.
 }
calls = { $who-is ->
    [you] Tu provoques
   *[other] { $who } provoque
 } la confrontation.
lays = { $who-is ->
    [you] Tu poses
   *[other] { $who } pose
 } { $card } { $face }.
lays-hidden = { $who } pose une carte face cachée.
showdown = La confrontation !
turns-over = { $who-is ->
    [you] Tu retournes
   *[other] { $who } retourne
 } { $card }.
counts = { $who-is ->
    [you] Tu comptes
   *[other] { $who } compte
 } { $what } { $where }.
has-totals = { $who-is ->
    [you] Tu as
   *[other] { $who } a
 } { $totals }.
has-none = { $who-is ->
    [you] Tu n'as
   *[other] { $who } n'a
 } rien qui compte.
beats = { $who-is ->
    [you] Tu bats
   *[other] { $who } bat
 } { FORM($guardian, "the") } avec { $symbols } et { $who-is ->
    [you] { $tokens ->
        [0] ne gagnes rien.
        [one] prends 1 jeton de réputation.
       *[other] prends { $tokens } jetons de réputation.
     }
   *[other] { $tokens ->
        [0] ne gagne rien.
        [one] prend 1 jeton de réputation.
       *[other] prend { $tokens } jetons de réputation.
     }
 }
beat-together = Égalité à { $symbols }, assez pour battre { FORM($guardian, "the") } ; la réputation est partagée : { $gains }.
gain = { $tokens ->
    [0] { $who-is ->
        [you] rien pour toi
       *[other] rien pour { $who }
     }
   *[other] { $who-is ->
        [you] { $tokens } pour toi
       *[other] { $tokens } pour { $who }
     }
 }
guardian-leaves = Aucune réputation sur { FORM($guardian, "the") } : la carte est défaussée.
unbeaten = Toujours debout : { $guardians }.
kept = { FORM($guardian, "the") } (réputation { $tokens })
plunders = { $who-is ->
    [you] Tu pilles
   *[other] { $who } pille
 } { FORM($tomb, "the") } avec { $symbols } et { $who-is ->
    [you] prends
   *[other] prend
 } { $gold ->
    [one] 1 pièce d'or.
   *[other] { $gold } pièces d'or.
 }
plunder-together = Égalité à { $symbols } pour { FORM($tomb, "the") } ; l'or est partagé : { $gains }.
unplundered = Personne ne pille { FORM($tomb, "the") } ; son or retourne à la réserve.
is-out = { $who-is ->
    [you] Tu n'as plus de réputation : tu es hors jeu.
   *[other] { $who } n'a plus de réputation et sort du jeu.
 }
begins-next = { $who-is ->
    [you] Tu commences
   *[other] { $who } commence
 } au prochain tombeau.
target-reached = L'objectif de { $gold } pièces d'or est atteint !
tombs-over = C'était le dernier tombeau.
all-out = Il ne reste aucun voleur en jeu.
last-thief = { $who-is ->
    [you] Il ne reste que toi en jeu.
   *[other] Il ne reste qu'un voleur en jeu : { $who }.
 }
scores = À la fin, { $scores }.
score = { $who-is ->
    [you] tu as
   *[other] { $who } a
 } { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
 }
score-out = { $who-is ->
    [you] tu es hors jeu
   *[other] { $who } est hors jeu
 }
tie-break = Égalité en or, la réputation départage : { $reputation }.
has = { $who-is ->
    [you] tu as
   *[other] { $who } a
 } { $tokens }
wins = { $who-is ->
    [you] Tu es Roi des voleurs !
   *[other] { $who } est Roi des voleurs !
 }
share = La couronne est partagée entre { $who }.

# La table
heading-setup = avant le premier tombeau
heading-round = tombeau { $number } sur { $of }, manche { $round } · objectif or { $target }
heading-showdown = tombeau { $number } sur { $of }, confrontation · objectif or { $target }
heading-done = la partie est finie
the-tomb = Tombeau
the-guardian = Gardien
the-community = Carte commune
most-of = le plus : { $symbol }
gold-on = or { $gold }
pool = réputation { $tokens }
pool-brief = rép. { $tokens }
tokens = or { $gold }, réputation { $reputation }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
legend = or/rép./main, cartes posées
is-out-of-it = hors jeu
is-winner = Roi des voleurs
has-escaped = en fuite
is-start = commence
hidden-card = (face cachée)
not-end = pas { $end }
is-down = (face cachée)
with-community = + carte commune { $where }
total = { $number } { $where }
decks = pioche { $deck }, défausse : { $up } face visible et { $down } face cachée
your-hand = Ta main

# Après coup
epilogue = Restées face cachée et jamais montrées
left-behind = Tombeau { $number } : { $who-is ->
    [you] tu as laissé
   *[other] { $who } a laissé
 } { $cards }.
