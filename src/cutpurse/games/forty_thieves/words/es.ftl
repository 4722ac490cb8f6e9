# Glosario: jar tinaja, tile loseta, gem gema, hoard botín, set serie, line línea, row fila, stack montón,
# discards descartes, Evil Eye Mal de Ojo, peek espiar, glimpse ojeada.
title = Cuarenta ladrones
tagline = Tinajas que esconden ladrones, memoria y deducción, nueve zafiros

# Reglas de la casa
option-first = Primer turno
    .help = Quién empieza: decide el azar, o siempre el mismo asiento
option-first-chance = decide el azar
option-turns = Turnos
    .help = Turnos tras los que la partida termina aunque queden gemas en el tablero
option-memory_aid = Ayuda de memoria
    .help = Si la mesa muestra lo que has visto: no pone a prueba tu memoria, sí recuerda por ti
option-memory_aid-off = no
option-memory_aid-on = sí

# Cosas
place = { $id }
slot = { $id }
gem = gema { $id }
    .the = la gema { $id }
line-row-1 = fila 1
    .the = la fila 1
    .capital = La fila 1
line-row-2 = fila 2
    .the = la fila 2
    .capital = La fila 2
line-row-3 = fila 3
    .the = la fila 3
    .capital = La fila 3
line-row-4 = fila 4
    .the = la fila 4
    .capital = La fila 4
line-column-a = columna a
    .the = la columna a
    .capital = La columna a
line-column-b = columna b
    .the = la columna b
    .capital = La columna b
line-column-c = columna c
    .the = la columna c
    .capital = La columna c
line-column-d = columna d
    .the = la columna d
    .capital = La columna d
line-diagonal-a1-d4 = diagonal a1 d4
    .the = la diagonal a1 d4
    .capital = La diagonal a1 d4
line-diagonal-d1-a4 = diagonal d1 a4
    .the = la diagonal d1 a4
    .capital = La diagonal d1 a4
colour-red = rojo
    .letter = r
    .short = roj
    .feminine = roja
colour-green = verde
    .letter = v
    .short = ver
    .feminine = verde
colour-yellow = amarillo
    .letter = am
    .short = ama
    .feminine = amarilla
colour-blue = azul
    .letter = az
    .short = azu
    .feminine = azul
symbol-sun = sol
    .gender = masculine
symbol-clubs = trébol
    .gender = masculine
symbol-moon = luna
    .gender = feminine
symbol-hand = mano
    .gender = feminine
symbol-star = estrella
    .gender = feminine
jar = tinaja de { jar.painted }
    .a = una tinaja de { jar.painted }
    .the = la tinaja de { jar.painted }
    .painted = { FORM($symbol, "gender") ->
        [feminine] { $symbol } { FORM($colour, "feminine") }
       *[masculine] { $symbol } { $colour }
     }
thief = ladrón de { jar.painted }
    .a = un ladrón de { jar.painted }
    .the = el ladrón de { jar.painted }
special-lantern = Farol
    .a = un Farol
    .the = el Farol
special-sapphire = Zafiro
    .a = un Zafiro
    .the = el Zafiro
special-amulet = Amuleto
    .a = un Amuleto
    .the = el Amuleto
special-dagger = Daga
    .a = una Daga
    .the = la Daga
tile = loseta
hoard = { $owner-is ->
    [you] tu botín
   *[other] el botín de { $owner }
 }
pile-stack = montón
pile-discards = descartes
pile-eyes = ojos

# Acciones
pass = pasar
discard-nothing = no descartar nada
discard = descartar { LIST($slots, " ") }
look = mirar { $place }
show = mostrar { $place }
peek = espiar { $place }
put = poner { $slot }
on = en { $place }
swap = cambiar { $place }
with = con { $place }
play = jugar { $special } { $slot }
steal = robar { FORM($target, "the") }
take = tomar { FORM($gem, "the") }
rob-gem = robar una gema a { $victim }
rob-tile = robar una loseta a { $victim }
brings-rob = tiene { $number }

# Resultados
first-seat = empieza { $who }
its-colour = el ladrón de su color
its-symbol = el ladrón de su símbolo
its-special = el objeto especial

# Lo que se pregunta
ask-discard = Descarta lo que no quieras; luego tu mano se completa hasta tres losetas.
ask-glimpse = { $closed ->
    [0] No hay ninguna loseta boca abajo: pasa.
   *[other] Mira una loseta del tablero, { $lanterns ->
        [0] o pasa.
       *[other] juega un Farol para espiar dos, o pasa.
     }
 }
ask-action = { $tiles ->
    [0] Cambia dos vecinas
   *[other] Pon una loseta de tu mano en el tablero, cambia dos vecinas
 }{ $specials ->
    [0] {" "}o pasa.
   *[other] , juega una loseta especial o pasa.
 }
ask-steal = Anuncia un robo, o pasa para acabar tu turno.
ask-show = El Farol de { $place } muestra { $missing ->
    [one] una loseta más a su alrededor. ¿Cuál?
   *[other] { $missing } losetas a su alrededor. Elige una.
 }
ask-peek = Elige dos losetas vecinas para espiarlas. ¿Cuál es la primera?
ask-peek-too = ¿Qué loseta junto a { $place } es la segunda?
ask-put = ¿En qué casilla pones la loseta { $slot }?
ask-swap = ¿Con qué vecina cambias { $place }?
ask-take = Elige la gema o la loseta de Zafiro que tomas.
ask-take-line = { FORM($line, "capital") } da premio. Elige { $touching ->
    [0] la gema o la loseta de Zafiro que tomas.
   *[other] una gema que la toque.
 }
ask-dagger = { $who } juega { FORM($special, "a") }. { $daggers ->
    [0] No tienes una Daga para responder.
   *[other] Responde con una Daga, o pasa.
 }

# Por qué no
not-now = no es el momento
not-asked-discard = primero tienes que completar tu mano
no-tile = no tienes la loseta { LIST($slots, "or") } en la mano
lies-open = { $place } está boca arriba
not-around = el Farol muestra losetas cerradas vecinas, cada una una vez, y { $place } no es una de ellas
no-peek = se espían dos losetas vecinas, al menos una de ellas cerrada
not-adjacent = { $place } y { $other } no son vecinas
half-done = termina lo que has empezado: elige una casilla
not-in-hand = la loseta { $slot } de tu mano no es { FORM($special, "a") }
lantern-only-glimpse = un Farol se juega como ojeada
special-only-action = un Zafiro o un Amuleto se juega como acción
no-eye = no tienes ningún Mal de Ojo que devolver
dagger-only-answer = una Daga se juega en respuesta a la loseta especial de otro
only-dagger = solo se puede responder con una Daga
gem-gone = { FORM($gem, "the") } ya no está
not-touching = { FORM($gem, "the") } no toca la línea, pero otra gema sí
touching-first = tienes que tomar una gema que toque la línea, ya que hay una
not-yourself = no puedes robarte a ti
nothing-to-rob = { $victim } no tiene ninguna

# Lo que ha pasado
begins = { $who-is ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
 }
board-laid = En el tablero hay dieciséis tinajas, con nueve gemas entre ellas.
fills-hand = { $who } completa su mano hasta tres losetas.
you-draw = Robas { FORM($jar, "a") }.
you-draw-face = Robas { FORM($face, "a") } en { FORM($jar, "a") }.
you-get = Contiene { FORM($face, "a") }.
discards = { $who-is ->
    [you] Descartas
   *[other] { $who } descarta
 } { FORM($face, "a") }.
looks = { $who-is ->
    [you] Miras
   *[other] { $who } mira
 } { $place }.
peeks = { $who-is ->
    [you] Espías
   *[other] { $who } espía
 } { $places }.
holds = En { $place }: { FORM($face, "a") }.
finds-sapphire = ¡Un Zafiro en { $place }! { $who-is ->
    [you] Te lo quedas
   *[other] { $who } se lo queda
 }, y una nueva tinaja ocupa su lugar.
finds-dagger = ¡Una Daga en { $place }! { $who-is ->
    [you] Pierdes
   *[other] { $who } pierde
 } toda la mano.
finds-lantern = ¡Un Farol en { $place }! Muestra a todos lo que tiene alrededor.
puts = { $who-is ->
    [you] Pones
   *[other] { $who } pone
 } { FORM($jar, "a") } en { $place } y { $who-is ->
    [you] tomas
   *[other] toma
 } { FORM($old, "the") } que había allí.
swaps = { $who-is ->
    [you] Cambias
   *[other] { $who } cambia
 } { $places }.
plays = { $who-is ->
    [you] Juegas
   *[other] { $who } juega
 } { FORM($special, "a") }.
answers = { $who-is ->
    [you] Respondes
   *[other] { $who } responde
 } con una Daga.
cancelled = Sin efecto: { FORM($special, "the") }.
gives-back = { $who-is ->
    [you] Devuelves
   *[other] { $who } devuelve
 } un Mal de Ojo.
announces = { $who-is ->
    [you] Anuncias
   *[other] { $who } anuncia
 } un robo: { FORM($target, "the") }.
at-place = { $place } { $face }
reveals = Las cuatro losetas: { $faces }.
succeeds = ¡Es una serie! { $who-is ->
    [you] Lo consigues.
   *[other] { $who } lo consigue.
 }
fails = No es una serie: { $who-is ->
    [you] fallas
   *[other] { $who } falla
 } y { $eyes ->
    [0] no queda ningún Mal de Ojo que tomar.
   *[other] { $who-is ->
        [you] tomas
       *[other] toma
     } un Mal de Ojo.
 }
pays = { FORM($line, "capital") } da premio.
takes-gem = { $who-is ->
    [you] Tomas
   *[other] { $who } toma
 } { FORM($gem, "the") }.
robs = { $victim-is ->
    [you] { $who } te roba
   *[other] { $who-is ->
        [you] Robas
       *[other] { $who } roba
     }
 } { $what ->
    [gem] una gema
   *[tile] una loseta de Zafiro
 }{ $victim-is ->
    [you] .
   *[other] {" "}a { $victim }.
 }
replaced = Hay tinajas nuevas en { $places }.
shuffled = Los descartes se barajan y pasan a ser el montón.
last-gem = La última gema ha salido del tablero.
turns-over = { $turns ->
    [one] Se ha jugado el único turno
   *[other] Se han jugado { $turns } turnos
 }: la partida ha terminado.
scores = { $who-is ->
    [you] Tienes
   *[other] { $who } tiene
 } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }: { $gems ->
    [0] ninguna gema
    [one] 1 gema
   *[other] { $gems } gemas
 } y { $tiles ->
    [0] ninguna loseta de Zafiro
    [one] 1 loseta de Zafiro
   *[other] { $tiles } losetas de Zafiro
 }{ $eyes ->
    [0] .
    [one] , menos 1 Mal de Ojo.
   *[other] , menos { $eyes } Males de Ojo.
 }
tied = Empate a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }: { $who }.
tie-break = { $what ->
    [eyes] Menos Males de Ojo
   *[gems] Más gemas
 }: { $who }, con { $number }{ $tied ->
    [one] .
   *[other] {" "}cada uno.
 }
wins = { $who-is ->
    [you] ¡Ganas!
   *[other] ¡{ $who } gana!
 }
share = La victoria se comparte entre { $who }.

# La mesa
heading-setup = se colocan las tinajas
heading-turn = turno { $turn }
counted = { $pile } { $number }
top = siguiente: { FORM($jar, "painted") }
score = { $points } ({ $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
 }, { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
 }, { $eyes ->
    [one] 1 ojo
   *[other] { $eyes } ojos
 })
empty-hand = ninguna loseta
in-hand = mano { $number }
legend-closed = marco fino: tinaja cerrada
legend-open = marco grueso: loseta visible
legend-gone = –: ya visible
legend-brief = [ ]: abierta
sheet-jar = tinaja
sheet-colour = color
sheet-symbol = símb.
sheet-special = esp.
sheet-example = { $jar }:
sheet-number = { $number } { $face }
or = { $one } o { $other }

# Después de la partida
hidden = Lo que estaba oculto
a-face = { FORM($face, "a") }
face-on = { FORM($face, "a") } en { $place }
held = { $who } tenía { $faces }.
lay-there = Boca abajo: { $faces }.
never-seen = Nadie llegó a ver qué había en { $places }.
shuffled-since = Desde que se barajaron los descartes, nadie había visto qué había en { $places }.
