"""Looking back at a game: moment by moment as somebody saw it, as a record to keep, and with a coach."""

from __future__ import annotations

from typing import Any

from cutpurse.bots.coach import costliest, described
from cutpurse.engine.contract import OVER
from cutpurse.fairness import ALGORITHM
from cutpurse.server.refusals import Refused
from cutpurse.server.table import Table
from cutpurse.server.thinking import Minds

FORMAT = "cutpurse-record-1"
ITERATIONS = 2_000  # that the coach thinks about one decision


def moments(
    table: Table, own: int | None, seat: int | None, is_open: bool, first: int, most: int
) -> dict[str, Any]:
    """The moments from one on: what was seen then, and what had just happened."""
    match = table.match
    if match is None:
        raise Refused("not-begun")
    over = match.actor == OVER
    if not over and (is_open or (seat is not None and seat != own)):
        raise Refused("not-over", "seen-afterwards")
    if own is None and not over and not table.charter.spectators:
        raise Refused("no-spectators")
    if seat is not None and not 0 <= seat < match.seats:
        raise Refused("no-such-seat", number=seat)
    eyes = seat if seat is not None else own
    end = min(first + most, len(match.log) + 1)
    found = [moment(table, eyes, step, is_open) for step in range(min(first, end), end)]
    return {"first": first, "of": len(match.log) + 1, "seat": eyes, "moments": found}


def moment(table: Table, seat: int | None, step: int, is_open: bool) -> dict[str, Any]:
    """The table after so many steps, before these eyes."""
    assert table.match is not None
    then = table.match.at(step)
    listener = then.listener(seat)
    facts: dict[str, Any] = {
        "step": step,
        "actor": then.actor,
        "scene": listener.scene(),
        "events": [event.phrase for event in listener.events(max(step - 1, 0)) if step],
    }
    return facts | ({"state": then.state()} if is_open else {})


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
    if table.reviews is None:
        table.reviews = await minds.review(match.copy(), ITERATIONS)
    worst = [each.step for each in costliest(table.reviews)]
    return {"decisions": [described(each) for each in table.reviews], "costliest": worst}
