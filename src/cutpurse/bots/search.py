"""Thinks ahead over imagined tables; the levels differ in how long, and in what they forget."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cutpurse.bots.minds import Mind, Wits
from cutpurse.engine.chance import bits
from cutpurse.engine.loading import Playable

if TYPE_CHECKING:
    from cutpurse.engine.running.searching import Considered


class Search:
    def __init__(self, name: str, mind: Mind, game: Playable, wits: Wits) -> None:
        from cutpurse.engine.running.searching import Searcher

        self.name = name
        self.mind = mind
        self.seconds = wits.seconds
        self.rng = wits.rng
        self.view_type = game.views.View
        self.searcher = Searcher(
            game, mind.iterations, by_iterations=wits.seeded, rivals=mind.rivals, trees=mind.trees
        )
        self.salt = bits(wits.rng)

    def choose(self, view: dict[str, Any], legal: Sequence[int]) -> int:
        return legal[0] if len(legal) == 1 else self.weigh(view, legal)[0].action

    def weigh(self, view: dict[str, Any], legal: Sequence[int]) -> list[Considered]:
        """Every choice with its visits and its chance to win, the most visited first."""
        known = self.view_type.from_dict(view)
        return self.searcher.weigh(known, bits(self.rng), self.seconds, self.mind.forgets, self.salt)
