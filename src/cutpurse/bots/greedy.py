"""Plays what gains most at once, by the lights of the game's own `greedy.py`."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from cutpurse.engine.game import Game


class Greedy:
    name = "greedy"

    def __init__(self, game: Game, seconds: float, rng: list[int]) -> None:
        self.rng = rng
        self.view_type = game.views.View
        self.best = import_module(f"{game.package}.greedy").choose

    def choose(self, view: dict[str, Any], legal: Sequence[int]) -> int:
        action: int = self.best(self.view_type.from_dict(view), legal, len(legal), self.rng)
        return action
