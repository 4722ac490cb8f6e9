# O que diz o próprio terminal; os jogos trazem as suas palavras.

welcome = Cutpurse, uma mesa de reis e ladrões
which-game = Que jogo?
menu-hint = Um número ou um nome; Enter para { $game }. { command-rules } e um nome: como se joga. { command-quit }: sair.
no-such-game = Escreve um número de 1 a { $last }, ou um nome.
go-on-with = continuar { $title } de { $when }
against-whom = Contra quem?
company-hint = Quantos ({ $fewest } a { $most }), que nível, e { command-coach } se quiseres, como: 1 master { command-coach }. Enter para { $opponents } { $level }.
coach-help = Mostra a tua hipótese de ganhar ao lado de cada escolha
no-such-company = Escreve um número de { $fewest } a { $most }, uma destas palavras, ou ambos.
seats = lugares
good-night = Boa noite.
player = Jogador { $number }

pick-number = escolhe um número de 1 a { $last }, ou escreve { command-help }
several-at-once = Dois de uma vez: os dois números, como 3 8.
not-together = "{ $choice }" não pode vir depois disso
saved = Guardado em { $file }.
save-where = diz onde guardar, por exemplo: { command-save } sexta.json
not-a-save = { $file } já existe e não é uma partida guardada; escolhe outro nome
taken-back = Jogada desfeita.
skipping = Os outros jogam sem pausas a partir de agora.
going-on = A partida continua.
leave = Deixas a mesa.
kept = A partida fica guardada; continua com:
draw-curtain = { $name }, carrega em Enter para correr a cortina.
raise-curtain = A cortina está corrida. { $name }, carrega em Enter quando só tu puderes ver.
cover = Guarda na memória; Enter tapa.
at-the-end = A partida acabou: { command-save } FICHEIRO, { command-again } para repetir, ou Enter para sair.
watched = A partida acabou; Enter para sair.

# O que se pode escrever em português; as palavras inglesas valem sempre também.
command-help = ajuda
command-undo = desfazer
command-save = guardar
command-rules = regras
command-quit = sair
command-again = outra
command-say = falar
command-begin = começar
command-view = panorama
command-skip = avançar
command-coach = treinador

help-choice = número ou palavras
help-choice-text = escolher isso; basta o princípio de algumas palavras
help-enter = Enter
help-enter-text = ver a mesa outra vez
help-undo = { command-undo }
help-undo-text = desfazer a tua última escolha, se desde então nada saiu
help-view = { command-view }
help-view-text = mostrar a mesa toda, por mais alta que seja
help-skip = { command-skip }
help-skip-text = deixar os outros jogar sem pausas
help-save = { command-save } FICHEIRO
a-file = FICHEIRO
help-save-text = anotar a partida; para continuar depois: { $command }
help-rules = { command-rules }
help-rules-text = mostrar as regras
help-quit = { command-quit }
help-quit-text = deixar a mesa

guest = Convidado
your-table = Os amigos sentam-se aqui com:
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
seat-kept = O teu lugar fica guardado; continua com:
dice-checked = { $outcomes ->
    [one] Verificado: o único acaso desta partida veio como prometido.
   *[other] Verificado: os { $outcomes } dados e cartas desta partida vieram como prometido.
  }
record-where = diz onde escrever, por exemplo: { command-save } sexta.json; o ficheiro ainda não pode existir
record-saved = Guardado em { $file }; verifica-se com: { $command }
help-say = { command-say } …
help-say-text = dizer alguma coisa à mesa
help-begin = { command-begin }
help-begin-text = começar sem esperar: os bots ocupam as cadeiras livres
help-record = { command-save } FICHEIRO
help-record-text = escrever uma partida acabada, com tudo o que prova os seus dados
help-leave = { command-quit }
help-leave-text = sair; o teu lugar fica guardado

table-is-set = A mesa está posta.
keys-at-table = F1 ajuda · F2 regras · F3 mesa · ↑↓ escolher · Ctrl-C sair · PgUp antes
keys-on-page = ↑↓ PgUp PgDn: ler · Esc: voltar à mesa
replay-keys = { $here } de { $last } · Enter: seguir · b: voltar · um número: ir para lá · q: sair
replay-unknown = Escreve Enter, b, um número de 0 a { $last }, ou q.

coach-thinks = O treinador pensa …
coach-prepares = O treinador prepara-se: probabilidades a partir de uma das próximas escolhas.
coach-looks = O treinador revê cada decisão
coach-exact = Ao lado de cada escolha: a tua probabilidade exata de ganhar.
coach-estimate = Ao lado: a tua hipótese de ganhar, como o treinador estima.
coach-best = O treinador prefere: { $choices }.
coach-fine = Treinador: boa escolha ({ $chance } de ganhar).
coach-cost = Treinador: isto custou { $cost }; «{ $best }» tinha { $bestchance } de ganhar, «{ $choice }» { $chance }.
coach-costliest = { $number ->
    [one] A decisão mais cara:
   *[other] As { $number } decisões mais caras:
  }
coach-costly = momento { $moment }, { $name }: «{ $choice }» custou { $cost } ({ $chance } de ganhar); «{ $best }» tinha { $bestchance }
coach-no-mistake = O treinador não viu nenhuma decisão cara.
