"""Plays what gains most at once, by the lights of the game's own `greedy.py`."""

from collections.abc import Sequence
from typing import Any

from cutpurse.bots.minds import Mind, Wits
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.loading import Playable


class GreedyBot:
    def __init__(self, name: str, mind: Mind, game: Playable, wits: Wits) -> None:
        self.name = name
        self.rng = wits.rng
        self.view_type = game.views.View
        self.room = specialised("game", game.package).ROOM
        self.judgement = specialised("judgement", game.package)

    def choose(self, view: dict[str, Any], legal: Sequence[int]) -> int:
        seen, worth = self.view_type.from_dict(view), [0.0] * max(len(legal), self.room)
        action: int = self.judgement.favourite(seen, legal, len(legal), self.rng, worth)
        return action
