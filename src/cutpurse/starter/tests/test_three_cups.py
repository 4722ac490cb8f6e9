"""The rulings of Three Cups, each as a test, and the laws that every game keeps."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from three_cups import GAME
from three_cups.actions import hide, lift

import cutpurse as cp
from cutpurse import testing
from cutpurse.engine.match import Match

GOLDEN = Path(__file__).parent / "golden.txt"


def played(*rounds: tuple[int, int], **options: Any) -> Match:
    """A match after rounds in which the loot was under one cup and another was lifted."""
    match = GAME.new(2, seed=1, **options)
    for hidden, lifted in rounds:
        match.play(hide(hidden))
        match.play(lift(lifted))
    return match


@pytest.mark.parametrize("law", testing.LAWS, ids=str)
def test_the_game_keeps_the_law(law: testing.Law) -> None:
    law.check(GAME)


def test_the_golden_playthrough() -> None:
    testing.golden(GAME, GOLDEN)


def test_r2_1_only_the_thief_sees_where_the_loot_is_hidden() -> None:
    match = GAME.new(2, seed=1)
    match.play(hide(3))
    assert [match.view(seat)["loot"] for seat in (0, 1, None)] == [3, 0, 0]
    assert match.narrate(seat=1) == ["seat 0 hides the loot."]


def test_r2_2_the_loot_may_not_stay_where_it_was() -> None:
    match = played((2, 1))
    assert match.legal() == [hide(1), hide(3)]
    with pytest.raises(cp.IllegalAction, match="cup 2 in the last round"):
        match.play(hide(2))


@pytest.mark.parametrize(("lifted", "coins"), [(3, [0, 3]), (1, [3, 0])])
def test_r3_2_who_was_right_gets_the_number_of_the_cup(lifted: int, coins: list[int]) -> None:
    assert played((3, lifted)).points() == coins


def test_r3_3_thief_and_guard_change_places() -> None:
    assert [played(*[(1, 1), (2, 2)][:rounds]).actor for rounds in range(3)] == [0, 1, 0]


def test_tc_r1_both_see_where_the_loot_was() -> None:
    assert played((3, 1)).view(1)["last"] == 3


def test_tc_r2_the_guard_may_look_in_vain() -> None:
    match = played((2, 1))
    match.play(hide(3))
    assert match.legal() == [lift(1), lift(2), lift(3)]


def test_r4_1_most_coins_win_and_as_many_share_the_win() -> None:
    assert played((3, 1), rounds=1).shares() == [1, 0]
    assert played((3, 1), (1, 2), (3, 3), rounds=3).shares() == [0, 1]
    assert played((3, 1), (1, 2), (2, 2), rounds=3).shares() == [Fraction(1, 2)] * 2
