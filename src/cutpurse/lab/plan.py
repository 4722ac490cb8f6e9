"""Play these contests, a stretch of deals after the other: all that every study does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np

import cutpurse as cp
from cutpurse.engine.game import Game, checked_seed
from cutpurse.engine.parts.results import Played
from cutpurse.errors import BadOption
from cutpurse.lab.lineups import Contest

if TYPE_CHECKING:
    from cutpurse.lab.study import Study

GAMES_AT_ONCE = 20_000  # of bots that do not search; about a second
Progress = Callable[[int], None]


@dataclass(frozen=True)
class StudyPlan:
    """What is played: everything that a result depends on, and nothing else."""

    study: type[Study[Any]]
    game: Game
    contests: tuple[Contest, ...]
    deals: int  # each is played once for every rotation of the line-up
    seed: int

    @property
    def games(self) -> int:
        return self.deals * sum(contest.seats for contest in self.contests)

    @property
    def stretch(self) -> int:
        """How many deals are played at once; it depends on the plan alone, so that results do."""
        cost = max(contest.effort() for contest in self.contests)
        return max(1, GAMES_AT_ONCE // cost)

    @property
    def record(self) -> np.dtype[np.void]:
        """What is kept of a game."""
        return self.study.record(self.game)

    def games_of(self, chunk: Chunk) -> tuple[int, int]:
        """The number of a chunk's first game, and how many it has."""
        seats = self.contests[chunk.contest].seats
        return chunk.first * seats, chunk.deals * seats

    def manifest(self) -> dict[str, Any]:
        """The plan as JSON, with the versions that it was made by and what the names of bots stand for."""
        return {
            "version": cp.__version__,
            "rules_version": self.game.rules_version,
            "study": self.study.name,
            "game_id": self.game.id,
            "contests": [asdict(each) for each in self.contests],
            "deals": self.deals,
            "seed": self.seed,
            "minds": [each.minds().tolist() for each in self.contests],
        }


class Chunk(NamedTuple):
    """Some deals of one contest that follow each other."""

    contest: int
    first: int
    deals: int

    def holds(self, other: Chunk) -> bool:
        inside = self.first <= other.first and other.first + other.deals <= self.first + self.deals
        return self.contest == other.contest and inside

    def follows(self, other: Chunk) -> bool:
        return self.contest == other.contest and self.first == other.first + other.deals


class Runner(Protocol):
    def play(self, plan: StudyPlan, chunks: Sequence[Chunk]) -> Iterator[Played]:
        """What came of each chunk, in order."""
        ...


class ResultStore(Protocol):
    def has(self, chunk: Chunk) -> bool: ...
    def read(self, chunk: Chunk) -> Played: ...
    def write(self, chunk: Chunk, played: Played) -> None: ...


def planned(
    study: type[Study[Any]], game: Game, contests: Sequence[Contest], games: int, seed: int
) -> StudyPlan:
    """A plan with everything checked; games are rounded up to whole deals."""
    if games < 1:
        raise BadOption(f"play at least 1 game, not {games}")
    checked = tuple(contest.checked(game) for contest in contests)
    return StudyPlan(study, game, checked, deals_for(games, checked), checked_seed(seed))


def deals_for(games: int, contests: Sequence[Contest]) -> int:
    """So many deals that no contest has fewer games."""
    return -(-games // min(contest.seats for contest in contests))


def stretches(
    plan: StudyPlan,
    runner: Runner,
    store: ResultStore | None,
    progress: Progress,
    which: Sequence[int] | None = None,
    deals: range | None = None,
) -> Iterator[dict[int, Played]]:
    """The contests side by side, a stretch of deals at a time; what is in the store is not played again."""
    which = range(len(plan.contests)) if which is None else which
    deals = range(plan.deals) if deals is None else deals
    chunks = [
        Chunk(contest, first, min(plan.stretch, deals.stop - first))
        for first in range(deals.start, deals.stop, plan.stretch)
        for contest in which
    ]
    parts = played(plan, runner, store, chunks)
    together: dict[int, Played] = {}
    for chunk, part in zip(chunks, parts, strict=True):
        together[chunk.contest] = part
        if len(together) == len(which):
            yield together
            progress(sum(len(part.results) for part in together.values()))
            together = {}


def played(
    plan: StudyPlan, runner: Runner, store: ResultStore | None, chunks: Sequence[Chunk]
) -> Iterator[Played]:
    """What came of each chunk, in order, read or played; what is played is kept at once."""
    missing = [chunk for chunk in chunks if store is None or not store.has(chunk)]
    wanted = set(missing)
    fresh = runner.play(plan, missing) if missing else iter(())
    for chunk in chunks:
        if store is None:
            yield next(fresh)
        elif chunk in wanted:
            part = next(fresh)
            store.write(chunk, part)
            yield part
        else:
            yield store.read(chunk)
