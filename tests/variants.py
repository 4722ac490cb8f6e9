"""The games that every test of games is run with: those here, and Liar's Dice from another package."""

import pytest

import cutpurse as cp

GAMES = cp.games()
every_game = pytest.mark.parametrize("id", GAMES)


def but_long(cases, *short):
    """All of these cases; those that are not named here take long, and scripts/soak runs them."""
    return [each if each in short else pytest.param(each, marks=pytest.mark.long) for each in cases]


def a_match(id, seed, **options):
    game = cp.game(id)
    return game.new(seats=game.min_seats + seed % (game.max_seats - game.min_seats + 1), seed=seed, **options)
