"""The generator: fair, and the same in every mode."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.engine.chance import LOW, MULTIPLIER, PRIME, SEEDS, below, bits, draw, stream
from cutpurse.engine.compiling import twin

CHI_SQUARED_LIMIT = 3.5  # standard deviations; the seeds are fixed, so this passes always or never

seeds = st.integers(0, SEEDS - 1)

FIRST_STATE = 969706533418466968
VECTOR = [1120867242, 2169691304, 1662309179, 277161979]


def chi_squared(counts, expected):
    """How many standard deviations the chi-squared statistic lies above its mean."""
    counts, expected = np.asarray(counts, float), np.asarray(expected, float)
    statistic = ((counts - expected) ** 2 / expected).sum()
    freedom = len(counts) - 1
    return (statistic - freedom) / np.sqrt(2 * freedom)


def is_prime(n):
    """Miller and Rabin, for numbers below 3.3e24 without doubt."""
    d, r = n - 1, 0
    while d % 2 == 0:
        d, r = d // 2, r + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        x = pow(base, d, n)
        if x in (1, n - 1):
            continue
        for _ in range(r - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def test_the_period_is_half_of_a_safe_prime():
    assert PRIME == MULTIPLIER * 2**32 - 1
    assert is_prime(PRIME)
    assert is_prime((PRIME - 1) // 2)


@given(seeds, seeds)
def test_every_stream_starts_inside_the_cycle_and_stays_there(seed, number):
    rng = [stream(seed, number)]
    for _ in range(50):
        assert 0 < rng[0] < PRIME
        assert 0 <= bits(rng) <= LOW


@given(seeds, st.integers(0, 10**6))
def test_neighbouring_streams_differ_in_about_half_of_their_bits(seed, number):
    one, other = [stream(seed, number)], [stream(seed, number + 1)]
    differing = sum((bits(one) ^ bits(other)).bit_count() for _ in range(32))
    assert 350 < differing < 674  # 1,024 bits; five standard deviations


@pytest.mark.parametrize("n", [2, 3, 6, 52, 1000])
def test_every_number_is_equally_likely(n):
    rng = [stream(7, n)]
    counts = [0] * n
    for _ in range(200 * n):
        counts[below(rng, n)] += 1
    assert chi_squared(counts, [200] * n) < CHI_SQUARED_LIMIT


def test_numbers_are_equally_likely_even_where_scaling_would_be_unfair():
    """With 2**30 * 3 faces a generator that only scales 32 bits would favour every third by a third."""
    n = 3 * 2**29
    rng = [stream(11, 0)]
    counts = [0, 0, 0]
    for _ in range(30_000):
        counts[below(rng, n) % 3] += 1
    assert chi_squared(counts, [10_000] * 3) < CHI_SQUARED_LIMIT


def test_the_first_dice_of_neighbouring_games_are_fair_and_independent():
    counts = np.zeros((6, 6))
    for number in range(36_000):
        rng = [stream(1, number)]
        counts[below(rng, 6), below([stream(1, number + 1)], 6)] += 1
    assert chi_squared(counts.ravel(), [1000] * 36) < CHI_SQUARED_LIMIT


def test_a_draw_follows_the_weights():
    weights = [3, 0, 1, 6]
    rng = [stream(5, 5)]
    counts = [0, 0, 0, 0]
    for _ in range(10_000):
        counts[draw(rng, weights, 10)] += 1
    assert counts[1] == 0
    assert chi_squared([counts[0], *counts[2:]], [3000, 1000, 6000]) < CHI_SQUARED_LIMIT


def test_a_draw_without_weights_draws_nothing():
    assert draw([1], [0, 0], 1) == -1


def test_the_stream_never_changes():
    """Saved games hold their seeds: another generator would give them other dice."""
    rng = [stream(7, 1)]
    assert [bits(rng) for _ in range(4)] == VECTOR
    assert stream(0, 0) == FIRST_STATE


def test_the_compiled_generator_gives_the_same_stream():
    import numba

    fast = twin.twin("cutpurse.engine.chance")
    fast_stream, fast_below = fast.stream, fast.below

    @numba.njit
    def numbers(seed, number, n, count):
        rng = np.zeros(1, np.int64)
        rng[0] = fast_stream(seed, number)
        out = np.zeros(count, np.int64)
        for i in range(count):
            out[i] = fast_below(rng, n)
        return out

    for seed, number, n in [(0, 0, 6), (7, 1, 52), (SEEDS - 1, SEEDS - 1, 2**31 - 1), (3, 9, 3 * 2**29)]:
        rng = [stream(seed, number)]
        assert numbers(seed, number, n, 2000).tolist() == [below(rng, n) for _ in range(2000)]
