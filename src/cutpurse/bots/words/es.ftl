# Cómo se llaman los bots, y cómo juegan.

bot-random = Azar
    .help = Juega cualquier cosa permitida, sin pensar
bot-greedy = Codicioso
    .help = Toma lo que más da en el momento, a ojo
bot-apprentice = Aprendiz
    .help = Piensa un poco por adelantado, y olvida mucho de lo que hay que recordar
bot-journeyman = Oficial
    .help = Piensa por adelantado, y olvida algo de lo que hay que recordar
bot-master = Maestro
    .help = Ve lejos, y no olvida nada
bot-search = Buscador
    .help = Piensa todo el tiempo que se le deja, y no olvida nada
bot-exact = Perfecto
    .help = Nunca se equivoca, en los juegos resueltos
bot-net = Red
    .help = Juega con una red que alguien ha entrenado, como net:ARCHIVO
