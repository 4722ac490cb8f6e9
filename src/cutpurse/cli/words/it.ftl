# Quello che dice il terminale; i giochi portano le proprie parole.

welcome = Cutpurse, un tavolo di re e di ladri
which-game = Quale gioco?
how-many-opponents = Quanti avversari?
seats = posti
range = da { $least } a { $most }, Invio per { $default }
not-in-range = Scrivi un numero da { $least } a { $most }, oppure { command-quit }.
good-night = Buona notte.
player = Giocatore { $number }

pick-number = scegli un numero da 1 a { $last }, oppure scrivi { command-help }
many-choices = Scrivi una delle { $number } scelte, da «{ $first }» a «{ $last }».
saved = Salvato in { $file }.
save-where = di' dove salvare, per esempio: { command-save } venerdi.json
not-a-save = { $file } esiste già e non è una partita salvata; scegli un altro nome
taken-back = Mossa annullata.
going-on = La partita continua.
leave = Lasci il tavolo.
kept = La partita è conservata; per riprenderla: cutpurse play --resume { $file }
draw-curtain = { $name }, premi Invio per chiudere il sipario.
raise-curtain = Il sipario è chiuso. { $name }, premi Invio quando puoi vedere solo tu.
cover = Tienilo a mente; Invio lo copre.
at-the-end = La partita è finita: { command-save } FILE, { command-again } per rigiocare, o Invio per uscire.

# Che cosa si può scrivere in italiano; le parole inglesi valgono sempre.
command-help = aiuto
command-undo = annulla
command-save = salva
command-rules = regole
command-quit = esci
command-again = ancora
command-say = parla
command-begin = comincia

help-choice = numero o parole
help-choice-text = fai quella scelta; basta l'inizio di qualche parola
help-enter = Invio
help-enter-text = mostra di nuovo il tavolo
help-undo = { command-undo }
help-undo-text = annulla la tua ultima scelta, se da allora non è uscito niente
help-save = { command-save } FILE
help-save-text = metti per iscritto la partita; per riprenderla: cutpurse play --resume FILE
help-rules = { command-rules }
help-rules-text = mostra le regole
help-quit = { command-quit }
help-quit-text = lascia il tavolo

guest = Ospite
your-table = Gli amici si siedono qui con: cutpurse play --server { $url } --table { $table }
waiting-for-people = { $number ->
    [one] Una sedia è libera; si comincia quando qualcuno la prende, oppure scrivi { command-begin }.
   *[other] { $number } sedie sono libere; si comincia quando sono occupate, oppure scrivi { command-begin }.
  }
waiting-for = Tocca a: { $names }.
you-look-on = Stai a guardare.
clock = { $seconds ->
    [one] Hai un secondo.
   *[other] Hai { $seconds } secondi.
  }
answer-kept = La tua risposta è conservata e si mostra con quelle degli altri.
connection-lost = La connessione è persa; nuovo tentativo …
seat-kept = Il tuo posto resta tuo; per riprendere: cutpurse play --server { $url } --table { $table }
dice-checked = { $outcomes ->
    [one] Verificato: l'unico caso di questa partita è venuto come promesso.
   *[other] Verificato: tutti i { $outcomes } dadi e carte di questa partita sono venuti come promesso.
  }
record-where = di' dove scrivere, per esempio: { command-save } venerdi.json; il file non deve ancora esistere
record-saved = Salvato in { $file }; si verifica con: cutpurse verify { $file }
help-say = { command-say } …
help-say-text = dire qualcosa a chi è al tavolo
help-begin = { command-begin }
help-begin-text = cominciare senza aspettare: i bot prendono le sedie libere
help-record = { command-save } FILE
help-record-text = scrivere una partita finita, con tutto ciò che prova i suoi dadi
help-leave = { command-quit }
help-leave-text = uscire; il tuo posto resta tuo

table-is-set = Il tavolo è pronto.
replay-keys = { $here } di { $last } · Invio: avanti · b: indietro · un numero: vai lì · q: esci
replay-unknown = Scrivi Invio, b, un numero da 0 a { $last }, oppure q.

coach-thinks = Il coach riflette …
coach-looks = Il coach rivede ogni decisione
coach-exact = Accanto a ogni scelta: la tua esatta probabilità di vincere.
coach-estimate = Accanto a ogni scelta: la tua probabilità di vincere, come la stima il coach da ciò che sai.
coach-best = Il coach preferisce: { $choices }.
coach-fine = Coach: ben giocato ({ $chance } di vincere).
coach-cost = Coach: ti è costato { $cost }; «{ $best }» dava { $bestchance } di vincere, «{ $choice }» { $chance }.
coach-costliest = { $number ->
    [one] La decisione più costosa:
   *[other] Le { $number } decisioni più costose:
  }
coach-costly = momento { $moment }, { $name }: «{ $choice }» è costato { $cost } ({ $chance } di vincere); «{ $best }» dava { $bestchance }
coach-no-mistake = Il coach non ha visto decisioni costose.
