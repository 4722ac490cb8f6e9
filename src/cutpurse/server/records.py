"""Looking back at a game: moment by moment as somebody saw it, as a record to keep, and with a coach."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct

import cutpurse as cp
from cutpurse.bots.coach import Review, costliest, described
from cutpurse.engine import sights
from cutpurse.engine.contract import CHANCE, OVER
from cutpurse.engine.match import Match
from cutpurse.engine.naming import named, of_step
from cutpurse.engine.sights import Sight
from cutpurse.fairness import ALGORITHM
from cutpurse.server.refusals import Refused
from cutpurse.server.table import Table
from cutpurse.server.thinking import Minds
from cutpurse.verifying import FORMAT

ITERATIONS = 2_000  # that the coach thinks about one decision: less than at the table, for there are many
MOST_MOMENTS = 50  # at a time
BEST = 4  # choices of a decision that are worth a word


class Moments(Struct, frozen=True):
    """A part of a game, moment by moment."""

    first: int
    of: int  # how many there are in all
    seat: int | None  # with whose eyes
    moments: list[Sight]


def allowed(table: Table, own: int | None, seat: int | None, is_open: bool) -> tuple[Match, int | None]:
    """The match, and with whose eyes somebody who sits at `own` may look back at it."""
    if table.match is None:
        raise Refused("not-begun")
    match = checked(table.match, seat)
    if match.actor != OVER:
        if is_open or (seat is not None and seat != own):
            raise Refused("not-over", "seen-afterwards")
        if own is None and not table.charter.spectators:
            raise Refused("no-spectators")
    return match, own if seat is None else seat


def finished(save: dict[str, Any], seat: int | None) -> Match:
    """A game that somebody has kept; one that still goes on tells its secrets to nobody."""
    return checked(over(cp.load(save)), seat)


def over(match: Match | None) -> Match:
    """A match that is over; of any other, nothing is told that a seat may not see."""
    if match is None or match.actor != OVER:
        raise Refused("not-over", "seen-afterwards")
    return match


def checked(match: Match, seat: int | None) -> Match:
    if seat is not None and not 0 <= seat < match.seats:
        raise Refused("no-such-seat", number=seat)
    return match


def moments(match: Match, seat: int | None, is_open: bool, first: int) -> Moments:
    """The moments from one on, as a seat saw them, or with everything open."""
    found = [*sights.moments(match, seat, first, MOST_MOMENTS, is_open)]
    return Moments(first, match.version + 1, seat, found)


def record(table: Table) -> dict[str, Any]:
    """All that is needed to play a finished game again, and to check its dice."""
    match = over(table.match)
    saved = match.save() | {"players": [place.bot or f"you:{place.name}" for place in table.places]}
    return {
        "format": FORMAT,
        "table": table.id,
        "names": table.names,
        "save": saved,
        "fairness": {
            "algorithm": ALGORITHM,
            "promise": table.promise,
            "adds": [place.adds for place in table.places],
            "seed": table.founding.seed.hex(),
        },
        "chance": drawings(match),
        "points": match.points(),
        "shares": [float(share) for share in match.shares()],
    }


def drawings(match: Match) -> dict[str, Any]:
    """What chance drew from, one drawing after the other: which step, whose turn, which lot of weights.

    A lot has the outcomes that were possible, each with its weight; the same lot is drawn from many times.
    """
    lots: list[list[list[int]]] = []
    drawn: list[list[int]] = []
    said: dict[str, Any] = {}
    then = match.at(0)
    for step, (actor, action) in enumerate(match.log):
        if actor == CHANCE:
            lot = [[outcome, weight] for outcome, weight in enumerate(then.weights()[0]) if weight]
            if lot not in lots:
                lots.append(lot)
            drawn.append([step, then.turn_of, lots.index(lot)])
            said[str(action)] = of_step(match.game, CHANCE, action, match.seats)
        then.follow((action,))
    return {"lots": lots, "drawn": drawn, "outcomes": said}


async def reviews(minds: Minds, table: Table) -> dict[str, Any]:
    """Every decision with its cost, and the costliest of all."""
    match = over(table.match)
    if table.reviews is None:  # whoever asks meanwhile waits for the same answer
        table.reviews = asyncio.ensure_future(minds.review(match.copy(), ITERATIONS))
    found = await asyncio.shield(table.reviews)
    worst = [each.step for each in costliest(found)]
    return {"decisions": [in_words(match, each) for each in found], "costliest": worst}


def in_words(match: Match, review: Review) -> dict[str, Any]:
    """A decision, with phrases for what was chosen and for the best that could have been."""
    chances = review.advice.chances
    best = sorted(chances, key=lambda action: -(chances[action] or 0.0))[:BEST]
    told = {review.action, *best}
    phrases = {str(action): named(match.game, action, match.seats).phrase for action in told}
    return described(review) | {"phrases": phrases}
