"""What every study is: a plan that is checked before a game is played, and what becomes of its games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

import numpy as np

from cutpurse.engine.game import Game, Value
from cutpurse.engine.parts.results import Played, result_type
from cutpurse.lab.lineups import Contest, LineUp, filled
from cutpurse.lab.plan import Chunk, Progress, ResultStore, Runner, StudyPlan, planned, stretches
from cutpurse.lab.playing import arena
from cutpurse.lab.tally import Tally


class Asked(NamedTuple):
    """What is asked of a study: which game, how many of it, by which chance and house rules."""

    game: Game
    games: int
    seats: int | None = None  # as many as the game or the line-up needs
    seed: int = 0
    options: Mapping[str, Value] = {}

    def lineup(self, bots: Sequence[str]) -> LineUp:
        return filled(bots, self.game, self.seats)

    def contest(self, bots: Sequence[str]) -> Contest:
        return Contest(self.lineup(bots), dict(self.options))


class Study:
    """How games are played, and what is kept of each."""

    name: ClassVar[str]

    def __init__(self, asked: Asked, contests: Sequence[Contest]) -> None:
        self.plan = planned(type(self), asked.game, contests, asked.games, asked.seed)

    @staticmethod
    def record(game: Game) -> np.dtype[np.void]:
        return result_type(game)

    @staticmethod
    def play(plan: StudyPlan, chunk: Chunk) -> Played:
        return arena(plan, chunk.contest).play(*plan.games_of(chunk))


class Counted(Study):
    """A study that may be played anywhere, and is folded a stretch of deals after the other."""

    def __init__(self, asked: Asked, contests: Sequence[Contest]) -> None:
        super().__init__(asked, contests)
        self.tallies = [Tally(contest) for contest in self.plan.contests]

    def run(self, runner: Runner, store: ResultStore | None, progress: Progress) -> None:
        for parts in stretches(self.plan, runner, store, progress):
            self.fold(parts)

    def fold(self, parts: dict[int, Played]) -> None:
        for number, part in parts.items():
            self.tallies[number].add(part)
