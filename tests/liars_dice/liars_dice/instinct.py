"""Quick judgement of Liar's Dice for search: when a round is over, lives tell the chances to win."""

from math import comb

from .rules import other
from .state import ROLL, SEATS, Open

MOST_LIVES = 10


def chance_to_win(own: int, others: int) -> float:
    """Each round is a toss: how likely one's own lives last longer than the other's."""
    rounds = own + others - 1
    return float(sum(comb(rounds, won) for won in range(others, rounds + 1)) / 2**rounds)


CHANCES = tuple(chance_to_win(own, others) for own in range(1, MOST_LIVES) for others in range(1, MOST_LIVES))


def at_rest(s: Open) -> bool:
    """Whether a new round begins."""
    return s.phase == ROLL and s.fallen == 0


def evaluate_leaf(s: Open, chances: list[float]) -> None:
    for seat in range(SEATS):
        chances[seat] = CHANCES[(MOST_LIVES - 1) * (s.left[seat] - 1) + s.left[other(seat)] - 1]
