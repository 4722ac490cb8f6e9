# O que diz o próprio terminal; os jogos trazem as suas palavras.

welcome = Cutpurse, uma mesa de reis e ladrões
which-game = Que jogo?
how-many-opponents = Quantos adversários?
range = de { $least } a { $most }, Enter para { $default }
not-in-range = Escreve um número de { $least } a { $most }, ou quit.
good-night = Boa noite.
player = Jogador { $number }

pick-number = escolhe um número de 1 a { $last }, ou escreve help
many-choices = Escreve uma das { $number } opções, de «{ $first }» a «{ $last }».
saved = Guardado em { $file }.
save-where = diz onde guardar, por exemplo: save sexta.json
not-a-save = { $file } já existe e não é uma partida guardada; escolhe outro nome
taken-back = Jogada desfeita.
going-on = A partida continua.
leave = Deixas a mesa.
kept = A partida fica guardada; para continuar: cutpurse play --resume { $file }
draw-curtain = { $name }, carrega em Enter para correr a cortina.
raise-curtain = A cortina está corrida. { $name }, carrega em Enter quando só tu puderes ver.
cover = Guarda na memória; Enter tapa.
at-the-end = A partida acabou: save FICHEIRO, again para repetir, ou Enter para sair.

help-choice = número ou palavras
help-choice-text = escolher isso; basta o princípio de algumas palavras
help-enter = Enter
help-enter-text = ver a mesa outra vez
help-undo-text = desfazer a tua última escolha, se desde então nada saiu
help-save-text = anotar a partida; para continuar depois: cutpurse play --resume FICHEIRO
help-rules-text = mostrar as regras
help-quit-text = deixar a mesa

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
