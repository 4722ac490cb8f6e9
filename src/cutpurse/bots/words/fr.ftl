# Comment s'appellent les bots, et comment ils jouent.

bot-random = Hasard
    .help = Joue n'importe quoi de permis, sans réfléchir
bot-greedy = Avide
    .help = Prend ce qui rapporte le plus tout de suite, à vue de nez
bot-apprentice = Apprenti
    .help = Réfléchit un peu à la suite, et oublie beaucoup de ce qu'il faut retenir
bot-journeyman = Compagnon
    .help = Réfléchit à la suite, et oublie un peu de ce qu'il faut retenir
bot-master = Maître
    .help = Voit loin, et n'oublie rien
bot-search = Chercheur
    .help = Réfléchit aussi longtemps qu'on le laisse, et n'oublie rien
bot-exact = Parfait
    .help = Ne se trompe jamais, dans les jeux résolus
bot-net = Réseau
    .help = Joue d'après un réseau que quelqu'un a entraîné, comme net:FICHIER
