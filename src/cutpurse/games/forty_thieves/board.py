"""The board: sixteen places in reading order, nine gems between them, and what a theft aims at.

 0 ─  1 ─  2 ─  3        A target is one of the nine gems, with the four places around it,
 │ 0  │ 1  │ 2  │        or one of ten lines: rows 9 … 12, columns 13 … 16, and the diagonals
 4 ─  5 ─  6 ─  7        17 (from the top left) and 18 (from the top right).
 │ 3  │ 4  │ 5  │
 8 ─  9 ─ 10 ─ 11
 │ 6  │ 7  │ 8  │
12 ─ 13 ─ 14 ─ 15
"""

from .state import GEMS, PLACES, SIDE

LINES = 2 * SIDE + 2
TARGETS = GEMS + LINES

_CORNERS = [(4 * (gem // 3) + gem % 3 + step) for gem in range(GEMS) for step in (0, 1, 4, 5)]
_ROWS = list(range(PLACES))
_COLUMNS = [SIDE * row + column for column in range(SIDE) for row in range(SIDE)]
_DIAGONALS = [0, 5, 10, 15, 3, 6, 9, 12]
TARGET = bytes(_CORNERS + _ROWS + _COLUMNS + _DIAGONALS)  # four places each


def are_neighbours(one: int, other: int) -> bool:
    """5.2 Each of the eight places around a place is adjacent to it."""
    rows = one // SIDE - other // SIDE
    columns = one % SIDE - other % SIDE
    return one != other and -1 <= rows <= 1 and -1 <= columns <= 1


def place_in(target: int, number: int) -> int:
    """One of the four places of a target."""
    return int(TARGET[4 * target + number])


def places_of(target: int) -> int:
    """The four places of a target, as a set."""
    first = 4 * target
    return 1 << TARGET[first] | 1 << TARGET[first + 1] | 1 << TARGET[first + 2] | 1 << TARGET[first + 3]


def is_line(target: int) -> bool:
    return target >= GEMS


def touches(gem: int, line: int) -> bool:
    """7.6 A gem touches a line if one of the four places around it belongs to the line."""
    return places_of(gem) & places_of(GEMS + line) != 0


def size(some: int) -> int:
    """How many members a set has."""
    count = 0
    while some != 0:
        some &= some - 1
        count += 1
    return count


def lowest(some: int) -> int:
    """The first member of a set that is not empty."""
    member = 0
    while some & 15 == 0:  # in strides, where nobody compiles it
        some >>= 4
        member += 4
    while some & 1 == 0:
        some >>= 1
        member += 1
    return member


def members(some: int) -> list[int]:
    """All of a set, for code that may make lists."""
    found = []
    while some:
        found.append((some & -some).bit_length() - 1)
        some &= some - 1
    return found
