"""The book of a table: what happens is written into the store; nothing is told before it is safe there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from cutpurse.server.entries import SitEntry, StandEntry, encode
from cutpurse.server.facts import sitting
from cutpurse.server.messages import Ack, write
from cutpurse.server.refusals import Refused, Unsure
from cutpurse.server.store import Store, or_unsure
from cutpurse.server.surroundings import Clock
from cutpurse.server.table import Table
from cutpurse.server.telling import Viewer
from cutpurse.server.writer import Append, Conflict, StoreFailed

SEATING = SitEntry, StandEntry
ATTEMPTS = 8  # to write, when other processes write to the same table
log = logging.getLogger("cutpurse.table")


class Said(NamedTuple):
    """What somebody has said over a socket, who waits for an answer."""

    viewer: Viewer
    id: str

    def ack(self, version: int, held: bool = False) -> bytes:
        return write(Ack(self.id, version, held))


Change = Callable[[Table], None]  # changes something at a table
OnWritten = Callable[[int, bool, Said | None], None]  # what was written after a version is safe


class Book:
    def __init__(self, table: Table, store: Store, clock: Clock, on_written: OnWritten) -> None:
        self.table = table
        self.store = store
        self.clock = clock
        self.lock = asyncio.Lock()  # held while something is written
        self.touched = self.asked_at = clock.now()
        self.due: float | None = None  # when something must happen by itself
        self._on_written = on_written
        self._unsure = False  # whether something may be in the store that is not here

    async def when_idle(self) -> Table:
        """The table when nothing is being written: what is not safe yet is told to nobody."""
        if self.lock.locked():
            async with self.lock:
                pass
        return self.table

    async def write(self, change: Change, message: Said | None = None) -> None:
        """Change something at the table, write it down, and tell it."""
        async with self.lock:
            await self.write_locked(change, message)

    async def write_locked(self, change: Change, message: Said | None = None) -> None:
        """As `write`, for a caller that holds the lock."""
        for _ in range(ATTEMPTS):
            await self.be_sure()
            if message is not None and self.is_repeated(message):
                return
            if await self._try_to_write(change, message):
                return
        raise Refused("store-failed")

    def is_repeated(self, message: Said) -> bool:
        """Whether a message has come before; then it is acknowledged once more."""
        seat = message.viewer.seat
        known = None if seat is None else self.table.known(seat, message.id)
        if known:
            message.viewer.wire.push(message.ack(known))
        return known is not None

    async def _try_to_write(self, change: Change, message: Said | None) -> bool:
        """Whether it could be written; if not, there may be something new in the store."""
        since = self.table.version
        try:
            change(self.table)
            if self.table.version == since:  # there was nothing to do
                if message is not None:
                    message.viewer.wire.push(message.ack(since))
                return True
            append = self._to_append(since)
            await self.store.writer.append(append)
        except Conflict:  # somebody else was first; or this was written before the store was lost
            self._unsure = True
            self.table.rewind(since)
            return False
        except StoreFailed as error:
            log.error("not written", extra={"table": self.table.id, "why": str(error)})
            self._unsure = error.unsure
            self.table.rewind(since)
            raise (Unsure if error.unsure else Refused)("store-failed") from None
        except Refused:
            if self.table.version != since:  # the first of several things was not refused
                self.table.rewind(since)
            raise
        except BaseException:
            self.table.rewind(since)
            raise
        self._note_times(since, append.at, append.due)
        self._on_written(since, False, message)
        return True

    def _to_append(self, since: int) -> Append:
        table, now, due = self.table, self.clock.now(), self.due
        entries = table.log[since:]
        has_moved = table.has_moved(since)
        if has_moved:
            due = table.deadline(now, now)
        bodies, asked = [encode(each) for each in entries], " ".join(map(str, table.asked))
        append = Append(table.id, since + 1, now, bodies, table.status, asked, due)
        has_ended = has_moved and table.status == "over"
        if not has_ended and not any(isinstance(each, SEATING) for each in entries):
            return append
        seated = tuple(
            (each.person, each.seat) for each in entries if isinstance(each, SitEntry) and each.person
        )
        return append._replace(places=sitting(table), seated=seated, stood=self._stood(since))

    def _stood(self, since: int) -> tuple[str, ...]:
        """People who have given their chairs back."""
        gone = {each.seat for each in self.table.log[since:] if isinstance(each, StandEntry)}
        before = [each for each in self.table.log[:since] if isinstance(each, SitEntry) and each.seat in gone]
        still = {place.person for place in self.table.places}
        return tuple(each.person for each in before if each.person and each.person not in still)

    async def catch_up(self) -> None:
        """Take in what another process has written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        since, id = self.table.version, self.table.id
        newer = await or_unsure(self.store.log(id, since))
        if not newer:
            return
        due, elsewhere = await or_unsure(self.store.duty(id))
        for entry in newer:
            self.table.note(entry)
        self._note_times(since, self.clock.now(), due)
        self._on_written(since, elsewhere, None)

    async def be_sure(self) -> None:
        """Find out what has become of what was being written when the store was lost."""
        if self._unsure:
            await self._catch_up()
            self._unsure = False

    def _note_times(self, since: int, at: float, due: float | None) -> None:
        self.touched, self.due = at, due
        if self.table.has_moved(since):
            self.asked_at = at

    def left(self) -> float | None:
        """Seconds until the clock of a person has run out."""
        if self.due is None or not self.table.people_asked:
            return None
        return max(0.0, self.due - self.clock.now())
