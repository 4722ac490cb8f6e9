"""The thread that writes to the database, in groups: nothing is called written before it is safe there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from cutpurse.server.databases import CHANNEL, Connection, Database
from cutpurse.server.facts import Status
from cutpurse.server.surroundings import Inbox, Threads

T = TypeVar("T")
INSERT = "INSERT INTO entries (table_id, version, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
UPDATE = (
    "UPDATE tables SET version = ?, status = ?, touched = ?, asked = ?, due = ?, holder = ?, lease = NULL"
    " WHERE id = ?"
)
NOTIFY = "SELECT pg_notify(?, ?)"


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


class Job(NamedTuple):
    table: str
    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    append: Append | None = None  # if that is all there is to do


class Writer:
    def __init__(self, database: Database, process: str, threads: Threads) -> None:
        self.database, self.process = database, process
        self.groups = self.writes = 0
        self._loop = asyncio.get_running_loop()  # on which all wait for their answers
        self._connection: Connection | None = None
        self._inbox: Inbox[Job] = threads.inbox("store-writer", self._write_all)

    def close(self) -> None:
        """Write what is left, and stop."""
        self._inbox.close()
        if self._connection:
            close_quietly(self._connection)

    def write(
        self, work: Callable[[Connection], T], table: str = "", append: Append | None = None
    ) -> asyncio.Future[T]:
        """Have something written with the next group; the future is done when it is safe."""
        job = Job(table, work, self._loop.create_future(), append)
        self._inbox.put(job)
        return job.done

    def _write_all(self, jobs: list[Job]) -> None:
        jobs.sort(key=lambda job: job.table)  # two processes that lock in one order never wait in a ring
        failed = self._failure_of(jobs)
        if failed is None:
            return
        for job in jobs:  # one by one, so that what is wrong with one harms no other
            if again := self._failure_of([job]):
                self._answer([job], [StoreFailed(str(again), failed.unsure or again.unsure)])

    def _failure_of(self, jobs: list[Job]) -> StoreFailed | None:
        """Write a group in one transaction and answer those who wait; says how that has failed, if it has."""
        committing = False
        try:
            connection = self._connection = self._connection or self.database.connect()
            connection.begin()
            answers = self._all_at_once(connection, jobs) or [job.work(connection) for job in jobs]
            committing = True
            connection.commit()
        except Exception as error:
            self._recover()
            return StoreFailed(str(error), unsure=committing and self._connection is None)
        self.groups += 1
        self.writes += len(jobs)
        self._answer(jobs, answers)
        return None

    def _answer(self, jobs: list[Job], answers: list[Any]) -> None:
        """Hand the answers to those who wait, in one call."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_resolve, jobs, answers)

    def _all_at_once(self, connection: Connection, jobs: list[Job]) -> list[Any] | None:
        """Append many entries with few statements, if there is nothing else to do; a conflict fails them all,
        and they are tried one by one.
        """
        appends = [job.append for job in jobs if job.append and job.append.places is None]
        if len(jobs) < 2 or len(appends) != len(jobs):
            return None
        rows = [row for each in appends for row in each.rows()]
        if connection.run_many(INSERT, rows) != len(rows):
            raise Conflict
        connection.run_many(UPDATE, [each.update(self.process) for each in appends])
        if self.database.is_shared:
            connection.run_many(NOTIFY, [(CHANNEL, each.note(self.process)) for each in appends])
        return [True] * len(jobs)

    def _recover(self) -> None:
        """Keep the connection after a failure only if it can go on."""
        if self._connection:
            try:
                self._connection.rollback()
                self._connection.rows("SELECT 1")
            except Exception:
                close_quietly(self._connection)
                self._connection = None

    async def append(self, append: Append) -> None:
        """Write the next entries of a table, if nobody else has written that version."""
        if not await self.write(lambda connection: self._append(connection, append), append.table, append):
            raise Conflict

    def _append(self, connection: Connection, append: Append) -> bool:
        for row in append.rows():
            if not connection.run(INSERT, *row):
                return False
        connection.run(UPDATE, *append.update(self.process))
        if append.places is not None:
            connection.run("UPDATE tables SET places = ? WHERE id = ?", append.places, append.table)
        for person, seat in append.seated:
            sql = "INSERT INTO seats (person, table_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
            connection.run(sql, person, append.table, seat)
        for person in append.stood:
            connection.run("DELETE FROM seats WHERE person = ? AND table_id = ?", person, append.table)
        if self.database.is_shared:
            connection.notify(append.note(self.process))
        return True


def _resolve(jobs: list[Job], answers: list[Any]) -> None:
    for job, answer in zip(jobs, answers, strict=True):
        if job.done.done():
            continue
        if isinstance(answer, Exception):
            job.done.set_exception(answer)
        else:
            job.done.set_result(answer)


def close_quietly(connection: Connection) -> None:
    with suppress(Exception):
        connection.close()
