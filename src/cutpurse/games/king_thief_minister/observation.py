"""What a learner sees of King Thief Minister: the table, and how likely each arrangement is.

Spots are not counted from one's own, since it depends on the number of seats which belong to somebody.
"""

from cutpurse.engine.encoding import EACH_SEAT, counted, members, odds, one_hot, scaled, seat, seats

from .actions import PAIRS
from .state import CARDS, COINS_EACH, PHASES, SEATS, SPOTS
from .things import NAMES

COINS = COINS_EACH * SEATS
CARD = tuple(map(str, range(CARDS)))
MOST_TURNS = 600
ROWS = (*map(str, range(SEATS)), "public")

COLUMNS = (
    counted("seats", 3, SEATS),
    counted("seat", 0, SEATS - 1),
    scaled("rounds", 100),
    one_hot("peasant_names", ("players", "six")),
    one_hot("phase", PHASES),
    seat("active"),
    seat("asked"),
    scaled("turn", MOST_TURNS),
    scaled("treasury", COINS),
    scaled("purse", COINS, EACH_SEAT),
    one_hot("at", CARD),
    members("up", CARD),
    one_hot("shown", NAMES),
    one_hot("claim", NAMES),
    seat("claimant"),
    seats("answers"),
    counted("spot", 0, SPOTS - 1),
    members("lookers", ROWS),
    one_hot("question", NAMES),
    counted("taken", 0, PAIRS - 1),
    members("seen", CARD, EACH_SEAT),
    odds("odds"),
    odds("public"),
)
