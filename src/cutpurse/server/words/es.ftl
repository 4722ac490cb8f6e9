# Con qué palabras dice que no el servidor de mesas.

already-seated = ya estás en esta mesa
bad-message = este mensaje no se entiende
bad-request = esta petición no se entiende
bad-request-because = { $reason }
chat-is-off = en esta mesa no hay chat
enter-first = di primero quién eres
muted = quien lleva esta mesa te ha pedido silencio
no-coach = en esta mesa no hay entrenador
no-such-page = no hay nada en esta dirección
no-such-seat = en esta mesa no hay asiento { $number }
no-such-table = esa mesa no existe
no-spectators = esta mesa no tiene espectadores
not-begun = la partida no ha empezado
not-seated = no estás en esta mesa
older-rules = esta mesa empezó con la versión { $old } de las reglas ({ $title }), y esta es la versión { $new }: se puede mirar, pero no seguir jugando
only-the-host = solo puede hacerlo quien lleva la mesa
other-protocol = este servidor habla la versión { $ours } del protocolo
seat-taken = esa silla está ocupada
seats-are-free = todavía hay sillas libres
seen-afterwards = eso se verá cuando termine la partida
server-error = algo ha fallado aquí; nada tuyo ha cambiado
spectators-only-look = solo miras, sin asiento en esta mesa
stale = entretanto ha pasado algo
store-failed = no se ha podido anotar, así que no ha ocurrido; inténtalo de nuevo en un momento
table-full = todas las sillas de esta mesa están ocupadas
table-has-begun = la partida ya ha empezado
too-fast = eso era demasiado a la vez; espera un momento
too-large = eso es demasiado grande
unknown-token = no se conoce a nadie con esa llave
who-are-you = hace falta saber quién eres: pide primero una llave
wrong-origin = esta página no puede hablar con este servidor

# Lo que pasa en una mesa aparte del juego.

entry-sit = { $seat-is ->
    [you] Te sientas.
   *[other] { $seat } se sienta.
  }
entry-stand = { $name } se levanta.
entry-undo = { $seat-is ->
    [you] Retiras tu última elección.
   *[other] { $seat } retira su última elección.
  }
entry-clock = { $seat-is ->
    [you] Se acabó tu tiempo; un bot decide por ti.
   *[other] Se acabó el tiempo de { $seat }; decide un bot.
  }
entry-away = { $seat-is ->
    [you] No estabas; un bot juega por ti.
   *[other] { $seat } no está; juega un bot.
  }
entry-left = { $seat-is ->
    [you] Has dejado la mesa; un bot juega por ti.
   *[other] { $seat } ha dejado la mesa; juega un bot.
  }
entry-back = { $seat-is ->
    [you] Has vuelto, y juegas tú.
   *[other] { $seat } ha vuelto.
  }
entry-say = { $seat-is ->
    [you] Dices: { $text }
   *[other] { $seat } dice: { $text }
  }
entry-react = { $seat-is ->
    [you] Tú: { $reaction }
   *[other] { $seat }: { $reaction }
  }
reaction-bravo = ¡Bravo!
reaction-laugh = ¡Ja!
reaction-wow = ¡Oh!
reaction-hmm = Hum …
reaction-ouch = ¡Ay!
reaction-hurry = ¡Venga!
entry-mute = { $seat-is ->
    [you] Quien lleva la mesa te pide silencio.
   *[other] Quien lleva la mesa pide silencio a { $seat }.
  }
entry-unmute = { $seat-is ->
    [you] Puedes hablar de nuevo.
   *[other] { $seat } puede hablar de nuevo.
  }
entry-rematch = Las mismas personas tienen una mesa nueva: { $table }
