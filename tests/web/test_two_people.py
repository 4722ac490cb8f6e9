"""Two people in two browsers: challenges, chat, spectators, and secrets that stay where they are."""

from __future__ import annotations

from typing import Any

import pytest
from moments import moment
from playing import by_list, play_by, say, until

import cutpurse as cp
from cutpurse.games.king_thief_minister.questions import spot_of
from cutpurse.games.king_thief_minister.state import (
    EXECUTIONER,
    MINISTER,
    SHERIFF,
    THIEF,
    TURN,
    UNDECIDED,
)


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


COURT = ("King", "Thief", "Minister", "Executioner", "Sheriff", "Peasant")
ASKS_ON = (MINISTER, EXECUTIONER)  # who acts only after having been asked more


def face(s: Any, seat: int) -> int:
    """The character of a seat's card, if it is decided."""
    found: int = s.face[s.at[spot_of(s.seats, seat)]]
    return found


def is_anns_turn(s: Any) -> bool:
    """Her card is decided, and so is Ben's, who would have to do more than just say so."""
    return bool(s.phase == TURN and s.active == 0 and face(s, 0) != UNDECIDED and face(s, 1) in ASKS_ON)


def claim(page: Any, character: str) -> None:
    """A face is chosen, and then claimed."""
    page.click(f".claim[aria-label='Claim the {character}']")
    page.click(f".acts .btn.lit:has-text('Claim the {character}')")


def test_a_challenge_is_won_and_one_is_lost(company: Any) -> None:
    """Ann lies, and Ben finds her out; then Ben tells the truth, and Ann pays for her doubts."""
    start = moment("king-thief-minister", 3, is_anns_turn)
    table = cp.load(start["save"]).at(start["step"]).table
    lie, truth = COURT[SHERIFF if face(table, 0) == THIEF else THIEF], COURT[face(table, 1)]
    ann, ben, cid = company("king-thief-minister", 3, start=start)
    claim(ann, lie)
    cid.click(".acts .btn:has-text('Let it pass')")
    ben.click(".acts .btn.dare")
    for page, who in ((ann, "Ben challenges"), (ben, "You challenge")):
        page.wait_for_selector(f".log >> text={who} that. It is a lie")
    assert ben.locator(".card.up").count() == 1  # the challenger has looked
    assert ann.locator(".card.up").count() == cid.locator(".card.up").count() == 0

    coins = int(ann.locator(".me [data-coins]").inner_text())
    claim(ben, truth)
    cid.click(".acts .btn:has-text('Let it pass')")
    ann.click(".acts .btn.dare")
    for page, who in ((ann, "You challenge"), (ben, "Ann challenges")):
        page.wait_for_selector(f".log >> text={who} that. It is true")
        assert int(page.locator("[data-coins=seat-0]").inner_text()) == coins - 1
    assert ben.locator(".card.up").count() == 0


LOOKING = """{
    const is = () => document.querySelector(".glimpse") !== null;
    window.looks = [];
    new MutationObserver(() => {
        if (is() !== (looks.length === 1)) looks.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.fixture
def looked(company: Any) -> Any:
    """Ann has paid to look at her card; it is Ben's turn."""
    start = moment("king-thief-minister", 3, lambda s: s.phase == TURN and s.active == 0 and s.purse[0] > 0)
    ann, ben, _ = company("king-thief-minister", 3, start=start)
    ann.evaluate(LOOKING)
    ann.click(".spot.b .card")
    ann.click(".acts .btn.lit")
    ann.wait_for_selector(".glimpse")
    assert ann.locator(".card.up").count() == 1
    return ann, ben


def test_a_card_that_was_looked_at_is_seen_for_a_while_though_the_table_goes_on(looked: Any) -> None:
    ann, ben = looked
    ben.click(".mv.acr")
    ann.keyboard.press("ArrowRight")  # which is not to have seen it
    ann.wait_for_selector(".log >> text=Ben moves all cards")
    shown, gone = ann.evaluate("looks")
    assert gone - shown > 3900  # milliseconds
    assert ann.locator(".card.up").count() == 0


def test_talk_takes_nothing_away_from_whoever_looks(looked: Any) -> None:
    ann, ben = looked
    ben.click("#tab-chat")
    say(ben, "What is it?")
    ann.wait_for_selector(".count")
    assert ann.locator(".glimpse").count() == ann.locator(".card.up").count() == 1
    ann.click(".glimpse .btn")
    until(ann, "document.querySelectorAll('.glimpse, .card.up').length === 0")


def test_who_comes_by_the_link_for_the_first_time_has_the_seat(opened: Any, server: Any) -> None:
    host = server.person()
    table = server.table("kings-gold", ["person", "person"], host, pace="mail")
    server.join(table, "Ann", host)
    page = opened(f"/t/{table}")
    page.click(".tray .btn:has-text('Sit down')")
    page.wait_for_selector(".dice")
    page.wait_for_selector(".tray .me [data-seat='1']")


def test_the_host_gives_free_chairs_to_bots(opened: Any, server: Any) -> None:
    token = server.person()
    table = server.table("kings-gold", ["person"] * 3, token)
    server.join(table, "Ann", token)
    page = opened(f"/t/{table}", token)
    page.locator(".free button:has-text('A bot')").last.click()
    page.wait_for_selector(".place .seat >> nth=1")
    assert page.locator(".free").count() == 1
    page.click(".free button:has-text('A bot')")
    page.wait_for_selector(".tray .ask")  # all are there, and it begins
    page.wait_for_selector(".share", state="detached")


def test_two_people_talk(both: Any) -> None:
    _, (ann, ben) = both
    ann.click("#tab-chat")
    say(ann, "Trust me.")
    ben.wait_for_selector(".tabs .count >> text=1")
    ben.click("#tab-chat")
    ben.wait_for_selector("text=Trust me.")


def test_a_spectator_sees_the_table_and_no_question(both: Any, opened: Any) -> None:
    table, _ = both
    page = opened(f"/t/{table}")
    page.wait_for_selector(".ringboard")
    assert page.locator("[data-can]").count() == 0
    assert page.locator(".card.up").count() == 0
    assert "You look on" in page.locator(".tray .ask").inner_text()
    assert "You look on" in page.locator("header .note").inner_text()


def test_a_spectator_is_shown_no_first_turn(opened: Any, server: Any) -> None:
    token = server.person()
    table = server.table("kings-gold", ["person", "greedy"], token, options={"first": 0})
    server.join(table, "Wren", token)
    page = opened(f"/t/{table}", guided=True)
    page.wait_for_selector(".tray >> text=Waiting for Wren")
    assert page.locator(".guide").count() == 0
    assert page.locator("header .note").inner_text().endswith("You look on")


def test_a_link_that_leads_nowhere_from_another_machine_says_so(opened: Any, server: Any) -> None:
    host = server.person()
    table = server.table("kings-gold", ["person", "person"], host)
    server.join(table, "Ann", host)
    page = opened(f"/t/{table}", host)
    page.wait_for_selector(".share >> text=--host 0.0.0.0")


def test_the_end_shows_who_lied(seated: Any) -> None:
    page = seated("king-thief-minister", options={"rounds": 2})
    play_by(page, by_list)
    assert page.locator("text=Who lied").count() == 1
