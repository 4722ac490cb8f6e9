"""King's Gold solved: the table of values, worked out once and then kept in the user's cache."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cutpurse.engine.chance import choices
from cutpurse.engine.compiling import progress, twin
from cutpurse.engine.compiling.cache_folders import cache_folder
from cutpurse.engine.compiling.progress import Progress, notice
from cutpurse.engine.game import Value
from cutpurse.engine.running.threads import workers
from cutpurse.errors import BadOption, BadSeats
from cutpurse.games.kings_gold import GAME, exact
from cutpurse.games.kings_gold.hands import NUM_DEEDS
from cutpurse.games.kings_gold.state import COINS, MOST_PLAY_OFFS, State

SETTLED = 1e-13  # a sweep that changes nothing by more has nothing left to find
WHOLE_SWEEPS = 10  # with three seats later sweeps go only a part of the way
MOST_SWEEPS = 26  # with three seats
TELLING = {  # positions by which one can see what matters: the box, and the purses from the seat to act on
    2: (
        *((COINS, 0, 0), (30, 10, 10), (10, 15, 15), (10, 10, 20)),
        *((1, 20, 20), (1, 21, 20), (1, 20, 21), (1, 10, 20)),
    ),
    3: ((COINS, 0, 0, 0), (30, 8, 8, 8), (10, 12, 12, 12), (1, 14, 14, 14), (1, 16, 14, 14), (1, 14, 14, 16)),
}
CHUNK = 2048  # positions that a thread takes at a time: with two seats, a whole layer

Floats = npt.NDArray[np.float64]
Options = Mapping[str, Value]


class Solution(NamedTuple):
    """Every position's winning chances under perfect play."""

    seats: int
    kings_share: str
    values: Floats
    sweeps: int
    residual: float  # the most that a seat to act could gain or lose by looking one turn further
    typical: float  # the same, on average
    unsettled: float  # the same for the other seats' chances, which their rivals' choices decide
    seconds: float

    @property
    def positions(self) -> int:
        return len(self.values) // (self.seats - 1) - exact.WINNERS

    @property
    def first_seat(self) -> float:
        """The winning chance of the seat that begins."""
        return self.chances(COINS, (0,) * self.seats)[0]

    def chances(self, box: int, purses: Sequence[int]) -> list[float]:
        """Each seat's winning chance before the turn of the first of them; the King has what is left."""
        s = State()
        s.seats, s.box, s.purse[: self.seats] = self.seats, box, purses
        first = exact.locate(s) * (self.seats - 1)
        known = self.values[first : first + self.seats - 1].tolist()
        return [*known, 1 - sum(known)]

    def examples(self) -> list[dict[str, Any]]:
        """A few telling positions, and the chances there of the seat to act and of those after it."""
        return [
            {
                "box": box,
                "king": COINS - box - sum(purses),
                "purses": purses,
                "chances": [round(chance, 6) for chance in self.chances(box, purses)],
            }
            for box, *purses in TELLING[self.seats]
        ]

    def facts(self) -> dict[str, Any]:
        """What there is to say about it, in a few numbers."""
        known = {name: value for name, value in self._asdict().items() if name != "values"}
        return {"first_seat": round(self.first_seat, 6), "positions": self.positions, **known}


def solve(
    seats: int = 2, options: Options | None = None, progress: Progress | None = None, again: bool = False
) -> Solution:
    """The solution for so many seats: from the cache, or worked out now, which may take minutes."""
    share = checked(seats, options or {})
    found = None if again else kept(seats, options)
    if found is None:
        found = Solver(seats, share, progress or (lambda done, total: None)).solve()
        keep(found)
    return found


@cache
def for_seats(seats: int, share: str) -> Solution:
    with progress.host.working(f"Solving {GAME.title}, once") as report:
        return solve(seats, {"kings_share": share}, report)


def for_table(v: State) -> Solution:
    """The solution for a table's seats and house rules; a person is shown how long it takes."""
    return for_seats(v.seats, str(GAME.options["kings_share"].decode(v.kings_share)))


def is_exact(seats: int, options: Mapping[str, Any]) -> bool:
    """Whether perfect play at such a table is known exactly: with few turns the limit would count."""
    enough = GAME.options["turns"].default
    return seats == 2 and options.get("turns", enough) >= enough


def is_known(seats: int, options: Mapping[str, Any]) -> bool:
    """Whether perfect play at such a table has been worked out before."""
    return file_of(seats, str(options.get("kings_share", GAME.options["kings_share"].default))).exists()


def checked(seats: int, options: Options) -> str:
    """The only option that the solution depends on; others are refused, for they would promise too much."""
    if type(seats) is not int or not 2 <= seats <= exact.MOST_SEATS:
        raise BadSeats(f"King's Gold is solved for 2 seats, and nearly for 3, not for {seats!r}")
    if others := [name for name in options if name != "kings_share"]:
        raise BadOption(f"the solution depends on no option but kings_share, so {others[0]!r} cannot be set")
    GAME.table(seats, options)
    return str(options.get("kings_share", GAME.options["kings_share"].default))


class Solver:
    """Solves layer after layer: a turn never leads back to a fuller box, nor to an earlier play-off."""

    def __init__(self, seats: int, share: str, progress: Progress) -> None:
        self.seats = seats
        self.share = share
        self.progress = progress
        self.table = GAME.table(seats, {"kings_share": share})
        self.layers = layers(seats)
        self.positions = self.layers[0][1]
        self.values = np.full((self.positions, seats - 1), 1 / seats)
        for winners in range(1, 1 << seats):
            for seat in range(seats - 1):
                self.values[winners, seat] = (winners >> seat & 1) / winners.bit_count()
        self.kernels = ready()

    def solve(self) -> Solution:
        started, sweeps, done = perf_counter(), 0, 0
        self.progress(done, self.positions - exact.WINNERS)
        for first, last in self.layers:
            self.guess(first, last)
            sweeps += self.settle(first, last)
            done += last - first
            self.progress(done, self.positions - exact.WINNERS)
        off = np.concatenate([self.residuals(first, last) for first, last in self.layers])
        residual, typical, unsettled = float(off[:, 0].max()), float(off[:, 0].mean()), float(off.max())
        values, seconds = self.values.reshape(-1), perf_counter() - started
        return Solution(self.seats, self.share, values, sweeps, residual, typical, unsettled, seconds)

    def guess(self, first: int, last: int) -> None:
        """Begin with what the same purses are worth in the layer before."""
        if last < self.positions:
            self.values[first:last] = self.values[last : 2 * last - first]

    def settle(self, first: int, last: int) -> int:
        """Sweep over a layer until nothing changes, or it has been enough; return how often."""
        ends, sweeps, change = self.survey(first, last), 0, 1.0
        while change > SETTLED and (sweeps < MOST_SWEEPS or self.seats == 2):
            before, layer = self.values[first:last].copy(), self.values[first:last]
            # With two seats in place: each turn is worked out with the new values of those before it.
            fresh = self.sweep(ends, layer if self.seats == 2 else np.empty_like(layer))
            layer[:] = before + self.step(sweeps) * (fresh - before)
            change = float(np.abs(fresh - before).max())
            sweeps += 1
        return sweeps

    def step(self, sweeps: int) -> float:
        """How far to go at once: with three seats some choices between rivals never come to rest."""
        late = sweeps - WHOLE_SWEEPS
        return 1.0 if self.seats == 2 or late < 0 else (late + 2) ** -0.7

    def survey(self, first: int, last: int) -> npt.NDArray[np.int32]:
        """Where each turn of a layer can lead."""
        ends = np.zeros((last - first, NUM_DEEDS, exact.MOST_ENDS + 1), np.int32)

        def work(at: int) -> None:
            record = np.zeros(1, State.dtype())
            self.table.to_record(record)
            self.kernels.survey(record[0], first + at, ends[at : at + CHUNK], np.zeros(exact.SCRATCH))

        list(workers().map(work, range(0, last - first, CHUNK)))
        return ends

    def sweep(self, ends: npt.NDArray[np.int32], fresh: Floats) -> Floats:
        """What one turn makes of every position of a layer."""
        values = self.values.reshape(-1)

        def work(at: int) -> None:
            part = slice(at, at + CHUNK)
            self.kernels.sweep(values, self.seats, ends[part], fresh[part], np.zeros(exact.SCRATCH))

        list(workers().map(work, range(0, len(ends), CHUNK)))
        return fresh

    def residuals(self, first: int, last: int) -> Floats:
        """How far the values of a layer are from what one more turn makes of them, looked at afresh."""
        layer = self.values[first:last]
        off: Floats = np.abs(self.sweep(self.survey(first, last), np.empty_like(layer)) - layer)
        return off


def layers(seats: int) -> list[tuple[int, int]]:
    """The numbers of positions that belong together, first and last, in the order of solving."""
    sizes = [choices(COINS - box + seats, seats) for box in range(COINS, 0, -1)]
    if seats == 2:
        sizes += [choices(COINS + seats, seats)] * 2 * MOST_PLAY_OFFS
    edges = np.cumsum([exact.WINNERS, *sizes]).tolist()
    return list(pairwise(edges))[::-1]


@cache
def ready() -> Any:
    """The kernels, compiled."""
    kernels = twin.twin(exact.__name__)
    record, scratch = np.zeros(1, State.dtype())[0], np.zeros(exact.SCRATCH)
    ends = np.zeros((0, NUM_DEEDS, exact.MOST_ENDS + 1), np.int32)
    with notice(GAME, "exact"):
        kernels.survey(record, 0, ends, scratch)
        kernels.sweep(np.zeros(0), 2, ends, np.zeros((0, 1)), scratch)
    return kernels


def file_of(seats: int, share: str) -> Path:
    """Among the machine code, whose folder has its name from the sources: other rules never find it."""
    return cache_folder(GAME.package) / f"solution-{seats}-{share}.npz"


def kept(seats: int = 2, options: Options | None = None) -> Solution | None:
    """The solution in the cache; None if there is none that is whole."""
    share = checked(seats, options or {})
    with suppress(Exception):  # a damaged file can fail in any way
        with np.load(file_of(seats, share)) as file:
            facts, values = file["facts"].tolist(), file["values"]
        if len(values) == (seats - 1) * layers(seats)[0][1]:
            return Solution(seats, share, values, int(facts[0]), *facts[1:])
    return None


def keep(solution: Solution) -> None:
    """Put a solution into the cache, where that is possible; nobody ever sees half a file."""
    path = file_of(solution.seats, solution.kings_share)
    with suppress(OSError), tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        np.savez(file, values=solution.values, facts=np.array(solution[3:]))
        file.close()
        os.replace(file.name, path)
