"""Means with intervals, and differences of means, folded from rows that never stay in memory."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt

import numpy as np
import numpy.typing as npt

TINY = 1e-12  # rows that differ by less are all alike; then the rule of three says how far others may be
Z = 1.96  # 95 percent of a normal distribution lie within so many standard deviations


@dataclass(frozen=True)
class Estimate:
    """A mean, and how far the truth may be from it with 95 percent confidence."""

    mean: float
    within: float

    def __str__(self) -> str:
        return f"{self.mean:.4f} ± {self.within:.4f}" if self.within < inf else f"{self.mean:.4f}"

    @property
    def percent(self) -> str:
        """As people write it: `53.1 % ± 0.2`."""
        digits = 2 if self.within < 0.0005 else 1
        spread = f" ± {100 * self.within:.{digits}f}" if self.within < inf else ""
        return f"{100 * self.mean:.{digits}f} %{spread}"

    @property
    def signed(self) -> str:
        return f"{100 * self.mean:+.1f} ± {100 * self.within:.1f}"


class RowMoments:
    """Sums over independent rows, one row for each deal: enough for means and for differences of columns."""

    def __init__(self, columns: int) -> None:
        self.rows = 0
        self.sums = np.zeros(columns)
        self.products = np.zeros((columns, columns))

    def add(self, rows: npt.NDArray[np.float64]) -> None:
        self.rows += len(rows)
        self.sums += rows.sum(axis=0)
        self.products += rows.T @ rows

    def estimate(self, column: int) -> Estimate:
        return self.combined(np.eye(len(self.sums))[column])

    def difference(self, one: int, other: int) -> Estimate:
        """How much more the one column has than the other; what they share by chance cancels out."""
        columns = np.eye(len(self.sums))
        return self.combined(columns[one] - columns[other])

    def combined(self, weights: npt.NDArray[np.float64]) -> Estimate:
        """The mean of a weighted sum of columns."""
        if self.rows == 0:
            return Estimate(0.0, inf)
        mean = float(self.sums @ weights) / self.rows
        square = float(weights @ self.products @ weights) / self.rows - mean * mean
        if square < TINY:
            return Estimate(mean, 3 / self.rows if self.rows > 1 else inf)
        return Estimate(mean, Z * sqrt(square / (self.rows - 1)))


class Counts:
    """How often each whole number came up."""

    def __init__(self) -> None:
        self.counts = np.zeros(1, np.int64)

    def add(self, values: npt.ArrayLike) -> None:
        more = np.bincount(np.asarray(values), minlength=len(self.counts))
        more[: len(self.counts)] += self.counts
        self.counts = more

    def quantile(self, part: float) -> int:
        """The least value that at least such a part of all does not exceed."""
        return int(np.searchsorted(np.cumsum(self.counts), part * self.counts.sum()))

    @property
    def mean(self) -> float:
        return float(np.arange(len(self.counts)) @ self.counts / max(1, self.counts.sum()))
