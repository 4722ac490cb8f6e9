# Glossaire : skull crâne, crossbones os croisés, coin pièce, box Bourse, play-off départage,
# rob détrousser, plunder dépouiller.
title = L'Or du Roi
tagline = Des dés de pirates : tente ta chance, vole les autres et le Roi

# Règles maison
option-first = Premier tour
    .help = Qui commence : les dés décident, ou toujours le même siège
option-first-dice = les dés décident
option-kings_share = Part du Roi
    .help = Quand la Bourse ne suffit pas pour deux : le joueur avant le Roi, ou partage avec le Roi
option-kings_share-english = le joueur avant le Roi
option-kings_share-french = partage avec le Roi
option-turns = Tours
    .help = Tours après lesquels la partie finit même s'il reste de l'or dans la Bourse

# Choses
die = { $id }
face-skull = crâne
    .a = un crâne
face-cannon = canon
    .a = un canon
face-crossbones = os croisés
    .a = des os croisés
face-coin-1 = 1 pièce
    .a = 1 pièce
    .number = 1
face-coin-2 = 2 pièces
    .a = 2 pièces
    .number = 2
face-coin-3 = 3 pièces
    .a = 3 pièces
    .number = 3
pile-box = Bourse
pile-king = Roi

# Actions
stop = s'arrêter
roll = relancer { LIST($dice, " ") }
take = prendre { FORM($coin, "number") } avec le canon
rob = voler { FORM($coin, "number") } à { $victim }
plunder = dépouiller { $victim }
brings-rob = a { $coins }
brings-take = la Bourse contient { $coins }

# Ce qui est demandé
ask-roll = Choisis les dés à relancer, ou arrête-toi ({ $outlook }). { $rolls ->
    [one] Encore un lancer.
   *[other] Encore { $rolls } lancers.
 }
stop-pairs = { $pairs ->
    [0] s'arrêter maintenant coûte l'amende de 3 pièces
    [one] s'arrêter maintenant donne une paire
   *[other] s'arrêter maintenant donne { $pairs } paires
 }
stop-five-coins = que des pièces : le Roi en a { $coins }
stop-five-skulls = cinq crânes : dépouille un rival
stop-five-cannons = cinq canons : la Bourse contient { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }
ask-pair = Associe une pièce à un canon ou à un crâne.
ask-plunder = Cinq crânes ! Choisis qui tu dépouilles.

# Pourquoi pas
no-rolling = on ne lance plus les dés ce tour-ci
locked = les os croisés sont bloqués : { $dice }
still-rolling = arrête d'abord de lancer
needs-five-skulls = il faut cinq crânes pour cela
no-rival = { $victim-is ->
    [you] tu ne peux pas te voler toi-même
   *[other] on ne peut pas voler { $victim } ici
 }
needs-coin = aucun dé libre ne montre { FORM($coin, "number") }
needs-cannon = il ne reste aucun canon à associer
needs-skull = il ne reste aucun crâne à associer

# Ce qui s'est passé
coins = { $number ->
    [0] zéro pièce
    [one] 1 pièce
   *[other] { $number } pièces
 }
rolls-skulls = { $who-is ->
    [you] Pour le premier tour, tu obtiens
   *[other] Pour le premier tour, { $who } obtient
 } { $skulls ->
    [0] zéro crâne.
    [one] 1 crâne.
   *[other] { $skulls } crânes.
 }
roll-off-tied = Égalité : ceux qui ont le plus de crânes relancent.
begins = { $who-is ->
    [you] Tu commences.
   *[other] { $who } commence.
 }
rolls-again = { $who-is ->
    [you] Tu relances
   *[other] { $who } relance
 } { $dice }.
rolls = { $who-is ->
    [you] Tu obtiens
   *[other] { $who } obtient
 } { $faces }.
shows = Les dés montrent maintenant { $faces }.
on-a-die = { FORM($face, "a") }
stops = { $who-is ->
    [you] Tu t'arrêtes.
   *[other] { $who } s'arrête.
 }
takes = { $who-is ->
    [you] Tu prends
   *[other] { $who } prend
 } { $taken } dans la Bourse{ $tax ->
    [0] .
   *[other] , et le Roi en reçoit { $tax }.
 }
robs = { $victim-is ->
    [you] { $who } te vole { $taken }.
   *[other] { $who-is ->
        [you] Tu voles
       *[other] { $who } vole
     } { $taken } à { $victim }.
 }
plunders = Cinq crânes ! { $victim-is ->
    [you] { $who } te prend tout : { $taken }.
   *[other] { $who-is ->
        [you] Tu prends
       *[other] { $who } prend
     } tout à { $victim } : { $taken }.
 }
robs-king = Que des pièces ! { $who-is ->
    [you] Tu voles
   *[other] { $who } vole
 } { $taken } au Roi.
empties-box = Cinq canons ! { $who-is ->
    [you] Tu prends
   *[other] { $who } prend
 } toute la Bourse : { $taken }.
pays-for-crossbones = { $crossbones ->
    [3] Trois
    [4] Quatre
   *[other] Cinq
 } os croisés : { $who-is ->
    [you] tu paies
   *[other] { $who } paie
 } { $paid } au Roi.
pays-for-nothing = Aucune combinaison : { $who-is ->
    [you] tu paies
   *[other] { $who } paie
 } { $paid } au Roi.
box-empty = La Bourse est vide.
play-off = Départage, manche { $round } : { $who }.
turns-over = { $turns ->
    [one] Le seul tour est joué
   *[other] { $turns } tours sont joués
 } : la Bourse est fermée.
at-the-end = À la fin, { $purses }.
purse = { $who-is ->
    [you] tu as
   *[other] { $who } a
 } { $coins }
play-off-over = Après { $rounds } manches, le départage reste sans vainqueur.
wins-play-off = { $who-is ->
    [you] Tu gagnes le départage !
   *[other] { $who } gagne le départage !
 }
wins = { $who-is ->
    [you] Tu gagnes !
   *[other] { $who } gagne !
 }
share = La victoire est partagée entre { $who }.

# La table
heading-roll-off = qui commence ?
heading-turn = tour { $turn }
heading-play-off = départage, manche { $round }
out-of-it = hors course
state-falling = en l'air
state-locked = bloqué
state-paired = associé
legend = ● cinq pièces, · une
