"""The things of Forty Thieves that one can point at, by the names they have at the table."""

from cutpurse.engine.words.phrases import Seat, Thing

from .board import TARGETS, members, place_in
from .jars import FACE as HIDDEN
from .jars import THIEF_FACES
from .state import COLOURS, CONTENTS, GEMS, JARS, PLACES, SEATS, SIDE

COLUMNS = "abcd"
SHAPES = (
    *(f"row-{number}" for number in range(1, SIDE + 1)),
    *(f"column-{letter}" for letter in COLUMNS),
    "diagonal-a1-d4",
    "diagonal-d1-a4",
)

PLACE = tuple(Thing("place", f"{COLUMNS[place % SIDE]}{place // SIDE + 1}") for place in range(PLACES))
SLOT = tuple(Thing("slot", letter) for letter in "xyz")  # what people call the tiles in their hand
GEM = tuple(Thing("gem", number) for number in range(1, GEMS + 1))
LINE = tuple(Thing("line", shape) for shape in SHAPES)
TARGET = GEM + LINE  # of a theft
HOARD = tuple(Thing("hoard", seat, {"owner": Seat(seat)}) for seat in range(SEATS))
STACK, DISCARDS, EYES = Thing("pile", "stack"), Thing("pile", "discards"), Thing("pile", "eyes")

COLOUR = tuple(Thing("colour", name) for name in ("red", "green", "yellow", "blue"))
SYMBOL = tuple(Thing("symbol", name) for name in ("sun", "clubs", "moon", "hand", "star"))


def painted(kind: str, number: int) -> Thing:
    """A jar or a thief, by its colour and symbol."""
    colour, symbol = COLOUR[number % COLOURS], SYMBOL[number // COLOURS]
    return Thing(kind, f"{colour.id}-{symbol.id}", {"colour": colour, "symbol": symbol})


JAR = tuple(painted("jar", number) for number in range(JARS))
THIEF = tuple(painted("thief", number) for number in range(THIEF_FACES))
SPECIAL = tuple(Thing("special", name) for name in ("lantern", "sapphire", "amulet", "dagger"))
FACE = THIEF + SPECIAL

HIDES = tuple(tuple(FACE[HIDDEN[CONTENTS * jar + n]] for n in range(CONTENTS)) for jar in range(JARS))
SPOTS_OF = tuple(tuple(place_in(target, number) for number in range(4)) for target in range(TARGETS))
PLACES_OF = tuple(tuple(PLACE[spot] for spot in spots) for spots in SPOTS_OF)


def slots(some: int) -> list[Thing]:
    """A set of tiles in a hand."""
    return [SLOT[slot] for slot in members(some)]


def places(some: int) -> list[Thing]:
    """A set of places."""
    return [PLACE[place] for place in members(some)]
