"""The `warm` command: everything compiled ahead, each game in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

import cutpurse as cp
from cutpurse.cli.common import show_json
from cutpurse.engine.compiling import progress
from cutpurse.engine.compiling.cache_folders import KERNELS
from cutpurse.engine.game import Game
from cutpurse.engine.running.background import alone
from cutpurse.engine.running.threads import cores
from cutpurse.games import is_solved, solver


def warm(games: list[Game], as_json: bool) -> None:
    """The `warm` command."""
    started, done = perf_counter(), 0
    total = sum(len(KERNELS) + is_solved(game) for game in games)
    with progress.host.working("Compiling for this machine, once") as report:
        report(0, total)

        def compile_all(game: Game) -> None:
            nonlocal done
            for _ in compiled_elsewhere(game):
                done += 1
                report(done, total)

        with ThreadPoolExecutor(cores()) as pool:
            list(pool.map(compile_all, games))
    seconds = perf_counter() - started
    if as_json:
        show_json({"games": [game.id for game in games], "seconds": round(seconds, 1)})
    else:
        print(f"Ready: {', '.join(game.title for game in games)} ({seconds:.0f} seconds).")


def compiled_elsewhere(game: Game) -> Iterator[str]:
    """Compile in another process, which says what it has done."""
    command = [sys.executable, "-m", __name__, game.id]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        yield from child.stdout
    if child.returncode:
        raise cp.BadGame(f"{game.title} could not be compiled")


def compile_here(game: Game) -> Iterator[str]:
    from cutpurse.engine.running.warming import MAKERS

    with alone(game.package):
        for kernel in KERNELS:
            MAKERS[kernel](game)
            yield kernel
        if is_solved(game):
            solver(game).ready()
            yield "exact"


if __name__ == "__main__":
    for each in compile_here(cp.game(sys.argv[1])):
        print(each, flush=True)
