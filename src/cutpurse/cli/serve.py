"""The `serve` and `backup` commands: tables for others, and a copy of them to keep."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import cutpurse as cp
from cutpurse.needs import needed
from cutpurse.server.databases import Sqlite, database, default_database


def serve(host: str, port: int, database: str, origins: list[str], metrics: bool, proxies: str) -> None:
    """The `serve` command."""
    for module in ("uvicorn", "litestar", "websockets"):
        needed(module, "server")
    from cutpurse.server.serve import Setup, serve

    serve(Setup(host, port, database, origins, metrics, proxies))


def backup(url: str, file: Path) -> None:
    """The `backup` command: all that is committed, in one piece, while the server goes on."""
    found = database(url or default_database())
    if not isinstance(found, Sqlite):
        raise cp.BadOption("a PostgreSQL database is copied with its own tool: pg_dump --format=custom")
    if not Path(found.path).is_file():
        raise cp.BadOption(f"there is no database at {found.path}")
    if file.exists():
        raise cp.BadOption(f"{file} is there already; choose another name")
    try:
        copied(found.path, file)
    except sqlite3.Error as error:
        raise cp.BadOption(f"{found.path} cannot be copied: {error}") from None
    print(f"Copied {found.path} to {file}.")


def copied(source: str, file: Path) -> None:
    """Copy a database page by page, all of it or nothing."""
    unfinished = file.with_name(f".{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(unfinished)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without another beside it
    unfinished.replace(file)
