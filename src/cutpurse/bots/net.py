"""Plays by a small network that was trained, as `docs/envs.md` tells; without what trained it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutpurse.bots.minds import Mind, Wits
from cutpurse.engine.loading import Playable
from cutpurse.engine.parts.networks import FIRST, SECOND, TEMPERATURE, logits, sample_action


class Net:
    def __init__(self, name: str, mind: Mind, game: Playable, wits: Wits) -> None:
        from cutpurse.bots.networks import loaded

        self.name = name
        self.game = game
        self.rng = wits.rng
        self.numbers: list[float] = loaded(mind.file).checked(game).numbers.tolist()
        self.hidden = [0.0] * int(self.numbers[FIRST] + self.numbers[SECOND])

    def choose(self, view: dict[str, Any], legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        worth = self.weigh(view, legal)
        return legal[sample_action(worth, len(legal), self.numbers[TEMPERATURE], self.rng)]

    def weigh(self, view: dict[str, Any], legal: Sequence[int]) -> list[float]:
        """How much the network likes each of the legal actions."""
        from cutpurse.engine.running.observations import observation

        worth, row = [0.0] * len(legal), observation(self.game, view).tolist()
        logits(self.numbers, 0, row, self.hidden, list(legal), len(legal), worth)
        return worth
