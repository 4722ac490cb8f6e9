"""What is written into a table's log. The log is the table: all else follows from it and the charter."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

By = Literal["person", "bot", "clock"]  # who has decided


class Entry(Struct, frozen=True, tag_field="is", omit_defaults=True):
    """One thing that happened at a table; its place in the log is its version."""


class SitEntry(Entry, frozen=True, tag="sit"):
    """Somebody takes a chair, and adds to the dice."""

    seat: int
    name: str
    person: str | None  # None: a bot
    adds: str


class StandEntry(Entry, frozen=True, tag="stand"):
    """Somebody gives a chair back before the game has begun."""

    seat: int


class BeginEntry(Entry, frozen=True, tag="begin"):
    """All chairs are taken, and chance has done what comes before the first decision."""

    steps: list[int]


class ActEntry(Entry, frozen=True, tag="act"):
    """A decision, and what chance has made of it: the numbers of the steps."""

    seat: int
    steps: list[int]
    id: str = ""  # by which the client knows its own message
    by: By = "person"


class UndoEntry(Entry, frozen=True, tag="undo"):
    """A seat takes back its last decision."""

    seat: int
    id: str = ""


class AwayEntry(Entry, frozen=True, tag="away"):
    """A bot plays for a person who is gone, or has left for good."""

    seat: int
    left: bool = False


class BackEntry(Entry, frozen=True, tag="back"):
    """A person plays again for herself."""

    seat: int


class SayEntry(Entry, frozen=True, tag="say"):
    """A line of the chat."""

    seat: int
    text: str
    id: str = ""


class ReactEntry(Entry, frozen=True, tag="react"):
    """A quick reaction."""

    seat: int
    with_: str = msgspec.field(name="with")
    id: str = ""


class MuteEntry(Entry, frozen=True, tag="mute"):
    """The host asks somebody to be silent, or no longer."""

    seat: int
    muted: bool


class RematchEntry(Entry, frozen=True, tag="rematch"):
    """The same people have a new table."""

    table: str


AnyEntry = (
    SitEntry
    | StandEntry
    | BeginEntry
    | ActEntry
    | UndoEntry
    | AwayEntry
    | BackEntry
    | SayEntry
    | ReactEntry
    | MuteEntry
    | RematchEntry
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
