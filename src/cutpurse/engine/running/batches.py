"""The compiled twin of a game, for mass play: play-outs and batches of tables, on all cores."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from cutpurse.engine.card import Value, checked_seed
from cutpurse.engine.compiling.cache_folders import PLAYOUTS
from cutpurse.engine.compiling.progress import notice
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.compiling.twin import CPU
from cutpurse.engine.contract import OVER
from cutpurse.engine.layout import Layout
from cutpurse.engine.loading import Playable
from cutpurse.engine.parts.results import Playouts, as_array
from cutpurse.engine.running.threads import cores, in_threads, workers
from cutpurse.engine.woven.loops import GAMES, LONGEST, STEPS, UNSOUND, WHOLE, WINS, Room, Tables
from cutpurse.errors import BadOption, IllegalAction, NotInstalled

CHUNK = 1000  # games between two looks at the keyboard
TABLES_PER_THREAD = 4096  # fewer are not worth a thread


class Compiled:
    """One game, compiled. Made by `Game.compiled`."""

    def __init__(self, game: Playable) -> None:
        self.game = game
        self.loops = specialised("loops", game.package, CPU)

    @staticmethod
    @cache
    def of(game: Playable) -> Compiled:
        return Compiled(game)

    def playouts(
        self,
        games: int,
        seats: int,
        seed: int = 0,
        *,
        threads: int | None = None,
        checked: bool = False,
        device: str = "cpu",
        progress: Callable[[int], None] | None = None,
        **options: Value,
    ) -> Playouts:
        """Play so many games at random; the result depends on the seed, not on the number of threads."""
        games = whole("games", games, 0)
        threads = whole("threads", cores() if threads is None else threads, 1)
        table, seed = self.game.table(seats, options), checked_seed(seed)
        if not on_cpu(device):
            there: Playouts = gpu().playouts(self.game, table, games, seats, seed)
            return there
        self.ready()
        tally = np.zeros(WINS + seats, np.int64)
        for part in in_threads(
            threads,
            lambda first: self.tally(table, seats, seed, first, min(CHUNK, games - first), checked),
            range(0, games, CHUNK),
        ):
            longest = max(tally[LONGEST], part[LONGEST])
            tally += part
            tally[LONGEST] = longest
            if progress:
                progress(int(part[GAMES]))
        wins = tuple((tally[WINS:] / WHOLE).tolist())
        return Playouts(int(tally[GAMES]), int(tally[STEPS]), int(tally[LONGEST]), int(tally[UNSOUND]), wins)

    def batch(
        self,
        n: int,
        seats: int,
        seed: int = 0,
        *,
        device: str = "cpu",
        auto_reset: bool = False,
        **options: Value,
    ) -> Batch:
        """`n` tables that are stepped together, here or on a GPU (`device="cuda"`).

        With `auto_reset` a new game begins where one is over; see `Batch.rewards`.
        """
        wishes = whole("n", n, 1), seats, checked_seed(seed), auto_reset, options
        if on_cpu(device):
            return Batch(self, *wishes)
        there: Batch = gpu().DeviceBatch(self.game, *wishes)
        return there

    def ready(self) -> None:
        """Compile the play-outs, or load them from the cache."""
        table = self.game.table(self.game.min_seats, {})
        with notice(self.game, PLAYOUTS):
            self.tally(table, self.game.min_seats, 0, 0, 0, False)

    def tally(
        self, table: Layout, seats: int, seed: int, first: int, games: int, checked: bool
    ) -> npt.NDArray[np.int64]:
        """What came of so many games, one after the other; `woven/loops.py` says where what is counted."""
        tally = np.zeros(WINS + seats, np.int64)
        record, rng = self.records(table, 1)[0], np.zeros(1, np.int64)
        self.loops.play_many(record, rng, self.room(seats), seed, first, games, checked, tally)
        return tally

    def records(self, table: Layout, n: int) -> npt.NDArray[np.void]:
        """`n` records, each a copy of a light table."""
        records = np.zeros(n, self.game.state_type.dtype())
        table.to_record(records)
        records[1:] = records[0]
        return records

    def scratch(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """Room for the legal actions and for the weights of chance, for one thread."""
        return np.zeros(self.game.num_actions, np.int32), np.zeros(self.game.num_outcomes, np.int32)

    def room(self, seats: int) -> Room:
        """Room for a thread: for the same, and for the parts of a win."""
        return Room(*self.scratch(), np.zeros(seats, np.int64))  # type: ignore[arg-type]


class Batch:
    """Many tables stepped together; chance plays itself, each table from its own stream."""

    def __init__(
        self,
        compiled: Compiled,
        n: int,
        seats: int,
        seed: int,
        auto_reset: bool,
        options: dict[str, Value],
    ) -> None:
        self.game = compiled.game
        self.auto_reset = auto_reset
        self.n = n
        self.seats = seats
        self.tables = compiled.records(self.game.table(seats, options), n)
        self._compiled = compiled
        self._seed = seed
        self._actors = np.zeros(n, np.int64)
        self._masks = np.zeros((n, self.game.num_actions), np.int8)
        self._rewards = np.zeros((n, seats), np.float32)
        rngs, numbers = np.zeros((n, 1), np.int64), np.arange(n) - n
        on: Any = self.tables, rngs, numbers, self._actors, self._masks, self._rewards
        self._on = Tables(*on)
        self.reset()

    @property
    def actor(self) -> npt.NDArray[np.int64]:
        """The seat to act at each table, or OVER; a copy."""
        return self._actors.copy()

    @property
    def legal(self) -> npt.NDArray[np.bool_]:
        """Which actions the acting seat of each table may take, `n` rows of `num_actions`; a copy."""
        return self._masks.astype(np.bool_)

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action at every table, then chance; tables that are over are left alone."""
        chosen = self._checked(as_array(actions))
        with notice(self.game, "batch-step"):
            self._in_slices(self._compiled.loops.step_tables, self._on, chosen)
        if self.auto_reset:
            with notice(self.game, "batch-renew"):
                self._in_slices(self._compiled.loops.renew_tables, self._on, self._seed)

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """With `auto_reset`: each seat's share of the win where the last step ended a game; a copy."""
        return self._rewards.copy()

    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """Whether the last step ended the game of a table."""
        done: npt.NDArray[np.bool_] = self._rewards.sum(axis=1) > 0
        return done

    def reset(self, which: npt.ArrayLike | None = None) -> None:
        """Start new games at the tables that `which` marks, or at all; each gets a stream of its own."""
        marked = np.ones(self.n, np.bool_) if which is None else as_array(which)
        if marked.shape != (self.n,) or marked.dtype != np.bool_:
            raise BadOption(f"reset takes one yes or no for each of the {self.n} tables")
        with notice(self.game, "batch-reset"):
            self._in_slices(self._compiled.loops.open_tables, self._on, marked, self._seed)

    def observe(self) -> npt.NDArray[np.void]:
        """What the acting seat of each table may know: a record array with the fields of the view."""
        views = np.zeros(self.n, self.game.views.View.dtype())
        with notice(self.game, "batch-observe"):
            self._compiled.loops.view_tables(self.tables, self._actors, views)
        return views

    def observations(self, out: npt.NDArray[np.float32] | None = None) -> npt.NDArray[np.float32]:
        """The same for learning: a row for each table, whose columns `game.columns` names."""
        shape = (self.n, len(self.game.columns))
        rows = np.empty(shape, np.float32) if out is None else out
        if rows.shape != shape or rows.dtype != np.float32:
            raise BadOption(f"observations are written into {shape[0]} rows of {shape[1]} 32-bit floats")
        with notice(self.game, "batch-observations"):
            kernel = specialised("observation", self.game.package, CPU).observe_tables
            room_for_view = partial(np.zeros, 1, self.game.views.View.dtype())
            self._in_slices(kernel, self.tables, self._actors, rows, room=room_for_view)
        return rows

    def shares(self) -> npt.NDArray[np.float64]:
        """Each seat's share of the win at the tables that are over, and zeros elsewhere."""
        parts = np.zeros((self.n, self.seats), np.int64)
        with notice(self.game, "batch-shares"):
            self._compiled.loops.share_tables(self.tables, self._actors, parts)
        shares: npt.NDArray[np.float64] = parts / np.maximum(parts.sum(axis=1, keepdims=True), 1)
        return shares

    def _checked(self, actions: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
        if actions.shape != (self.n,) or not np.issubdtype(actions.dtype, np.integer):
            raise IllegalAction(f"step takes one whole number for each of the {self.n} tables")
        running = self._actors != OVER
        known = (actions >= 0) & (actions < self.game.num_actions)
        allowed = known & (self._masks[np.arange(self.n), np.where(known, actions, 0)] == 1)
        if (wrong := running & ~allowed).any():
            table = int(wrong.argmax())
            raise IllegalAction(
                f"illegal action {int(actions[table])} at table {table}; no table was changed"
            )
        return actions.astype(np.int64)

    def _in_slices(
        self, kernel: Callable[..., None], *columns: Any, room: Callable[[], Any] | None = None
    ) -> None:
        """Run a kernel over all tables, a slice of them on each core, each with room of its own."""
        threads = max(1, min(cores(), self.n // TABLES_PER_THREAD))
        edges = [self.n * i // threads for i in range(threads + 1)]
        made = room or partial(self._compiled.room, self.game.max_seats)
        slices = [(made(), *edge) for edge in pairwise(edges)]
        if threads == 1:
            kernel(*columns, *slices[0])
        else:
            list(workers().map(lambda part: kernel(*columns, *part), slices))


def on_cpu(device: str) -> bool:
    if device not in ("cpu", "cuda"):
        raise BadOption(f"device must be cpu or cuda, not {device!r}")
    return device == "cpu"


def gpu() -> Any:
    """What plays on a GPU."""
    try:
        from cutpurse.engine.gpu import batches as gpu
    except ImportError as missing:
        raise NotInstalled("for device=cuda install cutpurse[cuda], and the driver of the GPU") from missing
    return gpu.checked()


def whole(name: str, value: Any, least: int) -> int:
    if type(value) is not int or value < least:
        raise BadOption(f"{name} must be a whole number of at least {least}, not {value!r}")
    return value
