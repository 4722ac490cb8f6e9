# Glosario: Executioner Verdugo, Sheriff Alguacil, Peasant Campesino, treasury tesoro, claim decir ser,
# challenge desafiar, right derecha, left izquierda, front enfrente.
title = Rey Ladrón Ministro
tagline = Seis personajes ocultos que se mueven y palabras que pueden ser mentira

# Reglas de la casa
option-rounds = Rondas
    .help = Rondas tras las que gana el más rico; 0: la partida no termina así
option-peasant_names = El Campesino nombra
    .help = Lo que debe nombrar el Campesino: las cartas de los demás jugadores, o las seis
option-peasant_names-players = las cartas de los demás jugadores
option-peasant_names-six = las seis cartas
option-memory_aid = Ayuda de memoria
    .help = Si la mesa te muestra lo que podrías haber recordado
option-memory_aid-off = no
option-memory_aid-on = sí

# Cosas
character-king = Rey
    .the = el Rey
character-thief = Ladrón
    .the = el Ladrón
character-minister = Ministro
    .the = el Ministro
character-executioner = Verdugo
    .the = el Verdugo
character-sheriff = Alguacil
    .the = el Alguacil
character-peasant = Campesino
    .the = el Campesino
card = carta
pile-treasury = tesoro
spot = { $lies ->
    [before] { $owner-is ->
        [you] tu carta
       *[other] la carta de { $owner }
     }
   *[between] la carta entre { $right-is ->
        [you] tú
       *[other] { $right }
     } y { $left-is ->
        [you] tú
       *[other] { $left }
     }
 }

# Acciones
look = mirar tu propia carta
to-right = mover todas las cartas a la derecha
to-left = mover todas las cartas a la izquierda
to-front = mover todas las cartas enfrente
claim = decir que eres { FORM($character, "the") }
dare = desafiar
let-pass = dejarlo pasar
yes-sir = Sí, Majestad
say-nothing = no decir nada
take-pair = tomar { $spots }
swap-openly = cambiarlas a la vista de todos
swap-under = cambiarlas bajo la mesa
seem-to-swap = solo fingir que las cambias
point-at = señalar { $spot }
say = es { FORM($character, "the") }
pays-two = { $who } paga dos
heard = Sí, Majestad: { $who }
brings-dare = una moneda si es verdad
brings-king = toma 3 monedas, pregunta por el Ministro
brings-thief = toma una moneda de cada vecino
brings-minister = cambia dos cartas, o lo finge
brings-executioner = nombra una carta, gana las monedas de su dueño
brings-sheriff = los demás pagan 1 moneda, uno paga 2
brings-peasant = nombra todas las cartas, gana el tesoro
dealt-king = { $who } recibe el Rey

# Lo que se pregunta
ask-first-look = Elige una carta para mirarla antes de que empiece la partida.
ask-challenge = { $claimant } dice ser { FORM($character, "the") }. ¿Desafías o lo dejas pasar?
ask-answer = ¿Quién es el Ministro? Responde en secreto.
ask-turn = Mira tu carta por una moneda, mueve las cartas o di quién eres.
ask-take = Como Ministro, toma dos cartas.
ask-swap = Cambia las dos a la vista de todos, bajo la mesa, o solo finge.
ask-aim = Como Verdugo, señala la carta de otro jugador.
ask-what = ¿Qué personaje es { $spot }?
ask-tax = Como Alguacil, di quién paga dos monedas.
ask-point = Como Campesino, señala la próxima carta que vas a nombrar.

# Por qué no
not-now = no es eso lo que se pregunta ahora
cannot-look = sin monedas solo puedes mirar si el tesoro tiene al menos { $coins }
not-own-card = antes del primer turno se mira una carta que no sea la propia
not-a-target = el Verdugo señala la carta de otro jugador
not-to-be-named = esa no es una de las cartas que tienes que nombrar
not-taxed = el Alguacil hace pagar dos monedas a otro jugador

# Lo que ha pasado
begins = { $who-is ->
    [you] Recibes el Rey y empiezas.
   *[other] { $who } recibe el Rey y empieza.
 } Se vuelven a repartir las cartas.
looks = { $who-is ->
    [you] Miras
   *[other] { $who } mira
 } { $spot }.
on-card = Ves que { $spot } es { FORM($character, "the") }.
pays-to-look = { $who-is ->
    [you] Pagas por mirar tu carta.
   *[other] { $who } paga por mirar su propia carta.
 }
has-no-coin-to-look = { $who-is ->
    [you] Quieres mirar tu carta pero no tienes monedas: los demás toman una cada uno del tesoro.
   *[other] { $who } quiere mirar su propia carta pero no tiene monedas: los demás toman una cada uno del tesoro.
 }
moves-right = { $who-is ->
    [you] Mueves
   *[other] { $who } mueve
 } todas las cartas a la derecha.
moves-left = { $who-is ->
    [you] Mueves
   *[other] { $who } mueve
 } todas las cartas a la izquierda.
moves-front = { $who-is ->
    [you] Mueves
   *[other] { $who } mueve
 } todas las cartas enfrente.
claims = { $who-is ->
    [you] Dices ser
   *[other] { $who } dice ser
 } { FORM($character, "the") }.
challenges = { $who-is ->
    [you] Lo desafías.
   *[other] { $who } lo desafía.
 }
nobody-challenges = Nadie lo desafía.
claim-true = Es verdad.
claim-false = Es mentira: no pasa nada.
asks-for-minister = { $who-is ->
    [you] Preguntas: ¿quién es el Ministro?
   *[other] { $who } pregunta: ¿quién es el Ministro?
 }
nobody-answers = Nadie dice ni una palabra.
answers = «Sí, Majestad»: { $who }.
is-minister = En efecto, { $spot } es el Ministro.
is-not-minister = No, { $spot } no es el Ministro.
takes-pair = { $who-is ->
    [you] Tomas
   *[other] { $who } toma
 } { $spots }.
swaps-openly = { $who-is ->
    [you] Las cambias
   *[other] { $who } las cambia
 } a la vista de todos.
under-the-table = { $who-is ->
    [you] Las mueves
   *[other] { $who } las mueve
 } bajo la mesa.
swaps-under = Las cambias bajo la mesa.
seems-to-swap = Solo finges que las cambias.
accuses = { $who-is ->
    [you] Dices
   *[other] { $who } dice
 } que { $spot } es { FORM($character, "the") }.
accused-rightly = Es cierto.
accused-wrongly = Es falso.
collects-tax = { $who-is ->
    [you] Cobras
   *[other] { $who } cobra
 } el impuesto; { $payer-is ->
    [you] tú pagas dos.
   *[other] { $payer } paga dos.
 }
turned-up = Boca arriba: { $spot } es { FORM($character, "the") }.
mistake = Un error: las cartas vuelven a quedar boca abajo.
named-all = Todos los nombres eran correctos: se gana todo el tesoro.
has-no-coin-to-pay = { $who-is ->
    [you] No tienes
   *[other] { $who } no tiene
 } { $paid ->
    [0] ninguna moneda
   *[other] otra moneda
 } para pagar: los demás toman del tesoro.
has-no-coin-to-steal = { $who-is ->
    [you] No tienes
   *[other] { $who } no tiene
 } monedas que robar: { $thief-is ->
    [you] tomas
   *[other] { $thief } toma
 } una del tesoro.
coins-move = Monedas: { $changes }; en el tesoro hay { $treasury }.
gains = { $who-is ->
    [you] tú
   *[other] { $who }
 } +{ $coins }
loses = { $who-is ->
    [you] tú
   *[other] { $who }
 } -{ $coins }
treasury-empty = El tesoro está vacío.
rounds-over = { $rounds ->
    [one] La única ronda ha terminado.
   *[other] Han terminado { $rounds } rondas.
 }
at-the-end = Al final { $purses }.
purse = { $coins ->
    [0] { $who-is ->
        [you] tú no tienes nada
       *[other] { $who } no tiene nada
     }
    [one] { $who-is ->
        [you] tú tienes 1 moneda
       *[other] { $who } tiene 1 moneda
     }
   *[other] { $who-is ->
        [you] tú tienes { $coins } monedas
       *[other] { $who } tiene { $coins } monedas
     }
 }
wins = { $who-is ->
    [you] ¡Ganas!
   *[other] ¡{ $who } gana!
 }
share = La victoria se comparte entre { $who }.

# La mesa
heading = ronda { $round }
heading-first = antes del primer turno
heading-over = el final
no-seat = de nadie
face-down = ?
note = { $character } { $percent } %

# Después de la partida
report = Lo que era verdad, ronda a ronda
report-lie = mentira: { $character }
report-true = verdad
report-believed = creído
report-challenged = desafiado: { $who }
report-confronted = confrontado
report-shown = mostrado a todos
report-coins = { LIST($changes, ", ") }
report-unpaid = no puede pagar: { $who }
