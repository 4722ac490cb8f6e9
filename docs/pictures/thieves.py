"""States of Guild of Thieves, Forty Thieves and King of Thieves, most of them moments that the rules find."""

from __future__ import annotations

from time import time
from typing import Any

from moments import about_to_steal, daggers_drawn, last_round, moment, on_the_move, two_to_assign
from painter import Painter, Sight, state

NEVER = ".never"


def seat_all(painter: Painter, token: str, game: str, **charter: Any) -> str:
    """Wren and two others at a table where nobody is hurried, from a moment on."""
    table = painter.server.table(game, ["person"] * 3, token, pace="mail", **charter)
    painter.sit(table, "Wren", token)
    for name in ("Marta", "Ibrahim"):
        painter.friend(f"/t/{table}", name)
    return f"/t/{table}"


# ── Guild of Thieves ──


@state(german=True)
def guild_of_thieves(painter: Painter) -> Sight:
    """Guild of Thieves: a card is played, a thief chosen; the spaces it reaches, and the claim."""
    return painter.seat("guild-of-thieves", 4, start=moment("guild-of-thieves", 4, on_the_move))


@state()
def guild_of_thieves_end(painter: Painter) -> Sight:
    """The end of Guild of Thieves: few items are left."""
    return painter.play(painter.seat("guild-of-thieves", 3), NEVER)


# ── Forty Thieves ──


@state(german=True)
def forty_thieves(painter: Painter) -> Sight:
    """Forty Thieves: a gem is chosen, and the four tiles around it."""
    token = painter.server.person()
    start = moment("forty-thieves", 3, about_to_steal(True))
    return Sight(seat_all(painter, token, "forty-thieves", start=start), token, aim)


def aim(page: Any) -> None:
    page.locator("[data-id=gem-5]").evaluate("it => it.click()")


@state(german=True)
def forty_thieves_theft(painter: Painter) -> Sight:
    """A theft, tile by tile: what each kind of set still needs."""
    token = painter.server.person()
    start = moment("forty-thieves", 3, about_to_steal(False))

    def steal(page: Any) -> None:
        """Whoever looks sees a table of their own, where time stands still after the second tile."""
        page.goto(painter.server.address + seat_all(painter, token, "forty-thieves", start=start))
        page.wait_for_selector("[data-id=gem-5][data-can]")
        page.clock.install()
        page.clock.pause_at(time() + 60)
        aim(page)
        page.locator(".acts .btn.lit").evaluate("it => it.click()")
        page.wait_for_selector(".tile .nth")
        page.clock.run_for(700)

    return Sight("/", token, steal)


@state(german=True)
def forty_thieves_dagger(painter: Painter) -> Sight:
    """A Dagger? All are asked, for the same short time, whatever they hold."""
    token = painter.server.person()
    table = painter.server.table(
        "forty-thieves",
        ["person"] * 2,
        token,
        window=60,
        start=moment("forty-thieves", 2, daggers_drawn),
    )
    marta = painter.server.person()
    painter.sit(table, "Marta", marta)
    painter.sit(table, "Wren", token)
    page = painter.page(Sight(f"/t/{table}", marta))
    page.click(".hand .card[title=Sapphire]")
    page.click(".acts .btn.lit")
    page.wait_for_selector(".played")
    painter.company.append(page)
    return Sight(f"/t/{table}", token)


@state()
def forty_thieves_end(painter: Painter) -> Sight:
    """The end of Forty Thieves."""
    return painter.play(painter.seat("forty-thieves", 3, options={"turns": 12}), NEVER)


# ── King of Thieves ──


@state(german=True)
def king_of_thieves(painter: Painter) -> Sight:
    """King of Thieves: a card is chosen, and the end of it that counts."""
    sight = painter.seat("king-of-thieves", 4, start=moment("king-of-thieves", 4, last_round))
    return Sight(sight.path, sight.token, choose_card)


def choose_card(page: Any) -> None:
    page.locator(".hand .duel.can").first.evaluate("it => it.click()")


@state()
def king_of_thieves_eight(painter: Painter) -> Sight:
    """Eight thieves at one tomb."""
    sight = painter.seat("king-of-thieves", 8, start=moment("king-of-thieves", 8, last_round))
    return Sight(sight.path, sight.token, choose_card)


@state(german=True)
def king_of_thieves_showdown(painter: Painter) -> Sight:
    """The showdown: in which duel does this card count?"""
    token = painter.server.person()
    start = moment("king-of-thieves", 3, two_to_assign, tombs=3)
    return Sight(seat_all(painter, token, "king-of-thieves", start=start), token)


@state(german=True)
def king_of_thieves_end(painter: Painter) -> Sight:
    """The crowning."""
    return painter.play(painter.seat("king-of-thieves", 4, options={"tombs": 2}), NEVER)
