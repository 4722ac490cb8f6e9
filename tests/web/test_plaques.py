"""How everyone stands is always to be seen: no count is cut, covered, or outside its plaque."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from moments import moment
from playing import until

import cutpurse as cp

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
    const shown = [...document.querySelectorAll(".seat .worth")].filter((it) => it.checkVisibility() && it.innerText);
    return [shown.length, ...shown.filter(lost).map((it) => it.closest(".seat").innerText)];
}"""


def has_heaps(s: Any) -> bool:
    return bool(s.active == 0 and max(s.purse[1 : s.seats]) >= 11)


LATE: dict[str, Callable[[Any], bool]] = {"kings-gold": has_heaps}  # when counts are wide


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [game for game in cp.games() if cp.game(game).package.startswith("cutpurse.")])
def test_every_count_lies_on_its_plaque(seated: Any, game: str, size: tuple[int, int]) -> None:
    for seats in {4, cp.game(game).max_seats}:
        start = {"start": moment(game, seats, LATE[game])} if game in LATE else {}
        page = seated(game, seats=seats, bot="journeyman", size=size, sees=".seat .worth", **start)
        until(page, "document.fonts.status === 'loaded' && document.querySelectorAll('.seat .worth').length > 3")
        shown, *lost = page.evaluate(LOST)
        assert shown >= seats - 1
        assert lost == []
