"""Looking back at a game: moment by moment as somebody saw it, as a record to keep, and with a coach."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import Struct

import cutpurse as cp
from cutpurse.bots.coach import Review, costliest, described
from cutpurse.engine import moments as looking_back
from cutpurse.engine.contract import CHANCE, OVER
from cutpurse.engine.match import Match
from cutpurse.engine.naming import named, of_step
from cutpurse.engine.sights import Sight
from cutpurse.engine.words.phrases import Phrase, Thing
from cutpurse.fairness import ALGORITHM
from cutpurse.server.refusals import Refused
from cutpurse.server.table import Table
from cutpurse.server.thinking import BotPool
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


class Save(Struct, frozen=True):
    """A match as `Match.save` writes it, and who played."""

    format: int
    game: str
    rules_version: int
    seats: int
    options: dict[str, int | str]
    seed: int | None
    start: dict[str, Any] | None  # a position, in the fields of its game
    log: list[int]
    digest: str
    players: list[str]


class Proof(Struct, frozen=True):
    """What the dice were made from."""

    algorithm: str
    promise: str
    adds: list[str]
    seed: str


class Drawn(Struct, frozen=True):
    """What chance drew from, one drawing after the other. The same lot is drawn from many times."""

    lots: list[list[tuple[int, int]]]  # the outcomes that were possible, each with its weight
    drawn: list[tuple[int, int, int]]  # at which step, in whose turn, from which lot
    outcomes: dict[str, Phrase | Thing]  # what those are called that have come up


class KeptGame(Struct, frozen=True):
    """A finished game, to keep: all that is needed to play it again, and to check its dice."""

    format: str
    table: str
    names: list[str | None]
    save: Save
    fairness: Proof
    chance: Drawn
    points: list[int]
    shares: list[float]


class Decision(Struct, frozen=True):
    """A decision, looked at again; chances to win are by action, None where nothing is known."""

    step: int
    seat: int
    action: int
    best: int
    cost: float
    exact: bool
    chances: dict[str, float | None]
    phrases: dict[str, Phrase]  # what was chosen and the best that could have been are called


class Reviewed(Struct, frozen=True):
    """Every decision of a finished game, and the steps of those that gave most away."""

    decisions: list[Decision]
    costliest: list[int]


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
    found = [*looking_back.moments(match, seat, first, MOST_MOMENTS, is_open)]
    return Moments(first, match.version + 1, seat, found)


def record(table: Table) -> KeptGame:
    """All that is needed to play a finished game again, and to check its dice."""
    match = over(table.match)
    saved = match.save() | {"players": [place.bot or f"you:{place.name}" for place in table.places]}
    adds = [place.adds for place in table.places]
    return KeptGame(
        format=FORMAT,
        table=table.id,
        names=[*table.names],
        save=msgspec.convert(saved, Save),
        fairness=Proof(ALGORITHM, table.promise, adds, table.founding.seed.hex()),
        chance=drawings(match),
        points=match.points(),
        shares=[float(share) for share in match.shares()],
    )


def drawings(match: Match) -> Drawn:
    """What chance drew from at every step of its own."""
    found = Drawn([], [], {})
    then = match.at(0)
    for step, (actor, action) in enumerate(match.log):
        if actor == CHANCE:
            lot = [(outcome, weight) for outcome, weight in enumerate(then.weights()[0]) if weight]
            if lot not in found.lots:
                found.lots.append(lot)
            found.drawn.append((step, then.turn_of, found.lots.index(lot)))
            found.outcomes[str(action)] = of_step(match.game, CHANCE, action, match.seats)
        then.follow((action,))
    return found


async def reviews(bots: BotPool, table: Table) -> Reviewed:
    """Every decision with its cost, and the costliest of all."""
    match = over(table.match)
    if table.reviews is None:  # whoever asks meanwhile waits for the same answer
        table.reviews = asyncio.ensure_future(bots.review(match.copy(), ITERATIONS))
    found = await asyncio.shield(table.reviews)
    return Reviewed([in_words(match, each) for each in found], [each.step for each in costliest(found)])


def in_words(match: Match, review: Review) -> Decision:
    """A decision, with phrases for what was chosen and for the best that could have been."""
    chances = review.advice.chances
    best = sorted(chances, key=lambda action: -(chances[action] or 0.0))[:BEST]
    phrases = {
        str(action): named(match.game, action, match.seats).phrase for action in {review.action, *best}
    }
    return Decision(**described(review), phrases=phrases)
