# Wat de terminal zelf zegt; de spellen brengen hun eigen woorden mee.

welcome = Cutpurse, een tafel voor koningen en dieven
which-game = Welk spel?
menu-hint = Een nummer of een naam; Enter voor { $game }. { command-rules } en een naam: hoe je het speelt. { command-quit }: weggaan.
no-such-game = Typ een nummer van 1 tot { $last }, of een naam.
go-on-with = verder met { $title } van { $when }
against-whom = Tegen wie?
company-hint = Hoeveel ({ $fewest } tot { $most }), hoe sterk, en { command-coach } als je wilt, zoals: 1 master { command-coach }. Enter voor { $opponents } { $level }.
coach-help = Toont naast elke keuze je kans om te winnen
no-such-company = Typ een getal van { $fewest } tot { $most }, een van deze woorden, of allebei.
seats = plaatsen
good-night = Goedenacht.
player = Speler { $number }

pick-number = kies een getal van 1 tot { $last }, of typ { command-help }
several-at-once = Twee tegelijk: beide nummers, zoals 3 8.
not-together = "{ $choice }" kan daarna niet
saved = Bewaard in { $file }.
save-where = zeg waar het bewaard moet worden, bijvoorbeeld: { command-save } vrijdag.json
not-a-save = { $file } bestaat al en is geen bewaard spel; kies een andere naam
taken-back = Teruggenomen.
skipping = De anderen spelen vanaf nu zonder pauzes.
going-on = Het spel gaat verder.
leave = Je staat van tafel op.
kept = Het spel is bewaard; ga verder met:
draw-curtain = { $name }, Enter doet het gordijn dicht.
raise-curtain = Het gordijn is dicht. { $name }, druk op Enter als alleen jij kijkt.
cover = Onthoud het; Enter dekt het af.
at-the-end = Het spel is afgelopen: { command-save } BESTAND, { command-again } voor een nieuw spel, of Enter om op te staan.
watched = Het spel is afgelopen; Enter om te gaan.

# Wat je in het Nederlands kunt typen; de Engelse woorden werken ook altijd.
command-help = hulp
command-undo = terug
command-save = bewaar
command-rules = regels
command-quit = einde
command-again = opnieuw
command-say = praat
command-begin = begin
command-view = overzicht
command-skip = vooruit
command-coach = coach

help-choice = getal of woorden
help-choice-text = dat kies je; van sommige woorden is het begin genoeg
help-enter = Enter
help-enter-text = toont de tafel nog eens
help-undo = { command-undo }
help-undo-text = neemt je laatste keuze terug, als er sindsdien niets is onthuld
help-view = { command-view }
help-view-text = de hele tafel tonen, hoe hoog die ook is
help-skip = { command-skip }
help-skip-text = de anderen zonder pauzes laten spelen
help-save = { command-save } BESTAND
a-file = BESTAND
help-save-text = schrijft het spel op; ga later verder met: { $command }
help-rules = { command-rules }
help-rules-text = toont de regels
help-quit = { command-quit }
help-quit-text = van tafel opstaan

guest = Gast
your-table = Vrienden schuiven hier aan met:
waiting-for-people = { $number ->
    [one] Eén stoel is vrij; het spel begint als iemand gaat zitten, of typ { command-begin }.
   *[other] { $number } stoelen zijn vrij; het spel begint als ze bezet zijn, of typ { command-begin }.
  }
waiting-for = Aan de beurt: { $names }.
you-look-on = Je kijkt toe.
clock = { $seconds ->
    [one] Je hebt één seconde.
   *[other] Je hebt { $seconds } seconden.
  }
answer-kept = Je antwoord is bewaard en wordt met die van de anderen getoond.
connection-lost = De verbinding is weg; nieuwe poging …
seat-kept = Je plaats wordt bewaard; ga verder met:
dice-checked = { $outcomes ->
    [one] Nagegaan: het ene toeval van dit spel kwam zoals beloofd.
   *[other] Nagegaan: alle { $outcomes } dobbelstenen en kaarten van dit spel kwamen zoals beloofd.
  }
record-where = zeg waarheen, bijvoorbeeld: { command-save } vrijdag.json; het bestand mag er nog niet zijn
record-saved = Bewaard in { $file }; controleer het met: { $command }
help-say = { command-say } …
help-say-text = zegt iets tegen wie aan tafel zit
help-begin = { command-begin }
help-begin-text = begint zonder te wachten: bots nemen de vrije stoelen
help-record = { command-save } BESTAND
help-record-text = schrijft een afgelopen spel op, met alles wat zijn dobbelstenen bewijst
help-leave = { command-quit }
help-leave-text = opstaan; je plaats blijft van jou

table-is-set = De tafel is gedekt.
keys-at-table = F1 hulp · F2 regels · F3 tafel · ↑↓ kies · Ctrl-C weg · PgUp eerder
keys-on-page = ↑↓ PgUp PgDn: lezen · Esc: terug naar de tafel
replay-keys = { $here } van { $last } · Enter: verder · b: terug · een getal: daarheen · q: stoppen
replay-unknown = Typ Enter, b, een getal van 0 tot { $last }, of q.

coach-thinks = De coach denkt na …
coach-prepares = De coach maakt zich klaar: kansen vanaf een van de volgende keuzes.
coach-looks = De coach bekijkt elke beslissing
coach-exact = Naast elke keuze: je exacte kans om te winnen.
coach-estimate = Ernaast: je kans om te winnen, zoals de coach die schat.
coach-best = De coach ziet het liefst: { $choices }.
coach-fine = Coach: goed gekozen ({ $chance } kans om te winnen).
coach-cost = Coach: dit kostte { $cost }; "{ $best }" had { $bestchance } kans om te winnen, "{ $choice }" { $chance }.
coach-costliest = { $number ->
    [one] De duurste beslissing:
   *[other] De { $number } duurste beslissingen:
  }
coach-costly = moment { $moment }, { $name }: "{ $choice }" kostte { $cost } (kans om te winnen { $chance }); "{ $best }" had { $bestchance }
coach-no-mistake = De coach zag geen dure beslissing.
