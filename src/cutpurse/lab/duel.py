"""A duel: line-ups play with the same chance, and are compared."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cutpurse.engine.running.arena import Played
from cutpurse.lab.moments import Estimate, Moments
from cutpurse.lab.tally import Standing, Tally, shares_of
from cutpurse.lab.work import Plan, Progress, Runner, Store, stretches


@dataclass(frozen=True)
class Gap:
    """How much more the first bot of one line-up wins than the first bot of another, deal by deal."""

    one: int
    other: int
    more: Estimate


@dataclass(frozen=True)
class DuelResult:
    game: str
    seed: int
    seats: int
    standings: list[Standing]
    gaps: list[Gap]


class Duel:
    """Folds the contests of a plan side by side."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tallies = [Tally(contest) for contest in plan.contests]
        self.firsts = Moments(len(plan.contests))

    def run(self, runner: Runner, store: Store | None, progress: Progress) -> None:
        for parts in stretches(self.plan, runner, store, progress):
            self.fold(parts)

    def fold(self, parts: dict[int, Played]) -> None:
        for number, tally in enumerate(self.tallies):
            tally.add(parts[number])
        firsts = [shares_of(parts[i], each.lineup)[:, 0] for i, each in enumerate(self.plan.contests)]
        self.firsts.add(np.stack(firsts, axis=1))

    def result(self) -> DuelResult:
        pairs = [(i, j) for j in range(len(self.tallies)) for i in range(j)]
        return DuelResult(
            self.plan.game_id,
            self.plan.seed,
            self.plan.contests[0].seats,
            [tally.standing() for tally in self.tallies],
            [Gap(i, j, self.firsts.difference(i, j)) for i, j in pairs],
        )
