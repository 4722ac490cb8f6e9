"""How many views a second, and how many imagined tables, in compiled code: what search with secrets lives on.

.venv/bin/python benchmarks/imagine.py
"""

from time import perf_counter

import numba
import numpy as np

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.engine.compiling import twin

TIMES = 1_000_000
DECISIONS = 100  # of random play before it is measured


def middle_of_a_game(game):
    match, rng = game.new(game.max_seats, seed=1), [stream(1, 1)]
    for _ in range(DECISIONS):
        if match.actor == cp.OVER:
            return match.at(len(match.log) // 2)
        match.play(match.legal()[below(rng, len(match.legal()))])
    return match


def measure(game):
    """(views, imagined tables) per second."""
    views = twin.twin(f"{game.package}.view")
    view, imagine = views.view, views.imagine

    @numba.njit
    def many_views(s, v, times):
        for _ in range(times):
            view(s, 0, v)

    @numba.njit
    def many_tables(v, s, rng, times):
        for _ in range(times):
            imagine(v, s, rng)

    s, v = np.zeros(1, game.state_type.dtype()), np.zeros(1, game.views.View.dtype())
    middle_of_a_game(game).table.to_record(s)
    rng = np.array([stream(1, 2)])
    return rate(many_views, s[0], v[0]), rate(many_tables, v[0], s[0], rng)


def rate(kernel, *columns):
    kernel(*columns, 1)
    started = perf_counter()
    kernel(*columns, TIMES)
    return TIMES / (perf_counter() - started)


if __name__ == "__main__":
    for id in cp.games():
        if cp.game(id).secrets:
            views, tables = measure(cp.game(id))
            print(f"{id}: {views:,.0f} views, {tables:,.0f} imagined tables per second")
