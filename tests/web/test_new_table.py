"""The form for a new table: everything on it can be read, in German too."""

from __future__ import annotations

from typing import Any

import pytest

import cutpurse as cp

GAMES = [game for game in cp.games() if cp.game(game).package.startswith("cutpurse.")]
LEAST = 120  # pixels for a line of help
NARROW = f"""[...document.querySelectorAll(".rule small")].filter((it) => it.offsetWidth < {LEAST})
    .map((it) => it.innerText)"""
CUT = """[...document.querySelectorAll(".rule :is(select, .seg)")].filter((it) => {
    const given = it.offsetWidth;
    it.style.cssText = "flex: none; width: max-content; max-width: none";
    return it.offsetWidth > given;
}).map((it) => it.getAttribute("aria-label"))"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_help_is_squeezed_and_no_choice_is_cut(opened: Any, lang: str, size: tuple[int, int]) -> None:
    page = opened("/new", locale=lang, size=size)
    for number in range(len(GAMES)):
        page.locator(".pick input").nth(number).check(force=True)
        assert page.locator(".rule").count() > 3
        assert page.evaluate(NARROW) == []
        assert page.evaluate(CUT) == []
