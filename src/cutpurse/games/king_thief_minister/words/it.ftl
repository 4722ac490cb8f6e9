# Glossario: Executioner Boia, Sheriff Sceriffo, Peasant Contadino, treasury tesoro, claim dirsi,
# challenge contestare, right destra, left sinistra, front di fronte.
title = Re Ladro Ministro
tagline = Sei personaggi nascosti che si spostano, parole che possono essere bugie

# Regole della casa
option-rounds = Giri
    .help = Giri dopo i quali vince il più ricco; 0: la partita non finisce così
option-peasant_names = Il Contadino nomina
    .help = Che cosa deve nominare il Contadino: le carte degli altri giocatori, o tutte e sei
option-peasant_names-players = le carte degli altri giocatori
option-peasant_names-six = tutte e sei le carte
option-memory_aid = Promemoria
    .help = Se il tavolo ti mostra quello che avresti potuto tenere a mente
option-memory_aid-off = no
option-memory_aid-on = sì

# Cose
character-king = Re
    .the = il Re
character-thief = Ladro
    .the = il Ladro
character-minister = Ministro
    .the = il Ministro
character-executioner = Boia
    .the = il Boia
character-sheriff = Sceriffo
    .the = lo Sceriffo
character-peasant = Contadino
    .the = il Contadino
card = carta
pile-treasury = tesoro
spot = { $lies ->
    [before] { $owner-is ->
        [you] la tua carta
       *[other] la carta di { $owner }
     }
   *[between] la carta tra { $right-is ->
        [you] te
       *[other] { $right }
     } e { $left-is ->
        [you] te
       *[other] { $left }
     }
 }

# Azioni
look = guarda la tua carta
to-right = sposta tutte le carte a destra
to-left = sposta tutte le carte a sinistra
to-front = manda di fronte tutte le carte
claim = di' di essere { FORM($character, "the") }
dare = contesta
let-pass = lascia correre
yes-sir = Sì, Sire
say-nothing = non dire niente
take-pair = prendi { $spots }
swap-openly = scambiale davanti a tutti
swap-under = scambiale sotto il tavolo
seem-to-swap = fai solo finta di scambiarle
point-at = indica { $spot }
say = è { FORM($character, "the") }
pays-two = { $who } paga due
heard = Sì, Sire: { $who }
brings-dare = una moneta se è vero
brings-king = prendi 3 monete, cerca il Ministro
brings-thief = prendi una moneta da ogni vicino
brings-minister = scambia due carte, o fai finta
brings-executioner = nomina una carta, vinci le monete di chi la ha
brings-sheriff = gli altri pagano 1 moneta, uno 2
brings-peasant = nomina tutte le carte, vinci il tesoro
dealt-king = { $who } riceve il Re

# Che cosa si chiede
ask-first-look = Scegli una carta da guardare prima che la partita cominci.
ask-challenge = { $claimant } dice di essere { FORM($character, "the") }. Contesti o lasci correre?
ask-answer = Chi è il Ministro? Rispondi in segreto.
ask-turn = Guarda la tua carta per una moneta, sposta le carte, o di' chi sei.
ask-take = Da Ministro, prendi due carte.
ask-swap = Scambia le due davanti a tutti, sotto il tavolo, o fai solo finta.
ask-aim = Da Boia, indica la carta di un altro giocatore.
ask-what = Che personaggio è { $spot }?
ask-tax = Da Sceriffo, di' chi paga due monete.
ask-point = Da Contadino, indica la prossima carta da nominare.

# Perché no
not-now = non è questo che si chiede ora
cannot-look = senza monete puoi guardare solo se il tesoro ne ha almeno { $coins }
not-own-card = prima del primo turno si guarda una carta che non è la propria
not-a-target = il Boia indica la carta di un altro giocatore
not-to-be-named = non è una delle carte che devi nominare
not-taxed = lo Sceriffo fa pagare due monete a un altro giocatore

# Che cosa è successo
begins = { $who-is ->
    [you] Ricevi il Re e cominci.
   *[other] { $who } riceve il Re e comincia.
 } Le carte vengono ridistribuite.
looks = { $who-is ->
    [you] Guardi
   *[other] { $who } guarda
 } { $spot }.
on-card = Vedi che { $spot } è { FORM($character, "the") }.
pays-to-look = { $who-is ->
    [you] Paghi per guardare la tua carta.
   *[other] { $who } paga per guardare la propria carta.
 }
has-no-coin-to-look = { $who-is ->
    [you] Vuoi guardare la tua carta ma non hai monete: gli altri ne prendono una ciascuno dal tesoro.
   *[other] { $who } vuole guardare la propria carta ma non ha monete: gli altri ne prendono una ciascuno dal tesoro.
 }
moves-right = { $who-is ->
    [you] Sposti
   *[other] { $who } sposta
 } tutte le carte a destra.
moves-left = { $who-is ->
    [you] Sposti
   *[other] { $who } sposta
 } tutte le carte a sinistra.
moves-front = { $who-is ->
    [you] Mandi
   *[other] { $who } manda
 } di fronte tutte le carte.
claims = { $who-is ->
    [you] Dici
   *[other] { $who } dice
 } di essere { FORM($character, "the") }.
challenges = { $who-is ->
    [you] Contesti.
   *[other] { $who } contesta.
 }
nobody-challenges = Nessuno contesta.
claim-true = È vero.
claim-false = È una bugia: non succede niente.
asks-for-minister = { $who-is ->
    [you] Chiedi: chi è il Ministro?
   *[other] { $who } chiede: chi è il Ministro?
 }
nobody-answers = Nessuno dice una parola.
answers = «Sì, Sire»: { $who }.
is-minister = In effetti { $spot } è il Ministro.
is-not-minister = No, { $spot } non è il Ministro.
takes-pair = { $who-is ->
    [you] Prendi
   *[other] { $who } prende
 } { $spots }.
swaps-openly = { $who-is ->
    [you] Le scambi
   *[other] { $who } le scambia
 } davanti a tutti.
under-the-table = { $who-is ->
    [you] Le maneggi
   *[other] { $who } le maneggia
 } sotto il tavolo.
swaps-under = Le scambi sotto il tavolo.
seems-to-swap = Fai solo finta di scambiarle.
accuses = { $who-is ->
    [you] Dici
   *[other] { $who } dice
 } che { $spot } è { FORM($character, "the") }.
accused-rightly = È giusto.
accused-wrongly = È sbagliato.
collects-tax = { $who-is ->
    [you] Riscuoti
   *[other] { $who } riscuote
 } la tassa; { $payer-is ->
    [you] a pagare due sei tu.
   *[other] a pagare due è { $payer }.
 }
turned-up = Scoperta: { $spot } è { FORM($character, "the") }.
mistake = Un errore: le carte tornano coperte.
named-all = Tutti i nomi erano giusti: l'intero tesoro è vinto.
has-no-coin-to-pay = { $who-is ->
    [you] Non hai
   *[other] { $who } non ha
 } { $paid ->
    [0] monete
   *[other] una seconda moneta
 } per pagare: gli altri prendono dal tesoro.
has-no-coin-to-steal = { $who-is ->
    [you] Non hai
   *[other] { $who } non ha
 } monete da rubare: { $thief-is ->
    [you] ne prendi
   *[other] { $thief } ne prende
 } una dal tesoro.
coins-move = Monete: { $changes }; nel tesoro: { $treasury }.
gains = { $who-is ->
    [you] tu
   *[other] { $who }
 } +{ $coins }
loses = { $who-is ->
    [you] tu
   *[other] { $who }
 } -{ $coins }
treasury-empty = Il tesoro è vuoto.
rounds-over = { $rounds ->
    [one] L'unico giro è finito.
   *[other] { $rounds } giri sono finiti.
 }
at-the-end = Alla fine { $purses }.
purse = { $coins ->
    [0] { $who-is ->
        [you] tu non hai niente
       *[other] { $who } non ha niente
     }
    [one] { $who-is ->
        [you] tu hai 1 moneta
       *[other] { $who } ha 1 moneta
     }
   *[other] { $who-is ->
        [you] tu hai { $coins } monete
       *[other] { $who } ha { $coins } monete
     }
 }
wins = { $who-is ->
    [you] Hai vinto!
   *[other] { $who } vince!
 }
share = Vittoria a pari merito: { $who }.

# Il tavolo
heading = giro { $round }
heading-first = prima del primo turno
heading-over = la fine
no-seat = di nessuno
face-down = ?
note = { $character } { $percent } %

# Dopo la partita
report = Che cosa era vero, giro per giro
report-lie = bugia: { $character }
report-true = vero
report-believed = creduto
report-challenged = contestato: { $who }
report-confronted = confrontato
report-shown = mostrato a tutti
report-coins = { LIST($changes, ", ") }
report-unpaid = non può pagare: { $who }
