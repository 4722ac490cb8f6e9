"""All tables, also one that nobody has drawn: played to the end by mouse and by keyboard, on a phone too."""

from __future__ import annotations

from typing import Any

import pytest
from playing import by_keyboard, by_list, by_mouse, play_by

SHORT: dict[str, dict[str, Any]] = {
    "guild-of-thieves": {},
    "forty-thieves": {"turns": 6},
    "king-of-thieves": {"tombs": 1},
}


def seated(server: Any, game: str, seats: int = 3, **charter: Any) -> tuple[str, str]:
    token = server.person()
    table = server.table(game, ["person", *["greedy"] * (seats - 1)], token, **charter)
    server.join(table, "Wren", token)
    return f"/t/{table}", token


@pytest.mark.parametrize("decide", [by_mouse, by_keyboard])
@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_to_its_end(opened: Any, server: Any, game: str, decide: Any) -> None:
    path, token = seated(server, game, options=SHORT[game])
    page = opened(path, token)
    skip_the_guide(page)
    play_by(page, decide, most=1500)
    assert page.locator(".end li").count() == 3


def skip_the_guide(page: Any) -> None:
    page.wait_for_selector(".tray")
    page.wait_for_timeout(300)
    if page.locator(".guide").count():
        page.click(".guide .btn >> nth=0")


def test_king_of_thieves_has_room_for_eight_on_a_phone(opened: Any, server: Any) -> None:
    path, token = seated(server, "king-of-thieves", 8, options={"tombs": 1})
    page = opened(path, token, size=(360, 740), has_touch=True)
    skip_the_guide(page)
    assert page.locator(".rivals .seat").count() == 7
    play_by(page, by_list, most=900)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_game_from_another_package_has_a_plain_table(opened: Any, server: Any) -> None:
    path, token = seated(server, "liars-dice", 2)
    page = opened(path, token)
    page.wait_for_selector(".choices, .tray")
    play_by(page, by_mouse, most=900)


def test_looking_back_from_each_seat(opened: Any, server: Any) -> None:
    path, token = seated(server, "king-thief-minister", options={"rounds": 1})
    page = opened(path, token)
    skip_the_guide(page)
    play_by(page, by_list)
    page.click("text=Look back")
    page.wait_for_selector(".replay")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(200)
    assert "step=" in page.url
    page.select_option(".tools select", "1")
    page.wait_for_timeout(500)
    assert page.locator(".me .name").inner_text() == "You"
    page.keyboard.press("End")
    page.wait_for_timeout(1500)
    assert page.locator(".log li").count() > 3


def test_the_dice_are_checked_in_the_browser(opened: Any, server: Any) -> None:
    path, token = seated(server, "kings-gold", options={"turns": 3})
    page = opened(path, token)
    skip_the_guide(page)
    play_by(page, by_list)
    page.goto(f"{server.address}{path}/fairness")
    page.wait_for_selector("text=draws are right")
    assert page.locator(".one").count() > 5


def test_several_people_at_one_device_have_a_curtain_between_them(opened: Any) -> None:
    page = opened("/new?game=king-thief-minister")
    for name in ("Ann", "Ben"):
        page.click(".add button:has-text('Here too')")
        page.locator("input.name").last.fill(name)
    for _ in range(2):
        page.click("[aria-label='Take this chair away'] >> nth=0")
    page.click(".prev .btn.lit")
    seen = set()
    for _ in range(40):
        page.wait_for_timeout(150)
        if page.locator(".cur h2").count():
            assert page.locator(".card").count() == 0
            seen.add(page.locator(".cur h2").inner_text())
            page.click(".cur .btn.lit")
        else:
            by_list(page)
    assert len(seen) == 3


def test_the_language_changes_without_a_reload(opened: Any, server: Any) -> None:
    path, token = seated(server, "kings-gold", options={"first": 0})
    page = opened(path, token)
    skip_the_guide(page)
    page.wait_for_selector("text=Choose dice to roll again")
    page.evaluate("window.kept = true")
    page.click("header [aria-expanded]")
    page.select_option(".menu select", "de")
    page.wait_for_selector("text=Das Gold des Königs")
    page.wait_for_selector("text=Wähle Würfel zum Nachwerfen")
    assert page.evaluate("window.kept")
