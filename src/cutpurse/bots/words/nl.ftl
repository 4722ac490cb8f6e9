# Hoe de bots heten, en hoe ze spelen.

bot-random = Toeval
    .help = Speelt zomaar iets wat mag, zonder na te denken
bot-greedy = Gretig
    .help = Pakt volgens een vuistregel wat meteen het meeste oplevert
bot-apprentice = Leerling
    .help = Denkt een beetje vooruit en vergeet veel van wat je moet onthouden
bot-journeyman = Gezel
    .help = Denkt vooruit en vergeet iets van wat je moet onthouden
bot-master = Meester
    .help = Denkt ver vooruit en vergeet niets
bot-search = Zoeker
    .help = Denkt vooruit zolang hij mag, en vergeet niets
bot-exact = Perfect
    .help = Maakt nooit een fout, in spellen die opgelost zijn
bot-net = Netwerk
    .help = Speelt met een netwerk dat iemand heeft getraind, zoals net:BESTAND
