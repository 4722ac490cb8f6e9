# Com que palavras o servidor das mesas diz que não.

already-seated = já estás a esta mesa
bad-message = esta mensagem não se percebe
bad-request = este pedido não se percebe
bad-request-because = { $reason }
chat-is-off = nesta mesa não há chat
enter-first = diz primeiro quem és
muted = quem abriu esta mesa pediu-te silêncio
no-coach = nesta mesa não há treinador
no-such-page = não há nada neste endereço
no-such-seat = nesta mesa não há o lugar { $number }
no-such-table = essa mesa não existe
no-spectators = esta mesa não tem espectadores
not-begun = a partida não começou
not-seated = não estás a esta mesa
older-rules = esta mesa começou com a versão { $old } das regras ({ $title }), e esta é a versão { $new }: pode ver-se, mas não se pode continuar
only-the-host = só quem abriu a mesa o pode fazer
other-protocol = este servidor fala a versão { $ours } do protocolo
seat-taken = essa cadeira está ocupada
seats-are-free = ainda há cadeiras livres
seen-afterwards = isso vê-se quando a partida acabar
server-error = algo correu mal aqui; nada teu mudou
spectators-only-look = só estás a ver, sem lugar nesta mesa
stale = entretanto aconteceu alguma coisa
store-failed = não foi possível anotar, por isso não aconteceu; tenta de novo daqui a pouco
table-full = todas as cadeiras desta mesa estão ocupadas
table-has-begun = a partida já começou
too-fast = foi demasiado de uma vez; espera um momento
too-large = é demasiado grande
unknown-token = ninguém é conhecido por esta chave
who-are-you = é preciso saber quem és: pede primeiro uma chave
wrong-origin = esta página não pode falar com este servidor

# O que acontece numa mesa além do jogo.

entry-sit = { $seat-is ->
    [you] Sentas-te.
   *[other] { $seat } senta-se.
  }
entry-stand = { $name } levanta-se.
entry-undo = { $seat-is ->
    [you] Retiras a tua última escolha.
   *[other] { $seat } retira a última escolha.
  }
entry-clock = { $seat-is ->
    [you] O teu tempo acabou; um bot decide por ti.
   *[other] O tempo de { $seat } acabou; decide um bot.
  }
entry-away = { $seat-is ->
    [you] Não estavas; um bot joga por ti.
   *[other] { $seat } não está; joga um bot.
  }
entry-left = { $seat-is ->
    [you] Deixaste a mesa; um bot joga por ti.
   *[other] { $seat } deixou a mesa; joga um bot.
  }
entry-back = { $seat-is ->
    [you] Voltaste, e jogas tu.
   *[other] { $seat } voltou.
  }
entry-say = { $seat-is ->
    [you] Dizes: { $text }
   *[other] { $seat } diz: { $text }
  }
entry-react = { $seat-is ->
    [you] Tu: { $reaction }
   *[other] { $seat }: { $reaction }
  }
reaction-bravo = Bravo!
reaction-laugh = Ah!
reaction-wow = Oh!
reaction-hmm = Hum …
reaction-ouch = Ai!
reaction-hurry = Depressa!
entry-mute = { $seat-is ->
    [you] Quem abriu a mesa pede-te silêncio.
   *[other] Quem abriu a mesa pede silêncio a { $seat }.
  }
entry-unmute = { $seat-is ->
    [you] Podes falar de novo.
   *[other] { $seat } pode falar de novo.
  }
entry-rematch = As mesmas pessoas têm uma mesa nova: { $table }
