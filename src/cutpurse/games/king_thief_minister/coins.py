"""Coins on their way from a purse to the treasury and back. Rule 3.6 of chapter 3."""

from .questions import right_of
from .state import Open


def pay(s: Open, seat: int) -> None:
    """A coin to the treasury, or what happens instead."""
    if s.purse[seat] > 0:
        s.purse[seat] -= 1
        s.treasury += 1
    else:
        others_take(s, seat)


def others_take(s: Open, seat: int) -> None:
    """3.6 Instead of one who has no coin, the others take one each out of the treasury."""
    other = right_of(s, seat)
    while other != seat:
        take(s, other, 1)
        other = right_of(s, other)


def take(s: Open, seat: int, coins: int) -> None:
    """Coins out of the treasury, as far as it lasts."""
    coins = min(coins, s.treasury)
    s.treasury -= coins
    s.purse[seat] += coins
