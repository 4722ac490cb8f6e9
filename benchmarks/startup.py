"""How long a person waits: compiling, a later start, the first decision of a bot, and the list of games.

    .venv/bin/python benchmarks/startup.py

Compiling is counted in processor seconds of a process of its own, from an empty cache; *by itself* is how
Numba does it, which optimises each function by itself with all that it calls, *linked* is ours. Everything
else is the wall time of a process, from its start to its end, or to the decision.
"""

import os
import subprocess
import sys
import tempfile
from statistics import median
from time import perf_counter

import cutpurse as cp
from cutpurse.engine.compiling.cache_folders import KERNELS

COMPILE = """
import sys
from time import process_time
if sys.argv[3] == "by itself":
    from numba.core.compiler import Compiler
    from cutpurse.engine.compiling import twin
    twin.Compiler = twin.EntryCompiler = Compiler
import cutpurse as cp
from cutpurse.engine.running import background, contests, searching
started = process_time()
background.compile_now(cp.game(sys.argv[1]), sys.argv[2])
print(process_time() - started)
"""
DECIDE = """
import sys, cutpurse as cp
from cutpurse.engine.running import background
game = cp.game(sys.argv[1])
background.begin(game)
match = game.new(game.min_seats, seed=1)
cp.bot("journeyman", game).choose(match.view(match.actor), match.legal())
"""
PLAY = "import sys, cutpurse as cp; game = cp.game(sys.argv[1]); game.compiled().playouts(1, game.min_seats)"
LIST = "import sys; sys.argv = ['cutpurse', 'games']; from cutpurse.cli import main; main()"


def run(script, *arguments, cache):
    environment = os.environ | {"CUTPURSE_CACHE": cache}
    command = [sys.executable, "-c", script, *arguments]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


def seconds(script, *arguments, cache):
    started = perf_counter()
    run(script, *arguments, cache=cache)
    return perf_counter() - started


def main():
    print(f"{'processor seconds to compile':<30}" + "".join(f"{kernel:>24}" for kernel in KERNELS))
    for id in cp.games():
        cells = ""
        for kernel in KERNELS:
            took = []
            for how in ("by itself", "linked"):
                with tempfile.TemporaryDirectory() as cache:
                    took.append(float(run(COMPILE, id, kernel, how, cache=cache)))
            cells += f"{took[0]:>10.1f} → {took[1]:4.1f} ({took[1] / took[0]:.2f})"
        print(f"{id:<30}{cells}")
    for id in cp.games():
        with tempfile.TemporaryDirectory() as cache:
            first = seconds(DECIDE, id, cache=cache)
            run(COMPILE, id, "playouts", "linked", cache=cache)
            later = median(seconds(PLAY, id, cache=cache) for _ in range(3))
        print(
            f"{id}: from start to first decision, empty cache {first:.2f} s; later a play-out {later:.2f} s"
        )
    listing = median(seconds(LIST, cache=tempfile.gettempdir()) for _ in range(9))
    print(f"cutpurse games: {listing:.2f} s")


if __name__ == "__main__":
    main()
