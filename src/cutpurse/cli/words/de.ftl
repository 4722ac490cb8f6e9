# Was das Terminal selbst sagt; die Spiele bringen ihre eigenen Wörter mit.

welcome = Cutpurse, ein Tisch für Könige und Diebe
which-game = Welches Spiel?
menu-hint = Eine Nummer oder ein Name; Enter für { $game }. { command-rules } und ein Name: wie man es spielt. { command-quit }: gehen.
no-such-game = Bitte eine Nummer von 1 bis { $last } oder einen Namen.
go-on-with = weiter mit { $title } vom { $when }
against-whom = Gegen wen?
company-hint = Wie viele ({ $fewest } bis { $most }), wie stark, und { command-coach }, wenn du willst, wie: 1 master { command-coach }. Enter für { $opponents } { $level }.
coach-help = Zeigt neben jeder Möglichkeit deine Gewinnchance
no-such-company = Bitte eine Zahl von { $fewest } bis { $most }, eines dieser Wörter oder beides.
seats = Plätze
good-night = Gute Nacht.
player = Spieler { $number }

pick-number = wähle eine Zahl von 1 bis { $last } oder tippe { command-help }
several-at-once = Zwei auf einmal: beide Nummern, wie 3 8.
not-together = "{ $choice }" geht danach nicht
saved = Gespeichert in { $file }.
save-where = sag, wohin gespeichert wird, etwa: { command-save } freitag.json
not-a-save = { $file } gibt es schon und ist kein gespeichertes Spiel; wähle einen anderen Namen
taken-back = Zurückgenommen.
skipping = Die anderen ziehen ab jetzt ohne Pausen.
going-on = Das Spiel geht weiter.
leave = Du stehst vom Tisch auf.
kept = Das Spiel ist aufgehoben; weiter geht es mit:
draw-curtain = { $name }, Enter zieht den Vorhang zu.
raise-curtain = Der Vorhang ist zu. { $name }, drück Enter, wenn nur du hinsiehst.
cover = Merk es dir; Enter deckt es zu.
at-the-end = Das Spiel ist aus: { command-save } DATEI, { command-again } für eine neue Partie, oder Enter zum Aufstehen.
watched = Das Spiel ist aus; mit Enter gehst du.

# Was man auf Deutsch tippen kann; die englischen Wörter gehen immer auch.
command-help = hilfe
command-undo = zurück
command-save = speichern
command-rules = regeln
command-quit = beenden
command-again = nochmal
command-say = sprich
command-begin = beginnen
command-view = ansicht
command-skip = vorspulen
command-coach = trainer

help-choice = Zahl oder Wörter
help-choice-text = das wählst du; von manchen Wörtern genügt der Anfang
help-enter = Enter
help-enter-text = zeigt den Tisch noch einmal
help-undo = { command-undo }
help-undo-text = nimmt deine letzte Wahl zurück, wenn seither nichts aufgedeckt wurde
help-view = { command-view }
help-view-text = den ganzen Tisch zeigen, wie hoch er auch ist
help-skip = { command-skip }
help-skip-text = die anderen ohne Pausen ziehen lassen
help-save = { command-save } DATEI
a-file = DATEI
help-save-text = schreibt das Spiel auf; weiter geht es später mit: { $command }
help-rules = { command-rules }
help-rules-text = zeigt die Regeln
help-quit = { command-quit }
help-quit-text = vom Tisch aufstehen

guest = Gast
your-table = Freunde setzen sich hierher mit:
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
seat-kept = Dein Platz bleibt dir; weiter geht es mit:
dice-checked = { $outcomes ->
    [one] Geprüft: Der eine Zufall dieses Spiels kam wie versprochen.
   *[other] Geprüft: Alle { $outcomes } Würfel und Karten dieses Spiels kamen wie versprochen.
  }
record-where = sag, wohin, zum Beispiel: { command-save } freitag.json; die Datei darf es noch nicht geben
record-saved = Gespeichert in { $file }; geprüft wird mit: { $command }
help-say = { command-say } …
help-say-text = sagt etwas zu denen am Tisch
help-begin = { command-begin }
help-begin-text = fängt an, ohne zu warten: Bots nehmen die freien Stühle
help-record = { command-save } DATEI
help-record-text = schreibt ein Spiel auf, das aus ist, mit allem, was seine Würfel beweist
help-leave = { command-quit }
help-leave-text = aufstehen; dein Platz bleibt dir

table-is-set = Der Tisch ist gedeckt.
keys-at-table = F1 Hilfe · F2 Regeln · F3 Tisch · ↑↓ wählen · Strg-C gehen · Bild↑ früher
keys-on-page = ↑↓ Bild↑ Bild↓: weiterlesen · Esc: zurück zum Tisch
replay-keys = { $here } von { $last } · Enter: weiter · b: zurück · eine Zahl: dorthin · q: Schluss
replay-unknown = Tippe Enter, b, eine Zahl von 0 bis { $last } oder q.

coach-thinks = Der Trainer überlegt …
coach-prepares = Der Trainer macht sich bereit: Chancen ab einer der nächsten Entscheidungen.
coach-looks = Der Trainer sieht sich jede Entscheidung an
coach-exact = Neben jeder Möglichkeit: deine genaue Gewinnchance.
coach-estimate = Daneben: deine Gewinnchance, wie der Trainer sie schätzt.
coach-best = Am besten gefällt dem Trainer: { $choices }.
coach-fine = Trainer: gut gewählt (Gewinnchance { $chance }).
coach-cost = Trainer: Das hat { $cost } gekostet; Gewinnchance mit "{ $best }" { $bestchance }, mit "{ $choice }" { $chance }.
coach-costliest = { $number ->
    [one] Die teuerste Entscheidung:
   *[other] Die { $number } teuersten Entscheidungen:
  }
coach-costly = Moment { $moment }, { $name }: "{ $choice }" hat { $cost } gekostet (Gewinnchance { $chance }); mit "{ $best }" { $bestchance }
coach-no-mistake = Der Trainer hat keine teure Entscheidung gesehen.
