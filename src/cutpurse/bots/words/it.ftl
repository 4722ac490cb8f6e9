# Come si chiamano i bot, e come giocano.

bot-random = Caso
    .help = Gioca qualunque cosa permessa, senza pensare
bot-greedy = Avido
    .help = Prende quello che rende di più subito, a occhio
bot-apprentice = Apprendista
    .help = Pensa un po' in avanti, e dimentica molto di quello che c'è da tenere a mente
bot-journeyman = Artigiano
    .help = Pensa in avanti, e dimentica qualcosa di quello che c'è da tenere a mente
bot-master = Maestro
    .help = Guarda lontano, e non dimentica niente
bot-search = Cercatore
    .help = Pensa finché gli si dà tempo, e non dimentica niente
bot-exact = Perfetto
    .help = Non sbaglia mai, nei giochi risolti
bot-net = Rete
    .help = Gioca con una rete che qualcuno ha addestrato, come net:FILE
