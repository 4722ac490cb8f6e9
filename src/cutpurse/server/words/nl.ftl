# Waarmee de server van de tafels nee zegt.

already-seated = je zit al aan deze tafel
bad-message = dit bericht is niet te begrijpen
bad-request = dit verzoek is niet te begrijpen
bad-request-because = { $reason }
chat-is-off = aan deze tafel is er geen chat
enter-first = zeg eerst wie je bent
muted = de gastheer van deze tafel heeft je gevraagd stil te zijn
no-coach = aan deze tafel is er geen coach
no-such-page = op dit adres is niets
no-such-seat = plaats { $number } is er niet aan deze tafel
no-such-table = die tafel is er niet
no-spectators = aan deze tafel zijn er geen toeschouwers
not-begun = het spel is nog niet begonnen
not-seated = je zit niet aan deze tafel
older-rules = deze tafel is begonnen met versie { $old } van de regels van { $title }, en dit is versie { $new }: je kunt hem bekijken, maar niet verder spelen
only-the-host = dat kan alleen de gastheer van de tafel
other-protocol = deze server spreekt versie { $ours } van het protocol
seat-taken = deze stoel is bezet
seats-are-free = er zijn nog stoelen vrij
seen-afterwards = dit is pas te zien als het spel is afgelopen
server-error = er ging hier iets mis; bij jou is niets veranderd
spectators-only-look = je kijkt alleen toe en hebt geen plaats aan deze tafel
stale = er is intussen iets gebeurd
store-failed = dit kon niet worden opgeschreven, dus is het niet gebeurd; probeer het zo nog eens
table-full = alle stoelen aan deze tafel zijn bezet
table-has-begun = het spel is al begonnen
too-fast = dat was te veel tegelijk; wacht even
too-large = dat is te groot
unknown-token = niemand is bekend onder deze sleutel
who-are-you = hiervoor moet bekend zijn wie je bent: vraag eerst om een sleutel
wrong-origin = deze pagina mag niet met deze server praten

# Wat er aan tafel gebeurt naast het spel.

entry-sit = { $seat-is ->
    [you] Je gaat zitten.
   *[other] { $seat } gaat zitten.
  }
entry-stand = { $name } staat weer op.
entry-undo = { $seat-is ->
    [you] Je neemt je laatste keuze terug.
   *[other] { $seat } neemt de laatste keuze terug.
  }
entry-clock = { $seat-is ->
    [you] Je tijd is om; een bot beslist voor jou.
   *[other] De tijd is om: voor { $seat } beslist een bot.
  }
entry-away = { $seat-is ->
    [you] Je was weg; een bot speelt voor jou.
   *[other] { $seat } is weg; een bot speelt verder.
  }
entry-left = { $seat-is ->
    [you] Je bent weggegaan; een bot speelt voor jou.
   *[other] { $seat } is weggegaan; een bot speelt verder.
  }
entry-back = { $seat-is ->
    [you] Je bent terug en speelt weer zelf.
   *[other] { $seat } is terug.
  }
entry-say = { $seat-is ->
    [you] Jij zegt: { $text }
   *[other] { $seat } zegt: { $text }
  }
entry-react = { $seat-is ->
    [you] Jij: { $reaction }
   *[other] { $seat }: { $reaction }
  }
reaction-bravo = Bravo!
reaction-laugh = Ha!
reaction-wow = O!
reaction-hmm = Hm …
reaction-ouch = Au!
reaction-hurry = Schiet op!
entry-mute = { $seat-is ->
    [you] Wie de tafel heeft gemaakt vraagt je om stil te zijn.
   *[other] Wie de tafel heeft gemaakt vraagt { $seat } om stil te zijn.
  }
entry-unmute = { $seat-is ->
    [you] Je mag weer praten.
   *[other] { $seat } mag weer praten.
  }
entry-rematch = Dezelfde mensen hebben een nieuwe tafel: { $table }
