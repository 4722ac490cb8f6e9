"""What somebody knows of the six cards: a weight for each of the 720 ways the characters can lie on them.

A row of weights begins even. Looks, challenges and guesses strike out what they refute. When somebody else
has had two cards under the table, each way is now as likely as it was before together with the way in which
those two were exchanged. Moves that all can see change no weight, because cards are followed with the eyes.

The weights are exact whole numbers up to HEAVIEST, which takes more than twenty handlings under the table
that nobody has looked into; beyond that they are halved and rounded up.
"""

from itertools import combinations, permutations

from cutpurse.engine.chance import draw
from cutpurse.engine.layout import in_two_forms

from .actions import pair_number
from .state import ARRANGEMENTS, CARDS, CHARACTERS

WITH_EACH = ARRANGEMENTS // CHARACTERS  # arrangements with a certain character on a certain card
HEAVIEST = 1 << 21  # so that a row's total stays below 2**31

_WAYS = list(permutations(range(CHARACTERS)))
_NUMBER = {way: number for number, way in enumerate(_WAYS)}


def _exchanged(way: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    cards = list(way)
    cards[one], cards[other] = cards[other], cards[one]
    return tuple(cards)


# For each card, the character that lies on it in each arrangement.
_WHO = bytes(way[card] for card in range(CARDS) for way in _WAYS)
# For each card and character, the 120 arrangements with that character on that card; for compiled code in
# two bytes each.
THOSE_WITH = [
    [
        [number for number, way in enumerate(_WAYS) if way[card] == character]
        for character in range(CHARACTERS)
    ]
    for card in range(CARDS)
]
_WITH = b"".join(number.to_bytes(2, "little") for row in THOSE_WITH for those in row for number in those)
_NOTHING = [0] * WITH_EACH
# For each pair of cards and each arrangement, the one with those two exchanged, in two bytes.
_TWIN = b"".join(
    _NUMBER[_exchanged(way, one, other)].to_bytes(2, "little")
    for one, other in combinations(range(CARDS), 2)
    for way in _WAYS
)


def who(arrangement: int, card: int) -> int:
    """The character on a card in an arrangement."""
    return _WHO[ARRANGEMENTS * card + arrangement]


def exchanged(arrangement: int, pair: int) -> int:
    """The arrangement in which the characters on a pair of cards have changed places."""
    at = 2 * (ARRANGEMENTS * (pair & 15) + arrangement)  # no index can be negative
    return _TWIN[at] + 256 * _TWIN[at + 1]


def know_nothing(row: list[int], is_somebody: bool) -> None:
    """Everything is as likely as anything else; a row that is nobody's is empty."""
    for arrangement in range(ARRANGEMENTS):
        row[arrangement] = 1 if is_somebody else 0


def learn_in_loops(row: list[int], card: int, character: int, is_it: bool) -> None:
    first = ARRANGEMENTS * natural(card)
    for arrangement in range(ARRANGEMENTS):
        row[arrangement] = row[arrangement] if (_WHO[first + arrangement] == character) == is_it else 0


@in_two_forms(learn_in_loops)
def learn(row: list[int], card: int, character: int, is_it: bool) -> None:
    """Strike out every arrangement in which the card is not this character, or in which it is."""
    those = THOSE_WITH[card][character]
    kept = [row[arrangement] for arrangement in those] if is_it else _NOTHING
    if is_it:
        row[:] = [0] * ARRANGEMENTS
    for arrangement, weight in zip(those, kept, strict=True):
        row[arrangement] = weight


def exchange(row: list[int], one: int, other: int) -> None:
    """Two cards have changed places under the table, and this is known."""
    pair = pair_number(one, other)
    for arrangement in range(ARRANGEMENTS):
        twin = exchanged(arrangement, pair)
        if arrangement < twin:
            weight = row[arrangement]
            row[arrangement] = row[twin]
            row[twin] = weight


def blur(row: list[int], one: int, other: int) -> None:
    """Two cards may have changed places under the table or not, one as likely as the other."""
    pair = pair_number(one, other)
    heaviest = 0
    mixed = 0
    for arrangement in range(ARRANGEMENTS):
        twin = exchanged(arrangement, pair)
        if arrangement < twin:
            weight = row[arrangement] + row[twin]
            row[arrangement] = weight
            row[twin] = weight
            heaviest = max(heaviest, weight)
            mixed |= weight
    if mixed & 1 == 0 or heaviest > HEAVIEST:
        for arrangement in range(ARRANGEMENTS):
            row[arrangement] = (row[arrangement] + 1) >> 1


def total(row: list[int]) -> int:
    weight = 0
    for arrangement in range(ARRANGEMENTS):
        weight += row[arrangement]
    return weight


def weight_of(row: list[int], card: int, character: int) -> int:
    """The weight of all arrangements in which the card is this character; of `total`, the odds of it."""
    weight = 0
    first = 2 * WITH_EACH * (CHARACTERS * natural(card) + natural(character))
    for at in range(first, first + 2 * WITH_EACH, 2):
        weight += row[_WITH[at] + 256 * _WITH[at + 1]]
    return weight


def natural(number: int) -> int:
    """A card or character as it is; compiled, a loop is ten times as fast if no index can be negative."""
    return number & 7


def pick(row: list[int], rng: list[int]) -> int:
    """An arrangement, each as likely as its weight says."""
    return draw(rng, row, total(row))
