"""Compiles what is needed to run a game, or loads what was compiled before."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from cutpurse.engine.compiling.cache_folders import CONTESTS, PLAYOUTS, SEARCH
from cutpurse.engine.loading import Playable
from cutpurse.engine.running import batches, contests, searching
from cutpurse.engine.running.background import alone, be_polite

MAKERS: dict[str, Callable[[Playable], Any]] = {
    SEARCH: searching.compile_or_load,
    PLAYOUTS: lambda game: batches.Compiled.of(game).ready(),
    CONTESTS: contests.compile_or_load,
}


def main(package: str, kernels: list[str]) -> None:
    """What another process does, so that nobody waits."""
    be_polite()
    with alone(package):
        for kernel in kernels:
            MAKERS[kernel](import_module(package).GAME)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
