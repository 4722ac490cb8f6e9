# Lo que dice la propia terminal; los juegos traen sus palabras.

welcome = Cutpurse, una mesa de reyes y ladrones
which-game = ¿Qué juego?
how-many-opponents = ¿Cuántos rivales?
seats = asientos
range = de { $least } a { $most }, Intro para { $default }
not-in-range = Escribe un número de { $least } a { $most }, o { command-quit }.
good-night = Buenas noches.
player = Jugador { $number }

pick-number = elige un número de 1 a { $last }, o escribe { command-help }
many-choices = Escribe una de las { $number } opciones, de «{ $first }» a «{ $last }».
saved = Guardado en { $file }.
save-where = di dónde guardar, por ejemplo: { command-save } viernes.json
not-a-save = { $file } ya existe y no es una partida guardada; elige otro nombre
taken-back = Deshecho.
going-on = La partida continúa.
leave = Dejas la mesa.
kept = La partida queda guardada; para seguir: cutpurse play --resume { $file }
draw-curtain = { $name }, pulsa Intro para correr el telón.
raise-curtain = El telón está echado. { $name }, pulsa Intro cuando solo tú puedas mirar.
cover = Recuérdalo; Intro lo tapa.
at-the-end = La partida ha terminado: { command-save } ARCHIVO, { command-again } para repetir, o Intro para salir.

# Lo que se puede escribir en español; las palabras inglesas siempre valen también.
command-help = ayuda
command-undo = deshacer
command-save = guardar
command-rules = reglas
command-quit = salir
command-again = otra
command-say = hablar
command-begin = empezar

help-choice = número o palabras
help-choice-text = elegir eso; basta el principio de algunas palabras
help-enter = Intro
help-enter-text = ver la mesa otra vez
help-undo = { command-undo }
help-undo-text = deshacer tu última elección, si desde entonces no ha salido nada
help-save = { command-save } ARCHIVO
help-save-text = anotar la partida; para seguir después: cutpurse play --resume ARCHIVO
help-rules = { command-rules }
help-rules-text = mostrar las reglas
help-quit = { command-quit }
help-quit-text = dejar la mesa

guest = Invitado
your-table = Los amigos se sientan aquí con: cutpurse play --server { $url } --table { $table }
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
seat-kept = Tu sitio queda guardado; para seguir: cutpurse play --server { $url } --table { $table }
dice-checked = { $outcomes ->
    [one] Comprobado: el único azar de esta partida salió como se prometió.
   *[other] Comprobado: los { $outcomes } dados y cartas de esta partida salieron como se prometió.
  }
record-where = di dónde escribir, por ejemplo: { command-save } viernes.json; el archivo no debe existir aún
record-saved = Guardado en { $file }; se comprueba con: cutpurse verify { $file }
help-say = { command-say } …
help-say-text = decir algo a la mesa
help-begin = { command-begin }
help-begin-text = empezar sin esperar: los bots ocupan las sillas libres
help-record = { command-save } ARCHIVO
help-record-text = escribir una partida terminada, con todo lo que prueba sus dados
help-leave = { command-quit }
help-leave-text = salir; tu sitio queda guardado

table-is-set = La mesa está puesta.
replay-keys = { $here } de { $last } · Intro: seguir · b: atrás · un número: ir ahí · q: salir
replay-unknown = Escribe Intro, b, un número de 0 a { $last }, o q.

coach-thinks = El entrenador piensa …
coach-looks = El entrenador repasa cada decisión
coach-exact = Junto a cada opción: tu probabilidad exacta de ganar.
coach-estimate = Junto a cada opción: tu probabilidad de ganar, según calcula el entrenador por lo que sabes.
coach-best = El entrenador prefiere: { $choices }.
coach-fine = Entrenador: buena elección ({ $chance } de ganar).
coach-cost = Entrenador: esto costó { $cost }; «{ $best }» tenía { $bestchance } de ganar, «{ $choice }» { $chance }.
coach-costliest = { $number ->
    [one] La decisión más cara:
   *[other] Las { $number } decisiones más caras:
  }
coach-costly = momento { $moment }, { $name }: «{ $choice }» costó { $cost } ({ $chance } de ganar); «{ $best }» tenía { $bestchance }
coach-no-mistake = El entrenador no vio ninguna decisión cara.
