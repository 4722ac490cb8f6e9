"""How long a person waits: the first compile, a later start, and the list of games.

    .venv/bin/python benchmarks/startup.py

Every figure is the wall time of a process of its own, from its start to its end.
"""

import os
import subprocess
import sys
import tempfile
from statistics import median
from time import perf_counter

import cutpurse as cp

PLAY = "import cutpurse as cp; cp.game({id!r}).compiled().playouts(1, {seats})"
LIST = "import sys; sys.argv = ['cutpurse', 'games']; from cutpurse.cli import main; main()"


def seconds(script, cache):
    environment = os.environ | {"CUTPURSE_CACHE": cache}
    started = perf_counter()
    subprocess.run([sys.executable, "-c", script], env=environment, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - started


def main():
    for id in cp.games():
        play = PLAY.format(id=id, seats=cp.game(id).min_seats)
        cold, warm = [], []
        for _ in range(3):
            with tempfile.TemporaryDirectory() as cache:
                cold.append(seconds(play, cache))
                warm += [seconds(play, cache) for _ in range(3)]
        print(f"{id}: first compile {median(cold):.1f} s, later process ready {median(warm):.2f} s")
    listing = median(seconds(LIST, tempfile.gettempdir()) for _ in range(9))
    print(f"cutpurse games: {listing:.2f} s")


if __name__ == "__main__":
    main()
