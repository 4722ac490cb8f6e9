"""Takes pictures of the living page: a real server, real games, a real browser."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any

from playing import is_over
from playwright.sync_api import sync_playwright

from conftest import KNOWS_THE_GAMES
from house import Server

QUALITY = 55
ENOUGH = 8  # decisions that make a table worth a look
PRESS = """() => {
    const all = [...document.querySelectorAll("[data-action]")];
    const some = all.filter((it) => !it.textContent.startsWith("pass"));
    const from = some.length ? some : all;
    from[from.length >> 1]?.click();
    return all.length ? 1 : 0;
}"""


@dataclass(frozen=True)
class Look:
    """How somebody looks at a page."""

    width: int = 1280
    height: int = 800
    theme: str = "dark"
    lang: str = "en"
    scale: float = 1.0


SMALLER = 0.75  # sharp enough to be judged, small enough to be kept with the code
NIGHT = Look(scale=SMALLER)
SHOWN = {  # what everybody can see in docs/pictures
    "": NIGHT,
    "-light": Look(theme="light", scale=SMALLER),
    "-phone": Look(390, 844),
}
GERMAN = {"-de": Look(lang="de", scale=SMALLER)}
JUDGED = {  # what those who work on the page look at
    "": Look(),
    "-light": Look(theme="light"),
    "-de": Look(lang="de"),
    "-phone": Look(390, 844),
    "-phone-light": Look(390, 844, "light"),
    "-phone-de": Look(390, 844, lang="de"),
    "-phone-short": Look(360, 740),
    "-tablet": Look(820, 1180),
    "-large": Look(1920, 1080),
}


@dataclass(frozen=True)
class Sight:
    """A page to be looked at: where, by whom, and what to do before the picture is taken."""

    path: str
    token: str
    then: Callable[[Any], None] = lambda page: None
    remembers: dict[str, str] = field(default_factory=dict)  # what the browser has kept
    is_new: bool = False  # somebody who sees the game for the first time


class Painter:
    """Opens pages and keeps what they show."""

    def __init__(self, server: Server, browser: Any) -> None:
        self.server, self.browser = server, browser
        self.company: list[Any] = []  # pages of those who sit there too

    def page(self, sight: Sight, look: Look = NIGHT) -> Any:
        """Open a page as somebody would see it."""
        self.wake()
        page = self.browser.new_context(
            viewport={"width": look.width, "height": look.height},
            device_scale_factor=look.scale,
            color_scheme=look.theme,
            locale=look.lang,
            reduced_motion="reduce",
        ).new_page()
        page.set_default_timeout(120_000)
        for key, value in {"token": sight.token, "name": "Wren", **sight.remembers}.items():
            page.add_init_script(f"localStorage.setItem('cutpurse.{key}', {value!r})")
        if not sight.is_new:
            page.add_init_script(KNOWS_THE_GAMES)
        page.goto(self.server.address + sight.path, wait_until="networkidle")
        page.wait_for_selector("#main")
        page.wait_for_timeout(600)
        return page

    def part(self) -> None:
        """Those who sat there too are gone."""
        for page in self.company:
            page.context.close()
        self.company.clear()

    def wake(self) -> None:
        """The server is there, also where somebody has killed it for a picture."""
        if self.server.process is None:
            self.server.start()

    def take(self, file: Path, sight: Sight, look: Look) -> None:
        page = self.page(sight, look)
        sight.then(page)
        page.wait_for_timeout(200)
        page.screenshot(path=file, **({"quality": QUALITY} if file.suffix == ".jpg" else {}))
        print(file.name, flush=True)
        page.context.close()

    def sit(self, table: str, name: str, token: str) -> int:
        said = {"name": name, "adds": token_hex(16)}
        seat: int = self.server.ask(f"tables/{table}/join", said, token)["seat"]
        return seat

    def friend(self, path: str, name: str) -> Any:
        """Somebody else sits down, and stays."""
        token = self.server.person()
        self.sit(path.split("/")[-1], name, token)
        self.company.append(self.page(Sight(path, token)))
        return self.company[-1]

    def seat(self, game: str, seats: int, **charter: Any) -> Sight:
        """Wren at a table with bots."""
        token = self.server.person()
        table = self.server.table(game, ["person", *["greedy"] * (seats - 1)], token, **charter)
        self.sit(table, "Wren", token)
        return Sight(f"/t/{table}", token)

    def play(self, sight: Sight, until: str, decisions: int = ENOUGH) -> Sight:
        """Play some decisions, and then on until there is something to see, or to the end."""
        page = self.page(sight)
        for _ in range(400):
            if is_over(page) or (decisions <= 0 and page.locator(until).count()):
                break
            decisions -= page.evaluate(PRESS)
            for each in self.company:
                each.evaluate(PRESS)
            page.wait_for_timeout(120)
        page.context.close()
        return sight


@dataclass(frozen=True)
class State:
    """A state worth a look: how to come to it, what is seen, and in which looks it is shown."""

    reach: Callable[[Painter], Sight]
    looks: dict[str, Look]

    @property
    def caption(self) -> str:
        return str(self.reach.__doc__)


STATES: dict[str, State] = {}  # by the name of the picture


def state(german: bool = False) -> Callable[[Callable[[Painter], Sight]], Callable[[Painter], Sight]]:
    """The function leads to a state worth a look; its name is the picture's, its docstring the caption."""

    def note(reach: Callable[[Painter], Sight]) -> Callable[[Painter], Sight]:
        looks = SHOWN | GERMAN if german else SHOWN
        STATES[reach.__name__.replace("_", "-")] = State(reach, looks)
        return reach

    return note


@contextmanager
def painting() -> Iterator[Painter]:
    """Somebody who paints, with a server and a browser of their own."""
    with TemporaryDirectory() as database, sync_playwright() as playwright:
        server = Server(Path(database), plugins="")
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            yield Painter(server, browser)
        finally:
            browser.close()
            server.kill()
