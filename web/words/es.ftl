# Las palabras de la aplicación; los juegos tienen las suyas.

# Everywhere
home-link = Cutpurse, a la puerta
theme = Día o noche
menu = Más: idioma, nombre, sonido, teclas
close = Cerrar
you-title = Tú
skip-to-table = A la mesa
your-name = Tu nombre
language = Idioma
sound = Sonido
light-theme = Luz del día
confirm = Confirmar antes de revelar, pagar o pasar del todo
full-screen = Pantalla completa
keys = Teclas
key-arrows = moverse entre lo que se puede elegir
key-enter = elegir
key-undo = deshacer
key-last = leer lo último que pasó
key-escape = cerrar un cajón
key-help = esta lista de teclas
other-device = Otro dispositivo
carry-seats = Llevar mis asientos a otro dispositivo
carry-help = Abre esto en el otro dispositivo. Vale una vez, durante { $minutes } minutos.
code-from-other = Enlace o código de allí
claim-seats = Tomar esos asientos
take-over = Tomar
carry-title = Asientos de otro dispositivo
carry-instead = Este navegador ya se ha sentado a mesas propias. Dejaría esos asientos.
something-wrong = Algo salió mal; nada tuyo ha cambiado.
to-home = Todos los juegos

# The door
home-title = Cinco juegos de reyes y ladrones
home-line = Siéntate con bots o amigos. Nada que instalar, sin cuenta.
play-now = Jugar ya
play-with-friends = Jugar con amigos
play-game-now = Jugar ya: { $game }
play-game-with-friends = Jugar con amigos: { $game }
the-games = Los juegos
seats = asientos
time = duración
minutes = { $number } min
take-your-seat = A tu asiento
with-names = con { $names }
your-tables = Tus mesas
no-tables-yet = Aún no te has sentado a ninguna mesa.
your-turn-small = tu turno
you-won-with = { $points ->
    [one] ganaste con 1 punto
   *[other] ganaste con { $points } puntos
 }
you-shared-with = { $points ->
    [one] compartiste la victoria con 1 punto
   *[other] compartiste la victoria con { $points } puntos
 }
you-had = { $points ->
    [one] tuviste 1 punto
   *[other] tuviste { $points } puntos
 }
open-tables = Mesas abiertas
no-open-tables = Nadie espera ahora. Abre una mesa y otros podrán sentarse.
table-of = Mesa de { $name }
with-friends = Con amigos
with-friends-help = Elige un juego, envía el enlace, empieza cuando estén todos. Las sillas vacías van a bots.
table-code = código o enlace
join = Ir
make-a-table = Abrir una mesa
sit-down = Sentarse
look-back = Mirar atrás

# A new table
new-table = Una mesa nueva
which-game = ¿Qué juego?
who-sits = ¿Quién se sienta?
of-up-to = { $number } de hasta { $most }
of-all = { $number } de { $most }
you = tú
a-friend = Un amigo
a-bot = Un bot
here-too = Aquí también
somebody-here = Alguien aquí
on-this-device = en este dispositivo
name-of-person = Nombre de la persona { $number }
by-the-link = por el enlace
level = Cómo juega
level-apprentice = Aprendiz
    .help = piensa poco, olvida mucho
level-journeyman = Oficial
    .help = piensa, olvida algo
level-master = Maestro
    .help = ve lejos, no olvida nada
take-chair-away = Quitar esta silla
house-rules = Reglas de la casa
changed = cambiado
pace = Ritmo
pace-help = Un bot sigue por quien se ausenta demasiado.
pace-none = Sin reloj
pace-minute = Un minuto
pace-short = 20 segundos
spectators = Espectadores
spectators-help = Pueden mirar por el enlace, pero ninguna mano.
public = Mesa abierta
public-help = Anunciada en la puerta para todos.
coach = Entrenador
coach-help = Dice, si se le pregunta, cuánto vale cada opción.
your-table = Tu mesa
usual-rules = las reglas de siempre
sum-friends = { $number ->
    [0] {""}
    [one] un amigo
   *[other] { $number } amigos
 }
sum-here = { $number ->
    [0] {""}
    [one] alguien más aquí
   *[other] { $number } más aquí
 }
sum-bots = { $number ->
    [0] {""}
    [one] un bot
   *[other] { $number } bots
 }
sum-practice = sin reloj: la mesa te espera
sum-pace-none = sin reloj
sum-pace-minute = un minuto por decisión
sum-pace-short = 20 segundos por decisión
sum-spectators = otros pueden mirar
sum-alone = nadie más puede mirar
make-the-table = Abrir la mesa
then-a-link = Recibirás un enlace para tus amigos.

# A waiting table
waiting = Esperando
send-link = Envía esto a tus amigos
only-here = Esta dirección solo lleva aquí en esta máquina. Para amigos en otras, sirve con --host 0.0.0.0 y dales la dirección de esta máquina.
copy = Copiar
copied = Copiado
send = Enviar
sit-of = { $number } de { $seats } sentados
free-chair = una silla libre
at-this-table = En esta mesa
host = anfitrión
ask-sit-down = Hay una silla libre. ¿Te sientas?
table-is-full = Todas las sillas están ocupadas.
ask-start = { $free ->
    [one] Una silla está vacía. ¿Empezar con un bot?
   *[other] { $free } sillas están vacías. ¿Empezar con bots?
 }
start-help = La partida empieza sola cuando se ocupa la última silla.
start-with-bots = { $free ->
    [one] Empezar con un bot
   *[other] Empezar con bots
 }
wait-for-host = { $free ->
    [one] Una silla está vacía. Puede empezar quien abrió la mesa.
   *[other] { $free } sillas están vacías. Puede empezar quien abrió la mesa.
 }
leave = Irse

# A table
practice = Práctica
you-look-on = Estás mirando
    .more = Estás mirando: ves lo que todos pueden ver.
your-turn = Tu turno
you-are-asked = Te preguntan
several-are-asked = Se pregunta a varios
turn-of = Turno de { $name }
game-is-over = La partida ha terminado.
game-is-over-short = Fin
no-connection = Sin conexión
waiting-for = Esperando a { $name }
waiting-for-several = Esperando a los demás
chance-decides = Decide el azar
seat-number = Asiento { $number }
bot = bot
bot-plays = sigue un bot
here = aquí
away = fuera
story = Relato
chat = Charla
rules = Reglas
undo = Deshacer
undo-key = Deshacer (U)
undo-nothing = Nada tuyo que deshacer
not-my-turn = No es tu turno
not-now = Ahora no se puede elegir
ledger = Relato, charla y reglas
drawers = Cajones
what-happened = Lo que pasó
what-happens = Lo que pasa
choices = Lo que puedes hacer
watching = { $number ->
    [one] Una persona mira.
   *[other] { $number } personas miran.
 }
leave-table = Dejar la mesa
chat-empty = Nadie ha dicho nada todavía.
say-something = Di algo
mute = Silenciar a { $name }
unmute = Dejar hablar a { $name }
react-bravo = ¡Bravo!
react-laugh = ¡Ja, ja!
react-wow = ¡Oh!
react-hmm = Hum.
react-ouch = ¡Ay!
react-hurry = ¡Rápido!
search-rules = Buscar en las reglas
rule-number = Regla { $rule }
connection-lost = Se ha perdido la conexión
connection-trying = Otro intento
connection-kept = Nada se pierde: tu asiento y tu clic esperan.
goes-out = Saldrá cuando vuelva la conexión.
try-now = Probar ahora
page-is-old = El servidor es más nuevo que esta página.
reload = Cargar de nuevo
answer-kept = Tu respuesta se guarda hasta que todos respondan.
seen = Visto
chance-to-win = Opción de ganar
ask-coach = Preguntar al entrenador
coach-thinks = El entrenador piensa …
no-table = No existe esa mesa
error-no-such-table = Quizá se recogió, o el enlace no está completo.
error-no-spectators = Esta mesa no tiene espectadores.
error-unknown-token = Nadie es conocido por ese código.
error-offline = Ahora no hay conexión con las mesas.
error-not-over = Eso se ve cuando termina la partida.
error-too-fast = Fue demasiado a la vez; espera un momento.

# What happened at a table beside the game
story-sits = { $who-is ->
    [you] Te sientas
   *[other] { $who } se sienta
 }{ $bot ->
    [yes] , un bot
   *[no] {""}
 }.
story-stands = { $who-is ->
    [you] Te levantas.
   *[other] { $who } se levanta.
 }
story-undoes = { $who-is ->
    [you] Deshaces tu última decisión.
   *[other] { $who } deshace su última decisión.
 }
story-away = { $who-is ->
    [you] Estás fuera; sigue un bot.
   *[other] { $who } está fuera; sigue un bot.
 }
story-left = { $who-is ->
    [you] Te has ido; sigue un bot.
   *[other] { $who } se ha ido; sigue un bot.
 }
story-back = { $who-is ->
    [you] Has vuelto.
   *[other] { $who } ha vuelto.
 }

# The end
you-win = ¡Ganas!
somebody-wins = Gana { $name }.
win-is-shared = Comparten la victoria { $names }.
rematch = Otra vez
ask-rematch = ¿Otra vez con los mismos?
check-dice = Comprobar los dados

# King's Gold
back = Atrás
coins-number = { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
 }
kings-gold-ask-roll = Elige dados para volver a tirar, o para.
    .more = { $outlook }.
kings-gold-ask-pair = Empareja una moneda con un cañón o una calavera.
    .more = Pulsa una moneda y luego un símbolo: el cañón toma de la caja, la calavera roba a alguien.
kings-gold-ask-plunder = ¡Cinco calaveras! ¿A quién saqueas?
    .more = Pulsa una bolsa: todo lo que hay en ella es tuyo.
kg-again = otra vez
kg-counts = elegido
kg-takes = toma { $number }
kg-robs = roba { $number }
kg-rob-flag = roba { $number }
kg-their-dice = tira
kg-ask-victim = ¿A quién robas { $number }?
    .more = Pulsa la bolsa de un rival.
kg-in-the-box = en la caja
kg-box-help = vacía, acaba la partida
kg-with-the-king = con el rey
kg-king-help = cinco monedas se lo llevan todo
kg-rolls-left = { $number ->
    [0] ninguna tirada más
    [one] queda 1 tirada
   *[other] quedan { $number } tiradas
 }
kg-roll-again = { $number ->
    [0] Tirar otra vez
   *[other] Tirar { $number } otra vez
 }
kg-choose-first = Elige antes los dados
kg-stop = Parar
kg-crib = Lo que traen los dados
kg-crib-take = Toma tantas de la caja; el rey toma otras tantas.
kg-crib-rob = Roba tantas a alguien.
kg-crib-pay = Paga 3 al rey, y para.

# King Thief Minister
quoted = «{ $text }»
app-coins = monedas
king-thief-minister-ask-turn = Mira, mueve las cartas o afirma ser alguien.
    .more = Pulsa tu carta para mirarla, una flecha para mover las cartas, o una cara para afirmarla, sea verdad o no.
king-thief-minister-ask-challenge = { $claimant } afirma: «{ $character }». ¿Lo dudas?
    .more = Si es verdad pagas 1 moneda, y vale. Si es mentira el turno acaba.
king-thief-minister-ask-answer = ¿Quién es el ministro? Responde en secreto.
    .more = Quien dice «Sí, señor» y es descubierto paga; todas las respuestas se oyen a la vez.
king-thief-minister-ask-first-look = Elige una carta que mirar antes de la partida.
    .more = No la tuya. Nadie más la ve; recuérdala.
ktm-look = mirar · 1 moneda
ktm-your-card = tu carta
ktm-nobodys = carta de nadie
ktm-claims = «{ $character }»
ktm-lets-pass = lo deja pasar
ktm-i-am = «{ $character }, ese soy yo.»
ktm-ask-claim = ¿Decir que eres { FORM($character, "the") }?
    .more = { $character }: { $does }. Quien duda mira tu carta.
ktm-court = La corte
ktm-does-king = toma 3 monedas, luego pregunta por el ministro
ktm-does-thief = roba 1 moneda a cada vecino
ktm-does-minister = maneja dos cartas
ktm-does-executioner = nombra una carta, toma todas sus monedas
ktm-does-sheriff = todos pagan 1 moneda, uno paga 2
ktm-does-peasant = nombra a todos, toma el tesoro
ktm-who-lied = ¿Quién mintió?
ktm-lies = { $lies ->
    [0] nunca mintió
   *[other] { $lies } mentiras, { $found } halladas
 }
ktm-summary = { $claims ->
    [one] Una afirmación
   *[other] { $claims } afirmaciones
 }, { $lies ->
    [0] ninguna mentira.
    [one] una mentira.
   *[other] { $lies } mentiras.
 } { $away ->
    [0] Ninguna coló.
    [one] Una coló.
   *[other] { $away } colaron.
 }
ktm-nobody-doubts = nadie
ktm-a-lie = una mentira
ktm-col-who = quién
ktm-col-claims = afirma ser
ktm-col-truth = verdad
ktm-col-doubted = dudado por

# Guild of Thieves
gt-cards = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
 }
gt-passed = se plantó
gt-ask-pass = ¿Pasar definitivamente?
    .more = No juegas más cartas en esta partida. Lo tuyo cuenta al final.
gt-you-are-out = Has pasado definitivamente.
gt-gap = hueco
gt-thief-of = ladrón de { $name }
gt-claims = El ladrón deja { $space } y se lleva: { $cards }.
gt-copied = Las Joyas copiarían esto: { $effect }.
gt-starter = inicial
gt-played = jugada
gt-asleep = Esta carta no puede jugarse ahora
gt-hand-and-discards = { $hand } en la mano; descartes: { $cards }
gt-items = Los objetos
gt-does-lamp = recto, hasta donde llegue
gt-does-camel = tres pasos
gt-does-sword = hasta un ladrón ajeno; empújalo
gt-does-carpet = sobre un hueco
gt-does-coins = un paso, roba dos cartas
gt-does-turban = dos pasos, toma ambas
gt-does-jewels = como la última carta ajena
gt-does-guard = nunca se mueve

# Forty Thieves
seconds-left = { $number ->
    [one] queda 1 segundo
   *[other] quedan { $number } segundos
 }
forty-thieves-ask-discard = Descarta lo que no quieras.
    .more = Pulsa las losetas que sueltas; luego tu mano se completa hasta tres.
ft-steal-title = ¿Robar { $target }?
ft-steal-help = Las cuatro losetas se descubren para todos. Si no son un conjunto, tomas un Mal de Ojo.
ft-gem = gema
ft-eye = Mal de Ojo
ft-plays = juega: { $special }
ft-is-asked = ha de responder
ft-in-stack = en la pila
ft-eyes-left = Males de Ojo quedan, uno por robo fallido
ft-waits = Su efecto espera a que todos respondan.
ft-daggers = { $number ->
    [one] Hay una Daga encima.
   *[other] Hay { $number } Dagas encima.
 }
ft-keep-passing = Pasar hasta nuevo aviso
ft-discard = { $number ->
    [0] Guardar todo
   *[other] Descartar { $number }
 }
ft-out = fuera
ft-put = Ponerla en el tablero
ft-play = Jugar: { $special }
ft-let-pass = Dejarlo pasar
ft-sheet = Lo que puede esconder cada tinaja
forty-thieves-ask-dagger = ¿Anularlo? { $who } juega { FORM($special, "a") }.
    .more = Se pregunta a todos, durante el mismo breve tiempo, tengan lo que tengan. El efecto espera hasta entonces.
ft-cancel = Anularlo
ft-no-dagger = No tienes ninguna Daga
ft-one-colour = Un color
ft-four-colours = Cuatro colores
ft-one-symbol = Un símbolo
ft-four-symbols = Cuatro símbolos
ft-to-come = { $all ->
    [yes] faltan { $things }
   *[no] { $number } de { $things }
 }
ft-a-set = ¡Es un conjunto!
ft-no-set = No es un conjunto.
ft-to-go = { $number ->
    [one] Falta una.
   *[other] Faltan { $number }.
 }
ft-theft-help = { $who ->
    [you] Has anunciado { $target }. Si las cuatro son un conjunto, el robo se paga; si no, se cierran de nuevo y tomas un Mal de Ojo.
   *[other] { $name } ha anunciado { $target }. Si las cuatro son un conjunto, el robo se paga; si no, se cierran de nuevo y { $name } toma un Mal de Ojo.
 }
ft-still-closed = { $number ->
    [one] Una aún cerrada
   *[other] { $number } aún cerradas
 }
ft-would-keep = Lo que puede esconder una tinaja, y lo que mantendría el conjunto.
ft-fits = mantendría el conjunto
ft-spoils = estropearía el conjunto
ft-turn-all = Descubrir todo

# King of Thieves
kot-ask-turn = ¿Poner una carta, esconderse o huir?
kot-ask-help = { $price ->
    [0] Quedarse no cuesta nada. Pulsa una carta para elegirla, y otra vez para girarla.
   *[other] Quedarse cuesta { $price } de reputación. Pulsa una carta para elegirla, y otra vez para girarla.
 }
kot-ask-chosen = { $price ->
    [0] Con esta carta cuenta: { $end }. Pulsa otra vez para el otro extremo.
   *[other] Quedarse cuesta { $price } de reputación. Con esta carta cuenta: { $end }. Pulsa otra vez para el otro extremo.
 }
kot-lay-down = Poner boca abajo
kot-lay-up = Poner boca arriba
kot-hide = Esconderse
kot-escape = Huir
kot-escaped = huyó
kot-out = fuera
kot-starts = empieza
kot-gold = oro
kot-reputation = reputación
kot-round = Tumba { $number } de { $tombs }, ronda { $round } de { $rounds }
kot-out-of-tomb = fuera de esta tumba
kot-prize = { $gold } de oro para más { $symbols }
kot-for-everybody = Para todos
kot-one-end = un extremo, en un duelo
kot-your-row = Has puesto
kot-counts = cuenta
kot-face-down = boca abajo
kot-beaten-by = vencido por { $number }
kot-showdown = El desenlace
kot-then = Primero los Guardianes, luego la tumba
kot-the-tomb = La tumba
kot-the-most = la mayoría de
kot-crib = Una tumba, tres rondas
kot-crib-tomb = La tumba da su oro a quien tiene más de su símbolo.
kot-crib-guardians = Los Guardianes dan su reputación a quien tiene más, si es bastante.
kot-crib-rubies = Los rubíes son cualquier símbolo.
kot-leads = en cabeza
kot-wins = gana
kot-here = aquí { $end }
kot-now = ahora
kot-next = después
kot-drag = Haz clic en el duelo en el que cuenta, o arrástrala hasta allí.
kot-turned = Todas las cartas de un ladrón están descubiertas.
kot-settled = Los duelos están decididos.
kot-goes-on = Seguir
kot-crowned = Rey de los ladrones

# Looking back
looking-back = Mirada atrás
step-back = Atrás (flecha izquierda)
step-on = Adelante (flecha derecha)
play-on = Reproducir (espacio)
moment = Momento
through-eyes = Con los ojos de
a-spectator = un espectador
show-chances = Ver las opciones
show-table = Ver la mesa
turn-number = turno { $number }
round-number = ronda { $number }
turn-of-turns = turno { $number } de { $of }
all-open = Todo a la vista
copy-moment = Enlace a este momento
open-game = Abrir una partida guardada
not-a-game = En este archivo no hay ninguna partida.
no-kept-game = Abre el archivo otra vez: esta página no guarda nada de él.
review-thinks = El entrenador mira cada decisión. La primera vez tarda un rato.
review-nothing-here = Aquí nadie podía elegir.
review-agrees = { $who-is ->
    [you] Elegiste
   *[other] { $who } eligió
 }: { $chosen }. El entrenador haría lo mismo.
review-differs = { $who-is ->
    [you] Elegiste
   *[other] { $who } eligió
 }: { $chosen }. El entrenador: { $better }.
review-chosen = { $choice } (elegido)
review-turn = Turno { $number }: { $choice }
review-instead = en vez de: { $choice }
review-no-costly = Ninguna decisión costó mucho.
costliest = Las decisiones más caras
chances-title = Opción de ganar, en tanto por ciento
keep-game = Guardar la partida
play-on-from-here = Seguir desde aquí

# Fairness
fair-title = Comprobar esta partida
fair-all-right = { $number ->
    [one] El único sorteo es correcto
   *[other] Los { $number } sorteos son correctos
 }
fair-wrong = { $number ->
    [0] El sello no encaja
    [one] Un sorteo es falso
   *[other] { $number } sorteos son falsos
 }
fair-here = recalculado ahora mismo, en este dispositivo
fair-save = Guardar la prueba
fair-how = Por qué nadie pudo hacer trampa
fair-sealed = Sellamos un secreto
fair-sealed-text = Antes de que nadie se sentara, el servidor eligió un número secreto y mostró su sello. Del sello nadie puede hallar el secreto; con otro secreto el sello se rompería.
fair-fits = el sello encaja
fair-broken = sello roto
fair-added = Cada uno añadió un número
fair-added-text = Cada navegador echó el suyo, después de mostrarse el sello. Así el servidor no pudo elegir un secreto a su gusto.
fair-follows = Cada sorteo sale de ambos
fair-follows-text = El secreto, estos números y el número del sorteo se mezclan; la mezcla dice qué sale. Ahora que la partida acabó el secreto está abierto, y cualquiera puede repetir la cuenta.
fair-opened = abierto
fair-one-by-one = El azar, sorteo a sorteo
fair-right = correcto
fair-not-right = falso
fair-mix = La mezcla empieza por
fair-rest = Dividido por { $total } queda { $rest }:
fair-differs = otra cosa, y no { $outcome }
fair-not-mine = No es el sello o el número que este navegador conoce
fair-roll = tirada { $number }
fair-computing = Se calcula todo otra vez …
fair-more = { $bad ->
    [0] { $number } más, todos correctos
   *[other] { $number } más, { $bad } falsos en total
 }

# One device for several
curtain-pass = Pasa el dispositivo a { $name }
curtain-help = La mesa está tras el telón: parte de lo que hay es solo para los ojos de { $name }.
curtain-me = Soy { $name }
one-device = Un solo dispositivo
somebody-is-asked = Le toca responder a { $name }

# The first turn
guide-label = Tu primer turno, paso { $step } de { $steps }
guide-note = Tu primer turno
guide-skip = Saltar
guide-next = Seguir
guide-end = Jugar
guide-again = Ver otra vez el primer turno
guide-kings-gold-1 = Estos cinco dados son tuyos.
    .text = Una moneda con un cañón toma tantas monedas de la caja, con una calavera roba a alguien. Los huesos cruzados se bloquean, y tres te cuestan.
guide-kings-gold-2 = Guarda lo que empareja. Tira el resto.
    .text = Pulsa los dados que vuelves a tirar, hasta dos veces más. Lo que no pulses se queda.
guide-kings-gold-3 = Tira, o para.
    .text = Al parar, empareja monedas con símbolos. Gana quien tiene más monedas cuando la caja está vacía.
guide-king-thief-minister-1 = Seis cartas, seis personajes.
    .text = Nadie sabe cuál es cuál, ni la que tiene delante. De vez en cuando miras una, y la recuerdas.
guide-king-thief-minister-2 = Todos quieren el tesoro.
    .text = Los personajes toman monedas, de aquí y unos de otros. Cuando se vacía gana el más rico.
guide-king-thief-minister-3 = Mirar, mover o afirmar.
    .text = Afirma ser quien quieras, sea verdad o no. Quien duda mira tu carta: si mentiste no pasa nada, si no, paga.
guide-guild-of-thieves-1 = Un mercado de objetos mágicos.
    .text = Primero colocas tus ladrones sobre cartas. Cuando uno se va la carta es tuya, y queda un hueco.
guide-guild-of-thieves-2 = Los caminos menguan.
    .text = Solo la Alfombra cruza huecos. Los números son puntos.
guide-guild-of-thieves-3 = Juega una carta para mover un ladrón.
    .text = Cada objeto se mueve a su modo. Señala una carta para ver hasta dónde llega.
guide-forty-thieves-1 = Dieciséis tinajas, en cada una hay algo.
    .text = Una tinaja esconde un ladrón de su color, uno de su símbolo, o algo especial. Mira una en cada turno, y recuérdala.
guide-forty-thieves-2 = Las gemas se roban con cuatro losetas.
    .text = Si las cuatro losetas en torno a una gema son un conjunto, es tuya: un color, cuatro colores, un símbolo o cuatro símbolos. Si no, tomas un Mal de Ojo.
guide-forty-thieves-3 = Tu mano ayuda.
    .text = Pon losetas en el tablero, cambia vecinas, o juega algo especial.
guide-king-of-thieves-1 = Hay oro en esta tumba.
    .text = Quien muestra más de su símbolo tras tres rondas se lo lleva.
guide-king-of-thieves-2 = Los Guardianes guardan reputación.
    .text = Vence a uno con bastante de su símbolo, y más que los demás, y sus fichas son tuyas.
guide-king-of-thieves-3 = Pon cartas, o huye a tiempo.
    .text = Pulsa una carta para elegirla y otra vez para girarla; boca abajo va de farol. Quedarse cuesta reputación.
