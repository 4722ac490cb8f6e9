"""What is written into a table's log. The log is the table: all else follows from it and the charter."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

By = Literal["person", "bot", "clock"]  # who has decided


class Entry(Struct, frozen=True, tag_field="is", omit_defaults=True):
    """One thing that happened at a table; its place in the log is its version."""


class SeatEntry(Entry, frozen=True):
    """What somebody on a chair does, or what is done for them."""

    seat: int


class SitEntry(SeatEntry, frozen=True, tag="sit"):
    """Somebody takes a chair, and adds to the dice."""

    name: str
    person: str | None  # None: a bot
    adds: str


class StandEntry(SeatEntry, frozen=True, tag="stand"):
    """Somebody gives a chair back before the game has begun."""


class BeginEntry(Entry, frozen=True, tag="begin"):
    """All chairs are taken, and chance has done what comes before the first decision."""

    steps: list[int]


class ActEntry(SeatEntry, frozen=True, tag="act"):
    """A decision, and what chance has made of it: the numbers of the steps."""

    steps: list[int]
    id: str = ""  # by which the client knows its own message
    by: By = "person"


class UndoEntry(SeatEntry, frozen=True, tag="undo"):
    """A seat takes back its last decision."""

    id: str = ""


class AwayEntry(SeatEntry, frozen=True, tag="away"):
    """A bot plays for a person who is gone, or has left for good."""

    left: bool = False


class BackEntry(SeatEntry, frozen=True, tag="back"):
    """A person plays again for herself."""


class SayEntry(SeatEntry, frozen=True, tag="say"):
    """A line of the chat."""

    text: str
    id: str = ""


class ReactEntry(SeatEntry, frozen=True, tag="react"):
    """A quick reaction."""

    with_: str = msgspec.field(name="with")
    id: str = ""


class MuteEntry(SeatEntry, frozen=True, tag="mute"):
    """The host asks somebody to be silent, or no longer."""

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
