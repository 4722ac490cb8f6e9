"""`cutpurse serve`: one process that serves tables until it is told to stop."""

from __future__ import annotations

import json
import logging
import sys
from dataclasses import dataclass, field
from pathlib import Path
from time import gmtime, strftime
from typing import Any

import platformdirs
import uvicorn

from cutpurse.server.app import House, application
from cutpurse.server.databases import database
from cutpurse.server.wire import WireProtocol

LARGEST_MESSAGE = 8 * 1024
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


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('cutpurse')) / 'tables.db'}"


def server(setup: Setup) -> uvicorn.Server:
    """The server, ready to run."""
    sys.setswitchinterval(SWITCH)
    house = House(database(setup.database or default_database()), setup.origins, setup.metrics)
    return uvicorn.Server(
        uvicorn.Config(
            application(house),
            host=setup.host,
            port=setup.port,
            ws=WireProtocol,
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


def serve(setup: Setup) -> None:
    """The `serve` command."""
    logging.basicConfig(level=logging.INFO, handlers=[handler()])
    for noisy in ("uvicorn.error", "uvicorn.asgi", "httpx"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    running = server(setup)
    print(f"Cutpurse serves tables at http://{setup.host}:{setup.port} (Ctrl-C stops it)", flush=True)
    running.run()


def handler() -> logging.Handler:
    """Logs are lines of JSON on stderr: when, how bad, where, what, and the facts."""
    own = logging.StreamHandler()
    own.setFormatter(Structured())
    return own


KNOWN = set(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "color_message"}


class Structured(logging.Formatter):
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
