"""The first visit to a game: a guide at a real table points at things; to be skipped, and found again."""

from __future__ import annotations

from typing import Any

import pytest
from test_everyone import issues_everywhere

import cutpurse as cp

GAMES = [game for game in cp.games() if cp.game(game).package.startswith("cutpurse.")]


def newcomer(seated: Any, game: str) -> Any:
    options = {"first": 0} if "first" in cp.game(game).options else {}
    return seated(game, options=options, guided=True)


@pytest.mark.parametrize("game", GAMES)
def test_three_steps_and_then_one_plays(seated: Any, game: str) -> None:
    page = newcomer(seated, game)
    for step in (1, 2, 3):
        guide = page.get_by_role("dialog", name=f"Your first turn, step {step} of 3")
        guide.wait_for()
        assert guide.locator("p").inner_text()
        if step == 1:
            page.wait_for_timeout(300)
            assert issues_everywhere(page) == []
        guide.locator(".btn.lit").click()
    page.wait_for_selector(".guide", state="detached")
    page.reload()
    page.wait_for_selector("[data-can]")
    assert page.locator(".guide").count() == 0


def test_it_is_skipped_and_found_again_in_the_menu(seated: Any) -> None:
    page = newcomer(seated, "kings-gold")
    page.click(".guide >> text=Skip")
    page.wait_for_selector(".guide", state="detached")
    page.click("header .icon-btn[aria-expanded]")
    page.click("text=Show the first turn again")
    page.wait_for_selector(".guide")
