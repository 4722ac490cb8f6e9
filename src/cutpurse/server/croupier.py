"""Whoever runs one table in this process: what was written is told, and what comes next is seen to."""

from __future__ import annotations

import logging

from cutpurse.server import messages
from cutpurse.server.absence import Absence
from cutpurse.server.audience import WHO, Audience
from cutpurse.server.book import Book, Said
from cutpurse.server.duties import Duties
from cutpurse.server.entries import BeginEntry
from cutpurse.server.errands import Errands
from cutpurse.server.refusals import Refused
from cutpurse.server.store import Store
from cutpurse.server.surroundings import Clock
from cutpurse.server.table import Table
from cutpurse.server.telling import Viewer
from cutpurse.server.thinking import BotPool

log = logging.getLogger("cutpurse.table")


class Croupier:
    def __init__(self, table: Table, store: Store, bots: BotPool, clock: Clock) -> None:
        self.table = table
        self.errands = Errands()
        self.book = Book(table, store, clock, self._on_written)
        self.audience = Audience(table, store, self.errands)
        self.duties = Duties(self.book, self.audience, bots, self.errands)
        self.absence = Absence(self.duties)

    def start(self, due: float | None, elsewhere: bool) -> None:
        self.duties.start(due, elsewhere)
        self.audience.say_elsewhere(WHO)

    def stop(self) -> None:
        """Put the table away."""
        self.duties.stop()
        self.absence.stop()
        self.errands.stop()

    def is_idle(self, before: float) -> bool:
        """Whether nobody looks, nobody has touched it since, and nothing is about to happen."""
        busy = self.audience.viewers or self.book.lock.locked() or self.book.touched >= before
        return not busy and self.duties.are_done and self.errands.are_done

    # People at sockets

    async def enter(self, viewer: Viewer, since: int | None) -> None:
        async with self.book.lock:
            self.audience.admit(viewer, since, self.book.left())
        self.absence.on_arrival(viewer.seat)

    def part(self, viewer: Viewer) -> None:
        self.audience.part(viewer)
        self.absence.on_departure(viewer.seat)

    async def act(self, seat: int, viewer: Viewer, act: messages.Act) -> None:
        """A seat decides, or answers a question that several are asked."""
        message = Said(viewer, act.id)

        def change(table: Table) -> None:
            table.check_current(act.version)
            table.decide(seat, act.action, act.id)

        async with self.book.lock:
            try:
                await self.book.be_sure()
                if not self.table.is_common:
                    await self.book.write_locked(change, message)
                elif not self.book.is_repeated(message):
                    version = await self.duties.keep(seat, act)
                    viewer.wire.push(message.ack(version, held=True))
            except Refused as reason:
                if reason.code == "stale":
                    self.audience.tell_again(viewer, act.version, self.book.left())
                raise

    # Other processes

    def hear_presence(self, process: str, seat: int, count: int) -> None:
        """So many are connected for a seat at another process."""
        if count:
            self.absence.stop_waiting(seat)
        self.audience.hear_presence(process, seat, count)

    def forget(self, process: str) -> None:
        """Another process has died."""
        for seat in self.audience.forget(process):
            self.absence.on_departure(seat)

    # What was written

    def _on_written(self, since: int, elsewhere: bool, message: Said | None) -> None:
        """It is safe: tell it, and see to what comes next, unless another process does."""
        if not elsewhere and self.table.has_moved(since):
            self._note_down(since)
        self.duties.arrange(since, elsewhere)
        self.audience.find_seats(since)
        self.audience.tell(since, self.book.left(), message)
        self.absence.welcome_back()

    def _note_down(self, since: int) -> None:
        """For whoever reads the server's log: games that begin and end."""
        table = self.table
        if table.status == "over" or any(isinstance(entry, BeginEntry) for entry in table.log[since:]):
            what = "a game is over" if table.status == "over" else "a game begins"
            log.info(what, extra={"table": table.id, "game": table.game.id, "entries": table.version})
