# Glossario: Carpet Tappeto, Coins Monete, Jewels Gioielli, Guard Guardia, starter iniziale, claim prendere,
# draw pile mazzo, discard scarti, hand mano, grid griglia.
title = La gilda dei ladri
tagline = Costruisci il tuo mazzo su una griglia di oggetti magici che si restringe

# Regole della casa
option-carpet_crosses = Tappeto volante
    .help = Che cosa può sorvolare un Tappeto: solo vuoti, o anche carte libere prima del vuoto
option-carpet_crosses-gaps = solo vuoti
option-carpet_crosses-cards = anche carte libere
option-thieves = Ladri
    .help = Quanti ladri ha ogni posto
option-memory_aid = Promemoria
    .help = Se il tavolo mostra quello che si poteva tenere a mente: i punti, e che cosa può esserci in una mano
option-memory_aid-off = no
option-memory_aid-on = sì

# Cose
space = { $id }
card = carta { $id }
thief = ladro { $id }
kind-lamp = Lampada
    .a = una Lampada
    .many = Lampade
    .short = Lamp.
kind-camel = Cammello
    .a = un Cammello
    .many = Cammelli
    .short = Cam.
kind-sword = Spada
    .a = una Spada
    .many = Spade
    .short = Spada
kind-carpet = Tappeto
    .a = un Tappeto
    .many = Tappeti
    .short = Tapp.
kind-coins = Monete
    .a = delle Monete
    .many = carte Monete
    .short = Monete
kind-turban = Turbante
    .a = un Turbante
    .many = Turbanti
    .short = Turb.
kind-jewels = Gioielli
    .a = dei Gioielli
    .many = carte Gioielli
    .short = Gioie
kind-guard = Guardia
    .a = una Guardia
    .many = Guardie
    .short = Guard.
kind-starter-lamp = Lampada iniziale
    .a = una Lampada iniziale
    .many = Lampade iniziali
kind-starter-camel = Cammello iniziale
    .a = un Cammello iniziale
    .many = Cammelli iniziali

# Carte
a-card = { FORM($kind, "a") }
many-cards = { $number } { FORM($kind, "many") }
as = { $card } come { $effect }
several = { $kind }×{ $number }
worth = { $kind } { $points }

# Azioni
pass = passa definitivamente
play = gioca { $kind }
pick = ladro { $space }
step-over = attraverso { $space }
go-to = vai in { $space }
place-on = piazza in { $space }
brings-card = { $kind }

# Esiti
places-first = prima { $who }

# Che cosa si chiede
ask-place = Piazza un ladro su una carta libera. La prendi quando il ladro se ne va ({ $left ->
    [one] il tuo ultimo
   *[other] ancora { $left }
 }).
ask-card = Gioca una carta, o passa per il resto della partita.
ask-pass = Nessuna delle tue carte può muovere un ladro: devi passare.
ask-thief = { $card }: quale ladro si muove?
ask-via = { $card }: attraverso quale carta, prima? Prendi anche quella.
ask-second = { $card }: dove finisce il secondo passo?
ask-lamp = { $card }: dritto finché la via è libera. Dove?
ask-camel = { $card }: tre passi, girando se vuoi. Dove?
ask-sword = { $card }: quale ladro spingi?
ask-carpet = { $card }: oltre il vuoto. Dove?
ask-coins = { $card }: un passo, poi pesca due carte. Dove?

# Perché no
not-placing = i ladri si piazzano solo prima del primo turno
still-placing = prima bisogna piazzare tutti i ladri
not-free = non c'è una carta libera in { $space }
one-card = giochi una sola carta per turno
not-in-hand = non hai in mano { FORM($kind, "a") }
guards-stay = una Guardia non si può giocare
nothing-to-copy = nessun avversario ha ancora giocato una carta
moves-nobody = con { $card } ora non puoi muovere nessuno dei tuoi ladri
play-first = prima devi giocare una carta
no-thief-there = non hai nessun ladro in { $space }
cannot-move = con { $card } non puoi muovere il ladro in { $space }
thief-first = prima devi scegliere quale ladro si muove
thief-chosen = hai già scelto un ladro
via-chosen = il primo passo è già fatto
not-over = con { $card } il ladro non può passare prima attraverso { $space }
only-turban = il primo passo si sceglie solo con un Turbante
via-first = prima devi scegliere il primo passo del Turbante
out-of-reach = con { $card } il ladro non può andare da { $start } a { $space }
no-pass = hai giocato una carta: un ladro deve muoversi

# Che cosa è successo
grid-dealt = La griglia è pronta: { $cards } oggetti sono scoperti.
begins-placing = { $who-is ->
    [you] Piazzi
   *[other] { $who } piazza
 } il primo ladro.
places = { $who-is ->
    [you] Piazzi
   *[other] { $who } piazza
 } un ladro in { $space }, su { FORM($kind, "a") }.
begins = { $who-is ->
    [you] Giochi
   *[other] { $who } gioca
 } il primo turno.
moves = { $who-is ->
    [you] Giochi { $card }, vai
   *[other] { $who } gioca { $card }, va
 } da { $start } a { $end } e { $who-is ->
    [you] prendi
   *[other] prende
 } { $claimed }.
pushes = { $who-is ->
    [you] Spingi
   *[other] { $who } spinge
 } { $victim-is ->
    [you] il tuo ladro
   *[other] il ladro di { $victim }
 } in { $space }, su { FORM($kind, "a") }.
shuffles = { $who-is ->
    [you] Mescoli i tuoi
   *[other] { $who } mescola i propri
 } scarti, che diventano il mazzo.
draws = { $who-is ->
    [you] Peschi
   *[other] { $who } pesca
 } { FORM($kind, "a") }.
draws-unseen = { $who } pesca una carta.
passes = { $who-is ->
    [you] Passi
   *[other] { $who } passa
 } per il resto della partita.
ends = Tutti hanno passato. Ogni ladro prende la carta su cui si trova.
scores = { $who-is ->
    [you] Hai
   *[other] { $who } ha
 } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } e { $cards } carte.
tie-break = Parità a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }: { $who }.
most = Più { $what ->
    [lamps] Lampade
    [camels] Cammelli
   *[cards] carte
 }: { $tied ->
    [one] { $who }, con { $number }.
   *[other] { $who }, con { $number } a testa.
 }
wins = { $who-is ->
    [you] Guidi la gilda: hai vinto!
   *[other] { $who } guida la gilda e vince!
 }
share = Ancora parità, la gilda e la vittoria sono condivise: { $who }.

# Il tavolo
heading-deal = si prepara la griglia
heading-place = si piazzano i ladri
heading-turn = turno { $turn }
heading-done = la partita è finita
jewels-copy = i Gioielli copiano { FORM($effect, "a") }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
sizes = mano { $hand }, mazzo { $pile }, scarti { $discard }
has-passed = ha passato: mano { $hand }, mazzo { $pile }, scarti { $discard }
holds = ({ $hand } in mano)
hand = mano: { $cards }
hand-partly-known = mano: { $known }, e { $number } tra: { $cards }
hand-unknown = mano: { $number } tra: { $cards }
draw-pile = mazzo: { $cards }
discard = scarti: { $cards }
all-cards = carte: { $cards }

# Dopo la partita
held = { $who } ha passato con { $cards } in mano.
