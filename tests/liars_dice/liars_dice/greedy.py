"""A bot for Liar's Dice that says what is likely true, and doubts what is likely a lie, whatever was bid."""

from .actions import DOUBT
from .view import View, looks_true

A_LITTLE = 1e-6  # of bids that are as likely true the highest is best: it leaves least to the other seat


def action_values(v: View, actions: list[int], n: int, rng: list[int], worth: list[float]) -> None:
    """How likely each of the first `n` actions is right, should the cups be lifted now."""
    for i in range(n):
        if actions[i] == DOUBT:
            worth[i] = 1.0 - looks_true(v, v.seat, v.bid)
        else:
            worth[i] = looks_true(v, v.seat, actions[i]) + A_LITTLE * actions[i]
