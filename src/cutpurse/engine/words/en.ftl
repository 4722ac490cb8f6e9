# Words that every game uses.

seat = seat { $number }
you = you

ask-chance = Chance decides.
ask-nobody = The game is over.

illegal = illegal action "{ $action }": { $reason }
no-such-action = illegal action { $action }: { $title } knows the actions 0 to { $last }
no-such-outcome = illegal outcome { $outcome }: it cannot come up here
nothing-named = nothing here is called "{ $text }"
nothing-named-but = nothing here is called "{ $text }"; did you mean { $close }?
several-named = "{ $text }" could mean { $close }
unseen = something unseen
by-rule = { $reason } ({ $number ->
    [one] rule { $rules }
   *[other] rules { $rules }
 })
not-your-turn = it is not your turn
match-is-over = the match is over: nothing more can be played

undo-nothing = nothing has been played yet
undo-chance = what chance has shown cannot be taken back
undo-of-another = only the seat to act may take back its own last decision
undo-turn-ended = what ended somebody else's turn cannot be taken back
undo-seen = what somebody has seen cannot be taken back
in-one-go = { LIST($steps, " ") }
