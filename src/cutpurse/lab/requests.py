"""What a study may be told, declared once: its type in Python, and how it is said on a command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import Parameter, signature
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypedDict, get_args, get_type_hints

import cutpurse as cp
from cutpurse.engine.game import Game, Value
from cutpurse.engine.words.typed import as_number
from cutpurse.lab.lineups import Contest, LineUp, filled
from cutpurse.lab.plan import Progress

MOST_GAMES = 10**12
Reader = Callable[[Game, Any], Any]


@dataclass(frozen=True)
class StudyOption:
    """How something that a study may be told is said on a command line."""

    help: str
    typed: Any = str  # what Typer takes it for
    metavar: str | None = None
    flag: str = ""  # if it is not called as in Python
    is_argument: bool = False  # said without a flag
    usual: Any = None  # where a study does not say it
    least: int | None = None
    read: Reader = lambda game, value: value  # what was typed, as a study is told it
    written: Callable[[Any], Any] = lambda value: value  # the other way round, for what is usual


def count(game: Game, text: str) -> int:
    """A number of games, as people write large ones: 1000000, 1e6, 1_000_000."""
    try:
        value = float(text)
    except ValueError:
        value = 0.5
    if value != value or not value.is_integer() or not 1 <= value <= MOST_GAMES:
        raise cp.BadOption(f"games are a whole number of at least 1, as in 1000 or 1e6, not {text!r}")
    return int(value)


def counted(number: int) -> str:
    """A number of games as briefly as people write it."""
    short = f"{number:.0e}".replace("e+0", "e")
    return short if number >= 1000 and float(short) == number else str(number)


def read_sweeps(game: Game, texts: list[str]) -> dict[str, list[Value]]:
    """Read `turns=50,100`; every value is looked at before a game is played."""
    swept: dict[str, list[Value]] = {}
    for text in texts:
        name, _, values = text.partition("=")
        each = [game.read_options([f"{name}={one}"]) for one in values.split(",")] if values else []
        if not each:
            raise cp.BadOption(f"write a sweep as NAME=VALUE,VALUE, not {text!r}")
        swept[name] = [one[name] for one in each]
    return swept


def read_sizes(game: Game, text: str) -> list[int]:
    """Numbers of seats, with commas between."""
    sizes = [as_number(word.strip()) for word in text.split(",")]
    if None in sizes:
        raise cp.BadSeats(f"seats are numbers with commas between, as in 2,3,4, not {text!r}")
    return [size for size in sizes if size is not None]


NUMBER = StudyOption("How many, in whole deals, as in 1e6.", metavar="NUMBER", read=count, written=counted)
WHO = "Who plays, from the first again if too few."
BOTS = StudyOption(WHO, metavar="BOT,BOT…", read=lambda game, text: text.split(","), written=",".join)
Games = Annotated[int, NUMBER]
Bots = Annotated[Sequence[str], BOTS]


class HouseRules(TypedDict, total=False):
    """By which chance and which house rules a study plays, and who is told how far it has come."""

    seed: Annotated[int, StudyOption("The same seed gives the same games.", int, usual=0)]
    options: Annotated[
        Mapping[str, Value],
        StudyOption("A house rule, as NAME=VALUE.", list[str], flag="--option", read=Game.read_options),
    ]
    progress: Progress


class Setting(HouseRules, total=False):
    """What a study may be told about its games, beside how many there are."""

    seats: Annotated[int | None, StudyOption("Seats at the table.", int)]  # or as many as are needed


class Where(TypedDict, total=False):
    """Where the games are played, and what becomes of them."""

    runner: Annotated[str, StudyOption("Where games are played: local or ray.", usual="local")]
    workers: Annotated[int | None, StudyOption("Threads, or cores of a local Ray cluster.", int)]
    address: Annotated[str | None, StudyOption("A Ray cluster, as HOST:PORT; otherwise RAY_ADDRESS.")]
    out: Annotated[
        Path | str | None, StudyOption("Keep results here, and go on from them.", Path, metavar="FOLDER")
    ]


class How(Where, total=False):
    """The same for games that a GPU can play."""

    device: Annotated[str, StudyOption("Who plays: cpu, or cuda for random bots on a GPU.", usual="cpu")]


class StudyWishes(Setting, How, total=False):
    """All that most studies may be told."""


class ThreadWishes(Setting, Where, total=False):
    """All that a study may be told whose games no GPU plays."""


class TournamentWishes(HouseRules, How, total=False):
    """All that a tournament may be told, which is held at several sizes of table."""


class StudyRequest(NamedTuple):
    """What is asked of a study: which game, how many of it, by which chance and house rules, and how."""

    game: Game
    games: int
    seats: int | None
    seed: int
    options: Mapping[str, Value]
    how: Mapping[str, Any]

    @staticmethod
    def of(game: str, games: int, wishes: Mapping[str, Any]) -> StudyRequest:
        how = {name: wish.usual for name, wish in wishes_in(StudyWishes)} | dict(wishes)
        return StudyRequest(cp.game(game), games, how["seats"], how["seed"], how["options"] or {}, how)

    def lineup(self, bots: Sequence[str]) -> LineUp:
        return filled(bots, self.game, self.seats)

    def contest(self, bots: Sequence[str]) -> Contest:
        return Contest(self.lineup(bots), dict(self.options))


def wishes_of(study: type[Any]) -> Iterator[tuple[str, StudyOption, Any]]:
    """All that a study may be told beside its game: its name in Python, how it is said, and what is usual."""
    hints = get_type_hints(study.__init__, include_extras=True)
    for name, each in signature(study).parameters.items():
        if each.kind is Parameter.VAR_KEYWORD:
            for common, wish in wishes_in(get_args(hints[name])[0]):
                yield common, wish, wish.usual
        elif own := wish_in(hints[name]):
            yield name, own, each.default


def wishes_in(kind: type[Any]) -> Iterator[tuple[str, StudyOption]]:
    """The wishes that a typed dict has room for; what only Python can say is none."""
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if wish := wish_in(hint):
            yield name, wish


def wish_in(hint: Any) -> StudyOption | None:
    return next((each for each in getattr(hint, "__metadata__", ()) if isinstance(each, StudyOption)), None)
