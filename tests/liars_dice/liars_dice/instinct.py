"""Quick judgement of Liar's Dice for search: when a round is over, lives tell the chances to win."""

from liars_dice.view import at_least  # interpreted, also in the twin

from .rules import other
from .state import *

# By lives, one's own and the other's: a round is a toss, and one must win as many as the other has lives.
CHANCES = tuple(tuple(at_least(others, own + others - 1, 2) for others in range(10)) for own in range(10))


def at_rest(s: Open) -> bool:
    return s.phase == ROLL and s.turned == 0


def evaluate_leaf(s: Open, chances: list[float]) -> None:
    for seat in range(SEATS):
        chances[seat] = CHANCES[s.left[seat]][s.left[other(seat)]]
