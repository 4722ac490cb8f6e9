"""What a learner sees of Guild of Thieves: the grid, the own hand, and what may be in the others."""

from cutpurse.engine.encoding import EACH_SEAT, counted, odds, one_hot, scaled, seat, seats

from .state import COPIES, EFFECTS, ITEMS, KINDS, PHASES, SEATS, SPACES, THIEVES
from .things import KIND, NAMES

SPACE = (*NAMES, "edge")
KIND_NAMES = [str(kind.id) for kind in KIND]
MOST_CARDS = 20
MOST_TURNS = 100

COLUMNS = (
    counted("seats", 2, SEATS),
    one_hot("carpet_crosses", ("gaps", "cards")),
    counted("thieves", 2, THIEVES),
    one_hot("phase", PHASES),
    seat("active"),
    scaled("turn", MOST_TURNS),
    seats("passed"),
    scaled("unplaced", SEATS * THIEVES),
    one_hot("grid", KIND_NAMES[:ITEMS], SPACE),
    seat("thief", SPACE),
    scaled("aside", COPIES, KIND_NAMES[:ITEMS]),
    scaled("hand", COPIES, EACH_SEAT, KIND_NAMES),
    scaled("discard", COPIES, EACH_SEAT, KIND_NAMES),
    scaled("known", COPIES, EACH_SEAT, KIND_NAMES),
    scaled("unseen", COPIES, EACH_SEAT, KIND_NAMES),
    scaled("hand_size", MOST_CARDS, EACH_SEAT),
    odds("guard_ways", EACH_SEAT),
    one_hot("card", KIND_NAMES[:KINDS]),
    one_hot("mover", SPACE[:SPACES]),
    one_hot("via", SPACE[:SPACES]),
    scaled("draws", MOST_CARDS),
    seat("last_by"),
    one_hot("last_effect", KIND_NAMES[:EFFECTS]),
    one_hot("other_effect", KIND_NAMES[:EFFECTS]),
)
