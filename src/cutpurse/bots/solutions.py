"""Games that are solved: the exact chance to win after every choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from cutpurse.bots.exact import Exact
from cutpurse.bots.minds import MINDS
from cutpurse.engine.game import Game, Value
from cutpurse.errors import UnknownBot, UnknownGame
from cutpurse.games import is_solved, solver


class Solved:
    """A table at which perfect play is known."""

    def __init__(self, game: Game) -> None:
        self.bot = Exact("exact", MINDS["exact"], game, 1.0, [0])

    def chances(self, view: dict[str, Any], legal: Sequence[int]) -> dict[int, float | None]:
        """The chance to win after each action, under perfect play of all."""
        return dict(zip(legal, self.bot.weigh(view, legal), strict=True))


def solution(game: Game, seats: int, options: dict[str, int | str]) -> Solved | None:
    """The solution of a table like this, if there is one."""
    return Solved(game) if is_solved(game) and solver(game).is_exact(seats, options) else None


def solution_for(game: Game, seats: int, options: Mapping[str, Value]) -> npt.NDArray[np.float64]:
    """The values from which `exact` plays at a table like this, worked out now if that was never done."""
    try:
        values: npt.NDArray[np.float64] = solver(game).for_table(game.table(seats, options)).values
    except UnknownGame as error:
        raise UnknownBot(str(error)) from error
    return values
