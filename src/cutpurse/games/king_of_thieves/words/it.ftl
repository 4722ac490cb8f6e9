# Glossario: tomb tomba, Guardian Guardiano, gold oro, reputation reputazione, community card carta comune,
# showdown resa dei conti, escape fuggire, hide nascondersi, lay giocare, end lato, deck mazzo, discards scarti.
title = Re dei ladri
tagline = Carte con due lati, tre giri di bluff all'ingresso di una tomba

# Regole della casa
option-target = Oro per vincere
    .help = Con tanto oro si vince subito; 15 e 20 allungano la partita
option-tombs = Tombe
    .help = Quante tombe si aprono; 0: ognuna una volta, o quante ne servono a una partita lunga
option-stakes = Posta
    .help = Quanto costa un giro; alta: due di reputazione, per il doppio dell'oro
option-stakes-normal = normale
option-stakes-high = alta
option-rubies = Rubini
    .help = Il mazzo: tanti Rubini quante Chiavi, o quattro in tutto
option-rubies-common = tanti quante le Chiavi
option-rubies-rare = quattro in tutto
option-sets = Serie
    .help = Per più ladri: tante serie di carte quante ne servono per i posti, o sempre due
option-sets-auto = quante ne servono

# Simboli, uno o più
symbol-key = Chiave
    .many = Chiavi
    .short = Chia
symbol-lamp = Lampada
    .many = Lampade
    .short = Lamp
symbol-shield = Scudo
    .many = Scudi
    .short = Scud
symbol-sword = Spada
    .many = Spade
    .short = Spad
symbol-ruby = Rubino
    .many = Rubini
    .short = Rub
symbols = { $number ->
    [one] 1 { $symbol }
   *[other] { $number } { FORM($symbol, "many") }
 }

# Carte; prima il lato che conta, con quello che i suoi rubini rappresentano
kind = { $end }|{ $other }
declared = { $end } { $meaning }
as = { $number ->
    [one] (come { $symbol })
   *[other] (come { FORM($symbol, "many") })
 }
card = carta
pile-cards = mazzo
pile-tombs = tombe
pile-guardians = Guardiani
pile-gold = oro
duel-tomb = tomba

# Tombe
tomb-locksmith = Tomba del Fabbro
    .the = la Tomba del Fabbro
tomb-whispers = Camera dei Sussurri
    .the = la Camera dei Sussurri
tomb-sealed-treasury = Tesoro Sigillato
    .the = il Tesoro Sigillato
tomb-lampmaker = Cripta del Lampista
    .the = la Cripta del Lampista
tomb-smoke = Santuario del Fumo
    .the = il Santuario del Fumo
tomb-djinn = Palazzo del Djinn
    .the = il Palazzo del Djinn
tomb-guardsman = Tumulo della Guardia
    .the = il Tumulo della Guardia
tomb-janissaries = Sala dei Giannizzeri
    .the = la Sala dei Giannizzeri
tomb-iron-sultan = Tomba del Sultano di Ferro
    .the = la Tomba del Sultano di Ferro
tomb-raider = Sepolcro del Predone
    .the = il Sepolcro del Predone
tomb-seven-blades = Tomba delle Sette Lame
    .the = la Tomba delle Sette Lame
tomb-warlord = Mausoleo del Condottiero
    .the = il Mausoleo del Condottiero

# Guardiani; senza un nome proprio, il più giovane di due uguali
guardian = { FORM($first, "gender") ->
    [feminine] seconda { $first }
   *[masculine] secondo { $first }
 }
    .the = { FORM($first, "gender") ->
        [feminine] la seconda { $first }
       *[masculine] il secondo { $first }
     }
    .gender = { FORM($first, "gender") }
guardian-poisoned-lock = Serratura Avvelenata
    .the = la Serratura Avvelenata
    .gender = feminine
guardian-spiked-pit = Fossa di Spuntoni
    .the = la Fossa di Spuntoni
    .gender = feminine
guardian-crushing-walls = Muro Schiacciante
    .the = il Muro Schiacciante
    .gender = masculine
guardian-cursed-glyph = Glifo Maledetto
    .the = il Glifo Maledetto
    .gender = masculine
guardian-pillar-of-flame = Colonna di Fuoco
    .the = la Colonna di Fuoco
    .gender = feminine
guardian-bound-djinn = Djinn Incatenato
    .the = il Djinn Incatenato
    .gender = masculine
guardian-giant-scorpion = Scorpione Gigante
    .the = lo Scorpione Gigante
    .gender = masculine
guardian-stone-colossus = Colosso di Pietra
    .the = il Colosso di Pietra
    .gender = masculine
guardian-scything-blades = Lama Falciante
    .the = la Lama Falciante
    .gender = feminine
guardian-skeleton = Scheletro
    .the = lo Scheletro
    .gender = masculine
guardian-ghoul-pack = Branco di Ghoul
    .the = il Branco di Ghoul
    .gender = masculine
guardian-mummy-lord = Signore delle Mummie
    .the = il Signore delle Mummie
    .gender = masculine

# Azioni
escape = fuggi
hide = nasconditi
call = chiama la resa dei conti
lay-up = gioca una carta a faccia in su
lay-down = gioca una carta a faccia in giù
enough = basta così
lay-card = gioca { $card }
use-end = usa il lato { $symbol }
declare-as = dichiara { FORM($symbol, "many") }
for-tomb = per la { $tomb }
against = contro { FORM($guardian, "the") }
seat-begins = prima { $who }
lay-so = gioca { $card }: { $end }
end-up = { $symbol } in su
end-down = { $symbol } in giù
end-up-as = { $symbol } in su come { $meaning }
lay-how = gioca { $card }, { $face }
count-so = { $what } { $where }
count-all = { LIST($counts, " · ") }
brings-draws = { $cards ->
    [0] non peschi nulla
    [one] peschi una carta
   *[other] peschi { $cards } carte
 }
brings-pays = paghi { $price }, { $draws }

# Che cosa si chiede
hide-or-lay = nasconditi o gioca una carta
ask-turn = Giro { $round } di { $rounds }: fuggi, oppure resta { $price ->
    [0] senza pagare
    [one] per 1 gettone di reputazione
   *[other] per { $price } gettoni di reputazione
 } ({ $stay }).
ask-alone = Nella tomba ci sei solo tu, ma non hai ancora pagato niente: fuggi, oppure resta { $price ->
    [one] per 1 gettone di reputazione
   *[other] per { $price } gettoni di reputazione
 } ({ $stay }).
ask-call = Nella tomba ci sei solo tu: fuggi, chiama la resa dei conti, oppure resta { $price ->
    [0] senza pagare
    [one] per 1 gettone di reputazione
   *[other] per { $price } gettoni di reputazione
 } ({ $stay }).
ask-card-up = Quale carta giochi a faccia in su?
ask-card-down = Quale carta giochi a faccia in giù?
face-up = a faccia in su
face-down = a faccia in giù
ask-end = Giochi { $card } { $face }: quale lato conta?
ask-declare = { $number ->
    [one] Che cosa rappresenta il tuo Rubino?
   *[other] Che cosa rappresentano i tuoi { $end }?
 }
ask-more = Giochi una seconda carta, o ne basta una?
ask-duel = In quale duello conti { $end }?
ask-community = In quale duello conti la carta comune, { $card }?

# Perché no
no-showdown = dove conta una carta si decide nella resa dei conti
not-there = quel Guardiano non è sul tavolo
does-not-fit = i simboli non vanno bene per quel duello
rounds-over = i giri sono finiti: di' in quale duello conta la carta
not-held = non hai in mano quella carta
no-card-yet = prima di' se giochi una carta a faccia in su o a faccia in giù
no-such-end = la carta non ha quel lato
nothing-to-turn = non c'è nessuna carta di cui scegliere il lato
nothing-to-declare = si dichiarano solo i Rubini giocati a faccia in su
card-in-hand = prima finisci di giocare la carta
no-cards = non hai più carte da giocare
not-alone = nella tomba ci sono ancora altri ladri
nothing-paid = non hai ancora pagato niente per questa tomba
nothing-laid = in questo turno non hai giocato nessuna carta
already-laid = hai giocato una carta: giocane un'altra, o di' che basta così

# Che cosa è successo
begins = { $who-is ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
 }
hand-dealt = Ricevi { $cards }.
new-tomb = Tomba { $number } di { $of }: { $tomb }, { $gold ->
    [one] 1 moneta d'oro
   *[other] { $gold } monete d'oro
 } a chi ha più { FORM($symbol, "many") }.
new-creature = Il suo Guardiano è una creatura, { FORM($guardian, "the") }: si batte con { $symbols }.
new-trap = Il suo Guardiano è una trappola, { FORM($guardian, "the") }: si batte con { $symbols }.
new-community = La carta comune è { $card }.
community-card = la carta comune
draws = Peschi { $card }.
shuffled = Gli scarti vengono mescolati e diventano il mazzo.
escapes = { $who-is ->
    [you] Fuggi
   *[other] { $who } fugge
 }{ $left ->
    [0] .
    [one] {" "}e { $who-is ->
        [you] lasci
       *[other] lascia
     } una carta.
   *[other] {" "}e { $who-is ->
        [you] lasci
       *[other] lascia
     } { $left } carte.
 }
hides = { $who-is ->
    [you] Ti nascondi
   *[other] { $who } si nasconde
 }{ $paid ->
    [0] {" "}senza pagare.
    [one] {" "}per 1 gettone di reputazione.
   *[other] {" "}per { $paid } gettoni di reputazione.
 }
calls = { $who-is ->
    [you] Chiami
   *[other] { $who } chiama
 } la resa dei conti.
lays = { $who-is ->
    [you] Giochi
   *[other] { $who } gioca
 } { $card } { $face }.
lays-hidden = { $who } gioca una carta a faccia in giù.
showdown = La resa dei conti!
turns-over = { $who-is ->
    [you] Scopri
   *[other] { $who } scopre
 } { $card }.
counts = { $who-is ->
    [you] Conti
   *[other] { $who } conta
 } { $what } { $where }.
has-totals = { $who-is ->
    [you] Hai
   *[other] { $who } ha
 } { $totals }.
has-none = { $who-is ->
    [you] Non hai
   *[other] { $who } non ha
 } niente che conti.
beats = { $who-is ->
    [you] Batti
   *[other] { $who } batte
 } { FORM($guardian, "the") } con { $symbols } e { $who-is ->
    [you] { $tokens ->
        [0] non guadagni niente.
        [one] prendi 1 gettone di reputazione.
       *[other] prendi { $tokens } gettoni di reputazione.
     }
   *[other] { $tokens ->
        [0] non guadagna niente.
        [one] prende 1 gettone di reputazione.
       *[other] prende { $tokens } gettoni di reputazione.
     }
 }
beat-together = Parità a { $symbols }, che battono { FORM($guardian, "the") }; la reputazione si divide: { $gains }.
gain = { $tokens ->
    [0] { $who-is ->
        [you] niente per te
       *[other] niente per { $who }
     }
   *[other] { $who-is ->
        [you] { $tokens } per te
       *[other] { $tokens } per { $who }
     }
 }
guardian-leaves = Sopra { FORM($guardian, "the") } non c'è reputazione: la carta viene scartata.
unbeaten = Ancora in piedi: { $guardians }.
kept = { FORM($guardian, "the") } (reputazione { $tokens })
plunders = { $who-is ->
    [you] Saccheggi
   *[other] { $who } saccheggia
 } { FORM($tomb, "the") } con { $symbols } e { $who-is ->
    [you] prendi
   *[other] prende
 } { $gold ->
    [one] 1 moneta d'oro.
   *[other] { $gold } monete d'oro.
 }
plunder-together = Parità a { $symbols } per { FORM($tomb, "the") }; l'oro si divide: { $gains }.
unplundered = Nessuno saccheggia { FORM($tomb, "the") }; il suo oro torna nella riserva.
is-out = { $who-is ->
    [you] Non hai più reputazione: sei fuori gioco.
   *[other] { $who } non ha più reputazione: è fuori gioco.
 }
begins-next = { $who-is ->
    [you] Cominci tu
   *[other] Comincia { $who }
 } alla prossima tomba.
target-reached = L'obiettivo di { $gold } monete d'oro è raggiunto!
tombs-over = Era l'ultima tomba.
all-out = Non resta nessun ladro in gioco.
last-thief = { $who-is ->
    [you] In gioco resti solo tu.
   *[other] In gioco resta un solo ladro: { $who }.
 }
scores = Alla fine { $scores }.
score = { $who-is ->
    [you] tu hai
   *[other] { $who } ha
 } { $gold ->
    [one] { $gold } moneta d'oro
   *[other] { $gold } monete d'oro
 }
score-out = { $who-is ->
    [you] tu sei fuori gioco
   *[other] { $who } è fuori gioco
 }
tie-break = Parità d'oro, quindi conta la reputazione: { $reputation }.
has = { $who-is ->
    [you] tu hai
   *[other] { $who } ha
 } { $tokens }
wins = { $who-is ->
    [you] Sei il Re dei ladri!
   *[other] { $who } è il Re dei ladri!
 }
share = Corona condivisa: { $who }.

# Il tavolo
heading-setup = prima della prima tomba
heading-round = tomba { $number } di { $of }, giro { $round } · obiettivo oro { $target }
heading-showdown = tomba { $number } di { $of }, resa dei conti · obiettivo oro { $target }
heading-done = la partita è finita
the-tomb = Tomba
the-guardian = Guardiano
the-community = Carta comune
most-of = più { $symbol }
gold-on = oro { $gold }
pool = reputazione { $tokens }
pool-brief = rep. { $tokens }
tokens = oro { $gold }, reputazione { $reputation }, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 }
legend = oro/rep./mano, carte giocate
is-out-of-it = fuori gioco
is-winner = Re dei ladri
has-escaped = in fuga
is-start = comincia
hidden-card = (coperta)
not-end = non { $end }
is-down = (coperta)
with-community = + carta comune { $where }
total = { $number } { $where }
decks = mazzo { $deck }, scarti { $up } a faccia in su e { $down } a faccia in giù
your-hand = La tua mano

# Dopo
epilogue = Rimaste coperte e mai mostrate
left-behind = Tomba { $number }: { $who-is ->
    [you] hai lasciato
   *[other] { $who } ha lasciato
 } { $cards }.
