"""Many games between bots in compiled code, from Python: what a laboratory needs of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from cutpurse.engine.card import Value
from cutpurse.engine.compiling.cache_folders import CONTESTS
from cutpurse.engine.compiling.progress import notice
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.compiling.twin import CPU
from cutpurse.engine.loading import Playable
from cutpurse.engine.parts.bot_codes import ITERATIONS, ROW_WIDTH
from cutpurse.engine.parts.results import Log, Played, result_type
from cutpurse.engine.running.searching import in_arrays, room_for_tree, workspace_for
from cutpurse.engine.woven.contests import GameBuffers

NO_SOLUTION = np.zeros(0)
NO_NETS = np.zeros(0, np.float32)
WIDEST = 1024  # numbers in the two hidden layers of a network, together


class ContestRunner:
    """One table, one line-up, one seed; each game depends on these and its number alone.

    `minds` has a row for each of the line-up, as `parts/bot_codes.py` says. In game `number` the table's seat
    `i` is taken by member `(i + shift) % seats` of the line-up, where `shift = number % seats`. It is for
    one thread; make one for each.
    """

    def __init__(
        self,
        game: Playable,
        minds: npt.NDArray[np.int64],
        options: Mapping[str, Value],
        seed: int,
        values: npt.NDArray[np.float64] = NO_SOLUTION,
        nets: npt.NDArray[np.float32] = NO_NETS,
    ) -> None:
        self.game = game
        self.seats = len(minds)
        self.seed = seed
        self.kernels = compile_or_load(game)
        self.tree = room_for_tree(game, int(minds[:, ITERATIONS].max()))
        self.work = workspace_for(game)
        self.buffers = buffers_for(game, minds, values, nets)
        game.table(self.seats, options).to_record(self.buffers.table)

    def play(self, first: int, games: int, lines: int = 0) -> Played:
        """Games `first` to `first + games`; with `lines`, up to so many decisions are written down."""
        results = np.zeros(games, result_type(self.game))
        uses = np.zeros((self.seats, self.game.num_actions), np.int64)
        log = room_for_log(self.game, lines)
        self.kernels.play_games(self.buffers, self.tree, self.work, self.seed, first, results, uses, log)
        return Played(results, uses, log if lines else None)


def buffers_for(game: Playable, minds: Any, values: Any, nets: Any) -> GameBuffers:
    return GameBuffers(
        table=in_arrays(1, game.state_type.dtype()),
        dice=in_arrays(1, np.int64),
        bot_rng=in_arrays(1, np.int64),
        options=in_arrays(game.num_actions, np.int32),
        minds=minds,
        win_estimate=in_arrays(1, np.float64),
        values=values,
        nets=nets,
        row=in_arrays(len(game.columns), np.float32),
        hidden=in_arrays(WIDEST, np.float64),
    )


def room_for_log(game: Playable, lines: int) -> Log:
    return Log(
        size=in_arrays(1, np.int64),
        game=in_arrays(lines, np.int64),
        seat=in_arrays(lines, np.int8),
        action=in_arrays(lines, np.int32),
        win_estimate=in_arrays(lines, np.float64),
        suggested=in_arrays(lines, np.int32),
        legal=in_arrays((lines, game.num_actions), np.bool_),
        seen=in_arrays(lines, game.views.View.dtype()),
    )


@cache
def compile_or_load(game: Playable) -> Any:
    """The contests woven with this game, compiled; the first call may take a while."""
    kernels = specialised("contests", game.package, CPU)
    buffers = buffers_for(game, np.zeros((game.min_seats, ROW_WIDTH), np.int64), NO_SOLUTION, NO_NETS)
    results, uses = np.zeros(0, result_type(game)), np.zeros((1, 1), np.int64)
    with notice(game, CONTESTS):
        kernels.play_games(
            buffers, room_for_tree(game, 1), workspace_for(game), 0, 0, results, uses, room_for_log(game, 0)
        )
    return kernels
