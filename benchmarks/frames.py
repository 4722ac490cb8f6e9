"""How many frames come in time while things move at each table, by the browser's own tracing.

    chrt -f 10 .venv/bin/python benchmarks/frames.py [GAME ...]

A real server, a real Chromium without a GPU, a person who decides something every now and then against bots. A frame is
in time if it was shown at its beat of 1/60 second; beats at which nothing had to be shown do not count.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "web"))
from conftest import CHROMIUM, KNOWS_THE_GAMES, Server

SEATS = {"kings-gold": 4, "king-thief-minister": 5, "guild-of-thieves": 4, "forty-thieves": 3, "king-of-thieves": 4}
SECONDS = 15
PAUSE = 700  # milliseconds in which somebody thinks
CATEGORIES = ["cc", "benchmark", "devtools.timeline", "devtools.timeline.frame"]
LATE = "STATE_DROPPED"
SHOWN = ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL")
PRESS = """pick => {
    const all = [...document.querySelectorAll("[data-action]")].filter((it) => it.textContent !== "pass");
    all[Math.floor(pick * all.length)]?.click();
}"""


def main() -> None:
    folder = Path(tempfile.mkdtemp())
    server = Server(folder, plugins="")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            print("| table | frames while something moves | in time |\n|---|---|---|")
            for game in sys.argv[1:] or SEATS:
                tell(game, measured(server, browser, game))
    finally:
        server.kill()
        shutil.rmtree(folder)


def measured(server: Server, browser: Any, game: str) -> list[dict[str, Any]]:
    """The frames of a while at a table."""
    page = seated(server, browser, game)
    chance = Random(7)
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(SECONDS * 1000 // PAUSE):
        page.evaluate(PRESS, chance.random())
        page.wait_for_timeout(PAUSE)
    trace = json.loads(browser.stop_tracing())
    page.context.close()
    Path(f"/tmp/cw/{game}.trace.json").write_text(json.dumps(trace))
    reports = [event["args"]["chrome_frame_reporter"] for event in trace["traceEvents"] if is_report(event)]
    return [each for each in reports if is_moving(each)]


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


def is_report(event: dict[str, Any]) -> bool:
    return event["name"] == "PipelineReporter" and event["ph"] == "b"


def is_moving(frame: dict[str, Any]) -> bool:
    animated = frame.get("has_compositor_animation") or frame.get("has_main_animation")
    return bool(animated) and frame["state"] in (LATE, *SHOWN)


def tell(game: str, frames: list[dict[str, Any]]) -> None:
    states = Counter(frame["state"] for frame in frames)
    in_time = sum(states[state] for state in SHOWN)
    print(f"| {game} | {len(frames)} | {in_time / max(len(frames), 1):.1%} |", flush=True)


main()
