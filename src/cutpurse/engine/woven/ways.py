"""How a bot decides: numbers that compiled code and the rest of the project share."""

RANDOM, GREEDY, SEARCH, EXACT, NET = range(5)
HOW, ITERATIONS, FORGETS, NET_AT, RIVALS = range(5)  # what a row of a table of minds says
MIND = RIVALS + 1  # numbers in such a row
HUNCHES, THINKING, COPIED = range(3)  # how the others decide at the tables that a search imagines
UNSAID = -1.0  # instead of a chance to win: nobody has thought about one
TREES = 2  # a search grows so many, whatever the number of cores, and adds up what they found
