"""What is counted of every contest: who won, from which seat, how long it took, what was done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from cutpurse.engine.parts.results import Played
from cutpurse.lab.estimates import Counts, Estimate, RowMoments
from cutpurse.lab.lineups import Contest


@dataclass(frozen=True)
class Length:
    """How long games are: the mean, and what a tenth, a half and nine tenths of them do not exceed."""

    mean: float
    tenth: int
    median: int
    nine_tenths: int
    longest: int
    counts: list[int] = field(repr=False)

    @staticmethod
    def of(counts: Counts) -> Length:
        low, middle, high = (counts.quantile(part) for part in (0.1, 0.5, 0.9))
        return Length(counts.mean, low, middle, high, len(counts.counts) - 1, counts.counts.tolist())


@dataclass(frozen=True)
class Standing:
    """One contest, summed up."""

    lineup: list[str]
    options: dict[str, int | str]
    games: int
    share: list[Estimate]  # of each of the line-up
    points: list[Estimate]
    by_seat: list[Estimate]  # of each seat of the table
    by_turn: list[Estimate]  # of who decides first, of the next, and so on
    steps: Length
    decisions: Length
    uses: list[list[int]] = field(repr=False)  # how often each of the line-up took each action

    @property
    def names(self) -> str:
        return ", ".join(self.lineup)

    @property
    def house(self) -> str:
        """Its house rules, where some were asked for."""
        return ", ".join(f"{name}={value}" for name, value in self.options.items())


class Tally:
    """One contest, folded part by part."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.moments = RowMoments(4 * contest.seats)
        self.steps, self.decisions = Counts(), Counts()
        self.uses: npt.NDArray[np.int64] | int = 0

    def add(self, played: Played) -> None:
        self.moments.add(rows_of(played, self.contest.seats))
        self.steps.add(played.results["steps"])
        self.decisions.add(played.results["decisions"])
        self.uses = self.uses + played.uses

    def standing(self) -> Standing:
        seats = self.contest.seats
        share, points, by_seat, by_turn = (
            [self.moments.estimate(kind * seats + i) for i in range(seats)] for kind in range(4)
        )
        return Standing(
            lineup=list(self.contest.lineup),
            options=self.contest.options,
            games=self.moments.rows * seats,
            share=share,
            points=points,
            by_seat=by_seat,
            by_turn=by_turn,
            steps=Length.of(self.steps),
            decisions=Length.of(self.decisions),
            uses=np.asarray(self.uses).tolist(),
        )


def rows_of(played: Played, seats: int) -> npt.NDArray[np.float64]:
    """A row for each deal: shares and points by member, shares by seat and from who decides first."""
    results = played.results
    share, points = results["share"][:, :seats], results["points"][:, :seats]
    here = np.arange(seats)
    of_member = (here - results["shift"][:, None]) % seats
    from_first = (here + results["first"][:, None]) % seats
    by_member = [np.take_along_axis(each, of_member, axis=1) for each in (share, points)]
    by_turn = np.take_along_axis(share, from_first, axis=1)
    rows = np.concatenate([*by_member, share, by_turn], axis=1)
    # Deals are independent, rotations of one are not.
    means: npt.NDArray[np.float64] = rows.reshape(-1, seats, rows.shape[1]).mean(axis=1)
    return means


def shares_of(played: Played, lineup: Sequence[str]) -> npt.NDArray[np.float64]:
    """For each deal the mean share of each member of the line-up."""
    return rows_of(played, len(lineup))[:, : len(lineup)]
