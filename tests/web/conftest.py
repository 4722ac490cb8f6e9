"""A real server and a real browser: what people have, and nothing in between."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import cutpurse as cp

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PAGE = Path(__file__).parents[2] / "src/cutpurse/server/page/index.html"
PLUGINS = str(Path(__file__).parents[2] / ".venv/plugins")  # where the game from another package is
START = """
import sys
from cutpurse.server.serve import Setup, serve
serve(Setup(port=int(sys.argv[1]), database=sys.argv[2]))
"""

KNOWS_THE_GAMES = "\n".join(f"localStorage.setItem('cutpurse.guide.{game}', 'seen')" for game in cp.games())

if CHROMIUM is None or not PAGE.exists():
    collect_ignore_glob = ["test_*.py"]  # no browser on this machine, or the page was not built


class Server:
    """The table server as a process that can be killed."""

    def __init__(self, folder: Path, plugins: str = PLUGINS) -> None:
        self.plugins = plugins
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", START, str(self.port), self.database]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=os.environ | {"PYTHONPATH": self.plugins},
        )
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=1)
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """As the power cut would."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"content-type": "application/json"} | (
            {"authorization": f"Bearer {token}"} if token else {}
        )
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api/{path}", data=data, headers=headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def person(self) -> str:
        token: str = self.ask("people", {})["token"]
        return token

    def table(self, game: str, chairs: list[str], host: str, **charter: Any) -> str:
        quick = {"bot_pace": 0.0, "window": 1.0} | charter
        id: str = self.ask("tables", {"game": game, "chairs": chairs, **quick}, host)["id"]
        return id

    def finished(self, game: str = "kings-gold", **options: Any) -> tuple[str, str]:
        """A game that is over: somebody has sat down and left at once, and bots have played it to its end."""
        token = self.person()
        table = self.table(game, ["person", "greedy", "greedy"], token, options=options)
        self.join(table, "Wren", token)
        self.ask(f"tables/{table}/leave", {}, token)
        for _ in range(300):
            if self.ask(f"tables/{table}")["status"] == "over":
                return table, token
            time.sleep(0.1)
        raise RuntimeError("the game does not end")

    def join(self, table: str, name: str, token: str) -> int:
        seat: int = self.ask(f"tables/{table}/join", {"name": name, "adds": "5" * 32}, token)["seat"]
        return seat


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server"))
    yield found
    found.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def opened(chromium: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """Opens pages in browsers of their own; whatever goes wrong in them fails the test."""
    contexts: list[Any] = []
    troubles: list[str] = []

    def open(
        path: str = "/",
        token: str = "",
        size: tuple[int, int] = (1280, 800),
        guided: bool = False,
        **more: Any,
    ) -> Any:
        own = {
            "reduced_motion": "reduce",
            "locale": "en",
            "viewport": {"width": size[0], "height": size[1]},
        } | more
        context = chromium.new_context(**own)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("request", lambda request: note_stranger(request.url, server, troubles))
        if token:
            page.add_init_script(f"localStorage.setItem('cutpurse.token', '{token}')")
        if not guided:
            page.add_init_script(KNOWS_THE_GAMES)
        page.goto(server.address + path)
        return page

    yield open
    for context in contexts:
        context.close()
    assert not troubles


def note_stranger(url: str, server: Server, troubles: list[str]) -> None:
    """No request leaves the server's own origin."""
    if not url.startswith((server.address, "data:", "blob:")):
        troubles.append(f"a request to {url}")
