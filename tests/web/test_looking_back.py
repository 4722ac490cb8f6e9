"""Looking back: step, play and jump through a game; a coach who looks at it; dice that are checked; files."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playing import until
from test_everyone import SHORT, issues_everywhere

import cutpurse as cp


@pytest.fixture(scope="module")
def game(server: Any) -> tuple[str, str]:
    """A finished game of eight turns, and the token of whoever sat there."""
    while True:  # five of a kind may end a game before
        table, token = server.finished(turns=8, first=0)
        if last_moment(server, table, token)["scene"]["turn"] == 8:
            return table, token


def last_moment(server: Any, table: str, token: str) -> Any:
    number = server.ask(f"tables/{table}/moments", token=token)["of"] - 1
    return server.ask(f"tables/{table}/moments?first={number}", token=token)["moments"][0]


def step(page: Any) -> int:
    """The moment to which the address leads."""
    until(page, "location.search.startsWith('?at=')")
    return int(re.findall(r"at=(\d+)", page.url)[0])


def shown_turn(page: Any) -> int:
    """The turn that is shown, of eight."""
    return int(re.findall(r"turn (\d+) of 8", page.inner_text(".replay >> text=/turn \\d+ of 8/"))[0])


def lines(page: Any) -> int:
    count: int = page.locator(".log li").count()
    return count


def test_step_and_jump_by_keyboard(opened: Any, game: Any) -> None:
    page = opened(f"/t/{game[0]}/replay", game[1])
    page.wait_for_selector(".die")
    first, told = step(page), lines(page)
    page.keyboard.press("ArrowRight")
    until(page, f"document.querySelectorAll('.log li').length > {told}")
    assert step(page) > first
    page.keyboard.press("ArrowLeft")
    until(page, f"location.search === '?at={first}'")
    page.keyboard.press("End")
    page.wait_for_selector(".tray.done")
    page.keyboard.press("Home")
    until(page, f"location.search === '?at={first}'")
    begun = shown_turn(page)
    page.keyboard.press("PageDown")
    page.wait_for_selector(f"text=turn {begun + 1} of")
    page.keyboard.press("Space")
    until(page, "Number(location.search.slice(4)) > " + str(step(page)))


def test_the_slider_and_a_link_lead_to_a_moment(opened: Any, game: Any) -> None:
    page = opened(f"/t/{game[0]}/replay", game[1])
    page.wait_for_selector(".scrub input")
    until(page, "document.querySelector('.scrub input').max > 8")
    page.locator(".scrub input").fill("7")
    until(page, "document.querySelectorAll('.log li').length >= 8")
    box = page.locator("[data-coins=box]").inner_text()
    other = opened(f"/t/{game[0]}/replay?at={step(page)}")
    other.wait_for_selector(".die")
    assert other.locator("[data-coins=box]").inner_text() == box
    assert step(other) == step(page)


def test_with_the_eyes_of_others_and_with_everything_open(opened: Any, server: Any) -> None:
    table, token = server.finished("king-thief-minister", rounds=1)
    page = opened(f"/t/{table}/replay", token)
    page.wait_for_selector(".ringboard")
    assert page.locator(".me .name").inner_text() == "You"
    hidden = page.locator(".ringboard .card.up").count()
    page.locator(".eyes select").select_option(label="Ibrahim")
    page.wait_for_selector(".seat:has-text('Wren')")
    page.click(".eyes .switch")
    page.keyboard.press("End")
    page.wait_for_selector(".tray.done")
    assert page.locator(".ringboard .card.up").count() > hidden


def test_turns_are_counted_as_the_game_counts_them(opened: Any, game: Any) -> None:
    """Also those in which nobody had anything to decide."""
    page = opened(f"/t/{game[0]}/replay", game[1])
    assert shown_turn(page) < 8  # the first in which somebody decides
    page.keyboard.press("End")
    page.wait_for_selector(".log >> text=8 turns have been played")
    page.wait_for_selector(".replay >> text=turn 8 of 8")


def test_a_game_goes_on_from_a_moment_against_bots(opened: Any, game: Any) -> None:
    page = opened(f"/t/{game[0]}/replay?at=60", game[1])
    page.wait_for_selector(".die")
    box = page.locator("[data-coins=box]").inner_text()
    page.click("text=Play on from here")
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    page.wait_for_selector(".die")
    assert int(page.locator("[data-coins=box]").inner_text()) <= int(box)


def test_a_file_is_saved_and_opened_again(opened: Any, game: Any, tmp_path: Path) -> None:
    page = opened(f"/t/{game[0]}/replay", game[1])
    with page.expect_download() as download:
        page.click("text=Keep the game")
    download.value.save_as(tmp_path / "game.json")
    kept = opened("/")
    kept.set_input_files("input[type=file]", tmp_path / "game.json")
    kept.wait_for_selector(".die")
    assert "/kept/replay" in kept.url
    kept.keyboard.press("End")
    kept.wait_for_selector(".tray.done")
    kept.click("text=Check the dice")
    kept.wait_for_selector("text=draws are right")


def test_the_coach_marks_the_costliest_decisions(opened: Any, game: Any) -> None:
    page = opened(f"/t/{game[0]}/review", game[1])
    page.wait_for_selector(".chart path.ln.me")
    assert page.locator(".chart.wide path.ln:not(.me-h)").count() == 3
    if page.locator(".costs button").count():
        page.locator(".costs button").first.click()
        page.wait_for_selector("text=The coach:")
        said = page.locator(".coach .choice > span > :first-child").all_inner_texts()
        assert 1 < len(said) == len(set(said)), "what reads the same is said once"
        assert sum(text.endswith("(chosen)") for text in said) == 1
    assert issues_everywhere(page) == []


def test_all_dice_are_right_and_one_can_be_done_again(opened: Any, game: Any) -> None:
    page = opened(f"/t/{game[0]}/fairness", game[1])
    page.wait_for_selector("text=draws are right")
    page.locator(".rd").first.click()
    page.wait_for_selector(".work >> text=The mix begins with")
    assert issues_everywhere(page) == []


def turn(record: Any) -> None:
    """Another face on the first die."""
    at, _, lot = record["chance"]["drawn"][0]
    others = [outcome for outcome, _ in record["chance"]["lots"][lot] if outcome != record["save"]["log"][at]]
    record["save"]["log"][at] = others[0]


def swap_seed(record: Any) -> None:
    record["fairness"]["seed"] = "00" * 32


def swap_number(record: Any) -> None:
    record["fairness"]["adds"][0] = "0" * 32


CHANGES: dict[str, tuple[Callable[[Any], None], str]] = {
    "a die": (turn, "One draw is wrong"),
    "the seed": (swap_seed, "The seal does not fit"),
    "a number": (swap_number, "draws are wrong"),
}


@pytest.mark.parametrize("changed", CHANGES)
def test_a_changed_record_is_found_out(opened: Any, server: Any, game: Any, changed: str) -> None:
    change, found = CHANGES[changed]
    record = server.ask(f"tables/{game[0]}/record")
    change(record)
    page = opened("/")
    page.route(
        "**/record", lambda route: route.fulfill(body=json.dumps(record), content_type="application/json")
    )
    page.goto(f"{server.address}/t/{game[0]}/fairness")
    page.wait_for_selector(f".broken >> text={found}")


@pytest.mark.parametrize("id", [id for id in cp.games() if id in SHORT])
def test_everyone_can_look_back(opened: Any, server: Any, id: str) -> None:
    table, token = server.finished(id, **SHORT[id])
    page = opened(f"/t/{table}/replay?at=20", token)
    page.wait_for_selector(".scrub input")
    page.wait_for_selector(".board")
    assert issues_everywhere(page) == []
