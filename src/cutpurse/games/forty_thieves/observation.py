"""What a learner sees of Forty Thieves: the board, all backs, and what each tile can hold."""

from cutpurse.engine.encoding import EACH_SEAT, Part, counted, members, one_hot, scaled, seat, seats

from .scene import STAGES, WAYS
from .state import *
from .things import GEM, JAR, PLACE, SLOT, TARGET
from .things import SPECIAL as SPECIAL_OBJECT

CONTENT = ("colour", "symbol", "special")
TILE = [f"{jar.id}-{number}" for jar in JAR for number in range(CONTENTS)]
PLACE_NAMES, SLOTS, GEMS_NAMES, TARGETS, SPECIALS = (
    [str(thing.id) for thing in things] for things in (PLACE, SLOT, GEM, TARGET, SPECIAL_OBJECT)
)
SPOT = (*PLACE_NAMES, *(f"hand-{seat}-{slot}" for seat in range(SEATS) for slot in SLOTS), "top")
MOST_TURNS = 1000

COLUMNS = (
    counted("seats", 2, SEATS),
    counted("seat", 0, SEATS - 1),
    scaled("turns", MOST_TURNS),
    one_hot("phase", PHASES),
    one_hot("stage", STAGES),
    seat("active"),
    scaled("turn", MOST_TURNS),
    one_hot(Part("at", "board", 0, (PLACES,)), TILE, PLACE_NAMES),
    one_hot(Part("at", "hand", HAND, (SEATS, HAND_SIZE)), TILE, EACH_SEAT, SLOTS),
    one_hot(Part("at", "top", TOP, (1,)), TILE),
    members("up", PLACE_NAMES),
    members("stack", TILE),
    members("discards", TILE),
    members("gems", GEMS_NAMES),
    scaled("loot", GEMS, EACH_SEAT),
    scaled("tiles", DAGGERS, EACH_SEAT),
    scaled("eyes", EYES, EACH_SEAT),
    seats("known", TILE),
    members("known", ("all",), TILE, lowest=TURNED_OVER.bit_length() - 1),
    members("may", CONTENT, TILE),
    members("can", CONTENT, TILE),
    one_hot("content", CONTENT, TILE),
    members("looks", SPOT[:SPOTS]),
    one_hot("how", WAYS),
    counted("picked", 0, PLACES - 1),
    one_hot("lantern", PLACE_NAMES),
    members("marked", PLACE_NAMES),
    one_hot("played", SPECIALS[:KINDS]),
    scaled("daggers", DAGGERS),
    seat("last"),
    seat("asked"),
    one_hot("announced", TARGETS),
    members("lines", TARGETS[GEMS:]),
    members("cleared", PLACE_NAMES),
)
assert len(TILE) == TILES
