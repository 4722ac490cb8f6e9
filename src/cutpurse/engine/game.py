"""A game's identity card, and the way from the card to a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, cast

from cutpurse.engine.chance import SEEDS
from cutpurse.engine.contract import NOBODY, SOUND, Drawing, Rules, Scenes, Soundness, Text, Views
from cutpurse.engine.layout import Layout
from cutpurse.engine.words.catalogues import languages, or_english, plainly
from cutpurse.engine.words.typed import as_number
from cutpurse.errors import BadGame, BadOption, BadPosition, BadSeats

if TYPE_CHECKING:
    from cutpurse.engine.match import Match
    from cutpurse.engine.running.batches import Compiled

Value = int | str
PACKAGE = Path(__file__).parent.parent
PAGES = (PACKAGE / "docs" / "rules", PACKAGE.parent.parent / "docs" / "rules")  # installed, or in the project
FACTS = ("id", "designers", "publisher", "min_seats", "max_seats", "rules_version", "secrets")


@dataclass(frozen=True)
class Option:
    """A house rule: a number from a range, or one of a few choices, kept in the state as a number."""

    default: Value
    choices: tuple[Value, ...] | range
    names_seat: bool = False  # its whole numbers are seats, which must be at the table
    name: str = ""  # this and the next are written by the game whose option it is
    game: Game | None = field(default=None, repr=False, compare=False)

    @property
    def help(self) -> str:
        """What it is for, in a line."""
        return self.says(".help")

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

    def says(self, which: str = "", lang: str = "en") -> str:
        """Its name, its line of `.help`, or with `-VALUE` the word for a value, from the game's catalogue."""
        assert self.game is not None
        return self.game.says(f"option-{self.name}{which}", lang)

    def card(self, lang: str = "en") -> dict[str, Any]:
        """What there is to choose, as plain values, with the words for it."""
        said = {"name": self.says("", lang), "help": self.says(".help", lang), "default": self.default}
        if isinstance(self.choices, range):
            return said | {"least": self.choices[0], "most": self.choices[-1]}
        words = {each: self.says(f"-{each}", lang) for each in self.choices if isinstance(each, str)}
        return said | {"choices": list(self.choices), "words": words, "names_seat": self.names_seat}

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
    designers: str
    min_seats: int
    max_seats: int
    rules_version: int
    options: Mapping[str, Option]
    publisher: str = ""
    secrets: bool = False  # whether seats know different things, so that a keyboard must be shared with care

    def __post_init__(self) -> None:
        """Each option learns its name, and where its words are."""
        named = {name: replace(option, name=name, game=self) for name, option in self.options.items()}
        object.__setattr__(self, "options", named)

    @property
    def title(self) -> str:
        return self.says("title")

    @property
    def tagline(self) -> str:
        return self.says("tagline")

    def says(self, key: str, lang: str = "en") -> str:
        """What the catalogue says without arguments; in English where it does not speak that language."""
        return plainly(self.catalogue, or_english(self.catalogue, lang), key)

    @cached_property
    def rules(self) -> Rules:
        return cast(Rules, self._file("rules"))

    @cached_property
    def soundness(self) -> Soundness:
        return cast(Soundness, self._file("soundness"))

    @cached_property
    def views(self) -> Views:
        return cast(Views, self._file("view"))

    @cached_property
    def text(self) -> Text:
        return cast(Text, self._file("text"))

    @cached_property
    def scenes(self) -> Scenes:
        return cast(Scenes, self._file("scene"))

    @cached_property
    def drawing(self) -> Drawing:
        return cast(Drawing, self._file("drawing"))

    @cached_property
    def state_type(self) -> type[Layout]:
        return cast(type[Layout], self._file("state").State)

    @cached_property
    def columns(self) -> tuple[str, ...]:
        """The names of the numbers that a learner sees; see `engine/encoding.py`."""
        from cutpurse.engine.running.observations import columns

        return columns(self)

    @cached_property
    def folder(self) -> Path:
        return Path(cast(str, import_module(self.package).__file__)).parent

    @cached_property
    def catalogue(self) -> Path:
        """The folder of this game's words, one file per language."""
        return self.folder / "words"

    @cached_property
    def num_actions(self) -> int:
        return cast(int, self._file("actions").NUM_ACTIONS)

    @cached_property
    def num_outcomes(self) -> int:
        return cast(int, self._file("actions").NUM_OUTCOMES)

    def legal(self, s: Layout) -> list[int]:
        """What the acting seat may do at a table, in the order of the actions."""
        room = [0] * self.num_actions
        return sorted(room[: self.rules.legal(s, room)])

    def view(self, s: Layout, seat: int | None) -> Any:
        """All that a seat may know of a table (None or NOBODY: a spectator)."""
        v = self.views.View()
        self.views.view(s, NOBODY if seat is None else seat, v)
        return v

    def card(self, lang: str = "en") -> dict[str, Any]:
        """The identity card as plain values that JSON can carry, with its words in one language."""
        card = {fact: getattr(self, fact) for fact in FACTS}
        card |= {key: self.says(key, lang) for key in ("title", "tagline")}
        return card | {
            "options": {name: option.card(lang) for name, option in self.options.items()},
            "languages": languages(self.catalogue),
            "rules_pages": sorted(self._rules_pages()),
        }

    def rules_page(self, lang: str = "en") -> str:
        """The rules of this game, in Markdown; in English where there is no page in that language."""
        pages = self._rules_pages()
        return pages.get(lang, pages["en"]).read_text("utf-8")

    def _rules_pages(self) -> dict[str, Path]:
        """The pages by language: in the game's own folder, or with the documents of this project."""
        found = {path.stem: path for path in (self.folder / "pages").glob("*.md")}
        for place in PAGES:
            found |= {path.parent.name: path for path in place.glob(f"*/{self.id}.md")}
            found |= {"en": path for path in place.glob(f"{self.id}.md")}  # noqa: B035
        return found

    def read_options(self, texts: Iterable[str]) -> dict[str, Value]:
        """House rules as people write them, `turns=50`; values that cannot be are refused by `new`."""
        options: dict[str, Value] = {}
        for text in texts:
            name, equals, value = text.partition("=")
            if not equals:
                raise BadOption(f"write an option as NAME=VALUE, not {text!r}")
            options[name] = self.options[name].read(value) if name in self.options else value
        return options

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
        if fault := self.fault(table):
            raise BadPosition(f"{self.title} cannot come to this position: {fault}")
        return Match(self, table, self._seed(seed, chance), from_position=True)

    def is_sound(self, table: Layout) -> bool:
        """Whether options and seats are in range and the game itself finds nothing amiss."""
        return self.fault(table) is None

    def fault(self, table: Layout) -> str | None:
        """What is wrong with a table, in a few words that name the field or the piece; None if nothing is."""
        seats: int = table.seats  # type: ignore[attr-defined]
        if not self.min_seats <= seats <= self.max_seats:
            return f"seats is {seats}, and the game is for {self.seats_told}"
        for name, option in self.options.items():
            code = getattr(table, name)
            codes = option.choices if isinstance(option.choices, range) else range(len(option.choices))
            if code not in codes or not option.allows(option.decode(code), seats):
                return f"{name} is {code}, which stands for no value of that option"
        fault = self.soundness.fault(table)
        return None if fault == SOUND else self.soundness.explain(table, fault)

    @property
    def seats_told(self) -> str:
        """How many seats it is for, in words."""
        fewest, most = self.min_seats, self.max_seats
        return f"{fewest} seats" if fewest == most else f"{fewest} to {most} seats"

    def checked_seats(self, seats: Any) -> int:
        """The number of seats, if the game can be played with it."""
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            raise BadSeats(f"{self.title} is for {self.seats_told}, not {seats!r}")
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
            if name not in table.fields:
                raise BadGame(f"the table of {self.title} has no field {name} for its option")
            setattr(table, name, option.encode(options.get(name, option.default)))
        self.rules.setup(table)
        return table

    def compiled(self) -> Compiled:
        """The compiled twin: the same rules at full speed."""
        from cutpurse.engine.running.batches import Compiled

        return Compiled.of(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """A card is written down as where it is found."""
        return _found, (self.package,)

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
        from cutpurse.engine.parts.left_out import LEFT_OUT

        for each, answer in LEFT_OUT.get(name, {}).items():
            vars(file).setdefault(each, answer)
        return file

    def _seed(self, seed: int | None, chance: str) -> int | None:
        if chance == "manual":
            if seed is not None:
                raise BadOption("a seed is for chance that plays itself; with chance='manual' you play it")
            return None
        if chance != "auto":
            raise BadOption(f"chance is 'auto' or 'manual', not {chance!r}")
        return checked_seed(seed)


def _found(package: str) -> Game:
    card: Game = import_module(package).GAME
    return card


def checked_seed(seed: int | None) -> int:
    """The seed, or a secret one if none is given."""
    if seed is None:
        import secrets

        return secrets.randbelow(SEEDS)
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise BadOption(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")
    return seed
