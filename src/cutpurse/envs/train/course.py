"""A whole course of lessons: for so many minutes, with a measurement now and then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import cutpurse as cp
from cutpurse import lab
from cutpurse.engine.game import Game
from cutpurse.envs.tables import rivals
from cutpurse.envs.train.policy import Policy
from cutpurse.envs.train.ppo import Lessons, Settings
from cutpurse.envs.train.schools import AgainstBots, AgainstOneself, School
from cutpurse.lab.moments import Estimate
from cutpurse.needs import needed

torch: Any = needed("torch", "train")

THREADS = 1  # for torch: so small a network is slower on several, above all where others work too


@dataclass(frozen=True)
class Course:
    """What is learnt, for how long, and how it is measured."""

    game: str
    seats: int | None = None
    minutes: float = 3.0
    against: str = ""  # bots; nobody: against oneself
    tables: int = 1024
    width: int = 128
    measure: str = "greedy"
    games: int = 2000
    every: float = 0.5
    options: tuple[str, ...] = ()
    seed: int = 0


class Point(NamedTuple):
    """How far a course has come."""

    minutes: float
    decisions: int
    matches: int
    share: Estimate  # of the win, for the network at a table with the bots it is measured against


def course(
    asked: Course, out: Path, device: str = "cpu", begin: Path | None = None, settings: Settings | None = None
) -> Iterator[Point]:
    """Train and measure by turns; the network is in the file after every measurement."""
    torch.manual_seed(asked.seed)
    torch.set_num_threads(THREADS)
    game = cp.game(asked.game)
    policy = Policy(game, asked.width)
    if begin:
        policy.recall(begin)
    lessons = Lessons(policy, school(game, asked), settings or Settings(), device)
    spent, next_look = 0.0, 0.0
    while True:
        if spent >= next_look or spent >= asked.minutes:
            policy.save(out, about=asdict(asked) | {"minutes": spent, "decisions": lessons.decisions})
            yield Point(spent, lessons.decisions, lessons.matches, measured(asked, out))
            next_look += asked.every
        if spent >= asked.minutes:
            return
        started = perf_counter()
        lessons.lesson(left=1 - spent / asked.minutes)
        spent += (perf_counter() - started) / 60


def school(game: Game, asked: Course) -> School:
    options = game.read_options(asked.options)
    if asked.against:
        bots = rivals(game, asked.seats, asked.against)
        return AgainstBots(game, asked.tables, bots, options, asked.seed)
    return AgainstOneself(game, asked.tables, asked.seats or game.min_seats, options, asked.seed)


def measured(asked: Course, file: Path) -> Estimate:
    """The share of the win that the network has at a table with bots, each seat and deal alike."""
    game = cp.game(asked.game)
    seats = asked.seats or max(game.min_seats, len(asked.against.split(",")) + 1 if asked.against else 0)
    lineup = ",".join([f"net:{file}", *[asked.measure] * (seats - 1)])
    result = lab.duel(asked.game, [lineup], asked.games, options=game.read_options(asked.options))
    return result.standings[0].share[0]
