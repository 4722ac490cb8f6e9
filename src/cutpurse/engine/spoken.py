"""Things and lists as Fluent knows them: said by their name, or as a catalogue asks with a function."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fluent.runtime.types import FluentType

if TYPE_CHECKING:
    from cutpurse.engine.words import Thing, Words


class ThingSaid(FluentType):
    def __init__(self, words: Words, it: Thing) -> None:
        self.words, self.it = words, it

    def format(self, locale: Any) -> str:
        return self.words.form(self.it, None)


class ListSaid(FluentType):
    def __init__(self, words: Words, items: list[Any]) -> None:
        self.words, self.items = words, items

    def format(self, locale: Any) -> str:
        return self.words.several(self.items)


def form(said: ThingSaid, name: str) -> str:
    """`FORM($thing, "the")`: a thing in one of its forms."""
    return said.words.form(said.it, name)


def listed(said: ListSaid, style: str) -> str:
    """`LIST($things, "or")` or `LIST($things, " ")`: a list in another style, or with that between."""
    return said.words.several(said.items, style)


FUNCTIONS = {"FORM": form, "LIST": listed}
