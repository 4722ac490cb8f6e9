"""A real server process on a free port, that tests can kill and start again, and simple questions to it."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import cutpurse

SERVE = """
import sys
from cutpurse.server.serve import Setup, serve
from cutpurse.server.surroundings import Surroundings
port, database, origins = sys.argv[1:]
setup = Setup(port=int(port), database=database, origins=origins.split(), metrics=True)
serve(setup, Surroundings(luck=lambda size: bytes(range(size))))  # dice and bots do as in every run
"""
UNLIMITED = "h.REQUESTS = h.REQUESTS_RATE = h.VISITS = h.VISITS_RATE = 1e9"
GENEROUS = f"import cutpurse.server.house as h; {UNLIMITED}{SERVE}"
READY = 60.0  # seconds in which a server must answer
SOURCES = str(Path(cutpurse.__file__).parents[1])  # what is tested here is what is served
PLUGINS = str(Path(__file__).parents[1] / ".venv/plugins")  # where the game from another package is


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


class House:
    """One server process; the port and the database stay the same when it is started again."""

    def __init__(
        self, database: str, log: Path, origins: str = "", serve: str = SERVE, plugins: str = PLUGINS
    ) -> None:
        self.port, self.database, self.log = free_port(), database, log
        self.origins, self.serve, self.plugins = origins, serve, plugins
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it; says how many seconds it took until it answered."""
        started = time.perf_counter()
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", self.serve, str(self.port), self.database, self.origins]
            env = os.environ | {"PYTHONPATH": os.pathsep.join([self.plugins, SOURCES])}
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=env)
        while not self.answers():
            assert self.process.poll() is None, self.log.read_text()[-2000:]
            assert time.perf_counter() - started < READY
            time.sleep(0.02)
        return time.perf_counter() - started

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def kill(self) -> None:
        """As if somebody had pulled the plug."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: int) -> None:
        if self.process is not None:
            os.kill(self.process.pid, how)
            self.process.wait(60)
            self.process = None

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        """What it answers to a request."""
        headers = {"content-type": "application/json"} | (
            {"authorization": f"Bearer {token}"} if token else {}
        )
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api/{path}", data=data, headers=headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def written(self, table: str) -> list[dict[str, Any]]:
        """All that is written down of a table, secrets too: the server's own file is open to us."""
        with sqlite3.connect(self.database.removeprefix("sqlite:///")) as connection:
            entries = "SELECT body FROM entries WHERE table_id = ? ORDER BY version"
            return [json.loads(bytes(body)) for (body,) in connection.execute(entries, (table,))]

    def errors(self) -> list[str]:
        """What has gone wrong in the server itself."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line]


class Server(House):
    """A server for pages, which are opened at its address; people sit down here without one."""

    address = House.url

    def __init__(self, folder: Path, plugins: str = PLUGINS) -> None:
        database, log = f"sqlite:///{folder / 'tables.db'}", folder / "log"
        super().__init__(database, log, serve=GENEROUS, plugins=plugins)  # all pages come from one address
        self.start()

    def person(self) -> str:
        token: str = self.ask("people", {})["token"]
        return token

    def table(self, game: str, chairs: list[str], host: str, **charter: Any) -> str:
        quick = {"bot_pace": 0.0, "window": 1.0} | charter
        id: str = self.ask("tables", {"game": game, "chairs": chairs, **quick}, host)["id"]
        return id

    def join(self, table: str, name: str, token: str, adds: int = 5) -> int:
        seat: int = self.ask(f"tables/{table}/join", {"name": name, "adds": f"{adds:032x}"}, token)["seat"]
        return seat

    def finished(self, game: str = "kings-gold", **options: Any) -> tuple[str, str]:
        """A game that is over: somebody has sat down and left at once, and bots have played it to its end."""
        token = self.person()
        table = self.table(game, ["person", "greedy", "greedy"], token, options=options)
        self.join(table, "Wren", token)
        self.play_out(table, token)
        return table, token

    def play_out(self, table: str, *tokens: str) -> None:
        """All leave, and bots play a game to its end."""
        for token in tokens:
            self.ask(f"tables/{table}/leave", {}, token)
        began = time.monotonic()
        while self.ask(f"tables/{table}")["status"] != "over":
            assert time.monotonic() - began < READY, "the game does not end"
            time.sleep(0.1)
