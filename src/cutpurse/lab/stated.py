"""What bots said of their chances: in each game, for each seat, how often which whole percent."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from cutpurse.engine.game import Game
from cutpurse.engine.parts.bot_codes import NO_ESTIMATE
from cutpurse.engine.parts.results import Played, result_type

LEVELS = 101  # from 0 to 100 percent, as people read chances
SAID = "said"


def said_type(game: Game) -> np.dtype[np.void]:
    """A game, and for each seat how often it decided with which chance to win."""
    plain = result_type(game)
    fields: list[Any] = [(name, plain[name]) for name in plain.names or ()]
    return np.dtype([*fields, (SAID, "i4", (game.max_seats, LEVELS))])


def with_said(game: Game, played: Played) -> Played:
    """Games with what was said in them, counted from their log."""
    log, results = played.log, np.zeros(len(played.results), said_type(game))
    assert log is not None
    for name in played.results.dtype.names or ():
        results[name] = played.results[name]
    written = int(log.size[0])
    said = np.asarray(log.win_estimate[:written])
    spoke = said != NO_ESTIMATE
    number = log.game[:written][spoke] - played.results["number"][0]
    percent = np.rint(100 * said[spoke]).astype(np.int64)
    np.add.at(results[SAID], (number, log.seat[:written][spoke], percent), 1)
    return Played(results, played.uses, None)


def collect_rows(
    results: npt.NDArray[np.void], seats: int
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]:
    """A row for each seat of each game: how often it said which percent, and what it got in the end."""
    counts = results[SAID][:, :seats].reshape(-1, LEVELS).astype(np.int64)
    return counts, results["share"][:, :seats].reshape(-1)
