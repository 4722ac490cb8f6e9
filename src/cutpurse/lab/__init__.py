"""The laboratory: many games between bots, and what they tell about bots and games.

from cutpurse import lab

lab.duel("kings-gold", ["greedy", "random"], games=10_000).standings[0].share
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TypedDict, Unpack

import cutpurse as cp
from cutpurse.engine.game import Game, Value
from cutpurse.lab.balance import Balance, BalanceResult, sweep
from cutpurse.lab.calibration import Calibration, CalibrationResult
from cutpurse.lab.duel import Duel, DuelResult
from cutpurse.lab.exploit import Exploit, ExploitResult, answers
from cutpurse.lab.export import Export
from cutpurse.lab.lineups import Contest, LineUp, filled, read_lineups
from cutpurse.lab.runners import runner as runner_of
from cutpurse.lab.tournament import Tournament, TournamentResult, mixes
from cutpurse.lab.watching import Watching
from cutpurse.lab.work import CALIBRATION, COPY, EXPLOIT, Progress, planned

__all__ = ["balance", "calibration", "duel", "exploit", "export", "habits", "tournament"]

GAMES = 10_000
SAID_GAMES = 300  # between bots that search
SAMPLE = 200  # games that are watched rule by rule


class House(TypedDict, total=False):
    """By which chance and which house rules a study plays."""

    seed: int
    options: Mapping[str, Value]


class Setting(House, total=False):
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


class Wishes(Setting, How, total=False):
    """All that a study may be told."""


class TournamentWishes(House, How, total=False):
    """All that a tournament may be told, which is held at several sizes of table."""


def duel(game: str, lineups: Sequence[str], games: int = GAMES, **wishes: Unpack[Wishes]) -> DuelResult:
    """Line-ups that play with the same chance, compared."""
    study = Studies(game, games, wishes).duel(lineups)
    run(study, wishes)
    return study.result()


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
    study = Studies(game, games, wishes).tournament(bots, seats, least)
    run(study, wishes)
    return study.result()


def balance(
    game: str,
    bots: Sequence[str] = ("greedy",),
    games: int = GAMES,
    *,
    swept: Mapping[str, Sequence[Value]] | None = None,
    sample: int = SAMPLE,
    **wishes: Unpack[Wishes],
) -> BalanceResult:
    """What the seat is worth, how long games are, which rules matter: for each combination of options."""
    study = Studies(game, games, wishes).balance(bots, swept or {}, sample)
    run(study, wishes)
    return study.result()


def calibration(
    game: str,
    bots: Sequence[str] = ("master",),
    games: int = SAID_GAMES,
    *,
    as_shown: bool = True,
    **wishes: Unpack[Wishes],
) -> CalibrationResult:
    """What bots say of their chances, as the coach shows it or as it is said, beside what comes of it."""
    study = Studies(game, games, wishes).calibration(bots, as_shown)
    run(study, wishes)
    return study.result()


def exploit(
    game: str, bot: str = "master", games: int = SAID_GAMES, **wishes: Unpack[Wishes]
) -> ExploitResult:
    """What somebody wins who has studied a bot, at a table full of it."""
    study = Studies(game, games, wishes).exploit(bot)
    run(study, wishes)
    return study.result()


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
    study = Studies(game, games, setting).export(bots, Path(out), first)
    study.run(progress or silent)
    return study.rows


def habits(game: str, bots: Sequence[str], games: int, out: Path | str, **setting: Unpack[Setting]) -> int:
    """What bots do instead of their hunches, as a file that a game can keep; says how many decisions."""
    study = Studies(game, games, setting).habits(bots, Path(out))
    study.run(silent)
    return study.decisions


class Studies:
    """Makes the studies of one game with one setting; everything is checked before a game is played."""

    def __init__(self, game: str, games: int, setting: House | Setting) -> None:
        self.game: Game = cp.game(game)
        self.games = games
        self.seats: Any = setting.get("seats")
        self.seed = setting.get("seed", 0)
        self.options = setting.get("options", {})

    def duel(self, lineups: Sequence[str]) -> Duel:
        read = read_lineups(self.game, lineups, self.seats)
        return Duel(self._planned("duel", [Contest(lineup, dict(self.options)) for lineup in read]))

    def tournament(self, bots: Sequence[str], sizes: Sequence[int], least: int) -> Tournament:
        contests = mixes(self.game, bots, sizes or [self.game.min_seats], self.options)
        return Tournament(self._planned("tournament", contests), least)

    def balance(self, bots: Sequence[str], swept: Mapping[str, Sequence[Value]], sample: int) -> Balance:
        return Balance(self._planned("balance", sweep(self._lineup(bots), self.options, swept)), sample)

    def calibration(self, bots: Sequence[str], as_shown: bool) -> Calibration:
        plan = self._planned(CALIBRATION, [Contest(self._lineup(bots), dict(self.options))])
        return Calibration(plan, as_shown)

    def exploit(self, bot: str) -> Exploit:
        return Exploit(self._planned(EXPLOIT, answers(self._lineup([bot]), self.options)))

    def habits(self, bots: Sequence[str], out: Path) -> Watching:
        return Watching(self._planned(COPY, [Contest(self._lineup(bots), dict(self.options))]), out)

    def export(self, bots: Sequence[str], out: Path, first: int) -> Export:
        return Export(self._planned("export", [Contest(self._lineup(bots), dict(self.options))]), out, first)

    def _lineup(self, bots: Sequence[str]) -> LineUp:
        return filled(bots, self.seats or max(len(bots), self.game.min_seats))

    def _planned(self, study: str, contests: Sequence[Contest]) -> Any:
        return planned(study, self.game, contests, self.games, self.seed)


def run(study: Any, how: How) -> None:
    """Play what a study needs."""
    from cutpurse.lab.store import Folder

    out = how.get("out")
    device = how.get("device", "cpu")
    runner = runner_of(how.get("runner", "local"), how.get("workers"), how.get("address"), device)
    with runner as chosen, Folder(Path(out), study.plan) if out else nullcontext() as folder:
        study.run(chosen, folder, how.get("progress", silent))


def silent(games: int) -> None:
    """Tells nobody about progress."""
