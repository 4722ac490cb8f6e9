"""Intervals that hold at every moment at once, so that one may look at any time and stop when it is clear.

The confidence sequence is the empirical Bernstein one with predictable bets ("Estimating means of bounded
random variables by betting", theorem 2). It needs values between two bounds and
independent deals, and nothing else.
"""

from __future__ import annotations

from math import inf, log

import numpy as np
import numpy.typing as npt

from cutpurse.lab.estimates import Estimate

BOLDEST = 0.5  # the largest bet


class ConfidenceSequence:
    """The mean of values from -1 to 1; with probability 1 - `risk` no interval is ever wrong."""

    def __init__(self, risk: float) -> None:
        self.price = log(2 / risk)
        self.count = 0
        self.sum = self.squares = 0.0  # of the values so far, and of their distances from the running mean
        self.bets = self.won = self.paid = 0.0

    def add(self, values: npt.NDArray[np.float64]) -> None:
        """Fold values in; how they are cut into parts does not matter."""
        x = (values + 1) / 2
        t = self.count + np.arange(1, len(x) + 1)
        sums = self.sum + np.cumsum(x)
        means = (0.5 + sums) / (t + 1)
        squares = self.squares + np.cumsum((x - means) ** 2)
        before = np.concatenate([[(0.5 + self.sum) / (self.count + 1)], means[:-1]])
        spread = (0.25 + np.concatenate([[self.squares], squares[:-1]])) / t
        bets = np.minimum(np.sqrt(2 * self.price / (spread * t * np.log(1 + t))), BOLDEST)
        self.bets += float(bets.sum())
        self.won += float(bets @ x)
        self.paid += float(((x - before) ** 2) @ (-np.log(1 - bets) - bets))
        self.count, self.sum, self.squares = self.count + len(x), float(sums[-1]), float(squares[-1])

    def estimate(self) -> Estimate:
        """The interval after so many values."""
        if self.count == 0:
            return Estimate(0.0, inf)
        middle, within = self.won / self.bets, (self.price + self.paid) / self.bets
        return Estimate(2 * middle - 1, 2 * within)
