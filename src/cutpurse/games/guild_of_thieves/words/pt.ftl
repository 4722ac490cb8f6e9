# Glossário: Carpet Tapete, Coins Moedas, Jewels Joias, Guard Guarda, starter inicial, claim ficar com,
# draw pile monte, discard descarte, hand mão, grid grelha.
title = A Guilda dos Ladrões
tagline = Constrói o teu baralho numa grelha de objetos mágicos que encolhe

# Regras da casa
option-carpet_crosses = Tapete voador
    .help = O que um Tapete pode atravessar: só vazios, ou também cartas livres antes do vazio
option-carpet_crosses-gaps = só vazios
option-carpet_crosses-cards = também cartas livres
option-thieves = Ladrões
    .help = Quantos ladrões tem cada lugar
option-memory_aid = Ajuda de memória
    .help = Se a mesa mostra o que se podia ter guardado na memória: os pontos, e o que pode estar numa mão
option-memory_aid-off = não
option-memory_aid-on = sim

# Coisas
space = { $id }
card = carta { $id }
thief = ladrão { $id }
kind-lamp = Lâmpada
    .a = uma Lâmpada
    .many = Lâmpadas
    .short = Lâmp.
kind-camel = Camelo
    .a = um Camelo
    .many = Camelos
    .short = Camelo
kind-sword = Espada
    .a = uma Espada
    .many = Espadas
    .short = Espada
kind-carpet = Tapete
    .a = um Tapete
    .many = Tapetes
    .short = Tapete
kind-coins = Moedas
    .a = umas Moedas
    .many = cartas de Moedas
    .short = Moedas
kind-turban = Turbante
    .a = um Turbante
    .many = Turbantes
    .short = Turb.
kind-jewels = Joias
    .a = umas Joias
    .many = cartas de Joias
    .short = Joias
kind-guard = Guarda
    .a = um Guarda
    .many = Guardas
    .short = Guarda
kind-starter-lamp = Lâmpada inicial
    .a = uma Lâmpada inicial
    .many = Lâmpadas iniciais
kind-starter-camel = Camelo inicial
    .a = um Camelo inicial
    .many = Camelos iniciais

# Cartas
a-card = { FORM($kind, "a") }
many-cards = { $number } { FORM($kind, "many") }
as = { $card } como { $effect }
several = { $kind }×{ $number }
worth = { $kind } { $points }

# Ações
pass = passar de vez
play = jogar { $kind }
pick = ladrão { $space }
step-over = por { $space }
go-to = ir para { $space }
place-on = colocar em { $space }
brings-card = { $kind }

# Resultados
places-first = primeiro { $who }

# O que se pergunta
ask-place = Coloca um ladrão numa carta livre. Ficas com ela quando o ladrão sair ({ $left ->
    [one] o teu último
   *[other] faltam { $left }
 }).
ask-card = Joga uma carta, ou passa para o resto da partida.
ask-pass = Nenhuma das tuas cartas pode mover um ladrão: tens de passar.
ask-thief = { $card }: que ladrão se move?
ask-via = { $card }: por que carta primeiro? Também ficas com ela.
ask-second = { $card }: onde acaba o segundo passo?
ask-lamp = { $card }: a direito enquanto o caminho estiver livre. Para onde?
ask-camel = { $card }: três passos, com curvas se quiseres. Para onde?
ask-sword = { $card }: que ladrão empurras?
ask-carpet = { $card }: por cima do vazio. Para onde?
ask-coins = { $card }: um passo, depois compras duas cartas. Para onde?

# Porque não
not-placing = os ladrões só se colocam antes do primeiro turno
still-placing = primeiro é preciso colocar todos os ladrões
not-free = não há nenhuma carta livre em { $space }
one-card = só jogas uma carta por turno
not-in-hand = não tens { FORM($kind, "a") } na mão
guards-stay = um Guarda não se pode jogar
nothing-to-copy = nenhum adversário jogou ainda uma carta
moves-nobody = com { $card } não podes mover agora nenhum dos teus ladrões
play-first = primeiro tens de jogar uma carta
no-thief-there = não tens nenhum ladrão em { $space }
cannot-move = com { $card } não podes mover o ladrão em { $space }
thief-first = primeiro tens de escolher que ladrão se move
thief-chosen = já escolheste um ladrão
via-chosen = o primeiro passo já está dado
not-over = com { $card } o ladrão não pode passar primeiro por { $space }
only-turban = o primeiro passo só se escolhe com um Turbante
via-first = primeiro tens de escolher o primeiro passo do Turbante
out-of-reach = com { $card } o ladrão não pode ir de { $start } para { $space }
no-pass = jogaste uma carta: um ladrão tem de se mover

# O que aconteceu
grid-dealt = A grelha está pronta: há { $cards } objetos virados para cima.
begins-placing = { $who-is ->
    [you] Colocas
   *[other] { $who } coloca
 } o primeiro ladrão.
places = { $who-is ->
    [you] Colocas
   *[other] { $who } coloca
 } um ladrão em { $space }, sobre { FORM($kind, "a") }.
begins = { $who-is ->
    [you] Jogas
   *[other] { $who } joga
 } o primeiro turno.
moves = { $who-is ->
    [you] Jogas { $card }, vais
   *[other] { $who } joga { $card }, vai
 } de { $start } para { $end } e { $who-is ->
    [you] ficas
   *[other] fica
 } com { $claimed }.
pushes = { $who-is ->
    [you] Empurras
   *[other] { $who } empurra
 } { $victim-is ->
    [you] o teu ladrão
   *[other] o ladrão de { $victim }
 } para { $space }, sobre { FORM($kind, "a") }.
shuffles = { $who-is ->
    [you] Baralhas o teu
   *[other] { $who } baralha o seu
 } descarte, que passa a ser o monte.
draws = { $who-is ->
    [you] Compras
   *[other] { $who } compra
 } { FORM($kind, "a") }.
draws-unseen = { $who } compra uma carta.
passes = { $who-is ->
    [you] Passas
   *[other] { $who } passa
 } para o resto da partida.
ends = Todos passaram. Cada ladrão fica com a carta onde está.
scores = { $who-is ->
    [you] Tens
   *[other] { $who } tem
 } { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
 } e { $cards } cartas.
tie-break = Empate a { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
 }: { $who }.
most = Mais { $what ->
    [lamps] Lâmpadas
    [camels] Camelos
   *[cards] cartas
 }: { $tied ->
    [one] { $who }, com { $number }.
   *[other] { $who }, com { $number } cada.
 }
wins = { $who-is ->
    [you] Lideras a guilda: ganhas!
   *[other] { $who } lidera a guilda e ganha!
 }
share = Empate até ao fim, a guilda e a vitória são partilhadas: { $who }.

# A mesa
heading-deal = prepara-se a grelha
heading-place = colocam-se os ladrões
heading-turn = turno { $turn }
heading-done = a partida acabou
jewels-copy = as Joias copiam { FORM($effect, "a") }
points = { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
 }
sizes = mão { $hand }, monte { $pile }, descarte { $discard }
has-passed = passou: mão { $hand }, monte { $pile }, descarte { $discard }
holds = ({ $hand } na mão)
hand = mão: { $cards }
hand-partly-known = mão: { $known }, e { $number } destas: { $cards }
hand-unknown = mão: { $number } destas: { $cards }
draw-pile = monte: { $cards }
discard = descarte: { $cards }
all-cards = cartas: { $cards }

# Depois da partida
held = { $who } passou com { $cards } na mão.
