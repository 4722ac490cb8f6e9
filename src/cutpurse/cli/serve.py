"""The `serve` and `backup` commands: tables for others, and a copy of them to keep."""

from __future__ import annotations

import sqlite3
import webbrowser
from contextlib import closing
from pathlib import Path
from threading import Timer
from urllib.request import urlopen

import cutpurse as cp
from cutpurse.needs import needed
from cutpurse.server.databases import Database, Sqlite, database, default_database, make_private

PATIENCE = 1.5  # seconds in which a server starts, or answers


def serve(
    host: str, port: int, database: str, origins: list[str], metrics: bool, proxies: str, page: bool = False
) -> None:
    """The `serve` command."""
    for module in ("uvicorn", "litestar", "websockets"):
        needed(module, "server")
    from cutpurse.server.serve import Setup, serve

    if page and is_served(host, port):
        show(host, port)
        return
    if page:
        Timer(PATIENCE, show, (host, port)).start()
    serve(Setup(host, port, database, origins, metrics, proxies))


def is_served(host: str, port: int) -> bool:
    """Whether tables are served there already."""
    try:
        with urlopen(f"http://{host}:{port}/healthz", timeout=PATIENCE) as answer:
            return b'"version"' in answer.read()
    except (OSError, ValueError):
        return False


def show(host: str, port: int) -> None:
    """Open the page in a browser, if there is one here."""
    address = f"http://{host}:{port}"
    print(f"Play in your browser at {address}", flush=True)
    webbrowser.open(address)


def backup(url: str, file: Path) -> None:
    """The `backup` command: all that is committed, in one piece, while the server goes on."""
    path = path_of(database(url or default_database()))
    if file.exists():
        raise cp.BadOption(f"{file} is there already; choose another name")
    try:
        copied(path, file)
    except sqlite3.Error as error:
        raise cp.BadOption(f"{path} cannot be copied: {error}") from None
    print(f"Copied {path} to {file}.")


def path_of(found: Database) -> str:
    """The file of a database that is one."""
    if not isinstance(found, Sqlite):
        raise cp.BadOption("a PostgreSQL database is copied with its own tool: pg_dump --format=custom")
    if not Path(found.path).is_file():
        raise cp.BadOption(f"there is no database at {found.path}")
    return found.path


def copied(source: str, file: Path) -> None:
    """Copy a database page by page, all of it or nothing."""
    unfinished = file.with_name(f".{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    make_private(unfinished)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(unfinished)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without another beside it
    unfinished.replace(file)
