"""What every study is: a plan that is checked before a game is played, and what becomes of its games."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from functools import wraps
from pathlib import Path
from typing import ClassVar, Generic, NamedTuple, ParamSpec, TypeVar

import numpy as np

from cutpurse.engine.game import Game
from cutpurse.engine.parts.results import Played, result_type
from cutpurse.lab.as_json import plain
from cutpurse.lab.lineups import Contest
from cutpurse.lab.plan import Chunk, Progress, ResultStore, Runner, StudyPlan, planned, stretches
from cutpurse.lab.playing import contest_runner
from cutpurse.lab.requests import StudyRequest
from cutpurse.lab.runners import runner
from cutpurse.lab.store import Folder
from cutpurse.lab.tally import Tally

P = ParamSpec("P")
R = TypeVar("R")


class Rows(NamedTuple):
    """A table for the terminal: its heading, its columns of words and of numbers, its rows."""

    title: str
    words: Sequence[str]
    numbers: Sequence[str]
    rows: Sequence[Sequence[str]]


Shown = Iterator[Rows | str]


class Study(ABC, Generic[R]):
    """How games are played, what is kept of each, and what is said of them; its file gives it its name.

    Its docstring is what the command line says of it, and its parameters are the options there.
    """

    name: ClassVar[str]
    is_nothing_in_part: ClassVar[bool] = False  # whether whoever stops it has nothing

    def __init_subclass__(cls) -> None:
        cls.name = cls.__module__.rpartition(".")[2]

    def __init__(self, asked: StudyRequest, contests: Sequence[Contest]) -> None:
        self.plan = planned(type(self), asked.game, contests, asked.games, asked.seed)
        self.how = asked.how
        self.progress: Progress = asked.how.get("progress", lambda games: None)

    @staticmethod
    def record(game: Game) -> np.dtype[np.void]:
        return result_type(game)

    @staticmethod
    def play(plan: StudyPlan, chunk: Chunk) -> Played:
        return contest_runner(plan, chunk.contest).play(*plan.games_of(chunk))

    @abstractmethod
    def conduct(self) -> None:
        """Play all its games, or as many as there is time for."""

    @abstractmethod
    def result(self) -> R:
        """What came of the games so far."""

    @staticmethod
    @abstractmethod
    def shown(result: R) -> Shown:
        """A result as tables and sentences."""

    def keep(self, result: R) -> Path | None:
        """Keep a result with its games, if they are kept; where a page shows it."""
        return None

    def left_off(self, games: int) -> str:
        """What somebody is told who has stopped it after so many games."""
        kept = "The same command goes on from there."
        go_on = kept if self.how["out"] else "With --out FOLDER it could go on."
        return f"Stopped after {games:,} of {self.plan.games:,} games. {go_on}"


class Gathered(Study[R]):
    """A study that may be played anywhere, and kept in a folder, with a page about it."""

    @abstractmethod
    def run(self, runner: Runner, store: ResultStore | None, progress: Progress) -> None: ...

    @staticmethod
    @abstractmethod
    def page(result: R) -> str:
        """A result as a page of HTML."""

    def conduct(self) -> None:
        how, out = self.how, self.how["out"]
        where = runner(how["runner"], how["workers"], how["address"], how["device"])
        with where as chosen, Folder(Path(out), self.plan) if out else nullcontext() as folder:
            self.run(chosen, folder, self.progress)

    def keep(self, result: R) -> Path | None:
        if not self.how["out"]:
            return None
        folder = Path(self.how["out"])
        (folder / "result.json").write_text(json.dumps(plain(result)) + "\n", "utf-8")
        (folder / "report.html").write_text(self.page(result), "utf-8")
        return folder / "report.html"


class Counted(Gathered[R]):
    """A study that is folded a stretch of deals after the other."""

    def __init__(self, asked: StudyRequest, contests: Sequence[Contest]) -> None:
        super().__init__(asked, contests)
        self.tallies = [Tally(contest) for contest in self.plan.contests]

    def run(self, runner: Runner, store: ResultStore | None, progress: Progress) -> None:
        for parts in stretches(self.plan, runner, store, progress):
            self.fold(parts)

    def fold(self, parts: dict[int, Played]) -> None:
        for number, part in parts.items():
            self.tallies[number].add(part)


def as_function(kind: Callable[P, Study[R]]) -> Callable[P, R]:
    """A study as Python calls it: its games are played, and what came of them is the answer."""

    @wraps(kind, updated=())
    def answered(*asked: P.args, **wishes: P.kwargs) -> R:
        study = kind(*asked, **wishes)
        study.conduct()
        return study.result()

    return answered
