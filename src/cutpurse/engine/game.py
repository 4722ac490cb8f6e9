"""A game's identity card, and the way from the card to a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, cast

from cutpurse.engine.chance import SEEDS
from cutpurse.engine.contract import Rules, Text, Views
from cutpurse.engine.layout import Layout
from cutpurse.engine.notation import as_number
from cutpurse.errors import BadOption, BadPosition, BadSeats

if TYPE_CHECKING:
    from cutpurse.engine.fast import Compiled
    from cutpurse.engine.match import Match

Value = int | str


@dataclass(frozen=True)
class Option:
    """A house rule: a number from a range, or one of a few choices, kept in the state as a number."""

    default: Value
    choices: tuple[Value, ...] | range
    help: str
    names_seat: bool = False  # its whole numbers are seats, which must be at the table

    def encode(self, value: Value) -> int:
        return cast(int, value) if isinstance(self.choices, range) else self.choices.index(value)

    def decode(self, code: int) -> Value:
        return code if isinstance(self.choices, range) else self.choices[code]

    def allows(self, value: Any, seats: int) -> bool:
        known = type(value) in (int, str) and value in self.choices
        return known and not (self.names_seat and type(value) is int and value >= seats)

    def read(self, text: str) -> Value:
        """The value a person typed; what it cannot read it hands back, to be refused later."""
        words = {} if isinstance(self.choices, range) else {str(choice): choice for choice in self.choices}
        said = text.strip().lower()
        number = as_number(said)
        return words.get(said, text if number is None else number)

    def told(self, seats: int) -> str:
        """The values it takes at a table of so many seats, in words."""
        if isinstance(self.choices, range):
            return f"{self.choices[0]} to {self.choices[-1]}"
        return ", ".join(str(choice) for choice in self.choices if self.allows(choice, seats))


@dataclass(frozen=True, eq=False)
class Game:
    """The identity card of a game; what it needs of the game's other files it loads when asked."""

    package: str
    id: str
    title: str
    tagline: str
    designers: str
    publisher: str
    min_seats: int
    max_seats: int
    rules_version: int
    options: Mapping[str, Option]
    secrets: bool = False  # whether seats know different things, so that a keyboard must be shared with care

    @cached_property
    def rules(self) -> Rules:
        return cast(Rules, import_module(f"{self.package}.rules"))

    @cached_property
    def views(self) -> Views:
        return cast(Views, import_module(f"{self.package}.view"))

    @cached_property
    def text(self) -> Text:
        return cast(Text, import_module(f"{self.package}.text"))

    @cached_property
    def state_type(self) -> type[Layout]:
        return cast(type[Layout], import_module(f"{self.package}.state").State)

    @cached_property
    def catalogue(self) -> Path:
        """The folder of this game's words, one file per language."""
        return Path(cast(str, import_module(self.package).__file__)).parent / "words"

    @cached_property
    def num_actions(self) -> int:
        return cast(int, import_module(f"{self.package}.actions").NUM_ACTIONS)

    @cached_property
    def num_outcomes(self) -> int:
        return cast(int, import_module(f"{self.package}.actions").NUM_OUTCOMES)

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
        return Match(self, table, self._seed(seed, chance))

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
        for name, value in state.items():
            if name not in table.fields:
                raise BadPosition(f"{self.title} has no field {name!r}")
            if fault := table.fields[name].fault(value):
                raise BadPosition(f"the field {name} {fault}")
        table = type(table).from_dict(table.to_dict() | dict(state))
        if not self.is_sound(table):
            raise BadPosition(f"{self.title} cannot come to this position: pieces are missing or misplaced")
        return Match(self, table, self._seed(seed, chance), from_position=True)

    def is_sound(self, table: Layout) -> bool:
        """Whether options and seats are in range and the game itself finds nothing amiss."""
        seats: int = table.seats  # type: ignore[attr-defined]
        if not self.min_seats <= seats <= self.max_seats:
            return False
        for name, option in self.options.items():
            code = getattr(table, name)
            codes = option.choices if isinstance(option.choices, range) else range(len(option.choices))
            if code not in codes or not option.allows(option.decode(code), seats):
                return False
        return self.rules.sound(table)

    def checked_seats(self, seats: Any) -> int:
        """The number of seats, if the game can be played with it."""
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            raise BadSeats(f"{self.title} is for {self.min_seats} to {self.max_seats} seats, not {seats!r}")
        return seats

    def table(self, seats: Any, options: Mapping[str, Value]) -> Layout:
        """The light form of a new table, with the options checked."""
        seats = self.checked_seats(seats)
        table = self.state_type()
        table.seats = seats  # type: ignore[attr-defined]
        for name, value in options.items():
            if name not in self.options:
                raise BadOption(f"{self.title} has no option {name!r}; it has: {', '.join(self.options)}")
            if not self.options[name].allows(value, seats):
                takes = self.options[name].told(seats)
                raise BadOption(f"option {name} of {self.title} cannot be {value!r}; it takes: {takes}")
        for name, option in self.options.items():
            setattr(table, name, option.encode(options.get(name, option.default)))
        self.rules.setup(table)
        return table

    def compiled(self) -> Compiled:
        """The compiled twin: the same rules at full speed."""
        from cutpurse.engine.fast import Compiled

        return Compiled.of(self)

    def _seed(self, seed: int | None, chance: str) -> int | None:
        if chance == "manual":
            if seed is not None:
                raise BadOption("a seed is for chance that plays itself; with chance='manual' you play it")
            return None
        if chance != "auto":
            raise BadOption(f"chance is 'auto' or 'manual', not {chance!r}")
        return checked_seed(seed)


def checked_seed(seed: int | None) -> int:
    """The seed, or a secret one if none is given."""
    if seed is None:
        import secrets

        return secrets.randbelow(SEEDS)
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise BadOption(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")
    return seed
