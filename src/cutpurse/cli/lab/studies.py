"""Studies at the terminal: progress while they run, tables when they are done."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cutpurse.cli.common import STOPPED, show_json
from cutpurse.engine.compiling import progress
from cutpurse.engine.compiling.progress import Host
from cutpurse.lab.as_json import plain
from cutpurse.lab.study import Rows, Study

HIDDEN = ("counts", "uses", "turns_of_games")  # of a result that is printed: they are long


def conduct(study: Study[Any], as_json: bool) -> None:
    """Run a study, show what came of it, and keep it where it is to be kept."""
    with stoppable(study.plan.games) as bar:
        study.progress = bar.tell
        study.conduct()
    if not (bar.stopped and study.is_nothing_in_part):
        show(study, bar.stopped, as_json)
    if bar.stopped:
        print(study.left_off(bar.games), file=sys.stderr)
        raise typer.Exit(STOPPED)


def show(study: Study[Any], stopped: bool, as_json: bool) -> None:
    result = study.result()
    page = study.keep(result)
    if as_json:
        show_json({"stopped": stopped, **plain(result, without=HIDDEN)})
        return
    for each in study.shown(result):
        Console().print(as_table(each) if isinstance(each, Rows) else each)
    if page:
        print(f"{page} shows it as a page.")


def as_table(rows: Rows) -> Table:
    table = Table(title=rows.title, title_justify="left")
    for word in rows.words:
        table.add_column(word)
    for number in rows.numbers:
        table.add_column(number, justify="right", no_wrap="=" not in number)
    for row in rows.rows:
        table.add_row(*row)
    return table


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
