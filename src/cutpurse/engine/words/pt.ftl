# As palavras que todos os jogos usam.

seat = lugar { $number }
you = tu

ask-chance = O acaso decide.
ask-nobody = A partida acabou.

illegal = ação inválida «{ $action }»: { $reason }
no-such-action = ação inválida { $action }: { $title } conhece as ações de 0 a { $last }
no-such-outcome = resultado inválido { $outcome }: aqui não pode sair
nothing-named = aqui nada se chama «{ $text }»
nothing-named-but = aqui nada se chama «{ $text }»; querias dizer { $close }?
several-named = «{ $text }» pode querer dizer { $close }
unseen = algo escondido
by-rule = { $reason } ({ $number ->
    [one] regra { $rules }
   *[other] regras { $rules }
 })
not-your-turn = não é a tua vez
match-is-over = a partida acabou: já não se pode jogar nada
