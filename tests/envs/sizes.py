"""Every game at every number of seats, and house rules that make it short."""

import pytest

import cutpurse as cp
from variants import GAMES

SIZES = [(id, seats) for id in GAMES for seats in range(cp.game(id).min_seats, cp.game(id).max_seats + 1)]
SHORT = {
    "forty-thieves": {"turns": 6},
    "king-of-thieves": {"tombs": 1},
    "king-thief-minister": {"rounds": 2},
    "kings-gold": {"turns": 12},
}
every_size = pytest.mark.parametrize(("id", "seats"), SIZES)
every_game = pytest.mark.parametrize("id", GAMES)


def short(id):
    return SHORT.get(id, {})
