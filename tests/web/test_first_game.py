"""A newcomer's first game, by mouse and by keyboard alone; what can be clicked glows, and only that."""

from __future__ import annotations

from typing import Any

from playing import by_keyboard, by_mouse, play_again, play_by, question, settle, too_wide


def test_a_newcomer_plays_in_two_clicks(opened: Any) -> None:
    page = opened("/")
    page.click("text=Play now >> nth=0")
    page.wait_for_selector(".die")
    assert "/t/" in page.url


def test_a_table_is_made_and_played_to_the_end_by_mouse(opened: Any) -> None:
    page = opened("/new?game=kings-gold")
    page.click("button:has-text('A bot')")
    page.click("[aria-label='Take this chair away'] >> nth=0")
    page.fill("input[aria-label='Turns']", "12")  # the dice may take some of them away
    page.keyboard.press("Tab")
    page.click(".prev .btn.lit")
    page.wait_for_selector(".tray")
    assert play_by(page, by_mouse) > 0
    assert page.locator(".end li").count() == 2


def test_once_more_begins_at_once_with_the_same_bots(opened: Any, server: Any) -> None:
    table, token = server.finished(turns=3)
    page = opened(f"/t/{table}", token)
    page.wait_for_selector(".end li")
    bots = page.locator(".end li:not(:has-text('You'))").all_inner_texts()
    play_again(page)
    names = page.locator(".rivals .name").all_inner_texts()
    assert sorted(names) == sorted(text.split()[0] for text in bots)
    page.goto(f"{server.address}/t/{table}")
    play_again(page)  # and once more leads to where one sits already


def test_the_same_by_keyboard_alone(seated: Any) -> None:
    page = seated(options={"turns": 12})
    assert play_by(page, by_keyboard) > 0


def test_only_what_can_be_clicked_glows(seated: Any) -> None:
    page = seated(options={"first": 0}, sees=".die.can")
    assert question(page) == "Choose dice to roll again, or stop."
    assert page.locator(".die:not(.can):enabled").count() == 0
    assert page.locator(".seat.target").count() == 0


def test_reload_in_the_middle_of_a_turn_changes_nothing(seated: Any) -> None:
    page = seated(options={"first": 0}, sees=".die.can")
    faces = [die.get_attribute("data-face") for die in page.query_selector_all(".die")]
    page.reload()
    page.wait_for_selector(".die.can")
    assert [die.get_attribute("data-face") for die in page.query_selector_all(".die")] == faces


def test_a_phone_is_a_table_too(seated: Any) -> None:
    page = seated(options={"turns": 3}, size=(360, 740), has_touch=True)
    page.click(".dock button:has-text('Rules')")
    page.wait_for_selector("#panel-rules h3")
    page.click(".drawer-close")
    settle(page)
    assert play_by(page, by_mouse) >= 0
    assert too_wide(page) == []
