"""Plays perfectly, by the values of the solved game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from cutpurse.bots.minds import MINDS, Mind, Wits
from cutpurse.engine.card import Value
from cutpurse.engine.loading import Playable
from cutpurse.errors import UnknownBot, UnknownGame
from cutpurse.games import is_solved, solver

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from cutpurse.engine.running.searching import Considered


class Exact:
    def __init__(self, name: str, mind: Mind, game: Playable, wits: Wits) -> None:
        self.solver = solver_of(game)
        self.name = name
        self.view_type = game.views.View
        self.kernels = import_module(f"{game.package}.exact")

    def choose(self, view: dict[str, Any], legal: Sequence[int]) -> int:
        action: int = self.kernels.choose(*self._asked(view, legal), [0.0] * len(legal))
        return action

    def weigh(self, view: dict[str, Any], legal: Sequence[int]) -> list[Considered]:
        """Every choice with the winning chance that it leaves, the best first."""
        from cutpurse.engine.running.searching import Considered

        chances = [0.0] * len(legal)
        self.kernels.weigh(*self._asked(view, legal), chances)
        found = [Considered(action, 0, chance) for action, chance in zip(legal, chances, strict=True)]
        return sorted(found, key=lambda each: -(each.chance or 0.0))

    def _asked(self, view: dict[str, Any], legal: Sequence[int]) -> tuple[Any, ...]:
        v = self.view_type.from_dict(view)
        rows, columns = self.kernels.SCRATCH
        scratch = [[0.0] * columns for _ in range(rows)]
        return v, legal, len(legal), self.solver.for_table(v).values, scratch


def solver_of(game: Playable) -> Any:
    """The module that solves a game, for a bot that plays by it."""
    try:
        return solver(game)
    except UnknownGame as error:
        raise UnknownBot(str(error)) from error


def exact_player(
    game: Playable, seats: int, options: Mapping[str, Value], patient: bool = True
) -> Exact | None:
    """What knows the exact chances at a table like this, if anything does; an impatient caller wants nothing
    that has to work them out first.
    """
    known = is_exact(game, seats, options) and (patient or solver(game).is_known(seats, options))
    return Exact("exact", MINDS["exact"], game, Wits(1.0, [0], True)) if known else None


def is_exact(game: Playable, seats: int, options: Mapping[str, Value]) -> bool:
    """Whether the exact chances at a table like this can be known."""
    return is_solved(game) and bool(solver(game).is_exact(seats, options))


def values_for(game: Playable, seats: int, options: Mapping[str, Value]) -> npt.NDArray[np.float64]:
    """The values from which `exact` plays at a table like this, worked out now if that was never done."""
    values: npt.NDArray[np.float64] = solver_of(game).for_table(game.table(seats, options)).values
    return values
