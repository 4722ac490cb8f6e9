"""Games that are solved: the exact chance to win after every choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from cutpurse.engine.game import Game


class Solved(Protocol):
    def chances(self, view: dict[str, Any], legal: Sequence[int]) -> dict[int, float | None]:
        """The chance to win after each action, under perfect play of all."""
        ...


def solution(game: Game, seats: int, options: dict[str, int | str]) -> Solved | None:
    """The solution of a table like this, if there is one."""
    return None
