"""Games that are solved: the exact chance to win after every choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutpurse.bots.exact import Exact
from cutpurse.bots.minds import MINDS
from cutpurse.engine.game import Game
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
