"""Words: phrases of a Project Fluent catalogue, said in one language to one listener."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from cutpurse.errors import UnknownLanguage

SHARED = Path(__file__).parent / "words"


class Phrase(NamedTuple):
    """A message of the catalogue and what to put into it: numbers, seats, other phrases, lists of them."""

    key: str
    args: dict[str, Any]
    fleeting: bool = False  # to be seen once and kept in mind, as a card that is looked at


class Seat(NamedTuple):
    """A seat inside a phrase; becomes a name, and `$…-is` says `you` or `other` for the grammar."""

    number: int


class Glimpse(str):
    """A line that is shown only for a moment."""


def phrase(key: str, **args: Any) -> Phrase:
    return Phrase(key, args)


def glimpse(key: str, **args: Any) -> Phrase:
    return Phrase(key, args, fleeting=True)


@cache
def languages(folder: Path) -> list[str]:
    """The languages a catalogue folder speaks, if the engine's own words speak them too."""
    return sorted(path.stem for path in folder.glob("*.ftl") if (SHARED / path.name).exists())


class Words:
    """Says phrases in one language; `names` are the seats' names, `you` is the listener's seat."""

    def __init__(
        self,
        folder: Path,
        lang: str = "en",
        names: Sequence[str] | None = None,
        you: int | None = None,
        width: int = 80,
    ) -> None:
        if lang not in (spoken := languages(folder)):
            raise UnknownLanguage(f'no words in language "{lang}"; there are: {", ".join(spoken)}')
        self.lang = lang
        self.names = names or []
        self.you = you
        self.width = width  # of the page that is written on
        self._bundle = _bundle(folder, lang)

    def name(self, seat: int) -> str:
        """The name of a seat; seats that this table does not have are called by their number."""
        return self.names[seat] if seat < len(self.names) else self("seat", number=seat)

    def several(self, items: Sequence[Any], style: Literal["standard", "or"] = "standard") -> str:
        """Several things as people write them: "a, b and c" in each language's way."""
        from babel.lists import format_list

        return format_list([self._item(item) for item in items], style, self.lang)

    def __call__(self, key: str, **args: Any) -> str:
        return self.say(Phrase(key, args))

    def say(self, it: Phrase) -> str:
        values = {key: self._value(value) for key, value in it.args.items()}
        for key, value in it.args.items():
            if isinstance(value, Seat):
                values[f"{key}-is"] = "you" if value.number == self.you else "other"
        message = self._bundle.get_message(it.key)
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise errors[0]
        return Glimpse(text) if it.fleeting else str(text)

    def _item(self, value: Any) -> Any:
        """In a list the listener is called "you"; alone, the message itself chooses by `$…-is`."""
        listening = isinstance(value, Seat) and value.number == self.you
        return self("you") if listening else self._value(value)

    def _value(self, value: Any) -> Any:
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, Seat):
            return self.name(value.number)
        if isinstance(value, list):
            return self.several(value)
        return value


@cache
def _bundle(folder: Path, lang: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for source in (SHARED / f"{lang}.ftl", folder / f"{lang}.ftl"):
        bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
