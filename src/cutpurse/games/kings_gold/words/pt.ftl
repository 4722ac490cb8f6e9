# Glossário: skull caveira, crossbones cruz de ossos, coin moeda, box Tesouro, play-off desempate,
# rob roubar, plunder saquear.
title = O Ouro do Rei
tagline = Dados de piratas: desafia a sorte, rouba os outros e o Rei

# Regras da casa
option-first = Primeiro turno
    .help = Quem começa: decidem os dados, ou sempre o mesmo lugar
option-first-dice = decidem os dados
option-kings_share = Parte do Rei
    .help = Se o Tesouro não chega para os dois: o jogador antes do Rei, ou divide-se com o Rei
option-kings_share-english = o jogador antes do Rei
option-kings_share-french = divide-se com o Rei
option-turns = Turnos
    .help = Turnos ao fim dos quais a partida acaba, mesmo com ouro no Tesouro

# Coisas
die = { $id }
face-skull = caveira
    .a = uma caveira
face-cannon = canhão
    .a = um canhão
face-crossbones = ossos
    .a = uma cruz de ossos
face-coin-1 = 1 moeda
    .a = 1 moeda
    .number = 1
face-coin-2 = 2 moedas
    .a = 2 moedas
    .number = 2
face-coin-3 = 3 moedas
    .a = 3 moedas
    .number = 3
pile-box = Tesouro
pile-king = Rei

# Ações
stop = parar
roll = relançar { LIST($dice, " ") }
take = tirar { FORM($coin, "number") } com o canhão
rob = roubar { FORM($coin, "number") } a { $victim }
plunder = saquear { $victim }
brings-rob = tem { $coins }
brings-take = no Tesouro há { $coins }

# O que se pergunta
ask-roll = Escolhe os dados a relançar, ou para ({ $outlook }). { $rolls ->
    [one] Falta um lançamento.
   *[other] Faltam { $rolls } lançamentos.
 }
stop-pairs = { $pairs ->
    [0] parar agora custa a penalização de 3 moedas
    [one] parar agora dá um par
   *[other] parar agora dá { $pairs } pares
 }
stop-five-coins = só moedas: o Rei tem { $coins }
stop-five-skulls = cinco caveiras: saqueia um rival
stop-five-cannons = cinco canhões: o Tesouro tem { $coins ->
    [1] { $coins } moeda
   *[other] { $coins } moedas
 }
ask-pair = Junta uma moeda a um canhão ou a uma caveira.
ask-plunder = Cinco caveiras! Escolhe quem saqueias.

# Porque não
no-rolling = neste turno já não se lança
locked = as cruzes de ossos estão bloqueadas: { $dice }
still-rolling = primeiro deixa de lançar
needs-five-skulls = para isso são precisas cinco caveiras
no-rival = { $victim-is ->
    [you] não te podes roubar a ti
   *[other] aqui não se pode roubar { $victim }
 }
needs-coin = nenhum dado livre mostra { FORM($coin, "number") }
needs-cannon = não resta nenhum canhão para juntar
needs-skull = não resta nenhuma caveira para juntar

# O que aconteceu
coins = { $number ->
    [0] zero moedas
    [one] 1 moeda
   *[other] { $number } moedas
 }
rolls-skulls = { $who-is ->
    [you] Para o primeiro turno, obténs
   *[other] Para o primeiro turno, { $who } obtém
 } { $skulls ->
    [0] zero caveiras.
    [one] 1 caveira.
   *[other] { $skulls } caveiras.
 }
roll-off-tied = Empate: quem tem mais caveiras volta a lançar.
begins = { $who-is ->
    [you] Começas tu.
   *[other] Começa { $who }.
 }
rolls-again = { $who-is ->
    [you] Relanças
   *[other] { $who } relança
 } { $dice }.
rolls = { $who-is ->
    [you] Obténs
   *[other] { $who } obtém
 } { $faces }.
shows = Agora os dados mostram { $faces }.
on-a-die = { FORM($face, "a") }
stops = { $who-is ->
    [you] Paras.
   *[other] { $who } para.
 }
takes = { $who-is ->
    [you] Tiras
   *[other] { $who } tira
 } { $taken } do Tesouro{ $tax ->
    [0] .
   *[other] , e o Rei recebe { $tax }.
 }
robs = { $victim-is ->
    [you] { $who } rouba-te { $taken }.
   *[other] { $who-is ->
        [you] Roubas
       *[other] { $who } rouba
     } { $taken } a { $victim }.
 }
plunders = Cinco caveiras! { $victim-is ->
    [you] { $who } tira-te tudo: { $taken }.
   *[other] { $who-is ->
        [you] Tiras
       *[other] { $who } tira
     } tudo a { $victim }: { $taken }.
 }
robs-king = Só moedas! { $who-is ->
    [you] Roubas
   *[other] { $who } rouba
 } { $taken } ao Rei.
empties-box = Cinco canhões! { $who-is ->
    [you] Levas
   *[other] { $who } leva
 } o Tesouro inteiro: { $taken }.
pays-for-crossbones = { $crossbones ->
    [3] Três
    [4] Quatro
   *[other] Cinco
 } cruzes de ossos: { $who-is ->
    [you] pagas
   *[other] { $who } paga
 } { $paid } ao Rei.
pays-for-nothing = Nenhuma combinação: { $who-is ->
    [you] pagas
   *[other] { $who } paga
 } { $paid } ao Rei.
box-empty = O Tesouro está vazio.
play-off = Desempate, ronda { $round }: { $who }.
turns-over = { $turns ->
    [one] Jogou-se o único turno
   *[other] Jogaram-se { $turns } turnos
 }: o Tesouro fecha.
at-the-end = No fim, { $purses }.
purse = { $who-is ->
    [you] tu tens
   *[other] { $who } tem
 } { $coins }
play-off-over = Ao fim de { $rounds } rondas, o desempate continua empatado.
wins-play-off = { $who-is ->
    [you] Ganhas o desempate!
   *[other] { $who } ganha o desempate!
 }
wins = { $who-is ->
    [you] Ganhas!
   *[other] { $who } ganha!
 }
share = Vitória partilhada: { $who }.

# A mesa
heading-roll-off = quem começa?
heading-turn = turno { $turn }
heading-play-off = desempate, ronda { $round }
out-of-it = fora de jogo
state-falling = no ar
state-locked = bloqueado
state-paired = usado
legend = ● cinco moedas, · uma
