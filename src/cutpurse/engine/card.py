"""A game's identity card: who it is for, its house rules, its words and its rules pages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from cutpurse.engine.chance import SEEDS
from cutpurse.engine.words.catalogues import languages, or_english, plainly
from cutpurse.engine.words.typed import as_number
from cutpurse.errors import BadOption, BadSeats

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
    game: IdentityCard | None = field(default=None, repr=False, compare=False)

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

    def stands_for(self, code: int, seats: int) -> bool:
        """Whether a number is one that the state may keep."""
        codes = self.choices if isinstance(self.choices, range) else range(len(self.choices))
        return code in codes and self.allows(self.decode(code), seats)

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

    def list_values(self, seats: int) -> str:
        """The values it takes at a table of so many seats, in words."""
        if isinstance(self.choices, range):
            return f"{self.choices[0]} to {self.choices[-1]}"
        return ", ".join(str(choice) for choice in self.choices if self.allows(choice, seats))


@dataclass(frozen=True, eq=False)
class IdentityCard:
    """What is printed on the box: known before anything else of the game is loaded."""

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
    def folder(self) -> Path:
        return Path(cast(str, import_module(self.package).__file__)).parent

    @cached_property
    def catalogue(self) -> Path:
        """The folder of this game's words, one file per language."""
        return self.folder / "words"

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

    def read_options(self, texts: Iterable[str]) -> dict[str, Value]:
        """House rules as people write them, `turns=50`; values that cannot be are refused by `new`."""
        options: dict[str, Value] = {}
        for text in texts:
            name, equals, value = text.partition("=")
            if not equals:
                raise BadOption(f"write an option as NAME=VALUE, not {text!r}")
            options[name] = self.options[name].read(value) if name in self.options else value
        return options

    def checked_options(self, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
        """All house rules, those that nobody chose as they usually are."""
        for name, value in options.items():
            if name not in self.options:
                raise BadOption(f"{self.title} has no option {name!r}; it has: {', '.join(self.options)}")
            if not self.options[name].allows(value, seats):
                takes = self.options[name].list_values(seats)
                raise BadOption(f"option {name} of {self.title} cannot be {value!r}; it takes: {takes}")
        return {name: options.get(name, option.default) for name, option in self.options.items()}

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

    def __reduce__(self) -> tuple[Any, ...]:
        """A card is written down as where it is found."""
        return _found, (self.package,)


def _found(package: str) -> IdentityCard:
    card: IdentityCard = import_module(package).GAME
    return card


def checked_seed(seed: int | None) -> int:
    """The seed, or a secret one if none is given."""
    if seed is None:
        import secrets

        return secrets.randbelow(SEEDS)
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise BadOption(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")
    return seed
