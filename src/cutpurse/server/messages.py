"""What travels over a socket, both ways. `docs/protocol.md` explains it; PROTOCOL changes when it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

import cutpurse
from cutpurse.engine.words import Phrase

PROTOCOL = 1
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


class Advice(Message, frozen=True, tag="advice"):
    """The chance to win after each choice, from what your seat knows."""

    id: str
    version: int
    exact: bool
    chances: dict[str, float | None]


class Pong(Message, frozen=True, tag="pong"):
    pass


write = msgspec.json.Encoder().encode


def refusal(code: str, phrase: Phrase, id: str | None = None) -> bytes:
    return write(Refusal(code, phrase, id))
