"""Four tiles that pay: one colour or four, one symbol or four.

What has been turned over so far is kept in one number: the colours, then the symbols, as sets, then the
number of thieves, then whether something spoils it.
"""

from .board import size
from .jars import THIEF_FACES
from .state import AMULET, COLOURS, SYMBOLS

NO_TILES = 0
A_THIEF = 1 << COLOURS + SYMBOLS
SPOILT = A_THIEF << 3


def with_face(cards: int, face: int) -> int:
    """7.3 An Amulet stands for whatever is missing; any other special object spoils the set."""
    if face == THIEF_FACES + AMULET:
        return cards
    if face >= THIEF_FACES:
        return cards | SPOILT
    return (cards | 1 << face % COLOURS | 1 << COLOURS + face // COLOURS) + A_THIEF


def is_set(cards: int) -> bool:
    """7.3 The tiles are a set; also says of fewer than four whether they can still become one."""
    return kinds_of_set(cards) != 0


def kinds_of_set(cards: int) -> int:
    """7.3 All of one colour, of different colours, of one symbol, of different symbols: a bit for each,
    in this order.
    """
    if cards & SPOILT:
        return 0
    colours = size(cards & (1 << COLOURS) - 1)
    symbols = size(cards >> COLOURS & (1 << SYMBOLS) - 1)
    thieves = cards // A_THIEF
    return (colours <= 1) | (colours == thieves) << 1 | (symbols <= 1) << 2 | (symbols == thieves) << 3
