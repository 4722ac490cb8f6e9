"""Two people in two browsers: challenges, chat, spectators, and secrets that stay where they are."""

from __future__ import annotations

from typing import Any

import pytest
from playing import by_list, play_by

SAY = """verb => {
    const all = [...document.querySelectorAll("[data-action]")];
    const it = all.find((button) => button.textContent.startsWith(verb));
    (it ?? all[0])?.click();
    return Boolean(it);
}"""


@pytest.fixture
def both(opened: Any, server: Any) -> Any:
    """Ann, Ben and a bot at King Thief Minister, with all that each of the two was sent."""
    ann, ben = server.person(), server.person()
    table = server.table(
        "king-thief-minister", ["person", "person", "greedy"], ann, pace="mail", options={"rounds": 3}
    )
    server.join(table, "Ann", ann)
    pages = [opened(f"/t/{table}", ann)]
    pages[0].wait_for_selector("text=A free chair")
    pages.append(opened(f"/t/{table}", ben))
    pages[1].click(".tray .btn:has-text('Sit down')")
    for page in pages:
        page.wait_for_selector(".ringboard")
    return table, pages


def step(page: Any, verb: str = "") -> bool:
    """Do the first thing with these words, or anything; says whether something was asked."""
    return bool(page.evaluate(SAY, verb))


def test_a_challenge_is_won_and_one_is_lost(both: Any) -> None:
    _, (ann, ben) = both
    told = ""
    for _ in range(300):
        for page in (ann, ben):
            if page.locator("text=Challenge it?").count():
                step(page, "challenge")
            elif page.locator("text=Who is the Minister?").count():
                step(page, "say nothing")
            elif page.locator("[data-action]").count():
                step(page, "claim the King") or by_list(page)
        ann.wait_for_timeout(100)
        told = " ".join(ann.locator(".log").all_inner_texts())
        if ("It is a lie" in told and "It is true" in told) or ann.locator(".tray.done").count():
            break
    assert "challenges that" in told or "You challenge that" in told
    assert "It is a lie" in told


def test_two_people_talk(both: Any) -> None:
    _, (ann, ben) = both
    ann.click("#tab-chat")
    ann.fill(".say input", "Trust me.")
    ann.keyboard.press("Enter")
    ben.wait_for_selector(".tabs .count >> text=1")
    ben.click("#tab-chat")
    ben.wait_for_selector("text=Trust me.")


def test_a_spectator_sees_the_table_and_no_question(both: Any, opened: Any) -> None:
    table, _ = both
    page = opened(f"/t/{table}")
    page.wait_for_selector(".ringboard")
    assert page.locator("[data-can]").count() == 0
    assert page.locator(".card.up").count() == 0


def test_the_end_shows_who_lied(seated: Any) -> None:
    page = seated("king-thief-minister", options={"rounds": 2})
    play_by(page, by_list)
    assert page.locator("text=Who lied").count() == 1
