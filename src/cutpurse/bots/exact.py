"""Plays perfectly, by the values of the solved game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from cutpurse.bots.minds import Mind
from cutpurse.engine.game import Game
from cutpurse.errors import UnknownBot, UnknownGame
from cutpurse.games import solver


class Exact:
    def __init__(self, name: str, mind: Mind, game: Game, seconds: float, rng: list[int]) -> None:
        try:
            self.solver = solver(game)
        except UnknownGame as error:
            raise UnknownBot(str(error)) from error
        self.name = name
        self.view_type = game.views.View
        self.kernels = import_module(f"{game.package}.exact")

    def choose(self, view: dict[str, Any], legal: Sequence[int]) -> int:
        action: int = self.kernels.choose(*self._asked(view, legal), [0.0] * len(legal))
        return action

    def weigh(self, view: dict[str, Any], legal: Sequence[int]) -> list[float]:
        """The winning chance that each action leaves."""
        chances = [0.0] * len(legal)
        self.kernels.weigh(*self._asked(view, legal), chances)
        return chances

    def _asked(self, view: dict[str, Any], legal: Sequence[int]) -> tuple[Any, ...]:
        v = self.view_type.from_dict(view)
        rows, columns = self.kernels.SCRATCH
        scratch = [[0.0] * columns for _ in range(rows)]
        return v, legal, len(legal), self.solver.for_table(v).values, scratch
