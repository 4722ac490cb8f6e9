"""Decisions per second of a batch of tables: the time inside `Batch.step`, chance included.

.venv/bin/python benchmarks/batch.py
"""

from statistics import median
from time import perf_counter

import numpy as np

import cutpurse as cp

STEPS = 60


def speed(game, n):
    """The median over the steps of tables stepped per second."""
    batch = game.compiled().batch(n, seats=max(3, game.min_seats), seed=1)
    rng = np.random.default_rng(1)
    speeds = []
    for _ in range(STEPS):
        legal = batch.legal
        actions = (legal * rng.random(legal.shape, np.float32)).argmax(axis=1)
        started = perf_counter()
        batch.step(actions)
        speeds.append(n / (perf_counter() - started))
        batch.reset(batch.actor == cp.OVER)
    return median(speeds)


def main():
    for id in cp.games():
        speed(cp.game(id), 16)  # compiles
        for n in (256, 4096, 65536):
            print(f"{id}: {n:,} tables, {speed(cp.game(id), n):,.0f} decisions per second")


if __name__ == "__main__":
    main()
