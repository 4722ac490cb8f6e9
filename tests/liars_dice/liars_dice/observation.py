"""What a learner sees of Liar's Dice: its own dice, and what everybody sees."""

from cutpurse.engine.encoding import EACH_SEAT, counted, one_hot, scaled, seat

from .actions import NUM_ACTIONS
from .state import FACES, MOST_DICE, SEATS

FACE = tuple(map(str, range(1, FACES + 1)))
MOST_LIVES = 10

COLUMNS = (
    counted("seats", SEATS, SEATS),
    counted("dice", 1, MOST_DICE),
    scaled("lives", MOST_LIVES),
    one_hot("phase", ("roll", "bid", "lift", "done")),
    seat("active"),
    scaled("left", MOST_LIVES, EACH_SEAT),
    counted("bid", 0, NUM_ACTIONS - 1),
    scaled("fallen", SEATS * MOST_DICE),
    scaled("shown", SEATS * MOST_DICE),
    one_hot("cup", FACE, EACH_SEAT, least=1),
)
