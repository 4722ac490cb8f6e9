# Glosario: tomb tumba, Guardian Guardián, gold oro, reputation reputación, community card carta común,
# showdown enfrentamiento, escape escapar, hide esconderse, lay poner, end lado, deck mazo, discards descartes.
title = Rey de los ladrones
tagline = Cartas de dos lados, tres rondas de faroles a la entrada de una tumba

# Reglas de la casa
option-target = Oro para ganar
    .help = Con ese oro se gana enseguida; 15 y 20 alargan la partida
option-tombs = Tumbas
    .help = Cuántas tumbas se abren; 0: cada una una vez, o las que pida una partida más larga
option-stakes = Apuesta
    .help = Lo que cuesta una ronda; alta: dos de reputación, por el doble de oro
option-stakes-normal = normal
option-stakes-high = alta
option-rubies = Rubíes
    .help = El mazo: tantos Rubíes como Llaves, o cuatro en total
option-rubies-common = tantos como Llaves
option-rubies-rare = cuatro en total
option-sets = Juegos de cartas
    .help = Para más ladrones: tantos juegos como pidan los asientos, o siempre dos
option-sets-auto = los que hagan falta

# Símbolos, uno o varios
symbol-key = Llave
    .many = Llaves
    .short = Llav
symbol-lamp = Lámpara
    .many = Lámparas
    .short = Lámp
symbol-shield = Escudo
    .many = Escudos
    .short = Escu
symbol-sword = Espada
    .many = Espadas
    .short = Espa
symbol-ruby = Rubí
    .many = Rubíes
    .short = Rubí
symbols = { $number ->
    [one] 1 { $symbol }
   *[other] { $number } { FORM($symbol, "many") }
 }

# Cartas; primero el lado que cuenta, con lo que representan sus rubíes
kind = { $end }|{ $other }
declared = { $end } { $meaning }
as = { $number ->
    [one] (como { $symbol })
   *[other] (como { FORM($symbol, "many") })
 }
card = carta
pile-cards = mazo
pile-tombs = tumbas
pile-guardians = Guardianes
pile-gold = oro
duel-tomb = tumba

# Tumbas
tomb-locksmith = Tumba del Cerrajero
    .the = la Tumba del Cerrajero
tomb-whispers = Cámara de los Susurros
    .the = la Cámara de los Susurros
tomb-sealed-treasury = Tesoro Sellado
    .the = el Tesoro Sellado
tomb-lampmaker = Cripta del Lamparero
    .the = la Cripta del Lamparero
tomb-smoke = Santuario del Humo
    .the = el Santuario del Humo
tomb-djinn = Palacio del Genio
    .the = el Palacio del Genio
tomb-guardsman = Túmulo del Guardia
    .the = el Túmulo del Guardia
tomb-janissaries = Salón de los Jenízaros
    .the = el Salón de los Jenízaros
tomb-iron-sultan = Tumba del Sultán de Hierro
    .the = la Tumba del Sultán de Hierro
tomb-raider = Sepulcro del Saqueador
    .the = el Sepulcro del Saqueador
tomb-seven-blades = Tumba de las Siete Hojas
    .the = la Tumba de las Siete Hojas
tomb-warlord = Mausoleo del Caudillo
    .the = el Mausoleo del Caudillo

# Guardianes; sin nombre propio, el más joven de dos iguales
guardian = { FORM($first, "gender") ->
    [feminine] segunda { $first }
   *[masculine] segundo { $first }
 }
    .the = { FORM($first, "gender") ->
        [feminine] la segunda { $first }
       *[masculine] el segundo { $first }
     }
    .to = { FORM($first, "gender") ->
        [feminine] a la segunda { $first }
       *[masculine] al segundo { $first }
     }
    .gender = { FORM($first, "gender") }
guardian-poisoned-lock = Cerradura Envenenada
    .the = la Cerradura Envenenada
    .to = a la Cerradura Envenenada
    .gender = feminine
guardian-spiked-pit = Foso de Púas
    .the = el Foso de Púas
    .to = al Foso de Púas
    .gender = masculine
guardian-crushing-walls = Muro Aplastante
    .the = el Muro Aplastante
    .to = al Muro Aplastante
    .gender = masculine
guardian-cursed-glyph = Glifo Maldito
    .the = el Glifo Maldito
    .to = al Glifo Maldito
    .gender = masculine
guardian-pillar-of-flame = Columna de Fuego
    .the = la Columna de Fuego
    .to = a la Columna de Fuego
    .gender = feminine
guardian-bound-djinn = Genio Encadenado
    .the = el Genio Encadenado
    .to = al Genio Encadenado
    .gender = masculine
guardian-giant-scorpion = Escorpión Gigante
    .the = el Escorpión Gigante
    .to = al Escorpión Gigante
    .gender = masculine
guardian-stone-colossus = Coloso de Piedra
    .the = el Coloso de Piedra
    .to = al Coloso de Piedra
    .gender = masculine
guardian-scything-blades = Guadaña Giratoria
    .the = la Guadaña Giratoria
    .to = a la Guadaña Giratoria
    .gender = feminine
guardian-skeleton = Esqueleto
    .the = el Esqueleto
    .to = al Esqueleto
    .gender = masculine
guardian-ghoul-pack = Manada de Gules
    .the = la Manada de Gules
    .to = a la Manada de Gules
    .gender = feminine
guardian-mummy-lord = Señor de las Momias
    .the = el Señor de las Momias
    .to = al Señor de las Momias
    .gender = masculine

# Acciones
escape = escapar
hide = esconderse
call = provocar el enfrentamiento
lay-up = poner una carta boca arriba
lay-down = poner una carta boca abajo
enough = es suficiente
lay-card = poner { $card }
use-end = usar el lado { $symbol }
declare-as = declarar { FORM($symbol, "many") }
for-tomb = por la { $tomb }
against = contra { FORM($guardian, "the") }
seat-begins = primero { $who }
lay-so = poner { $card }: { $end }
end-up = { $symbol } boca arriba
end-down = { $symbol } boca abajo
end-up-as = { $symbol } boca arriba como { $meaning }
lay-how = poner { $card }, { $face }
count-so = { $what } { $where }
count-all = { LIST($counts, " · ") }
brings-draws = { $cards ->
    [0] no robas nada
    [one] robas una carta
   *[other] robas { $cards } cartas
 }
brings-pays = pagas { $price }, { $draws }

# Lo que se pregunta
hide-or-lay = esconderse o poner una carta
ask-turn = Ronda { $round } de { $rounds }: escapar, o quedarse { $price ->
    [0] sin pagar
    [one] por 1 ficha de reputación
   *[other] por { $price } fichas de reputación
 } ({ $stay }).
ask-alone = En la tumba solo quedas tú, pero aún no has pagado nada: escapar, o quedarse { $price ->
    [one] por 1 ficha de reputación
   *[other] por { $price } fichas de reputación
 } ({ $stay }).
ask-call = En la tumba solo quedas tú: escapar, provocar el enfrentamiento, o quedarse { $price ->
    [0] sin pagar
    [one] por 1 ficha de reputación
   *[other] por { $price } fichas de reputación
 } ({ $stay }).
ask-card-up = ¿Qué carta pones boca arriba?
ask-card-down = ¿Qué carta pones boca abajo?
face-up = boca arriba
face-down = boca abajo
ask-end = Pones { $card } { $face }: ¿qué lado cuenta?
ask-declare = { $number ->
    [one] ¿Qué representa tu Rubí?
   *[other] ¿Qué representan tus { $end }?
 }
ask-more = ¿Pones una segunda carta, o es suficiente?
ask-duel = ¿En qué duelo cuentas { $end }?
ask-community = ¿En qué duelo cuentas la carta común, { $card }?

# Por qué no
no-showdown = dónde cuenta una carta se decide en el enfrentamiento
not-there = ese Guardián no está en la mesa
does-not-fit = los símbolos no encajan en ese duelo
rounds-over = las rondas han terminado: di en qué duelo cuenta la carta
not-held = no tienes esa carta en la mano
no-card-yet = di primero si pones una carta boca arriba o boca abajo
no-such-end = la carta no tiene ese lado
nothing-to-turn = no hay ninguna carta cuyo lado haya que elegir
nothing-to-declare = solo se declaran los Rubíes puestos boca arriba
card-in-hand = primero termina de poner la carta
no-cards = no te quedan cartas que poner
not-alone = todavía hay otros ladrones en la tumba
nothing-paid = aún no has pagado nada por esta tumba
nothing-laid = en este turno no has puesto ninguna carta
already-laid = has puesto una carta: pon otra, o di que es suficiente

# Lo que ha pasado
begins = { $who-is ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
 }
hand-dealt = Recibes { $cards }.
new-tomb = Tumba { $number } de { $of }: { $tomb }, { $gold ->
    [one] 1 moneda de oro
   *[other] { $gold } monedas de oro
 } para quien tenga más { FORM($symbol, "many") }.
new-creature = Su Guardián es una criatura, { FORM($guardian, "the") }: se vence con { $symbols }.
new-trap = Su Guardián es una trampa, { FORM($guardian, "the") }: se vence con { $symbols }.
new-community = La carta común es { $card }.
community-card = la carta común
draws = Robas { $card }.
shuffled = Los descartes se barajan y pasan a ser el mazo.
escapes = { $who-is ->
    [you] Escapas
   *[other] { $who } escapa
 }{ $left ->
    [0] .
    [one] {" "}y { $who-is ->
        [you] dejas
       *[other] deja
     } una carta atrás.
   *[other] {" "}y { $who-is ->
        [you] dejas
       *[other] deja
     } { $left } cartas atrás.
 }
hides = { $who-is ->
    [you] Te escondes
   *[other] { $who } se esconde
 }{ $paid ->
    [0] {" "}sin pagar.
    [one] {" "}por 1 ficha de reputación.
   *[other] {" "}por { $paid } fichas de reputación.
 }
calls = { $who-is ->
    [you] Provocas
   *[other] { $who } provoca
 } el enfrentamiento.
lays = { $who-is ->
    [you] Pones
   *[other] { $who } pone
 } { $card } { $face }.
lays-hidden = { $who } pone una carta boca abajo.
showdown = ¡El enfrentamiento!
turns-over = { $who-is ->
    [you] Descubres
   *[other] { $who } descubre
 } { $card }.
counts = { $who-is ->
    [you] Cuentas
   *[other] { $who } cuenta
 } { $what } { $where }.
has-totals = { $who-is ->
    [you] Tienes
   *[other] { $who } tiene
 } { $totals }.
has-none = { $who-is ->
    [you] No tienes
   *[other] { $who } no tiene
 } nada que cuente.
beats = { $who-is ->
    [you] Vences
   *[other] { $who } vence
 } { FORM($guardian, "to") } con { $symbols } y { $who-is ->
    [you] { $tokens ->
        [0] no ganas nada.
        [one] tomas 1 ficha de reputación.
       *[other] tomas { $tokens } fichas de reputación.
     }
   *[other] { $tokens ->
        [0] no gana nada.
        [one] toma 1 ficha de reputación.
       *[other] toma { $tokens } fichas de reputación.
     }
 }
beat-together = Empate a { $symbols }, que vencen { FORM($guardian, "to") }; la reputación se reparte: { $gains }.
gain = { $tokens ->
    [0] { $who-is ->
        [you] nada para ti
       *[other] nada para { $who }
     }
   *[other] { $who-is ->
        [you] { $tokens } para ti
       *[other] { $tokens } para { $who }
     }
 }
guardian-leaves = No hay reputación sobre { FORM($guardian, "the") }: la carta se descarta.
unbeaten = Sigue en pie: { $guardians }.
kept = { FORM($guardian, "the") } (reputación { $tokens })
plunders = { $who-is ->
    [you] Saqueas
   *[other] { $who } saquea
 } { FORM($tomb, "the") } con { $symbols } y { $who-is ->
    [you] tomas
   *[other] toma
 } { $gold ->
    [one] 1 moneda de oro.
   *[other] { $gold } monedas de oro.
 }
plunder-together = Empate a { $symbols } por { FORM($tomb, "the") }; el oro se reparte: { $gains }.
unplundered = Nadie saquea { FORM($tomb, "the") }; su oro vuelve a la reserva.
is-out = { $who-is ->
    [you] Ya no tienes reputación: quedas fuera de juego.
   *[other] { $who } ya no tiene reputación: queda fuera de juego.
 }
begins-next = { $who-is ->
    [you] Empiezas tú
   *[other] Empieza { $who }
 } en la próxima tumba.
target-reached = ¡Se ha alcanzado la meta de { $gold } monedas de oro!
tombs-over = Era la última tumba.
all-out = No queda ningún ladrón en juego.
last-thief = { $who-is ->
    [you] Solo quedas tú en juego.
   *[other] Solo queda { $who } en juego.
 }
scores = Al final { $scores }.
score = { $who-is ->
    [you] tú tienes
   *[other] { $who } tiene
 } { $gold ->
    [one] { $gold } moneda de oro
   *[other] { $gold } monedas de oro
 }
score-out = { $who-is ->
    [you] tú estás fuera de juego
   *[other] { $who } está fuera de juego
 }
tie-break = Empate en oro, así que cuenta la reputación: { $reputation }.
has = { $who-is ->
    [you] tú tienes
   *[other] { $who } tiene
 } { $tokens }
wins = { $who-is ->
    [you] ¡Eres el Rey de los ladrones!
   *[other] ¡{ $who } es el Rey de los ladrones!
 }
share = La corona se comparte entre { $who }.

# La mesa
heading-setup = antes de la primera tumba
heading-round = tumba { $number } de { $of }, ronda { $round } · meta oro { $target }
heading-showdown = tumba { $number } de { $of }, enfrentamiento · meta oro { $target }
heading-done = la partida ha terminado
the-tomb = Tumba
the-guardian = Guardián
the-community = Carta común
most-of = más { $symbol }
gold-on = oro { $gold }
pool = reputación { $tokens }
pool-brief = rep. { $tokens }
tokens = oro { $gold }, reputación { $reputation }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 }
legend = oro/rep./mano, cartas puestas
is-out-of-it = fuera de juego
is-winner = Rey de los ladrones
has-escaped = ha huido
is-start = empieza
hidden-card = (boca abajo)
not-end = no { $end }
is-down = (boca abajo)
with-community = + carta común { $where }
total = { $number } { $where }
decks = mazo { $deck }, descartes { $up } boca arriba y { $down } boca abajo
your-hand = Tu mano

# Después
epilogue = Quedaron boca abajo y nadie las vio
left-behind = Tumba { $number }: { $who-is ->
    [you] dejaste
   *[other] { $who } dejó
 } { $cards }.
