"""How a bot decides: numbers that compiled code and the rest of the project share."""

RANDOM, GREEDY, SEARCH, EXACT, NET = range(5)
HOW, ITERATIONS, FORGETS, NET_AT = range(4)  # what a row of a table of minds says
TREES = 2  # a search grows so many, whatever the number of cores, and adds up what they found
