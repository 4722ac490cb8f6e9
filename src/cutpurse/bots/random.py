"""Plays any legal action, each as likely as the next."""

from collections.abc import Sequence
from typing import Any

from cutpurse.engine.chance import below
from cutpurse.engine.game import Game


class Random:
    name = "random"

    def __init__(self, game: Game, seconds: float, rng: list[int]) -> None:
        self.rng = rng

    def choose(self, view: dict[str, Any], legal: Sequence[int]) -> int:
        return legal[below(self.rng, len(legal))]
