# Ce que dit le terminal lui-même ; les jeux apportent leurs propres mots.

welcome = Cutpurse, une table de rois et de voleurs
which-game = Quel jeu ?
menu-hint = Un numéro ou un nom ; Entrée pour { $game }. { command-rules } et un nom : comment on joue. { command-quit } : partir.
no-such-game = Tape un numéro de 1 à { $last }, ou un nom.
go-on-with = reprendre { $title } du { $when }
against-whom = Contre qui ?
company-hint = Combien ({ $fewest } à { $most }), quel niveau, et { command-coach } si tu veux, comme : 1 master { command-coach }. Entrée pour { $opponents } { $level }.
coach-help = Montre ta chance de gagner à côté de chaque choix
no-such-company = Tape un nombre de { $fewest } à { $most }, un de ces mots, ou les deux.
seats = sièges
good-night = Bonne nuit.
player = Joueur { $number }

pick-number = choisis un nombre de 1 à { $last }, ou tape { command-help }
several-at-once = Deux à la fois : les deux numéros, comme 3 8.
not-together = "{ $choice }" ne peut pas suivre cela
saved = Enregistré dans { $file }.
save-where = dis où enregistrer, par exemple : { command-save } vendredi.json
not-a-save = { $file } existe déjà et n'est pas une partie enregistrée ; choisis un autre nom
taken-back = Coup repris.
skipping = Les autres jouent désormais sans pauses.
going-on = La partie continue.
leave = Tu quittes la table.
kept = La partie est gardée ; reprends avec :
draw-curtain = { $name }, appuie sur Entrée pour tirer le rideau.
raise-curtain = Le rideau est tiré. { $name }, appuie sur Entrée quand personne d'autre ne regarde.
cover = Retiens bien ; Entrée le cache.
at-the-end = La partie est finie : { command-save } FICHIER, { command-again } pour rejouer, ou Entrée pour partir.
watched = La partie est finie ; Entrée pour partir.

# Ce qu'on peut taper en français ; les mots anglais marchent toujours aussi.
command-help = aide
command-undo = annuler
command-save = enregistrer
command-rules = règles
command-quit = quitter
command-again = encore
command-say = parler
command-begin = commencer
command-view = panorama
command-skip = avance
command-coach = coach

help-choice = nombre ou mots
help-choice-text = faire ce choix ; le début de quelques mots suffit
help-enter = Entrée
help-enter-text = revoir la table
help-undo = { command-undo }
help-undo-text = reprendre ton dernier choix, si rien n'est sorti depuis
help-view = { command-view }
help-view-text = montrer toute la table, si haute soit-elle
help-skip = { command-skip }
help-skip-text = laisser les autres jouer sans pauses
help-save = { command-save } FICHIER
a-file = FICHIER
help-save-text = noter la partie ; pour la reprendre plus tard : { $command }
help-rules = { command-rules }
help-rules-text = montrer les règles
help-quit = { command-quit }
help-quit-text = quitter la table

guest = Invité
your-table = Des amis s'assoient ici avec :
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
seat-kept = Ta place est gardée ; reprends avec :
dice-checked = { $outcomes ->
    [one] Vérifié : le seul hasard de cette partie est venu comme promis.
   *[other] Vérifié : les { $outcomes } dés et cartes de cette partie sont venus comme promis.
  }
record-where = dis où écrire, par exemple : { command-save } vendredi.json ; le fichier ne doit pas encore exister
record-saved = Enregistré dans { $file } ; à vérifier avec : { $command }
help-say = { command-say } …
help-say-text = dire quelque chose à la table
help-begin = { command-begin }
help-begin-text = commencer sans attendre : des bots prennent les chaises libres
help-record = { command-save } FICHIER
help-record-text = écrire une partie finie, avec tout ce qui prouve ses dés
help-leave = { command-quit }
help-leave-text = partir ; ta place est gardée

table-is-set = La table est mise.
keys-at-table = F1 aide · F2 règles · F3 table · ↑↓ choisir · Ctrl-C partir · Pg↑ récit
keys-on-page = ↑↓ Pg↑ Pg↓ : lire · Échap : retour à la table
replay-keys = { $here } sur { $last } · Entrée : suite · b : retour · un nombre : y aller · q : partir
replay-unknown = Tape Entrée, b, un nombre de 0 à { $last }, ou q.

coach-thinks = Le coach réfléchit …
coach-prepares = Le coach se prépare : tes chances dès l'un des prochains choix.
coach-looks = Le coach revoit chaque décision
coach-exact = À côté de chaque choix : tes chances exactes de gagner.
coach-estimate = À côté : ta chance de gagner, selon le coach.
coach-best = Le coach préfère : { $choices }.
coach-fine = Coach : bien joué ({ $chance } de gagner).
coach-cost = Coach : cela t'a coûté { $cost } ; « { $best } » avait { $bestchance } de gagner, « { $choice } » { $chance }.
coach-costliest = { $number ->
    [one] La décision la plus coûteuse :
   *[other] Les { $number } décisions les plus coûteuses :
  }
coach-costly = moment { $moment }, { $name } : « { $choice } » a coûté { $cost } ({ $chance } de gagner) ; « { $best } » avait { $bestchance }
coach-no-mistake = Le coach n'a vu aucune décision coûteuse.
