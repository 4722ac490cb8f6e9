"""The rulings on the end: chapter 8 of Forty Thieves."""

from fractions import Fraction

import pytest

import cutpurse as cp
from games.forty_thieves.tables import (
    ROW_1,
    STARS_AND_GREENS,
    choices,
    hoard,
    is_open,
    nobody_answers,
    play,
    table,
)


def test_ft_r31_a_theft_of_the_last_gem_ends_the_game():
    board = "red-sun blue-sun ? ?  green-sun yellow-sun " + "? " * 10
    match = play(table(board, stage="steal", gems=(1,), loot=(3, 5)), "steal gem 1")
    assert match.actor == cp.OVER
    assert match.points() == [4, 5]
    assert match.shares() == [0, 1]


def test_ft_r31_a_sapphire_that_takes_the_last_gem_ends_the_game_at_once():
    match = table(hands=("Sapphire", ""), gems=(7,), loot=(4, 4))
    nobody_answers(play(match, "play sapphire x"))
    assert play(match, "take gem 7").actor == cp.OVER


def test_ft_r31_the_whole_theft_is_paid_first():
    match = table(STARS_AND_GREENS, stage="steal", gems=(1,), loot=(3, 5), tiles=(0, 1))
    play(match, "steal gem 1")
    assert match.state()["gems"] == 0
    assert choices(match) == {"rob seat 1 of a gem", "rob seat 1 of a tile"}
    assert play(match, "rob seat 1 of a tile").actor == cp.OVER
    assert match.points() == [5, 5]


def test_ft_r31_a_line_that_finds_nothing_to_take_pays_nothing():
    match = table(STARS_AND_GREENS, stage="steal", gems=(1,), loot=(8, 0))
    assert play(match, "steal gem 1").actor == cp.OVER
    assert hoard(match) == (9, 0, 0)


def test_ft_r42_when_a_line_takes_the_last_gem_its_tiles_stay():
    match = play(table(ROW_1, stage="steal", gems=(2,)), "steal row 1", "take gem 2")
    assert match.actor == cp.OVER
    assert match.state()["discards"] == 0
    assert is_open(match, "a1")


def last_gem(loot, tiles, eyes):
    """Seat 0 takes the last gem; the hoards before that."""
    hands = ("Sapphire", *[""] * (len(loot) - 1))
    match = table(hands=hands, gems=(7,), loot=loot, tiles=tiles, eyes=eyes)
    nobody_answers(play(match, "play sapphire x"))
    return play(match, "take gem 7")


def test_ft_r32_gems_and_sapphire_tiles_less_evil_eyes():
    match = last_gem((3, 5), (2, 0), (4, 1))
    assert match.points() == [4 + 2 - 4, 5 - 1]
    assert match.shares() == [0, 1]


@pytest.mark.parametrize(
    ("loot", "tiles", "eyes", "shares"),
    [
        ((3, 5), (1, 0), (1, 1), [0, 1]),  # 4 against 4, equal Evil Eyes: more gems
        ((4, 4), (0, 1), (1, 1), [1, 0]),
        ((2, 6), (1, 0), (0, 2), [1, 0]),  # 4 against 4: fewer Evil Eyes come before more gems
        ((3, 4, 1), (0, 0, 3), (0, 0, 0), [Fraction(1, 2), Fraction(1, 2), 0]),
        ((2, 3, 3), (0, 0, 0), (0, 0, 0), [Fraction(1, 3)] * 3),
    ],
)
def test_ft_r32_ties_go_to_fewer_evil_eyes_then_to_more_gems_then_are_shared(loot, tiles, eyes, shares):
    assert last_gem(loot, tiles, eyes).shares() == shares


def test_ft_r33_tiles_in_the_hand_count_nothing():
    match = table(hands=("Sapphire Sapphire", "Sapphire"), gems=(7,), loot=(4, 4))
    nobody_answers(play(match, "play sapphire x"))
    assert play(match, "take gem 7").points() == [5, 4]


def test_ft_r34_hoards_are_open():
    match = table(hands=("", "", ""), gems=(2,), loot=(3, 5, 0), tiles=(0, 1, 1), eyes=(2, 0, 1))
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert (view["loot"], view["tiles"], view["eyes"]) == ([3, 5, 0, 0], [0, 1, 1, 0], [2, 0, 1, 0])


def test_ft_r36_after_the_last_turn_the_best_score_wins():
    match = table(stage="steal", gems=(1, 2), loot=(3, 4), options={"turns": 7})
    assert play(match, "pass").actor == cp.OVER
    assert match.shares() == [0, 1]
    assert "7 turns have been played: the game is over." in match.narrate()
    match = table(stage="steal", gems=(1, 2), loot=(3, 4), options={"turns": 8})
    assert play(match, "pass").actor != cp.OVER
