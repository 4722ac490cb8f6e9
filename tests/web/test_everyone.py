"""Everyone can play: axe finds nothing serious on any page or table, by day and by night, on a screen and on
a phone; and what can be touched on a phone is large enough.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playing import BRIEF, by_list, play_by, settle

import cutpurse as cp

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
BAD = ("serious", "critical")
SCREEN, PHONE = (1280, 800), (390, 844)
SHORT: dict[str, dict[str, Any]] = {
    "kings-gold": {"turns": 2, "first": 0},
    "king-thief-minister": {"rounds": 1},
    "forty-thieves": {"turns": 4},
    "king-of-thieves": {"tombs": 1},
}
SMALL = """() => {
    const boxes = "input:not([type=radio]):not([type=checkbox]):not([type=file])";
    const touched = `button, a[href], select, ${boxes}, label:has(input)`;
    const isSeen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !it.closest(".sr, .skip, [aria-hidden=true]") && !it.matches(":disabled");
    return [...document.querySelectorAll(touched)].filter(isSeen).flatMap((it) => {
        const { width, height } = it.getBoundingClientRect();
        const size = `${Math.round(width)} × ${Math.round(height)}`;
        return Math.min(width, height) < 39.5 ? [`${size}: ${it.outerHTML.slice(0, 120)}`] : [];
    });
}"""


def issues(page: Any, theme: str) -> list[str]:
    """All that axe knows, by day; by night the colours are others, and nothing else."""
    page.evaluate(AXE.read_text("utf-8"))
    only = {"runOnly": ["color-contrast"]} if theme == "dark" else {}
    found = page.evaluate("(how) => axe.run(document, how)", {"resultTypes": ["violations"], **only})
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:160]} {each['nodes'][0]['failureSummary'][:200]}"
        for each in found["violations"]
        if each["impact"] in BAD
    ]


def issues_everywhere(page: Any, sizes: tuple[tuple[int, int], ...] = (SCREEN, PHONE)) -> list[str]:
    """By day and by night, on a screen and on a phone; and what is too small there for a finger."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("dark", "light"):
            page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            settle(page)
            found += [f"{theme}, {width} px, {each}" for each in issues(page, theme)]
        if (width, height) == PHONE:
            found += page.evaluate(SMALL)
    return found


@pytest.mark.parametrize("path", ["/", "/new", "/new?game=king-of-thieves"])
def test_the_pages_around_the_tables(opened: Any, path: str) -> None:
    page = opened(path)
    page.wait_for_selector(".game, .chair")
    assert issues_everywhere(page) == []
    page.click("header [aria-expanded]")
    page.wait_for_selector(".menu")
    assert issues_everywhere(page) == []


@pytest.mark.parametrize("game", cp.games())
def test_the_tables(seated: Any, game: str) -> None:
    """When one is asked something, and at the end."""
    options, seats = SHORT.get(game, {}), cp.game(game).min_seats
    page = seated(game, seats=seats, options=options, window=BRIEF, sees="[data-can]")
    assert issues_everywhere(page) == []
    play_by(page, by_list, seconds=240)
    assert issues_everywhere(page) == []


@pytest.mark.parametrize("tab", ["story", "chat", "rules"])
def test_the_drawers(seated: Any, tab: str) -> None:
    page = seated(sees=".log li")
    page.click(f"#tab-{tab}")
    page.wait_for_selector(f"#panel-{tab} :is(.rules h3, .log li, .say)")
    assert issues_everywhere(page) == []


def test_the_waiting_room(opened: Any, server: Any) -> None:
    token = server.person()
    table = server.table("kings-gold", ["person", "person", "greedy"], token)
    server.join(table, "Wren", token)
    page = opened(f"/t/{table}", token)
    page.wait_for_selector(".share")
    assert issues_everywhere(page) == []


def test_a_lost_connection_and_no_table_at_all(seated: Any, opened: Any) -> None:
    page = seated(sees=".die")
    page.context.set_offline(True)
    page.wait_for_selector(".conn")
    assert issues_everywhere(page) == []
    page = opened("/t/nowhere")
    page.wait_for_selector("text=There is no such table")
    assert issues_everywhere(page) == []
