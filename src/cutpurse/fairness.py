"""Dice that anyone can verify: what chance brings follows from a seed that the server has promised beforehand
and from what every seat has added to it. `docs/fairness.md` says the same for readers of any language.
"""

from __future__ import annotations

import hmac
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from itertools import accumulate

ALGORITHM = "cutpurse-fair-1"
SEED_BYTES = 32
CONTRIBUTION_BYTES = 16
Random = Callable[[int], bytes]  # so many bytes that nobody can guess
SPACE = 1 << 256  # how many numbers there are in one drawing


def new_seed(random: Random) -> bytes:
    return random(SEED_BYTES)


def new_contribution(random: Random) -> str:
    """What a seat adds, as it is written: 32 hexadecimal digits."""
    return random(CONTRIBUTION_BYTES).hex()


def is_contribution(text: str) -> bool:
    """Whether a text is a contribution as `new_contribution` makes them."""
    return len(text) == 2 * CONTRIBUTION_BYTES and all(digit in "0123456789abcdef" for digit in text)


def promise(seed: bytes) -> str:
    """What the server publishes before anybody sits down: SHA-256 of the seed, in hexadecimal digits."""
    return sha256(seed).hexdigest()


class FairDice:
    """Draws the outcomes of one game, one after the other."""

    def __init__(self, seed: bytes, contributions: Sequence[str], drawn: int = 0) -> None:
        self._hmac = hmac.new(seed, ":".join((ALGORITHM, *contributions, "")).encode(), sha256)
        self.drawn = drawn  # outcomes so far

    def __call__(self, weights: Sequence[int], total: int) -> int:
        """The next outcome, each exactly as likely as its weight says."""
        number = self._below(total)
        self.drawn += 1
        sums = [*accumulate(weights)]
        if sums[-1] != total:
            raise ValueError("the weights do not sum to their total")
        return bisect_right(sums, number)

    def _below(self, n: int) -> int:
        """A number from 0 to n - 1: what would favour some of them is drawn again."""
        attempt, fair = 0, fair_below(n)
        while (number := self._number(attempt)) >= fair:
            attempt += 1
        return number % n

    def _number(self, attempt: int) -> int:
        drawing = self._hmac.copy()
        drawing.update(b"%d:%d" % (self.drawn, attempt))
        return int.from_bytes(drawing.digest(), "big")


@cache
def fair_below(n: int) -> int:
    """The greatest multiple of n that fits: what lies below leaves every rest equally often."""
    return SPACE - SPACE % n
