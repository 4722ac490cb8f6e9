"""Compiles in another process, so that nobody has to wait: until it is done, the interpreter does the work.

`begin(game)` starts it; from then on `is_pending(game)` says whether it still goes on. What was compiled lies
in the cache, for this process and for all later ones. A game for which nothing was begun is compiled where it
is first needed, while whoever asked waits.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO

from cutpurse.engine.compiling.cache_folders import SEARCH, cache_folder, is_compiled
from cutpurse.engine.loading import Playable

WARMING = "cutpurse.engine.running.warming"  # what the other process runs
POLITENESS = 5  # whoever plays comes first

_begun: dict[str, subprocess.Popen[bytes]] = {}


def begin(game: Playable) -> None:
    """Compile the search of a game in the background, unless that was done before."""
    if game.id in _begun or is_compiled(game, SEARCH):
        return
    with suppress(OSError):  # where no process can be started, it is compiled when it is needed
        _begun[game.id] = in_background("-m", WARMING, game.package, SEARCH)


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


def is_compiling(game: Playable) -> bool:
    """Whether a game is being compiled in the background."""
    return is_pending(game) and _begun[game.id].poll() is None


def is_pending(game: Playable) -> bool:
    """Whether a game is being compiled in the background, or that has failed."""
    begun = _begun.get(game.id)
    if begun is None:
        return False
    if begun.poll() == 0:
        del _begun[game.id]
    return game.id in _begun


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
