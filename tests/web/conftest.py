"""A real server and a real browser: what people have, and nothing in between."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import cutpurse as cp

sys.path.insert(0, str(Path(__file__).parents[1]))

from house import Server

BROWSERS = "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"  # the lightest first
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
PAGE = Path(__file__).parents[2] / "src/cutpurse/server/page/index.html"

NAMES = ("Ann", "Ben", "Cid", "Dot")
KNOWS_THE_GAMES = "\n".join(f"localStorage.setItem('cutpurse.guide.{game}', 'seen')" for game in cp.games())

if CHROMIUM is None or not PAGE.exists():
    collect_ignore_glob = ["test_*.py"]  # no browser on this machine, or the page was not built


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
        heard: list[Any] | None = None,
        before: Callable[[Any], None] | None = None,
        **more: Any,
    ) -> Any:
        own = {
            "reduced_motion": "reduce",
            "locale": "en",
            "service_workers": "block",
            "viewport": {"width": size[0], "height": size[1]},
        } | more
        context = chromium.new_context(**own)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(90_000)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("request", lambda request: note_stranger(request.url, server, troubles))
        if heard is not None:  # every message that the page gets
            page.on(
                "websocket",
                lambda socket: socket.on("framereceived", lambda it: heard.append(json.loads(it))),
            )
        if token:
            page.add_init_script(f"localStorage.setItem('cutpurse.token', '{token}')")
        if not guided:
            page.add_init_script(KNOWS_THE_GAMES)
        if before:
            before(page)
        page.goto(server.address + path)
        return page

    yield open
    met = [*troubles]  # what a page was still fetching when it is closed is none
    for context in contexts:
        context.close()
    assert not met


def note_stranger(url: str, server: Server, troubles: list[str]) -> None:
    """No request leaves the server's own origin."""
    if not url.startswith((server.address, "data:", "blob:")):
        troubles.append(f"a request to {url}")


@pytest.fixture
def seated(opened: Callable[..., Any], server: Server) -> Callable[..., Any]:
    """Wren sits down at a table with bots, and sees it: a page at which something has come into view."""

    def sit(
        game: str = "kings-gold", *, sees: str = ".tray", seats: int = 3, bot: str = "greedy", **more: Any
    ) -> Any:
        charter = {key: more.pop(key) for key in ("options", "window", "coach", "start") if key in more}
        token = server.person()
        table = server.table(game, ["person", *[bot] * (seats - 1)], token, **charter)
        server.join(table, "Wren", token)
        page = opened(f"/t/{table}", token, **more)
        page.wait_for_selector(sees)
        return page

    return sit


@pytest.fixture
def company(opened: Callable[..., Any], server: Server) -> Callable[..., list[Any]]:
    """Ann, Ben and others at a table where nobody is hurried, perhaps with bots: the pages that they see."""

    def sit(game: str = "kings-gold", people: int = 2, bots: int = 0, **charter: Any) -> list[Any]:
        tokens = [server.person() for _ in range(people)]
        chairs = ["person"] * people + ["greedy"] * bots
        table = server.table(game, chairs, tokens[0], **{"pace": "mail"} | charter)
        for name, token in zip(NAMES, tokens, strict=False):
            server.join(table, name, token)
        pages = [opened(f"/t/{table}", token) for token in tokens]
        for page in pages:
            page.wait_for_selector(".tray")
        return pages

    return sit
