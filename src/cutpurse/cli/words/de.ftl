# Was das Terminal selbst sagt; die Spiele bringen ihre eigenen Wörter mit.

welcome = Cutpurse, ein Tisch für Könige und Diebe
which-game = Welches Spiel?
how-many-opponents = Wie viele Gegner?
seats = Plätze
range = { $least } bis { $most }, Enter für { $default }
not-in-range = Bitte tippe eine Zahl von { $least } bis { $most } oder { command-quit }.
good-night = Gute Nacht.
player = Spieler { $number }

pick-number = wähle eine Zahl von 1 bis { $last } oder tippe { command-help }
many-choices = Tippe eine von { $number } Möglichkeiten, von "{ $first }" bis "{ $last }".
saved = Gespeichert in { $file }.
save-where = sag, wohin gespeichert wird, etwa: { command-save } freitag.json
not-a-save = { $file } gibt es schon und ist kein gespeichertes Spiel; wähle einen anderen Namen
taken-back = Zurückgenommen.
going-on = Das Spiel geht weiter.
leave = Du stehst vom Tisch auf.
kept = Das Spiel ist aufgehoben; weiter geht es mit: cutpurse play --resume { $file }
draw-curtain = { $name }, Enter zieht den Vorhang zu.
raise-curtain = Der Vorhang ist zu. { $name }, drück Enter, wenn nur du hinsiehst.
cover = Merk es dir; Enter deckt es zu.
at-the-end = Das Spiel ist aus: { command-save } DATEI, { command-again } für eine neue Partie, oder Enter zum Aufstehen.

# Was man auf Deutsch tippen kann; die englischen Wörter gehen immer auch.
command-help = hilfe
command-undo = zurück
command-save = speichern
command-rules = regeln
command-quit = beenden
command-again = nochmal
command-say = sprich
command-begin = beginnen

help-choice = Zahl oder Wörter
help-choice-text = das wählst du; von manchen Wörtern genügt der Anfang
help-enter = Enter
help-enter-text = zeigt den Tisch noch einmal
help-undo = { command-undo }
help-undo-text = nimmt deine letzte Wahl zurück, wenn seither nichts aufgedeckt wurde
help-save = { command-save } DATEI
help-save-text = schreibt das Spiel auf; weiter geht es später mit: cutpurse play --resume DATEI
help-rules = { command-rules }
help-rules-text = zeigt die Regeln
help-quit = { command-quit }
help-quit-text = vom Tisch aufstehen

guest = Gast
your-table = Hier setzen sich Freunde dazu: cutpurse play --server { $url } --table { $table }
waiting-for-people = { $number ->
    [one] Ein Stuhl ist frei; es geht los, wenn ihn jemand nimmt, oder tippe { command-begin }.
   *[other] { $number } Stühle sind frei; es geht los, wenn sie besetzt sind, oder tippe { command-begin }.
  }
waiting-for = Am Zug: { $names }.
you-look-on = Du siehst zu.
clock = { $seconds ->
    [one] Du hast eine Sekunde.
   *[other] Du hast { $seconds } Sekunden.
  }
answer-kept = Deine Antwort ist notiert und wird mit denen der anderen aufgedeckt.
connection-lost = Die Verbindung ist weg; neuer Versuch …
seat-kept = Dein Platz bleibt dir; weiter geht es mit: cutpurse play --server { $url } --table { $table }
dice-checked = { $outcomes ->
    [one] Geprüft: Der eine Zufall dieses Spiels kam wie versprochen.
   *[other] Geprüft: Alle { $outcomes } Würfel und Karten dieses Spiels kamen wie versprochen.
  }
record-where = sag, wohin, zum Beispiel: { command-save } freitag.json; die Datei darf es noch nicht geben
record-saved = Gespeichert in { $file }; geprüft wird mit: cutpurse verify { $file }
help-say = { command-say } …
help-say-text = sagt etwas zu denen am Tisch
help-begin = { command-begin }
help-begin-text = fängt an, ohne zu warten: Bots nehmen die freien Stühle
help-record = { command-save } DATEI
help-record-text = schreibt ein Spiel auf, das aus ist, mit allem, was seine Würfel beweist
help-leave = { command-quit }
help-leave-text = aufstehen; dein Platz bleibt dir

table-is-set = Der Tisch ist gedeckt.
replay-keys = { $here } von { $last } · Enter: weiter · b: zurück · eine Zahl: dorthin · q: Schluss
replay-unknown = Tippe Enter, b, eine Zahl von 0 bis { $last } oder q.

coach-thinks = Der Trainer überlegt …
coach-looks = Der Trainer sieht sich jede Entscheidung an
coach-exact = Neben jeder Möglichkeit: deine genaue Gewinnchance.
coach-estimate = Neben jeder Möglichkeit: deine Gewinnchance, wie der Trainer sie aus deinem Wissen schätzt.
coach-best = Am besten gefällt dem Trainer: { $choices }.
coach-fine = Trainer: gut gewählt (Gewinnchance { $chance }).
coach-cost = Trainer: Das hat { $cost } gekostet; Gewinnchance mit "{ $best }" { $bestchance }, mit "{ $choice }" { $chance }.
coach-costliest = { $number ->
    [one] Die teuerste Entscheidung:
   *[other] Die { $number } teuersten Entscheidungen:
  }
coach-costly = Moment { $moment }, { $name }: "{ $choice }" hat { $cost } gekostet (Gewinnchance { $chance }); mit "{ $best }" { $bestchance }
coach-no-mistake = Der Trainer hat keine teure Entscheidung gesehen.
