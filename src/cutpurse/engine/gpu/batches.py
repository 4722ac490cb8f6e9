"""Play-outs and batches of tables on a GPU, with the rules as they are: the same games as elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda

from cutpurse.engine.card import Value
from cutpurse.engine.gpu.dlpack import DeviceArray
from cutpurse.engine.gpu.kernels import kernels
from cutpurse.engine.gpu.sizes import BLOCK, POOLED, crew_of, is_pooled, is_wide, words_in, words_of
from cutpurse.engine.gpu.warp_loops import WARP
from cutpurse.engine.layout import Layout
from cutpurse.engine.loading import Playable
from cutpurse.engine.parts.results import Played, Playouts, as_array, result_type
from cutpurse.engine.woven.loops import GAMES, LONGEST, STEPS, UNSOUND, WHOLE, WINS
from cutpurse.errors import BadOption, IllegalAction, NotInstalled

RESIDENT = 2048  # threads of one multiprocessor
POOLED_RESIDENT = 768  # where threads play from heaps
WIDE_RESIDENT = 512  # where a warp has a table: so many tables stay in the cache
NOTHING_WRONG = np.iinfo(np.int64).max


def checked() -> Any:
    """This module, if there is a GPU to run it."""
    if not cuda.is_available():
        raise NotInstalled("device=cuda needs an NVIDIA GPU with its driver, and there is none here")
    import sys

    return sys.modules[__name__]


def words(game: Playable, table: Layout) -> npt.NDArray[np.int32]:
    """A table as words of 32 bits."""
    room = np.zeros(words_of(game), np.int32)
    record = np.zeros(1, game.state_type.dtype())
    table.to_record(record)
    room.view(np.uint8)[: record.itemsize] = record.view(np.uint8)
    return room


def blocks(resident: int, size: int = BLOCK) -> int:
    """How many blocks of a size keep every multiprocessor busy with so many threads."""
    return int(cuda.get_current_device().MULTIPROCESSOR_COUNT) * resident // size


def residents(game: Playable) -> int:
    """How many threads of a multiprocessor play this game's games best."""
    return WIDE_RESIDENT if is_wide(game) else POOLED_RESIDENT if is_pooled(game) else RESIDENT


def playouts(
    game: Playable, table: Layout, games: int, seats: int, seed: int, resident: int | None = None
) -> Playouts:
    """Random games, each from the stream of its number, as on the processor."""
    tally = cuda.to_device(np.zeros(WINS + seats, np.int64))
    begun = cuda.to_device(np.zeros(1, np.int64))
    crew = crew_of(game)
    grid = min(blocks(resident or residents(game), crew), max(1, -(-games * WARP // crew)))
    n = grid * crew * POOLED if is_pooled(game) else grid * crew // WARP
    tables = cuda.device_array((n, words_of(game)), np.int32)
    rngs, lengths = cuda.device_array(n, np.int64), cuda.device_array(n, np.int32)
    blank = cuda.to_device(words(game, table))
    kernels(game).play_many[grid, crew](blank, tables, rngs, lengths, seed, games, begun, tally)
    found = tally.copy_to_host()
    wins = tuple((found[WINS:] / WHOLE).tolist())
    return Playouts(int(found[GAMES]), int(found[STEPS]), int(found[LONGEST]), int(found[UNSOUND]), wins)


def contests(
    game: Playable, seats: int, options: Mapping[str, Value], seed: int, first: int, games: int
) -> Played:
    """Games between bots that play at random: the same as in `ContestRunner.play`."""
    blank = cuda.to_device(words(game, game.table(seats, options)))
    found = cuda.to_device(np.zeros((games, 4), np.int32))
    share, score = (cuda.to_device(np.zeros((games, seats), kind)) for kind in (np.float64, np.int32))
    uses = cuda.to_device(np.zeros((seats, game.num_actions), np.int64))
    wide = is_wide(game)
    grid = min(blocks(WIDE_RESIDENT if wide else RESIDENT), -(-games * (WARP if wide else 1) // BLOCK))
    tables = cuda.device_array((grid * BLOCK // WARP if wide else 1, words_of(game)), np.int32)
    kernels(game).play_contests[grid, BLOCK](blank, tables, seed, first, found, share, score, uses)
    results = np.zeros(games, result_type(game))
    results["number"] = np.arange(first, first + games)
    for column, name in enumerate(("shift", "steps", "decisions", "first")):
        results[name] = found.copy_to_host()[:, column]
    results["share"][:, :seats] = share.copy_to_host()
    results["points"][:, :seats] = score.copy_to_host()
    return Played(results, uses.copy_to_host(), None)


class DeviceBatch:
    """Many tables on a GPU, stepped together; its arrays stay there, and are written anew by each step."""

    def __init__(
        self, game: Playable, n: int, seats: int, seed: int, auto_reset: bool, options: dict[str, Value]
    ) -> None:
        self.game, self.n, self.seats, self.auto_reset = game, n, seats, auto_reset
        self._kernels, self._seed = kernels(self.game), seed
        self._wide, self._view_type = is_wide(self.game), self.game.views.View.dtype()
        blank = words(self.game, self.game.table(seats, options))
        self._tables = cuda.to_device(np.tile(blank, (n, 1)) if self._wide else np.tile(blank[:, None], n))
        self._rngs = cuda.to_device(np.zeros(n, np.int64))
        self._numbers = cuda.to_device(np.arange(n) - n)
        self._actors = cuda.to_device(np.zeros(n, np.int32))
        self._masks = cuda.to_device(np.zeros((n, self.game.num_actions), np.bool_))
        self._rewards = cuda.to_device(np.zeros((n, seats), np.float32))
        self._done = cuda.to_device(np.zeros(n, np.bool_))
        self._rows: Any = None
        self.reset()

    @property
    def actor(self) -> DeviceArray:
        """The seat to act at each table, or OVER."""
        return DeviceArray(self._actors)

    @property
    def legal(self) -> DeviceArray:
        """Which actions the acting seat of each table may take, `n` rows of `num_actions`."""
        return DeviceArray(self._masks)

    @property
    def rewards(self) -> DeviceArray:
        """Each seat's share of the win at tables whose game the last step ended, and zeros elsewhere."""
        return DeviceArray(self._rewards)

    @property
    def done(self) -> DeviceArray:
        """Whether the last step ended the game of a table."""
        return DeviceArray(self._done)

    def step(self, actions: Any, check: bool = True) -> None:
        """Play one action at every table, then chance.

        Without `check` nobody looks whether they are legal, and the processor need not wait for the GPU.
        """
        chosen = on_device(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise IllegalAction(f"step takes one whole number for each of the {self.n} tables")
        if check:
            self._check(chosen)
        self._launch(self._kernels.step_tables, chosen, self.auto_reset)

    def reset(self, which: Any = None) -> None:
        """Start new games at the tables that `which` marks, or at all; each gets a stream of its own."""
        marked = on_device(np.ones(self.n, np.bool_) if which is None else which)
        if marked.shape != (self.n,) or marked.dtype != np.bool_:
            raise BadOption(f"reset takes one yes or no for each of the {self.n} tables")
        self._launch(self._kernels.open_tables, marked)

    def observations(self) -> DeviceArray:
        """What the acting seat of each table may know, a row for each; `game.columns` names the numbers."""
        if self._rows is None:
            self._rows = cuda.device_array((self.n, len(self.game.columns)), np.float32)
            self._views = cuda.device_array(
                (self.n if self._wide else 1, words_in(self._view_type)), np.int32
            )
        grid, threads = self._grid()
        self._kernels.observe_tables[grid, threads](self._tables, self._actors, self._views, self._rows)
        return DeviceArray(self._rows)

    def tables(self) -> npt.NDArray[np.void]:
        """All tables as records, copied here."""
        found = self._tables.copy_to_host()
        rows = np.ascontiguousarray(found if self._wide else found.T).view(np.uint8)
        size = self.game.state_type.dtype().itemsize
        return np.ascontiguousarray(rows[:, :size]).view(self.game.state_type.dtype()).reshape(self.n)

    def _check(self, chosen: Any) -> None:
        wrong = cuda.to_device(np.array([NOTHING_WRONG]))
        grid = -(-self.n // BLOCK)
        self._kernels.find_illegal[grid, BLOCK](chosen, self._actors, self._masks, wrong)
        table = int(wrong.copy_to_host()[0])
        if table != NOTHING_WRONG:
            action = int(chosen[table])
            raise IllegalAction(f"illegal action {action} at table {table}; no table was changed")

    def _launch(self, kernel: Any, *what: Any) -> None:
        grid, threads = self._grid()
        mine = self._tables, self._rngs, self._numbers, self._seed, self._actors, self._masks
        kernel[grid, threads](*mine, self._rewards, self._done, *what)

    def _grid(self) -> tuple[int, int]:
        """A thread for each table, or a warp."""
        return -(-self.n * (WARP if self._wide else 1) // BLOCK), BLOCK


def on_device(values: Any) -> Any:
    """An array on the GPU: what is there already is not copied."""
    if hasattr(values, "__cuda_array_interface__"):
        return cuda.as_cuda_array(values)
    return cuda.to_device(np.ascontiguousarray(as_array(values)))
