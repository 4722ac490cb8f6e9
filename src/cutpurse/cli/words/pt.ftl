# O que diz o próprio terminal; os jogos trazem as suas palavras.

welcome = Cutpurse, uma mesa de reis e ladrões
which-game = Que jogo?
how-many-opponents = Quantos adversários?
seats = lugares
range = de { $least } a { $most }, Enter para { $default }
not-in-range = Escreve um número de { $least } a { $most }, ou { command-quit }.
good-night = Boa noite.
player = Jogador { $number }

pick-number = escolhe um número de 1 a { $last }, ou escreve { command-help }
many-choices = Escreve uma das { $number } opções, de «{ $first }» a «{ $last }».
saved = Guardado em { $file }.
save-where = diz onde guardar, por exemplo: { command-save } sexta.json
not-a-save = { $file } já existe e não é uma partida guardada; escolhe outro nome
taken-back = Jogada desfeita.
going-on = A partida continua.
leave = Deixas a mesa.
kept = A partida fica guardada; para continuar: cutpurse play --resume { $file }
draw-curtain = { $name }, carrega em Enter para correr a cortina.
raise-curtain = A cortina está corrida. { $name }, carrega em Enter quando só tu puderes ver.
cover = Guarda na memória; Enter tapa.
at-the-end = A partida acabou: { command-save } FICHEIRO, { command-again } para repetir, ou Enter para sair.

# O que se pode escrever em português; as palavras inglesas valem sempre também.
command-help = ajuda
command-undo = desfazer
command-save = guardar
command-rules = regras
command-quit = sair
command-again = outra
command-say = falar
command-begin = começar

help-choice = número ou palavras
help-choice-text = escolher isso; basta o princípio de algumas palavras
help-enter = Enter
help-enter-text = ver a mesa outra vez
help-undo = { command-undo }
help-undo-text = desfazer a tua última escolha, se desde então nada saiu
help-save = { command-save } FICHEIRO
help-save-text = anotar a partida; para continuar depois: cutpurse play --resume FICHEIRO
help-rules = { command-rules }
help-rules-text = mostrar as regras
help-quit = { command-quit }
help-quit-text = deixar a mesa

guest = Convidado
your-table = Os amigos sentam-se aqui com: cutpurse play --server { $url } --table { $table }
waiting-for-people = { $number ->
    [one] Há uma cadeira livre; começa-se quando alguém a ocupar, ou escreve { command-begin }.
   *[other] Há { $number } cadeiras livres; começa-se quando forem ocupadas, ou escreve { command-begin }.
  }
waiting-for = A jogar: { $names }.
you-look-on = Ficas a ver.
clock = { $seconds ->
    [one] Tens um segundo.
   *[other] Tens { $seconds } segundos.
  }
answer-kept = A tua resposta fica guardada e mostra-se com as dos outros.
connection-lost = Perdeu-se a ligação; nova tentativa …
seat-kept = O teu lugar fica guardado; para continuar: cutpurse play --server { $url } --table { $table }
dice-checked = { $outcomes ->
    [one] Verificado: o único acaso desta partida veio como prometido.
   *[other] Verificado: os { $outcomes } dados e cartas desta partida vieram como prometido.
  }
record-where = diz onde escrever, por exemplo: { command-save } sexta.json; o ficheiro ainda não pode existir
record-saved = Guardado em { $file }; verifica-se com: cutpurse verify { $file }
help-say = { command-say } …
help-say-text = dizer alguma coisa à mesa
help-begin = { command-begin }
help-begin-text = começar sem esperar: os bots ocupam as cadeiras livres
help-record = { command-save } FICHEIRO
help-record-text = escrever uma partida acabada, com tudo o que prova os seus dados
help-leave = { command-quit }
help-leave-text = sair; o teu lugar fica guardado

table-is-set = A mesa está posta.
replay-keys = { $here } de { $last } · Enter: seguir · b: voltar · um número: ir para lá · q: sair
replay-unknown = Escreve Enter, b, um número de 0 a { $last }, ou q.

coach-thinks = O treinador pensa …
coach-looks = O treinador revê cada decisão
coach-exact = Ao lado de cada escolha: a tua probabilidade exata de ganhar.
coach-estimate = Ao lado de cada escolha: a tua probabilidade de ganhar, que o treinador estima pelo que sabes.
coach-best = O treinador prefere: { $choices }.
coach-fine = Treinador: boa escolha ({ $chance } de ganhar).
coach-cost = Treinador: isto custou { $cost }; «{ $best }» tinha { $bestchance } de ganhar, «{ $choice }» { $chance }.
coach-costliest = { $number ->
    [one] A decisão mais cara:
   *[other] As { $number } decisões mais caras:
  }
coach-costly = momento { $moment }, { $name }: «{ $choice }» custou { $cost } ({ $chance } de ganhar); «{ $best }» tinha { $bestchance }
coach-no-mistake = O treinador não viu nenhuma decisão cara.
