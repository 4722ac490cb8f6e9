"""Plays any legal action, each as likely as the next."""

from collections.abc import Sequence
from typing import Any

from cutpurse.bots.minds import Mind, Wits
from cutpurse.engine.chance import below
from cutpurse.engine.loading import Playable


class Random:
    def __init__(self, name: str, mind: Mind, game: Playable, wits: Wits) -> None:
        self.name = name
        self.rng = wits.rng

    def choose(self, view: dict[str, Any], legal: Sequence[int]) -> int:
        return legal[below(self.rng, len(legal))]
