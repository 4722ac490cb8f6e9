# Glossario: jar giara, tile tessera, gem gemma, hoard bottino, set serie, line linea, row riga, stack pila,
# discards scarti, Evil Eye Malocchio, peek sbirciare, glimpse occhiata.
title = Quaranta ladroni
tagline = Giare che nascondono ladroni, memoria e deduzione, nove zaffiri

# Regole della casa
option-first = Primo turno
    .help = Chi comincia: decide il caso, oppure sempre lo stesso posto
option-first-chance = decide il caso
option-turns = Turni
    .help = Turni dopo i quali la partita finisce anche se ci sono ancora gemme sul tabellone
option-memory_aid = Promemoria
    .help = Se il tavolo mostra quello che hai visto: no mette alla prova la tua memoria, sì ricorda per te
option-memory_aid-off = no
option-memory_aid-on = sì

# Cose
place = { $id }
slot = { $id }
gem = gemma { $id }
    .the = la gemma { $id }
line-row-1 = riga 1
    .the = la riga 1
    .capital = La riga 1
line-row-2 = riga 2
    .the = la riga 2
    .capital = La riga 2
line-row-3 = riga 3
    .the = la riga 3
    .capital = La riga 3
line-row-4 = riga 4
    .the = la riga 4
    .capital = La riga 4
line-column-a = colonna a
    .the = la colonna a
    .capital = La colonna a
line-column-b = colonna b
    .the = la colonna b
    .capital = La colonna b
line-column-c = colonna c
    .the = la colonna c
    .capital = La colonna c
line-column-d = colonna d
    .the = la colonna d
    .capital = La colonna d
line-diagonal-a1-d4 = diagonale a1 d4
    .the = la diagonale a1 d4
    .capital = La diagonale a1 d4
line-diagonal-d1-a4 = diagonale d1 a4
    .the = la diagonale d1 a4
    .capital = La diagonale d1 a4
colour-red = rosso
    .letter = r
    .short = ros
    .feminine = rossa
    .plural = rossi
colour-green = verde
    .letter = v
    .short = ver
    .feminine = verde
    .plural = verdi
colour-yellow = giallo
    .letter = g
    .short = gia
    .feminine = gialla
    .plural = gialli
colour-blue = blu
    .letter = b
    .short = blu
    .feminine = blu
    .plural = blu
symbol-sun = sole
    .with = dal{" "}
    .gender = masculine
symbol-clubs = fiori
    .with = dai{" "}
    .gender = plural
symbol-moon = luna
    .with = dalla{" "}
    .gender = feminine
symbol-hand = mano
    .with = dalla{" "}
    .gender = feminine
symbol-star = stella
    .with = dalla{" "}
    .gender = feminine
jar = giara { FORM($symbol, "with") }{ jar.painted }
    .a = una giara { FORM($symbol, "with") }{ jar.painted }
    .the = la giara { FORM($symbol, "with") }{ jar.painted }
    .painted = { FORM($symbol, "gender") ->
        [feminine] { $symbol } { FORM($colour, "feminine") }
        [plural] { $symbol } { FORM($colour, "plural") }
       *[masculine] { $symbol } { $colour }
     }
thief = ladro { FORM($symbol, "with") }{ jar.painted }
    .a = un ladro { FORM($symbol, "with") }{ jar.painted }
    .the = il ladro { FORM($symbol, "with") }{ jar.painted }
special-lantern = Lanterna
    .a = una Lanterna
    .the = la Lanterna
special-sapphire = Zaffiro
    .a = uno Zaffiro
    .the = lo Zaffiro
special-amulet = Amuleto
    .a = un Amuleto
    .the = l'Amuleto
special-dagger = Pugnale
    .a = un Pugnale
    .the = il Pugnale
tile = tessera
hoard = { $owner-is ->
    [you] il tuo bottino
   *[other] il bottino di { $owner }
 }
pile-stack = pila
pile-discards = scarti
pile-eyes = occhi

# Azioni
pass = passa
discard-nothing = non scartare niente
discard = scarta { LIST($slots, " ") }
look = guarda { $place }
show = mostra { $place }
peek = sbircia { $place }
put = metti { $slot }
on = su { $place }
swap = scambia { $place }
with = con { $place }
play = gioca { $special } { $slot }
steal = ruba { FORM($target, "the") }
take = prendi { FORM($gem, "the") }
rob-gem = ruba una gemma a { $victim }
rob-tile = ruba una tessera a { $victim }
brings-rob = ha { $number }

# Esiti
first-seat = comincia { $who }
its-colour = il ladro del suo colore
its-symbol = il ladro del suo simbolo
its-special = l'oggetto speciale

# Che cosa si chiede
ask-discard = Scarta quello che non vuoi; poi la tua mano torna a tre tessere.
ask-glimpse = { $closed ->
    [0] Nessuna tessera è coperta: passa.
   *[other] Guarda una tessera del tabellone, { $lanterns ->
        [0] o passa.
       *[other] gioca una Lanterna per sbirciarne due, o passa.
     }
 }
ask-action = { $tiles ->
    [0] Scambia due vicine
   *[other] Metti una tessera dalla mano sul tabellone, scambia due vicine
 }{ $specials ->
    [0] , o passa.
   *[other] , gioca una tessera speciale, o passa.
 }
ask-steal = Annuncia un furto, o passa per finire il turno.
ask-show = La Lanterna in { $place } mostra { $missing ->
    [one] ancora una tessera intorno. Quale?
   *[other] { $missing } tessere intorno. Scegline una.
 }
ask-peek = Scegli due tessere vicine da sbirciare. Qual è la prima?
ask-peek-too = Quale tessera accanto a { $place } è la seconda?
ask-put = Su quale casella metti la tessera { $slot }?
ask-swap = Con quale vicina scambi { $place }?
ask-take = Scegli la gemma o la tessera Zaffiro che prendi.
ask-take-line = { FORM($line, "capital") } frutta. Scegli { $touching ->
    [0] la gemma o la tessera Zaffiro che prendi.
   *[other] una gemma che la tocca.
 }
ask-dagger = { $who } gioca { FORM($special, "a") }. { $daggers ->
    [0] Non hai un Pugnale per rispondere.
   *[other] Rispondi con un Pugnale, o passa.
 }

# Perché no
not-now = non è il momento
not-asked-discard = prima devi completare la tua mano
no-tile = non hai in mano la tessera { LIST($slots, "or") }
lies-open = { $place } è scoperta
not-around = la Lanterna mostra tessere coperte vicine, ognuna una volta, e { $place } non è tra queste
no-peek = si sbirciano due tessere vicine, almeno una delle quali coperta
not-adjacent = { $place } e { $other } non sono vicine
half-done = finisci quello che hai cominciato: scegli una casella
not-in-hand = la tessera { $slot } che hai in mano non è { FORM($special, "a") }
lantern-only-glimpse = una Lanterna si gioca come occhiata
special-only-action = uno Zaffiro o un Amuleto si gioca come azione
no-eye = non hai un Malocchio da restituire
dagger-only-answer = un Pugnale si gioca in risposta alla tessera speciale di un altro
only-dagger = si può rispondere solo con un Pugnale
gem-gone = { FORM($gem, "the") } non c'è più
not-touching = { FORM($gem, "the") } non tocca la linea, mentre un'altra gemma la tocca
touching-first = devi prendere una gemma che tocca la linea, visto che ce n'è una
not-yourself = non puoi derubarti
nothing-to-rob = { $victim } non ne ha

# Che cosa è successo
begins = { $who-is ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
 }
board-laid = Sul tabellone ci sono sedici giare, con nove gemme in mezzo.
fills-hand = { $who } completa la mano fino a tre tessere.
you-draw = Peschi { FORM($jar, "a") }.
you-draw-face = Peschi { FORM($face, "a") } in { FORM($jar, "a") }.
you-get = Contiene { FORM($face, "a") }.
discards = { $who-is ->
    [you] Scarti
   *[other] { $who } scarta
 } { FORM($face, "a") }.
looks = { $who-is ->
    [you] Guardi
   *[other] { $who } guarda
 } { $place }.
peeks = { $who-is ->
    [you] Sbirci
   *[other] { $who } sbircia
 } { $places }.
holds = In { $place }: { FORM($face, "a") }.
finds-sapphire = Uno Zaffiro in { $place }! { $who-is ->
    [you] Lo tieni
   *[other] { $who } lo tiene
 }, e una nuova giara prende il suo posto.
finds-dagger = Un Pugnale in { $place }! { $who-is ->
    [you] Perdi
   *[other] { $who } perde
 } tutta la mano.
finds-lantern = Una Lanterna in { $place }! Mostra a tutti quello che ha intorno.
puts = { $who-is ->
    [you] Metti
   *[other] { $who } mette
 } { FORM($jar, "a") } in { $place } e { $who-is ->
    [you] prendi
   *[other] prende
 } { FORM($old, "the") } che c'era.
swaps = { $who-is ->
    [you] Scambi
   *[other] { $who } scambia
 } { $places }.
plays = { $who-is ->
    [you] Giochi
   *[other] { $who } gioca
 } { FORM($special, "a") }.
answers = { $who-is ->
    [you] Rispondi
   *[other] { $who } risponde
 } con un Pugnale.
cancelled = Senza effetto: { FORM($special, "the") }.
gives-back = { $who-is ->
    [you] Restituisci
   *[other] { $who } restituisce
 } un Malocchio.
announces = { $who-is ->
    [you] Annunci
   *[other] { $who } annuncia
 } un furto: { FORM($target, "the") }.
at-place = { $place } { $face }
reveals = Le quattro tessere: { $faces }.
succeeds = È una serie! { $who-is ->
    [you] Ci riesci.
   *[other] { $who } ci riesce.
 }
fails = Non è una serie: { $who-is ->
    [you] fallisci
   *[other] { $who } fallisce
 } e { $eyes ->
    [0] non resta nessun Malocchio da prendere.
   *[other] { $who-is ->
        [you] prendi
       *[other] prende
     } un Malocchio.
 }
pays = { FORM($line, "capital") } frutta.
takes-gem = { $who-is ->
    [you] Prendi
   *[other] { $who } prende
 } { FORM($gem, "the") }.
robs = { $victim-is ->
    [you] { $who } ti ruba
   *[other] { $who-is ->
        [you] Rubi
       *[other] { $who } ruba
     }
 } { $what ->
    [gem] una gemma
   *[tile] una tessera Zaffiro
 }{ $victim-is ->
    [you] .
   *[other] {" "}a { $victim }.
 }
replaced = Nuove giare in { $places }.
shuffled = Gli scarti vengono mescolati e diventano la pila.
last-gem = L'ultima gemma ha lasciato il tabellone.
turns-over = { $turns ->
    [one] L'unico turno è stato giocato
   *[other] Sono stati giocati { $turns } turni
 }: la partita è finita.
scores = { $who-is ->
    [you] Hai
   *[other] { $who } ha
 } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }: { $gems ->
    [0] nessuna gemma
    [one] 1 gemma
   *[other] { $gems } gemme
 } e { $tiles ->
    [0] nessuna tessera Zaffiro
    [one] 1 tessera Zaffiro
   *[other] { $tiles } tessere Zaffiro
 }{ $eyes ->
    [0] .
    [one] , meno 1 Malocchio.
   *[other] , meno { $eyes } Malocchi.
 }
tied = Parità a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }: { $who }.
tie-break = { $what ->
    [eyes] Meno Malocchi
   *[gems] Più gemme
 }: { $who }, con { $number }{ $tied ->
    [one] .
   *[other] {" "}a testa.
 }
wins = { $who-is ->
    [you] Hai vinto!
   *[other] { $who } vince!
 }
share = Vittoria a pari merito: { $who }.

# Il tavolo
heading-setup = si dispongono le giare
heading-turn = turno { $turn }
counted = { $pile } { $number }
top = prossima: { FORM($jar, "painted") }
score = { $points } ({ $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
 }, { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
 }, { $eyes ->
    [one] 1 occhio
   *[other] { $eyes } occhi
 })
empty-hand = nessuna tessera
in-hand = mano { $number }
legend-closed = cornice sottile: giara chiusa
legend-open = cornice spessa: tessera scoperta
legend-gone = –: già scoperta
legend-brief = [ ]: scoperta
sheet-jar = giara
sheet-colour = colore
sheet-symbol = simb.
sheet-special = spec.
sheet-example = { $jar }:
sheet-number = { $number } { $face }
or = { $one } o { $other }

# Dopo la partita
hidden = Che cosa era nascosto
a-face = { FORM($face, "a") }
face-on = { FORM($face, "a") } in { $place }
held = { $who } aveva { $faces }.
lay-there = Tessere coperte: { $faces }.
never-seen = Nessuno ha mai visto che cosa c'era in { $places }.
shuffled-since = Da quando gli scarti sono stati mescolati, nessuno ha visto che cosa c'era in { $places }.
