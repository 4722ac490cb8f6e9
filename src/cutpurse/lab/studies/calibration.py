"""Calibration: the chances that bots gave themselves, beside what came of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf, sqrt
from operator import not_
from typing import Annotated, NamedTuple, Unpack

import numpy as np
import numpy.typing as npt

import cutpurse as cp
from cutpurse.bots.calibration import AS_SAID, ODDS, POINTS, Curve, between, curve_for
from cutpurse.engine.game import Value
from cutpurse.engine.parts.results import Played
from cutpurse.errors import BadLineUp
from cutpurse.lab import page
from cutpurse.lab.charts import Bar, bars, reliability
from cutpurse.lab.estimates import Estimate, Z
from cutpurse.lab.page import Section
from cutpurse.lab.plan import Chunk, StudyPlan
from cutpurse.lab.playing import with_log
from cutpurse.lab.requests import Bots, Games, StudyOption, StudyRequest, ThreadWishes
from cutpurse.lab.stated import LEVELS, collect_rows, said_type, with_said
from cutpurse.lab.study import Counted, Rows, Shown, as_function

RAW_HELP = "As the search says, not as the coach shows it."
RAW = StudyOption(RAW_HELP, bool, flag="--raw", read=lambda game, raw: not raw, written=not_)
TENTHS = 10
STEPS = 50  # of Newton's method, none of them longer than 1
STEADY = 1e-4  # how strongly a curve is held to what was said, against what few games suggest
SMOOTH = 3e-4  # how strongly it is held straight
RISE = 0.1  # its least slope: of two choices the better one stays the better one
TINY = 1e-9
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


class Calibration(Counted[CalibrationResult]):
    """Compare the chances that bots give themselves with what comes of them."""

    record = staticmethod(said_type)

    def __init__(
        self,
        game: str,
        bots: Bots = ("master",),
        games: Games = 300,
        *,
        as_shown: Annotated[bool, RAW] = True,
        **wishes: Unpack[ThreadWishes],
    ) -> None:
        asked = StudyRequest.of(game, games, wishes)
        super().__init__(asked, [asked.contest(bots)])
        self.as_shown, self.contest = as_shown, self.plan.contests[0]
        if not any(self.contest.minds()[:, 1]):
            raise BadLineUp("these bots say no chances; name one that searches, as in: --bots master")
        self.parts: list[tuple[npt.NDArray[np.int64], Numbers]] = []

    @staticmethod
    def play(plan: StudyPlan, chunk: Chunk) -> Played:
        return with_said(plan.game, with_log(plan, chunk.contest, *plan.games_of(chunk)))

    def fold(self, parts: dict[int, Played]) -> None:
        self.parts.append(collect_rows(parts[0].results, self.contest.seats))

    def result(self) -> CalibrationResult:
        seats = self.contest.seats
        counts = np.concatenate([np.zeros((0, LEVELS), np.int64), *(part[0] for part in self.parts)])
        share = np.concatenate([np.zeros(0), *(part[1] for part in self.parts)])
        said = np.arange(LEVELS) / (LEVELS - 1)
        curve = curve_for(self.plan.game, seats) if self.as_shown else AS_SAID
        shown = np.array([curve.calibrated(each) for each in said])
        deal = np.arange(len(share)) // seats**2
        every = ratio(counts.sum(axis=1), share, deal)
        total = max(1, counts.sum())
        equal = np.full(LEVELS, 1 / seats)
        return CalibrationResult(
            game=self.plan.game.id,
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

    @staticmethod
    def shown(result: CalibrationResult) -> Shown:
        yield scale(result)
        yield on_average(result)
        equal = "who always says the equal share has"
        yield f"Brier score: {result.brier:.3f}; {equal} {result.equal_brier:.3f}."
        yield f"Log loss: {result.log_loss:.3f}; {equal} {result.equal_log_loss:.3f}."
        yield f"The curve that makes the search true: {list(result.curve.truths)}."

    @staticmethod
    def page(result: CalibrationResult) -> str:
        what = f"calibration of {', '.join(dict.fromkeys(result.lineup))}"
        return page.page(result, what, on_average(result), [diagram(result), forecasts(result)])


calibration = as_function(Calibration)


# How it is shown


def on_average(result: CalibrationResult) -> str:
    return f"Said on average: {100 * result.said:.1f} %; won: {result.won.percent}."


def scale(result: CalibrationResult) -> Rows:
    played = f"{result.games:,} games, {result.decisions:,} decisions"
    title = f"{cp.game(result.game).title}, {len(result.lineup)} seats, {played}"
    rows = []
    for tenth in result.tenths:
        low = min(int(10 * tenth.said), 9)
        said = f"{100 * tenth.said:.1f} %"
        rows.append((f"{10 * low} to {10 * low + 10} %", said, tenth.won.percent, f"{tenth.decisions:,}"))
    return Rows(title, ["chances"], ["said", "won", "decisions"], rows)


def diagram(result: CalibrationResult) -> Section:
    points = [
        Bar(f"{tenth.decisions:,}", tenth.won.mean, tenth.won.within, f"{100 * tenth.said:.1f} %")
        for tenth in result.tenths
    ]
    said = [tenth.said for tenth in result.tenths]
    whose = "as the coach shows them" if result.as_shown else "as the search says"
    sentence = f"{result.decisions:,} decisions of {result.games:,} games, chances {whose}."
    return Section("What was said, and what was won", sentence, reliability(said, points, "reliability"))


def forecasts(result: CalibrationResult) -> Section:
    scores = [
        Bar("Brier score", result.brier, inf, f"{result.brier:.3f}"),
        Bar("always the equal share", result.equal_brier, inf, f"{result.equal_brier:.3f}"),
        Bar("log loss", result.log_loss, inf, f"{result.log_loss:.3f}"),
        Bar("always the equal share", result.equal_log_loss, inf, f"{result.equal_log_loss:.3f}"),
    ]
    sentence = "The shorter the bar, the better."
    return Section("How good the forecasts are", sentence, bars(scores, "scores"))


# What is measured


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
        if decisions := int(own.sum()):
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
    """The curve under which what happened is most likely, of those that are smooth and always rise."""
    near = np.zeros((len(said), len(POINTS)))
    for row, chance in zip(near, said, strict=True):
        before, part = between(chance)
        row[before : before + 2] = 1 - part, part
    total = max(1, counts.sum())
    seen = Seen(near, counts.sum(axis=0) / total, share @ counts / total)
    groups = np.arange(len(POINTS))  # among points of one group it rises no more than it must
    odds = seen.likeliest(groups)
    while (rises := np.diff(odds - RISE * np.array(ODDS))).min() < -TINY:
        groups[np.argmin(rises) + 1 :] -= 1
        odds = seen.likeliest(groups)
    return Curve(tuple(round(float(truth), 3) for truth in 1 / (1 + np.exp(-odds))))


class Seen(NamedTuple):
    """What was said, as parts of the points beside it, and what came of it, as parts of all decisions."""

    near: Numbers
    weight: Numbers
    won: Numbers

    def likeliest(self, groups: npt.NDArray[np.int64]) -> Numbers:
        """The log odds that are true at each point, by Newton's method."""
        said, spread = np.array(ODDS), np.eye(groups[-1] + 1)[groups]
        held = STEADY * np.eye(len(said)) + SMOOTH * bends(said).T @ bends(said)
        odds = said.copy()
        above = np.linalg.pinv(spread) @ (odds - RISE * said)
        for _ in range(STEPS):
            odds = RISE * said + spread @ above
            chance = 1 / (1 + np.exp(-self.near @ odds))
            slope = self.near.T @ (self.weight * chance - self.won) + held @ odds - STEADY * said
            bend = (self.near * (self.weight * chance * (1 - chance))[:, None]).T @ self.near + held
            step = np.linalg.solve(spread.T @ bend @ spread, spread.T @ slope)
            above -= step / max(1.0, float(np.abs(step).max()))
        return odds


def bends(at: Numbers) -> Numbers:
    """By how much the slope of a line through these places changes at each that is not an end."""
    slopes = np.diff(np.eye(len(at)), axis=0) / np.diff(at)[:, None]
    return np.diff(slopes, axis=0)
