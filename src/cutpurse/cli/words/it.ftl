# Quello che dice il terminale; i giochi portano le proprie parole.

welcome = Cutpurse, un tavolo di re e di ladri
which-game = Quale gioco?
menu-hint = Un numero o un nome; Invio per { $game }. { command-rules } e un nome: come si gioca. { command-quit }: andare via.
no-such-game = Scrivi un numero da 1 a { $last }, o un nome.
go-on-with = continua { $title } del { $when }
against-whom = Contro chi?
company-hint = Quanti ({ $fewest } a { $most }), quale livello, e { command-coach } se vuoi, come: 1 master { command-coach }. Invio per { $opponents } { $level }.
coach-help = Mostra la tua probabilità di vincere accanto a ogni scelta
no-such-company = Scrivi un numero da { $fewest } a { $most }, una di queste parole, o entrambi.
seats = posti
good-night = Buona notte.
player = Giocatore { $number }

pick-number = scegli un numero da 1 a { $last }, oppure scrivi { command-help }
several-at-once = Due insieme: i due numeri, come 3 8.
not-together = "{ $choice }" non può seguire a questo
saved = Salvato in { $file }.
save-where = di' dove salvare, per esempio: { command-save } venerdi.json
not-a-save = { $file } esiste già e non è una partita salvata; scegli un altro nome
taken-back = Mossa annullata.
skipping = Gli altri giocano senza pause da adesso.
going-on = La partita continua.
leave = Lasci il tavolo.
kept = La partita è conservata; continua con:
draw-curtain = { $name }, premi Invio per chiudere il sipario.
raise-curtain = Il sipario è chiuso. { $name }, premi Invio quando puoi vedere solo tu.
cover = Tienilo a mente; Invio lo copre.
at-the-end = La partita è finita: { command-save } FILE, { command-again } per rigiocare, o Invio per uscire.
watched = La partita è finita; Invio per uscire.

# Che cosa si può scrivere in italiano; le parole inglesi valgono sempre.
command-help = aiuto
command-undo = annulla
command-save = salva
command-rules = regole
command-quit = esci
command-again = ancora
command-say = parla
command-begin = comincia
command-view = panorama
command-skip = salta
command-coach = coach

help-choice = numero o parole
help-choice-text = fai quella scelta; basta l'inizio di qualche parola
help-enter = Invio
help-enter-text = mostra di nuovo il tavolo
help-undo = { command-undo }
help-undo-text = annulla la tua ultima scelta, se da allora non è uscito niente
help-view = { command-view }
help-view-text = mostra tutto il tavolo, per quanto alto sia
help-skip = { command-skip }
help-skip-text = lascia giocare gli altri senza pause
help-save = { command-save } FILE
a-file = FILE
help-save-text = metti per iscritto la partita; per riprenderla: { $command }
help-rules = { command-rules }
help-rules-text = mostra le regole
help-quit = { command-quit }
help-quit-text = lascia il tavolo

guest = Ospite
your-table = Gli amici si siedono qui con:
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
seat-kept = Il tuo posto resta tuo; continua con:
dice-checked = { $outcomes ->
    [one] Verificato: l'unico caso di questa partita è venuto come promesso.
   *[other] Verificato: tutti i { $outcomes } dadi e carte di questa partita sono venuti come promesso.
  }
record-where = di' dove scrivere, per esempio: { command-save } venerdi.json; il file non deve ancora esistere
record-saved = Salvato in { $file }; si verifica con: { $command }
help-say = { command-say } …
help-say-text = dire qualcosa a chi è al tavolo
help-begin = { command-begin }
help-begin-text = cominciare senza aspettare: i bot prendono le sedie libere
help-record = { command-save } FILE
help-record-text = scrivere una partita finita, con tutto ciò che prova i suoi dadi
help-leave = { command-quit }
help-leave-text = uscire; il tuo posto resta tuo

table-is-set = Il tavolo è pronto.
keys-at-table = F1 aiuto · F2 regole · F3 tavolo · ↑↓ scegli · Ctrl-C esci · Pag↑ storia
keys-on-page = ↑↓ Pag↑ Pag↓: leggi · Esc: torna al tavolo
replay-keys = { $here } di { $last } · Invio: avanti · b: indietro · un numero: vai lì · q: esci
replay-unknown = Scrivi Invio, b, un numero da 0 a { $last }, oppure q.

coach-thinks = Il coach riflette …
coach-prepares = Il coach si prepara: le probabilità da una delle prossime scelte.
coach-looks = Il coach rivede ogni decisione
coach-exact = Accanto a ogni scelta: la tua esatta probabilità di vincere.
coach-estimate = Accanto: la tua probabilità di vincere, secondo il coach.
coach-best = Il coach preferisce: { $choices }.
coach-fine = Coach: ben giocato ({ $chance } di vincere).
coach-cost = Coach: ti è costato { $cost }; «{ $best }» dava { $bestchance } di vincere, «{ $choice }» { $chance }.
coach-costliest = { $number ->
    [one] La decisione più costosa:
   *[other] Le { $number } decisioni più costose:
  }
coach-costly = momento { $moment }, { $name }: «{ $choice }» è costato { $cost } ({ $chance } di vincere); «{ $best }» dava { $bestchance }
coach-no-mistake = Il coach non ha visto decisioni costose.
