"""A socket: decode, ask the table, answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket

from cutpurse.engine.match import Match
from cutpurse.server import messages
from cutpurse.server.book import Said
from cutpurse.server.buckets import SPOKEN, SPOKEN_RATE, Bucket
from cutpurse.server.croupier import Croupier
from cutpurse.server.guard import address_of
from cutpurse.server.house import House
from cutpurse.server.messages import BUILD, PROTOCOL, Advised, Enter, Pong, Welcome, refusal, write
from cutpurse.server.refusals import Refused, Unsure
from cutpurse.server.surroundings import at_most
from cutpurse.server.table import Table
from cutpurse.server.telling import Viewer
from cutpurse.server.wire import NAME, Wire

KNOCK = 10.0  # seconds in which somebody who has connected must say who they are
PATIENCE = 20  # messages that make no sense, before the socket is closed
LINES, LINES_RATE = 5.0, 0.5  # lines of chat and reactions
REACTIONS = ("bravo", "laugh", "wow", "hmm", "ouch", "hurry")
POLICY = 1008  # the code for closing


async def attend(house: House, socket: WebSocket[Any, Any, Any], table: str) -> None:
    """One connection, from the first message to the last."""
    address = address_of(socket.scope)
    if not house.origins.allow(socket.scope) or not house.visits.take(address):
        await socket.close(POLICY)
        return
    await socket.accept()
    wire = cast(Wire, (socket.scope["extensions"] or {})[NAME])
    visit = Visit(house, socket, wire, address)
    house.metrics.sockets += 1
    try:
        if await visit.enter(table):
            await asyncio.create_task(visit.serve())  # what wakes it goes not through all that has led here
    except Gone:
        return
    finally:
        house.metrics.sockets -= 1
        if visit.croupier:
            visit.croupier.part(visit.viewer)


class Visit:
    """What one connection is about."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], wire: Wire, address: str) -> None:
        self.house = house
        self.address = address
        self.socket = socket
        self.wire = wire
        self.spoken = Bucket(SPOKEN, SPOKEN_RATE, house.clock.now)
        self.lines = Bucket(LINES, LINES_RATE, house.clock.now)
        self.strikes = 0
        self.croupier: Croupier | None = None
        self.viewer = Viewer(wire)

    async def enter(self, table: str) -> bool:
        """Hear who it is; says whether they may look."""
        try:
            async with at_most(self.house.clock, KNOCK):
                message = await self.heard()
            if not isinstance(message, Enter):
                raise Refused("enter-first")
            if message.protocol != PROTOCOL:  # an older page loads itself again when it hears this
                self.wire.push(write(Welcome(PROTOCOL, BUILD, None, reload=True)))
                raise Refused("other-protocol", ours=PROTOCOL)
            person = await self.house.person(message.token)
            croupier = await self.house.hall.open(table)
            found = await croupier.book.when_idle()
            seat = found.seat_of(person)
            if seat is None and not found.may_be_watched:
                raise Refused("no-spectators")
        except (Refused, TimeoutError) as error:
            reason = error if isinstance(error, Refused) else Refused("enter-first")
            self.wire.push(refusal(reason.code, reason.phrase))
            await self.send_away()
            return False
        self.viewer.seat, self.viewer.person, self.viewer.with_view = seat, person, message.views
        reload = message.build is not None and message.build != BUILD
        self.wire.push(write(Welcome(PROTOCOL, BUILD, seat, reload)))
        self.croupier = croupier
        await croupier.enter(self.viewer, message.since)
        return True

    async def serve(self) -> None:
        """Answer every message until the connection is over."""
        while self.strikes < PATIENCE:
            await self.answer_next()
        await self.send_away()

    async def heard(self) -> messages.AnyMessage:
        """The next message, if it is one."""
        event = await self.wire.receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        text = cast(str | None, event.get("text"))
        if not self.spoken.take() or not self.house.spoken.take(self.address):
            self.strikes += 1
            raise Refused("too-fast")
        try:
            return messages.read(text or b"")
        except (msgspec.DecodeError, UnicodeError):  # ValidationError is one of them
            self.strikes += 1
            raise Refused("bad-message") from None

    async def answer_next(self) -> None:
        id = None
        try:
            message = await self.heard()
            id = getattr(message, "id", None)
            if (handle := ANSWERS.get(type(message))) is None:
                raise Refused("bad-message")
            await handle(self, message)
        except Unsure:  # neither yes nor no would be true: who comes again and says it again will know
            self.wire.cut()
        except Refused as reason:
            self.house.metrics.refusals += 1
            self.wire.push(refusal(reason.code, reason.phrase, id))

    async def send_away(self) -> None:
        with suppress(RuntimeError):  # they may have gone by themselves
            await self.socket.close(POLICY)

    # What can be asked

    def seated(self) -> tuple[int, Croupier]:
        """The seat that this connection speaks for, and whoever runs its table."""
        if self.croupier is None:
            raise Refused("enter-first")
        if self.viewer.seat is None:
            raise Refused("spectators-only-look")
        return self.viewer.seat, self.croupier

    async def act(self, message: messages.Act) -> None:
        seat, croupier = self.seated()
        await croupier.act(seat, self.viewer, message)
        self.house.metrics.moves += 1

    async def undo(self, message: messages.Undo) -> None:
        seat, croupier = self.seated()

        def change(table: Table) -> None:
            table.check_current(message.version)
            table.take_back(seat, message.id)

        await croupier.book.write(change, Said(self.viewer, message.id))

    async def say(self, message: messages.Say) -> None:
        text = "".join(letter if letter.isprintable() else " " for letter in message.text).strip()
        if not text:
            raise Refused("bad-message")
        await self._line(message, lambda table, seat: table.say(seat, text, message.id))

    async def react(self, message: messages.React) -> None:
        if message.with_ not in REACTIONS:
            raise Refused("bad-message")
        await self._line(message, lambda table, seat: table.react(seat, message.with_, message.id))

    async def _line(self, message: Any, speak: Callable[[Table, int], None]) -> None:
        seat, croupier = self.seated()
        if not self.lines.take():
            raise Refused("too-fast")
        await croupier.book.write(lambda table: speak(table, seat), Said(self.viewer, message.id))

    async def mute(self, message: messages.Mute) -> None:
        seat, croupier = self.seated()
        mute = lambda table: table.mute(seat, message.seat, message.muted)  # noqa: E731
        await croupier.book.write(mute, Said(self.viewer, message.id))

    async def advise(self, message: messages.Advise) -> None:
        seat, croupier = self.seated()
        table = await croupier.book.when_idle()
        if not table.charter.coach:
            raise Refused("no-coach")
        if table.match is None or table.match.actor != seat:
            raise Refused("not-your-turn")
        if not self.lines.take():
            raise Refused("too-fast")
        croupier.errands.run(self._advise(message.id, table.version, table.match.copy()))

    async def _advise(self, id: str, version: int, match: Match) -> None:
        """Answer when the coach has thought; meanwhile the socket hears other things."""
        found = await self.house.hall.bots.advise(match)
        chances = {str(action): chance for action, chance in found.chances.items()}
        self.wire.push(write(Advised(id, version, found.is_exact, chances)))

    async def ping(self, message: messages.Ping) -> None:
        self.wire.push(write(Pong()))


class Gone(Exception):
    """The connection is over."""


ANSWERS: dict[type, Callable[[Visit, Any], Awaitable[None]]] = {
    messages.Act: Visit.act,
    messages.Undo: Visit.undo,
    messages.Say: Visit.say,
    messages.React: Visit.react,
    messages.Mute: Visit.mute,
    messages.Advise: Visit.advise,
    messages.Ping: Visit.ping,
}
