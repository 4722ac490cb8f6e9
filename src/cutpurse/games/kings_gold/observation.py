"""What a learner sees of King's Gold: all there is."""

from cutpurse.engine.encoding import EACH_SEAT, counted, members, one_hot, scaled, seat, seats

from .state import COINS, DICE, MOST_PLAY_OFFS, MOST_ROLL_OFFS, PHASES, ROLLS, SEATS
from .things import FACE, LETTERS

FACES = [f"{face.id}.{letter}" for face in FACE for letter in LETTERS]
MOST_TURNS = 1000

COLUMNS = (
    counted("seats", 2, SEATS),
    counted("seat", 0, SEATS - 1),
    one_hot("kings_share", ("english", "french")),
    one_hot("phase", PHASES),
    seat("active"),
    scaled("box", COINS),
    scaled("king", COINS),
    scaled("purse", COINS, EACH_SEAT),
    members("dice", FACES),
    members("falling", LETTERS),
    members("spent", LETTERS),
    counted("rolls", 0, ROLLS - 1),
    scaled("turn", MOST_TURNS),
    scaled("turns", MOST_TURNS),
    seats("contenders"),
    scaled("skulls", DICE, EACH_SEAT),
    scaled("roll_offs", MOST_ROLL_OFFS),
    scaled("play_offs", MOST_PLAY_OFFS),
    seat("emptied_by"),
)
