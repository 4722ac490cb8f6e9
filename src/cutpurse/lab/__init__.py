"""The laboratory: many games between bots, and what they tell about bots and games.

from cutpurse import lab

lab.duel("kings-gold", ["greedy", "random"], games=10_000).standings[0].share
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TypedDict, TypeVar, Unpack

import cutpurse as cp
from cutpurse.engine.game import Value
from cutpurse.lab.balance import Balance, BalanceResult
from cutpurse.lab.calibration import Calibration, CalibrationResult
from cutpurse.lab.duel import Duel, DuelResult
from cutpurse.lab.exploit import Exploit, ExploitResult
from cutpurse.lab.export import Export
from cutpurse.lab.habits import Copying
from cutpurse.lab.plan import Progress
from cutpurse.lab.runners import runner as runner_of
from cutpurse.lab.study import Asked
from cutpurse.lab.tournament import Tournament, TournamentResult

__all__ = ["balance", "calibration", "duel", "exploit", "export", "habits", "tournament"]

GAMES = 10_000
SAID_GAMES = 300  # between bots that search
SAMPLE = 200  # games that are watched rule by rule
Playable = TypeVar("Playable", Duel, Tournament, Balance, Calibration, Exploit)


class HouseRules(TypedDict, total=False):
    """By which chance and which house rules a study plays."""

    seed: int
    options: Mapping[str, Value]


class Setting(HouseRules, total=False):
    """What a study may be told about its games, beside how many there are."""

    seats: int | None  # as many as the game or the line-up needs


class How(TypedDict, total=False):
    """Where the games are played, and what becomes of them."""

    runner: str  # "local" or "ray"
    workers: int | None
    address: str | None
    device: str  # "cpu" or "cuda"
    out: Path | str | None  # a results folder
    progress: Progress


class StudyWishes(Setting, How, total=False):
    """All that a study may be told."""


class TournamentWishes(HouseRules, How, total=False):
    """All that a tournament may be told, which is held at several sizes of table."""


def duel(game: str, lineups: Sequence[str], games: int = GAMES, **wishes: Unpack[StudyWishes]) -> DuelResult:
    """Line-ups that play with the same chance, compared."""
    return run(Duel(asked(game, games, wishes), lineups), wishes).result()


def tournament(
    game: str,
    bots: Sequence[str],
    games: int = GAMES,
    *,
    seats: Sequence[int] = (),
    least: int = 1,
    **wishes: Unpack[TournamentWishes],
) -> TournamentResult:
    """Every mix of these bots, until it is clear who beats whom; each mix plays `least` to `games` games."""
    return run(Tournament(asked(game, games, wishes), bots, seats, least), wishes).result()


def balance(
    game: str,
    bots: Sequence[str] = ("greedy",),
    games: int = GAMES,
    *,
    swept: Mapping[str, Sequence[Value]] | None = None,
    sample: int = SAMPLE,
    **wishes: Unpack[StudyWishes],
) -> BalanceResult:
    """What the seat is worth, how long games are, which rules matter: for each combination of options."""
    return run(Balance(asked(game, games, wishes), bots, swept or {}, sample), wishes).result()


def calibration(
    game: str,
    bots: Sequence[str] = ("master",),
    games: int = SAID_GAMES,
    *,
    as_shown: bool = True,
    **wishes: Unpack[StudyWishes],
) -> CalibrationResult:
    """What bots say of their chances, as the coach shows it or as it is said, beside what comes of it."""
    return run(Calibration(asked(game, games, wishes), bots, as_shown), wishes).result()


def exploit(
    game: str, bot: str = "master", games: int = SAID_GAMES, **wishes: Unpack[StudyWishes]
) -> ExploitResult:
    """What somebody wins who has studied a bot, at a table full of it."""
    return run(Exploit(asked(game, games, wishes), bot), wishes).result()


def export(
    game: str,
    bots: Sequence[str],
    games: int,
    out: Path | str,
    *,
    first: int = 0,
    progress: Progress | None = None,
    **setting: Unpack[Setting],
) -> int:
    """Games as a Parquet file with one row for each decision; says how many rows."""
    study = Export(asked(game, games, setting), bots, Path(out), first)
    study.run(progress or silent)
    return study.rows


def habits(game: str, bots: Sequence[str], games: int, out: Path | str, **setting: Unpack[Setting]) -> int:
    """What bots do instead of what the rollout policy says, for a game to keep; says how many decisions."""
    study = Copying(asked(game, games, setting), bots, Path(out))
    study.run(silent)
    return study.decisions


def asked(game: str, games: int, wishes: Mapping[str, Any]) -> Asked:
    setting = {name: wishes[name] for name in Setting.__annotations__ if name in wishes}
    return Asked(cp.game(game), games, **setting)


def run(study: Playable, how: How) -> Playable:
    """Play what a study needs."""
    from cutpurse.lab.store import Folder

    out = how.get("out")
    device = how.get("device", "cpu")
    runner = runner_of(how.get("runner", "local"), how.get("workers"), how.get("address"), device)
    with runner as chosen, Folder(Path(out), study.plan) if out else nullcontext() as folder:
        study.run(chosen, folder, how.get("progress", silent))
    return study


def silent(games: int) -> None:
    """Tells nobody about progress."""
