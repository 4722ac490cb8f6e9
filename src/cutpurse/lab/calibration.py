"""Calibration: the chances that bots gave themselves, beside what came of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf, sqrt
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cutpurse.bots.truth import AS_SAID, Curve, curve_for, sides
from cutpurse.engine.game import Value
from cutpurse.errors import BadLineUp
from cutpurse.lab.moments import Estimate, Z
from cutpurse.lab.said import LEVELS, told
from cutpurse.lab.work import Plan, Progress, Runner, Store, stretches

TENTHS = 10
STEPS = 50  # of Newton's method, none of them longer than 1
STEADY = 1e-3  # how strongly a curve is held to what was said, against what few games suggest
Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Tenth:
    """The decisions with chances of one tenth of the scale."""

    said: float
    won: Estimate
    decisions: int


@dataclass(frozen=True)
class CalibrationResult:
    game: str
    seed: int
    lineup: list[str]
    options: dict[str, Value]
    as_shown: bool  # as the coach shows them, or as the search says
    games: int
    decisions: int
    said: float
    won: Estimate
    brier: float
    equal_brier: float  # of saying the equal share always
    log_loss: float
    equal_log_loss: float
    tenths: list[Tenth]
    curve: Curve  # that would make true what the search says


class Calibration:
    """Gathers what every seat of every game said, and what it got."""

    def __init__(self, plan: Plan, as_shown: bool) -> None:
        self.plan, self.as_shown = plan, as_shown
        self.contest = plan.contests[0]
        if not any(self.contest.minds()[:, 1]):
            raise BadLineUp("these bots say no chances; name one that searches, as in: --bots master")
        self.parts: list[tuple[npt.NDArray[np.int64], Numbers]] = []

    def run(self, runner: Runner, store: Store | None, progress: Progress) -> None:
        for played in stretches(self.plan, runner, store, progress):
            self.parts.append(told(played[0].results, self.contest.seats))

    def result(self) -> CalibrationResult:
        seats = self.contest.seats
        counts = np.concatenate([np.zeros((0, LEVELS), np.int64), *(part[0] for part in self.parts)])
        share = np.concatenate([np.zeros(0), *(part[1] for part in self.parts)])
        said = np.arange(LEVELS) / (LEVELS - 1)
        curve = curve_for(self.plan.game, seats) if self.as_shown else AS_SAID
        shown = np.array([curve.true(each) for each in said])
        deal = np.arange(len(share)) // seats**2
        every = ratio(counts.sum(axis=1), share, deal)
        total = max(1, counts.sum())
        equal = np.full(LEVELS, 1 / seats)
        return CalibrationResult(
            game=self.plan.game_id,
            seed=self.plan.seed,
            lineup=list(self.contest.lineup),
            options=self.contest.options,
            as_shown=self.as_shown,
            games=len(share) // seats,
            decisions=int(counts.sum()),
            said=float(counts.sum(axis=0) @ shown / total),
            won=every,
            brier=scored(counts, share, shown, squared),
            equal_brier=scored(counts, share, equal, squared),
            log_loss=scored(counts, share, shown, surprise),
            equal_log_loss=scored(counts, share, equal, surprise),
            tenths=tenths(counts, share, shown, deal),
            curve=fitted(counts, share, said),
        )


def squared(said: Numbers, won: Numbers) -> Numbers:
    return np.square(said - won)


def surprise(said: Numbers, won: Numbers) -> Numbers:
    """What an outcome tells, in natural units, to somebody who held it to be so likely."""
    kept = np.clip(said, 0.5 / LEVELS, 1 - 0.5 / LEVELS)
    found: Numbers = -won * np.log(kept) - (1 - won) * np.log(1 - kept)
    return found


def scored(
    counts: npt.NDArray[np.int64], share: Numbers, said: Numbers, score: Callable[[Numbers, Numbers], Numbers]
) -> float:
    """The mean score of all decisions; the less, the better."""
    return float((counts * score(said[None, :], share[:, None])).sum() / max(1, counts.sum()))


def tenths(
    counts: npt.NDArray[np.int64], share: Numbers, shown: Numbers, deal: npt.NDArray[np.int64]
) -> list[Tenth]:
    """The tenths of the scale in which something was said."""
    found = []
    place = np.minimum((shown * TENTHS + 1e-9).astype(np.int64), TENTHS - 1)
    for tenth in range(TENTHS):
        own = counts * (place == tenth)
        decisions = int(own.sum())
        if decisions:
            said = float(own.sum(axis=0) @ shown / decisions)
            found.append(Tenth(said, ratio(own.sum(axis=1), share, deal), decisions))
    return found


def ratio(decisions: npt.NDArray[np.int64], share: Numbers, deal: npt.NDArray[np.int64]) -> Estimate:
    """The mean share over decisions; those of one deal resemble each other, so deals make the interval."""
    total = decisions.sum()
    if total == 0:
        return Estimate(0.0, inf)
    mean = float(decisions @ share / total)
    off = np.bincount(deal, decisions * (share - mean))
    deals = len(off)
    within = Z * sqrt(float(off @ off) * deals / max(1, deals - 1)) / float(total)
    return Estimate(mean, within if deals > 1 else inf)


def fitted(counts: npt.NDArray[np.int64], share: Numbers, said: Numbers) -> Curve:
    """The curve under which what happened is most likely, of those that never fall."""
    each = np.array([sides(chance) for chance in said])
    seen = Seen(
        np.stack([each[:, 0], -each[:, 1], np.ones(LEVELS)], axis=1),
        counts.sum(axis=0) / max(1, counts.sum()),
        share @ counts / max(1, counts.sum()),
    )
    free = [0, 1, 2]
    numbers = seen.likeliest(free)
    while min(numbers[:2]) < 0:
        free.remove(int(np.argmin(numbers[:2])))
        numbers = seen.likeliest(free)
    return Curve(*(round(float(number), 3) for number in numbers))


class Seen(NamedTuple):
    """What was said, as the numbers of a curve weigh it, and what came of it; parts of all decisions."""

    features: Numbers
    weight: Numbers
    won: Numbers

    def likeliest(self, free: list[int]) -> Numbers:
        """The best curve in which only these numbers differ from nought, by Newton's method."""
        held, eye = np.array(AS_SAID), STEADY * np.eye(3)
        numbers = np.zeros(3)
        for _ in range(STEPS):
            chance = 1 / (1 + np.exp(-self.features @ numbers))
            slope = self.features.T @ (self.weight * chance - self.won) + STEADY * (numbers - held)
            spread = self.weight * chance * (1 - chance)
            bend = (self.features * spread[:, None]).T @ self.features + eye
            step = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
            numbers[free] -= step / max(1.0, float(np.abs(step).max()))
        return numbers
