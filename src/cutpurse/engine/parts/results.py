"""What many games come to, wherever they are played; and what somebody gives for them as an array."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cutpurse.engine.loading import Playable


class Playouts(NamedTuple):
    """What came of many random games."""

    games: int
    steps: int
    longest: int  # steps of the longest game
    unsound: int  # steps after which something was missing; counted when `checked`
    wins: tuple[float, ...]  # per seat; a shared win counts in parts


class Log(NamedTuple):
    """Room for every decision of some games; what does not fit is counted and not kept."""

    size: list[int]
    game: list[int]
    seat: list[int]
    action: list[int]
    win_estimate: list[float]  # the chance to win that the decision was to leave, or NO_ESTIMATE
    suggested: list[int]  # what the seat would have done without thought
    legal: Any  # per decision and action
    seen: Any  # the view of who decided


class Played(NamedTuple):
    """Some games: a record for each, and how often each of the line-up took each action."""

    results: npt.NDArray[np.void]
    uses: npt.NDArray[np.int64]
    log: Log | None  # every decision, if it was asked for


def result_type(game: Playable) -> np.dtype[np.void]:
    """One game: its number, how far the line-up was rotated, how it went, and what each seat got."""
    seats = game.max_seats  # for any number of seats, so that it is compiled once
    return np.dtype(
        [
            ("number", "i8"),
            ("shift", "i4"),
            ("steps", "i4"),
            ("decisions", "i4"),
            ("first", "i4"),  # the seat that decided first
            ("share", "f8", (seats,)),
            ("points", "i4", (seats,)),
        ],
        align=True,
    )


def as_array(values: npt.ArrayLike) -> npt.NDArray[Any]:
    """The values as an array; what is no array becomes an empty one, to be refused by its shape."""
    try:
        return np.asarray(values)
    except ValueError:
        return np.empty(0)
