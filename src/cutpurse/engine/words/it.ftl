# Le parole che usano tutti i giochi.

seat = posto { $number }
you = tu

ask-chance = Decide il caso.
ask-nobody = La partita è finita.

illegal = mossa non valida «{ $action }»: { $reason }
no-such-action = mossa non valida { $action }: { $title } conosce le mosse da 0 a { $last }
no-such-outcome = esito non valido { $outcome }: qui non può uscire
nothing-named = qui niente si chiama «{ $text }»
nothing-named-but = qui niente si chiama «{ $text }»; volevi dire { $close }?
several-named = «{ $text }» può voler dire { $close }
unseen = qualcosa di nascosto
by-rule = { $reason } ({ $number ->
    [one] regola { $rules }
   *[other] regole { $rules }
 })
not-your-turn = non è il tuo turno
match-is-over = la partita è finita: non si gioca più niente

undo-nothing = non è stato ancora giocato niente
undo-chance = ciò che il caso ha mostrato non si annulla
undo-of-another = solo il posto di turno può annullare la propria ultima decisione
undo-turn-ended = ciò che ha chiuso il turno di un altro non si annulla
undo-seen = ciò che qualcuno ha visto non si annulla
in-one-go = { LIST($steps, " ") }
