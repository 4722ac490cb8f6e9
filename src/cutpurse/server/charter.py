"""A table's charter: all that was agreed when the table was made, and never changes."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

import cutpurse as cp
from cutpurse.engine.contract import OVER
from cutpurse.engine.game import Game
from cutpurse.engine.match import Match
from cutpurse.errors import BadSave, BadSeats, UnknownBot
from cutpurse.games import hint

PERSON = "person"  # a chair that waits for somebody; any other word names the bot that sits there
LEVELS = ("random", "greedy", "apprentice", "journeyman", "master")  # none of them thinks for long
Seconds = Annotated[float, Meta(ge=0, le=3600)]
Sitting = TypeVar("Sitting")


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game, to go on from."""

    save: dict[str, Any]  # as `Match.save` writes it
    step: Annotated[int, Meta(ge=0)]


class Charter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is played, by how many, and how."""

    game: str
    chairs: Annotated[list[str], Meta(min_length=1, max_length=16)]  # PERSON, or the name of a bot
    options: dict[str, int | str] = {}
    public: bool = False  # whether it is listed for everybody; otherwise whoever has the link may sit down
    pace: Literal["live", "mail"] = "live"  # with a clock for each decision, or without
    clock: Annotated[float, Meta(ge=1, le=3600)] = 90.0  # seconds for a decision of a person, if live
    grace: Seconds = 45.0  # seconds that a person may be gone before a bot plays for them, if live
    window: Annotated[float, Meta(ge=0, le=60)] = 4.0  # seconds for a question that several are asked
    bot_pace: Annotated[float, Meta(ge=0, le=10)] = 0.8  # seconds that a bot takes at least
    spectators: bool = True
    chat: bool = True
    coach: bool = False  # chances beside the choices, at a table with one person
    start: Start | None = None
    reserved: list[str | None] = []  # by chair, for whom it is kept; written by the server for a rematch

    @property
    def seats(self) -> int:
        return len(self.chairs)

    @property
    def people(self) -> int:
        return self.chairs.count(PERSON)

    @property
    def is_practice(self) -> bool:
        """One person against bots: nobody waits for that person."""
        return self.people == 1


def checked(charter: Charter) -> Charter:
    """The charter, if such a table can be; all its mistakes are refused here."""
    game = cp.game(charter.game)
    game.checked_seats(charter.seats)
    if charter.reserved:
        raise cp.BadOption("chairs are reserved by a rematch, and by nothing else")
    for chair in charter.chairs:
        if chair not in (PERSON, *LEVELS):
            raise UnknownBot(f"there is no bot {chair!r} at tables; {hint(list(LEVELS), close=False)}")
    if charter.people == 0:
        raise BadSeats("a table needs at least one chair for a person")
    if charter.coach and not charter.is_practice:
        raise cp.BadOption("a coach is for a table with one person, so that nobody else is helped against")
    new_match(game, charter)
    return charter


def one_further(chairs: list[Sitting]) -> list[Sitting]:
    """What was at each chair, when everybody moves up one."""
    return [*chairs[-1:], *chairs[:-1]]


def turned(charter: Charter, bots: list[str | None], people: list[str | None]) -> Charter:
    """The charter of a rematch: those who sat there, bots and people, move up one chair."""
    chairs = one_further([bot or PERSON for bot in bots])
    return msgspec.structs.replace(charter, chairs=chairs, reserved=one_further(people), start=None)


def new_match(game: Game, charter: Charter) -> Match:
    """The match before its first step, with chance left to the table's dice."""
    if charter.start is None:
        match = Match(game, game.table(charter.seats, charter.options), None)
    else:
        finished = cp.load(charter.start.save)
        if finished.actor != OVER or finished.game is not game or finished.seats != charter.seats:
            raise BadSave("a new table goes on from a finished game of the same kind, with as many seats")
        match = game.position(finished.at(charter.start.step).state(), chance="manual")
    match.asks_at_once = True  # people are far apart: how long an answer takes would tell
    return match


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Charter).decode
