"""Rows of numbers for learning, from many tables; woven like `loops.py`."""

from typing import Any

from cutpurse.engine.contract import NOBODY, OVER

from .game import encode, view


def observe_tables(
    tables: Any, actors: list[int], rows: list[list[float]], seen: Any, first: int, last: int
) -> None:
    """What the acting seat of every table sees; a table that is over is seen by a spectator."""
    for i in range(first, last):
        view(tables[i], NOBODY if actors[i] == OVER else actors[i], seen[0])
        encode(seen[0], rows[i])
