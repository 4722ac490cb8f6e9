# Glossaire : Carpet Tapis, Coins Pièces, Jewels Joyaux, Guard Garde, starter de départ, claim récupérer,
# draw pile pioche, discard défausse, hand main, grid grille.
title = La Guilde des voleurs
tagline = Construis ton paquet sur une grille d'objets magiques qui rétrécit

# Règles maison
option-carpet_crosses = Tapis volant
    .help = Ce qu'un Tapis peut survoler : seulement des vides, ou aussi des cartes libres avant le vide
option-carpet_crosses-gaps = seulement des vides
option-carpet_crosses-cards = aussi des cartes libres
option-thieves = Voleurs
    .help = Combien de voleurs a chaque siège
option-memory_aid = Aide-mémoire
    .help = Si la table montre ce qu'on aurait pu retenir : les points, et ce qu'une main peut contenir
option-memory_aid-off = sans
option-memory_aid-on = avec

# Choses
space = { $id }
card = carte { $id }
thief = voleur { $id }
kind-lamp = Lampe
    .a = une Lampe
    .many = Lampes
    .short = Lampe
kind-camel = Chameau
    .a = un Chameau
    .many = Chameaux
    .short = Cham.
kind-sword = Épée
    .a = une Épée
    .many = Épées
    .short = Épée
kind-carpet = Tapis
    .a = un Tapis
    .many = Tapis
    .short = Tapis
kind-coins = Pièces
    .a = des Pièces
    .many = cartes Pièces
    .short = Pièces
kind-turban = Turban
    .a = un Turban
    .many = Turbans
    .short = Turban
kind-jewels = Joyaux
    .a = des Joyaux
    .many = cartes Joyaux
    .short = Joyaux
kind-guard = Garde
    .a = un Garde
    .many = Gardes
    .short = Garde
kind-starter-lamp = Lampe de départ
    .a = une Lampe de départ
    .many = Lampes de départ
kind-starter-camel = Chameau de départ
    .a = un Chameau de départ
    .many = Chameaux de départ

# Cartes
a-card = { FORM($kind, "a") }
many-cards = { $number } { FORM($kind, "many") }
as = { $card } comme { $effect }
several = { $kind }×{ $number }
worth = { $kind } { $points }

# Actions
pass = passer pour de bon
play = jouer { $kind }
pick = voleur { $space }
step-over = par { $space }
go-to = aller en { $space }
place-on = placer en { $space }
brings-card = { $kind }

# Issues
places-first = { $who } d'abord

# Ce qui est demandé
ask-place = Place un voleur sur une carte libre. Tu la récupères quand il la quitte ({ $left ->
    [one] ton dernier
   *[other] encore { $left }
 }).
ask-card = Joue une carte, ou passe pour le reste de la partie.
ask-pass = Aucune de tes cartes ne peut déplacer un voleur : tu dois passer.
ask-thief = { $card } : quel voleur bouge ?
ask-via = { $card } : par quelle carte d'abord ? Tu la récupères aussi.
ask-second = { $card } : où finit le deuxième pas ?
ask-lamp = { $card } : tout droit tant que la voie est libre. Vers où ?
ask-camel = { $card } : trois pas, en tournant si tu veux. Vers où ?
ask-sword = { $card } : quel voleur pousses-tu ?
ask-carpet = { $card } : par-dessus le vide. Vers où ?
ask-coins = { $card } : un pas, puis pioche deux cartes. Vers où ?

# Pourquoi pas
not-placing = on ne place des voleurs qu'avant le premier tour
still-placing = il faut d'abord placer tous les voleurs
not-free = il n'y a pas de carte libre en { $space }
one-card = tu ne joues qu'une carte par tour
not-in-hand = tu n'as pas cette carte en main : { $kind }
guards-stay = un Garde ne peut pas être joué
nothing-to-copy = aucun adversaire n'a encore joué de carte
moves-nobody = avec { $card }, tu ne peux déplacer aucun de tes voleurs maintenant
play-first = tu dois d'abord jouer une carte
no-thief-there = tu n'as pas de voleur en { $space }
cannot-move = avec { $card }, tu ne peux pas déplacer le voleur en { $space }
thief-first = tu dois d'abord choisir quel voleur bouge
thief-chosen = tu as déjà choisi un voleur
via-chosen = le premier pas est déjà fait
not-over = avec { $card }, le voleur ne peut pas d'abord passer par { $space }
only-turban = on ne choisit un premier pas qu'avec un Turban
via-first = tu dois d'abord choisir le premier pas du Turban
out-of-reach = avec { $card }, le voleur ne peut pas aller de { $start } à { $space }
no-pass = tu as joué une carte : un voleur doit bouger

# Ce qui s'est passé
grid-dealt = La grille est prête : { $cards } objets sont face visible.
begins-placing = { $who-is ->
    [you] Tu places
   *[other] { $who } place
 } le premier voleur.
places = { $who-is ->
    [you] Tu places
   *[other] { $who } place
 } un voleur en { $space }, sur { FORM($kind, "a") }.
begins = { $who-is ->
    [you] Tu joues
   *[other] { $who } joue
 } le premier tour.
moves = { $who-is ->
    [you] Tu joues { $card }, vas
   *[other] { $who } joue { $card }, va
 } de { $start } à { $end } et { $who-is ->
    [you] récupères
   *[other] récupère
 } { $claimed }.
pushes = { $victim-is ->
    [you] { $who } te repousse
   *[other] { $who-is ->
        [you] Tu repousses
       *[other] { $who } repousse
     } { $victim }
 } en { $space }, sur { FORM($kind, "a") }.
shuffles = { $who-is ->
    [you] Tu mélanges ta
   *[other] { $who } mélange sa
 } défausse, qui devient la pioche.
draws = { $who-is ->
    [you] Tu pioches
   *[other] { $who } pioche
 } { FORM($kind, "a") }.
draws-unseen = { $who } pioche une carte.
passes = { $who-is ->
    [you] Tu passes
   *[other] { $who } passe
 } pour le reste de la partie.
ends = Tout le monde a passé. Chaque voleur récupère la carte où il se tient.
scores = { $who-is ->
    [you] Tu as
   *[other] { $who } a
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 } et { $cards } cartes.
tie-break = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $who }.
most = Le plus de { $what ->
    [lamps] Lampes
    [camels] Chameaux
   *[cards] cartes
 } : { $tied ->
    [one] { $who }, avec { $number }.
   *[other] { $who }, avec { $number } chacun.
 }
wins = { $who-is ->
    [you] Tu diriges la guilde : tu gagnes !
   *[other] { $who } dirige la guilde et gagne !
 }
share = Toujours à égalité : la guilde et la victoire sont partagées entre { $who }.

# La table
heading-deal = mise en place de la grille
heading-place = placement des voleurs
heading-turn = tour { $turn }
heading-done = la partie est finie
jewels-copy = les Joyaux copient { FORM($effect, "a") }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
sizes = main { $hand }, pioche { $pile }, défausse { $discard }
has-passed = a passé : main { $hand }, pioche { $pile }, défausse { $discard }
holds = ({ $hand } en main)
hand = main : { $cards }
hand-partly-known = main : { $known }, et { $number } parmi : { $cards }
hand-unknown = main : { $number } parmi : { $cards }
draw-pile = pioche : { $cards }
discard = défausse : { $cards }
all-cards = cartes : { $cards }

# Après la partie
held = { $who } a passé avec { $cards } en main.
