# Glossário: tomb túmulo, Guardian Guardião, gold ouro, reputation reputação, community card carta comum,
# showdown confronto, escape fugir, hide esconder-se, lay pôr, end lado, deck monte, discards descartes.
title = Rei dos Ladrões
tagline = Cartas de dois lados, três rondas de bluff à entrada de um túmulo

# Regras da casa
option-target = Ouro para ganhar
    .help = Com esse ouro ganha-se logo; 15 e 20 tornam a partida mais longa
option-tombs = Túmulos
    .help = Quantos túmulos se abrem; 0: cada um uma vez, ou os que uma partida mais longa pedir
option-stakes = Aposta
    .help = Quanto custa uma ronda; alta: dois de reputação, pelo dobro do ouro
option-stakes-normal = normal
option-stakes-high = alta
option-rubies = Rubis
    .help = O monte: tantos Rubis como Chaves, ou quatro ao todo
option-rubies-common = tantos como Chaves
option-rubies-rare = quatro ao todo
option-sets = Conjuntos de cartas
    .help = Para mais ladrões: tantos conjuntos quantos os lugares pedirem, ou sempre dois
option-sets-auto = os que forem precisos

# Símbolos, um ou vários
symbol-key = Chave
    .many = Chaves
    .short = Chav
symbol-lamp = Lâmpada
    .many = Lâmpadas
    .short = Lâmp
symbol-shield = Escudo
    .many = Escudos
    .short = Escu
symbol-sword = Espada
    .many = Espadas
    .short = Espa
symbol-ruby = Rubi
    .many = Rubis
    .short = Rubi
symbols = { $number ->
    [1] 1 { $symbol }
   *[other] { $number } { FORM($symbol, "many") }
 }

# Cartas; primeiro o lado que conta, com o que os seus rubis representam
kind = { $end }|{ $other }
declared = { $end } { $meaning }
as = { $number ->
    [one] (como { $symbol })
   *[other] (como { FORM($symbol, "many") })
 }
card = carta
pile-cards = monte
pile-tombs = túmulos
pile-guardians = Guardiões
pile-gold = ouro
duel-tomb = túmulo

# Túmulos
tomb-locksmith = Túmulo do Serralheiro
    .the = o Túmulo do Serralheiro
tomb-whispers = Câmara dos Sussurros
    .the = a Câmara dos Sussurros
tomb-sealed-treasury = Tesouro Selado
    .the = o Tesouro Selado
tomb-lampmaker = Cripta do Lampista
    .the = a Cripta do Lampista
tomb-smoke = Santuário do Fumo
    .the = o Santuário do Fumo
tomb-djinn = Palácio do Djinn
    .the = o Palácio do Djinn
tomb-guardsman = Sepulcro do Guarda
    .the = o Sepulcro do Guarda
tomb-janissaries = Salão dos Janízaros
    .the = o Salão dos Janízaros
tomb-iron-sultan = Túmulo do Sultão de Ferro
    .the = o Túmulo do Sultão de Ferro
tomb-raider = Campa do Salteador
    .the = a Campa do Salteador
tomb-seven-blades = Túmulo das Sete Lâminas
    .the = o Túmulo das Sete Lâminas
tomb-warlord = Mausoléu do Senhor da Guerra
    .the = o Mausoléu do Senhor da Guerra

# Guardiões; sem nome próprio, o mais novo de dois iguais
guardian = { FORM($first, "gender") ->
    [feminine] segunda { $first }
   *[masculine] segundo { $first }
 }
    .the = { FORM($first, "gender") ->
        [feminine] a segunda { $first }
       *[masculine] o segundo { $first }
     }
    .gender = { FORM($first, "gender") }
guardian-poisoned-lock = Fechadura Envenenada
    .the = a Fechadura Envenenada
    .gender = feminine
guardian-spiked-pit = Fosso de Estacas
    .the = o Fosso de Estacas
    .gender = masculine
guardian-crushing-walls = Parede Esmagadora
    .the = a Parede Esmagadora
    .gender = feminine
guardian-cursed-glyph = Glifo Maldito
    .the = o Glifo Maldito
    .gender = masculine
guardian-pillar-of-flame = Coluna de Fogo
    .the = a Coluna de Fogo
    .gender = feminine
guardian-bound-djinn = Djinn Acorrentado
    .the = o Djinn Acorrentado
    .gender = masculine
guardian-giant-scorpion = Escorpião Gigante
    .the = o Escorpião Gigante
    .gender = masculine
guardian-stone-colossus = Colosso de Pedra
    .the = o Colosso de Pedra
    .gender = masculine
guardian-scything-blades = Lâmina Ceifeira
    .the = a Lâmina Ceifeira
    .gender = feminine
guardian-skeleton = Esqueleto
    .the = o Esqueleto
    .gender = masculine
guardian-ghoul-pack = Matilha de Carniçais
    .the = a Matilha de Carniçais
    .gender = feminine
guardian-mummy-lord = Senhor das Múmias
    .the = o Senhor das Múmias
    .gender = masculine

# Ações
escape = fugir
hide = esconder-se
call = pedir o confronto
lay-up = pôr uma carta virada para cima
lay-down = pôr uma carta virada para baixo
enough = já chega
lay-card = pôr { $card }
use-end = usar o lado { $symbol }
declare-as = declarar { FORM($symbol, "many") }
for-tomb = para o { $tomb }
against = contra { FORM($guardian, "the") }
seat-begins = primeiro { $who }
lay-so = pôr { $card }: { $end }
end-up = { $symbol } para cima
end-down = { $symbol } para baixo
end-up-as = { $symbol } para cima como { $meaning }
lay-how = pôr { $card }, { $face }
count-so = { $what } { $where }
count-all = { LIST($counts, " · ") }
brings-draws = { $cards ->
    [0] não compras nada
    [one] compras uma carta
   *[other] compras { $cards } cartas
 }
brings-pays = pagas { $price }, { $draws }

# O que se pergunta
hide-or-lay = esconder-se ou pôr uma carta
ask-turn = Ronda { $round } de { $rounds }: fugir, ou ficar { $price ->
    [0] sem pagar
    [1] por 1 ficha de reputação
   *[other] por { $price } fichas de reputação
 } ({ $stay }).
ask-alone = No túmulo só restas tu, mas ainda não pagaste nada: fugir, ou ficar { $price ->
    [1] por 1 ficha de reputação
   *[other] por { $price } fichas de reputação
 } ({ $stay }).
ask-call = No túmulo só restas tu: fugir, pedir o confronto, ou ficar { $price ->
    [0] sem pagar
    [1] por 1 ficha de reputação
   *[other] por { $price } fichas de reputação
 } ({ $stay }).
ask-card-up = Que carta pões virada para cima?
ask-card-down = Que carta pões virada para baixo?
face-up = virada para cima
face-down = virada para baixo
ask-end = Pões a carta { $card } { $face }: que lado conta?
ask-declare = { $number ->
    [one] O que representa o teu Rubi?
   *[other] O que representam os teus { $end }?
 }
ask-more = Pões uma segunda carta, ou já chega?
ask-duel = Em que duelo contas { $end }?
ask-community = Em que duelo contas a carta comum, { $card }?

# Porque não
no-showdown = onde uma carta conta decide-se no confronto
not-there = esse Guardião não está na mesa
does-not-fit = os símbolos não servem para esse duelo
rounds-over = as rondas acabaram: diz em que duelo conta a carta
not-held = não tens essa carta na mão
no-card-yet = diz primeiro se pões uma carta virada para cima ou para baixo
no-such-end = a carta não tem esse lado
nothing-to-turn = não há nenhuma carta cujo lado se deva escolher
nothing-to-declare = só se declaram os Rubis postos virados para cima
card-in-hand = primeiro acaba de pôr a carta
no-cards = não te restam cartas para pôr
not-alone = ainda há outros ladrões no túmulo
nothing-paid = ainda não pagaste nada por este túmulo
nothing-laid = neste turno não puseste nenhuma carta
already-laid = puseste uma carta: põe outra, ou diz que já chega

# O que aconteceu
begins = { $who-is ->
    [you] Começas tu.
   *[other] Começa { $who }.
 }
hand-dealt = Recebes { $cards }.
new-tomb = Túmulo { $number } de { $of }: { $tomb }, { $gold ->
    [one] 1 moeda de ouro
   *[other] { $gold } moedas de ouro
 } para quem tiver mais { FORM($symbol, "many") }.
new-creature = O seu Guardião é uma criatura, { FORM($guardian, "the") }: vence-se com { $symbols }.
new-trap = O seu Guardião é uma armadilha, { FORM($guardian, "the") }: vence-se com { $symbols }.
new-community = A carta comum é { $card }.
community-card = a carta comum
draws = Compras { $card }.
shuffled = Os descartes são baralhados e passam a ser o monte.
escapes = { $who-is ->
    [you] Foges
   *[other] { $who } foge
 }{ $left ->
    [0] .
    [one] {" "}e { $who-is ->
        [you] deixas
       *[other] deixa
     } uma carta para trás.
   *[other] {" "}e { $who-is ->
        [you] deixas
       *[other] deixa
     } { $left } cartas para trás.
 }
hides = { $who-is ->
    [you] Escondes-te
   *[other] { $who } esconde-se
 }{ $paid ->
    [0] {" "}sem pagar.
    [one] {" "}por 1 ficha de reputação.
   *[other] {" "}por { $paid } fichas de reputação.
 }
calls = { $who-is ->
    [you] Pedes
   *[other] { $who } pede
 } o confronto.
lays = { $who-is ->
    [you] Pões
   *[other] { $who } põe
 } a carta { $card } { $face }.
lays-hidden = { $who } põe uma carta virada para baixo.
showdown = O confronto!
turns-over = { $who-is ->
    [you] Viras
   *[other] { $who } vira
 } { $card }.
counts = { $who-is ->
    [you] Contas
   *[other] { $who } conta
 } { $what } { $where }.
has-totals = { $who-is ->
    [you] Tens
   *[other] { $who } tem
 } { $totals }.
has-none = { $who-is ->
    [you] Não tens
   *[other] { $who } não tem
 } nada que conte.
beats = { $who-is ->
    [you] Vences
   *[other] { $who } vence
 } { FORM($guardian, "the") } com { $symbols } e { $who-is ->
    [you] { $tokens ->
        [0] não ganhas nada.
        [1] ficas com 1 ficha de reputação.
       *[other] ficas com { $tokens } fichas de reputação.
     }
   *[other] { $tokens ->
        [0] não ganha nada.
        [1] fica com 1 ficha de reputação.
       *[other] fica com { $tokens } fichas de reputação.
     }
 }
beat-together = Empate a { $symbols }, que vencem { FORM($guardian, "the") }; a reputação divide-se: { $gains }.
gain = { $tokens ->
    [0] { $who-is ->
        [you] nada para ti
       *[other] nada para { $who }
     }
   *[other] { $who-is ->
        [you] { $tokens } para ti
       *[other] { $tokens } para { $who }
     }
 }
guardian-leaves = Não há reputação sobre { FORM($guardian, "the") }: a carta é descartada.
unbeaten = Ainda de pé: { $guardians }.
kept = { FORM($guardian, "the") } (reputação { $tokens })
plunders = { $who-is ->
    [you] Saqueias
   *[other] { $who } saqueia
 } { FORM($tomb, "the") } com { $symbols } e { $who-is ->
    [you] ficas
   *[other] fica
 } com { $gold ->
    [one] 1 moeda de ouro.
   *[other] { $gold } moedas de ouro.
 }
plunder-together = Empate a { $symbols } para { FORM($tomb, "the") }; o ouro divide-se: { $gains }.
unplundered = Ninguém saqueia { FORM($tomb, "the") }; o seu ouro volta para a reserva.
is-out = { $who-is ->
    [you] Já não tens reputação: ficas fora de jogo.
   *[other] { $who } já não tem reputação: fica fora de jogo.
 }
begins-next = { $who-is ->
    [you] Começas tu
   *[other] Começa { $who }
 } no próximo túmulo.
target-reached = A meta de { $gold } moedas de ouro foi atingida!
tombs-over = Era o último túmulo.
all-out = Não resta nenhum ladrão em jogo.
last-thief = { $who-is ->
    [you] Só restas tu em jogo.
   *[other] Só resta { $who } em jogo.
 }
scores = No fim, { $scores }.
score = { $who-is ->
    [you] tu tens
   *[other] { $who } tem
 } { $gold ->
    [1] 1 moeda de ouro
   *[other] { $gold } moedas de ouro
 }
score-out = { $who-is ->
    [you] tu estás fora de jogo
   *[other] { $who } está fora de jogo
 }
tie-break = Empate em ouro, por isso conta a reputação: { $reputation }.
has = { $who-is ->
    [you] tu tens
   *[other] { $who } tem
 } { $tokens }
wins = { $who-is ->
    [you] És o Rei dos Ladrões!
   *[other] { $who } é o Rei dos Ladrões!
 }
share = Coroa partilhada: { $who }.

# A mesa
heading-setup = antes do primeiro túmulo
heading-round = túmulo { $number } de { $of }, ronda { $round } · meta ouro { $target }
heading-showdown = túmulo { $number } de { $of }, confronto · meta ouro { $target }
heading-done = a partida acabou
the-tomb = Túmulo
the-guardian = Guardião
the-community = Carta comum
most-of = mais { $symbol }
gold-on = ouro { $gold }
pool = reputação { $tokens }
pool-brief = rep. { $tokens }
tokens = ouro { $gold }, reputação { $reputation }, { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
 }
legend = ouro/rep./mão, cartas postas
is-out-of-it = fora de jogo
is-winner = Rei dos Ladrões
has-escaped = em fuga
is-start = começa
hidden-card = (virada para baixo)
not-end = não { $end }
is-down = (virada para baixo)
with-community = + carta comum { $where }
total = { $number } { $where }
decks = monte { $deck }, descartes { $up } para cima e { $down } para baixo
your-hand = A tua mão

# Depois
epilogue = Ficaram viradas para baixo e ninguém as viu
left-behind = Túmulo { $number }: { $who-is ->
    [you] deixaste
   *[other] { $who } deixou
 } { $cards }.
