# Glossaire : jar jarre, tile tuile, gem gemme, hoard butin, set série, line ligne, row rangée, stack pioche,
# discards défausse, Evil Eye Mauvais Œil, peek épier, glimpse coup d'œil.
title = Quarante Voleurs
tagline = Des jarres qui cachent des voleurs, mémoire et déduction, neuf saphirs

# Règles maison
option-first = Premier tour
    .help = Qui commence : le hasard décide, ou toujours le même siège
option-first-chance = le hasard décide
option-turns = Tours
    .help = Tours après lesquels la partie finit même s'il reste des gemmes sur le plateau
option-memory_aid = Aide-mémoire
    .help = Si la table montre ce que tu as vu : sans, elle éprouve ta mémoire ; avec, elle retient pour toi
option-memory_aid-off = sans
option-memory_aid-on = avec

# Choses
place = { $id }
slot = { $id }
gem = gemme { $id }
    .the = la gemme { $id }
line-row-1 = rangée 1
    .the = la rangée 1
    .capital = La rangée 1
line-row-2 = rangée 2
    .the = la rangée 2
    .capital = La rangée 2
line-row-3 = rangée 3
    .the = la rangée 3
    .capital = La rangée 3
line-row-4 = rangée 4
    .the = la rangée 4
    .capital = La rangée 4
line-column-a = colonne a
    .the = la colonne a
    .capital = La colonne a
line-column-b = colonne b
    .the = la colonne b
    .capital = La colonne b
line-column-c = colonne c
    .the = la colonne c
    .capital = La colonne c
line-column-d = colonne d
    .the = la colonne d
    .capital = La colonne d
line-diagonal-a1-d4 = diagonale a1 d4
    .the = la diagonale a1 d4
    .capital = La diagonale a1 d4
line-diagonal-d1-a4 = diagonale d1 a4
    .the = la diagonale d1 a4
    .capital = La diagonale d1 a4
colour-red = rouge
    .letter = r
    .short = rou
    .feminine = rouge
colour-green = vert
    .letter = v
    .short = ver
    .feminine = verte
colour-yellow = jaune
    .letter = j
    .short = jau
    .feminine = jaune
colour-blue = bleu
    .letter = b
    .short = ble
    .feminine = bleue
symbol-sun = soleil
    .with = au{" "}
    .gender = masculine
symbol-clubs = trèfle
    .with = au{" "}
    .gender = masculine
symbol-moon = lune
    .with = à la{" "}
    .gender = feminine
symbol-hand = main
    .with = à la{" "}
    .gender = feminine
symbol-star = étoile
    .with = à l'
    .gender = feminine
jar = jarre { FORM($symbol, "with") }{ jar.painted }
    .a = une jarre { FORM($symbol, "with") }{ jar.painted }
    .the = la jarre { FORM($symbol, "with") }{ jar.painted }
    .painted = { FORM($symbol, "gender") ->
        [feminine] { $symbol } { FORM($colour, "feminine") }
       *[masculine] { $symbol } { $colour }
     }
thief = voleur { FORM($symbol, "with") }{ jar.painted }
    .a = un voleur { FORM($symbol, "with") }{ jar.painted }
    .the = le voleur { FORM($symbol, "with") }{ jar.painted }
special-lantern = Lanterne
    .a = une Lanterne
    .the = la Lanterne
special-sapphire = Saphir
    .a = un Saphir
    .the = le Saphir
special-amulet = Amulette
    .a = une Amulette
    .the = l'Amulette
special-dagger = Dague
    .a = une Dague
    .the = la Dague
tile = tuile
hoard = { $owner-is ->
    [you] ton butin
   *[other] butin ({ $owner })
 }
pile-stack = pioche
pile-discards = défausse
pile-eyes = yeux

# Actions
pass = passer
discard-nothing = ne rien défausser
discard = défausser { LIST($slots, " ") }
look = regarder { $place }
show = montrer { $place }
peek = épier { $place }
put = poser { $slot }
on = sur { $place }
swap = échanger { $place }
with = avec { $place }
play = jouer { $special } { $slot }
steal = voler { FORM($target, "the") }
take = prendre { FORM($gem, "the") }
rob-gem = voler une gemme à { $victim }
rob-tile = voler une tuile à { $victim }
brings-rob = a { $number }

# Issues
first-seat = { $who } commence
its-colour = le voleur de sa couleur
its-symbol = le voleur de son symbole
its-special = l'objet spécial

# Ce qui est demandé
ask-discard = Défausse ce dont tu ne veux pas ; puis ta main est complétée à trois tuiles.
ask-glimpse = { $closed ->
    [0] Aucune tuile n'est face cachée : passe.
   *[other] Regarde une tuile du plateau, { $lanterns ->
        [0] ou passe.
       *[other] joue une Lanterne pour en épier deux, ou passe.
     }
 }
ask-action = { $tiles ->
    [0] Échange deux voisines
   *[other] Pose une tuile de ta main sur le plateau, échange deux voisines
 }{ $specials ->
    [0] , ou passe.
   *[other] , joue une tuile spéciale, ou passe.
 }
ask-steal = Annonce un vol, ou passe pour finir ton tour.
ask-show = La Lanterne en { $place } montre { $missing ->
    [one] encore une tuile autour d'elle. Laquelle ?
   *[other] { $missing } tuiles autour d'elle. Choisis-en une.
 }
ask-peek = Choisis deux tuiles voisines à épier. Quelle est la première ?
ask-peek-too = Quelle tuile à côté de { $place } est la deuxième ?
ask-put = Où poses-tu la tuile { $slot } ?
ask-swap = Avec quelle voisine échanges-tu { $place } ?
ask-take = Choisis la gemme ou la tuile Saphir que tu prends.
ask-take-line = { FORM($line, "capital") } rapporte. Choisis { $touching ->
    [0] la gemme ou la tuile Saphir que tu prends.
   *[other] une gemme qui la touche.
 }
ask-dagger = { $who } joue { FORM($special, "a") }. { $daggers ->
    [0] Tu n'as pas de Dague pour répondre.
   *[other] Réponds avec une Dague, ou passe.
 }

# Pourquoi pas
not-now = ce n'est pas le moment
not-asked-discard = tu dois d'abord compléter ta main
no-tile = il n'y a pas de tuile { LIST($slots, "or") } dans ta main
lies-open = { $place } est face visible
not-around = la Lanterne montre des tuiles fermées voisines, chacune une fois, et { $place } n'en est pas une
no-peek = on épie deux tuiles voisines, dont au moins une est fermée
not-adjacent = { $place } et { $other } ne sont pas voisines
half-done = finis ce que tu as commencé : choisis une place
not-in-hand = la tuile { $slot } de ta main n'est pas { FORM($special, "a") }
lantern-only-glimpse = une Lanterne se joue comme coup d'œil
special-only-action = un Saphir ou une Amulette se joue comme action
no-eye = tu n'as pas de Mauvais Œil à rendre
dagger-only-answer = une Dague se joue en réponse à la tuile spéciale d'un autre
only-dagger = seule une Dague peut répondre
gem-gone = { FORM($gem, "the") } n'est plus là
not-touching = { FORM($gem, "the") } ne touche pas la ligne, alors qu'une autre gemme la touche
touching-first = tu dois prendre une gemme qui touche la ligne, puisqu'il y en a une
not-yourself = tu ne peux pas te voler toi-même
nothing-to-rob = { $victim } n'en a pas

# Ce qui s'est passé
begins = { $who-is ->
    [you] Tu commences.
   *[other] { $who } commence.
 }
board-laid = Seize jarres sont sur le plateau, avec neuf gemmes entre elles.
fills-hand = { $who } complète sa main à trois tuiles.
you-draw = Tu pioches { FORM($jar, "a") }.
you-draw-face = Tu pioches { FORM($face, "a") } dans { FORM($jar, "a") }.
you-get = Elle contient { FORM($face, "a") }.
discards = { $who-is ->
    [you] Tu défausses
   *[other] { $who } défausse
 } { FORM($face, "a") }.
looks = { $who-is ->
    [you] Tu regardes
   *[other] { $who } regarde
 } { $place }.
peeks = { $who-is ->
    [you] Tu épies
   *[other] { $who } épie
 } { $places }.
holds = En { $place } : { FORM($face, "a") }.
finds-sapphire = Un Saphir en { $place } ! { $who-is ->
    [you] Tu le gardes
   *[other] { $who } le garde
 }, et une nouvelle jarre prend sa place.
finds-dagger = Une Dague en { $place } ! { $who-is ->
    [you] Tu perds toute ta main.
   *[other] { $who } perd toute sa main.
 }
finds-lantern = Une Lanterne en { $place } ! Elle montre à tous ce qui l'entoure.
puts = { $who-is ->
    [you] Tu poses
   *[other] { $who } pose
 } { FORM($jar, "a") } en { $place } et { $who-is ->
    [you] prends
   *[other] prend
 } { FORM($old, "the") } qui y était.
swaps = { $who-is ->
    [you] Tu échanges
   *[other] { $who } échange
 } { $places }.
plays = { $who-is ->
    [you] Tu joues
   *[other] { $who } joue
 } { FORM($special, "a") }.
answers = { $who-is ->
    [you] Tu réponds
   *[other] { $who } répond
 } avec une Dague.
cancelled = Sans effet : { FORM($special, "the") }.
gives-back = { $who-is ->
    [you] Tu rends
   *[other] { $who } rend
 } un Mauvais Œil.
announces = { $who-is ->
    [you] Tu annonces
   *[other] { $who } annonce
 } un vol : { FORM($target, "the") }.
at-place = { $place } { $face }
reveals = Les quatre tuiles : { $faces }.
succeeds = C'est une série ! { $who-is ->
    [you] Tu réussis.
   *[other] { $who } réussit.
 }
fails = Ce n'est pas une série : { $who-is ->
    [you] tu échoues
   *[other] { $who } échoue
 } et { $eyes ->
    [0] il ne reste pas de Mauvais Œil à prendre.
   *[other] { $who-is ->
        [you] prends
       *[other] prend
     } un Mauvais Œil.
 }
pays = { FORM($line, "capital") } rapporte.
takes-gem = { $who-is ->
    [you] Tu prends
   *[other] { $who } prend
 } { FORM($gem, "the") }.
robs = { $victim-is ->
    [you] { $who } te vole
   *[other] { $who-is ->
        [you] Tu voles
       *[other] { $who } vole
     }
 } { $what ->
    [gem] une gemme
   *[tile] une tuile Saphir
 }{ $victim-is ->
    [you] .
   *[other] {" "}à { $victim }.
 }
replaced = De nouvelles jarres sont en { $places }.
shuffled = La défausse est mélangée et devient la pioche.
last-gem = La dernière gemme a quitté le plateau.
turns-over = { $turns ->
    [one] Le seul tour est joué
   *[other] { $turns } tours sont joués
 } : la partie est finie.
scores = { $who-is ->
    [you] Tu as
   *[other] { $who } a
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $gems ->
    [0] aucune gemme
    [one] 1 gemme
   *[other] { $gems } gemmes
 } et { $tiles ->
    [0] aucune tuile Saphir
    [one] 1 tuile Saphir
   *[other] { $tiles } tuiles Saphir
 }{ $eyes ->
    [0] .
    [one] , moins 1 Mauvais Œil.
   *[other] , moins { $eyes } jetons Mauvais Œil.
 }
tied = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $who }.
tie-break = { $what ->
    [eyes] Le moins de jetons Mauvais Œil
   *[gems] Le plus de gemmes
 } : { $who }, avec { $number }{ $tied ->
    [one] .
   *[other] {" "}chacun.
 }
wins = { $who-is ->
    [you] Tu gagnes !
   *[other] { $who } gagne !
 }
share = La victoire est partagée entre { $who }.

# La table
heading-setup = les jarres se mettent en place
heading-turn = tour { $turn }
counted = { $pile } { $number }
top = suivante : { FORM($jar, "painted") }
score = { $points } ({ $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
 }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 }, { $eyes ->
    [0] 0 œil
    [one] 1 œil
   *[other] { $eyes } yeux
 })
empty-hand = aucune tuile
in-hand = main { $number }
legend-closed = cadre fin : jarre fermée
legend-open = cadre épais : tuile visible
legend-gone = – : déjà visible
legend-brief = [ ] : visible
sheet-jar = jarre
sheet-colour = coul.
sheet-symbol = symb.
sheet-special = spéc.
sheet-example = { $jar } :
sheet-number = { $number } { $face }
or = { $one } ou { $other }

# Après la partie
hidden = Ce qui était caché
a-face = { FORM($face, "a") }
face-on = { FORM($face, "a") } en { $place }
held = { $who } avait { $faces }.
lay-there = Face cachée : { $faces }.
never-seen = Personne n'a jamais vu ce qu'il y avait en { $places }.
shuffled-since = Depuis le mélange de la défausse, personne n'a vu ce qu'il y avait en { $places }.
