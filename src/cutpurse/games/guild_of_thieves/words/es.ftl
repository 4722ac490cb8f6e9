# Glosario: Carpet Alfombra, Coins Monedas, Jewels Joyas, Guard Guardia, starter inicial, claim llevarse,
# draw pile mazo, discard descarte, hand mano, grid cuadrícula.
title = El gremio de los ladrones
tagline = Construye tu mazo en una cuadrícula de objetos mágicos que se encoge

# Reglas de la casa
option-carpet_crosses = Alfombra voladora
    .help = Qué puede cruzar una Alfombra: solo huecos, o también cartas libres antes del hueco
option-carpet_crosses-gaps = solo huecos
option-carpet_crosses-cards = también cartas libres
option-thieves = Ladrones
    .help = Cuántos ladrones tiene cada asiento
option-memory_aid = Ayuda de memoria
    .help = Si la mesa muestra lo que se podría haber recordado: los puntos, y qué puede haber en una mano
option-memory_aid-off = no
option-memory_aid-on = sí

# Cosas
space = { $id }
card = carta { $id }
thief = ladrón { $id }
kind-lamp = Lámpara
    .a = una Lámpara
    .many = Lámparas
    .short = Lámp.
kind-camel = Camello
    .a = un Camello
    .many = Camellos
    .short = Cam.
kind-sword = Espada
    .a = una Espada
    .many = Espadas
    .short = Espada
kind-carpet = Alfombra
    .a = una Alfombra
    .many = Alfombras
    .short = Alf.
kind-coins = Monedas
    .a = unas Monedas
    .many = cartas de Monedas
    .short = Mon.
kind-turban = Turbante
    .a = un Turbante
    .many = Turbantes
    .short = Turb.
kind-jewels = Joyas
    .a = unas Joyas
    .many = cartas de Joyas
    .short = Joyas
kind-guard = Guardia
    .a = un Guardia
    .many = Guardias
    .short = Guard.
kind-starter-lamp = Lámpara inicial
    .a = una Lámpara inicial
    .many = Lámparas iniciales
kind-starter-camel = Camello inicial
    .a = un Camello inicial
    .many = Camellos iniciales

# Cartas
a-card = { FORM($kind, "a") }
many-cards = { $number } { FORM($kind, "many") }
as = { $card } como { $effect }
several = { $kind }×{ $number }
worth = { $kind } { $points }

# Acciones
pass = pasar definitivamente
play = jugar { $kind }
pick = ladrón { $space }
step-over = por { $space }
go-to = ir a { $space }
place-on = colocar en { $space }
brings-card = { $kind }

# Resultados
places-first = primero { $who }

# Lo que se pregunta
ask-place = Coloca un ladrón en una carta libre. Te la llevas cuando el ladrón se va ({ $left ->
    [one] el último
   *[other] quedan { $left }
 }).
ask-card = Juega una carta, o pasa para el resto de la partida.
ask-pass = Ninguna de tus cartas puede mover un ladrón: tienes que pasar.
ask-thief = { $card }: ¿qué ladrón se mueve?
ask-via = { $card }: ¿por qué carta primero? También te la llevas.
ask-second = { $card }: ¿dónde termina el segundo paso?
ask-lamp = { $card }: recto mientras el camino esté libre. ¿Adónde?
ask-camel = { $card }: tres pasos, doblando si quieres. ¿Adónde?
ask-sword = { $card }: ¿a qué ladrón empujas?
ask-carpet = { $card }: por encima del hueco. ¿Adónde?
ask-coins = { $card }: un paso, luego robas dos cartas. ¿Adónde?

# Por qué no
not-placing = los ladrones solo se colocan antes del primer turno
still-placing = primero hay que colocar a todos los ladrones
not-free = no hay ninguna carta libre en { $space }
one-card = solo juegas una carta por turno
not-in-hand = no tienes { FORM($kind, "a") } en la mano
guards-stay = un Guardia no se puede jugar
nothing-to-copy = ningún rival ha jugado todavía una carta
moves-nobody = con { $card } no puedes mover ahora a ninguno de tus ladrones
play-first = primero tienes que jugar una carta
no-thief-there = no tienes ningún ladrón en { $space }
cannot-move = con { $card } no puedes mover al ladrón de { $space }
thief-first = primero tienes que elegir qué ladrón se mueve
thief-chosen = ya has elegido un ladrón
via-chosen = el primer paso ya está dado
not-over = con { $card } el ladrón no puede pasar primero por { $space }
only-turban = el primer paso solo se elige con un Turbante
via-first = primero tienes que elegir el primer paso del Turbante
out-of-reach = con { $card } el ladrón no puede ir de { $start } a { $space }
no-pass = has jugado una carta: un ladrón tiene que moverse

# Lo que ha pasado
grid-dealt = La cuadrícula está lista: hay { $cards } objetos boca arriba.
begins-placing = { $who-is ->
    [you] Colocas
   *[other] { $who } coloca
 } el primer ladrón.
places = { $who-is ->
    [you] Colocas
   *[other] { $who } coloca
 } un ladrón en { $space }, sobre { FORM($kind, "a") }.
begins = { $who-is ->
    [you] Juegas
   *[other] { $who } juega
 } el primer turno.
moves = { $who-is ->
    [you] Juegas { $card }, vas
   *[other] { $who } juega { $card }, va
 } de { $start } a { $end } y { $who-is ->
    [you] te llevas
   *[other] se lleva
 } { $claimed }.
pushes = { $who-is ->
    [you] Empujas
   *[other] { $who } empuja
 } { $victim-is ->
    [you] a tu ladrón
   *[other] al ladrón de { $victim }
 } a { $space }, sobre { FORM($kind, "a") }.
shuffles = { $who-is ->
    [you] Barajas tu
   *[other] { $who } baraja su
 } descarte, que pasa a ser el mazo.
draws = { $who-is ->
    [you] Robas
   *[other] { $who } roba
 } { FORM($kind, "a") }.
draws-unseen = { $who } roba una carta.
passes = { $who-is ->
    [you] Pasas
   *[other] { $who } pasa
 } para el resto de la partida.
ends = Todos han pasado. Cada ladrón se lleva la carta en la que está.
scores = { $who-is ->
    [you] Tienes
   *[other] { $who } tiene
 } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } y { $cards } cartas.
tie-break = Empate a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }: { $who }.
most = Más { $what ->
    [lamps] Lámparas
    [camels] Camellos
   *[cards] cartas
 }: { $tied ->
    [one] { $who }, con { $number }.
   *[other] { $who }, con { $number } cada uno.
 }
wins = { $who-is ->
    [you] Diriges el gremio: ¡ganas!
   *[other] ¡{ $who } dirige el gremio y gana!
 }
share = Sigue el empate: el gremio y la victoria se comparten entre { $who }.

# La mesa
heading-deal = se prepara la cuadrícula
heading-place = se colocan los ladrones
heading-turn = turno { $turn }
heading-done = la partida ha terminado
jewels-copy = las Joyas copian { FORM($effect, "a") }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
sizes = mano { $hand }, mazo { $pile }, descarte { $discard }
has-passed = ha pasado: mano { $hand }, mazo { $pile }, descarte { $discard }
holds = ({ $hand } en mano)
hand = mano: { $cards }
hand-partly-known = mano: { $known }, y { $number } de estas: { $cards }
hand-unknown = mano: { $number } de estas: { $cards }
draw-pile = mazo: { $cards }
discard = descarte: { $cards }
all-cards = cartas: { $cards }

# Después de la partida
held = { $who } pasó con { $cards } en la mano.
