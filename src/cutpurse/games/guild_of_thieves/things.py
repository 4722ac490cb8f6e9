"""The things of Guild of Thieves that one can point at, by the names they have at the table."""

from cutpurse.engine.words.phrases import Thing

from .state import COLUMNS, SEATS, SPACES, THIEVES

LETTERS = "abcdefgh"
NAMES = tuple(f"{LETTERS[space % COLUMNS]}{space // COLUMNS + 1}" for space in range(SPACES))
SPACE = tuple(Thing("space", name) for name in NAMES)
ITEM = tuple(Thing("card", name) for name in NAMES)  # a card of the grid is called by its space
FIGURE = tuple(Thing("thief", number) for number in range(1, SEATS * THIEVES + 1))
KIND = tuple(
    Thing("kind", name)
    for name in (
        *("lamp", "camel", "sword", "carpet", "coins", "turban", "jewels", "guard"),
        *("starter-lamp", "starter-camel"),
    )
)
