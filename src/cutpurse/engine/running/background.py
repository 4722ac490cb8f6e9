"""Compiles in another process, so that nobody has to wait: until it is done, the interpreter does the work.

`begin(game)` starts it; from then on `is_pending(game)` says whether it still goes on. What was compiled lies
in the cache, for this process and for all later ones. A game for which nothing was begun is compiled where it
is first needed, while whoever asked waits.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from typing import IO, Any

from cutpurse.engine.compiling.cache_folders import CONTESTS, PLAYOUTS, SEARCH, cache_folder, is_compiled
from cutpurse.engine.game import Game

POLITENESS = 5  # whoever plays comes first

_begun: dict[str, subprocess.Popen[bytes]] = {}


def begin(game: Game) -> None:
    """Compile the search of a game in the background, unless that was done before."""
    if game.id in _begun or is_compiled(game, SEARCH):
        return
    with suppress(OSError):  # where no process can be started, it is compiled when it is needed
        _begun[game.id] = in_background("-m", __name__, game.package, SEARCH)


def in_background(*arguments: str) -> subprocess.Popen[bytes]:
    """Python in a session of its own: Ctrl-C at the table does not stop what the next table can use."""
    return subprocess.Popen(
        [sys.executable, *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def is_compiling(game: Game) -> bool:
    """Whether a game is being compiled in the background."""
    return is_pending(game) and _begun[game.id].poll() is None


def is_pending(game: Game) -> bool:
    """Whether a game is being compiled in the background, or that has failed."""
    begun = _begun.get(game.id)
    if begun is None:
        return False
    if begun.poll() == 0:
        del _begun[game.id]
    return game.id in _begun


def compile_now(game: Game, kernel: str) -> None:
    """Compile here, or load what was compiled before."""
    makers()[kernel](game)


@cache
def makers() -> dict[str, Callable[[Game], Any]]:
    from cutpurse.engine.running import contests, searching

    return {
        SEARCH: searching.ready,
        PLAYOUTS: lambda game: game.compiled().ready(),
        CONTESTS: contests.ready,
    }


@contextmanager
def alone(package: str) -> Iterator[IO[str]]:
    """One process compiles a game, and others that would do the same wait for it, where that can be had."""
    with (cache_folder(package) / "compiling.lock").open("w") as lock:
        with suppress(ImportError, OSError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock


def be_polite() -> None:
    """Leave the processor to whoever plays, where a process can do that."""
    with suppress(OSError, AttributeError):
        os.nice(POLITENESS)


def main(package: str, kernels: list[str]) -> None:
    """What the other process does."""
    be_polite()
    with alone(package):
        for kernel in kernels:
            compile_now(import_module(package).GAME, kernel)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
