"""How everyone stands is always to be seen: no count is cut, covered, or outside its plaque."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from moments import moment
from playing import until

import cutpurse as cp

GAMES = [game for game in cp.games() if cp.game(game).package.startswith("cutpurse.")]
SIZES = [(1280, 800), (390, 844)]
LOST = """() => {
    const inside = (a, b) => a.left > b.left - 1 && a.right < b.right + 1;
    const lost = (worth) => {
        const range = document.createRange();
        range.selectNodeContents(worth);
        const seat = worth.closest(".seat"), own = range.getBoundingClientRect();
        const board = document.querySelector(".table").getBoundingClientRect();
        const top = document.elementFromPoint((own.left + own.right) / 2, (own.top + own.bottom) / 2);
        return !(inside(own, seat.getBoundingClientRect()) && inside(own, board) && seat.contains(top));
    };
    const all = [...document.querySelectorAll(".seat .worth")];
    const shown = all.filter((it) => it.checkVisibility() && it.innerText);
    return [shown.length, ...shown.filter(lost).map((it) => it.closest(".seat").innerText)];
}"""


def is_my_turn(s: Any) -> bool:
    return bool(s.active == 0)


def are_heaps(s: Any) -> bool:
    return is_my_turn(s) and max(s.purse[1 : s.seats]) >= 11


WIDE: dict[str, Callable[[Any], bool]] = {"kings-gold": are_heaps}  # when counts take most room


def check(page: Any, seats: int) -> None:
    """Every count is to be seen where it belongs, on a screen and on a phone."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        until(page, f"innerWidth === {width} && document.fonts.status === 'loaded'")
        shown, *lost = page.evaluate(LOST)
        assert shown == seats
        assert lost == []


@pytest.mark.parametrize("game", GAMES)
def test_every_count_lies_on_its_plaque(seated: Any, game: str) -> None:
    for seats in {4, cp.game(game).max_seats}:
        start = moment(game, seats, WIDE.get(game, is_my_turn))
        page = seated(game, seats=seats, bot="journeyman", start=start, sees=".tray .seat .worth")
        check(page, seats)


def test_a_long_name_is_cut_and_no_count(opened: Any, server: Any) -> None:
    tokens = [server.person() for _ in range(3)]
    table = server.table("king-thief-minister", ["person"] * 3, tokens[0], pace="mail")
    for number, token in enumerate(tokens):
        server.join(table, f"Somebody of the name {number}", token)
    page = opened(f"/t/{table}", tokens[0])
    page.wait_for_selector(".tray .seat .worth")
    check(page, 3)
