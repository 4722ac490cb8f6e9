"""All tables, also one that nobody has drawn: played to the end by mouse and by keyboard, on a phone too."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest
from playing import BRIEF, by_keyboard, by_list, by_mouse, play_by, see, too_wide

from variants import but_long

SHORT: dict[str, dict[str, Any]] = {
    "guild-of-thieves": {},
    "forty-thieves": {"turns": 6},
    "king-of-thieves": {"tombs": 1},
}


@pytest.mark.parametrize("decide", but_long([by_mouse, by_keyboard], by_mouse))
@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_to_its_end(seated: Any, game: str, decide: Any) -> None:
    page = seated(game, options=SHORT[game], window=BRIEF)
    play_by(page, decide, seconds=240)
    assert page.locator(".end li").count() == 3


def test_king_of_thieves_has_room_for_eight_on_a_phone(seated: Any) -> None:
    page = seated("king-of-thieves", seats=8, options={"tombs": 1}, size=(360, 740), has_touch=True)
    assert page.locator(".rivals .seat").count() == 7
    play_by(page, by_list)
    assert too_wide(page) == []


def test_a_game_from_another_package_has_a_plain_table(seated: Any) -> None:
    page = seated("liars-dice", seats=2)
    play_by(page, by_mouse)


def test_several_people_at_one_device_have_a_curtain_between_them(opened: Any) -> None:
    page = opened("/new?game=king-thief-minister")
    for name in ("Ann", "Ben"):
        page.click(".add button:has-text('Here too')")
        page.locator("input.name").last.fill(name)
    for _ in range(2):
        page.click("[aria-label='Take this chair away'] >> nth=0")
    page.click(".prev .btn.lit")
    seen: set[str] = set()
    patience = monotonic() + 120
    while len(seen) < 3:
        assert monotonic() < patience, f"the device was only passed with {seen}"
        page.wait_for_timeout(100)
        if page.locator(".cur h2").count():
            assert page.locator(".card").count() == 0
            seen.add(page.locator(".cur h2").inner_text())
            page.click(".cur .btn.lit")
        elif not see(page):
            by_list(page)


def test_the_language_changes_without_a_reload(seated: Any) -> None:
    page = seated(options={"first": 0}, sees="text=Choose dice to roll again")
    page.evaluate("window.kept = true")
    page.click("header [aria-expanded]")
    page.select_option(".menu select", "de")
    page.wait_for_selector("text=Das Gold des Königs")
    page.wait_for_selector("text=Wähle Würfel zum Nachwerfen")
    assert page.evaluate("window.kept")
