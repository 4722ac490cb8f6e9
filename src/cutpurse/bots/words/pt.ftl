# Como se chamam os bots, e como jogam.

bot-random = Acaso
    .help = Joga qualquer coisa permitida, sem pensar
bot-greedy = Ganancioso
    .help = Fica com o que rende mais no momento, a olho
bot-apprentice = Aprendiz
    .help = Pensa um pouco à frente, e esquece muito do que há para guardar na memória
bot-journeyman = Oficial
    .help = Pensa à frente, e esquece alguma coisa do que há para guardar na memória
bot-master = Mestre
    .help = Vê longe, e não esquece nada
bot-search = Pesquisador
    .help = Pensa enquanto o deixarem, e não esquece nada
bot-exact = Perfeito
    .help = Nunca erra, nos jogos resolvidos
bot-net = Rede
    .help = Joga com uma rede que alguém treinou, como net:FICHEIRO
