# Glossario: skull teschio, crossbones tibie incrociate, coin moneta, box Bottino, play-off spareggio,
# rob derubare, plunder spogliare.
title = L'oro del re
tagline = Dadi da pirati: tenta la fortuna, deruba gli altri e il Re

# Regole della casa
option-first = Primo turno
    .help = Chi comincia: decidono i dadi, oppure sempre lo stesso posto
option-first-dice = decidono i dadi
option-kings_share = Parte del Re
    .help = Se il Bottino non basta per tutti e due: prima il giocatore, poi il Re, oppure si divide
option-kings_share-english = prima il giocatore, poi il Re
option-kings_share-french = si divide con il Re
option-turns = Turni
    .help = Turni dopo i quali la partita finisce anche se nel Bottino c'è ancora oro

# Cose
die = { $id }
face-skull = teschio
    .a = un teschio
face-cannon = cannone
    .a = un cannone
face-crossbones = tibie
    .a = tibie incrociate
face-coin-1 = 1 moneta
    .a = 1 moneta
    .number = 1
face-coin-2 = 2 monete
    .a = 2 monete
    .number = 2
face-coin-3 = 3 monete
    .a = 3 monete
    .number = 3
pile-box = Bottino
pile-king = Re

# Azioni
stop = fermati
roll = rilancia { LIST($dice, " ") }
take = prendi { FORM($coin, "number") } con il cannone
rob = ruba { FORM($coin, "number") } a { $victim }
plunder = spoglia { $victim }
brings-rob = ha { $coins }
brings-take = il Bottino ha { $coins }

# Che cosa si chiede
ask-roll = Scegli i dadi da rilanciare, o fermati ({ $outlook }). { $rolls ->
    [one] Ancora un tiro.
   *[other] Ancora { $rolls } tiri.
 }
stop-pairs = { $pairs ->
    [0] fermarti ora costa la penalità di 3 monete
    [one] fermarti ora dà una coppia
   *[other] fermarti ora dà { $pairs } coppie
 }
stop-five-coins = tutte monete: il Re ne ha { $coins }
stop-five-skulls = cinque teschi: spoglia un rivale
stop-five-cannons = cinque cannoni: nel Bottino { $coins ->
    [one] c'è { $coins } moneta
   *[other] ci sono { $coins } monete
 }
ask-pair = Abbina una moneta a un cannone o a un teschio.
ask-plunder = Cinque teschi! Scegli chi spogliare.

# Perché no
no-rolling = in questo turno non si tira più
locked = le tibie incrociate sono bloccate: { $dice }
still-rolling = prima smetti di tirare
needs-five-skulls = ci vogliono cinque teschi
no-rival = { $victim-is ->
    [you] non puoi derubarti
   *[other] qui non si può derubare { $victim }
 }
needs-coin = nessun dado libero mostra { FORM($coin, "number") }
needs-cannon = non resta nessun cannone da abbinare
needs-skull = non resta nessun teschio da abbinare

# Che cosa è successo
coins = { $number ->
    [0] zero monete
    [one] 1 moneta
   *[other] { $number } monete
 }
rolls-skulls = { $who-is ->
    [you] Per il primo turno ottieni
   *[other] Per il primo turno { $who } ottiene
 } { $skulls ->
    [0] zero teschi.
    [one] 1 teschio.
   *[other] { $skulls } teschi.
 }
roll-off-tied = Parità: chi ha più teschi tira di nuovo.
begins = { $who-is ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
 }
rolls-again = { $who-is ->
    [you] Rilanci
   *[other] { $who } rilancia
 } { $dice }.
rolls = { $who-is ->
    [you] Ottieni
   *[other] { $who } ottiene
 } { $faces }.
shows = Ora i dadi mostrano { $faces }.
on-a-die = { FORM($face, "a") }
stops = { $who-is ->
    [you] Ti fermi.
   *[other] { $who } si ferma.
 }
takes = { $who-is ->
    [you] Prendi
   *[other] { $who } prende
 } { $taken } dal Bottino{ $tax ->
    [0] .
   *[other] , e il Re ne riceve { $tax }.
 }
robs = { $victim-is ->
    [you] { $who } ti ruba { $taken }.
   *[other] { $who-is ->
        [you] Rubi
       *[other] { $who } ruba
     } { $taken } a { $victim }.
 }
plunders = Cinque teschi! { $victim-is ->
    [you] { $who } ti prende tutto: { $taken }.
   *[other] { $who-is ->
        [you] Prendi
       *[other] { $who } prende
     } tutto a { $victim }: { $taken }.
 }
robs-king = Tutte monete! { $who-is ->
    [you] Rubi
   *[other] { $who } ruba
 } { $taken } al Re.
empties-box = Cinque cannoni! { $who-is ->
    [you] Prendi
   *[other] { $who } prende
 } tutto il Bottino: { $taken }.
pays-for-crossbones = { $crossbones ->
    [3] Tre
    [4] Quattro
   *[other] Cinque
 } tibie incrociate: { $who-is ->
    [you] paghi
   *[other] { $who } paga
 } { $paid } al Re.
pays-for-nothing = Nessuna combinazione: { $who-is ->
    [you] paghi
   *[other] { $who } paga
 } { $paid } al Re.
box-empty = Il Bottino è vuoto.
play-off = Spareggio, giro { $round }: { $who }.
turns-over = { $turns ->
    [one] L'unico turno è stato giocato
   *[other] Sono stati giocati { $turns } turni
 }: il Bottino è chiuso.
at-the-end = Alla fine { $purses }.
purse = { $who-is ->
    [you] tu hai
   *[other] { $who } ha
 } { $coins }
play-off-over = Dopo { $rounds } giri lo spareggio è ancora in parità.
wins-play-off = { $who-is ->
    [you] Vinci lo spareggio!
   *[other] { $who } vince lo spareggio!
 }
wins = { $who-is ->
    [you] Hai vinto!
   *[other] { $who } vince!
 }
share = Vittoria a pari merito: { $who }.

# Il tavolo
heading-roll-off = chi comincia?
heading-turn = turno { $turn }
heading-play-off = spareggio, giro { $round }
out-of-it = fuori gioco
state-falling = in aria
state-locked = bloccato
state-paired = usato
legend = ● cinque monete, · una
