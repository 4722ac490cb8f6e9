"""What travels over a socket, both ways. `docs/protocol.md` explains it; PROTOCOL changes when it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

import cutpurse
from cutpurse.engine.sights import Sight
from cutpurse.engine.words.phrases import Phrase
from cutpurse.server.entries import By
from cutpurse.server.facts import TableFacts

PROTOCOL = 2
BUILD = cutpurse.__version__  # by which a page finds out that it is older than the server
LONGEST_LINE = 300
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Version = Annotated[int, Meta(ge=0)]


class Message(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Something a client says."""


class Enter(Message, frozen=True, tag="enter"):
    """The first message: who I am, and what I know already."""

    protocol: int
    token: Annotated[str, Meta(max_length=128)] | None = None  # None: a spectator
    since: Version | None = None  # the last version I was told; None: I know nothing
    build: Annotated[str, Meta(max_length=64)] | None = None  # of the page I run
    views: bool = False  # I am a bot: when I am asked, tell me all that my seat may know


class Act(Message, frozen=True, tag="act"):
    """A decision, at the table as it was at a version."""

    id: Id
    version: Version
    action: int


class Undo(Message, frozen=True, tag="undo"):
    id: Id
    version: Version


class Say(Message, frozen=True, tag="say"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


class React(Message, frozen=True, tag="react"):
    id: Id
    with_: str = msgspec.field(name="with")


class Mute(Message, frozen=True, tag="mute"):
    id: Id
    seat: Annotated[int, Meta(ge=0)]
    muted: bool


class Advise(Message, frozen=True, tag="advise"):
    """What are my chances? At tables with a coach."""

    id: Id


class Ping(Message, frozen=True, tag="ping"):
    pass


AnyMessage = Enter | Act | Undo | Say | React | Mute | Advise | Ping
read: Callable[[bytes | str], AnyMessage] = msgspec.json.Decoder(AnyMessage).decode


# What the server says


class Told(Struct, frozen=True, tag_field="is", omit_defaults=True):
    """An entry of the log as everybody may know it."""

    v: int  # its version


class SatDown(Told, frozen=True, tag="sit"):
    seat: int
    name: str
    bot: bool
    adds: str  # to the dice


class StoodUp(Told, frozen=True, tag="stand"):
    seat: int


class Begun(Told, frozen=True, tag="begin"):
    first: int  # its events are those of the steps from this one
    end: int  # up to this one


class Acted(Told, frozen=True, tag="act"):
    seat: int
    by: By
    first: int = 0  # none if it was taken back since
    end: int = 0


class TakenBack(Told, frozen=True, tag="undo"):
    seat: int


class WentAway(Told, frozen=True, tag="away"):
    """A bot plays for somebody."""

    seat: int
    left: bool = False  # for good


class CameBack(Told, frozen=True, tag="back"):
    seat: int


class Spoke(Told, frozen=True, tag="say"):
    seat: int
    text: str


class Reacted(Told, frozen=True, tag="react"):
    seat: int
    with_: str = msgspec.field(name="with")


class Muted(Told, frozen=True, tag="mute"):
    seat: int
    muted: bool


class GoesOn(Told, frozen=True, tag="rematch"):
    table: str  # the new one


AnyTold = (
    SatDown | StoodUp | Begun | Acted | TakenBack | WentAway | CameBack | Spoke | Reacted | Muted | GoesOn
)
Patch = dict[str, Any] | list[Any]  # see `patches.py`


class Snapshot(Message, frozen=True, tag="snapshot"):
    """All there is to see, for clients that have nothing yet or have missed something."""

    version: int
    since: int  # the entries are those after this version; 0: the story begins anew
    entries: list[AnyTold]
    table: TableFacts
    actions: list[Phrase] = []  # what every action is called at this table, by its number, once it has begun
    sight: Sight | None = None  # its events are those of the entries
    left: int | None = None  # milliseconds on the clock of those who are asked


class Update(Message, frozen=True, tag="update"):
    """What has changed since the last snapshot or update."""

    version: int
    entries: list[AnyTold]
    table: TableFacts | None = None  # if more has changed than the game
    rests: list[Patch] = []  # scenes on the way to the one that there is now, each from the one before
    sight: Patch | None = None  # from the last sight, with the last of these scenes
    left: int | None = None


class Welcome(Message, frozen=True, tag="welcome"):
    protocol: int
    build: str
    you: int | None  # your seat
    reload: bool = False  # the page is older than the server: load it again


class Ack(Message, frozen=True, tag="ack"):
    """A message of yours is in the log."""

    id: str
    version: int
    held: bool = False  # an answer to a question that several were asked: it is kept until all are released


class Refusal(Message, frozen=True, tag="refusal"):
    """A message of yours has changed nothing."""

    code: str
    phrase: Phrase
    id: str | None = None


class Presence(Message, frozen=True, tag="presence"):
    """Who is connected; it has no version, and is told again to whoever comes."""

    here: list[bool]  # by seat
    watching: int


class Advised(Message, frozen=True, tag="advice"):
    """The chance to win after each choice, from what your seat knows."""

    id: str
    version: int
    exact: bool
    chances: dict[str, float | None]


class Pong(Message, frozen=True, tag="pong"):
    pass


AnyAnswer = Welcome | Snapshot | Update | Presence | Ack | Refusal | Advised | Pong
write = msgspec.json.Encoder().encode


def refusal(code: str, phrase: Phrase, id: str | None = None) -> bytes:
    return write(Refusal(code, phrase, id))
