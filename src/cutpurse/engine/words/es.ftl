# Las palabras que usan todos los juegos.

seat = asiento { $number }
you = tú

ask-chance = Decide el azar.
ask-nobody = La partida ha terminado.

illegal = acción no válida «{ $action }»: { $reason }
no-such-action = acción no válida { $action }: { $title } conoce las acciones de 0 a { $last }
no-such-outcome = resultado no válido { $outcome }: aquí no puede salir
nothing-named = aquí nada se llama «{ $text }»
nothing-named-but = aquí nada se llama «{ $text }»; ¿querías decir { $close }?
several-named = «{ $text }» puede querer decir { $close }
unseen = algo oculto
by-rule = { $reason } ({ $number ->
    [one] regla { $rules }
   *[other] reglas { $rules }
 })
not-your-turn = no es tu turno
match-is-over = la partida ha terminado: ya no se puede jugar nada

undo-nothing = todavía no se ha jugado nada
undo-chance = lo que ha mostrado el azar no se puede deshacer
undo-of-another = solo el asiento al que le toca puede deshacer su propia última decisión
undo-turn-ended = lo que cerró el turno de otro no se puede deshacer
undo-seen = lo que alguien ha visto no se puede deshacer
in-one-go = { LIST($steps, " ") }
