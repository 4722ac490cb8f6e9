# As palavras da aplicação; os jogos têm as suas.

# Everywhere
home-link = Cutpurse, à porta
theme = Dia ou noite
menu = Mais: língua, nome, som, teclas
close = Fechar
you-title = Tu
skip-to-table = À mesa
your-name = O teu nome
language = Língua
sound = Som
light-theme = Luz do dia
confirm = Confirmar antes de revelar, pagar ou passar de vez
full-screen = Ecrã inteiro
keys = Teclas
key-arrows = passar pelo que se pode escolher
key-enter = escolher
key-undo = desfazer
key-last = ler o que aconteceu por último
key-escape = fechar uma gaveta
key-help = esta lista de teclas
other-device = Outro dispositivo
carry-seats = Levar os meus lugares para outro dispositivo
carry-help = Abre isto no outro dispositivo. Vale uma vez, durante { $minutes } minutos.
code-from-other = Ligação ou código de lá
claim-seats = Tomar esses lugares
take-over = Tomar
carry-title = Lugares de outro dispositivo
carry-instead = Este navegador já se sentou a outras mesas. Deixaria esses lugares.
something-wrong = Algo correu mal; nada de teu mudou.
to-home = Todos os jogos

# The door
home-title = Cinco jogos de reis e ladrões
home-line = Senta-te com bots ou amigos. Nada a instalar, sem conta.
play-now = Jogar já
play-with-friends = Jogar com amigos
play-game-now = Jogar já: { $game }
play-game-with-friends = Jogar com amigos: { $game }
the-games = Os jogos
seats = lugares
time = duração
minutes = { $number } min
take-your-seat = Ao teu lugar
with-names = com { $names }
your-tables = As tuas mesas
no-tables-yet = Ainda não te sentaste a nenhuma mesa.
your-turn-small = a tua vez
you-won-with = { $points ->
    [one] ganhaste com 1 ponto
   *[other] ganhaste com { $points } pontos
 }
you-shared-with = { $points ->
    [one] partilhaste a vitória com 1 ponto
   *[other] partilhaste a vitória com { $points } pontos
 }
you-had = { $points ->
    [one] tiveste 1 ponto
   *[other] tiveste { $points } pontos
 }
open-tables = Mesas abertas
no-open-tables = Agora ninguém espera. Abre uma mesa, e outros podem sentar-se.
table-of = Mesa de { $name }
with-friends = Com amigos
with-friends-help = Escolhe um jogo, envia a ligação, começa quando todos estiverem. As cadeiras vazias vão para bots.
table-code = código ou ligação
join = Ir
make-a-table = Abrir uma mesa
sit-down = Sentar
look-back = Rever

# A new table
new-table = Uma mesa nova
which-game = Que jogo?
who-sits = Quem se senta?
of-up-to = { $number } de até { $most }
of-all = { $number } de { $most }
you = tu
a-friend = Um amigo
a-bot = Um bot
here-too = Aqui também
somebody-here = Alguém aqui
on-this-device = neste dispositivo
name-of-person = Nome da pessoa { $number }
by-the-link = pela ligação
level = Como joga
level-apprentice = Aprendiz
    .help = pensa pouco, esquece muito
level-journeyman = Oficial
    .help = pensa, esquece alguma coisa
level-master = Mestre
    .help = vê longe, não esquece nada
take-chair-away = Tirar esta cadeira
house-rules = Regras da casa
changed = alterado
pace = Ritmo
pace-help = Um bot continua por quem falta demasiado tempo.
pace-none = Sem relógio
pace-minute = Um minuto
pace-short = 20 segundos
spectators = Espectadores
spectators-help = Podem olhar pela ligação, mas nenhuma mão.
public = Mesa aberta
public-help = Anunciada à porta para todos.
coach = Treinador
coach-help = Diz, se lhe perguntam, quanto vale cada escolha.
your-table = A tua mesa
usual-rules = as regras do costume
sum-friends = { $number ->
    [0] {""}
    [one] um amigo
   *[other] { $number } amigos
 }
sum-here = { $number ->
    [0] {""}
    [one] mais alguém aqui
   *[other] mais { $number } aqui
 }
sum-bots = { $number ->
    [0] {""}
    [one] um bot
   *[other] { $number } bots
 }
sum-practice = sem relógio: a mesa espera por ti
sum-pace-none = sem relógio
sum-pace-minute = um minuto por decisão
sum-pace-short = 20 segundos por decisão
sum-spectators = outros podem olhar
sum-alone = mais ninguém pode olhar
make-the-table = Abrir a mesa
then-a-link = Depois recebes uma ligação para os teus amigos.

# A waiting table
waiting = À espera
send-link = Envia isto aos teus amigos
only-here = Este endereço só leva aqui nesta máquina. Para amigos noutras, serve com --host 0.0.0.0 e dá-lhes o endereço desta máquina.
copy = Copiar
copied = Copiado
send = Enviar
sit-of = { $number } de { $seats } sentados
free-chair = uma cadeira livre
at-this-table = Nesta mesa
host = anfitrião
ask-sit-down = Há uma cadeira livre. Sentas-te?
table-is-full = Todas as cadeiras estão ocupadas.
ask-start = { $free ->
    [one] Uma cadeira está vazia. Começar com um bot?
   *[other] { $free } cadeiras estão vazias. Começar com bots?
 }
start-help = O jogo começa sozinho quando a última cadeira é ocupada.
start-with-bots = { $free ->
    [one] Começar com um bot
   *[other] Começar com bots
 }
wait-for-host = { $free ->
    [one] Uma cadeira está vazia. Pode começar quem abriu a mesa.
   *[other] { $free } cadeiras estão vazias. Pode começar quem abriu a mesa.
 }
leave = Sair

# A table
practice = Treino
you-look-on = Estás a ver
    .more = Estás a ver o que todos podem ver.
your-turn = A tua vez
you-are-asked = Perguntam-te
several-are-asked = Pergunta-se a vários
turn-of = A vez de { $name }
game-is-over = O jogo acabou.
game-is-over-short = Fim
no-connection = Sem ligação
waiting-for = À espera de { $name }
waiting-for-several = À espera dos outros
chance-decides = O acaso decide
seat-number = Lugar { $number }
bot = bot
bot-plays = continua um bot
here = aqui
away = fora
story = Relato
chat = Conversa
rules = Regras
undo = Desfazer
undo-key = Desfazer (U)
undo-nothing = Nada de teu para desfazer
not-my-turn = Não é a tua vez
not-now = Agora não pode ser escolhido
ledger = Relato, conversa e regras
drawers = Gavetas
what-happened = O que aconteceu
what-happens = O que acontece
choices = O que podes fazer
watching = { $number ->
    [one] Uma pessoa olha.
   *[other] { $number } pessoas olham.
 }
leave-table = Deixar a mesa
chat-empty = Ainda ninguém disse nada.
say-something = Diz alguma coisa
mute = Silenciar { $name }
unmute = Deixar { $name } falar
react-bravo = Bravo!
react-laugh = Ah ah!
react-wow = Oh!
react-hmm = Hum.
react-ouch = Ai!
react-hurry = Depressa!
search-rules = Procurar nas regras
rule-number = Regra { $rule }
connection-lost = Perdeu-se a ligação
connection-trying = Nova tentativa
connection-kept = Nada se perde: o teu lugar e o teu clique esperam.
goes-out = Segue quando estiveres de volta.
try-now = Tentar já
page-is-old = O servidor é mais novo do que esta página.
reload = Carregar de novo
answer-kept = A tua resposta fica guardada até todos responderem.
seen = Visto
chance-to-win = Hipótese de ganhar
ask-coach = Perguntar ao treinador
coach-thinks = O treinador pensa …
no-table = Essa mesa não existe
error-no-such-table = Talvez tenha sido levantada, ou a ligação não está completa.
error-no-spectators = Esta mesa não tem espectadores.
error-unknown-token = Ninguém é conhecido por este código.
error-offline = Agora não há ligação às mesas.
error-not-over = Isso vê-se quando o jogo acaba.
error-too-fast = Foi demais de uma vez; espera um momento.

# What happened at a table beside the game
story-sits = { $who-is ->
    [you] Sentas-te
   *[other] { $who } senta-se
 }{ $bot ->
    [yes] , um bot
   *[no] {""}
 }.
story-stands = { $who-is ->
    [you] Levantas-te.
   *[other] { $who } levanta-se.
 }
story-undoes = { $who-is ->
    [you] Desfazes a tua última decisão.
   *[other] { $who } desfaz a última decisão.
 }
story-away = { $who-is ->
    [you] Estás fora; continua um bot.
   *[other] { $who } está fora; continua um bot.
 }
story-left = { $who-is ->
    [you] Saíste; continua um bot.
   *[other] { $who } saiu; continua um bot.
 }
story-back = { $who-is ->
    [you] Estás de volta.
   *[other] { $who } está de volta.
 }

# The end
you-win = Ganhas!
somebody-wins = { $name } ganha.
win-is-shared = Partilham a vitória { $names }.
rematch = Outra vez
ask-rematch = Mais uma vez com os mesmos?
check-dice = Verificar os dados

# King's Gold
back = Voltar
coins-number = { $number ->
    [one] 1 moeda
   *[other] { $number } moedas
 }
kings-gold-ask-roll = Escolhe dados para lançar de novo, ou para.
    .more = { $outlook }.
kings-gold-ask-pair = Junta uma moeda a um canhão ou a uma caveira.
    .more = Clica numa moeda e depois num símbolo: o canhão tira do Tesouro, a caveira rouba alguém.
kings-gold-ask-plunder = Cinco caveiras! Quem saqueias?
    .more = Clica numa bolsa: tudo o que lá está é teu.
kg-again = de novo
kg-counts = escolhido
kg-takes = tira { $number }
kg-robs = rouba { $number }
kg-rob-flag = rouba { $number }
kg-their-dice = lança
kg-ask-victim = A quem roubas { $number }?
    .more = Clica na bolsa de um rival.
kg-in-the-box = no Tesouro
kg-box-help = vazio, o jogo acaba
kg-with-the-king = com o Rei
kg-king-help = cinco moedas levam tudo
kg-rolls-left = { $number ->
    [0] nenhum lançamento
    [one] mais 1 lançamento
   *[other] mais { $number } lançamentos
 }
kg-roll-again = { $number ->
    [0] Lançar de novo
   *[other] Lançar { $number } de novo
 }
kg-choose-first = Escolhe primeiro os dados
kg-stop = Parar
kg-crib = O que os dados trazem
kg-crib-take = Tira outras tantas do Tesouro; o Rei tira outras tantas.
kg-crib-rob = Rouba outras tantas a alguém.
kg-crib-pay = Paga 3 ao Rei, e para.

# King Thief Minister
quoted = «{ $text }»
app-coins = moedas
king-thief-minister-ask-turn = Olha, move as cartas, ou afirma ser alguém.
    .more = Clica na tua carta para a ver, numa seta para mover as cartas, ou numa cara para a afirmar, verdade ou não.
king-thief-minister-ask-challenge = { $claimant } afirma: «{ $character }». Duvidas?
    .more = Se é verdade pagas 1 moeda, e vale. Se é mentira a vez acaba.
king-thief-minister-ask-answer = Quem é o Ministro? Responde em segredo.
    .more = Quem diz «Sim, Senhor» e é descoberto paga; todas as respostas se ouvem juntas.
king-thief-minister-ask-first-look = Escolhe uma carta para ver antes do jogo.
    .more = Não a tua. Mais ninguém a vê; guarda-a na memória.
ktm-look = ver · 1 moeda
ktm-your-card = a tua carta
ktm-nobodys = carta de ninguém
ktm-claims = «{ $character }»
ktm-lets-pass = deixa passar
ktm-i-am = «{ $character }, sou eu.»
ktm-ask-claim = Dizer que és { FORM($character, "the") }?
    .more = { $character }: { $does }. Quem duvida vê a tua carta.
ktm-court = A corte
ktm-does-king = tira 3 moedas, depois pergunta pelo Ministro
ktm-does-thief = rouba 1 moeda a cada vizinho
ktm-does-minister = mexe em duas cartas
ktm-does-executioner = nomeia uma carta, tira todas as moedas
ktm-does-sheriff = todos pagam 1 moeda, um paga 2
ktm-does-peasant = nomeia todos, fica com o tesouro
ktm-who-lied = Quem mentiu?
ktm-lies = { $lies ->
    [0] nunca mentiu
   *[other] { $lies } mentiras, { $found } descobertas
 }
ktm-summary = { $claims ->
    [one] Uma afirmação
   *[other] { $claims } afirmações
 }, { $lies ->
    [0] nenhuma mentira.
    [one] uma mentira.
   *[other] { $lies } mentiras.
 } { $away ->
    [0] Nenhuma passou.
    [one] Uma passou.
   *[other] { $away } passaram.
 }
ktm-nobody-doubts = ninguém
ktm-a-lie = uma mentira
ktm-col-who = quem
ktm-col-claims = afirma ser
ktm-col-truth = verdade
ktm-col-doubted = duvidado por

# Guild of Thieves
gt-cards = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
 }
gt-passed = saiu do jogo
gt-ask-pass = Passar de vez?
    .more = Não jogas mais cartas nesta partida. O que é teu conta no fim.
gt-you-are-out = Passaste de vez.
gt-gap = vazio
gt-thief-of = ladrão de { $name }
gt-claims = O ladrão deixa { $space } e leva: { $cards }.
gt-copied = As Joias copiariam isto: { $effect }.
gt-starter = inicial
gt-played = jogada
gt-asleep = Esta carta agora não pode ser jogada
gt-hand-and-discards = { $hand } na mão; descartes: { $cards }
gt-items = Os objetos
gt-does-lamp = em frente, até onde der
gt-does-camel = três passos
gt-does-sword = até um ladrão alheio; empurra-o
gt-does-carpet = por cima de um vazio
gt-does-coins = um passo, tira duas cartas
gt-does-turban = dois passos, leva ambas
gt-does-jewels = como a última carta alheia
gt-does-guard = nunca se move

# Forty Thieves
seconds-left = { $number ->
    [one] falta 1 segundo
   *[other] faltam { $number } segundos
 }
forty-thieves-ask-discard = Descarta o que não queres.
    .more = Clica nas peças a largar; depois a tua mão volta a três.
ft-steal-title = Roubar: { $target }?
ft-steal-help = As quatro peças são viradas para todos. Se não são um conjunto, levas um Mau-Olhado.
ft-gem = gema
ft-eye = Mau-Olhado
ft-plays = joga: { $special }
ft-is-asked = tem de responder
ft-in-stack = na pilha
ft-eyes-left = Maus-Olhados restam, um por cada roubo falhado
ft-waits = O efeito espera que todos respondam.
ft-daggers = { $number ->
    [one] Há uma Adaga em cima.
   *[other] Há { $number } Adagas em cima.
 }
ft-keep-passing = Passar até eu dizer outra coisa
ft-discard = { $number ->
    [0] Guardar tudo
   *[other] Descartar { $number }
 }
ft-out = fora
ft-put = Pôr no tabuleiro
ft-play = Jogar: { $special }
ft-let-pass = Deixar passar
ft-sheet = O que cada jarro pode esconder
forty-thieves-ask-dagger = Anular? { $who } joga { FORM($special, "a") }.
    .more = Pergunta-se a todos, durante o mesmo breve tempo, tenham o que tiverem. O efeito espera até lá.
ft-cancel = Anular
ft-no-dagger = Não tens nenhuma Adaga
ft-one-colour = Uma cor
ft-four-colours = Quatro cores
ft-one-symbol = Um símbolo
ft-four-symbols = Quatro símbolos
ft-to-come = { $all ->
    [yes] faltam { $things }
   *[no] { $number } de { $things }
 }
ft-a-set = É um conjunto!
ft-no-set = Não é um conjunto.
ft-to-go = { $number ->
    [one] Falta uma.
   *[other] Faltam { $number }.
 }
ft-theft-help = { $who ->
    [you] Anunciaste { $target }. Se as quatro são um conjunto, o roubo rende; se não, fecham-se de novo e levas um Mau-Olhado.
   *[other] { $name } anunciou { $target }. Se as quatro são um conjunto, o roubo rende; se não, fecham-se de novo e { $name } leva um Mau-Olhado.
 }
ft-still-closed = { $number ->
    [one] Uma ainda fechada
   *[other] { $number } ainda fechadas
 }
ft-would-keep = O que um jarro pode esconder, e o que manteria o conjunto.
ft-fits = manteria o conjunto
ft-spoils = estragaria o conjunto
ft-turn-all = Virar todas

# King of Thieves
kot-ask-turn = Pôr uma carta, esconder-se ou fugir?
kot-ask-help = { $price ->
    [0] Ficar não custa nada. Clica numa carta para a escolher, e outra vez para a virar.
   *[other] Ficar custa { $price } de reputação. Clica numa carta para a escolher, e outra vez para a virar.
 }
kot-ask-chosen = { $price ->
    [0] Com esta carta conta: { $end }. Clica outra vez para a outra ponta.
   *[other] Ficar custa { $price } de reputação. Com esta carta conta: { $end }. Clica outra vez para a outra ponta.
 }
kot-lay-down = Pôr virada para baixo
kot-lay-up = Pôr virada para cima
kot-hide = Esconder-se
kot-escape = Fugir
kot-escaped = fugiu
kot-out = fora
kot-starts = começa
kot-gold = ouro
kot-reputation = reputação
kot-round = Túmulo { $number } de { $tombs }, ronda { $round } de { $rounds }
kot-out-of-tomb = fora deste túmulo
kot-prize = { $gold } de ouro para mais { $symbols }
kot-for-everybody = Para todos
kot-one-end = uma ponta, num duelo
kot-your-row = Puseste
kot-counts = conta
kot-face-down = virada para baixo
kot-beaten-by = vencido por { $number }
kot-showdown = O desfecho
kot-then = Primeiro os Guardiões, depois o túmulo
kot-the-tomb = O túmulo
kot-the-most = o maior número de
kot-crib = Um túmulo, três rondas
kot-crib-tomb = O túmulo dá o seu ouro a quem tem mais do seu símbolo.
kot-crib-guardians = Os Guardiões dão a sua reputação a quem tem mais, se chegar.
kot-crib-rubies = Os rubis são qualquer símbolo.
kot-leads = à frente
kot-wins = ganha
kot-here = aqui { $end }
kot-now = agora
kot-next = depois
kot-drag = Clica no duelo em que conta, ou arrasta-a para lá.
kot-turned = Todas as cartas de um ladrão estão viradas.
kot-settled = Os duelos estão decididos.
kot-goes-on = Continuar
kot-crowned = Rei dos ladrões

# Looking back
looking-back = Olhar para trás
step-back = Para trás (seta esquerda)
step-on = Para a frente (seta direita)
play-on = Reproduzir (espaço)
moment = Momento
through-eyes = Pelos olhos de
a-spectator = um espectador
show-chances = Ver as hipóteses
show-table = Ver a mesa
turn-number = vez { $number }
round-number = ronda { $number }
turn-of-turns = vez { $number } de { $of }
all-open = Tudo à vista
copy-moment = Ligação para aqui
open-game = Abrir um jogo guardado
not-a-game = Neste ficheiro não há nenhum jogo.
no-kept-game = Abre o ficheiro outra vez: esta página não guarda nada dele.
review-thinks = O treinador olha para cada decisão. Da primeira vez demora um pouco.
review-nothing-here = Aqui ninguém tinha escolha.
review-agrees = { $who-is ->
    [you] Escolheste
   *[other] { $who } escolheu
 }: { $chosen }. O treinador faria o mesmo.
review-differs = { $who-is ->
    [you] Escolheste
   *[other] { $who } escolheu
 }: { $chosen }. O treinador: { $better }.
review-chosen = { $choice } (escolhido)
review-turn = Vez { $number }: { $choice }
review-instead = em vez de: { $choice }
review-no-costly = Nenhuma decisão custou muito.
costliest = As decisões mais caras
chances-title = Hipótese de ganhar, em percentagem
keep-game = Guardar o jogo
play-on-from-here = Continuar daqui

# Fairness
fair-title = Verificar este jogo
fair-all-right = { $number ->
    [one] O único sorteio está certo
   *[other] Os { $number } sorteios estão certos
 }
fair-wrong = { $number ->
    [0] O selo não bate certo
    [one] Um sorteio está errado
   *[other] { $number } sorteios estão errados
 }
fair-here = recalculado agora mesmo, neste dispositivo
fair-save = Guardar a prova
fair-how = Porque ninguém podia fazer batota
fair-sealed = Selámos um segredo
fair-sealed-text = Antes de alguém se sentar, o servidor escolheu um número secreto e mostrou o seu selo. Do selo ninguém descobre o segredo; com outro segredo o selo partia-se.
fair-fits = o selo bate certo
fair-broken = selo partido
fair-added = Cada um juntou um número
fair-added-text = Cada navegador deitou o seu, depois de o selo ser mostrado. Assim o servidor não podia escolher um segredo a seu gosto.
fair-follows = Cada sorteio vem de ambos
fair-follows-text = O segredo, estes números e o número do sorteio misturam-se; a mistura diz o que sai. Agora que o jogo acabou o segredo está aberto, e qualquer um pode refazer a conta.
fair-opened = aberto
fair-one-by-one = O acaso, sorteio a sorteio
fair-right = certo
fair-not-right = errado
fair-mix = A mistura começa por
fair-rest = Dividido por { $total } sobra { $rest }:
fair-differs = outra coisa, e não { $outcome }
fair-not-mine = Não é o selo ou o número que este navegador conhece
fair-roll = lançamento { $number }
fair-computing = Calcula-se tudo outra vez …
fair-more = { $bad ->
    [0] mais { $number }, todos certos
   *[other] mais { $number }, { $bad } errados ao todo
 }

# One device for several
curtain-pass = Passa o dispositivo a { $name }
curtain-help = A mesa está atrás da cortina: parte do que lá está é só para os olhos de { $name }.
curtain-me = Sou { $name }
one-device = Um só aparelho
somebody-is-asked = { $name } tem de responder

# The first turn
guide-label = A tua primeira vez, passo { $step } de { $steps }
guide-note = A tua primeira jogada
guide-skip = Saltar
guide-next = Seguinte
guide-end = Jogar
guide-again = Mostrar outra vez a primeira vez
guide-kings-gold-1 = Estes cinco dados são teus.
    .text = Uma moeda com um canhão tira outras tantas moedas do Tesouro, com uma caveira rouba alguém. As cruzes de ossos ficam presas, e três custam-te.
guide-kings-gold-2 = Guarda o que faz par. Lança o resto.
    .text = Clica nos dados a lançar de novo, até mais duas vezes. O que não clicas fica.
guide-kings-gold-3 = Lança, ou para.
    .text = Quando paras, juntas moedas e símbolos. Ganha quem tem mais moedas quando o Tesouro está vazio.
guide-king-thief-minister-1 = Seis cartas, seis personagens.
    .text = Ninguém sabe qual é qual, nem da que tem à frente. De vez em quando vês uma, e guarda-la na memória.
guide-king-thief-minister-2 = Todos querem o tesouro.
    .text = As personagens tiram moedas, daqui e umas às outras. Quando fica vazio ganha o mais rico.
guide-king-thief-minister-3 = Ver, mover ou afirmar.
    .text = Afirma ser quem quiseres, verdade ou não. Quem duvida vê a tua carta: se mentiste nada acontece, se não paga.
guide-guild-of-thieves-1 = Um mercado de objetos mágicos.
    .text = Primeiro colocas os teus ladrões sobre cartas. Quando um parte a carta é tua, e fica um vazio.
guide-guild-of-thieves-2 = Os caminhos vão faltando.
    .text = Só o Tapete passa os vazios. Os números são pontos.
guide-guild-of-thieves-3 = Joga uma carta para mover um ladrão.
    .text = Cada objeto move-se à sua maneira. Aponta para uma carta para ver até onde leva.
guide-forty-thieves-1 = Dezasseis jarros, em cada um há algo.
    .text = Um jarro esconde um ladrão da sua cor, um do seu símbolo, ou algo especial. Espreita um em cada vez, e guarda-o na memória.
guide-forty-thieves-2 = As gemas roubam-se com quatro peças.
    .text = Se as quatro peças à volta de uma gema são um conjunto, é tua: uma cor, quatro cores, um símbolo ou quatro símbolos. Se não, levas um Mau-Olhado.
guide-forty-thieves-3 = A tua mão ajuda.
    .text = Põe peças no tabuleiro, troca vizinhas, ou joga algo especial.
guide-king-of-thieves-1 = Há ouro neste túmulo.
    .text = Quem mostra mais do seu símbolo após três rondas leva-o.
guide-king-of-thieves-2 = Os Guardiões guardam reputação.
    .text = Vence um com bastante do seu símbolo, e mais do que os outros, e as suas fichas são tuas.
guide-king-of-thieves-3 = Põe cartas, ou foge a tempo.
    .text = Clica numa carta para a escolher e outra vez para a virar; para baixo faz bluff. Ficar custa reputação.
