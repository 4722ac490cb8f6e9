"""How many frames come in time while things move at each table, by the browser's own tracing.

    chrt -f 10 .venv/bin/python benchmarks/frames.py [GAME ...]

A real server, a real Chromium without a GPU, a person who decides something every now and then against bots.
A frame is in time if it was shown at its beat of 1/60 second; beats at which nothing moves do not count.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "web"))
from conftest import CHROMIUM, KNOWS_THE_GAMES, Server

SEATS = {
    "kings-gold": 4,
    "king-thief-minister": 5,
    "guild-of-thieves": 4,
    "forty-thieves": 3,
    "king-of-thieves": 4,
}
HEADING = "| table | frames while something moves | in time | moved by the compositor |\n|---|---|---|---|"
SECONDS = 15
PAUSE = 700  # milliseconds in which somebody thinks
CATEGORIES = ["disabled-by-default-devtools.timeline.frame", "blink.animations"]
SHOWN = {"STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"}
UNCHANGED = "STATE_NO_UPDATE_DESIRED"
PRESS = """pick => {
    const all = [...document.querySelectorAll("[data-action]")].filter((it) => it.textContent !== "pass");
    all[Math.floor(pick * all.length)]?.click();
}"""


def main() -> None:
    folder = Path(tempfile.mkdtemp())
    server = Server(folder, plugins="")
    try:
        with sync_playwright() as playwright:
            print(HEADING)
            for game in sys.argv[1:] or SEATS:
                tell(game, next(filter(states_by_frame, traces(playwright, server, game))))
    finally:
        server.kill()
        shutil.rmtree(folder)


def traces(playwright: Any, server: Server, game: str) -> Iterator[list[dict[str, Any]]]:
    """One trace after the other, since now and then the browser gives back an empty one."""
    while True:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield measured(server, browser, game)
        browser.close()


def measured(server: Server, browser: Any, game: str) -> list[dict[str, Any]]:
    """What the browser's tracing says of a while at a table."""
    page = seated(server, browser, game)
    chance = Random(7)
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(SECONDS * 1000 // PAUSE):
        page.evaluate(PRESS, chance.random())
        page.wait_for_timeout(PAUSE)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return events


def seated(server: Server, browser: Any, game: str) -> Any:
    token = server.person()
    table = server.table(game, ["person", *["greedy"] * (SEATS[game] - 1)], token, bot_pace=0.5)
    server.join(table, "Wren", token)
    page = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en").new_page()
    page.add_init_script(f"localStorage.setItem('cutpurse.token', '{token}')\n{KNOWS_THE_GAMES}")
    page.goto(f"{server.address}/t/{table}")
    page.wait_for_selector("[data-action]", state="attached")
    page.wait_for_timeout(1500)
    return page


def tell(game: str, events: list[dict[str, Any]]) -> None:
    states = states_by_frame(events)
    shown = sum(bool(each & SHOWN) for each in states)
    ways, part = composited(events), shown / max(len(states), 1)
    print(f"| {game} | {len(states)} | {part:.1%} | {sum(ways)} of {len(ways)} |", flush=True)


def states_by_frame(events: list[dict[str, Any]]) -> list[set[str]]:
    """How every frame ended in which something moved; one that was split has several ends."""
    found: dict[tuple[int, int], set[str]] = {}
    for event in events:
        frame = event["args"].get("frame_reporter") or event["args"].get("chrome_frame_reporter")
        if event["name"] == "PipelineReporter" and frame and frame["has_compositor_animation"]:
            found.setdefault((event["pid"], frame["frame_sequence"]), set()).add(frame["state"])
    return [states for states in found.values() if states != {UNCHANGED}]


def composited(events: list[dict[str, Any]]) -> list[bool]:
    """For every thing that moved whether it is moved without painting it anew."""
    ways = [event["args"].get("data", {}) for event in events if event["name"] == "Animation"]
    return [way["compositeFailed"] == 0 for way in ways if "compositeFailed" in way]


if __name__ == "__main__":
    main()
