"""Many tables at which one seat learns and bots have the others, stepped together in compiled code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from cutpurse.engine.card import Value
from cutpurse.engine.compiling.progress import notice
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.compiling.twin import CPU
from cutpurse.engine.loading import Playable
from cutpurse.engine.parts.bot_codes import ITERATIONS, ROW_WIDTH
from cutpurse.engine.running.batches import TABLES_PER_THREAD
from cutpurse.engine.running.contests import NO_NETS, NO_SOLUTION, buffers_for
from cutpurse.engine.running.searching import room_for_tree, workspace_for
from cutpurse.engine.running.threads import cores, workers
from cutpurse.engine.woven.sparring import LEFT_ALONE, NEW, Ring

__all__ = ["LEFT_ALONE", "NEW", "Sparring"]


class Sparring:
    """`n` tables; the mind in the first row is the learner's own, and its rivals follow as they sit after it.

    After a step the ring's `rows` have what each learner sees, `masks` what it may do, `over` whether its
    match is over, and `paid` its share of the win less a fair share, when it is.
    """

    def __init__(
        self,
        game: Playable,
        n: int,
        minds: npt.NDArray[np.int64],
        options: Mapping[str, Value],
        seat: int | None,
        values: npt.NDArray[np.float64],
        nets: npt.NDArray[np.float32],
    ) -> None:
        """Without a `seat`, learners sit all around: at the first table at seat 0, at the next at seat 1 …"""
        self.game, self.n, self.seats, self.seed = game, n, len(minds), 0
        tables = np.zeros(n, game.state_type.dtype())
        game.table(self.seats, options).to_record(tables)
        tables[1:] = tables[0]
        learner = np.arange(n) % self.seats if seat is None else np.full(n, seat)
        self.ring = ring_of(game, tables, learner)
        searching = int(minds[1:, ITERATIONS].max()) if self.seats > 1 else 0
        threads = max(1, min(cores(), n if searching else n // TABLES_PER_THREAD))
        self.rooms = [
            (buffers_for(game, minds, values, nets), room_for_tree(game, searching), workspace_for(game))
            for _ in range(threads)
        ]

    def begin(self, seed: int) -> None:
        """New matches at all tables, which follow from the seed."""
        self.seed = seed
        self.ring.numbers[:] = np.arange(self.n) - self.n
        self.play(np.full(self.n, NEW))

    def play(self, chosen: npt.NDArray[np.int64]) -> None:
        """Play an action at every table, and on until the learner is asked again; NEW deals anew."""
        edges = [self.n * i // len(self.rooms) for i in range(len(self.rooms) + 1)]
        kernel = specialised("sparring", self.game.package, CPU).spar
        parts = zip(self.rooms, pairwise(edges), strict=True)
        calls = [(self.ring, *room, self.seed, chosen, *edge) for room, edge in parts]
        with notice(self.game, "sparring"):
            if len(calls) == 1:
                kernel(*calls[0])
            else:
                list(workers().map(lambda call: kernel(*call), calls))


@cache
def compile_or_load(game: Playable) -> None:
    """Compile it, or load what was compiled before."""
    minds = np.zeros((game.min_seats, ROW_WIDTH), np.int64)
    Sparring(game, 1, minds, {}, None, NO_SOLUTION, NO_NETS).begin(0)


def ring_of(game: Playable, tables: npt.NDArray[np.void], learner: npt.NDArray[np.int64]) -> Ring:
    n = len(tables)
    return Ring(
        tables=tables,
        dice=np.zeros(n, np.int64),  # type: ignore[arg-type]
        bot_rng=np.zeros(n, np.int64),  # type: ignore[arg-type]
        numbers=np.zeros(n, np.int64),  # type: ignore[arg-type]
        learner=learner.astype(np.int64),  # type: ignore[arg-type]
        salts=np.zeros(n, np.int64),  # type: ignore[arg-type]
        over=np.zeros(n, np.bool_),  # type: ignore[arg-type]
        paid=np.zeros(n, np.float64),  # type: ignore[arg-type]
        masks=np.zeros((n, game.num_actions), np.int8),
        rows=np.zeros((n, len(game.columns)), np.float32),
    )
