"""A bot for Liar's Dice that says what is likely true, and doubts what is likely a lie.

It believes that the dice it does not see show anything, whatever the other seat has bid.
"""

from .actions import DOUBT, count_of, face_of
from .odds import likely
from .rules import number_under
from .view import View

A_LITTLE = 1e-6  # of bids that are as likely true the highest is best: it leaves least to the other seat


def action_values(v: View, actions: list[int], n: int, rng: list[int], worth: list[float]) -> None:
    """How likely each of the first `n` actions is right, should the cups be lifted now."""
    for i in range(n):
        if actions[i] == DOUBT:
            worth[i] = 1.0 - truth_of(v, v.bid)
        else:
            worth[i] = truth_of(v, actions[i]) + A_LITTLE * actions[i]


def truth_of(v: View, bid: int) -> float:
    """How likely a bid is true, for who sees one cup."""
    wanted = count_of(bid) - number_under(v, v.seat, face_of(bid))
    return likely(wanted, v.dice)
