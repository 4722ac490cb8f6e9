"""The terminal tells people what they wait for."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from cutpurse.engine.game import Game
from cutpurse.engine.running.waiting import Host, Progress


class TerminalHost(Host):
    """Shows what goes on to whoever sits before the screen; in a pipe nobody does."""

    def compiling(self, game: Game) -> AbstractContextManager[None]:
        if not sys.stderr.isatty():
            return nullcontext()
        from rich.console import Console

        message = f"Compiling {game.title} for this machine, once; that may take a minute …"
        return Console(stderr=True).status(message)  # type: ignore[return-value]

    @contextmanager
    def working(self, what: str) -> Iterator[Progress]:
        """How much is done, of how much, and how long the rest will take."""
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
        console = Console(stderr=True)
        shown = Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty())
        task = shown.add_task(what)

        def advance(done: int, total: int) -> None:
            shown.start()  # not before: a notice may have the terminal until then
            shown.update(task, completed=done, total=total)

        try:
            yield advance
        finally:
            shown.stop()
