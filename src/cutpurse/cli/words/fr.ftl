# Ce que dit le terminal lui-même ; les jeux apportent leurs propres mots.

welcome = Cutpurse, une table de rois et de voleurs
which-game = Quel jeu ?
how-many-opponents = Combien d'adversaires ?
seats = sièges
range = de { $least } à { $most }, Entrée pour { $default }
not-in-range = Tape un nombre de { $least } à { $most }, ou { command-quit }.
good-night = Bonne nuit.
player = Joueur { $number }

pick-number = choisis un nombre de 1 à { $last }, ou tape { command-help }
many-choices = Tape l'un des { $number } choix, de « { $first } » à « { $last } ».
saved = Enregistré dans { $file }.
save-where = dis où enregistrer, par exemple : { command-save } vendredi.json
not-a-save = { $file } existe déjà et n'est pas une partie enregistrée ; choisis un autre nom
taken-back = Coup repris.
going-on = La partie continue.
leave = Tu quittes la table.
kept = La partie est gardée ; pour la reprendre : cutpurse play --resume { $file }
draw-curtain = { $name }, appuie sur Entrée pour tirer le rideau.
raise-curtain = Le rideau est tiré. { $name }, appuie sur Entrée quand personne d'autre ne regarde.
cover = Retiens bien ; Entrée le cache.
at-the-end = La partie est finie : { command-save } FICHIER, { command-again } pour rejouer, ou Entrée pour partir.

# Ce qu'on peut taper en français ; les mots anglais marchent toujours aussi.
command-help = aide
command-undo = annuler
command-save = enregistrer
command-rules = règles
command-quit = quitter
command-again = encore
command-say = parler
command-begin = commencer

help-choice = nombre ou mots
help-choice-text = faire ce choix ; le début de quelques mots suffit
help-enter = Entrée
help-enter-text = revoir la table
help-undo = { command-undo }
help-undo-text = reprendre ton dernier choix, si rien n'est sorti depuis
help-save = { command-save } FICHIER
help-save-text = noter la partie ; pour la reprendre plus tard : cutpurse play --resume FICHIER
help-rules = { command-rules }
help-rules-text = montrer les règles
help-quit = { command-quit }
help-quit-text = quitter la table

guest = Invité
your-table = Des amis s'assoient ici avec : cutpurse play --server { $url } --table { $table }
waiting-for-people = { $number ->
    [one] Une chaise est libre ; la partie commence quand quelqu'un la prend, ou tape { command-begin }.
   *[other] { $number } chaises sont libres ; la partie commence quand elles sont prises, ou tape { command-begin }.
  }
waiting-for = À qui de jouer : { $names }.
you-look-on = Tu regardes.
clock = { $seconds ->
    [one] Tu as une seconde.
   *[other] Tu as { $seconds } secondes.
  }
answer-kept = Ta réponse est gardée, et montrée avec celles des autres.
connection-lost = La connexion est perdue ; nouvel essai …
seat-kept = Ta place est gardée ; pour reprendre : cutpurse play --server { $url } --table { $table }
dice-checked = { $outcomes ->
    [one] Vérifié : le seul hasard de cette partie est venu comme promis.
   *[other] Vérifié : les { $outcomes } dés et cartes de cette partie sont venus comme promis.
  }
record-where = dis où écrire, par exemple : { command-save } vendredi.json ; le fichier ne doit pas encore exister
record-saved = Enregistré dans { $file } ; à vérifier avec : cutpurse verify { $file }
help-say = { command-say } …
help-say-text = dire quelque chose à la table
help-begin = { command-begin }
help-begin-text = commencer sans attendre : des bots prennent les chaises libres
help-record = { command-save } FICHIER
help-record-text = écrire une partie finie, avec tout ce qui prouve ses dés
help-leave = { command-quit }
help-leave-text = partir ; ta place est gardée

table-is-set = La table est mise.
replay-keys = { $here } sur { $last } · Entrée : suite · b : retour · un nombre : y aller · q : partir
replay-unknown = Tape Entrée, b, un nombre de 0 à { $last }, ou q.

coach-thinks = Le coach réfléchit …
coach-looks = Le coach revoit chaque décision
coach-exact = À côté de chaque choix : tes chances exactes de gagner.
coach-estimate = À côté de chaque choix : tes chances de gagner, que le coach estime d'après ce que tu sais.
coach-best = Le coach préfère : { $choices }.
coach-fine = Coach : bien joué ({ $chance } de gagner).
coach-cost = Coach : cela t'a coûté { $cost } ; « { $best } » avait { $bestchance } de gagner, « { $choice } » { $chance }.
coach-costliest = { $number ->
    [one] La décision la plus coûteuse :
   *[other] Les { $number } décisions les plus coûteuses :
  }
coach-costly = moment { $moment }, { $name } : « { $choice } » a coûté { $cost } ({ $chance } de gagner) ; « { $best } » avait { $bestchance }
coach-no-mistake = Le coach n'a vu aucune décision coûteuse.
