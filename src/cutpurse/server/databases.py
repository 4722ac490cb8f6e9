"""The two databases, and the little that differs between them."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import platformdirs

from cutpurse.errors import BadOption
from cutpurse.needs import needed

MEMORY = ":memory:"
SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    charter {bytes} NOT NULL,
    seed {bytes} NOT NULL,
    rules_version INTEGER NOT NULL,
    host TEXT NOT NULL,
    made {real} NOT NULL,
    game TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    pace TEXT NOT NULL,
    status TEXT NOT NULL,
    version INTEGER NOT NULL,
    touched {real} NOT NULL,
    places {bytes} NOT NULL,
    asked TEXT NOT NULL,
    due {real},
    holder TEXT,
    lease {real}
);
CREATE INDEX IF NOT EXISTS tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX IF NOT EXISTS tables_open ON tables (made) WHERE is_public = 1 AND status = 'waiting';
DROP INDEX IF EXISTS tables_by_touch;
CREATE INDEX IF NOT EXISTS tables_by_age ON tables (made);
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    at {real} NOT NULL,
    body {bytes} NOT NULL,
    PRIMARY KEY (table_id, version)
){compact};
CREATE TABLE IF NOT EXISTS answers (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    body {bytes} NOT NULL,
    PRIMARY KEY (table_id, version, seat)
){compact};
CREATE TABLE IF NOT EXISTS seats (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
){compact};
CREATE INDEX IF NOT EXISTS seats_by_table ON seats (table_id);
CREATE TABLE IF NOT EXISTS tokens (
    hash {bytes} PRIMARY KEY,
    person TEXT NOT NULL,
    expires {real},
    once INTEGER NOT NULL
);
"""


class Connection:
    """One thread's connection, which speaks SQL with `?` for what is filled in. What it does is a transaction
    until `commit` or `rollback`.
    """

    begins = "BEGIN"

    def __init__(self, connection: Any, run: Callable[..., Any]) -> None:
        self._connection, self._run = connection, run

    def create(self) -> None:
        """Make what is not there yet."""
        raise NotImplementedError

    def run(self, sql: str, *values: Any) -> int:
        """How many rows were changed."""
        changed: int = self._run(sql, values).rowcount
        return changed

    def run_many(self, sql: str, rows: list[tuple[Any, ...]]) -> int:
        cursor = self._connection.cursor()
        cursor.executemany(sql, rows)
        changed: int = cursor.rowcount
        return changed

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = self._run(sql, values).fetchall()
        return found

    def begin(self) -> None:
        self._run(self.begins)

    def commit(self) -> None:
        self._run("COMMIT")

    def rollback(self) -> None:
        self._connection.rollback()

    def notify(self, note: str) -> None:
        """Tell all other processes, if there can be any, when the transaction is committed."""

    def listen(self, hear: Callable[[str], object], is_over: Callable[[], bool]) -> None:
        """Hear what other processes tell, until it is over."""

    def close(self) -> None:
        self._connection.close()


class Sqlite:
    """One file, for one server process; a commit is on the disk when it returns."""

    is_shared = False  # whether other processes may serve the same tables

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        if self.path != MEMORY:
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)

    def connect(self) -> Connection:
        return SqliteConnection(self.path)


def make_private(path: Path | str) -> None:
    """A new file that nobody else on this machine may read: it holds the seeds of games that are played.

    One that is there is left alone: whoever opens and closes it takes away the locks that SQLite has on it.
    """
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


PRAGMAS = (
    "page_size=2048",  # of a new file: a move changes two pages, wherever its table stands
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "cache_size=-65536",  # kilobytes
    "wal_autocheckpoint=16000",  # pages: those that change often are written back less often
)


class SqliteConnection(Connection):
    begins = "BEGIN IMMEDIATE"

    def __init__(self, path: str) -> None:
        if path != MEMORY:
            make_private(path)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        super().__init__(connection, connection.execute)
        for pragma in PRAGMAS:
            self._run(f"PRAGMA {pragma}")

    def create(self) -> None:
        self._connection.executescript(SCHEMA.format(bytes="BLOB", real="REAL", compact=" WITHOUT ROWID"))


class Postgres:
    """A PostgreSQL server, for any number of server processes."""

    is_shared = True

    def __init__(self, url: str) -> None:
        needed("psycopg", "postgres")
        self.url = url

    def connect(self) -> Connection:
        return PostgresConnection(self.url)


CHANNEL = "cutpurse"


class PostgresConnection(Connection):
    def __init__(self, url: str) -> None:
        import psycopg

        connection = psycopg.connect(url, autocommit=True, connect_timeout=5)
        connection.prepare_threshold = 2
        super().__init__(connection, lambda sql, *values: connection.execute(_dollars(sql), *values))

    def create(self) -> None:
        sql = SCHEMA.format(bytes="BYTEA", real="DOUBLE PRECISION", compact="")
        # Two processes that start at once would trip over each other's CREATE.
        with self._connection.transaction():
            self._run("SELECT pg_advisory_xact_lock(68257)")
            self._run(sql)

    def run_many(self, sql: str, rows: list[tuple[Any, ...]]) -> int:
        return super().run_many(_dollars(sql), rows)

    def notify(self, note: str) -> None:
        self._run("SELECT pg_notify(?, ?)", (CHANNEL, note))

    def listen(self, hear: Callable[[str], object], is_over: Callable[[], bool]) -> None:
        self._run(f"LISTEN {CHANNEL}")
        while not is_over():
            for notice in self._connection.notifies(timeout=0.5):
                hear(notice.payload)


def _dollars(sql: str) -> Any:
    return sql.replace("?", "%s")


Database = Sqlite | Postgres


def database(url: str) -> Database:
    """The database that a URL names."""
    parts = urlsplit(url)
    if parts.scheme == "sqlite":
        return Sqlite(Path(unquote(parts.path.removeprefix("/"))).expanduser())
    if parts.scheme in ("postgresql", "postgres"):
        return Postgres(url)
    raise BadOption(f"a database is sqlite:///FILE or postgresql://…, not {url!r}")


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('cutpurse')) / 'tables.db'}"
