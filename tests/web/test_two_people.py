"""Two people in two browsers: challenges, chat, spectators, and secrets that stay where they are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playing import by_list, play_by

import cutpurse as cp
from cutpurse.games.king_thief_minister.questions import spot_of
from cutpurse.games.king_thief_minister.state import (
    EXECUTIONER,
    MINISTER,
    SHERIFF,
    THIEF,
    TURN,
    UNDECIDED,
    State,
)
from positions import finished, somewhere


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


def a_turn_with_known_cards() -> tuple[State, str, str]:
    """A table before Ann's turn at which her card and Ben's are decided: her lie, his truth."""
    game, rng = cp.game("king-thief-minister"), Random(3)
    while True:
        table = somewhere(game, 3, rng)._state
        hers, his = (table.face[table.at[spot_of(3, seat)]] for seat in (0, 1))
        if table.phase == TURN and table.active == 0 and hers != UNDECIDED and his in ASKS_ON:
            lie = SHERIFF if hers == THIEF else THIEF
            return table, COURT[lie], COURT[his]


def test_a_challenge_is_won_and_one_is_lost(opened: Any, server: Any) -> None:
    """Ann lies, and Ben finds her out; then Ben tells the truth, and Ann pays for her doubts."""
    table, lie, truth = a_turn_with_known_cards()
    save = finished(cp.game("king-thief-minister"), table, Random(1))
    tokens = [server.person() for _ in range(3)]
    id = server.table(
        "king-thief-minister", ["person"] * 3, tokens[0], pace="mail", start={"save": save, "step": 0}
    )
    for name, token in zip(("Ann", "Ben", "Cid"), tokens, strict=True):
        server.join(id, name, token)
    ann, ben, cid = (opened(f"/t/{id}", token) for token in tokens)
    ann.click(f".claim[aria-label='Claim the {lie}']")
    cid.click(".acts .btn:has-text('Let it pass')")
    ben.click(".acts .btn.dare")
    for page, who in ((ann, "Ben challenges"), (ben, "You challenge")):
        page.wait_for_selector(f".log >> text={who} that. It is a lie")
    assert ben.locator(".card.up").count() == 1  # the challenger has looked
    assert ann.locator(".card.up").count() == cid.locator(".card.up").count() == 0

    coins = int(ann.locator(".me [data-coins]").inner_text())
    ben.click(f".claim[aria-label='Claim the {truth}']")
    cid.click(".acts .btn:has-text('Let it pass')")
    ann.click(".acts .btn.dare")
    for page, who in ((ann, "You challenge"), (ben, "Ann challenges")):
        page.wait_for_selector(f".log >> text={who} that. It is true")
        assert int(page.locator("[data-coins=seat-0]").inner_text()) == coins - 1
    assert ben.locator(".card.up").count() == 0


def test_who_comes_by_the_link_for_the_first_time_has_the_seat(opened: Any, server: Any) -> None:
    host = server.person()
    table = server.table("kings-gold", ["person", "person"], host, pace="mail")
    server.join(table, "Ann", host)
    page = opened(f"/t/{table}")
    page.click(".tray .btn:has-text('Sit down')")
    page.wait_for_selector(".dice")
    page.wait_for_selector(".tray .me [data-seat='1']")


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
