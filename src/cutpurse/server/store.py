"""The store: the only part that knows SQL. One thread writes, in groups, and nothing is said to be written
before it is safe on the disk; another thread reads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from threading import Event
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from cutpurse.server import charter as charters
from cutpurse.server import entries
from cutpurse.server.databases import CHANNEL, Connection, Database
from cutpurse.server.entries import AnyEntry
from cutpurse.server.facts import Pace, Status
from cutpurse.server.refusals import Refused, Unsure
from cutpurse.server.surroundings import Inbox, Pool, Threads
from cutpurse.server.table import Founding

T = TypeVar("T")
Work = Callable[[Connection], Any]
REST = 0.2  # seconds before a lost connection is tried again


class StoreFailed(Exception):
    """The database could not do it: nothing was written; or, if that is unsure, perhaps it was."""

    def __init__(self, why: str, unsure: bool = False) -> None:
        super().__init__(why)
        self.unsure = unsure


class Conflict(Exception):
    """Somebody else has written this version: look again, and try again."""


class Append(NamedTuple):
    """What is to be written: the next entries of a table, and what follows from them."""

    table: str
    version: int  # of the first of them
    at: float
    bodies: list[bytes]
    status: Status
    asked: str  # seats
    due: float | None
    places: bytes | None = None  # if somebody has sat down or stood up
    seated: tuple[tuple[str, int], ...] = ()  # people who sit at the table since, and where
    stood: tuple[str, ...] = ()

    @property
    def last(self) -> int:
        return self.version + len(self.bodies) - 1

    def rows(self) -> list[tuple[Any, ...]]:
        return [(self.table, self.version + number, self.at, body) for number, body in enumerate(self.bodies)]

    def update(self, process: str) -> tuple[Any, ...]:
        return self.last, self.status, self.at, self.asked, self.due, process, self.table

    def note(self, process: str) -> str:
        """What other processes are told."""
        return f"{process} {self.table} {self.last}"


INSERT = "INSERT INTO entries (table_id, version, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
UPDATE = (
    "UPDATE tables SET version = ?, status = ?, touched = ?, asked = ?, due = ?, holder = ?, lease = NULL"
    " WHERE id = ?"
)
NOTIFY = "SELECT pg_notify(?, ?)"
LOCK = "UPDATE tables SET version = version WHERE id = ?"  # until the transaction is over, in both databases
KEEP = (
    "INSERT INTO answers (table_id, version, seat, body) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (table_id, version, seat) DO UPDATE SET body = excluded.body"
)
TOO_LATE = -1  # in place of a seat: the answers have been taken


class Occupant(Struct):
    """Who sits on a chair, in a list."""

    name: str | None
    bot: str | None


class KeptChair(Occupant, omit_defaults=True):
    """What is kept of a chair for lists."""

    points: int | None = None  # when it is over
    share: float | None = None  # of the win


class Summary(Struct, omit_defaults=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    version: int
    pace: Pace
    public: bool
    touched: float  # seconds since 1970
    seats: int
    host: int | None  # where whoever made it sits, or else the first person at it
    places: list[Occupant]
    asked: list[int]  # whose turn it is
    you: int | None
    points: list[int] | None = None  # by seat, when it is over
    shares: list[float] | None = None  # of the win


OWN = "SELECT seat FROM seats WHERE table_id = tables.id AND person = tables.host"
FIRST = "SELECT MIN(seat) FROM seats WHERE table_id = tables.id"
SUMMARY = (
    "id, game, status, version, pace, is_public, touched, places, asked"
    f", COALESCE(({OWN}), ({FIRST})) AS host_seat"
)
chairs = msgspec.json.Decoder(list[KeptChair]).decode


def summary(id: str, game: str, status: Status, version: int, pace: Pace, *rest: Any) -> Summary:
    is_public, touched, places, asked, host, you = rest
    kept = chairs(places)
    is_known = status == "over" and None not in [
        chair.points for chair in kept
    ]  # older versions did not keep it
    return Summary(
        id,
        game,
        status,
        version,
        pace,
        public=bool(is_public),
        touched=touched,
        seats=len(kept),
        host=host,
        places=[Occupant(chair.name, chair.bot) for chair in kept],
        asked=[int(seat) for seat in asked.split()],
        you=you,
        points=[chair.points or 0 for chair in kept] if is_known else None,
        shares=[chair.share or 0.0 for chair in kept] if is_known else None,
    )


class _Job(NamedTuple):
    table: str
    work: Work
    done: asyncio.Future[Any]
    line: Append | None = None  # if that is all there is to do


class Store:
    def __init__(self, database: Database, process: str, threads: Threads) -> None:
        self.database = database
        self.is_shared = database.is_shared
        self.process = process
        self._threads = threads
        self._loop: asyncio.AbstractEventLoop
        self._inbox: Inbox[_Job]  # what is to be written
        self._readers: Pool
        self._writing: Connection | None = None
        self._reading: Connection | None = None
        self._closing = Event()
        self.groups = self.writes = 0

    def open(self) -> None:
        """Make sure that the database is there, and begin; all that wait for answers are on this loop."""
        self._loop = asyncio.get_running_loop()
        connection = self.database.connect()
        connection.create()
        connection.close()
        self._inbox = self._threads.inbox("store-writer", self._write_all)
        self._readers = self._threads.pool("store-reader")

    def close(self) -> None:
        """Write what is left, and stop."""
        self._closing.set()
        self._inbox.close()
        self._readers.close()
        for connection in (self._writing, self._reading):
            if connection:
                _close_quietly(connection)

    def listen(self, hear: Callable[[str], object]) -> None:
        """Hear of what other processes have written, in a thread of its own; a lost connection is made anew,
        and then all may have changed: an empty note says so.
        """
        if self.is_shared:
            self._threads.start("store-listener", lambda: self._listen(hear))

    def _listen(self, hear: Callable[[str], object]) -> None:
        while not self._closing.is_set():
            try:
                connection = self.database.connect()
                hear("")
                connection.listen(hear, self._closing.is_set)
                connection.close()
            except Exception:
                self._closing.wait(REST)

    # Writing

    def write(self, work: Work, table: str = "", line: Append | None = None) -> asyncio.Future[Any]:
        """Have something written with the next group; the future is done when it is safe."""
        job = _Job(table, work, self._loop.create_future(), line)
        self._inbox.put(job)
        return job.done

    def _write_all(self, jobs: list[_Job]) -> None:
        jobs.sort(key=lambda job: job.table)  # two processes that lock in one order never wait in a ring
        failed = self._try(jobs)
        for job in jobs if failed else ():  # one by one, so that what is wrong with one harms no other
            if failed and (again := self._try([job])):
                self._answer([job], [StoreFailed(str(again), failed.unsure or again.unsure)])

    def _try(self, jobs: list[_Job]) -> StoreFailed | None:
        """Write a group in one transaction and answer those who wait; or says how that has failed."""
        committing = False
        try:
            connection = self._writing = self._writing or self.database.connect()
            connection.begin()
            answers = self._all_at_once(connection, jobs) or [job.work(connection) for job in jobs]
            committing = True
            connection.commit()
        except Exception as error:
            self._writing = self._dropped(self._writing)
            return StoreFailed(str(error), unsure=committing and self._writing is None)
        self.groups += 1
        self.writes += len(jobs)
        self._answer(jobs, answers)
        return None

    def _answer(self, jobs: list[_Job], answers: list[Any]) -> None:
        """Hand the answers to those who wait, in one call."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_settle, jobs, answers)

    def _all_at_once(self, connection: Connection, jobs: list[_Job]) -> list[Any] | None:
        """Append many entries with few statements, if there is nothing else to do; a conflict fails them all,
        and they are tried one by one.
        """
        lines = [job.line for job in jobs if job.line and job.line.places is None]
        if len(jobs) < 2 or len(lines) != len(jobs):
            return None
        rows = [row for line in lines for row in line.rows()]
        if connection.run_many(INSERT, rows) != len(rows):
            raise Conflict
        connection.run_many(UPDATE, [line.update(self.process) for line in lines])
        if self.is_shared:
            connection.run_many(NOTIFY, [(CHANNEL, line.note(self.process)) for line in lines])
        return [True] * len(jobs)

    def _dropped(self, connection: Connection | None) -> Connection | None:
        """A connection after a failure: the same if it can go on, otherwise none."""
        try:
            if connection:
                connection.rollback()
                connection.rows("SELECT 1")
            return connection
        except Exception:
            if connection:
                _close_quietly(connection)
            return None

    async def append(self, line: Append) -> None:
        """Write the next entries of a table, if nobody else has written that version."""
        if not await self.write(lambda connection: self._append(connection, line), line.table, line):
            raise Conflict

    def _append(self, connection: Connection, line: Append) -> bool:
        for row in line.rows():
            if not connection.run(INSERT, *row):
                return False
        connection.run(UPDATE, *line.update(self.process))
        if line.places is not None:
            connection.run("UPDATE tables SET places = ? WHERE id = ?", line.places, line.table)
        for person, seat in line.seated:
            sql = "INSERT INTO seats (person, table_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
            connection.run(sql, person, line.table, seat)
        for person in line.stood:
            connection.run("DELETE FROM seats WHERE person = ? AND table_id = ?", person, line.table)
        if self.is_shared:
            connection.notify(line.note(self.process))
        return True

    async def found(self, founding: Founding, bodies: list[bytes], places: bytes) -> None:
        """A new table, with its first entries."""

        def work(connection: Connection) -> None:
            charter = founding.charter
            connection.run(
                "INSERT INTO tables (id, charter, seed, rules_version, host, made, game, is_public, pace,"
                " status, version, touched, places, asked)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?, ?, ?, '')",
                *(
                    founding.id,
                    charters.encode(charter),
                    founding.seed,
                    founding.rules_version,
                    founding.host,
                ),
                *(founding.made, charter.game, int(charter.public), charter.pace, len(bodies), founding.made),
                places,
            )
            rows = [(founding.id, number, founding.made, body) for number, body in enumerate(bodies, 1)]
            for row in rows:
                connection.run(INSERT, *row)

        await self.write(work)

    async def keep_answer(self, table: str, version: int, seat: int, body: bytes) -> dict[int, bytes] | None:
        """Keep an answer to a question that several are asked, until all answers are released; those that are
        kept so far, or nothing if it is too late. What was kept in time is never too late.
        """

        def work(connection: Connection) -> dict[int, bytes] | None:
            connection.run(LOCK, table)
            kept = _answers(connection, table, version)
            if kept.get(seat) == body:
                return kept
            if TOO_LATE in kept:
                return None
            connection.run(KEEP, table, version, seat, body)
            return kept | {seat: body}

        kept: dict[int, bytes] | None = await self.write(work, table)
        return kept

    async def close_question(self, table: str, version: int) -> dict[int, bytes]:
        """The answers that are to be released; from now on it is too late for others."""

        def work(connection: Connection) -> dict[int, bytes]:
            connection.run(LOCK, table)
            kept = _answers(connection, table, version)
            connection.run(KEEP, table, version, TOO_LATE, b"")
            return kept

        kept: dict[int, bytes] = await self.write(work, table)
        kept.pop(TOO_LATE, None)
        return kept

    async def set_due(self, table: str, version: int, due: float | None) -> None:
        sql = "UPDATE tables SET due = ? WHERE id = ? AND version = ?"
        await self.write(lambda connection: connection.run(sql, due, table, version), table)

    async def claim(self, now: float, until: float, limit: int) -> list[str]:
        """Tables with an overdue duty that nobody else is at: from now on they are this process's."""

        def work(connection: Connection) -> list[str]:
            free = "due < ? AND (holder IS NULL OR due < ?) AND (lease IS NULL OR lease < ?)"
            values = (now, now - (until - now), now)
            found = connection.rows(
                f"SELECT id FROM tables WHERE {free} ORDER BY due LIMIT ?", *values, limit
            )
            taken = []
            for (id,) in found:
                sql = f"UPDATE tables SET holder = ?, lease = ? WHERE id = ? AND {free}"
                if connection.run(sql, self.process, until, id, *values):
                    taken.append(id)
            return taken

        taken: list[str] = await self.write(work)
        return taken

    async def release_all(self) -> None:
        """There is no other process: all duties are this one's."""
        await self.write(
            lambda connection: connection.run(
                "UPDATE tables SET holder = NULL, lease = NULL WHERE due IS NOT NULL"
            )
        )

    async def presence(self, note: str) -> None:
        """Tell other processes who is connected here."""
        if self.is_shared:
            await self.write(lambda connection: connection.notify(f"{self.process} {note}"))

    # People

    async def new_token(
        self, token: str, person: str, expires: float | None = None, once: bool = False
    ) -> None:
        sql = "INSERT INTO tokens (hash, person, expires, once) VALUES (?, ?, ?, ?)"
        await self.write(lambda connection: connection.run(sql, hashed(token), person, expires, int(once)))

    async def person(self, token: str, now: float) -> tuple[bytes, str] | None:
        """What is kept of a token, and whose it is."""
        sql = (
            "SELECT hash, person FROM tokens WHERE hash = ? AND once = 0 AND (expires IS NULL OR expires > ?)"
        )
        found = await self.read(lambda connection: connection.rows(sql, hashed(token), now))
        return (bytes(found[0][0]), found[0][1]) if found else None

    async def clear_tokens(self, now: float) -> None:
        """Forget the links and tokens whose time is over."""
        await self.write(lambda connection: connection.run("DELETE FROM tokens WHERE expires <= ?", now))

    async def redeem(self, code: str, now: float) -> str | None:
        """Whose link this is; it works once."""

        def work(connection: Connection) -> str | None:
            sql = "SELECT person FROM tokens WHERE hash = ? AND once = 1 AND expires > ?"
            found = connection.rows(sql, hashed(code), now)
            connection.run("DELETE FROM tokens WHERE hash = ? AND once = 1", hashed(code))
            return found[0][0] if found else None

        person: str | None = await self.write(work)
        return person

    # Reading

    async def read(self, work: Callable[[Connection], T]) -> T:
        if self._closing.is_set():  # somebody still has a question
            raise StoreFailed("the store is closed")
        return await self._readers.run(self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        is_new = self._reading is None
        try:
            self._reading = self._reading or self.database.connect()
            return work(self._reading)
        except Exception as error:
            if self._reading:
                _close_quietly(self._reading)
            self._reading = None
            if is_new:
                raise StoreFailed(str(error)) from error
        return self._read(work)  # the connection was lost while nobody read

    async def founding(self, id: str) -> Founding | None:
        sql = "SELECT id, charter, seed, rules_version, host, made FROM tables WHERE id = ?"
        found = await self.read(lambda connection: connection.rows(sql, id))
        if not found:
            return None
        id, charter, seed, rules_version, host, made = found[0]
        return Founding(id, charters.decode(charter), bytes(seed), rules_version, host, made)

    async def log(self, id: str, since: int = 0) -> list[tuple[AnyEntry, float]]:
        """The entries of a table after a version, each with its time."""
        sql = "SELECT body, at FROM entries WHERE table_id = ? AND version > ? ORDER BY version"
        rows = await self.read(lambda connection: connection.rows(sql, id, since))
        return [(entries.decode(body), at) for body, at in rows]

    async def answers(self, id: str, version: int) -> dict[int, bytes]:
        return await self.read(lambda connection: _answers(connection, id, version))

    async def duty(self, id: str) -> tuple[float | None, bool]:
        """When something must happen at a table by itself, and whether another process sees to it."""
        sql = "SELECT due, holder FROM tables WHERE id = ?"
        ((due, holder),) = await self.read(lambda connection: connection.rows(sql, id))
        return due, due is not None and holder not in (None, self.process)

    async def open_tables(self, limit: int) -> list[Summary]:
        """Public tables that wait for people, the newest first."""
        sql = f"SELECT {SUMMARY}, NULL FROM tables WHERE is_public = 1 AND status = 'waiting'"
        return await self._summaries(f"{sql} ORDER BY made DESC LIMIT ?", limit)

    async def tables_of(self, person: str, limit: int) -> list[Summary]:
        """The tables at which a person sits, the liveliest first."""
        sql = f"SELECT {SUMMARY}, seat FROM tables JOIN seats ON seats.table_id = tables.id WHERE person = ?"
        return await self._summaries(f"{sql} ORDER BY touched DESC LIMIT ?", person, limit)

    async def _summaries(self, sql: str, *values: Any) -> list[Summary]:
        rows = await self.read(lambda connection: connection.rows(sql, *values))
        return [summary(*row) for row in rows]

    async def clear(self, rules: list[tuple[str, str, float]]) -> int:
        """Forget the tables of a status and pace that nobody has touched since a time; says how many."""

        def work(connection: Connection) -> int:
            found: list[str] = []
            for status, pace, before in rules:
                sql = (
                    "SELECT id FROM tables WHERE made < ? AND touched < ? AND status = ? AND pace = ?"
                    " LIMIT 1000"
                )
                found += [id for (id,) in connection.rows(sql, before, before, status, pace)]
            for id in found:
                connection.run("DELETE FROM tables WHERE id = ?", id)
                for name in ("entries", "answers", "seats"):
                    connection.run(f"DELETE FROM {name} WHERE table_id = ?", id)
            return len(found)

        cleared: int = await self.write(work)
        return cleared


def hashed(token: str) -> bytes:
    """What is kept of a token; the token itself is nowhere but with its person."""
    return sha256(token.encode()).digest()


def _answers(connection: Connection, table: str, version: int) -> dict[int, bytes]:
    sql = "SELECT seat, body FROM answers WHERE table_id = ? AND version = ?"
    return {seat: bytes(body) for seat, body in connection.rows(sql, table, version)}


async def stored(work: Awaitable[T]) -> T:
    """What the store answers, or a refusal that people understand."""
    try:
        return await work
    except StoreFailed as error:
        raise (Unsure if error.unsure else Refused)("store-failed") from None


async def sure(work: Awaitable[T]) -> T:
    """What the store says of something that may have been written; without it nobody can say yes or no."""
    try:
        return await work
    except StoreFailed:
        raise Unsure("store-failed") from None


def _settle(jobs: list[_Job], answers: list[Any]) -> None:
    for job, answer in zip(jobs, answers, strict=True):
        if job.done.done():
            continue
        if isinstance(answer, Exception):
            job.done.set_exception(answer)
        else:
            job.done.set_result(answer)


def _close_quietly(connection: Connection) -> None:
    try:
        connection.close()
    except Exception:
        return
