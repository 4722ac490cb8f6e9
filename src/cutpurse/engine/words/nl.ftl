# Woorden die elk spel nodig heeft. De speler is „je“; in een lijst van plaatsen heet hij „jij“.

seat = plaats { $number }
you = jij

ask-chance = Het toeval beslist.
ask-nobody = Het spel is afgelopen.

illegal = "{ $action }" kan niet: { $reason }
no-such-action = actie { $action } kan niet: { $title } kent de acties 0 tot en met { $last }
no-such-outcome = uitkomst { $outcome } kan niet: die kan hier niet vallen
nothing-named = hier heet niets "{ $text }"
nothing-named-but = hier heet niets "{ $text }"; bedoel je { $close }?
several-named = "{ $text }" kan van alles zijn: { $close }
unseen = iets verborgens
by-rule = { $reason } ({ $number ->
    [one] regel { $rules }
   *[other] regels { $rules }
 })
not-your-turn = je bent niet aan de beurt
match-is-over = de partij is afgelopen: er valt niets meer te spelen

undo-nothing = er is nog niets gespeeld
undo-chance = wat het toeval heeft getoond, is niet terug te nemen
undo-of-another = alleen wie aan de beurt is, mag de eigen laatste beslissing terugnemen
undo-turn-ended = wat de beurt van een ander heeft beëindigd, is niet terug te nemen
undo-seen = wat iemand heeft gezien, is niet terug te nemen
in-one-go = { LIST($steps, " ") }
