"""A real server process on a free port, that tests can kill and start again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

SERVE = """
import sys
from cutpurse.server.serve import Setup, serve
port, database, origins = sys.argv[1:]
serve(Setup(port=int(port), database=database, origins=origins.split(), metrics=True))
"""
READY = 60.0  # seconds in which a server must answer


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


class House:
    """One server process; the port and the database stay the same when it is started again."""

    def __init__(self, database: str, log: Path, origins: str = "", serve: str = SERVE) -> None:
        self.port, self.database, self.log = free_port(), database, log
        self.origins, self.serve = origins, serve
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it; says how many seconds it took until it answered."""
        started = time.perf_counter()
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", self.serve, str(self.port), self.database, self.origins]
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
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

    def errors(self) -> list[str]:
        """What has gone wrong in the server itself."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line]
