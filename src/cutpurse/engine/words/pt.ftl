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

undo-nothing = ainda não se jogou nada
undo-chance = o que o acaso mostrou não se desfaz
undo-of-another = só o lugar a quem cabe jogar pode desfazer a sua própria última decisão
undo-turn-ended = o que acabou o turno de outro não se desfaz
undo-seen = o que alguém viu não se desfaz
in-one-go = { LIST($steps, " ") }
