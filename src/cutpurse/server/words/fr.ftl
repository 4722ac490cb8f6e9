# Ce que répond le serveur des tables quand il dit non.

already-seated = tu es déjà à cette table
bad-message = ce message est incompréhensible
bad-request = cette demande est incompréhensible
bad-request-because = { $reason }
chat-is-off = on ne bavarde pas à cette table
enter-first = dis d'abord qui tu es
muted = l'hôte de cette table t'a demandé le silence
no-coach = il n'y a pas de coach à cette table
no-such-page = il n'y a rien à cette adresse
no-such-seat = il n'y a pas de siège { $number } à cette table
no-such-table = cette table n'existe pas
no-spectators = cette table n'a pas de spectateurs
not-begun = la partie n'a pas commencé
not-seated = tu n'es pas à cette table
older-rules = cette table a commencé avec la version { $old } des règles ({ $title }), et voici la version { $new } : on peut la regarder, mais pas la continuer
only-the-host = seul l'hôte de la table peut faire cela
other-protocol = ce serveur parle la version { $ours } du protocole
seat-taken = cette chaise est prise
seats-are-free = des chaises sont encore libres
seen-afterwards = cela se voit quand la partie est finie
server-error = un problème est survenu ici ; rien n'a changé pour toi
spectators-only-look = tu regardes, sans siège à cette table
stale = il s'est passé quelque chose entre-temps
store-failed = cela n'a pas pu être noté, donc cela n'a pas eu lieu ; réessaie dans un instant
table-full = toutes les chaises de cette table sont prises
table-has-begun = la partie a déjà commencé
too-fast = c'était trop à la fois ; attends un instant
too-large = c'est trop gros
unknown-token = personne n'est connu sous ce jeton
who-are-you = il faut savoir qui tu es : demande d'abord un jeton
wrong-origin = cette page n'a pas le droit de parler à ce serveur

# Ce qui arrive à une table à côté du jeu.

entry-sit = { $seat-is ->
    [you] Tu t'assieds.
   *[other] { $seat } s'assied.
  }
entry-stand = { $name } se relève.
entry-undo = { $seat-is ->
    [you] Tu reprends ton dernier choix.
   *[other] { $seat } reprend son dernier choix.
  }
entry-clock = { $seat-is ->
    [you] Ton temps est écoulé ; un bot décide pour toi.
   *[other] Le temps de { $seat } est écoulé ; un bot décide.
  }
entry-away = { $seat-is ->
    [you] Tu étais ailleurs ; un bot joue pour toi.
   *[other] { $seat } n'est plus là ; un bot joue.
  }
entry-left = { $seat-is ->
    [you] Tu as quitté la table ; un bot joue pour toi.
   *[other] { $seat } a quitté la table ; un bot joue.
  }
entry-back = { $seat-is ->
    [you] Te revoilà ; tu joues de nouveau.
   *[other] { $seat } est de retour.
  }
entry-say = { $seat-is ->
    [you] Tu dis : { $text }
   *[other] { $seat } dit : { $text }
  }
entry-react = { $seat-is ->
    [you] Toi : { $reaction }
   *[other] { $seat } : { $reaction }
  }
reaction-bravo = Bravo !
reaction-laugh = Ha !
reaction-wow = Oh !
reaction-hmm = Hum …
reaction-ouch = Aïe !
reaction-hurry = Plus vite !
entry-mute = { $seat-is ->
    [you] L'hôte te demande le silence.
   *[other] L'hôte demande le silence à { $seat }.
  }
entry-unmute = { $seat-is ->
    [you] Tu peux parler de nouveau.
   *[other] { $seat } peut parler de nouveau.
  }
entry-rematch = Les mêmes personnes ont une nouvelle table : { $table }
