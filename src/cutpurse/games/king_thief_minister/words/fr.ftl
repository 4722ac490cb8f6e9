# Glossaire : Executioner Bourreau, Sheriff Shérif, Peasant Paysan, treasury trésor, claim prétendre être,
# challenge contester, right droite, left gauche, front en face. « Devant » évite d'élider un nom.
title = Roi Voleur Ministre
tagline = Six personnages cachés qui se déplacent, des paroles peut-être mensongères

# Règles maison
option-rounds = Manches
    .help = Manches après lesquelles le plus riche gagne ; 0 : pas de fin de ce genre
option-peasant_names = Le Paysan nomme
    .help = Ce que le Paysan doit nommer : les cartes des autres joueurs, ou toutes les six
option-peasant_names-players = les cartes des autres joueurs
option-peasant_names-six = les six cartes
option-memory_aid = Aide-mémoire
    .help = Si la table te montre ce que tu aurais pu retenir
option-memory_aid-off = sans
option-memory_aid-on = avec

# Choses
character-king = Roi
    .the = le Roi
character-thief = Voleur
    .the = le Voleur
character-minister = Ministre
    .the = le Ministre
character-executioner = Bourreau
    .the = le Bourreau
character-sheriff = Shérif
    .the = le Shérif
character-peasant = Paysan
    .the = le Paysan
card = carte
pile-treasury = trésor
spot = { $lies ->
    [before] { $owner-is ->
        [you] ta carte
       *[other] la carte devant { $owner }
     }
   *[between] la carte entre { $right-is ->
        [you] toi
       *[other] { $right }
     } et { $left-is ->
        [you] toi
       *[other] { $left }
     }
 }

# Actions
look = regarder ta propre carte
to-right = décaler toutes les cartes à droite
to-left = décaler toutes les cartes à gauche
to-front = envoyer toutes les cartes en face
claim = prétendre être { FORM($character, "the") }
dare = contester
let-pass = laisser passer
yes-sir = Oui, Sire
say-nothing = ne rien dire
take-pair = prendre { $spots }
swap-openly = les échanger à la vue de tous
swap-under = les échanger sous la table
seem-to-swap = faire seulement semblant
point-at = désigner { $spot }
say = c'est { FORM($character, "the") }
pays-two = { $who } paie deux
heard = Oui, Sire : { $who }
brings-dare = une pièce si c'est vrai
brings-king = prends 3 pièces, cherche le Ministre
brings-thief = prends une pièce à chaque voisin
brings-minister = échange deux cartes, ou fais semblant
brings-executioner = nomme une carte, gagne les pièces de son maître
brings-sheriff = les autres paient 1 pièce, l'un d'eux 2
brings-peasant = nomme toutes les cartes, gagne le trésor
dealt-king = { $who } reçoit le Roi

# Ce qui est demandé
ask-first-look = Choisis une carte à regarder avant le début de la partie.
ask-challenge = { $claimant } prétend être { FORM($character, "the") }. Tu contestes, ou tu laisses passer ?
ask-answer = Qui est le Ministre ? Réponds en secret.
ask-turn = Regarde ta carte pour une pièce, déplace les cartes, ou prétends être quelqu'un.
ask-take = En tant que Ministre, prends deux cartes.
ask-swap = Échange les deux à la vue de tous, sous la table, ou fais seulement semblant.
ask-aim = En tant que Bourreau, désigne la carte d'un autre joueur.
ask-what = Quel personnage est { $spot } ?
ask-tax = En tant que Shérif, dis qui paie deux pièces.
ask-point = En tant que Paysan, désigne la prochaine carte que tu vas nommer.

# Pourquoi pas
not-now = ce n'est pas ce qui est demandé
cannot-look = sans pièce, tu ne peux regarder que si le trésor en contient au moins { $coins }
not-own-card = avant le premier tour, on regarde une autre carte que la sienne
not-a-target = le Bourreau désigne la carte d'un autre joueur
not-to-be-named = ce n'est pas une des cartes que tu dois nommer
not-taxed = le Shérif fait payer deux pièces à un autre joueur

# Ce qui s'est passé
begins = { $who-is ->
    [you] Tu reçois le Roi et tu commences.
   *[other] { $who } reçoit le Roi et commence.
 } Les cartes sont redistribuées.
looks = { $who-is ->
    [you] Tu regardes
   *[other] { $who } regarde
 } { $spot }.
on-card = Tu vois que { $spot } est { FORM($character, "the") }.
pays-to-look = { $who-is ->
    [you] Tu paies pour regarder ta carte.
   *[other] { $who } paie pour regarder sa propre carte.
 }
has-no-coin-to-look = { $who-is ->
    [you] Tu veux regarder ta carte mais tu n'as pas de pièce : les autres en prennent une chacun dans le trésor.
   *[other] { $who } veut regarder sa propre carte mais n'a pas de pièce : les autres en prennent une chacun dans le trésor.
 }
moves-right = { $who-is ->
    [you] Tu décales
   *[other] { $who } décale
 } toutes les cartes à droite.
moves-left = { $who-is ->
    [you] Tu décales
   *[other] { $who } décale
 } toutes les cartes à gauche.
moves-front = { $who-is ->
    [you] Tu envoies
   *[other] { $who } envoie
 } toutes les cartes en face.
claims = { $who-is ->
    [you] Tu prétends
   *[other] { $who } prétend
 } être { FORM($character, "the") }.
challenges = { $who-is ->
    [you] Tu contestes.
   *[other] { $who } conteste.
 }
nobody-challenges = Personne ne conteste.
claim-true = C'est vrai.
claim-false = C'est un mensonge : il ne se passe rien.
asks-for-minister = { $who-is ->
    [you] Tu demandes : qui est le Ministre ?
   *[other] { $who } demande : qui est le Ministre ?
 }
nobody-answers = Personne ne dit mot.
answers = « Oui, Sire » : { $who }.
is-minister = En effet, { $spot } est le Ministre.
is-not-minister = Non, { $spot } n'est pas le Ministre.
takes-pair = { $who-is ->
    [you] Tu prends
   *[other] { $who } prend
 } { $spots }.
swaps-openly = { $who-is ->
    [you] Tu les échanges
   *[other] { $who } les échange
 } à la vue de tous.
under-the-table = { $who-is ->
    [you] Tu les manipules
   *[other] { $who } les manipule
 } sous la table.
swaps-under = Tu les échanges sous la table.
seems-to-swap = Tu fais seulement semblant de les échanger.
accuses = { $who-is ->
    [you] Tu dis
   *[other] { $who } dit
 } que { $spot } est { FORM($character, "the") }.
accused-rightly = C'est juste.
accused-wrongly = C'est faux.
collects-tax = { $who-is ->
    [you] Tu lèves
   *[other] { $who } lève
 } l'impôt ; { $payer-is ->
    [you] c'est toi qui paies deux.
   *[other] c'est { $payer } qui paie deux.
 }
turned-up = Face visible : { $spot } est { FORM($character, "the") }.
mistake = Une erreur : les cartes sont retournées face cachée.
named-all = Tous les noms étaient justes : le trésor entier est gagné.
has-no-coin-to-pay = { $who-is ->
    [you] Tu n'as
   *[other] { $who } n'a
 } { $paid ->
    [0] aucune pièce
   *[other] pas de deuxième pièce
 } pour payer : les autres se servent dans le trésor.
has-no-coin-to-steal = { $who-is ->
    [you] Tu n'as
   *[other] { $who } n'a
 } aucune pièce à voler : { $thief-is ->
    [you] tu en prends
   *[other] { $thief } en prend
 } une dans le trésor.
coins-move = Pièces : { $changes } ; le trésor en contient { $treasury }.
gains = { $who-is ->
    [you] toi
   *[other] { $who }
 } +{ $coins }
loses = { $who-is ->
    [you] toi
   *[other] { $who }
 } -{ $coins }
treasury-empty = Le trésor est vide.
rounds-over = { $rounds ->
    [one] La seule manche est finie.
   *[other] { $rounds } manches sont finies.
 }
at-the-end = À la fin, { $purses }.
purse = { $coins ->
    [0] { $who-is ->
        [you] tu n'as rien
       *[other] { $who } n'a rien
     }
    [one] { $who-is ->
        [you] tu as 1 pièce
       *[other] { $who } a 1 pièce
     }
   *[other] { $who-is ->
        [you] tu as { $coins } pièces
       *[other] { $who } a { $coins } pièces
     }
 }
wins = { $who-is ->
    [you] Tu gagnes !
   *[other] { $who } gagne !
 }
share = La victoire est partagée entre { $who }.

# La table
heading = manche { $round }
heading-first = avant le premier tour
heading-over = la fin
no-seat = à personne
face-down = ?
note = { $character } { $percent } %

# Après la partie
report = Ce qui était vrai, manche par manche
report-lie = mensonge : { $character }
report-true = vrai
report-believed = cru
report-challenged = contesté : { $who }
report-confronted = confronté
report-shown = montré à tous
report-coins = { LIST($changes, ", ") }
report-unpaid = ne peut pas payer : { $who }
