"""What people call jars, faces, places and targets."""

from cutpurse.engine.words import Phrase, phrase

from .board import is_line, place_in
from .jars import THIEF_FACES, jar_of
from .state import COLOURS, GEMS, HAND_SIZE, SIDE

COLOUR_KEYS = ("red", "green", "yellow", "blue")
SYMBOL_KEYS = ("sun", "clubs", "moon", "hand", "star")
KIND_KEYS = ("lantern", "sapphire", "amulet", "dagger")
SLOTS = "xyz"  # what people call the tiles in their hand
COLUMNS = "abcd"


def place_name(place: int) -> str:
    return f"{COLUMNS[place % SIDE]}{place // SIDE + 1}"


def painted(key: str, number: int) -> Phrase:
    """A jar or a thief, by its colour and symbol."""
    colour, symbol = phrase(COLOUR_KEYS[number % COLOURS]), phrase(SYMBOL_KEYS[number // COLOURS])
    return phrase(key, colour=colour, symbol=symbol)


def jar(tile: int) -> Phrase:
    return painted("jar", jar_of(tile))


def face_name(number: int) -> Phrase:
    if number < THIEF_FACES:
        return painted("thief", number)
    return phrase(KIND_KEYS[number - THIEF_FACES])


def a_face(number: int) -> Phrase:
    """With its article."""
    if number < THIEF_FACES:
        return painted("a-thief", number)
    return a_special(number - THIEF_FACES)


def a_special(kind: int) -> Phrase:
    return phrase("a-special", kind=KIND_KEYS[kind])


def target_name(target: int) -> Phrase:
    if not is_line(target):
        return phrase("gem", number=target + 1)
    line = target - GEMS
    if line < SIDE:
        return phrase("row", number=line + 1)
    if line < 2 * SIDE:
        return phrase("column", letter=COLUMNS[line - SIDE])
    return phrase("diagonal", one=place_name(place_in(target, 0)), other=place_name(place_in(target, 3)))


def slot_names(slots: int) -> str:
    return " ".join(SLOTS[slot] for slot in range(HAND_SIZE) if slots >> slot & 1)
