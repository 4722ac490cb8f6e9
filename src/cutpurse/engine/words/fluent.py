"""Things and lists as Fluent knows them: said by their name, or as a catalogue asks with a function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fluent.runtime.types import FluentType


class SpokenThing(FluentType):
    def __init__(self, say: Callable[[str | None], str]) -> None:
        self.say = say  # in one of its forms

    def format(self, locale: Any) -> str:
        return self.say(None)


class SpokenList(FluentType):
    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say  # in one of the styles

    def format(self, locale: Any) -> str:
        return self.say()


def form(spoken: SpokenThing, name: str) -> str:
    """`FORM($thing, "the")`: a thing in one of its forms."""
    return spoken.say(name)


def listed(spoken: SpokenList, style: str) -> str:
    """`LIST($things, "or")` or `LIST($things, " ")`: a list in another style, or with that between."""
    return spoken.say(style)


FUNCTIONS = {"FORM": form, "LIST": listed}
