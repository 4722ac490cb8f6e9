# What the bots are called, and how they play.

bot-random = Random
    .help = Plays anything that is allowed, without a thought
bot-greedy = Greedy
    .help = Takes what gains most at once, by a rule of thumb
bot-apprentice = Apprentice
    .help = Thinks ahead a little, and forgets much of what was to be kept in mind
bot-journeyman = Journeyman
    .help = Thinks ahead, and forgets some of what was to be kept in mind
bot-master = Master
    .help = Thinks ahead far, and forgets nothing
bot-search = Searcher
    .help = Thinks ahead for as long as it is given, and forgets nothing
bot-exact = Perfect
    .help = Never errs, in games that are solved
bot-net = Network
    .help = Plays by a network that somebody has trained, as in net:FILE
