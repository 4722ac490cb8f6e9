"""Chances to win from standings."""

from math import exp

import pytest

from cutpurse.engine.softmax import NOWHERE, softmax_in_place


def chances(*standings):
    values = list(standings)
    softmax_in_place(values, len(values))
    return values


def test_equal_standings_are_equal_chances_wherever_they_are():
    assert chances(700.0, 700.0) == chances(-3.0, -3.0) == [0.5, 0.5]


@pytest.mark.parametrize("behind", [0.1, 1.0, 3.0])
def test_a_difference_is_a_ratio_on_a_logarithmic_scale(behind):
    first, second = chances(2.0, 2.0 - behind)
    assert second / first == pytest.approx(exp(-behind), rel=0.01)


def test_chances_sum_to_one_and_who_stands_nowhere_has_none():
    assert sum(chances(1.0, 2.0, -5000.0)) == pytest.approx(1.0)
    assert chances(0.0, NOWHERE, 0.0) == [0.5, 0.0, 0.5]
