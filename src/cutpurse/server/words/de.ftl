# Womit der Server der Tische nein sagt.

already-seated = du sitzt schon an diesem Tisch
bad-message = diese Nachricht ist nicht zu verstehen
bad-request = diese Anfrage ist nicht zu verstehen
bad-request-because = { $reason }
chat-is-off = an diesem Tisch gibt es keinen Chat
enter-first = sag erst, wer du bist
muted = der Gastgeber dieses Tischs hat dich gebeten, still zu sein
no-coach = an diesem Tisch gibt es keinen Trainer
no-such-page = unter dieser Adresse ist nichts
no-such-seat = Platz { $number } gibt es an diesem Tisch nicht
no-such-table = diesen Tisch gibt es nicht
no-spectators = an diesem Tisch gibt es keine Zuschauer
not-begun = das Spiel hat noch nicht begonnen
not-seated = du sitzt nicht an diesem Tisch
older-rules = dieser Tisch wurde mit Version { $old } der Regeln von { $title } begonnen, und dies ist Version { $new }: man kann ihn ansehen, aber nicht weiterspielen
only-the-host = das kann nur der Gastgeber des Tischs
other-protocol = dieser Server spricht Version { $ours } des Protokolls
seat-taken = dieser Stuhl ist besetzt
seats-are-free = es sind noch Stühle frei
seen-afterwards = das ist erst zu sehen, wenn das Spiel aus ist
server-error = hier ist etwas schiefgegangen; bei dir hat sich nichts geändert
spectators-only-look = du siehst nur zu und hast keinen Platz an diesem Tisch
stale = inzwischen ist etwas geschehen
store-failed = das konnte nicht aufgeschrieben werden, also ist es nicht geschehen; versuch es gleich noch einmal
table-full = alle Stühle an diesem Tisch sind besetzt
table-has-begun = das Spiel hat schon begonnen
too-fast = das war zu viel auf einmal; warte einen Augenblick
too-large = das ist zu groß
unknown-token = niemand ist unter diesem Schlüssel bekannt
who-are-you = dafür muss man wissen, wer du bist: bitte erst um einen Schlüssel
wrong-origin = diese Seite darf nicht mit diesem Server sprechen

# Was am Tisch neben dem Spiel geschieht.

entry-sit = { $seat-is ->
    [you] Du setzt dich.
   *[other] { $seat } setzt sich.
  }
entry-stand = { $name } steht wieder auf.
entry-undo = { $seat-is ->
    [you] Du nimmst deine letzte Wahl zurück.
   *[other] { $seat } nimmt die letzte Wahl zurück.
  }
entry-clock = { $seat-is ->
    [you] Deine Zeit ist um; ein Bot entscheidet für dich.
   *[other] Die Zeit ist um: Für { $seat } entscheidet ein Bot.
  }
entry-away = { $seat-is ->
    [you] Du warst weg; ein Bot spielt für dich.
   *[other] { $seat } ist weg; ein Bot spielt weiter.
  }
entry-left = { $seat-is ->
    [you] Du bist gegangen; ein Bot spielt für dich.
   *[other] { $seat } ist gegangen; ein Bot spielt weiter.
  }
entry-back = { $seat-is ->
    [you] Du bist zurück und spielst wieder selbst.
   *[other] { $seat } ist zurück.
  }
entry-say = { $seat-is ->
    [you] Du sagst: { $text }
   *[other] { $seat } sagt: { $text }
  }
entry-react = { $seat-is ->
    [you] Du: { $reaction }
   *[other] { $seat }: { $reaction }
  }
reaction-bravo = Bravo!
reaction-laugh = Ha!
reaction-wow = Oh!
reaction-hmm = Hm …
reaction-ouch = Autsch!
reaction-hurry = Beeilung!
entry-mute = { $seat-is ->
    [you] Wer den Tisch gemacht hat, bittet dich zu schweigen.
   *[other] Wer den Tisch gemacht hat, bittet { $seat } zu schweigen.
  }
entry-unmute = { $seat-is ->
    [you] Du darfst wieder sprechen.
   *[other] { $seat } darf wieder sprechen.
  }
entry-rematch = Dieselben Leute haben einen neuen Tisch: { $table }
