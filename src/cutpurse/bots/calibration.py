"""From what a search says to what comes of it: a curve for each game and number of seats.

The lab fits the curves to games between masters (`cutpurse lab calibration`), and a game keeps them in its
folder, in `calibration.json`. Where there is none, what a search says is left as it is.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, log

from cutpurse.engine.loading import Playable

FILE = "calibration.json"
SURE = 0.001  # chances nearer to 0 or 1 are taken for this near: nobody has seen so many games
POINTS = (SURE, 0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95, 1 - SURE)


@dataclass(frozen=True)
class Curve:
    """What is true where one of the `POINTS` is said; between two of them log odds are a straight line."""

    truths: tuple[float, ...] = POINTS

    def calibrated(self, stated: float) -> float:
        """The true chance behind a stated one."""
        if self == AS_SAID:
            return stated
        before, part = between(stated)
        odds = (1 - part) * log_odds(self.truths[before]) + part * log_odds(self.truths[before + 1])
        return 1.0 / (1.0 + exp(-odds))


AS_SAID = Curve()


def log_odds(chance: float) -> float:
    kept = min(max(chance, SURE), 1.0 - SURE)
    return log(kept / (1.0 - kept))


ODDS = tuple(map(log_odds, POINTS))


def between(said: float) -> tuple[int, float]:
    """Which point lies before a chance, and what part of the way to the next it has gone."""
    odds = log_odds(said)
    before = bisect_right(ODDS, odds, 1, len(ODDS) - 1) - 1
    return before, (odds - ODDS[before]) / (ODDS[before + 1] - ODDS[before])


def curve_for(game: Playable, seats: int) -> Curve:
    """The curve of a table with so many seats: between two measured sizes a mean, beyond them the nearest."""
    known = curves(game.package)
    if not known:
        return AS_SAID
    below = max((size for size in known if size <= seats), default=min(known))
    above = min((size for size in known if size >= seats), default=max(known))
    part = (seats - below) / max(1, above - below)
    both = zip(known[below].truths, known[above].truths, strict=True)
    return Curve(tuple((1 - part) * one + part * other for one, other in both))


@cache
def curves(package: str) -> dict[int, Curve]:
    """By the number of seats."""
    file = files(package) / FILE
    found = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {int(seats): Curve(tuple(truths)) for seats, truths in found.items()}
