# Glosario: skull calavera, crossbones huesos cruzados, coin moneda, box caja, play-off desempate,
# rob robar, plunder saquear.
title = El oro del rey
tagline = Dados piratas: tienta a la suerte, roba a los demás y al Rey

# Reglas de la casa
option-first = Primer turno
    .help = Quién empieza: deciden los dados, o siempre el mismo asiento
option-first-dice = deciden los dados
option-kings_share = Parte del Rey
    .help = Si la caja no alcanza para los dos: el jugador antes que el Rey, o se reparte con el Rey
option-kings_share-english = el jugador antes que el Rey
option-kings_share-french = se reparte con el Rey
option-turns = Turnos
    .help = Turnos tras los que la partida termina aunque quede oro en la caja

# Cosas
die = { $id }
face-skull = calavera
    .a = una calavera
face-cannon = cañón
    .a = un cañón
face-crossbones = huesos
    .a = huesos cruzados
face-coin-1 = 1 moneda
    .a = 1 moneda
    .number = 1
face-coin-2 = 2 monedas
    .a = 2 monedas
    .number = 2
face-coin-3 = 3 monedas
    .a = 3 monedas
    .number = 3
pile-box = caja
pile-king = Rey

# Acciones
stop = parar
roll = relanzar { LIST($dice, " ") }
take = tomar { FORM($coin, "number") } con el cañón
rob = robar { FORM($coin, "number") } a { $victim }
plunder = saquear a { $victim }
brings-rob = tiene { $coins }
brings-take = en la caja hay { $coins }

# Lo que se pregunta
ask-roll = Elige los dados que relanzas, o para ({ $outlook }). { $rolls ->
    [one] Queda un lanzamiento.
   *[other] Quedan { $rolls } lanzamientos.
 }
stop-pairs = { $pairs ->
    [0] parar ahora cuesta la penalización de 3 monedas
    [one] parar ahora da una pareja
   *[other] parar ahora da { $pairs } parejas
 }
stop-five-coins = todo monedas: el Rey tiene { $coins }
stop-five-skulls = cinco calaveras: saquea a un rival
stop-five-cannons = cinco cañones: en la caja hay { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
 }
ask-pair = Empareja una moneda con un cañón o una calavera.
ask-plunder = ¡Cinco calaveras! Elige a quién saqueas.

# Por qué no
no-rolling = en este turno ya no se lanza
locked = los huesos cruzados están bloqueados: { $dice }
still-rolling = primero deja de lanzar
needs-five-skulls = para eso hacen falta cinco calaveras
no-rival = { $victim-is ->
    [you] no puedes robarte a ti
   *[other] aquí no se puede robar a { $victim }
 }
needs-coin = ningún dado libre muestra { FORM($coin, "number") }
needs-cannon = no queda ningún cañón por emparejar
needs-skull = no queda ninguna calavera por emparejar

# Lo que ha pasado
coins = { $number ->
    [0] cero monedas
    [one] 1 moneda
   *[other] { $number } monedas
 }
rolls-skulls = { $who-is ->
    [you] Para el primer turno sacas
   *[other] Para el primer turno { $who } saca
 } { $skulls ->
    [0] cero calaveras.
    [one] 1 calavera.
   *[other] { $skulls } calaveras.
 }
roll-off-tied = Empate: quienes tienen más calaveras vuelven a lanzar.
begins = { $who-is ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
 }
rolls-again = { $who-is ->
    [you] Relanzas
   *[other] { $who } relanza
 } { $dice }.
rolls = { $who-is ->
    [you] Sacas
   *[other] { $who } saca
 } { $faces }.
shows = Ahora los dados muestran { $faces }.
on-a-die = { FORM($face, "a") }
stops = { $who-is ->
    [you] Paras.
   *[other] { $who } para.
 }
takes = { $who-is ->
    [you] Tomas
   *[other] { $who } toma
 } { $taken } de la caja{ $tax ->
    [0] .
   *[other] , y el Rey recibe { $tax }.
 }
robs = { $victim-is ->
    [you] { $who } te roba { $taken }.
   *[other] { $who-is ->
        [you] Robas
       *[other] { $who } roba
     } { $taken } a { $victim }.
 }
plunders = ¡Cinco calaveras! { $victim-is ->
    [you] { $who } te quita todo: { $taken }.
   *[other] { $who-is ->
        [you] Le quitas
       *[other] { $who } le quita
     } todo a { $victim }: { $taken }.
 }
robs-king = ¡Todo monedas! { $who-is ->
    [you] Le robas
   *[other] { $who } le roba
 } { $taken } al Rey.
empties-box = ¡Cinco cañones! { $who-is ->
    [you] Te llevas
   *[other] { $who } se lleva
 } toda la caja: { $taken }.
pays-for-crossbones = { $crossbones ->
    [3] Tres
    [4] Cuatro
   *[other] Cinco
 } huesos cruzados: { $who-is ->
    [you] pagas
   *[other] { $who } paga
 } { $paid } al Rey.
pays-for-nothing = Ninguna combinación: { $who-is ->
    [you] pagas
   *[other] { $who } paga
 } { $paid } al Rey.
box-empty = La caja está vacía.
play-off = Desempate, ronda { $round }: { $who }.
turns-over = { $turns ->
    [one] Se ha jugado el único turno
   *[other] Se han jugado { $turns } turnos
 }: la caja se cierra.
at-the-end = Al final { $purses }.
purse = { $who-is ->
    [you] tú tienes
   *[other] { $who } tiene
 } { $coins }
play-off-over = Tras { $rounds } rondas, el desempate sigue empatado.
wins-play-off = { $who-is ->
    [you] ¡Ganas el desempate!
   *[other] ¡{ $who } gana el desempate!
 }
wins = { $who-is ->
    [you] ¡Ganas!
   *[other] ¡{ $who } gana!
 }
share = La victoria se comparte entre { $who }.

# La mesa
heading-roll-off = ¿quién empieza?
heading-turn = turno { $turn }
heading-play-off = desempate, ronda { $round }
out-of-it = fuera de juego
state-falling = en el aire
state-locked = bloqueado
state-paired = usado
legend = ● cinco monedas, · una
