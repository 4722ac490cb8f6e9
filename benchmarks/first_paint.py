"""How soon a page shows something, by the browser's own paint timing, and how much JavaScript it loads.

    .venv/bin/python benchmarks/first_paint.py [--visits 7]

A real server on the same machine, a real Chromium, and for every visit a browser that has never been there.
The first paint is when anything is seen; a table is drawn when it says what is asked.
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "web"))
import cutpurse as cp
from conftest import CHROMIUM, KNOWS_THE_GAMES, Server

HEAD = "| page | JavaScript, compressed | first paint | the slowest | drawn |\n|---|---:|---:|---:|---:|"
DRAWN = ".game, .tray h2"
TIMES = """() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    drawn: window.drawn,
})"""
WATCH = """new MutationObserver(() => {
    if (!window.drawn && document.querySelector("%s")) window.drawn = performance.now();
}).observe(document, { childList: true, subtree: true });"""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--visits", type=int, default=7)
    visits = parser.parse_args().visits
    folder = Path(tempfile.mkdtemp())
    server = Server(folder, plugins="")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            print(HEAD)
            for name, path, token in pages(server):
                visit(browser, server.address + path, token)  # the server has read its words
                tell(name, [visit(browser, server.address + path, token) for _ in range(visits)])
            browser.close()
    finally:
        server.kill()
        shutil.rmtree(folder)


def pages(server: Server) -> list[tuple[str, str, str]]:
    """The door, and a table of each game."""
    token = server.person()
    found = [("the door", "/", token)]
    for game in cp.games():
        table = server.table(game, ["person", "greedy", "greedy"], token)
        server.join(table, "Wren", token)
        found.append((cp.game(game).title, f"/t/{table}", token))
    return found


def visit(browser: Any, address: str, token: str) -> dict[str, float]:
    """When a new visitor sees something, in milliseconds, and the bytes of scripts that came."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
    page, scripts = context.new_page(), list[Any]()
    page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    page.add_init_script(f"localStorage.setItem('cutpurse.token', '{token}');" + KNOWS_THE_GAMES)
    page.add_init_script(WATCH % DRAWN)
    page.goto(address)
    page.wait_for_selector(DRAWN)
    page.wait_for_load_state("networkidle")
    times: dict[str, float] = page.evaluate(TIMES)
    times["bytes"] = sum(len(gzip.compress(script.body())) for script in scripts)
    context.close()
    return times


def tell(name: str, visits: list[dict[str, float]]) -> None:
    paints, drawn = ([each[what] / 1000 for each in visits] for what in ("paint", "drawn"))
    size = visits[-1]["bytes"] / 1000
    print(
        f"| {name} | {size:.0f} KB | {median(paints):.2f} s | {max(paints):.2f} s | {median(drawn):.2f} s |"
    )


if __name__ == "__main__":
    main()
