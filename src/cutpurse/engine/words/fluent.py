"""Things and lists as Fluent knows them: said by their name, or as a catalogue asks with a function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fluent.runtime.types import FluentType


class Spoken(FluentType):
    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say  # as usual; or a thing in one of its forms, a list in another style

    def format(self, locale: Any) -> str:
        return self.say()


def said_so(spoken: Spoken, how: str) -> str:
    """`FORM($thing, "the")`, `LIST($things, "or")`, or `LIST($things, " ")` with that between."""
    return spoken.say(how)


FUNCTIONS = {"FORM": said_so, "LIST": said_so}
