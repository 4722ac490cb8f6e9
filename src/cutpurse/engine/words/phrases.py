"""Words: phrases of a Project Fluent catalogue, said in one language to one listener.

A phrase is structure: a message of the catalogue and what to put into it. Nouns are things and seats, which
have an identity beside their name, so that whoever shows a phrase can also point at what it speaks of.

In a catalogue, `{ $card }` says a thing by its name, and `{ FORM($card, "the") }` in another form that the
catalogue gives it (an attribute of its message), such as with an article or in another case. A list is said
as people write it, "a, b and c"; `{ LIST($dice, "or") }` says "a, b or c", `{ LIST($dice, " ") }` "a b c".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from msgspec import Struct

from cutpurse.engine.words.catalogues import SHARED, checked_language
from cutpurse.errors import BadGame

BEFORE_VOWELS = {  # words between the last two items of a list that change before a vowel like their own
    "es": ((" y ", " e ", "h?i(?![aeo])"), (" o ", " u ", "h?[oó]|8|11")),
    "it": ((" e ", " ed ", "[eèé]"),),
}


class Seat(Struct, frozen=True, gc=False, tag_field="is", tag="seat"):
    """A seat inside a phrase; becomes a name, and `$…-is` says `you` or `other` for the grammar."""

    number: int


class Thing(Struct, frozen=True, gc=False, tag_field="is", tag="thing", omit_defaults=True):
    """Something on the table that can be pointed at: a die, a card, a place.

    It is said by the message `kind-id` of the catalogue, or else by the message `kind`, which is given `$id`
    and the arguments.
    """

    kind: str
    id: int | str
    args: dict[str, Argument] = {}

    def __hash__(self) -> int:
        return hash((self.kind, self.id))


class Phrase(Struct, frozen=True, gc=False, tag_field="is", tag="phrase", omit_defaults=True):
    """A message of the catalogue and what to put into it."""

    key: str
    args: dict[str, Argument] = {}
    fleeting: bool = False  # to be seen once and kept in mind, as a card that is looked at
    rules: tuple[str, ...] = ()  # the numbers of the rules that say so


Noun = Seat | Thing | Phrase
Argument = int | str | Noun | list[Noun]
Names = Sequence[str] | None  # what the seats are called


class Glimpse(str):
    """A line that is shown only for a moment."""


def phrase(key: str, **args: Any) -> Phrase:
    return Phrase(key, args)


def glimpse(key: str, **args: Any) -> Phrase:
    return Phrase(key, args, fleeting=True)


def because(key: str, *rules: str, **args: Any) -> Phrase:
    """Why something may not be done, and which rules say so."""
    return Phrase(key, args, rules=rules)


def targets(it: Phrase) -> tuple[Seat | Thing, ...]:
    """The seats and things that a phrase speaks of, in order."""
    values = (value if isinstance(value, list) else [value] for value in it.args.values())
    return tuple(each for value in values for each in value if isinstance(each, Seat | Thing))


class Words:
    """Says phrases in one language; `names` are the seats' names, `you` is the listener's seat."""

    def __init__(
        self,
        folder: Path,
        lang: str = "en",
        names: Names = None,
        you: int | None = None,
        width: int = 80,
        height: int | None = None,
    ) -> None:
        self.lang = checked_language(folder, lang)
        self.names = names or []
        self.you = you
        self.width = width  # of the page that is written on
        self.height = height  # rows that it should not exceed, where it can be drawn with fewer
        self._file = folder / f"{lang}.ftl"
        self._bundle = _bundle(folder, lang)

    def name(self, seat: int) -> str:
        """The name of a seat; seats that this table does not have are called by their number."""
        return self.names[seat] if seat < len(self.names) else self("seat", number=seat)

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **args: Any) -> str:
        return self.say(Phrase(key, args))

    def say(self, it: Phrase | Thing) -> str:
        """The words for a phrase, or for a thing by itself."""
        if isinstance(it, Thing):
            return self.form(it)
        text = self._format(it.key, None, it.args)
        if it.rules:
            text = self("by-rule", reason=text, rules=", ".join(it.rules), number=len(it.rules))
        return Glimpse(text) if it.fleeting else text

    def form(self, it: Thing, form: str | None = None) -> str:
        """A thing by its name, or in a form that the catalogue knows it in."""
        own = f"{it.kind}-{it.id}"
        return self._format(own if self._bundle.has_message(own) else it.kind, form, {"id": it.id, **it.args})

    def several(self, items: Sequence[Any], style: str = "standard") -> str:
        """Several things as people write, "a, b and c" in each language's way, or with a sign between."""
        from babel.lists import format_list

        said = [self._item(item) for item in items]
        if not any(map(str.isalpha, style)):
            return style.join(said)
        text = format_list(said, style, self.lang)  # type: ignore[arg-type]
        return self._before_vowels(text, said[-1]) if said else text

    def _before_vowels(self, text: str, last: str) -> str:
        """A list with the word before its last item as people say it there."""
        for usual, other, vowel in BEFORE_VOWELS.get(self.lang, ()):
            if text.endswith(usual + last) and re.match(vowel, last, re.IGNORECASE):
                return text.removesuffix(usual + last) + other + last
        return text

    def _format(self, key: str, form: str | None, args: dict[str, Any]) -> str:
        values = {}
        for name, value in args.items():
            values[name] = self._value(value)
            if isinstance(value, Seat):
                values[f"{name}-is"] = "you" if value.number == self.you else "other"
        text, errors = self._bundle.format_pattern(self._pattern(key, form), values)
        if errors:
            raise BadGame(f"the message {key} in {self._file} cannot be said: {errors[0]}")
        return str(text)

    def _pattern(self, key: str, form: str | None) -> Any:
        if not self._bundle.has_message(key):
            raise BadGame(f"there is no message {key} in {self._file}")
        message = self._bundle.get_message(key)
        if form is not None and form not in message.attributes:
            raise BadGame(f"the message {key} in {self._file} has no form {form}")
        return message.value if form is None else message.attributes[form]

    def _item(self, value: Any) -> str:
        """In a list the listener is called "you"; alone, the message itself chooses by `$…-is`."""
        if isinstance(value, Seat):
            return self("you") if value.number == self.you else self.name(value.number)
        return self.say(value) if isinstance(value, Phrase | Thing) else str(value)

    def _value(self, value: Any) -> Any:
        """What Fluent can put into a message."""
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, Seat):
            return self.name(value.number)
        if isinstance(value, Thing):
            return _fluent().Spoken(partial(self.form, value))
        return _fluent().Spoken(partial(self.several, value)) if isinstance(value, list) else value


@cache
def _fluent() -> Any:
    from cutpurse.engine.words import fluent

    return fluent


@cache
def _bundle(folder: Path, lang: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], functions=_fluent().FUNCTIONS, use_isolating=False)
    for source in (SHARED / f"{lang}.ftl", folder / f"{lang}.ftl"):
        bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
