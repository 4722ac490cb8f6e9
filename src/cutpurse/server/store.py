"""The store: what is kept of tables and people.

One thread writes (`writer.py`), another reads. All SQL is here, in `writer.py` and in `databases.py`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256
from threading import Event
from typing import Any, TypeVar

from cutpurse.server import charter as charters
from cutpurse.server import entries
from cutpurse.server.databases import Connection, Database
from cutpurse.server.entries import AnyEntry
from cutpurse.server.facts import Summary, summary
from cutpurse.server.refusals import Refused, Unsure
from cutpurse.server.surroundings import Pool, Threads
from cutpurse.server.table import Founding
from cutpurse.server.writer import INSERT, StoreFailed, Writer, close_quietly

T = TypeVar("T")
RETRY_AFTER = 0.2  # seconds before a lost connection is tried again
INSERT_TABLE = (
    "INSERT INTO tables (id, charter, seed, rules_version, host, made, game, is_public, pace,"
    " status, version, touched, places, asked)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?, ?, ?, '')"
)
LOCK = "UPDATE tables SET version = version WHERE id = ?"  # until the transaction is over, in both databases
KEEP = (
    "INSERT INTO answers (table_id, version, seat, body) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (table_id, version, seat) DO UPDATE SET body = excluded.body"
)
ANSWERS = "SELECT seat, body FROM answers WHERE table_id = ? AND version = ?"
OWN = "SELECT seat FROM seats WHERE table_id = tables.id AND person = tables.host"
FIRST = "SELECT MIN(seat) FROM seats WHERE table_id = tables.id"
SUMMARY = (
    "id, game, status, version, pace, is_public, touched, places, asked"
    f", COALESCE(({OWN}), ({FIRST})) AS host_seat"
)
TOO_LATE = -1  # in place of a seat: the answers have been taken


class Store:
    def __init__(self, database: Database, process: str, threads: Threads) -> None:
        self.database = database
        self.is_shared = database.is_shared
        self.process = process
        self.writer: Writer
        self._threads = threads
        self._readers: Pool
        self._reading: Connection | None = None
        self._closing = Event()

    def open(self) -> None:
        """Make sure that the database is there, and begin; all that wait for answers are on this loop."""
        connection = self.database.connect()
        connection.create()
        connection.close()
        self.writer = Writer(self.database, self.process, self._threads)
        self._readers = self._threads.pool("store-reader")

    def close(self) -> None:
        """Write what is left, and stop."""
        self._closing.set()
        self.writer.close()
        self._readers.close()
        if self._reading:
            close_quietly(self._reading)

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
                self._closing.wait(RETRY_AFTER)

    # Tables

    async def create_table(self, founding: Founding, bodies: list[bytes], places: bytes) -> None:
        """A new table, with its first entries."""
        charter, version, made = founding.charter, len(bodies), founding.made
        kept = founding.id, charters.encode(charter), *founding[2:]
        row = *kept, charter.game, int(charter.public), charter.pace, version, made, places

        def work(connection: Connection) -> None:
            connection.run(INSERT_TABLE, *row)
            for number, body in enumerate(bodies, 1):
                connection.run(INSERT, founding.id, number, founding.made, body)

        await self.writer.write(work)

    async def keep_answer(self, table: str, version: int, seat: int, body: bytes) -> dict[int, bytes] | None:
        """Keep an answer to a question that several are asked, until all answers are released; those that are
        kept so far, or nothing if it is too late. What was kept in time is never too late.
        """

        def work(connection: Connection) -> dict[int, bytes] | None:
            connection.run(LOCK, table)
            kept = _by_seat(connection.rows(ANSWERS, table, version))
            if kept.get(seat) == body:
                return kept
            if TOO_LATE in kept:
                return None
            connection.run(KEEP, table, version, seat, body)
            return kept | {seat: body}

        return await self.writer.write(work, table)

    async def close_question(self, table: str, version: int) -> dict[int, bytes]:
        """The answers that are to be released; from now on it is too late for others."""
        kept = await self.keep_answer(table, version, TOO_LATE, b"") or {}
        return {seat: body for seat, body in kept.items() if seat != TOO_LATE}

    async def set_due(self, table: str, version: int, due: float | None) -> None:
        sql = "UPDATE tables SET due = ? WHERE id = ? AND version = ?"
        await self.writer.write(lambda connection: connection.run(sql, due, table, version), table)

    async def claim(self, now: float, until: float, limit: int) -> list[str]:
        """Tables with an overdue duty that nobody else is at: from now on they are this process's."""
        free = "due < ? AND (holder IS NULL OR due < ?) AND (lease IS NULL OR lease < ?)"
        values = (now, now - (until - now), now)
        overdue = f"SELECT id FROM tables WHERE {free} ORDER BY due LIMIT ?"
        take = f"UPDATE tables SET holder = ?, lease = ? WHERE id = ? AND {free}"

        def work(connection: Connection) -> list[str]:
            found = connection.rows(overdue, *values, limit)
            return [id for (id,) in found if connection.run(take, self.process, until, id, *values)]

        return await self.writer.write(work)

    async def release_all(self) -> None:
        """There is no other process: all duties are this one's."""
        sql = "UPDATE tables SET holder = NULL, lease = NULL WHERE due IS NOT NULL"
        await self.writer.write(lambda connection: connection.run(sql))

    async def presence(self, note: str) -> None:
        """Tell other processes who is connected here."""
        await self.writer.write(lambda connection: connection.notify(f"{self.process} {note}"))

    # People

    async def new_token(
        self, token: str, person: str, expires: float | None = None, once: bool = False
    ) -> None:
        sql = "INSERT INTO tokens (hash, person, expires, once) VALUES (?, ?, ?, ?)"
        await self.writer.write(
            lambda connection: connection.run(sql, hashed(token), person, expires, int(once))
        )

    async def person(self, token: str, now: float) -> tuple[bytes, str] | None:
        """What is kept of a token, and whose it is."""
        sql = (
            "SELECT hash, person FROM tokens WHERE hash = ? AND once = 0 AND (expires IS NULL OR expires > ?)"
        )
        found = await self.rows(sql, hashed(token), now)
        return (bytes(found[0][0]), found[0][1]) if found else None

    async def clear_tokens(self, now: float) -> None:
        """Forget the links and tokens whose time is over."""
        sql = "DELETE FROM tokens WHERE expires <= ?"
        await self.writer.write(lambda connection: connection.run(sql, now))

    async def redeem(self, code: str, now: float) -> str | None:
        """Whose link this is; it works once."""

        def work(connection: Connection) -> str | None:
            sql = "SELECT person FROM tokens WHERE hash = ? AND once = 1 AND expires > ?"
            found = connection.rows(sql, hashed(code), now)
            connection.run("DELETE FROM tokens WHERE hash = ? AND once = 1", hashed(code))
            return found[0][0] if found else None

        return await self.writer.write(work)

    # Reading

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        if self._closing.is_set():  # somebody still has a question
            raise StoreFailed("the store is closed")
        return await self._readers.run(self._read, sql, values)

    def _read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        is_new = self._reading is None
        try:
            self._reading = self._reading or self.database.connect()
            return self._reading.rows(sql, *values)
        except Exception as error:
            if self._reading:
                close_quietly(self._reading)
            self._reading = None
            if is_new:
                raise StoreFailed(str(error)) from error
        return self._read(sql, values)  # the connection was lost while nobody read

    async def ping(self) -> None:
        """Ask the database something; raises StoreFailed if it does not answer."""
        await self.rows("SELECT 1")

    async def founding(self, id: str) -> Founding | None:
        sql = "SELECT id, charter, seed, rules_version, host, made FROM tables WHERE id = ?"
        if not (found := await self.rows(sql, id)):
            return None
        id, charter, seed, *rest = found[0]
        return Founding(id, charters.decode(charter), bytes(seed), *rest)

    async def log(self, id: str, since: int = 0) -> list[AnyEntry]:
        """The entries of a table after a version."""
        sql = "SELECT body FROM entries WHERE table_id = ? AND version > ? ORDER BY version"
        return [entries.decode(body) for (body,) in await self.rows(sql, id, since)]

    async def answers(self, id: str, version: int) -> dict[int, bytes]:
        return _by_seat(await self.rows(ANSWERS, id, version))

    async def duty(self, id: str) -> tuple[float | None, bool]:
        """When something must happen at a table by itself, and whether another process sees to it."""
        sql = "SELECT due, holder FROM tables WHERE id = ?"
        ((due, holder),) = await self.rows(sql, id)
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
        return [summary(*row) for row in await self.rows(sql, *values)]

    async def clear(self, rules: list[tuple[str, str, float]]) -> int:
        """Forget the tables of a status and pace that nobody has touched since a time; says how many."""
        old = "SELECT id FROM tables WHERE status = ? AND pace = ? AND touched < ? AND made < ? LIMIT 1000"

        def work(connection: Connection) -> int:
            found = [id for rule in rules for (id,) in connection.rows(old, *rule, rule[-1])]
            for id in found:
                connection.run("DELETE FROM tables WHERE id = ?", id)
                for name in ("entries", "answers", "seats"):
                    connection.run(f"DELETE FROM {name} WHERE table_id = ?", id)
            return len(found)

        return await self.writer.write(work)


def hashed(token: str) -> bytes:
    """What is kept of a token; the token itself is nowhere but with its person."""
    return sha256(token.encode()).digest()


def _by_seat(answers: list[tuple[Any, ...]]) -> dict[int, bytes]:
    return {seat: bytes(body) for seat, body in answers}


async def or_refused(work: Awaitable[T]) -> T:
    """What the store answers, or a refusal that people understand."""
    try:
        return await work
    except StoreFailed as error:
        raise (Unsure if error.unsure else Refused)("store-failed") from None


async def or_unsure(work: Awaitable[T]) -> T:
    """What the store says of something that may have been written; without it nobody can say yes or no."""
    try:
        return await work
    except StoreFailed:
        raise Unsure("store-failed") from None
