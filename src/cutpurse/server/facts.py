"""What is known of a table by everybody, as it travels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from cutpurse.fairness import ALGORITHM

if TYPE_CHECKING:
    from cutpurse.server.table import Table

Status = Literal["waiting", "playing", "over", "stuck"]
Pace = Literal["live", "mail"]
AGREED = "game", "seats", "public", "pace", "clock", "window", "spectators", "chat", "coach"  # in the charter


class PlaceFacts(Struct, frozen=True):
    """A chair, and of whoever sits there all but who the person is."""

    name: str | None
    bot: str | None
    away: bool
    left: bool
    muted: bool
    adds: str


class Fairness(Struct, frozen=True, omit_defaults=True):
    """What the dice are made from; the seed is told when the game is over."""

    algorithm: str
    promise: str
    seed: str | None = None


class TableFacts(Struct, frozen=True, omit_defaults=True):
    """A table as everybody may know it."""

    id: str
    game: str
    seats: int
    options: dict[str, int | str]
    rules_version: int
    public: bool
    pace: Pace
    clock: float
    window: float
    spectators: bool
    chat: bool
    coach: bool
    practice: bool
    status: Status
    version: int
    host: int | None
    places: list[PlaceFacts]
    fairness: Fairness
    rematch: str | None
    points: list[int] | None = None  # by seat, when it is over
    shares: list[float] | None = None  # of the win
    trouble: str | None = None  # why its log cannot be played again
    you: int | None = None  # the seat of whoever looks at it by itself, and not over its socket
    asked: list[int] = []  # whom it waits for, likewise


def result(table: Table) -> tuple[list[int], list[float]] | tuple[None, None]:
    """Points and shares of the win, by seat, when it is over."""
    if table.match is None or table.status != "over":
        return None, None
    return table.match.points(), [float(share) for share in table.match.shares()]


def described(table: Table, you: int | None = None, asked: Sequence[int] = ()) -> TableFacts:
    charter, (points, shares) = table.charter, result(table)
    return TableFacts(
        **{name: getattr(charter, name) for name in AGREED},
        id=table.id,
        options={name: option.default for name, option in table.game.options.items()} | charter.options,
        rules_version=table.founding.rules_version,
        practice=charter.is_practice,
        status=table.status,
        version=table.version,
        host=table.host,
        places=msgspec.convert(table.places, list[PlaceFacts], from_attributes=True),
        fairness=Fairness(ALGORITHM, table.promise, table.founding.seed.hex() if points else None),
        rematch=table.rematch,
        points=points,
        shares=shares,
        trouble=table.trouble,
        you=you,
        asked=[*asked],
    )


# Tables in lists: what is kept of each, so that nobody has to open it


class Occupant(Struct):
    """Who sits on a chair, in a list."""

    name: str | None
    bot: str | None


class KeptChair(Occupant, omit_defaults=True):
    """What is kept of a chair for lists."""

    points: int | None = None  # when it is over
    share: float | None = None  # of the win


class Summary(Struct, omit_defaults=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    version: int
    pace: Pace
    public: bool
    touched: float  # seconds since 1970
    seats: int
    host: int | None  # where whoever made it sits, or else the first person at it
    places: list[Occupant]
    asked: list[int]  # whose turn it is
    you: int | None
    points: list[int] | None = None  # by seat, when it is over
    shares: list[float] | None = None  # of the win


kept_chairs = msgspec.json.Decoder(list[KeptChair]).decode


def summary(id: str, game: str, status: Status, version: int, pace: Pace, *rest: Any) -> Summary:
    """What a row of the store says; older versions did not keep how a game ended."""
    is_public, touched, places, asked, host, you = rest
    kept = kept_chairs(places)
    is_known = status == "over" and all(chair.points is not None for chair in kept)
    return Summary(
        *(id, game, status, version, pace, bool(is_public), touched, len(kept), host),
        places=[Occupant(chair.name, chair.bot) for chair in kept],
        asked=[int(seat) for seat in asked.split()],
        you=you,
        points=[chair.points or 0 for chair in kept] if is_known else None,
        shares=[chair.share or 0.0 for chair in kept] if is_known else None,
    )


def sitting(table: Table) -> bytes:
    """Who sits at a table, for lists; when it is over, with what result."""
    unknown = [None] * table.charter.seats
    points, shares = result(table)
    chairs = zip(table.places, points or unknown, shares or unknown, strict=True)
    return msgspec.json.encode([KeptChair(it.name, it.bot, own, share) for it, own, share in chairs])
