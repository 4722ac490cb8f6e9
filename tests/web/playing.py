"""How a person plays at the page: by mouse, by keyboard, or from the list that a screen reader hears."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import TimeoutError

TRIES = Random(1)
BRIEF = 0.2  # seconds for a question that several are asked, where it does not matter what they say
PRESS = """() => {
    const all = document.querySelectorAll("[data-action]");
    all[all.length >> 1]?.click();
    return all.length ? 1 : 0;
}"""
SEE = """() => {
    const seen = document.querySelector(".glimpse .btn");
    seen?.click();
    return seen ? 1 : 0;
}"""


TOO_WIDE = """() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const all = [...document.querySelectorAll("body *")];
    const out = all.filter((it) => it.getBoundingClientRect().right > innerWidth + 0.5);
    return out.map((it) => it.outerHTML.slice(0, 150));
}"""


def too_wide(page: Any) -> list[str]:
    """What makes the page wider than the screen."""
    found: list[str] = page.evaluate(TOO_WIDE)
    return found


def is_over(page: Any) -> bool:
    return bool(page.locator(".tray.done").count())


def question(page: Any) -> str:
    said: str = page.locator(".ask h2").first.inner_text()
    return said


def say(page: Any, text: str) -> None:
    """Into the chat, which is open."""
    page.fill(".say input", text)
    page.keyboard.press("Enter")


def play_again(page: Any) -> None:
    """Ask for a rematch when all is over, and see it played."""
    page.click(".acts .btn:has-text('Once more')")
    page.wait_for_selector(".table:has(.tray:not(.done)) .rivals .seat")


def until(page: Any, is_so: str) -> None:
    """Wait until an expression is true in the page; the page itself may not evaluate text."""
    patience = monotonic() + 30
    while monotonic() < patience:
        if page.evaluate(is_so):
            return
        page.wait_for_timeout(25)
    raise AssertionError(f"it never came to {is_so}")


AT_REST = """document.getAnimations().every((it) =>
    it.playState !== "running" || it.effect.getComputedTiming().endTime === Infinity)"""


def settle(page: Any) -> None:
    """Wait until nothing is on its way; what shines or breathes for ever may go on."""
    until(page, AT_REST)


def play_by(page: Any, decide: Any, seconds: float = 120) -> int:
    """Decide whenever something is asked, until all is over; gives the number of decisions."""
    decisions = 0
    patience = monotonic() + seconds
    while monotonic() < patience:
        if is_over(page):
            return decisions
        see(page)
        if page.locator("[data-can]").count():
            decisions += decide(page)
        page.wait_for_timeout(40)
    raise AssertionError(f"the game does not end: {question(page)}")


def see(page: Any) -> int:
    """Whoever has seen what is shown once says so, and need not wait."""
    return int(page.evaluate(SEE))


def by_list(page: Any) -> int:
    """Something from the list of choices that a screen reader hears."""
    return int(page.evaluate(PRESS))


def by_keyboard(page: Any) -> int:
    """Arrows move among what can be chosen, Enter chooses; somebody who tries things out."""
    for _ in range(TRIES.randrange(1, 7)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    return 1


def by_mouse(page: Any) -> int:
    """Something that glows is clicked: the lit button first, then whatever the board offers."""
    for glowing in (
        ".acts .btn.lit",
        ".seat.target",
        ".die.can:not(.chosen)",
        ".acts .btn:not([aria-disabled=true])",
        "[data-can]",
    ):
        found = page.locator(f".table {glowing}")
        if found.count():
            with suppress(TimeoutError):  # what glowed is gone
                found.nth(TRIES.randrange(found.count() or 1)).click(timeout=3000)
            return 1
    return 0
