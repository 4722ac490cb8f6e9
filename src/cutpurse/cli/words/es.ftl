# Lo que dice la propia terminal; los juegos traen sus palabras.

welcome = Cutpurse, una mesa de reyes y ladrones
which-game = ¿Qué juego?
menu-hint = Un número o un nombre; Intro para { $game }. { command-rules } y un nombre: cómo se juega. { command-quit }: salir.
no-such-game = Escribe un número del 1 al { $last }, o un nombre.
go-on-with = seguir con { $title } del { $when }
against-whom = ¿Contra quién?
company-hint = Cuántos ({ $fewest } a { $most }), qué nivel, y { command-coach } si quieres, como: 1 master { command-coach }. Intro para { $opponents } { $level }.
coach-help = Muestra tu probabilidad de ganar junto a cada opción
no-such-company = Escribe un número del { $fewest } al { $most }, una de estas palabras, o ambas cosas.
seats = asientos
good-night = Buenas noches.
player = Jugador { $number }

pick-number = elige un número de 1 a { $last }, o escribe { command-help }
several-at-once = Dos a la vez: los dos números, como 3 8.
not-together = "{ $choice }" no puede seguir a eso
saved = Guardado en { $file }.
save-where = di dónde guardar, por ejemplo: { command-save } viernes.json
not-a-save = { $file } ya existe y no es una partida guardada; elige otro nombre
taken-back = Deshecho.
skipping = Los demás juegan sin pausas a partir de ahora.
going-on = La partida continúa.
leave = Dejas la mesa.
kept = La partida queda guardada; sigue con:
draw-curtain = { $name }, pulsa Intro para correr el telón.
raise-curtain = El telón está echado. { $name }, pulsa Intro cuando solo tú puedas mirar.
cover = Recuérdalo; Intro lo tapa.
at-the-end = La partida ha terminado: { command-save } ARCHIVO, { command-again } para repetir, o Intro para salir.
watched = La partida ha terminado; Intro para salir.

# Lo que se puede escribir en español; las palabras inglesas siempre valen también.
command-help = ayuda
command-undo = deshacer
command-save = guardar
command-rules = reglas
command-quit = salir
command-again = otra
command-say = hablar
command-begin = empezar
command-view = panorama
command-skip = saltar
command-coach = entrenador

help-choice = número o palabras
help-choice-text = elegir eso; basta el principio de algunas palabras
help-enter = Intro
help-enter-text = ver la mesa otra vez
help-undo = { command-undo }
help-undo-text = deshacer tu última elección, si desde entonces no ha salido nada
help-view = { command-view }
help-view-text = mostrar toda la mesa, por alta que sea
help-skip = { command-skip }
help-skip-text = que los demás jueguen sin pausas
help-save = { command-save } ARCHIVO
a-file = ARCHIVO
help-save-text = anotar la partida; para seguir después: { $command }
help-rules = { command-rules }
help-rules-text = mostrar las reglas
help-quit = { command-quit }
help-quit-text = dejar la mesa

guest = Invitado
your-table = Tus amigos se sientan aquí con:
waiting-for-people = { $number ->
    [one] Hay una silla libre; se empieza cuando alguien la ocupa, o escribe { command-begin }.
   *[other] Hay { $number } sillas libres; se empieza cuando se ocupan, o escribe { command-begin }.
  }
waiting-for = Le toca a: { $names }.
you-look-on = Miras la partida.
clock = { $seconds ->
    [one] Tienes un segundo.
   *[other] Tienes { $seconds } segundos.
  }
answer-kept = Tu respuesta queda guardada y se muestra con las de los demás.
connection-lost = Se ha perdido la conexión; nuevo intento …
seat-kept = Se te guarda el sitio; sigue con:
dice-checked = { $outcomes ->
    [one] Comprobado: el único azar de esta partida salió como se prometió.
   *[other] Comprobado: los { $outcomes } dados y cartas de esta partida salieron como se prometió.
  }
record-where = di dónde escribir, por ejemplo: { command-save } viernes.json; el archivo no debe existir aún
record-saved = Guardado en { $file }; se comprueba con: { $command }
help-say = { command-say } …
help-say-text = decir algo a la mesa
help-begin = { command-begin }
help-begin-text = empezar sin esperar: los bots ocupan las sillas libres
help-record = { command-save } ARCHIVO
help-record-text = escribir una partida terminada, con todo lo que prueba sus dados
help-leave = { command-quit }
help-leave-text = salir; tu sitio queda guardado

table-is-set = La mesa está puesta.
keys-at-table = F1 ayuda · F2 reglas · F3 mesa · ↑↓ elegir · Ctrl-C salir · RePág antes
keys-on-page = ↑↓ RePág AvPág: leer · Esc: volver a la mesa
replay-keys = { $here } de { $last } · Intro: seguir · b: atrás · un número: ir ahí · q: salir
replay-unknown = Escribe Intro, b, un número de 0 a { $last }, o q.

coach-thinks = El entrenador piensa …
coach-prepares = El entrenador se prepara: probabilidades desde una de las próximas decisiones.
coach-looks = El entrenador repasa cada decisión
coach-exact = Junto a cada opción: tu probabilidad exacta de ganar.
coach-estimate = Al lado: tu probabilidad de ganar, según estima el entrenador.
coach-best = El entrenador prefiere: { $choices }.
coach-fine = Entrenador: buena elección ({ $chance } de ganar).
coach-cost = Entrenador: esto costó { $cost }; «{ $best }» tenía { $bestchance } de ganar, «{ $choice }» { $chance }.
coach-costliest = { $number ->
    [one] La decisión más cara:
   *[other] Las { $number } decisiones más caras:
  }
coach-costly = momento { $moment }, { $name }: «{ $choice }» costó { $cost } ({ $chance } de ganar); «{ $best }» tenía { $bestchance }
coach-no-mistake = El entrenador no vio ninguna decisión cara.
