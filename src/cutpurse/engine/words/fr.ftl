# Les mots que tous les jeux emploient.

seat = siège { $number }
you = toi

ask-chance = Le hasard décide.
ask-nobody = La partie est finie.

illegal = action impossible « { $action } » : { $reason }
no-such-action = action impossible { $action } : { $title } connaît les actions 0 à { $last }
no-such-outcome = résultat impossible { $outcome } : il ne peut pas sortir ici
nothing-named = rien ici ne s'appelle « { $text } »
nothing-named-but = rien ici ne s'appelle « { $text } » ; tu voulais dire { $close } ?
several-named = « { $text } » peut vouloir dire { $close }
unseen = quelque chose de caché
by-rule = { $reason } ({ $number ->
    [one] règle { $rules }
   *[other] règles { $rules }
 })
not-your-turn = ce n'est pas ton tour
match-is-over = la partie est finie : on ne peut plus rien jouer

undo-nothing = rien n'a encore été joué
undo-chance = ce que le hasard a montré ne se reprend pas
undo-of-another = seul le siège qui doit jouer peut reprendre sa propre dernière décision
undo-turn-ended = ce qui a fini le tour d'un autre ne se reprend pas
undo-seen = ce que quelqu'un a vu ne se reprend pas
in-one-go = { LIST($steps, " ") }
