# Le parole dell'applicazione; i giochi hanno le loro.

# Everywhere
home-link = Cutpurse, alla porta
theme = Giorno o notte
menu = Altro: lingua, nome, suono, tasti
close = Chiudi
you-title = Tu
skip-to-table = Al tavolo
your-name = Il tuo nome
language = Lingua
sound = Suono
light-theme = Luce del giorno
confirm = Conferma prima di rivelare, pagare o passare del tutto
full-screen = Schermo intero
keys = Tasti
key-arrows = passare tra ciò che si può scegliere
key-enter = scegliere
key-undo = ritirare
key-last = leggere l'ultima cosa accaduta
key-escape = chiudere un cassetto
key-help = questo elenco di tasti
other-device = Un altro dispositivo
carry-seats = Porta i miei posti su un altro dispositivo
carry-help = Apri questo sull'altro dispositivo. Vale una volta, per { $minutes } minuti.
code-from-other = Link o codice da là
claim-seats = Prendi quei posti
take-over = Prendi
carry-title = Posti da un altro dispositivo
carry-instead = Questo browser si è già seduto ad altri tavoli. Lascerebbe quei posti.
something-wrong = Qualcosa è andato storto; nulla di tuo è cambiato.
to-home = Tutti i giochi

# The door
home-title = Cinque giochi di re e di ladri
home-line = Siediti con bot o amici. Niente da installare, nessun account.
play-now = Gioca ora
play-with-friends = Gioca con amici
play-game-now = Gioca ora: { $game }
play-game-with-friends = Gioca con amici: { $game }
the-games = I giochi
seats = posti
time = durata
minutes = { $number } min
take-your-seat = Al tuo posto
with-names = con { $names }
your-tables = I tuoi tavoli
no-tables-yet = Non ti sei ancora seduto a nessun tavolo.
your-turn-small = tocca a te
you-won-with = { $points ->
    [one] hai vinto con 1 punto
   *[other] hai vinto con { $points } punti
 }
you-shared-with = { $points ->
    [one] vittoria divisa con 1 punto
   *[other] vittoria divisa con { $points } punti
 }
you-had = { $points ->
    [one] avevi 1 punto
   *[other] avevi { $points } punti
 }
open-tables = Tavoli aperti
no-open-tables = Ora non aspetta nessuno. Apri un tavolo, e altri potranno sedersi.
table-of = Tavolo di { $name }
with-friends = Con amici
with-friends-help = Scegli un gioco, manda il link, comincia quando ci sono tutti. Le sedie vuote vanno ai bot.
table-code = codice o link
join = Vai
make-a-table = Apri un tavolo
sit-down = Siediti
look-back = Rivedi

# A new table
new-table = Un nuovo tavolo
which-game = Quale gioco?
who-sits = Chi si siede?
of-up-to = { $number } di al massimo { $most }
of-all = { $number } di { $most }
you = tu
a-friend = Un amico
a-bot = Un bot
here-too = Anche qui
somebody-here = Qualcuno qui
on-this-device = su questo dispositivo
name-of-person = Nome della persona { $number }
by-the-link = con il link
level = Come gioca
level-apprentice = Apprendista
    .help = pensa poco, dimentica molto
level-journeyman = Artigiano
    .help = pensa, dimentica qualcosa
level-master = Maestro
    .help = guarda lontano, non dimentica niente
take-chair-away = Togli questa sedia
house-rules = Regole della casa
changed = cambiato
pace = Ritmo
pace-help = Per chi manca troppo a lungo continua un bot.
pace-none = Senza orologio
pace-minute = Un minuto
pace-short = 20 secondi
spectators = Spettatori
spectators-help = Possono guardare con il link, ma nessuna mano.
public = Tavolo aperto
public-help = Annunciato alla porta per tutti.
coach = Allenatore
coach-help = Dice, se richiesto, quanto vale ogni scelta.
your-table = Il tuo tavolo
usual-rules = le solite regole
sum-friends = { $number ->
    [0] {""}
    [one] un amico
   *[other] { $number } amici
 }
sum-here = { $number ->
    [0] {""}
    [one] un altro qui
   *[other] altri { $number } qui
 }
sum-bots = { $number ->
    [0] {""}
    [one] un bot
   *[other] { $number } bot
 }
sum-practice = senza orologio: il tavolo ti aspetta
sum-pace-none = senza orologio
sum-pace-minute = un minuto per ogni decisione
sum-pace-short = 20 secondi per ogni decisione
sum-spectators = altri possono guardare
sum-alone = nessun altro può guardare
make-the-table = Apri il tavolo
then-a-link = Poi ricevi un link per i tuoi amici.

# A waiting table
waiting = In attesa
send-link = Manda questo ai tuoi amici
only-here = Questo indirizzo porta qui solo su questa macchina. Per amici altrove, avvia il server con --host 0.0.0.0 e dai loro l'indirizzo di questa macchina.
copy = Copia
copied = Copiato
send = Manda
sit-of = { $number } di { $seats } seduti
free-chair = una sedia libera
at-this-table = A questo tavolo
host = ospite
ask-sit-down = C'è una sedia libera. Ti siedi?
table-is-full = Tutte le sedie sono occupate.
ask-start = { $free ->
    [one] Una sedia è vuota. Cominciare con un bot?
   *[other] { $free } sedie sono vuote. Cominciare con dei bot?
 }
start-help = La partita comincia da sola quando l'ultima sedia è occupata.
start-with-bots = { $free ->
    [one] Comincia con un bot
   *[other] Comincia con dei bot
 }
wait-for-host = { $free ->
    [one] Una sedia è vuota. Può cominciare chi ha aperto il tavolo.
   *[other] { $free } sedie sono vuote. Può cominciare chi ha aperto il tavolo.
 }
leave = Vai via

# A table
practice = Allenamento
you-look-on = Stai guardando
    .more = Stai guardando: vedi ciò che tutti possono vedere.
your-turn = Tocca a te
you-are-asked = Ti si chiede
several-are-asked = Si chiede a più d'uno
turn-of = Tocca a { $name }
game-is-over = La partita è finita.
game-is-over-short = Fine
no-connection = Nessuna connessione
waiting-for = In attesa di { $name }
waiting-for-several = In attesa degli altri
chance-decides = Decide il caso
seat-number = Posto { $number }
bot = bot
bot-plays = continua un bot
here = qui
away = via
story = Racconto
chat = Chat
rules = Regole
undo = Ritira
undo-key = Ritira (U)
undo-nothing = Nulla di tuo da ritirare
not-my-turn = Non è il tuo turno
not-now = Ora non si può scegliere
ledger = Racconto, chat e regole
drawers = Cassetti
what-happened = Che cosa è successo
what-happens = Che cosa succede
choices = Che cosa puoi fare
watching = { $number ->
    [one] Una persona guarda.
   *[other] { $number } persone guardano.
 }
leave-table = Lascia il tavolo
chat-empty = Nessuno ha ancora detto nulla.
say-something = Di' qualcosa
mute = Zittisci { $name }
unmute = Lascia parlare { $name }
react-bravo = Bravo!
react-laugh = Ah ah!
react-wow = Oh!
react-hmm = Mah.
react-ouch = Ahi!
react-hurry = Presto!
search-rules = Cerca nelle regole
rule-number = Regola { $rule }
connection-lost = La connessione è caduta
connection-trying = Nuovo tentativo
connection-kept = Nulla va perso: il tuo posto e il tuo clic aspettano.
goes-out = Parte quando sei di nuovo in linea.
try-now = Prova ora
page-is-old = Il server è più nuovo di questa pagina.
reload = Ricarica
answer-kept = La tua risposta è conservata finché tutti hanno risposto.
seen = Visto
chance-to-win = Probabilità di vincere
ask-coach = Chiedi all'allenatore
coach-thinks = L'allenatore pensa …
no-table = Questo tavolo non esiste
error-no-such-table = Forse è stato sparecchiato, o il link è incompleto.
error-no-spectators = Questo tavolo non ha spettatori.
error-unknown-token = Nessuno è noto con questo codice.
error-offline = Ora non c'è connessione ai tavoli.
error-not-over = Si vede quando la partita è finita.
error-too-fast = Era troppo in una volta; aspetta un momento.

# What happened at a table beside the game
story-sits = { $who-is ->
    [you] Ti siedi
   *[other] { $who } si siede
 }{ $bot ->
    [yes] , un bot
   *[no] {""}
 }.
story-stands = { $who-is ->
    [you] Ti alzi.
   *[other] { $who } si alza.
 }
story-undoes = { $who-is ->
    [you] Ritiri la tua ultima decisione.
   *[other] { $who } ritira la sua ultima decisione.
 }
story-away = { $who-is ->
    [you] Sei via; continua un bot.
   *[other] { $who } è via; continua un bot.
 }
story-left = { $who-is ->
    [you] Te ne sei andato; continua un bot.
   *[other] { $who } se n'è andato; continua un bot.
 }
story-back = { $who-is ->
    [you] Sei di nuovo qui.
   *[other] { $who } è di nuovo qui.
 }

# The end
you-win = Vinci tu!
somebody-wins = Vince { $name }.
win-is-shared = Dividono la vittoria { $names }.
rematch = Ancora una volta
ask-rematch = Ancora una volta con gli stessi?
check-dice = Controlla i dadi

# King's Gold
back = Indietro
coins-number = { $number ->
    [one] 1 moneta
   *[other] { $number } monete
 }
kings-gold-ask-roll = Scegli i dadi da rilanciare, o fermati.
    .more = { $outlook }.
kings-gold-ask-pair = Abbina una moneta a un cannone o a un teschio.
    .more = Clicca una moneta e poi un simbolo: il cannone prende dal Bottino, il teschio deruba qualcuno.
kings-gold-ask-plunder = Cinque teschi! Chi saccheggi?
    .more = Clicca una borsa: tutto ciò che contiene è tuo.
kg-again = di nuovo
kg-counts = scelto
kg-takes = prendi { $number }
kg-robs = ruba { $number }
kg-rob-flag = ruba { $number }
kg-their-dice = lancia
kg-ask-victim = A chi rubi { $number }?
    .more = Clicca la borsa di un rivale.
kg-in-the-box = nel Bottino
kg-box-help = vuoto, la partita finisce
kg-with-the-king = dal re
kg-king-help = cinque monete prendono tutto
kg-rolls-left = { $number ->
    [0] nessun lancio
    [one] ancora 1 lancio
   *[other] ancora { $number } lanci
 }
kg-roll-again = { $number ->
    [0] Rilancia
   *[other] Rilancia { $number }
 }
kg-choose-first = Prima scegli dei dadi
kg-stop = Fermati
kg-crib = Che cosa portano i dadi
kg-crib-take = Prendine altrettante dal Bottino; il re ne prende altrettante.
kg-crib-rob = Rubane altrettante a qualcuno.
kg-crib-pay = Paga 3 al re, e fermati.

# King Thief Minister
quoted = «{ $text }»
app-coins = monete
king-thief-minister-ask-turn = Guarda, sposta le carte, o afferma di essere qualcuno.
    .more = Clicca la tua carta per guardarla, una freccia per spostare le carte, o un volto per affermarlo, vero o no.
king-thief-minister-ask-challenge = { $claimant } afferma: «{ $character }». Ne dubiti?
    .more = Se è vero paghi 1 moneta, e vale. Se è una bugia il turno è finito.
king-thief-minister-ask-answer = Chi è il ministro? Rispondi in segreto.
    .more = Chi dice «Sì, Sire» e viene scoperto paga; tutte le risposte si sentono insieme.
king-thief-minister-ask-first-look = Scegli una carta da guardare prima della partita.
    .more = Non la tua. Nessun altro la vede; tienila a mente.
ktm-look = guarda · 1 moneta
ktm-your-card = la tua carta
ktm-nobodys = carta di nessuno
ktm-claims = «{ $character }»
ktm-lets-pass = lascia passare
ktm-i-am = «{ $character }, sono io.»
ktm-ask-claim = Dire di essere { FORM($character, "the") }?
    .more = { $character }: { $does }. Chi dubita guarda la tua carta.
ktm-court = La corte
ktm-does-king = prende 3 monete, poi chiede del ministro
ktm-does-thief = ruba 1 moneta a ogni vicino
ktm-does-minister = maneggia due carte
ktm-does-executioner = nomina una carta, prende tutte le monete
ktm-does-sheriff = tutti pagano 1 moneta, uno ne paga 2
ktm-does-peasant = nomina tutti, prende il tesoro
ktm-who-lied = Chi ha mentito?
ktm-lies = { $lies ->
    [0] mai mentito
   *[other] { $lies } bugie, { $found } scoperte
 }
ktm-summary = { $claims ->
    [one] Un'affermazione
   *[other] { $claims } affermazioni
 }, { $lies ->
    [0] nessuna bugia.
    [one] una bugia.
   *[other] { $lies } bugie.
 } { $away ->
    [0] Nessuna è passata.
    [one] Una è passata.
   *[other] { $away } sono passate.
 }
ktm-nobody-doubts = nessuno
ktm-a-lie = una bugia
ktm-col-who = chi
ktm-col-claims = afferma
ktm-col-truth = verità
ktm-col-doubted = dubitato da

# Guild of Thieves
gt-cards = { $number ->
    [one] 1 carta
   *[other] { $number } carte
 }
gt-passed = ha passato
gt-ask-pass = Passare definitivamente?
    .more = Non giochi più carte in questa partita. Quello che è tuo conta alla fine.
gt-you-are-out = Hai passato definitivamente.
gt-gap = vuoto
gt-thief-of = ladro di { $name }
gt-claims = Il ladro lascia { $space } e porta via: { $cards }.
gt-copied = I Gioielli copierebbero questo: { $effect }.
gt-starter = base
gt-played = giocata
gt-asleep = Questa carta ora non si può giocare
gt-hand-and-discards = { $hand } in mano; scarti: { $cards }
gt-items = Gli oggetti
gt-does-lamp = dritto, fin dove si può
gt-does-camel = tre passi
gt-does-sword = a un ladro altrui; spingilo oltre
gt-does-carpet = sopra un vuoto
gt-does-coins = un passo, pesca due carte
gt-does-turban = due passi, prendi entrambe
gt-does-jewels = come l'ultima carta altrui
gt-does-guard = non si muove mai

# Forty Thieves
seconds-left = { $number ->
    [one] ancora 1 secondo
   *[other] ancora { $number } secondi
 }
forty-thieves-ask-discard = Scarta ciò che non vuoi.
    .more = Clicca le tessere da lasciare; poi la tua mano torna a tre.
ft-steal-title = Rubare: { $target }?
ft-steal-help = Tutte e quattro le tessere vengono scoperte per tutti. Se non sono una serie, prendi un Malocchio.
ft-gem = gemma
ft-eye = Malocchio
ft-plays = gioca: { $special }
ft-is-asked = deve rispondere
ft-in-stack = nella pila
ft-eyes-left = Malocchi rimasti, uno per ogni furto fallito
ft-waits = Il suo effetto aspetta che tutti abbiano risposto.
ft-daggers = { $number ->
    [one] Sopra c'è un Pugnale.
   *[other] Sopra ci sono { $number } Pugnali.
 }
ft-keep-passing = Passa finché non dico altro
ft-discard = { $number ->
    [0] Tieni tutto
   *[other] Scarta { $number }
 }
ft-out = via
ft-put = Mettila sul tabellone
ft-play = Gioca: { $special }
ft-let-pass = Lascia passare
ft-sheet = Che cosa può nascondere ogni giara
forty-thieves-ask-dagger = Annullare? { $who } gioca { FORM($special, "a") }.
    .more = Si chiede a tutti, per lo stesso breve tempo, qualunque cosa abbiano in mano. L’effetto aspetta fino ad allora.
ft-cancel = Annulla
ft-no-dagger = Non hai nessun Pugnale
ft-one-colour = Un colore
ft-four-colours = Quattro colori
ft-one-symbol = Un simbolo
ft-four-symbols = Quattro simboli
ft-to-come = { $all ->
    [yes] mancano { $things }
   *[no] { $number } tra { $things }
 }
ft-a-set = È una serie!
ft-no-set = Non è una serie.
ft-to-go = { $number ->
    [one] Ne manca una.
   *[other] Ne mancano { $number }.
 }
ft-theft-help = { $who ->
    [you] Hai annunciato { $target }. Se le quattro sono una serie, il furto rende; altrimenti si richiudono e prendi un Malocchio.
   *[other] { $name } ha annunciato { $target }. Se le quattro sono una serie, il furto rende; altrimenti si richiudono e { $name } prende un Malocchio.
 }
ft-still-closed = { $number ->
    [one] Una ancora coperta
   *[other] { $number } ancora coperte
 }
ft-would-keep = Che cosa può nascondere una giara, e che cosa salverebbe la serie.
ft-fits = salverebbe la serie
ft-spoils = rovinerebbe la serie
ft-turn-all = Scopri tutto

# King of Thieves
kot-ask-turn = Posare una carta, nascondersi o fuggire?
kot-ask-help = { $price ->
    [0] Restare non costa nulla. Clicca una carta per sceglierla, ancora per girarla.
   *[other] Restare costa { $price } di reputazione. Clicca una carta per sceglierla, ancora per girarla.
 }
kot-ask-chosen = { $price ->
    [0] Con questa carta conta: { $end }. Clicca ancora per l'altro capo.
   *[other] Restare costa { $price } di reputazione. Con questa carta conta: { $end }. Clicca ancora per l'altro capo.
 }
kot-lay-down = Posa coperta
kot-lay-up = Posa scoperta
kot-hide = Nasconditi
kot-escape = Fuggi
kot-escaped = fuggito
kot-out = fuori
kot-starts = comincia
kot-gold = oro
kot-reputation = reputazione
kot-round = Tomba { $number } di { $tombs }, giro { $round } di { $rounds }
kot-out-of-tomb = fuori da questa tomba
kot-prize = { $gold } d'oro per più { $symbols }
kot-for-everybody = Per tutti
kot-one-end = un capo, in un duello
kot-your-row = Hai posato
kot-counts = conta
kot-face-down = coperta
kot-beaten-by = battuto da { $number }
kot-showdown = La resa dei conti
kot-then = Prima i Guardiani, poi la tomba
kot-the-tomb = La tomba
kot-the-most = il maggior numero di
kot-crib = Una tomba, tre giri
kot-crib-tomb = La tomba dà il suo oro a chi ha più del suo simbolo.
kot-crib-guardians = I Guardiani danno la loro reputazione a chi ne ha di più, se basta.
kot-crib-rubies = I rubini sono qualsiasi simbolo.
kot-leads = in testa
kot-wins = vince
kot-here = qui { $end }
kot-now = ora
kot-next = poi
kot-drag = Clicca sul duello in cui vale, o trascinala lì.
kot-turned = Tutte le carte di un ladro sono scoperte.
kot-settled = I duelli sono decisi.
kot-goes-on = Avanti
kot-crowned = Re dei ladri

# Looking back
looking-back = Sguardo indietro
step-back = Indietro (freccia sinistra)
step-on = Avanti (freccia destra)
play-on = Riproduci (spazio)
moment = Momento
through-eyes = Con gli occhi di
a-spectator = uno spettatore
show-chances = Mostra le probabilità
show-table = Mostra il tavolo
turn-number = turno { $number }
round-number = giro { $number }
turn-of-turns = turno { $number } di { $of }
all-open = Tutto scoperto
copy-moment = Link a qui
open-game = Apri una partita salvata
not-a-game = In questo file non c’è una partita.
no-kept-game = Apri di nuovo il file: questa pagina non ne conserva nulla.
review-thinks = L’allenatore guarda ogni decisione. La prima volta ci vuole un po’.
review-nothing-here = Qui nessuno aveva scelta.
review-agrees = { $who-is ->
    [you] Hai scelto
   *[other] { $who } ha scelto
 }: { $chosen }. Lo farebbe anche l’allenatore.
review-differs = { $who-is ->
    [you] Hai scelto
   *[other] { $who } ha scelto
 }: { $chosen }. L’allenatore: { $better }.
review-chosen = { $choice } (scelto)
review-turn = Turno { $number }: { $choice }
review-instead = invece di: { $choice }
review-no-costly = Nessuna decisione è costata molto.
costliest = Le decisioni più care
chances-title = Probabilità di vincere, in per cento
keep-game = Conserva la partita
play-on-from-here = Continua da qui

# Fairness
fair-title = Controlla questa partita
fair-all-right = { $number ->
    [one] L'unica estrazione è giusta
   *[other] Tutte le { $number } estrazioni sono giuste
 }
fair-wrong = { $number ->
    [0] Il sigillo non combacia
    [one] Un'estrazione è sbagliata
   *[other] { $number } estrazioni sono sbagliate
 }
fair-here = ricalcolato proprio ora, su questo dispositivo
fair-save = Conserva la prova
fair-how = Perché nessuno poteva barare
fair-sealed = Abbiamo sigillato un segreto
fair-sealed-text = Prima che qualcuno si sedesse, il server ha scelto un numero segreto e ne ha mostrato il sigillo. Dal sigillo nessuno trova il segreto; con un altro segreto il sigillo si romperebbe.
fair-fits = il sigillo combacia
fair-broken = sigillo rotto
fair-added = Ognuno ha aggiunto un numero
fair-added-text = Ogni browser ha gettato il suo, dopo che il sigillo fu mostrato. Così il server non poteva scegliere un segreto di comodo.
fair-follows = Ogni estrazione segue da entrambi
fair-follows-text = Il segreto, questi numeri e il numero dell'estrazione si mescolano; la mescolanza dice che cosa esce. Ora che la partita è finita il segreto è aperto, e chiunque può rifare il conto.
fair-opened = aperto
fair-one-by-one = Il caso, estrazione per estrazione
fair-right = giusto
fair-not-right = sbagliato
fair-mix = La mescolanza comincia con
fair-rest = Diviso per { $total } resta { $rest }:
fair-differs = altro, e non { $outcome }
fair-not-mine = Non è il sigillo o il numero che questo browser conosce
fair-roll = lancio { $number }
fair-computing = Si ricalcola tutto …
fair-more = { $bad ->
    [0] altre { $number }, tutte giuste
   *[other] altre { $number }, { $bad } sbagliate in tutto
 }

# One device for several
curtain-pass = Passa il dispositivo a { $name }
curtain-help = Il tavolo è dietro il sipario: qualcosa è solo per gli occhi di { $name }.
curtain-me = Sono { $name }
one-device = Un solo dispositivo
somebody-is-asked = Tocca a { $name } rispondere

# The first turn
guide-label = Il tuo primo turno, passo { $step } di { $steps }
guide-note = Il tuo primo turno
guide-skip = Salta
guide-next = Avanti
guide-end = Gioca
guide-again = Mostra ancora il primo turno
guide-kings-gold-1 = Questi cinque dadi sono tuoi.
    .text = Una moneta con un cannone prende altrettante monete dal Bottino, con un teschio deruba qualcuno. Le tibie si bloccano, e tre ti costano.
guide-kings-gold-2 = Tieni ciò che si abbina. Rilancia il resto.
    .text = Clicca i dadi da rilanciare, fino ad altre due volte. Ciò che non clicchi resta.
guide-kings-gold-3 = Lancia, o fermati.
    .text = Quando ti fermi, abbini monete e simboli. Vince chi ha più monete quando il Bottino è vuoto.
guide-king-thief-minister-1 = Sei carte, sei personaggi.
    .text = Nessuno sa qual è quale, nemmeno quella che ha davanti. Ogni tanto ne guardi una, e la tieni a mente.
guide-king-thief-minister-2 = Tutti vogliono il tesoro.
    .text = I personaggi prendono monete, da qui e gli uni dagli altri. Quando è vuoto vince il più ricco.
guide-king-thief-minister-3 = Guarda, sposta o afferma.
    .text = Afferma di essere chi vuoi, vero o no. Chi dubita guarda la tua carta: se hai mentito non succede nulla, se no paga.
guide-guild-of-thieves-1 = Un mercato di oggetti magici.
    .text = Prima metti i tuoi ladri su carte. Quando un ladro se ne va la carta è tua, e resta un vuoto.
guide-guild-of-thieves-2 = Le vie si fanno rare.
    .text = Solo il Tappeto passa i vuoti. I numeri sono punti.
guide-guild-of-thieves-3 = Gioca una carta per muovere un ladro.
    .text = Ogni oggetto si muove a modo suo. Indica una carta per vedere fin dove porta.
guide-forty-thieves-1 = Sedici giare, in ognuna c'è qualcosa.
    .text = Una giara nasconde un ladrone del suo colore, uno del suo simbolo, o qualcosa di speciale. Guardane una a ogni turno, e tienila a mente.
guide-forty-thieves-2 = Le gemme si rubano con quattro tessere.
    .text = Se le quattro tessere attorno a una gemma sono una serie, è tua: un colore, quattro colori, un simbolo o quattro simboli. Se no, prendi un Malocchio.
guide-forty-thieves-3 = La tua mano aiuta.
    .text = Metti tessere sul tabellone, scambia vicine, o gioca qualcosa di speciale.
guide-king-of-thieves-1 = In questa tomba c'è oro.
    .text = Chi dopo tre giri mostra di più del suo simbolo lo prende.
guide-king-of-thieves-2 = I Guardiani custodiscono reputazione.
    .text = Battine uno con abbastanza del suo simbolo, e più degli altri, e i suoi gettoni sono tuoi.
guide-king-of-thieves-3 = Posa carte, o fuggi in tempo.
    .text = Clicca una carta per sceglierla e ancora per girarla; coperta bluffa. Restare costa reputazione.
