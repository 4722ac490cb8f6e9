"""A duel: line-ups play with the same chance, and are compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cutpurse.engine.parts.results import Played
from cutpurse.lab.estimates import Estimate, RowMoments
from cutpurse.lab.lineups import Contest, read_lineups
from cutpurse.lab.study import Asked, Counted
from cutpurse.lab.tally import Standing, shares_of


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


class Duel(Counted):
    """Folds the contests of a plan side by side."""

    name = "duel"

    def __init__(self, asked: Asked, lineups: Sequence[str]) -> None:
        read = read_lineups(asked.game, lineups, asked.seats)
        super().__init__(asked, [Contest(lineup, dict(asked.options)) for lineup in read])
        self.firsts = RowMoments(len(read))

    def fold(self, parts: dict[int, Played]) -> None:
        super().fold(parts)
        firsts = [shares_of(parts[i], each.lineup)[:, 0] for i, each in enumerate(self.plan.contests)]
        self.firsts.add(np.stack(firsts, axis=1))

    def result(self) -> DuelResult:
        pairs = [(i, j) for j in range(len(self.tallies)) for i in range(j)]
        return DuelResult(
            self.plan.game.id,
            self.plan.seed,
            self.plan.contests[0].seats,
            [tally.standing() for tally in self.tallies],
            [Gap(i, j, self.firsts.difference(i, j)) for i, j in pairs],
        )
