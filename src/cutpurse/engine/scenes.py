"""Scenes: what lies before a person's eyes, as typed records in table words.

A scene has names instead of codes, and holds nothing that its viewer must keep in mind. What can be pointed
at is a `Thing` or a `Seat`, the same that phrases and choices speak of. A thing that can move keeps its id
for as long as eyes can follow it, and gets a new one when they cannot; so a client can animate the way from
one scene to the next, and learns nothing by it.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cutpurse.engine.kept import Kept
from cutpurse.engine.words.phrases import Seat, Thing


class Record(Struct, frozen=True, gc=False):
    """A part of a scene."""


class Scene(Record, frozen=True):
    """What every game's scene begins with."""

    phase: str  # what the table is waiting for, by a word of the game
    actor: Seat | None  # who is asked; nobody while chance acts, and when all is over


class Pile(Record, frozen=True):
    """Things that lie together and are not told apart: coins in a box, cards in a deck."""

    pile: Thing
    count: int


def asked(actor: int) -> Seat | None:
    """The seat that is asked, from the actor."""
    return Seat(actor) if actor >= 0 else None


class Trail:
    """Which thing is which, where nothing has to be followed: the trail of a game whose things stay put.

    Another game follows its things from what one seat sees of each step, and from nothing else.
    """

    common: Kept  # parts of scenes that all at a table see alike; whoever opens eyes there hands it out

    def __init__(self, v: Any) -> None:
        pass

    def follow(self, before: Any, action: int, after: Any) -> None:
        """Take note of a step, from the views before and after it; `action` may be UNSEEN."""
