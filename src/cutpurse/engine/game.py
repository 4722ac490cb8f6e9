"""A game as everybody takes it from its box: `GAME` in its folder, `cutpurse.game(…)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from cutpurse.engine.card import Option, Value, checked_seed
from cutpurse.engine.layout import Layout
from cutpurse.engine.loading import Playable
from cutpurse.errors import BadOption, BadPosition

if TYPE_CHECKING:
    from cutpurse.engine.match import Match
    from cutpurse.engine.running.batches import Compiled

__all__ = ["Game", "Option", "Value", "checked_seed"]


class Game(Playable):
    """A game of which matches are made. What plays them is loaded when one is made."""

    def new(
        self,
        seats: int,
        seed: int | None = None,
        chance: Literal["auto", "manual"] = "auto",
        **options: Value,
    ) -> Match:
        """A new match; chance plays itself from the seed, unless it is `manual`."""
        from cutpurse.engine.match import Match

        table = self.table(seats, options)
        return Match(self, table, checked_chance(seed, chance))

    def position(
        self,
        state: Mapping[str, Any],
        seats: int | None = None,
        seed: int | None = None,
        chance: Literal["auto", "manual"] = "auto",
        **options: Value,
    ) -> Match:
        """A match that starts from `state`, a dict such as `Match.state` gives; what is left out is new."""
        from cutpurse.engine.match import Match

        if not isinstance(state, Mapping):
            raise BadPosition("a position is a dict of the table's fields")
        seats = state.get("seats") if seats is None else seats
        table = self.table(seats, options)
        if state.get("seats", seats) != seats:
            raise BadPosition(f"this position is for {state['seats']} seats, not {seats}")
        self._check_fields(table, state)
        table = type(table).from_dict(table.to_dict() | dict(state))
        if fault := self.fault(table):
            raise BadPosition(f"{self.title} cannot come to this position: {fault}")
        return Match(self, table, checked_chance(seed, chance), from_position=True)

    def _check_fields(self, table: Layout, state: Mapping[str, Any]) -> None:
        """Refuse what no table of this game has, or cannot hold."""
        for name, value in state.items():
            if name not in table.fields:
                raise BadPosition(f"{self.title} has no field {name!r}")
            if fault := table.fields[name].fault(value):
                raise BadPosition(f"the field {name} {fault}")

    def compiled(self) -> Compiled:
        """The compiled twin: the same rules at full speed."""
        from cutpurse.engine.running.batches import Compiled

        return Compiled.of(self)


def checked_chance(seed: int | None, chance: str) -> int | None:
    """The seed of chance that plays itself; None where it is played by hand."""
    if chance == "manual":
        if seed is not None:
            raise BadOption("a seed is for chance that plays itself; with chance='manual' you play it")
        return None
    if chance != "auto":
        raise BadOption(f"chance is 'auto' or 'manual', not {chance!r}")
    return checked_seed(seed)
