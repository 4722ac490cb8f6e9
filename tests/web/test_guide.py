"""The first visit to a game: a guide at a real table points at things; to be skipped, and found again."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest
from playing import by_list, question, see, settle, until
from test_everyone import issues_everywhere

import cutpurse as cp

GAMES = [game for game in cp.games() if cp.game(game).package.startswith("cutpurse.")]


def newcomer(seated: Any, game: str) -> Any:
    options = {"first": 0} if "first" in cp.game(game).options else {}
    return seated(game, options=options, guided=True)


ASKED = {
    ("king-thief-minister", 1): "Choose a card to look at",
    ("king-thief-minister", 3): "Look, move all cards",
    ("guild-of-thieves", 1): "Place a thief",
    ("guild-of-thieves", 3): "Play a card",
}  # by game and step; some things are explained when they are asked


def comes_to(page: Any, guide: Any) -> None:
    """Play on until the guide has something to say."""
    patience = monotonic() + 60
    while not guide.count():
        assert monotonic() < patience, question(page)
        if page.locator(".guide").count() == 0:
            see(page) or by_list(page)
        page.wait_for_timeout(50)


@pytest.mark.parametrize("game", GAMES)
def test_three_steps_and_then_one_plays(seated: Any, game: str) -> None:
    page = newcomer(seated, game)
    for step in (1, 2, 3):
        guide = page.get_by_role("dialog", name=f"Your first turn, step {step} of 3")
        comes_to(page, guide)
        assert question(page).startswith(ASKED.get((game, step), ""))
        assert guide.locator("p").inner_text()
        if step == 1:
            settle(page)
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


@pytest.mark.parametrize("lang", ["en", "de"])
def test_it_covers_nothing_of_which_it_speaks(seated: Any, lang: str) -> None:
    page = seated("forty-thieves", options={"first": 0}, guided=True, locale=lang)
    for _ in range(2):
        page.wait_for_selector(".guide")
        until(page, IS_CLEAR)
        page.click(".guide .btn.lit")


IS_CLEAR = """(() => {
    const { left, right, top, bottom } = document.querySelector(".guide").getBoundingClientRect();
    return [...document.querySelectorAll(".jars .tile")].every((tile) => {
        const box = tile.getBoundingClientRect();
        return box.right <= left || right <= box.left || box.bottom <= top || bottom <= box.top;
    });
})()"""


def test_who_comes_by_a_friends_link_is_shown_a_first_turn_too(opened: Any, server: Any) -> None:
    ann, ben = server.person(), server.person()
    table = server.table("forty-thieves", ["person"] * 2, ann, pace="mail", options={"first": 1})
    server.join(table, "Ann", ann)
    page = opened(f"/t/{table}", ben, guided=True)
    page.click(".tray .btn:has-text('Sit down')")
    page.wait_for_selector(".guide")
