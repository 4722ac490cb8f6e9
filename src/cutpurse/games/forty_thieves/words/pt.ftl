# Glossário: jar jarro, tile peça, gem gema, hoard saque, set série, line linha, row fila, stack monte,
# discards descartes, Evil Eye Mau-Olhado, peek espreitar, glimpse olhadela.
title = Quarenta Ladrões
tagline = Jarros que escondem ladrões, memória e dedução, nove safiras

# Regras da casa
option-first = Primeiro turno
    .help = Quem começa: decide o acaso, ou sempre o mesmo lugar
option-first-chance = decide o acaso
option-turns = Turnos
    .help = Turnos ao fim dos quais a partida acaba, mesmo com gemas no tabuleiro
option-memory_aid = Ajuda de memória
    .help = Se a mesa mostra o que viste: não põe à prova a tua memória, sim lembra-se por ti
option-memory_aid-off = não
option-memory_aid-on = sim

# Coisas
place = { $id }
slot = { $id }
gem = gema { $id }
    .the = a gema { $id }
line-row-1 = fila 1
    .the = a fila 1
    .capital = A fila 1
line-row-2 = fila 2
    .the = a fila 2
    .capital = A fila 2
line-row-3 = fila 3
    .the = a fila 3
    .capital = A fila 3
line-row-4 = fila 4
    .the = a fila 4
    .capital = A fila 4
line-column-a = coluna a
    .the = a coluna a
    .capital = A coluna a
line-column-b = coluna b
    .the = a coluna b
    .capital = A coluna b
line-column-c = coluna c
    .the = a coluna c
    .capital = A coluna c
line-column-d = coluna d
    .the = a coluna d
    .capital = A coluna d
line-diagonal-a1-d4 = diagonal a1 d4
    .the = a diagonal a1 d4
    .capital = A diagonal a1 d4
line-diagonal-d1-a4 = diagonal d1 a4
    .the = a diagonal d1 a4
    .capital = A diagonal d1 a4
colour-red = vermelho
    .letter = vm
    .short = vm
    .feminine = vermelha
colour-green = verde
    .letter = vd
    .short = vd
    .feminine = verde
colour-yellow = amarelo
    .letter = am
    .short = am
    .feminine = amarela
colour-blue = azul
    .letter = az
    .short = az
    .feminine = azul
symbol-sun = sol
    .gender = masculine
symbol-clubs = trevo
    .gender = masculine
symbol-moon = lua
    .gender = feminine
symbol-hand = mão
    .gender = feminine
symbol-star = estrela
    .gender = feminine
jar = jarro de { jar.painted }
    .a = um jarro de { jar.painted }
    .the = o jarro de { jar.painted }
    .painted = { FORM($symbol, "gender") ->
        [feminine] { $symbol } { FORM($colour, "feminine") }
       *[masculine] { $symbol } { $colour }
     }
thief = ladrão de { jar.painted }
    .a = um ladrão de { jar.painted }
    .the = o ladrão de { jar.painted }
special-lantern = Lanterna
    .a = uma Lanterna
    .the = a Lanterna
special-sapphire = Safira
    .a = uma Safira
    .the = a Safira
special-amulet = Amuleto
    .a = um Amuleto
    .the = o Amuleto
special-dagger = Adaga
    .a = uma Adaga
    .the = a Adaga
tile = peça
hoard = { $owner-is ->
    [you] o teu saque
   *[other] o saque de { $owner }
 }
pile-stack = monte
pile-discards = descartes
pile-eyes = olhos

# Ações
pass = passar
discard-nothing = não descartar nada
discard = descartar { LIST($slots, " ") }
look = ver { $place }
show = mostrar { $place }
peek = espreitar { $place }
put = pôr { $slot }
on = em { $place }
swap = trocar { $place }
with = com { $place }
play = jogar { $special } { $slot }
steal = roubar { FORM($target, "the") }
take = tirar { FORM($gem, "the") }
rob-gem = roubar uma gema a { $victim }
rob-tile = roubar uma peça a { $victim }
brings-rob = tem { $number }

# Resultados
first-seat = começa { $who }
its-colour = o ladrão da sua cor
its-symbol = o ladrão do seu símbolo
its-special = o objeto especial

# O que se pergunta
ask-discard = Descarta o que não queres; depois a tua mão completa-se até três peças.
ask-glimpse = { $closed ->
    [0] Nenhuma peça está virada para baixo: passa.
   *[other] Vê uma peça do tabuleiro, { $lanterns ->
        [0] ou passa.
       *[other] joga uma Lanterna para espreitar duas, ou passa.
     }
 }
ask-action = { $tiles ->
    [0] Troca duas vizinhas
   *[other] Põe uma peça da mão no tabuleiro, troca duas vizinhas
 }{ $specials ->
    [0] {" "}ou passa.
   *[other] , joga uma peça especial ou passa.
 }
ask-steal = Anuncia um roubo, ou passa para acabar o teu turno.
ask-show = A Lanterna em { $place } mostra { $missing ->
    [one] mais uma peça à sua volta. Qual?
   *[other] { $missing } peças à sua volta. Escolhe uma.
 }
ask-peek = Escolhe duas peças vizinhas para espreitar. Qual é a primeira?
ask-peek-too = Que peça ao lado de { $place } é a segunda?
ask-put = Em que casa pões a peça { $slot }?
ask-swap = Com que vizinha trocas { $place }?
ask-take = Escolhe a gema ou a peça Safira que tiras.
ask-take-line = { FORM($line, "capital") } rende. Escolhe { $touching ->
    [0] a gema ou a peça Safira que tiras.
   *[other] uma gema que lhe toque.
 }
ask-dagger = { $who } joga { FORM($special, "a") }. { $daggers ->
    [0] Não tens uma Adaga para responder.
   *[other] Responde com uma Adaga, ou passa.
 }

# Porque não
not-now = não é o momento
not-asked-discard = primeiro tens de completar a tua mão
no-tile = não tens na mão a peça { LIST($slots, "or") }
lies-open = { $place } está virada para cima
not-around = a Lanterna mostra peças fechadas vizinhas, cada uma só uma vez, e { $place } não é uma delas
no-peek = espreitam-se duas peças vizinhas, pelo menos uma delas fechada
not-adjacent = { $place } e { $other } não são vizinhas
half-done = acaba o que começaste: escolhe uma casa
not-in-hand = a peça { $slot } da tua mão não é { FORM($special, "a") }
lantern-only-glimpse = uma Lanterna joga-se como olhadela
special-only-action = uma Safira ou um Amuleto joga-se como ação
no-eye = não tens nenhum Mau-Olhado para devolver
dagger-only-answer = uma Adaga joga-se em resposta à peça especial de outro
only-dagger = só se pode responder com uma Adaga
gem-gone = { FORM($gem, "the") } já não está lá
not-touching = { FORM($gem, "the") } não toca na linha, mas há outra gema que toca
touching-first = tens de tirar uma gema que toque na linha, já que há uma
not-yourself = não te podes roubar a ti
nothing-to-rob = { $victim } não tem nenhuma

# O que aconteceu
begins = { $who-is ->
    [you] Começas tu.
   *[other] Começa { $who }.
 }
board-laid = No tabuleiro há dezasseis jarros, com nove gemas entre eles.
fills-hand = { $who } completa a mão até três peças.
you-draw = Compras { FORM($jar, "a") }.
you-draw-face = Compras { FORM($face, "a") } dentro de { FORM($jar, "a") }.
you-get = Contém { FORM($face, "a") }.
discards = { $who-is ->
    [you] Descartas
   *[other] { $who } descarta
 } { FORM($face, "a") }.
looks = { $who-is ->
    [you] Vês
   *[other] { $who } vê
 } { $place }.
peeks = { $who-is ->
    [you] Espreitas
   *[other] { $who } espreita
 } { $places }.
holds = Em { $place }: { FORM($face, "a") }.
finds-sapphire = Uma Safira em { $place }! { $who-is ->
    [you] Ficas
   *[other] { $who } fica
 } com ela, e um novo jarro toma o seu lugar.
finds-dagger = Uma Adaga em { $place }! { $who-is ->
    [you] Perdes
   *[other] { $who } perde
 } a mão inteira.
finds-lantern = Uma Lanterna em { $place }! Mostra a todos o que está à sua volta.
puts = { $who-is ->
    [you] Pões
   *[other] { $who } põe
 } { FORM($jar, "a") } em { $place } e { $who-is ->
    [you] tiras
   *[other] tira
 } { FORM($old, "the") } que lá estava.
swaps = { $who-is ->
    [you] Trocas
   *[other] { $who } troca
 } { $places }.
plays = { $who-is ->
    [you] Jogas
   *[other] { $who } joga
 } { FORM($special, "a") }.
answers = { $who-is ->
    [you] Respondes
   *[other] { $who } responde
 } com uma Adaga.
cancelled = Sem efeito: { FORM($special, "the") }.
gives-back = { $who-is ->
    [you] Devolves
   *[other] { $who } devolve
 } um Mau-Olhado.
announces = { $who-is ->
    [you] Anuncias
   *[other] { $who } anuncia
 } um roubo: { FORM($target, "the") }.
at-place = { $place } { $face }
reveals = As quatro peças: { $faces }.
succeeds = É uma série! { $who-is ->
    [you] Consegues.
   *[other] { $who } consegue.
 }
fails = Não é uma série: { $who-is ->
    [you] falhas
   *[other] { $who } falha
 } e { $eyes ->
    [0] não resta nenhum Mau-Olhado para receber.
   *[other] { $who-is ->
        [you] recebes
       *[other] recebe
     } um Mau-Olhado.
 }
pays = { FORM($line, "capital") } rende.
takes-gem = { $who-is ->
    [you] Tiras
   *[other] { $who } tira
 } { FORM($gem, "the") }.
robs = { $victim-is ->
    [you] { $who } rouba-te
   *[other] { $who-is ->
        [you] Roubas
       *[other] { $who } rouba
     }
 } { $what ->
    [gem] uma gema
   *[tile] uma peça Safira
 }{ $victim-is ->
    [you] .
   *[other] {" "}a { $victim }.
 }
replaced = Há jarros novos em { $places }.
shuffled = Os descartes são baralhados e passam a ser o monte.
last-gem = A última gema saiu do tabuleiro.
turns-over = { $turns ->
    [one] Jogou-se o único turno
   *[other] Jogaram-se { $turns } turnos
 }: a partida acabou.
scores = { $who-is ->
    [you] Tens
   *[other] { $who } tem
 } { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 }: { $gems ->
    [0] nenhuma gema
    [1] 1 gema
   *[other] { $gems } gemas
 } e { $tiles ->
    [0] nenhuma peça Safira
    [1] 1 peça Safira
   *[other] { $tiles } peças Safira
 }{ $eyes ->
    [0] .
    [1] , menos 1 Mau-Olhado.
   *[other] , menos { $eyes } Maus-Olhados.
 }
tied = Empate a { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 }: { $who }.
tie-break = { $what ->
    [eyes] Menos Maus-Olhados
   *[gems] Mais gemas
 }: { $who }, com { $number }{ $tied ->
    [one] .
   *[other] {" "}cada.
 }
wins = { $who-is ->
    [you] Ganhas!
   *[other] { $who } ganha!
 }
share = Vitória partilhada: { $who }.

# A mesa
heading-setup = dispõem-se os jarros
heading-turn = turno { $turn }
counted = { $pile } { $number }
top = próximo: { FORM($jar, "painted") }
score = { $points } ({ $gems ->
    [1] 1 gema
   *[other] { $gems } gemas
 }, { $tiles ->
    [1] 1 peça
   *[other] { $tiles } peças
 }, { $eyes ->
    [1] 1 olho
   *[other] { $eyes } olhos
 })
empty-hand = nenhuma peça
in-hand = mão { $number }
legend-closed = moldura fina: jarro fechado
legend-open = moldura grossa: peça à vista
legend-gone = –: já à vista
legend-brief = [ ]: aberta
sheet-jar = jarro
sheet-colour = cor
sheet-symbol = símb.
sheet-special = esp.
sheet-example = { $jar }:
sheet-number = { $number } { $face }
or = { $one } ou { $other }

# Depois da partida
hidden = O que estava escondido
a-face = { FORM($face, "a") }
face-on = { FORM($face, "a") } em { $place }
held = { $who } tinha { $faces }.
lay-there = Viradas para baixo: { $faces }.
never-seen = Ninguém chegou a ver o que havia em { $places }.
shuffled-since = Desde que os descartes foram baralhados, ninguém tinha visto o que havia em { $places }.
