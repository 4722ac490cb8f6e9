"""Tables in lists: what is kept of each, so that nobody has to open it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from cutpurse.server.facts import Pace, Status


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


chairs = msgspec.json.Decoder(list[KeptChair]).decode


def summary(id: str, game: str, status: Status, version: int, pace: Pace, *rest: Any) -> Summary:
    """What a row of the store says; older versions did not keep how a game ended."""
    is_public, touched, places, asked, host, you = rest
    kept = chairs(places)
    is_known = status == "over" and all(chair.points is not None for chair in kept)
    return Summary(
        *(id, game, status, version, pace, bool(is_public), touched, len(kept), host),
        places=[Occupant(chair.name, chair.bot) for chair in kept],
        asked=[int(seat) for seat in asked.split()],
        you=you,
        points=[chair.points or 0 for chair in kept] if is_known else None,
        shares=[chair.share or 0.0 for chair in kept] if is_known else None,
    )
