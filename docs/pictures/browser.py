"""Make the pictures of the browser's tables anew: a real server, real games, a real browser."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "tests" / "web"))
from playing import is_over  # noqa: E402

from conftest import Server  # noqa: E402

SIZES = {"": (1280, 800), "-phone": (390, 844)}
TABLES = {  # the game, its seats, and until when somebody plays before the picture is taken
    "kings-gold": (4, ".rolls"),
    "king-thief-minister": (5, ".speech"),
    "guild-of-thieves": (4, ".item.goal"),
    "forty-thieves": (3, ".gemspot:not(.still):not(.gone)"),
    "king-of-thieves": (4, ".acts .btn:has-text('Escape')"),
}
SHORT = {"kings-gold": {"turns": 12}, "king-thief-minister": {"rounds": 4}}
ENOUGH = 14  # decisions that make a table worth a look
PRESS = """() => {
    const all = [...document.querySelectorAll("[data-action]")];
    const some = all.filter((it) => !it.textContent.startsWith("pass"));
    const from = some.length ? some : all;
    from[from.length >> 1]?.click();
    return all.length ? 1 : 0;
}"""


class Painter:
    """Opens pages and keeps what they show."""

    def __init__(self, server: Server, browser: Any) -> None:
        self.server, self.browser = server, browser

    def page(self, path: str, token: str, size: str = "", theme: str = "dark", lang: str = "en") -> Any:
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale=lang,
            reduced_motion="reduce",
        )
        page = context.new_page()
        kept = {"token": token, "name": "Wren"} | {f"guide.{game}": "seen" for game in TABLES}
        for key, value in kept.items():
            page.add_init_script(f"localStorage.setItem('cutpurse.{key}', '{value}')")
        page.goto(self.server.address + path)
        page.wait_for_timeout(900)
        return page

    def keep(self, page: Any, name: str) -> None:
        page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=84)
        print(f"{name}.jpg")

    def everywhere(self, path: str, token: str, name: str) -> None:
        """By night and by day, on a screen and on a phone, and in German."""
        for size in SIZES:
            for theme in ("dark", "light"):
                page = self.page(path, token, size, theme)
                self.keep(page, f"{name}{size}{'' if theme == 'dark' else '-light'}")
                page.context.close()
        page = self.page(path, token, lang="de")
        self.keep(page, f"{name}-de")
        page.context.close()

    def seat(self, game: str, seats: int, **charter: Any) -> tuple[str, str]:
        token = self.server.person()
        table = self.server.table(game, ["person", *["greedy"] * (seats - 1)], token, **charter)
        self.server.join(table, "Wren", token)
        return f"/t/{table}", token


def main() -> None:
    folder = Path(tempfile.mkdtemp())
    server = Server(folder, plugins="")
    try:
        with sync_playwright() as playwright:
            chromium = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            paint(Painter(server, browser))
    finally:
        server.kill()
        shutil.rmtree(folder)


def paint(painter: Painter) -> None:
    for game, (seats, worth) in TABLES.items():
        path, token = painter.seat(game, seats)
        play_until(painter.page(path, token), worth)
        painter.everywhere(path, token, f"table-{game}")
    around(painter)
    endings(painter)
    lost(painter)


def play_until(page: Any, worth: str) -> None:
    """Play until there is something to see."""
    decisions = 0
    for _ in range(400):
        if is_over(page) or (decisions >= ENOUGH and page.locator(worth).count()):
            break
        decisions += page.evaluate(PRESS)
        page.wait_for_timeout(120)
    page.context.close()


def around(painter: Painter) -> None:
    """The pages around the tables."""
    path, token = painter.seat("kings-gold", 4)
    painter.everywhere("/", token, "home")
    painter.everywhere("/new?game=king-of-thieves", token, "new-table")
    table = painter.server.table("forty-thieves", ["person", "person", "greedy"], token)
    painter.server.join(table, "Wren", token)
    painter.everywhere(f"/t/{table}", token, "waiting-room")
    guide = painter.page(path, token)
    guide.click("header [aria-expanded]")
    guide.click("text=Show the first turn again")
    guide.keyboard.press("Escape")
    guide.wait_for_selector(".guide", timeout=60_000)
    guide.wait_for_timeout(600)
    painter.keep(guide, "first-turn")
    guide.context.close()


def endings(painter: Painter) -> None:
    """What comes after a game."""
    for game, name in (("kings-gold", "end"), ("king-thief-minister", "who-lied")):
        path, token = painter.seat(game, 4, options=SHORT[game])
        play_until(painter.page(path, token), ".never")
        painter.everywhere(path, token, name)
        if game == "kings-gold":
            painter.everywhere(f"{path}/replay?step=40", token, "looking-back")
            painter.everywhere(f"{path}/fairness", token, "fairness")
    page = painter.page(f"{path}/replay?step=20", token)
    page.click("text=Ask the coach about this game")
    page.wait_for_selector(".rev", timeout=120_000)
    page.wait_for_timeout(500)
    painter.keep(page, "review")
    page.context.close()


def lost(painter: Painter) -> None:
    path, token = painter.seat("kings-gold", 4)
    page = painter.page(path, token)
    page.wait_for_selector(".die.can", timeout=60_000)
    painter.server.kill()
    page.wait_for_selector(".conn")
    painter.keep(page, "lost-connection")
    painter.server.start()


main()
