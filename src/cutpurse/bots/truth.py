"""From what a search says to what comes of it: a curve for each game and number of seats.

The lab fits the curves to games between masters (`cutpurse lab calibration`), and a game keeps them in its
folder, in `calibration.json`. Where there is none, what a search says is left as it is.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import NamedTuple

from cutpurse.engine.game import Game

FILE = "calibration.json"
SURE = 0.001  # chances nearer to 0 or 1 are taken for this near: nobody has seen so many games


class Curve(NamedTuple):
    """The odds of winning, as a logarithm, from what was said for winning and against it."""

    hope: float = 1.0
    fear: float = 1.0
    shift: float = 0.0

    def true(self, said: float) -> float:
        """The chance that a seat has which was told this chance."""
        if self == AS_SAID:
            return said
        for_it, against_it = sides(said)
        return 1.0 / (1.0 + exp(-(self.hope * for_it - self.fear * against_it + self.shift)))


AS_SAID = Curve()


def sides(said: float) -> tuple[float, float]:
    """A chance as logarithms: for winning, and for not winning."""
    kept = min(max(said, SURE), 1.0 - SURE)
    return log(kept), log(1.0 - kept)


def curve_for(game: Game, seats: int) -> Curve:
    """The curve of a table with so many seats, or of the size nearest to it."""
    known = curves(game.package)
    return known[min(known, key=lambda size: (abs(size - seats), size))] if known else AS_SAID


@cache
def curves(package: str) -> dict[int, Curve]:
    """By the number of seats."""
    file = files(package) / FILE
    found = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {int(seats): Curve(*numbers) for seats, numbers in found.items()}
