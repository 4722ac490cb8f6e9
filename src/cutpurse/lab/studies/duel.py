"""A duel: line-ups play with the same chance, and are compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Unpack

import numpy as np

import cutpurse as cp
from cutpurse.engine.parts.results import Played
from cutpurse.lab import page
from cutpurse.lab.charts import bars
from cutpurse.lab.estimates import Estimate, RowMoments
from cutpurse.lab.lineups import Contest, read_lineups
from cutpurse.lab.page import Section
from cutpurse.lab.requests import Games, StudyOption, StudyRequest, StudyWishes
from cutpurse.lab.study import Counted, Rows, Shown, as_function
from cutpurse.lab.tally import Standing, shares_of

WHO = StudyOption(
    "Bots, cycled to fill the seats; or line-ups with commas.", list[str], "LINE-UP…", is_argument=True
)
LineUps = Annotated[Sequence[str], WHO]


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


class Duel(Counted[DuelResult]):
    """Let line-ups play with the same chance, and compare them."""

    def __init__(
        self, game: str, lineups: LineUps, games: Games = 10_000, **wishes: Unpack[StudyWishes]
    ) -> None:
        asked = StudyRequest.of(game, games, wishes)
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

    @staticmethod
    def shown(result: DuelResult) -> Shown:
        for standing in result.standings:
            yield contest(result.game, standing)
        for gap in result.gaps:
            one, other = (result.standings[i].names for i in (gap.one, gap.other))
            yield f"The first of ({one}) wins {gap.more.signed} % more than the first of ({other})."

    @staticmethod
    def page(result: DuelResult) -> str:
        sections = [part for each in result.standings for part in page.contest(each)]
        if result.gaps:
            sections.insert(0, compared(result))
        best = max(range(result.seats), key=lambda i: result.standings[0].share[i].mean)
        first = result.standings[0]
        lead = f"{first.lineup[best]} wins {first.share[best].percent} in ({first.names})."
        return page.page(result, "a duel", lead, sections)


duel = as_function(Duel)


def contest(game: str, standing: Standing) -> Rows:
    house = f", {standing.house}" if standing.options else ""
    seats = len(standing.lineup)
    title = f"{cp.game(game).title}, {seats} seats, {standing.games:,} games{house}"
    each = zip(standing.lineup, standing.share, standing.points, strict=True)
    rows = [(name, share.percent, f"{points.mean:.2f} ± {points.within:.2f}") for name, share, points in each]
    return Rows(title, ["bot"], ["wins", "points"], rows)


def compared(result: DuelResult) -> Section:
    rows = [page.estimated(each.names, each.share[0]) for each in result.standings]
    gap = result.gaps[0]
    sentence = (
        f"With the same chance, {result.standings[gap.one].lineup[0]} in the first line-up wins "
        f"{gap.more.signed} points more than {result.standings[gap.other].lineup[0]} in the second."
    )
    return Section("The first bot of each line-up", sentence, bars(rows, "line-ups", 1 / result.seats))
