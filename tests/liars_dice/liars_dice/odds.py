"""How likely so many dice show one face."""

from math import comb

from .state import FACES, MOST_DICE, SEATS


def at_least(wanted: int, dice: int) -> float:
    """How likely at least so many of these dice show one face."""
    ways = sum(comb(dice, n) * (FACES - 1) ** (dice - n) for n in range(wanted, dice + 1))
    return float(ways / FACES**dice)


MORE = SEATS * MOST_DICE + 1  # so many numbers of dice can be wanted, 0 included
LIKELY = tuple(at_least(wanted, dice) for dice in range(MOST_DICE + 1) for wanted in range(MORE))


def likely(wanted: int, dice: int) -> float:
    """The same, looked up; nothing more may be wanted."""
    return LIKELY[MORE * dice + max(wanted, 0)]
