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
from cutpurse.envs.train.imitation import Imitation
from cutpurse.envs.train.lines import Reading, Source, Watching
from cutpurse.envs.train.policy import Policy
from cutpurse.envs.train.ppo import Lessons, Tuning
from cutpurse.envs.train.schools import AgainstBots, AgainstOneself, School
from cutpurse.lab.estimates import Estimate
from cutpurse.needs import needed

torch: Any = needed("torch", "train")

COPY = "copy"  # instead of bots to learn to beat: the network as it was when it had imitated its teacher
THREADS = 1  # for torch: so small a network is slower on several, above all where others work too


@dataclass(frozen=True)
class Course:
    """What is learnt, for how long, and how it is measured."""

    game: str
    seats: int | None = None
    minutes: float = 3.0
    teacher: str = "greedy"  # a bot that is imitated first; nobody: all is found out
    teaching: float = 0.3  # the part of the time for that
    book: str = ""  # a file with games of the teacher, which is made once; without one it is watched
    watched: int = 1000  # games that are written into the book
    against: str = ""  # bots, or COPY; nobody: against oneself
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
    share: Estimate  # of the win, for the network at a table with the bots it is measured against


def course(
    asked: Course, out: Path, device: str = "cpu", begin: Path | None = None, settings: Tuning | None = None
) -> Iterator[Point]:
    """Train and measure by turns; the network is in the file after every measurement."""
    torch.manual_seed(asked.seed)
    torch.set_num_threads(THREADS)
    policy = Policy(cp.game(asked.game), asked.width)
    if begin:
        policy.recall(begin)
    clock = Budget(asked)
    if teaching := 0.0 if begin else lessons_begin(asked):
        taught = Imitation(policy, source(policy.game, asked), device)
        yield from clock.spend(policy, taught, teaching, out)
    lessons = Lessons(policy, school(policy, asked, out, device), settings or Tuning(), device)
    yield from clock.spend(policy, lessons, asked.minutes, out)
    yield clock.look(policy, out)


class Budget:
    """How much of a course is spent; time for measurements does not count."""

    def __init__(self, asked: Course) -> None:
        self.asked = asked
        self.spent = self.next_look = 0.0
        self.decisions = 0

    def spend(self, policy: Policy, lessons: Imitation | Lessons, until: float, out: Path) -> Iterator[Point]:
        """Give lessons until so many minutes are spent, or all is said, and look now and then."""
        begun, before = self.spent, self.decisions
        while self.spent < until and not lessons.over:
            if self.spent >= self.next_look:
                self.next_look += self.asked.every
                yield self.look(policy, out)
            started = perf_counter()
            lessons.lesson(left=(until - self.spent) / (until - begun))
            self.spent += (perf_counter() - started) / 60
            self.decisions = before + lessons.decisions

    def look(self, policy: Policy, out: Path) -> Point:
        """Save the network, and measure it."""
        spent = {"minutes": round(self.spent, 2), "decisions": self.decisions}
        policy.save(out, about=asdict(self.asked) | {"spent": spent})
        return Point(self.spent, self.decisions, measured(self.asked, out))


def source(game: Game, asked: Course) -> Source:
    """The teacher's decisions: from the book, or as it plays."""
    options, seats = game.read_options(asked.options), seats_of(game, asked)
    if not asked.book:
        return Watching(game, asked.teacher, seats, options, asked.seed)
    book = Path(asked.book)
    if not book.exists():
        lab.export(
            game.id, book, [asked.teacher], asked.watched, seats=seats, options=options, seed=asked.seed
        )
    return Reading(game, book, asked.teacher, asked.seed)


def school(policy: Policy, asked: Course, out: Path, device: str) -> School:
    game = policy.game
    options, seats = game.read_options(asked.options), seats_of(game, asked)
    if not asked.against:
        return AgainstOneself(game, asked.tables, seats, options, asked.seed, device)
    bots = copied(policy, asked, out) if asked.against == COPY else asked.against
    return AgainstBots(game, asked.tables, rivals(game, seats, bots), options, asked.seed)


def copied(policy: Policy, asked: Course, out: Path) -> str:
    """The bot that plays as the network does now, from a file beside the one it will be in."""
    file = out.with_name(f"{out.stem}-copy.npz")
    policy.save(file, about=asdict(asked))
    return f"net:{file}"


def seats_of(game: Game, asked: Course) -> int:
    """As many as were asked for, or as the bots need."""
    return asked.seats or max(game.min_seats, len(asked.against.split(",")) + 1)


def lessons_begin(asked: Course) -> float:
    """After how many minutes, at the latest, it has imitated enough."""
    return asked.minutes * asked.teaching if asked.teacher else 0.0


def measured(asked: Course, file: Path) -> Estimate:
    """The share of the win that the network has at a table with bots, each seat and deal alike."""
    game = cp.game(asked.game)
    lineup = ",".join([f"net:{file}", *[asked.measure] * (seats_of(game, asked) - 1)])
    result = lab.duel(asked.game, [lineup], asked.games, options=game.read_options(asked.options))
    return result.standings[0].share[0]
