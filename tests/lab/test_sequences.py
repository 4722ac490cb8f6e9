"""Intervals: the ordinary ones, and those that hold at every moment at once."""

from math import inf

import numpy as np
import pytest

from cutpurse.lab.estimates import Counts, RowMoments
from cutpurse.lab.sequences import ConfidenceSequence


def coin(seed, n, mean):
    """Wins and defeats, +1 and -1, with this mean."""
    return np.where(np.random.default_rng(seed).random(n) < (1 + mean) / 2, 1.0, -1.0)


def test_a_sequence_does_not_depend_on_how_values_are_cut_into_parts():
    values = coin(1, 1000, 0.2)
    whole, parts = ConfidenceSequence(0.05), ConfidenceSequence(0.05)
    whole.add(values)
    for part in np.split(values, [1, 10, 500]):
        parts.add(part)
    assert parts.estimate().mean == pytest.approx(whole.estimate().mean)
    assert parts.estimate().within == pytest.approx(whole.estimate().within)


def test_who_peeks_after_every_deal_is_still_hardly_ever_wrong():
    """An ordinary interval, peeked at so often, would exclude the truth in about a third of the runs."""
    wrong = 0
    for seed in range(200):
        sequence = ConfidenceSequence(0.05)
        for value in np.split(coin(seed, 400, 0.0), 40):
            sequence.add(value)
            wrong += abs(sequence.estimate().mean) > sequence.estimate().within
    assert wrong <= 10


def test_a_sequence_sees_a_real_difference():
    sequence = ConfidenceSequence(0.05)
    sequence.add(coin(1, 2000, 0.3))
    assert sequence.estimate().mean - sequence.estimate().within > 0.1


def test_nothing_is_known_before_the_first_deal():
    assert ConfidenceSequence(0.05).estimate().within == inf
    assert RowMoments(1).estimate(0).within == inf


def test_a_difference_of_columns_is_sharper_where_they_share_their_chance():
    chance = np.random.default_rng(1).random((500, 1))
    moments = RowMoments(2)
    moments.add(np.concatenate([chance + 0.1, chance], axis=1))
    assert moments.difference(0, 1).mean == pytest.approx(0.1)
    assert moments.difference(0, 1).within < 0.01 < moments.estimate(0).within


def test_rows_that_are_all_alike_do_not_make_certain():
    moments = RowMoments(1)
    moments.add(np.ones((30, 1)))
    assert moments.estimate(0).within == pytest.approx(0.1)


def test_counts_know_their_quantiles():
    counts = Counts()
    counts.add([1, 2, 3, 4])
    counts.add([9])
    assert (counts.quantile(0.5), counts.quantile(1.0), counts.mean) == (3, 9, 3.8)
