"""Studies at the terminal: progress while they run, tables when they are done, pages where they are kept."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import cutpurse as cp
from cutpurse import lab
from cutpurse.cli import STOPPED, find_game, show_json, tables
from cutpurse.cli.opening import read_options
from cutpurse.engine.game import Game, Value
from cutpurse.engine.notation import as_number
from cutpurse.lab import page
from cutpurse.lab.plain import plain

MOST_GAMES = 10**12


class How(NamedTuple):
    """Where a study runs, and what becomes of it."""

    engine: str
    workers: int | None
    address: str | None
    out: Path | None
    as_json: bool


def duel(
    game: str,
    lineups: list[str],
    games: str,
    seats: int | None,
    seed: int,
    options: list[str] | None,
    how: How,
) -> None:
    card = find_game(game)
    study = lab.duel_of(card.id, lineups, count(games), seats, seed, read_options(card, options or []))
    conduct(study, how, tables.duel, page.duel)


def tournament(
    game: str, bots: list[str], games: str, seats: str | None, seed: int, options: list[str] | None, how: How
) -> None:
    card = find_game(game)
    sizes = [number(word) for word in seats.split(",")] if seats else [card.min_seats]
    study = lab.tournament_of(card.id, bots, count(games), sizes, seed, read_options(card, options or []))
    conduct(study, how, tables.tournament, page.tournament)


def balance(
    game: str,
    bots: str,
    games: str,
    seats: int | None,
    seed: int,
    options: list[str] | None,
    sweeps: list[str] | None,
    sample: int,
    how: How,
) -> None:
    card = find_game(game)
    chosen, swept = read_options(card, options or []), read_sweeps(card, sweeps or [])
    study = lab.balance_of(card.id, bots.split(","), count(games), seats, seed, chosen, swept, sample)
    conduct(study, how, tables.balance, page.balance)


def export(
    game: str,
    bots: str,
    games: str,
    seats: int | None,
    seed: int,
    options: list[str] | None,
    out: Path,
    first: int,
    as_json: bool,
) -> None:
    card = find_game(game)
    chosen = read_options(card, options or [])
    study = lab.export_of(card.id, bots.split(","), count(games), out, seats, seed, chosen, first)
    with stoppable(study.plan.games) as told:
        study.run(told.tell)
    if as_json:
        show_json({"file": str(out), "games": study.games, "rows": study.rows, "stopped": told.stopped})
    else:
        print(f"{out}: {study.rows:,} decisions of {study.games:,} games.")
    if told.stopped:
        deals = first + study.games // study.plan.contests[0].seats
        leave(f"To go on, write another file with --first {deals}.")


def conduct(study: Any, how: How, table: Callable[[Any], Any], report: Callable[[Any], str]) -> None:
    """Run a study, show what came of it, and keep it where it is to be kept."""
    with stoppable(study.plan.games) as told:
        lab.run(study, how.engine, how.workers, how.address, how.out, told.tell)
    result = study.result()
    if how.out:
        (how.out / "result.json").write_text(json.dumps(plain(result)) + "\n", "utf-8")
        (how.out / "report.html").write_text(report(result), "utf-8")
    if how.as_json:
        show_json({"stopped": told.stopped, **plain(result, without=("counts", "uses", "turns_of_games"))})
    else:
        for each in table(result):
            Console().print(each)
        if how.out:
            print(f"{how.out / 'report.html'} shows it as a page.")
    if told.stopped:
        go_on = "The same command goes on from there." if how.out else "With --out FOLDER it could go on."
        leave(f"Stopped after {told.games:,} of {study.plan.games:,} games. {go_on}")


class Told:
    """What a person at the terminal is told of, and whether they want to stop."""

    def __init__(self, bar: Progress, games: int) -> None:
        self.bar, self.task = bar, bar.add_task("games", total=games)
        self.games = 0
        self.stopped = False

    def tell(self, games: int) -> None:
        """So many games more; this is where a study stops, since all that was played is kept by now."""
        self.games += games
        self.bar.advance(self.task, games)
        if self.stopped:
            raise KeyboardInterrupt


@contextmanager
def stoppable(games: int) -> Iterator[Told]:
    """A progress bar with the time left; Ctrl-C ends the study at the next good moment."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        told = Told(bar, games)

        def stop(*_: Any) -> None:
            told.stopped = True

        before = signal.signal(signal.SIGINT, stop)
        try:
            yield told
        except KeyboardInterrupt:
            if not told.stopped:
                raise
        finally:
            signal.signal(signal.SIGINT, before)


def leave(sentence: str) -> None:
    print(sentence, file=sys.stderr)
    raise typer.Exit(STOPPED)


def count(text: str) -> int:
    """A number of games, as people write large ones: 1000000, 1e6, 1_000_000."""
    try:
        value = float(text)
    except ValueError:
        value = 0.5
    if value != value or not value.is_integer() or not 1 <= value <= MOST_GAMES:
        raise cp.BadOption(f"games are a whole number of at least 1, as in 1000 or 1e6, not {text!r}")
    return int(value)


def number(text: str) -> int:
    found = as_number(text.strip())
    if found is None:
        raise cp.BadSeats(f"seats are numbers with commas between, as in 2,3,4, not {text!r}")
    return found


def read_sweeps(game: Game, texts: list[str]) -> dict[str, list[Value]]:
    """Read `turns=50,100`; every value is looked at before a game is played."""
    swept: dict[str, list[Value]] = {}
    for text in texts:
        name, _, values = text.partition("=")
        each = [read_options(game, [f"{name}={value}"]) for value in values.split(",")] if values else []
        if not each:
            raise cp.BadOption(f"write a sweep as NAME=VALUE,VALUE, not {text!r}")
        swept[name] = [one[name] for one in each]
    return swept
