"""Chance: one small generator that gives the same stream interpreted and compiled.

It is a multiply-with-carry generator with 63 bits of state. Every value stays below 2**63 and no
product overflows, because compiled code may assume that signed integers never wrap. The state lies in
the single element of a list (interpreted) or of an array (compiled), so that it can be changed in place.

The multiplier makes MULTIPLIER * 2**32 - 1 a safe prime; the period is half of that, about 2**62.
"""

MULTIPLIER = 2147483085
LOW = 0xFFFFFFFF
PRIME = MULTIPLIER * 2**32 - 1
SEEDS = 2**62  # seeds and streams are numbers below this
MIXING_ROUNDS = 6


def bits(rng: list[int]) -> int:
    """The next 32 random bits."""
    low = rng[0] & LOW
    carry = rng[0] >> 32
    rng[0] = MULTIPLIER * low + carry
    return low ^ carry


def below(rng: list[int], n: int) -> int:
    """A number from 0 to n - 1, each exactly as likely as the others; n is less than 2**31."""
    scaled = bits(rng) * n
    if scaled & LOW < n:
        unfair = 2**32 % n
        while scaled & LOW < unfair:
            scaled = bits(rng) * n
    return scaled >> 32


def draw(rng: list[int], weights: list[int], total: int) -> int:
    """An index, each as likely as its weight says; the weights sum to `total`."""
    return nth(weights, below(rng, total))


def nth(counts: list[int], number: int) -> int:
    """The index of a thing, counted from 0, where there are so many of each in a row."""
    for index in range(len(counts)):
        number -= counts[index]
        if number < 0:
            return index
    return -1


def choices(n: int, k: int) -> int:
    """In how many ways `k` of `n` things can be chosen."""
    if k < 0 or k > n:
        return 0
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def stream(seed: int, number: int) -> int:
    """The first state of stream `number` under `seed`; neighbouring numbers give unrelated streams."""
    state = _absorb(1, seed & LOW)
    state = _absorb(state, seed >> 32)
    state = _absorb(state, number & LOW)
    state = _absorb(state, number >> 32)
    for _ in range(MIXING_ROUNDS):
        state = _absorb(state, 0)
    return 1 + state % (PRIME - 1)


def _absorb(state: int, word: int) -> int:
    state = state ^ (state >> 29)
    return MULTIPLIER * ((state ^ word) & LOW) + (state >> 32)
