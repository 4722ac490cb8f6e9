"""Everyone can play: no serious or critical issue that axe finds, on any page, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playing import by_list, play_by

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
BAD = ("serious", "critical")


def issues(page: Any) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:160]} {each['nodes'][0]['failureSummary'][:200]}"
        for each in found["violations"]
        if each["impact"] in BAD
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", ["/", "/new", "/new?game=king-of-thieves"])
def test_the_pages_around_the_tables(opened: Any, path: str, theme: str) -> None:
    page = opened(path, color_scheme=theme)
    page.wait_for_selector(".game, .chair")
    assert issues(page) == []


GAMES = {"kings-gold": ".die", "king-thief-minister": ".ringboard"}


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", GAMES)
def test_the_tables(opened: Any, server: Any, game: str, theme: str) -> None:
    token = server.person()
    options = {"turns": 2, "first": 0} if game == "kings-gold" else {"rounds": 1}
    table = server.table(game, ["person", "greedy", "greedy"], token, options=options)
    server.join(table, "Wren", token)
    page = opened(f"/t/{table}", token, color_scheme=theme)
    page.wait_for_selector(GAMES[game])
    page.wait_for_selector("[data-can]")
    page.wait_for_timeout(300)
    assert issues(page) == []
    play_by(page, by_list)
    page.wait_for_timeout(300)
    assert issues(page) == []


def test_the_waiting_room(opened: Any, server: Any) -> None:
    token = server.person()
    table = server.table("kings-gold", ["person", "person", "greedy"], token)
    server.join(table, "Wren", token)
    page = opened(f"/t/{table}", token)
    page.wait_for_selector(".share")
    assert issues(page) == []
