"""A game's files: each is loaded when something in it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from cutpurse.engine.card import IdentityCard, Value
from cutpurse.engine.contract import NOBODY, SOUND, Drawing, Rules, Scenes, Soundness, Text, Views
from cutpurse.engine.encoding import plan_of
from cutpurse.engine.layout import Layout
from cutpurse.errors import BadGame

PLAIN_DRAWING = "cutpurse.plain_drawing"


def _of_file(file: str, name: str = "") -> Any:
    """One of a game's files, or what has this name in it; loaded when it is first asked for."""
    return cached_property(lambda game: getattr(game._file(file), name) if name else game._file(file))


class Playable(IdentityCard):
    """A game that can be played: its card, and what its other files say."""

    rules: Rules = _of_file("rules")
    soundness: Soundness = _of_file("soundness")
    views: Views = _of_file("view")
    text: Text = _of_file("text")
    scenes: Scenes = _of_file("scene")
    state_type: type[Layout] = _of_file("state", "State")
    num_actions: int = _of_file("actions", "NUM_ACTIONS")
    num_outcomes: int = _of_file("actions", "NUM_OUTCOMES")

    @cached_property
    def drawing(self) -> Drawing:
        """How the game draws its table; what nobody has drawn is told line by line."""
        drawn = find_spec(f"{self.package}.drawing")
        return cast(Drawing, self._file("drawing") if drawn else import_module(PLAIN_DRAWING))

    @cached_property
    def columns(self) -> tuple[str, ...]:
        """The names of the numbers that a learner sees; see `engine/encoding.py`."""
        return plan_of(self.package).names

    def legal(self, s: Layout) -> list[int]:
        """What the acting seat may do at a table, in the order of the actions."""
        room = [0] * self.num_actions
        return sorted(room[: self.rules.legal(s, room)])

    def view(self, s: Layout, seat: int | None) -> Any:
        """All that a seat may know of a table (None or NOBODY: a spectator)."""
        v = self.views.View()
        self.views.view(s, NOBODY if seat is None else seat, v)
        return v

    def table(self, seats: Any, options: Mapping[str, Value]) -> Layout:
        """The light form of a new table, with the options checked."""
        seats = self.checked_seats(seats)
        table = self.state_type()
        table.seats = seats  # type: ignore[attr-defined]
        for name, value in self.checked_options(seats, options).items():
            if name not in table.fields:
                raise BadGame(f"the table of {self.title} has no field {name} for its option")
            setattr(table, name, self.options[name].encode(value))
        self.rules.setup(table)
        return table

    def is_sound(self, table: Layout) -> bool:
        """Whether options and seats are in range and the game itself finds nothing amiss."""
        return self.fault(table) is None

    def fault(self, table: Layout) -> str | None:
        """What is wrong with a table, in a few words that name the field or the piece; None if nothing is."""
        seats: int = table.seats  # type: ignore[attr-defined]
        if not self.min_seats <= seats <= self.max_seats:
            return f"seats is {seats}, and the game is for {self.seats_told}"
        for name, option in self.options.items():
            if not option.stands_for(code := getattr(table, name), seats):
                return f"{name} is {code}, which stands for no value of that option"
        fault = self.soundness.fault(table)
        return None if fault == SOUND else self.soundness.explain(table, fault)

    def _file(self, name: str) -> Any:
        """One of the game's files, with what it leaves out; or a sentence that says which is missing."""
        try:
            file = import_module(f"{self.package}.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"{self.package}.{name}":
                raise
            raise BadGame(
                f"the game in {self.package} has no file {name}.py, which the contract asks for"
            ) from None
        from cutpurse.engine.left_out import LEFT_OUT

        for each, answer in LEFT_OUT.get(name, {}).items():
            vars(file).setdefault(each, answer)
        return file
