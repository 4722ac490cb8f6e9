"""Looking back at a game: moment by moment as somebody saw it, as a record to keep, and with a coach."""

from __future__ import annotations

import asyncio
from typing import Any

from cutpurse.bots.coach import costliest, described
from cutpurse.engine.contract import OVER
from cutpurse.engine.match import Match
from cutpurse.fairness import ALGORITHM
from cutpurse.server.refusals import Refused
from cutpurse.server.table import Table
from cutpurse.server.thinking import Minds
from cutpurse.verifying import FORMAT

ITERATIONS = 2_000  # that the coach thinks about one decision


def allowed(table: Table, own: int | None, seat: int | None, is_open: bool) -> tuple[Match, int | None]:
    """The match, and with whose eyes somebody who sits at `own` may look back at it."""
    match = table.match
    if match is None:
        raise Refused("not-begun")
    if seat is not None and not 0 <= seat < match.seats:
        raise Refused("no-such-seat", number=seat)
    if match.actor != OVER:
        if is_open or (seat is not None and seat != own):
            raise Refused("not-over", "seen-afterwards")
        if own is None and not table.charter.spectators:
            raise Refused("no-spectators")
    return match, own if seat is None else seat


def moments(match: Match, seat: int | None, is_open: bool, first: int, most: int) -> dict[str, Any]:
    """The moments from one on: what was seen then, and what had just happened."""
    log = match.log
    then = match.at(min(first, len(log)))
    listener = then.listener(seat)
    found = []
    for step in range(first, min(first + most, len(log) + 1)):
        if step > first:
            then.follow((log[step - 1].action,))
        facts: dict[str, Any] = {
            "step": step,
            "actor": then.actor,
            "scene": listener.scene(),
            "events": [event.phrase for event in listener.events(step - 1)] if step else [],
        }
        found.append(facts | ({"state": then.state()} if is_open else {}))
    return {"first": first, "of": len(log) + 1, "seat": seat, "moments": found}


def record(table: Table) -> dict[str, Any]:
    """All that is needed to play a finished game again, and to check its dice."""
    match = table.match
    if match is None or match.actor != OVER:
        raise Refused("not-over", "seen-afterwards")
    saved = match.save() | {"players": [place.bot or f"you:{place.name}" for place in table.places]}
    return {
        "format": FORMAT,
        "table": table.id,
        "save": saved,
        "fairness": {
            "algorithm": ALGORITHM,
            "promise": table.promise,
            "adds": [place.adds for place in table.places],
            "seed": table.founding.seed.hex(),
        },
        "points": match.points(),
        "shares": [float(share) for share in match.shares()],
    }


async def reviews(minds: Minds, table: Table) -> dict[str, Any]:
    """Every decision with its cost, and the costliest of all."""
    match = table.match
    if match is None or match.actor != OVER:
        raise Refused("not-over", "seen-afterwards")
    if table.reviews is None:  # whoever asks meanwhile waits for the same answer
        table.reviews = asyncio.ensure_future(minds.review(match.copy(), ITERATIONS))
    found = await asyncio.shield(table.reviews)
    worst = [each.step for each in costliest(found)]
    return {"decisions": [described(each) for each in found], "costliest": worst}
