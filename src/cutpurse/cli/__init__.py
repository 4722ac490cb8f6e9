"""The `cutpurse` command: a table in the terminal, and all that can be done without one."""

from __future__ import annotations

import sys
from typing import Any

import typer

import cutpurse as cp
from cutpurse.cli.commands import app
from cutpurse.cli.common import STOPPED, fail, file_trouble
from cutpurse.cli.hosting import TerminalHost
from cutpurse.engine.compiling import progress

UNREADABLE: Any = typer.BadParameter.__bases__[0]  # any mistake on the command line


def main() -> None:
    """Run the command; a user's mistake is one sentence, never a stack trace."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream is not None:  # it is when it was closed
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    progress.welcome(TerminalHost())
    try:
        code = app(standalone_mode=False)
    except cp.CutpurseError as error:
        fail(error.code, str(error))
    except UNREADABLE as error:
        fail("usage", error.format_message())
    except OSError as error:
        fail("file", file_trouble(error))
    else:
        if code == STOPPED:
            print("\nStopped.", file=sys.stderr)
        raise SystemExit(code)
