# Wie die Bots heißen, und wie sie spielen.

bot-random = Zufall
    .help = Spielt irgendetwas Erlaubtes, ohne nachzudenken
bot-greedy = Gierig
    .help = Nimmt nach einer Faustregel, was sofort am meisten bringt
bot-apprentice = Lehrling
    .help = Denkt ein wenig voraus und vergisst viel von dem, was man sich merken muss
bot-journeyman = Geselle
    .help = Denkt voraus und vergisst manches von dem, was man sich merken muss
bot-master = Meister
    .help = Denkt weit voraus und vergisst nichts
bot-search = Sucher
    .help = Denkt voraus, solange man ihn lässt, und vergisst nichts
bot-exact = Perfekt
    .help = Macht nie einen Fehler, in Spielen, die gelöst sind
bot-net = Netz
    .help = Spielt nach einem Netz, das jemand trainiert hat, etwa net:DATEI
