# Glossário: Executioner Carrasco, Sheriff Xerife, Peasant Camponês, treasury tesouro, claim dizer ser,
# challenge contestar, right direita, left esquerda, front em frente.
title = Rei Ladrão Ministro
tagline = Seis personagens escondidas que se movem, palavras que podem ser mentira

# Regras da casa
option-rounds = Rondas
    .help = Rondas ao fim das quais ganha o mais rico; 0: a partida não acaba assim
option-peasant_names = O Camponês nomeia
    .help = O que o Camponês tem de nomear: as cartas dos outros jogadores, ou as seis
option-peasant_names-players = as cartas dos outros jogadores
option-peasant_names-six = as seis cartas
option-memory_aid = Ajuda de memória
    .help = Se a mesa te mostra o que podias ter guardado na memória
option-memory_aid-off = não
option-memory_aid-on = sim

# Coisas
character-king = Rei
    .the = o Rei
character-thief = Ladrão
    .the = o Ladrão
character-minister = Ministro
    .the = o Ministro
character-executioner = Carrasco
    .the = o Carrasco
character-sheriff = Xerife
    .the = o Xerife
character-peasant = Camponês
    .the = o Camponês
card = carta
pile-treasury = tesouro
spot = { $lies ->
    [before] { $owner-is ->
        [you] a tua carta
       *[other] a carta de { $owner }
     }
   *[between] a carta entre { $right-is ->
        [you] ti
       *[other] { $right }
     } e { $left-is ->
        [you] ti
       *[other] { $left }
     }
 }

# Ações
look = ver a tua própria carta
to-right = mover todas as cartas para a direita
to-left = mover todas as cartas para a esquerda
to-front = mover todas as cartas para o lado oposto
claim = dizer que és { FORM($character, "the") }
dare = contestar
let-pass = deixar passar
yes-sir = Sim, Majestade
say-nothing = não dizer nada
take-pair = tirar { $spots }
swap-openly = trocá-las à vista de todos
swap-under = trocá-las debaixo da mesa
seem-to-swap = só fingir que as trocas
point-at = apontar { $spot }
say = é { FORM($character, "the") }
pays-two = { $who } paga duas
heard = Sim, Majestade: { $who }
brings-dare = uma moeda se for verdade
brings-king = tira 3 moedas, pergunta pelo Ministro
brings-thief = tira uma moeda a cada vizinho
brings-minister = troca duas cartas, ou finge
brings-executioner = nomeia uma carta, ganha as moedas do dono
brings-sheriff = os outros pagam 1 moeda, um deles 2
brings-peasant = nomeia todas as cartas, ganha o tesouro
dealt-king = { $who } recebe o Rei

# O que se pergunta
ask-first-look = Escolhe uma carta para ver antes de a partida começar.
ask-challenge = { $claimant } diz ser { FORM($character, "the") }. Contestas ou deixas passar?
ask-answer = Quem é o Ministro? Responde em segredo.
ask-turn = Vê a tua carta por uma moeda, move as cartas ou diz quem és.
ask-take = Como Ministro, tira duas cartas.
ask-swap = Troca as duas à vista de todos, debaixo da mesa, ou só finge.
ask-aim = Como Carrasco, aponta a carta de outro jogador.
ask-what = Que personagem é { $spot }?
ask-tax = Como Xerife, diz quem paga duas moedas.
ask-point = Como Camponês, aponta a próxima carta que vais nomear.

# Porque não
not-now = não é isso que se pede agora
cannot-look = sem moedas só podes ver se o tesouro tiver pelo menos { $coins }
not-own-card = antes do primeiro turno vê-se uma carta que não seja a própria
not-a-target = o Carrasco aponta a carta de outro jogador
not-to-be-named = essa não é uma das cartas que tens de nomear
not-taxed = o Xerife faz outro jogador pagar duas moedas

# O que aconteceu
begins = { $who-is ->
    [you] Recebes o Rei e começas.
   *[other] { $who } recebe o Rei e começa.
 } As cartas são dadas de novo.
looks = { $who-is ->
    [you] Vês
   *[other] { $who } vê
 } { $spot }.
on-card = Descobres que { $spot } é { FORM($character, "the") }.
pays-to-look = { $who-is ->
    [you] Pagas para ver a tua carta.
   *[other] { $who } paga para ver a própria carta.
 }
has-no-coin-to-look = { $who-is ->
    [you] Queres ver a tua carta mas não tens moedas: os outros tiram uma cada um do tesouro.
   *[other] { $who } quer ver a própria carta mas não tem moedas: os outros tiram uma cada um do tesouro.
 }
moves-right = { $who-is ->
    [you] Moves
   *[other] { $who } move
 } todas as cartas para a direita.
moves-left = { $who-is ->
    [you] Moves
   *[other] { $who } move
 } todas as cartas para a esquerda.
moves-front = { $who-is ->
    [you] Moves
   *[other] { $who } move
 } todas as cartas para o lado oposto.
claims = { $who-is ->
    [you] Dizes ser
   *[other] { $who } diz ser
 } { FORM($character, "the") }.
challenges = { $who-is ->
    [you] Contestas.
   *[other] { $who } contesta.
 }
nobody-challenges = Ninguém contesta.
claim-true = É verdade.
claim-false = É mentira: não acontece nada.
asks-for-minister = { $who-is ->
    [you] Perguntas: quem é o Ministro?
   *[other] { $who } pergunta: quem é o Ministro?
 }
nobody-answers = Ninguém diz uma palavra.
answers = «Sim, Majestade»: { $who }.
is-minister = De facto, { $spot } é o Ministro.
is-not-minister = Não, { $spot } não é o Ministro.
takes-pair = { $who-is ->
    [you] Tiras
   *[other] { $who } tira
 } { $spots }.
swaps-openly = { $who-is ->
    [you] Trocas as duas
   *[other] { $who } troca as duas
 } à vista de todos.
under-the-table = { $who-is ->
    [you] Mexes nelas
   *[other] { $who } mexe nelas
 } debaixo da mesa.
swaps-under = Trocas as duas debaixo da mesa.
seems-to-swap = Só finges que as trocas.
accuses = { $who-is ->
    [you] Dizes
   *[other] { $who } diz
 } que { $spot } é { FORM($character, "the") }.
accused-rightly = Está certo.
accused-wrongly = Está errado.
collects-tax = { $who-is ->
    [you] Cobras
   *[other] { $who } cobra
 } o imposto; { $payer-is ->
    [you] tu pagas duas moedas.
   *[other] { $payer } paga duas moedas.
 }
turned-up = Virada para cima: { $spot } é { FORM($character, "the") }.
mistake = Um erro: as cartas voltam a ficar viradas para baixo.
named-all = Todos os nomes estavam certos: ganha-se o tesouro inteiro.
has-no-coin-to-pay = { $who-is ->
    [you] Não tens
   *[other] { $who } não tem
 } { $paid ->
    [0] nenhuma moeda
   *[other] outra moeda
 } para pagar: os outros tiram do tesouro.
has-no-coin-to-steal = { $who-is ->
    [you] Não tens
   *[other] { $who } não tem
 } moedas para roubar: { $thief-is ->
    [you] tiras
   *[other] { $thief } tira
 } uma do tesouro.
coins-move = Moedas: { $changes }; no tesouro há { $treasury }.
gains = { $who-is ->
    [you] tu
   *[other] { $who }
 } +{ $coins }
loses = { $who-is ->
    [you] tu
   *[other] { $who }
 } -{ $coins }
treasury-empty = O tesouro está vazio.
rounds-over = { $rounds ->
    [one] A única ronda acabou.
   *[other] Acabaram { $rounds } rondas.
 }
at-the-end = No fim, { $purses }.
purse = { $coins ->
    [0] { $who-is ->
        [you] tu não tens nada
       *[other] { $who } não tem nada
     }
    [one] { $who-is ->
        [you] tu tens 1 moeda
       *[other] { $who } tem 1 moeda
     }
   *[other] { $who-is ->
        [you] tu tens { $coins } moedas
       *[other] { $who } tem { $coins } moedas
     }
 }
wins = { $who-is ->
    [you] Ganhas!
   *[other] { $who } ganha!
 }
share = Vitória partilhada: { $who }.

# A mesa
heading = ronda { $round }
heading-first = antes do primeiro turno
heading-over = o fim
no-seat = de ninguém
face-down = ?
note = { $character } { $percent } %

# Depois da partida
report = O que era verdade, ronda a ronda
report-lie = mentira: { $character }
report-true = verdade
report-believed = acreditado
report-challenged = contestado: { $who }
report-confronted = confrontado
report-shown = mostrado a todos
report-coins = { LIST($changes, ", ") }
report-unpaid = não pode pagar: { $who }
