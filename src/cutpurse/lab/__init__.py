"""The laboratory: many games between bots, and what they tell about bots and games.

from cutpurse import lab

lab.duel("kings-gold", ["greedy", "random"], games=10_000).standings[0].share
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import cutpurse as cp
from cutpurse.engine.game import Value
from cutpurse.lab.balance import Balance, BalanceResult, sweep
from cutpurse.lab.duel import Duel, DuelResult
from cutpurse.lab.engines import engine as engine_of
from cutpurse.lab.export import Export
from cutpurse.lab.lineups import Contest, filled, read_lineups
from cutpurse.lab.tournament import Tournament, TournamentResult, mixes
from cutpurse.lab.work import Progress, planned

__all__ = ["balance", "duel", "export", "tournament"]

GAMES = 10_000
SAMPLE = 200  # games that are watched rule by rule


def silent(games: int) -> None:
    """Tells nobody about progress."""


def run(
    study: Any,
    engine: str = "local",
    workers: int | None = None,
    address: str | None = None,
    out: Path | str | None = None,
    progress: Progress = silent,
) -> None:
    """Play what a study needs, on an engine, with a results folder or without."""
    from cutpurse.lab.store import Folder

    with engine_of(engine, workers, address) as chosen:
        study.run(chosen, Folder(Path(out), study.plan) if out else None, progress)


def duel(
    game: str,
    lineups: Sequence[str],
    games: int = GAMES,
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    **how: Any,
) -> DuelResult:
    """Line-ups that play with the same chance, compared; `how` is what `run` takes."""
    study = duel_of(game, lineups, games, seats, seed, options or {})
    run(study, **how)
    return study.result()


def duel_of(
    game: str, lineups: Sequence[str], games: int, seats: int | None, seed: int, options: Mapping[str, Value]
) -> Duel:
    card = cp.game(game)
    contests = [Contest(lineup, dict(options)) for lineup in read_lineups(card, lineups, seats)]
    return Duel(planned("duel", card, contests, games, seed))


def tournament(
    game: str,
    bots: Sequence[str],
    games: int = GAMES,
    *,
    seats: Sequence[int] = (2,),
    seed: int = 0,
    **how: Any,
) -> TournamentResult:
    """Every mix of these bots, until it is clear who beats whom; at most so many games for each mix."""
    study = tournament_of(game, bots, games, seats, seed, {})
    run(study, **how)
    return study.result()


def tournament_of(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: Sequence[int],
    seed: int,
    options: Mapping[str, Value],
) -> Tournament:
    card = cp.game(game)
    return Tournament(planned("tournament", card, mixes(card, bots, seats, options), games, seed))


def balance(
    game: str,
    bots: Sequence[str] = ("greedy",),
    games: int = GAMES,
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    swept: Mapping[str, Sequence[Value]] | None = None,
    sample: int = SAMPLE,
    **how: Any,
) -> BalanceResult:
    """What the seat is worth, how long games are, which rules matter: for each combination of options."""
    study = balance_of(game, bots, games, seats, seed, options or {}, swept or {}, sample)
    run(study, **how)
    return study.result()


def balance_of(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int | None,
    seed: int,
    options: Mapping[str, Value],
    swept: Mapping[str, Sequence[Value]],
    sample: int,
) -> Balance:
    card = cp.game(game)
    lineup = filled(bots, seats or max(len(bots), card.min_seats))
    return Balance(planned("balance", card, sweep(lineup, options, swept), games, seed), sample)


def export(
    game: str,
    bots: Sequence[str],
    games: int,
    out: Path | str,
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    progress: Progress = silent,
) -> int:
    """Games as a Parquet file with one row for each decision; says how many rows."""
    study = export_of(game, bots, games, Path(out), seats, seed, options or {})
    study.run(progress)
    return study.rows


def export_of(
    game: str,
    bots: Sequence[str],
    games: int,
    out: Path,
    seats: int | None,
    seed: int,
    options: Mapping[str, Value],
    first: int = 0,
) -> Export:
    card = cp.game(game)
    lineup = filled(bots, seats or max(len(bots), card.min_seats))
    return Export(planned("export", card, [Contest(lineup, dict(options))], games, seed), out, first)
