"""How a bot decides: numbers that compiled code and the rest of the project share."""

RANDOM, GREEDY, SEARCH, EXACT, NET = range(5)
KIND, ITERATIONS, FORGETS, NET_AT, RIVALS, TREES = range(6)  # what a row of a table of minds says
ROW_WIDTH = TREES + 1  # numbers in such a row
# How the others decide at the tables that a search imagines: by the rollout policy; as masters do; the
# same, with the habits of somebody who was watched.
ROLLOUT, THINKING, COPIED = range(3)
NO_ESTIMATE = -1.0  # instead of a chance to win: nobody has thought about one
SIDE_BY_SIDE = 2  # trees, whatever the number of cores; what they found is added up
