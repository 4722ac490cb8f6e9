# Come il server dei tavoli dice di no.

already-seated = sei già a questo tavolo
bad-message = questo messaggio è incomprensibile
bad-request = questa richiesta è incomprensibile
bad-request-because = { $reason }
chat-is-off = a questo tavolo non c'è chat
enter-first = prima di' chi sei
muted = chi ospita questo tavolo ti ha chiesto di fare silenzio
no-coach = a questo tavolo non c'è un coach
no-such-page = a questo indirizzo non c'è niente
no-such-seat = a questo tavolo non c'è il posto { $number }
no-such-table = questo tavolo non esiste
no-spectators = questo tavolo non ha spettatori
not-begun = la partita non è cominciata
not-seated = non sei a questo tavolo
older-rules = questo tavolo è cominciato con la versione { $old } delle regole ({ $title }), e questa è la versione { $new }: si può guardare, ma non continuare
only-the-host = può farlo solo chi ospita il tavolo
other-protocol = questo server parla la versione { $ours } del protocollo
seat-taken = questa sedia è occupata
seats-are-free = ci sono ancora sedie libere
seen-afterwards = si potrà vedere a partita finita
server-error = qui qualcosa è andato storto; per te non è cambiato niente
spectators-only-look = guardi soltanto, senza posto a questo tavolo
stale = nel frattempo è successo qualcosa
store-failed = non è stato possibile annotarlo, quindi non è successo; riprova tra un momento
table-full = tutte le sedie di questo tavolo sono occupate
table-has-begun = la partita è già cominciata
too-fast = era troppo tutto insieme; aspetta un momento
too-large = è troppo grande
unknown-token = nessuno è noto con questo gettone
who-are-you = bisogna sapere chi sei: chiedi prima un gettone
wrong-origin = questa pagina non può parlare con questo server

# Quello che succede a un tavolo oltre al gioco.

entry-sit = { $seat-is ->
    [you] Ti siedi.
   *[other] { $seat } si siede.
  }
entry-stand = { $name } si rialza.
entry-undo = { $seat-is ->
    [you] Ritiri la tua ultima scelta.
   *[other] { $seat } ritira l'ultima scelta.
  }
entry-clock = { $seat-is ->
    [you] Il tuo tempo è finito; un bot decide per te.
   *[other] Il tempo di { $seat } è finito; decide un bot.
  }
entry-away = { $seat-is ->
    [you] Eri via; un bot gioca per te.
   *[other] { $seat } è via; gioca un bot.
  }
entry-left = { $seat-is ->
    [you] Hai lasciato il tavolo; un bot gioca per te.
   *[other] { $seat } ha lasciato il tavolo; gioca un bot.
  }
entry-back = { $seat-is ->
    [you] Sei di nuovo qui, e giochi tu.
   *[other] { $seat } è di nuovo qui.
  }
entry-say = { $seat-is ->
    [you] Tu dici: { $text }
   *[other] { $seat } dice: { $text }
  }
entry-react = { $seat-is ->
    [you] Tu: { $reaction }
   *[other] { $seat }: { $reaction }
  }
reaction-bravo = Bravo!
reaction-laugh = Ah ah!
reaction-wow = Oh!
reaction-hmm = Mah …
reaction-ouch = Ahi!
reaction-hurry = Dai!
entry-mute = { $seat-is ->
    [you] Chi ospita ti chiede silenzio.
   *[other] Chi ospita chiede silenzio a { $seat }.
  }
entry-unmute = { $seat-is ->
    [you] Puoi parlare di nuovo.
   *[other] { $seat } può parlare di nuovo.
  }
entry-rematch = Le stesse persone hanno un nuovo tavolo: { $table }
