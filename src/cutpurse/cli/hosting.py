"""The terminal tells people what they wait for."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from cutpurse.engine.compiling.progress import Host, Progress


class TerminalHost(Host):
    """Shows what goes on to whoever sits before the screen; in a pipe nobody does."""

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
            shown.start()  # not before: another bar may have the terminal until then
            shown.update(task, completed=done, total=total)

        try:
            yield advance
        finally:
            shown.stop()
