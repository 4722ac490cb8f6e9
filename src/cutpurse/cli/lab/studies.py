"""Studies at the terminal: progress while they run, tables when they are done, pages where they are kept."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import cutpurse as cp
from cutpurse.cli.common import STOPPED, find_game, show_json
from cutpurse.cli.lab import HowOptions, SettingOptions, tables
from cutpurse.engine.compiling import progress
from cutpurse.engine.compiling.progress import Host
from cutpurse.engine.game import Game, Value
from cutpurse.engine.words.typed import as_number
from cutpurse.lab import page, run
from cutpurse.lab.as_json import plain
from cutpurse.lab.export import Export
from cutpurse.lab.habits import Copying
from cutpurse.lab.study import Asked

MOST_GAMES = 10**12


def asked(game: str, setting: SettingOptions) -> Asked:
    """What was asked for on the command line, read and checked."""
    card = find_game(game)
    options = card.read_options(setting.option or [])
    return Asked(card, count(setting.games), setting.seats, setting.seed, options)


def conduct(study: Any, how: HowOptions) -> None:
    """Run a study, show what came of it, and keep it where it is to be kept."""
    out, name = how.out, study.name
    with stoppable(study.plan.games) as told:
        wishes: Any = how._asdict() | {"progress": told.tell}
        run(study, wishes)
    result = study.result()
    if out:
        (out / "result.json").write_text(json.dumps(plain(result)) + "\n", "utf-8")
        (out / "report.html").write_text(getattr(page, name)(result), "utf-8")
    if how.as_json:
        hidden = ("counts", "uses", "turns_of_games")
        show_json({"stopped": told.stopped, **plain(result, without=hidden)})
    else:
        for each in getattr(tables, name)(result):
            Console().print(each)
        if out:
            print(f"{out / 'report.html'} shows it as a page.")
    if told.stopped:
        go_on = "The same command goes on from there." if out else "With --out FOLDER it could go on."
        leave(f"Stopped after {told.games:,} of {study.plan.games:,} games. {go_on}")


def export(study: Export, as_json: bool) -> None:
    """Write a file of decisions, and say what is in it."""
    with stoppable(study.plan.games) as told:
        study.run(told.tell)
    if as_json:
        facts = {"file": str(study.path), "games": study.games, "rows": study.rows}
        show_json(facts | {"stopped": told.stopped})
    else:
        print(f"{study.path}: {study.rows:,} decisions of {study.games:,} games.")
    if told.stopped:
        deals = study.first + study.games // study.plan.contests[0].seats
        leave(f"To go on, write another file with --first {deals}.")


def watch(study: Copying, as_json: bool) -> None:
    """Write a file of habits, and say what it rests on."""
    with stoppable(study.plan.games) as told:
        study.run(told.tell)
    if told.stopped:
        leave("Stopped; nothing was written.")
    if as_json:
        show_json({"file": str(study.path), "games": study.plan.games, "decisions": study.decisions})
    else:
        print(f"{study.path}: habits from {study.decisions:,} decisions of {study.plan.games:,} games.")


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


class GamesBar(Host):
    """What a person at the terminal is told, on one bar for all that takes long; and whether to stop."""

    def __init__(self, bar: Progress, games: int) -> None:
        self.bar, self.total = bar, games
        self.task = bar.add_task("games", total=games)
        self.games = 0
        self.stopped = False

    def tell(self, games: int) -> None:
        """So many games more; this is where a study stops, since all of them are counted by now."""
        self.games += games
        self.bar.update(self.task, completed=self.games)
        if self.stopped:
            raise KeyboardInterrupt

    @contextmanager
    def working(self, what: str) -> Iterator[Callable[[int, int], None]]:
        """While games cannot be played yet, the bar shows what is done first."""

        def advance(done: int, total: int) -> None:
            self.bar.update(self.task, description=what, completed=done, total=total)

        try:
            yield advance
        finally:
            self.bar.update(self.task, description="games", completed=self.games, total=self.total)


@contextmanager
def stoppable(games: int) -> Iterator[GamesBar]:
    """A progress bar with the time left; Ctrl-C ends the study at the next good moment."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        told = GamesBar(bar, games)

        def stop(*_: Any) -> None:
            told.stopped = True

        before, host = signal.signal(signal.SIGINT, stop), progress.host
        progress.welcome(told)
        try:
            yield told
        except KeyboardInterrupt:
            if not told.stopped:
                raise
        finally:
            signal.signal(signal.SIGINT, before)
            progress.welcome(host)


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


def read_sizes(text: str | None) -> list[int]:
    """Numbers of seats, with commas between."""
    sizes = [as_number(word.strip()) for word in text.split(",")] if text else []
    if None in sizes:
        raise cp.BadSeats(f"seats are numbers with commas between, as in 2,3,4, not {text!r}")
    return [size for size in sizes if size is not None]
