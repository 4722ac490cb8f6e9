"""A match looked back at: what a seat saw of it, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from cutpurse.engine.match import Match
from cutpurse.engine.sights import Sight


def moments(
    match: Match, seat: int | None, first: int = 0, most: int | None = None, uncovered: bool = False
) -> Iterator[Sight]:
    """A match as a seat saw it, from a step on, after every step: nobody is asked any more.

    `uncovered`: with all turned up that lay on the table.
    """
    log = match.log
    then = match.at(min(first, len(log)))
    eyes = then.eyes(seat)  # they have seen all that was before
    last = len(log) if most is None else min(first + most - 1, len(log))
    for step in range(first, last + 1):
        if step > first:
            then.follow((log[step - 1].action,))
        seen = then.sight_without_question(seat, step - 1)
        if uncovered:
            seen = replace(seen, scene=eyes.uncovered(then.table), rests=())
        yield seen
