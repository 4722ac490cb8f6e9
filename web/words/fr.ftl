# Les mots de l'application ; les jeux ont les leurs.

# Everywhere
home-link = Cutpurse, à la porte
theme = Jour ou nuit
menu = Plus : langue, nom, son, touches
close = Fermer
you-title = Toi
skip-to-table = À la table
your-name = Ton nom
language = Langue
sound = Son
light-theme = Lumière du jour
confirm = Confirmer avant de révéler, de payer ou de passer pour de bon
full-screen = Plein écran
keys = Touches
key-arrows = passer d'un choix à l'autre
key-enter = choisir
key-undo = reprendre
key-last = lire ce qui vient d'arriver
key-escape = fermer un tiroir
key-help = cette liste de touches
other-device = Un autre appareil
carry-seats = Emporter mes places sur un autre appareil
carry-help = Ouvre ceci sur l'autre appareil. Cela marche une fois, pendant { $minutes } minutes.
code-from-other = Lien ou code venu de là
claim-seats = Reprendre ces places
take-over = Reprendre
carry-title = Des places d'un autre appareil
carry-instead = Ce navigateur s'est déjà assis à des tables. Il laisserait ces places-là.
something-wrong = Quelque chose a échoué ; rien n'a changé pour toi.
to-home = Tous les jeux

# The door
home-title = Cinq jeux de rois et de voleurs
home-line = Assieds-toi avec des bots ou des amis. Rien à installer, pas de compte.
play-now = Jouer
play-with-friends = Jouer entre amis
play-game-now = Jouer : { $game }
play-game-with-friends = Jouer entre amis : { $game }
the-games = Les jeux
seats = places
time = durée
minutes = { $number } min
take-your-seat = À ta place
with-names = avec { $names }
your-tables = Tes tables
no-tables-yet = Tu ne t'es encore assis à aucune table.
your-turn-small = à toi
you-won-with = { $points ->
    [one] gagné avec 1 point
   *[other] gagné avec { $points } points
 }
you-shared-with = { $points ->
    [one] victoire partagée avec 1 point
   *[other] victoire partagée avec { $points } points
 }
you-had = { $points ->
    [one] 1 point pour toi
   *[other] { $points } points pour toi
 }
open-tables = Tables ouvertes
no-open-tables = Personne n'attend en ce moment. Ouvre une table, et d'autres pourront s'asseoir.
table-of = Table de { $name }
with-friends = Entre amis
with-friends-help = Choisis un jeu, envoie le lien, commence quand tous sont là. Les chaises vides vont à des bots.
table-code = code ou lien
join = Y aller
make-a-table = Ouvrir une table
sit-down = S'asseoir
look-back = Revoir

# A new table
new-table = Une nouvelle table
which-game = Quel jeu ?
who-sits = Qui s'assied ?
of-up-to = { $number } sur { $most }
of-all = { $number } sur { $most }
you = toi
a-friend = Un ami
a-bot = Un bot
here-too = Ici aussi
somebody-here = Quelqu'un ici
on-this-device = sur cet appareil
name-of-person = Nom de la personne { $number }
by-the-link = par le lien
level = Comment il joue
level-apprentice = Apprenti
    .help = réfléchit peu, oublie beaucoup
level-journeyman = Compagnon
    .help = réfléchit, oublie un peu
level-master = Maître
    .help = voit loin, n'oublie rien
take-chair-away = Enlever cette chaise
house-rules = Règles maison
changed = modifié
pace = Rythme
pace-help = Un bot continue pour qui s'absente trop longtemps.
pace-none = Sans horloge
pace-minute = Une minute
pace-short = 20 secondes
spectators = Spectateurs
spectators-help = Peuvent regarder par le lien, mais aucune main.
public = Table ouverte
public-help = Affichée à la porte pour tous.
coach = Entraîneur
coach-help = Dit, si on le demande, ce que vaut chaque choix.
your-table = Ta table
usual-rules = les règles habituelles
sum-friends = { $number ->
    [0] {""}
    [one] un ami
   *[other] { $number } amis
 }
sum-here = { $number ->
    [0] {""}
    [one] une personne de plus ici
   *[other] { $number } autres ici
 }
sum-bots = { $number ->
    [0] {""}
    [one] un bot
   *[other] { $number } bots
 }
sum-practice = sans horloge : la table t'attend
sum-pace-none = sans horloge
sum-pace-minute = une minute par décision
sum-pace-short = 20 secondes par décision
sum-spectators = d'autres peuvent regarder
sum-alone = personne d'autre ne peut regarder
make-the-table = Ouvrir la table
then-a-link = Tu recevras un lien pour tes amis.

# A waiting table
waiting = En attente
send-link = Envoie ceci à tes amis
only-here = Cette adresse ne mène ici que sur cette machine. Pour des amis ailleurs, lance le serveur avec --host 0.0.0.0 et donne-leur l'adresse de cette machine.
copy = Copier
copied = Copié
send = Envoyer
sit-of = { $number } sur { $seats } assis
free-chair = une chaise libre
at-this-table = À cette table
host = hôte
ask-sit-down = Une chaise est libre. Tu t'assieds ?
table-is-full = Toutes les chaises sont prises.
ask-start = { $free ->
    [one] Une chaise est vide. Commencer avec un bot ?
   *[other] { $free } chaises sont vides. Commencer avec des bots ?
 }
start-help = La partie commence d'elle-même quand la dernière chaise est prise.
start-with-bots = { $free ->
    [one] Commencer avec un bot
   *[other] Commencer avec des bots
 }
wait-for-host = { $free ->
    [one] Une chaise est vide. L'hôte peut commencer.
   *[other] { $free } chaises sont vides. L'hôte peut commencer.
 }
leave = Partir

# A table
practice = Entraînement
you-look-on = Tu regardes
    .more = Tu regardes : tu vois ce que tous peuvent voir.
your-turn = À toi
you-are-asked = On te demande
several-are-asked = On demande à plusieurs
turn-of = Au tour de { $name }
game-is-over = La partie est finie.
game-is-over-short = Fin
no-connection = Pas de connexion
waiting-for = En attente de { $name }
waiting-for-several = En attente des autres
chance-decides = Le hasard décide
seat-number = Place { $number }
bot = bot
bot-plays = un bot continue
here = présent
away = absent
story = Récit
chat = Discussion
rules = Règles
undo = Reprendre
undo-key = Reprendre (U)
undo-nothing = Rien à reprendre de ta part
not-my-turn = Ce n’est pas ton tour
not-now = Ce n’est pas possible maintenant
ledger = Récit, discussion et règles
drawers = Tiroirs
what-happened = Ce qui s'est passé
what-happens = Ce qui se passe
choices = Ce que tu peux faire
watching = { $number ->
    [one] Une personne regarde.
   *[other] { $number } personnes regardent.
 }
leave-table = Quitter la table
chat-empty = Personne n'a encore rien dit.
say-something = Dis quelque chose
mute = Faire taire { $name }
unmute = Laisser parler { $name }
react-bravo = Bravo !
react-laugh = Ha ha !
react-wow = Oh !
react-hmm = Hum.
react-ouch = Aïe !
react-hurry = Plus vite !
search-rules = Chercher dans les règles
rule-number = Règle { $rule }
connection-lost = La connexion est perdue
connection-trying = Nouvel essai
connection-kept = Rien n'est perdu : ta place et ton clic attendent.
goes-out = Cela partira quand tu seras de retour.
try-now = Essayer maintenant
page-is-old = Le serveur est plus récent que cette page.
reload = Recharger
answer-kept = Ta réponse est gardée jusqu'à ce que tous aient répondu.
seen = Vu
chance-to-win = Chance de gagner
ask-coach = Demander à l'entraîneur
coach-thinks = L'entraîneur réfléchit …
no-table = Cette table n'existe pas
error-no-such-table = Elle a peut-être été rangée, ou le lien est incomplet.
error-no-spectators = Cette table n'a pas de spectateurs.
error-unknown-token = Personne n'est connu sous ce code.
error-offline = Pas de connexion aux tables en ce moment.
error-not-over = Cela se voit quand la partie est finie.
error-too-fast = C'était trop à la fois ; attends un instant.

# What happened at a table beside the game
story-sits = { $who-is ->
    [you] Tu t'assieds
   *[other] { $who } s'assied
 }{ $bot ->
    [yes] , un bot
   *[no] {""}
 }.
story-stands = { $who-is ->
    [you] Tu te lèves.
   *[other] { $who } se lève.
 }
story-undoes = { $who-is ->
    [you] Tu reprends ta dernière décision.
   *[other] { $who } reprend sa dernière décision.
 }
story-away = { $who-is ->
    [you] Tu es absent ; un bot continue.
   *[other] { $who } est absent ; un bot continue.
 }
story-left = { $who-is ->
    [you] Tu es parti ; un bot continue.
   *[other] { $who } est parti ; un bot continue.
 }
story-back = { $who-is ->
    [you] Te revoilà.
   *[other] Revoilà { $who }.
 }

# The end
you-win = Tu gagnes !
somebody-wins = { $name } gagne.
win-is-shared = La victoire est partagée : { $names }.
rematch = Encore une fois
ask-rematch = Encore une fois avec les mêmes ?
check-dice = Vérifier les dés

# King's Gold
back = Retour
coins-number = { $number ->
    [one] 1 pièce
   *[other] { $number } pièces
 }
kings-gold-ask-roll = Choisis les dés à relancer, ou arrête-toi.
    .more = { $outlook }.
kings-gold-ask-pair = Associe une pièce à un canon ou à un crâne.
    .more = Clique une pièce puis un symbole : le canon prend dans la Bourse, le crâne vole quelqu'un.
kings-gold-ask-plunder = Cinq crânes ! Qui pilles-tu ?
    .more = Clique une bourse : tout ce qu'elle contient est à toi.
kg-again = relancé
kg-counts = choisi
kg-takes = prends { $number }
kg-robs = vole { $number }
kg-rob-flag = vole { $number }
kg-their-dice = lance
kg-ask-victim = À qui voles-tu { $number } ?
    .more = Clique la bourse d'un rival.
kg-in-the-box = dans la Bourse
kg-box-help = vide, la partie finit
kg-with-the-king = chez le Roi
kg-king-help = cinq pièces prennent tout
kg-rolls-left = { $number ->
    [0] plus de lancer
    [one] encore 1 lancer
   *[other] encore { $number } lancers
 }
kg-roll-again = { $number ->
    [0] Relancer
   *[other] Relancer { $number }
 }
kg-choose-first = Choisis d'abord des dés
kg-stop = S'arrêter
kg-crib = Ce que donnent les dés
kg-crib-take = Prends-en autant dans la Bourse ; le Roi en prend autant.
kg-crib-rob = Voles-en autant à quelqu'un.
kg-crib-pay = Paie 3 au Roi, et arrête-toi.

# King Thief Minister
quoted = « { $text } »
app-coins = pièces
king-thief-minister-ask-turn = Regarde, déplace les cartes, ou prétends être quelqu'un.
    .more = Clique ta carte pour la regarder, une flèche pour déplacer les cartes, ou un visage pour le prétendre, vrai ou non.
king-thief-minister-ask-challenge = { $claimant } prétend : « { $character } ». Tu contestes ?
    .more = Si c'est vrai tu paies 1 pièce, et cela compte. Si c'est un mensonge le tour est fini.
king-thief-minister-ask-answer = Qui est le Ministre ? Réponds en secret.
    .more = Qui dit « Oui, Sire » et se fait prendre paie ; toutes les réponses s'entendent ensemble.
king-thief-minister-ask-first-look = Choisis une carte à regarder avant la partie.
    .more = Pas la tienne. Personne d'autre ne la voit ; retiens-la.
ktm-look = regarder · 1 pièce
ktm-your-card = ta carte
ktm-nobodys = carte de personne
ktm-claims = « { $character } »
ktm-lets-pass = laisse passer
ktm-i-am = « { $character }, c'est moi. »
ktm-ask-claim = Prétendre être { FORM($character, "the") } ?
    .more = { $character }: { $does }. Qui doute regarde ta carte.
ktm-court = La cour
ktm-does-king = prend 3 pièces, puis demande le Ministre
ktm-does-thief = vole 1 pièce à chaque voisin
ktm-does-minister = manie deux cartes
ktm-does-executioner = nomme une carte, prend toutes les pièces
ktm-does-sheriff = tous paient 1 pièce, un en paie 2
ktm-does-peasant = nomme tout le monde, prend le trésor
ktm-who-lied = Qui a menti ?
ktm-lies = { $lies ->
    [0] n'a jamais menti
   *[other] { $lies } mensonges, { $found } trouvés
 }
ktm-summary = { $claims ->
    [one] Une prétention
   *[other] { $claims } prétentions
 }, { $lies ->
    [0] aucun mensonge.
    [one] un mensonge.
   *[other] { $lies } mensonges.
 } { $away ->
    [0] Aucun n'est passé.
    [one] Un est passé.
   *[other] { $away } sont passés.
 }
ktm-nobody-doubts = personne
ktm-a-lie = un mensonge
ktm-col-who = qui
ktm-col-claims = prétend être
ktm-col-truth = vérité
ktm-col-doubted = contesté par

# Guild of Thieves
gt-cards = { $number ->
    [one] 1 carte
   *[other] { $number } cartes
 }
gt-passed = a passé
gt-ask-pass = Passer pour de bon ?
    .more = Tu ne joues plus de carte dans cette partie. Ce qui est à toi compte à la fin.
gt-you-are-out = Tu as passé pour de bon.
gt-gap = trou
gt-thief-of = voleur de { $name }
gt-claims = Le voleur quitte { $space } et emporte : { $cards }.
gt-copied = Les Joyaux copieraient ceci : { $effect }.
gt-starter = départ
gt-played = jouée
gt-asleep = Cette carte ne peut pas être jouée maintenant
gt-hand-and-discards = { $hand } en main ; défausse : { $cards }
gt-items = Les objets
gt-does-lamp = tout droit, aussi loin que possible
gt-does-camel = trois pas
gt-does-sword = vers un voleur adverse ; pousse-le
gt-does-carpet = par-dessus un trou
gt-does-coins = un pas, pioche deux cartes
gt-does-turban = deux pas, prends les deux
gt-does-jewels = comme la dernière carte adverse
gt-does-guard = ne bouge jamais

# Forty Thieves
seconds-left = { $number ->
    [one] encore 1 seconde
   *[other] encore { $number } secondes
 }
forty-thieves-ask-discard = Défausse ce dont tu ne veux pas.
    .more = Clique les tuiles à lâcher ; puis ta main est complétée à trois.
ft-steal-title = Voler : { $target } ?
ft-steal-help = Les quatre tuiles sont retournées pour tous. Si elles ne forment pas une série, tu prends un Mauvais Œil.
ft-gem = gemme
ft-eye = Mauvais Œil
ft-plays = joue : { $special }
ft-is-asked = doit répondre
ft-in-stack = dans la pile
ft-eyes-left = Mauvais Yeux restants, un par vol manqué
ft-waits = Son effet attend que tous aient répondu.
ft-daggers = { $number ->
    [one] Une Dague est posée dessus.
   *[other] { $number } Dagues sont posées dessus.
 }
ft-keep-passing = Passer jusqu'à nouvel ordre
ft-discard = { $number ->
    [0] Tout garder
   *[other] Défausser { $number }
 }
ft-out = dehors
ft-put = Poser sur le plateau
ft-play = Jouer : { $special }
ft-let-pass = Laisser passer
ft-sheet = Ce que chaque jarre peut cacher
forty-thieves-ask-dagger = L’annuler ? { $who } joue { FORM($special, "a") }.
    .more = On demande à tous, pendant le même court instant, quoi qu’ils aient en main. L’effet attend jusque-là.
ft-cancel = L’annuler
ft-no-dagger = Tu n’as pas de Dague
ft-one-colour = Une couleur
ft-four-colours = Quatre couleurs
ft-one-symbol = Un symbole
ft-four-symbols = Quatre symboles
ft-to-come = { $all ->
    [yes] il manque { $things }
   *[no] { $number } parmi { $things }
 }
ft-a-set = C’est une série !
ft-no-set = Ce n’est pas une série.
ft-to-go = { $number ->
    [one] Encore une.
   *[other] Encore { $number }.
 }
ft-theft-help = { $who ->
    [you] Tu as annoncé { $target }. Si les quatre forment une série, le vol rapporte ; sinon elles se referment, et tu prends un Mauvais Œil.
   *[other] { $name } a annoncé { $target }. Si les quatre forment une série, le vol rapporte ; sinon elles se referment, et { $name } prend un Mauvais Œil.
 }
ft-still-closed = { $number ->
    [one] Une encore fermée
   *[other] { $number } encore fermées
 }
ft-would-keep = Ce qu’une jarre peut cacher, et ce qui garderait la série.
ft-fits = garderait la série
ft-spoils = gâcherait la série
ft-turn-all = Tout retourner

# King of Thieves
kot-ask-turn = Poser une carte, se cacher ou fuir ?
kot-ask-help = { $price ->
    [0] Rester ne coûte rien. Clique une carte pour la choisir, encore une fois pour la tourner.
   *[other] Rester coûte { $price } de réputation. Clique une carte pour la choisir, encore une fois pour la tourner.
 }
kot-ask-chosen = { $price ->
    [0] Avec cette carte compte : { $end }. Clique encore pour l'autre bout.
   *[other] Rester coûte { $price } de réputation. Avec cette carte compte : { $end }. Clique encore pour l'autre bout.
 }
kot-lay-down = Poser face cachée
kot-lay-up = Poser face visible
kot-hide = Se cacher
kot-escape = Fuir
kot-escaped = a fui
kot-out = dehors
kot-starts = commence
kot-gold = or
kot-reputation = réputation
kot-round = Tombeau { $number } sur { $tombs }, manche { $round } sur { $rounds }
kot-out-of-tomb = hors de ce tombeau
kot-prize = { $gold } d'or pour le plus de { $symbols }
kot-for-everybody = Pour tous
kot-one-end = un bout, dans un duel
kot-your-row = Tu as posé
kot-counts = compte
kot-face-down = face cachée
kot-beaten-by = battu par { $number }
kot-showdown = Le dénouement
kot-then = Les Gardiens d'abord, puis le tombeau
kot-the-tomb = Le tombeau
kot-the-most = le plus de
kot-crib = Un tombeau, trois manches
kot-crib-tomb = Le tombeau donne son or à qui a le plus de son symbole.
kot-crib-guardians = Les Gardiens donnent leur réputation à qui en a le plus, si c'est assez.
kot-crib-rubies = Les Rubis valent tout symbole.
kot-leads = en tête
kot-wins = gagne
kot-here = ici { $end }
kot-now = maintenant
kot-next = ensuite
kot-drag = Clique sur le duel où elle compte, ou fais-la glisser jusque-là.
kot-turned = Toutes les cartes d’un voleur sont retournées.
kot-settled = Les duels sont tranchés.
kot-goes-on = Continuer
kot-crowned = Roi des voleurs

# Looking back
looking-back = Retour en arrière
step-back = En arrière (flèche gauche)
step-on = En avant (flèche droite)
play-on = Lire (espace)
moment = Moment
through-eyes = Par les yeux de
a-spectator = un spectateur
show-chances = Voir les chances
show-table = Voir la table
turn-number = tour { $number }
round-number = manche { $number }
turn-of-turns = tour { $number } sur { $of }
all-open = Tout visible
copy-moment = Lien vers ici
open-game = Ouvrir une partie gardée
not-a-game = Il n’y a pas de partie dans ce fichier.
no-kept-game = Ouvre encore une fois le fichier : cette page n’en garde rien.
review-thinks = L’entraîneur regarde chaque décision. La première fois, cela prend un moment.
review-nothing-here = Personne n’avait le choix ici.
review-agrees = { $who-is ->
    [you] Tu as choisi
   *[other] { $who } a choisi
 } : { $chosen }. L’entraîneur aussi l’aurait fait.
review-differs = { $who-is ->
    [you] Tu as choisi
   *[other] { $who } a choisi
 } : { $chosen }. L’entraîneur : { $better }.
review-chosen = { $choice } (choisi)
review-turn = Tour { $number } : { $choice }
review-instead = au lieu de : { $choice }
review-no-costly = Aucune décision n’a coûté cher.
costliest = Les décisions les plus chères
chances-title = Chance de gagner, en pour cent
keep-game = Garder la partie
play-on-from-here = Continuer d'ici

# Fairness
fair-title = Vérifier cette partie
fair-all-right = { $number ->
    [one] L'unique tirage est juste
   *[other] Les { $number } tirages sont justes
 }
fair-wrong = { $number ->
    [0] Le sceau ne convient pas
    [one] Un tirage est faux
   *[other] { $number } tirages sont faux
 }
fair-here = recalculé à l'instant, sur cet appareil
fair-save = Garder la preuve
fair-how = Pourquoi personne n'a pu tricher
fair-sealed = Nous avons scellé un secret
fair-sealed-text = Avant que quiconque s'assoie, le serveur a choisi un nombre secret et montré son sceau. Du sceau nul ne peut trouver le secret ; avec un autre secret le sceau se briserait.
fair-fits = le sceau convient
fair-broken = sceau brisé
fair-added = Chacun a ajouté un nombre
fair-added-text = Chaque navigateur a jeté le sien, après que le sceau fut montré. Le serveur n'a donc pas pu choisir un secret qui l'arrange.
fair-follows = Chaque tirage découle des deux
fair-follows-text = Le secret, ces nombres et le numéro du tirage sont mêlés ; le mélange dit ce qui sort. La partie finie, le secret est ouvert, et chacun peut refaire le calcul.
fair-opened = ouvert
fair-one-by-one = Le hasard, tirage par tirage
fair-right = juste
fair-not-right = faux
fair-mix = Le mélange commence par
fair-rest = Divisé par { $total } il reste { $rest } :
fair-differs = autre chose, et non { $outcome }
fair-not-mine = Ce n’est pas le sceau ou le nombre que connaît ce navigateur
fair-roll = lancer { $number }
fair-computing = Tout est recalculé …
fair-more = { $bad ->
    [0] { $number } de plus, tous justes
   *[other] { $number } de plus, { $bad } faux en tout
 }

# One device for several
curtain-pass = Passe l'appareil à { $name }
curtain-help = La table est derrière le rideau : une partie n'est que pour les yeux de { $name }.
curtain-me = Je suis { $name }
one-device = Un seul appareil
somebody-is-asked = C’est à { $name } de répondre

# The first turn
guide-label = Ton premier tour, étape { $step } sur { $steps }
guide-note = Ton premier tour
guide-skip = Passer
guide-next = Suite
guide-end = Jouer
guide-again = Revoir le premier tour
guide-kings-gold-1 = Ces cinq dés sont à toi.
    .text = Une pièce avec un canon prend autant de pièces dans la Bourse, avec un crâne elle vole quelqu'un. Les os croisés se bloquent, et trois te coûtent.
guide-kings-gold-2 = Garde ce qui s'associe. Relance le reste.
    .text = Clique les dés à relancer, jusqu'à deux fois encore. Ce que tu ne cliques pas reste.
guide-kings-gold-3 = Lance, ou arrête-toi.
    .text = Quand tu t'arrêtes, associe pièces et symboles. Qui a le plus de pièces quand la Bourse est vide gagne.
guide-king-thief-minister-1 = Six cartes, six personnages.
    .text = Personne ne sait laquelle est laquelle, pas même celle devant soi. Tu en regardes une de temps en temps, et tu la retiens.
guide-king-thief-minister-2 = Tous veulent le trésor.
    .text = Les personnages prennent des pièces, ici et aux autres. Quand il est vide le plus riche gagne.
guide-king-thief-minister-3 = Regarder, déplacer ou prétendre.
    .text = Prétends être qui tu veux, vrai ou non. Qui doute regarde ta carte : si tu as menti rien ne se passe, sinon il paie.
guide-guild-of-thieves-1 = Un marché d'objets magiques.
    .text = D'abord tu places tes voleurs sur des cartes. Quand un voleur part, la carte est à toi, et un trou reste.
guide-guild-of-thieves-2 = Les chemins se font rares.
    .text = Seul le Tapis franchit les trous. Les nombres sont des points.
guide-guild-of-thieves-3 = Joue une carte pour déplacer un voleur.
    .text = Chaque objet se déplace à sa façon. Montre une carte pour voir jusqu'où elle mène.
guide-forty-thieves-1 = Seize jarres, chacune cache quelque chose.
    .text = Une jarre cache un voleur de sa couleur, un de son symbole, ou un objet. Regardes-en une à chaque tour, et retiens-la.
guide-forty-thieves-2 = On vole les gemmes avec quatre tuiles.
    .text = Si les quatre tuiles autour d'une gemme forment une série, elle est à toi : une couleur, quatre couleurs, un symbole ou quatre symboles. Sinon, tu prends un Mauvais Œil.
guide-forty-thieves-3 = Ta main aide.
    .text = Pose des tuiles, échange des voisines, ou joue un objet.
guide-king-of-thieves-1 = De l'or est dans ce tombeau.
    .text = Qui montre le plus de son symbole après trois manches le prend.
guide-king-of-thieves-2 = Les Gardiens tiennent la réputation.
    .text = Bats-en un avec assez de son symbole, et plus que les autres, et ses jetons sont à toi.
guide-king-of-thieves-3 = Pose des cartes, ou fuis à temps.
    .text = Clique une carte pour la choisir et encore pour la tourner ; cachée elle bluffe. Rester coûte de la réputation.
