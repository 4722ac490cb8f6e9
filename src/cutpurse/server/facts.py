"""What is known of a table by everybody, as it travels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

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


def result(table: Table) -> list[tuple[int, float]] | None:
    """Points and share of the win of every seat, when it is over."""
    if table.match is None or table.status != "over":
        return None
    shares = [float(share) for share in table.match.shares()]
    return list(zip(table.match.points(), shares, strict=True))


def described(table: Table, you: int | None = None, asked: Sequence[int] = ()) -> TableFacts:
    charter, ends = table.charter, result(table)
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
        fairness=Fairness(ALGORITHM, table.promise, table.founding.seed.hex() if ends else None),
        rematch=table.rematch,
        points=[points for points, _ in ends] if ends else None,
        shares=[share for _, share in ends] if ends else None,
        trouble=table.trouble,
        you=you,
        asked=[*asked],
    )
