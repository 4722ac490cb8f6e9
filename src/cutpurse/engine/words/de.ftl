# Wörter, die jedes Spiel braucht. Angeredet wird mit „du“; eine Liste von Plätzen steht immer im Nominativ.

seat = Platz { $number }
you = du

ask-chance = Der Zufall entscheidet.
ask-nobody = Das Spiel ist aus.

illegal = "{ $action }" geht nicht: { $reason }
no-such-action = Aktion { $action } geht nicht: { $title } kennt die Aktionen 0 bis { $last }
no-such-outcome = Ergebnis { $outcome } geht nicht: das kann hier nicht kommen
nothing-named = "{ $text }" gibt es hier nicht
nothing-named-but = "{ $text }" gibt es hier nicht; meinst du { $close }?
several-named = "{ $text }" kann mehreres heißen: { $close }
unseen = etwas Verdecktes
by-rule = { $reason } ({ $number ->
    [one] Regel { $rules }
   *[other] Regeln { $rules }
 })
not-your-turn = du bist nicht am Zug
match-is-over = die Partie ist aus: es gibt nichts mehr zu spielen

undo-nothing = noch ist nichts gespielt
undo-chance = was der Zufall gezeigt hat, lässt sich nicht zurücknehmen
undo-of-another = nur wer am Zug ist, darf die eigene letzte Entscheidung zurücknehmen
undo-turn-ended = was den Zug eines anderen beendet hat, lässt sich nicht zurücknehmen
undo-seen = was jemand gesehen hat, lässt sich nicht zurücknehmen
in-one-go = { LIST($steps, " ") }
