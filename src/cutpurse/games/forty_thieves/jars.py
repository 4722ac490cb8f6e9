"""The sixty tiles: what each jar hides, and what its three tiles can still hold.

The three contents of a jar lie in its three tiles in one of six orders. All that can be known about a
jar is which of these orders are still possible, and they are always equally likely. A set of orders is
six bits.
"""

from itertools import permutations

from .state import ANYTHING, COLOURS, CONTENTS, JARS, KINDS, NONE, SPECIAL, SYMBOLS, TRUE_COLOUR, Open

SHIFT = (1, 2, 3, 1, 3)  # how far the false colour lies from the jar's, for each symbol
THIEF_FACES = COLOURS * SYMBOLS  # the thief with symbol s and colour c is number 4 * s + c, like the jars

ORDERS = tuple(permutations(range(CONTENTS)))


def hidden_face(jar: int, content: int) -> int:
    """1.1 Thieves and special objects; 1.3 one of the jar's colour, one of its symbol, one special."""
    symbol = jar // COLOURS
    colour = jar % COLOURS
    if content == SPECIAL:
        return THIEF_FACES + (colour + symbol) % KINDS
    if content == TRUE_COLOUR:
        return COLOURS * ((symbol + colour + 1) % SYMBOLS) + colour
    return COLOURS * symbol + (colour + SHIFT[symbol]) % COLOURS


def possible(first: int, second: int, third: int) -> int:
    """The orders in which three tiles have contents out of these sets."""
    fitting = [first >> a & second >> b & third >> c & 1 for a, b, c in ORDERS]
    return sum(fits << order for order, fits in enumerate(fitting))


def held(some: int, tile: int) -> int:
    """What one of three tiles holds in these orders, as a set."""
    contents = {order[tile] for number, order in enumerate(ORDERS) if some >> number & 1}
    return sum(1 << content for content in contents)


# Tables, worked out once; strings of bytes are what compiled code reads fastest.
FACE = bytes(hidden_face(jar, content) for jar in range(JARS) for content in range(CONTENTS))
POSSIBLE = bytes(possible(sets & 7, sets >> 3 & 7, sets >> 6) for sets in range(512))
HOLDING = bytes(
    sum((order[tile] == content) << number for number, order in enumerate(ORDERS))
    for tile in range(CONTENTS)
    for content in range(CONTENTS)
)
CONTENT_IN = bytes(order[tile] for order in ORDERS for tile in range(CONTENTS))
CONTENTS_IN = bytes(held(some, tile) for some in range(1 << len(ORDERS)) for tile in range(CONTENTS))
STRIKES = bytes(  # for three sets: whether the orders in which they fit leave less of one of them
    any(held(POSSIBLE[sets], tile) != sets >> CONTENTS * tile & ANYTHING for tile in range(CONTENTS))
    for sets in range(512)
)
NUMBER = bytes(orders.bit_count() for orders in range(64))


# What a tile is


def jar_of(tile: int) -> int:
    return tile // CONTENTS


def face(tile: int, content: int) -> int:
    """What lies under the back of a tile with this content."""
    return int(FACE[tile - tile % CONTENTS + content])


def special_of(tile: int) -> int:
    """The kind of special object that the tile's jar hides."""
    return face(tile, SPECIAL) - THIEF_FACES


def is_kind(tile: int, content: int, kind: int) -> bool:
    return content == SPECIAL and special_of(tile) == kind


# What a tile can be


def contents(t: Open, tile: int) -> int:
    """What a tile can be by itself: what it is, if that is known here, or what everybody thinks possible."""
    if t.content[tile] != NONE:
        return 1 << t.content[tile]
    return t.may[tile]


def orders(t: Open, jar: int) -> int:
    """The orders that are possible for a jar, by what is known in this state or view."""
    tile = CONTENTS * jar
    sets = contents(t, tile) | contents(t, tile + 1) << 3 | contents(t, tile + 2) << 6
    return int(POSSIBLE[sets])


def holding(tile: int, content: int) -> int:
    """The orders in which this tile has this content."""
    return int(HOLDING[CONTENTS * (tile % CONTENTS) + content])


def number(some: int) -> int:
    """How many orders these are."""
    return int(NUMBER[some])


def ways(t: Open, tile: int, content: int) -> int:
    """In how many of the possible orders this tile has this content."""
    return number(orders(t, jar_of(tile)) & holding(tile, content))
