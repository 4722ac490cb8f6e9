"""One process that serves tables until it is told to stop."""

from __future__ import annotations

import json
import logging
import signal
import socket
import sqlite3
import sys
from dataclasses import dataclass, field
from time import gmtime, strftime
from typing import Any
from urllib.parse import urlsplit

import uvicorn

import cutpurse as cp
from cutpurse.errors import CannotServe
from cutpurse.server.app import application
from cutpurse.server.databases import Database, database, default_database
from cutpurse.server.house import House
from cutpurse.server.surroundings import Surroundings
from cutpurse.server.wire import Wire

LARGEST_MESSAGE = 8 * 1024
log = logging.getLogger("cutpurse.server")
SWITCH = 0.0005  # seconds; the threads that write and think let the one that serves people go on sooner
LAST_WORDS = 5  # seconds in which a server that stops may finish its answers


@dataclass
class Setup:
    """What was asked for."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    origins: list[str] = field(default_factory=list)
    metrics: bool = False
    proxies: str = ""  # whose word is taken for where a request comes from


def server(setup: Setup, around: Surroundings) -> uvicorn.Server:
    """The server, ready to run."""
    sys.setswitchinterval(SWITCH)
    house = House(reached(setup.database or default_database()), around, setup.origins, setup.metrics)
    return uvicorn.Server(
        uvicorn.Config(
            application(house),
            host=setup.host,
            port=setup.port,
            ws=Wire,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            lifespan="on",
            access_log=False,
            log_config=None,
            server_header=False,
            date_header=False,
            proxy_headers=bool(setup.proxies),
            forwarded_allow_ips=setup.proxies or None,
            timeout_graceful_shutdown=LAST_WORDS,
        )
    )


def reached(url: str) -> Database:
    """The database, if it can be opened."""
    try:
        found = database(url)
        found.connect().close()
    except troubles() as error:
        reason = " ".join(str(error).split())
        raise CannotServe(f"the database {without_password(url)} cannot be opened: {reason}") from None
    return found


def troubles() -> tuple[type[Exception], ...]:
    """What a database can complain with; PostgreSQL only where somebody uses it."""
    psycopg = sys.modules.get("psycopg")
    return OSError, sqlite3.Error, *((psycopg.Error,) if psycopg else ())


def without_password(url: str) -> str:
    """A database's address as it may be shown."""
    parts = urlsplit(url)
    return url if parts.password is None else url.replace(f":{parts.password}@", ":…@", 1)


def bound(host: str, port: int) -> socket.socket:
    """The socket that the server listens at."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        reason = str(error.strerror or error).partition(" (while")[0]
        raise CannotServe(f"port {port} of {host} cannot be used: {reason.lower()}") from None


def address(door: socket.socket) -> str:
    """Where people find the server."""
    host, port = door.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(setup: Setup, around: Surroundings | None = None) -> None:
    """Serve until Ctrl-C or SIGTERM; then finish what was begun, and stop."""
    is_seen = sys.stderr is not None and sys.stderr.isatty()  # by a person, who wants to know of trouble only
    logs = logging.StreamHandler()
    logs.setFormatter(Structured())
    logging.basicConfig(level=logging.WARNING if is_seen else logging.INFO, handlers=[logs])
    for noisy in ("uvicorn.error", "uvicorn.asgi", "httpx"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    running = server(setup, around or Surroundings())
    with bound(setup.host, setup.port) as door:
        for stop in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stop, lambda *_: sys.exit(0))  # uvicorn raises it again when it has finished
        print(f"Cutpurse serves tables at {address(door)} (Ctrl-C stops it)", flush=True)
        log.info("serving", extra={"address": address(door), "version": cp.__version__})
        try:
            running.run(sockets=[door])
        finally:
            log.info("stopped")
    if not running.started:
        raise CannotServe("the server could not begin; the log says why")


KNOWN = set(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "color_message"}


class Structured(logging.Formatter):
    """Logs are lines of JSON on stderr: when, how bad, where, what, and the facts."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Any] = {
            "at": strftime("%Y-%m-%dT%H:%M:%SZ", gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        facts |= {name: value for name, value in record.__dict__.items() if name not in KNOWN}
        if record.exc_info:
            facts["error"] = self.formatException(record.exc_info)
        return json.dumps(facts, default=str)
