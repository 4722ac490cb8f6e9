"""The games of thieves, by clicks: Daggers, thefts that are seen tile by tile, showdowns, eight seats."""

from __future__ import annotations

from time import time
from typing import Any

import pytest
from moments import about_to_steal, daggers_drawn, moment, two_to_assign
from playing import by_list, is_over, play_by, question, until

from variants import but_long

NAMES = ("Ann", "Ben", "Cid")
WHOLE = """selector => [...document.querySelectorAll(selector)].every(it => {
    const box = it.getBoundingClientRect();
    return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
})"""


def seated(opened: Any, server: Any, game: str, people: int, **charter: Any) -> list[Any]:
    """The pages of so many people at a table where nobody is hurried."""
    tokens = [server.person() for _ in range(people)]
    table = server.table(game, ["person"] * people, tokens[0], pace="mail", **charter)
    for name, token in zip(NAMES, tokens, strict=False):
        server.join(table, name, token)
    return [opened(f"/t/{table}", token) for token in tokens]


def tells(page: Any, *lines: str) -> None:
    for line in lines:
        page.wait_for_selector(f".log >> text={line}")


def act(page: Any, text: str) -> None:
    page.click(f".acts .btn:not([aria-disabled=true]):has-text('{text}')")


# Forty Thieves: Daggers


@pytest.fixture
def both(opened: Any, server: Any) -> list[Any]:
    """Ann has played a Sapphire; she holds a Dagger, and so does Ben."""
    start = moment("forty-thieves", 2, daggers_drawn)
    ann, ben = seated(opened, server, "forty-thieves", 2, start=start)
    ann.click(".hand .card[title=Sapphire]")
    act(ann, "Play it: Sapphire")
    ben.wait_for_selector(".ask >> text=Ann plays a Sapphire")
    return [ann, ben]


def test_a_dagger_cancels_a_sapphire(both: Any) -> None:
    ann, ben = both
    act(ben, "Cancel it")
    act(ann, "Let it pass")
    for page, who in ((ann, "Ben answers"), (ben, "You answer")):
        tells(page, f"{who} with a Dagger.", "The Sapphire is cancelled.")
    assert ann.locator(".gemspot[data-can]").count() == 0 or "Announce" in question(ann)


def test_a_dagger_cancels_the_dagger_that_cancels_a_sapphire(both: Any) -> None:
    ann, ben = both
    had = points(ann)
    act(ben, "Cancel it")
    ann.wait_for_selector(".ask >> text=Ben plays a Dagger")
    ann.wait_for_selector(".played >> text=A Dagger lies on it.")
    act(ann, "Cancel it")
    ben.wait_for_selector(".ask >> text=Ann plays a Dagger")
    act(ben, "Let it pass")
    tells(ben, "You answer with a Dagger.", "Ann answers with a Dagger.")
    ann.locator(".gemspot[data-can]").first.click()
    tells(ann, "You take gem")
    assert points(ann) == had + 1
    assert ben.locator(".log >> text=cancelled").count() == 0


def points(page: Any) -> int:
    return int(page.locator(".me .worth").inner_text().replace("−", "-"))


def test_who_passes_until_further_notice_is_not_asked_again(both: Any) -> None:
    ann, ben = both
    ben.check(".passes input")
    ann.locator(".gemspot[data-can]").first.click()
    tells(ben, "Ann takes gem")


# Forty Thieves: thefts

BEAT = 700  # milliseconds for which something that is shown is held


def hold_still(page: Any) -> None:
    """Time passes only when it is told to."""
    page.clock.install()
    page.clock.pause_at(time() + 60)


@pytest.mark.parametrize("valid", [True, False])
def test_a_theft_is_seen_tile_by_tile(opened: Any, server: Any, valid: bool) -> None:
    """Everybody sees the four tiles, what they can still be, how it ends; only then the story tells it."""
    start = moment("forty-thieves", 3, about_to_steal(valid))
    ann, ben, _ = seated(opened, server, "forty-thieves", 3, start=start)
    for page in (ann, ben):
        hold_still(page)
    ann.click("[data-id=gem-5]")
    assert ann.locator(".tile.aim").count() == 4
    act(ann, "Steal gem 5")
    verdict = "That is a set!" if valid else "That is no set."
    for page in (ann, ben):
        page.wait_for_selector(".tile .nth")
        assert page.locator(".tile .nth").count() == page.locator(".setc").count() == 4
        while page.locator(".tile:not(.open) .nth").count():
            assert page.locator(f".ask >> text={verdict}").count() == 0
            page.clock.run_for(BEAT)
        page.wait_for_selector(f".ask >> text={verdict}")
        assert (page.locator(".setc.no").count() == 4) != valid
        assert page.locator(f".log >> text={verdict[:-1]}").count() == 0
        page.clock.run_for(BEAT)
        tells(page, verdict[:-1])
        assert page.locator(".tile .nth").count() == 0


def test_who_is_in_a_hurry_has_all_four_turned_at_once(opened: Any, server: Any) -> None:
    start = moment("forty-thieves", 3, about_to_steal(False))
    ann, *_ = seated(opened, server, "forty-thieves", 3, start=start)
    hold_still(ann)
    ann.click("[data-id=gem-5]")
    act(ann, "Steal gem 5")
    act(ann, "Turn all")
    tells(ann, "That is no set")


# King of Thieves


def test_cards_count_where_they_are_clicked_or_dragged(opened: Any, server: Any) -> None:
    """The first card goes to a duel by a click, the second is dragged into another."""
    start = moment("king-of-thieves", 3, two_to_assign, tombs=3)
    ann, *_ = seated(opened, server, "king-of-thieves", 3, start=start)
    ann.wait_for_selector(".cell.can")
    before = told(ann)
    ann.locator(".cell.can").first.click()
    until(ann, f"document.querySelectorAll('.log li').length > {before}")
    ann.wait_for_selector(".cell.can")
    between = told(ann)
    card, cell = (
        ann.locator(".drags .duel").first.bounding_box(),
        ann.locator(".cell.can").last.bounding_box(),
    )
    ann.mouse.move(card["x"] + 20, card["y"] + 20)
    ann.mouse.down()
    ann.mouse.move(cell["x"] + 30, cell["y"] + 30, steps=5)
    ann.mouse.up()
    until(ann, f"document.querySelectorAll('.log li').length > {between}")
    assert " ".join(ann.locator(".log li").all_inner_texts()[before:]).count("You count") >= 2


def told(page: Any) -> int:
    return int(page.locator(".log li").count())


@pytest.mark.parametrize("size", but_long([(1280, 800), (1280, 720), (360, 740)], (1280, 720), (360, 740)))
def test_eight_thieves_find_room(opened: Any, server: Any, size: tuple[int, int]) -> None:
    """Seven plaques, the tomb, and all that one can do are on the screen at once, in every round."""
    token = server.person()
    chairs = ["person", *["greedy"] * 7]
    table = server.table("king-of-thieves", chairs, token, options={"tombs": 1})
    server.join(table, "Wren", token)
    page = opened(f"/t/{table}", token, size=size, has_touch=size[0] < 760)
    page.wait_for_selector(".rivals .seat")
    assert page.locator(".rivals .seat").count() == 7

    def look_and_decide(page: Any) -> int:
        assert page.evaluate(WHOLE, ".rivals .seat, .tray, .acts .btn")
        return by_list(page)

    play_by(page, look_and_decide)
    assert is_over(page)
    page.wait_for_selector(".crowning figcaption")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_card_is_turned_by_a_click_on_its_other_end(seated: Any) -> None:
    page = seated("king-of-thieves", sees=".hand .duel.can")
    card = page.locator(".hand .duel.can").first
    ends = card.get_attribute("aria-label").split(" | ")
    box = card.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8)
    page.wait_for_selector(f".hand .duel.chosen[aria-label='{ends[1]} | {ends[0]}']")
    act(page, "Lay face down")
    page.wait_for_selector(f".minelaid .duel[aria-label='{ends[1]} | {ends[0]}']")


def test_a_card_whose_end_is_asked_for_is_seen_and_can_be_taken_back(seated: Any) -> None:
    page = seated("king-of-thieves", sees=".hand .duel.can")
    act(page, "Lay face down")
    page.wait_for_selector(".ask h2 >> text=Which card do you lay")
    card = page.locator(".hand .duel.can").first
    label = card.get_attribute("aria-label")
    card.click()
    page.wait_for_selector(f".hand .lbl .duel.chosen[aria-label='{label}']")
    act(page, "Back")
    page.wait_for_selector(".ask h2 >> text=Which card do you lay")
    assert page.locator(".hand .lbl").count() == 0
