"""How large a game's tables are on a GPU, and how many threads play them."""

from __future__ import annotations

import numpy as np

from cutpurse.engine.gpu.twin import is_big
from cutpurse.engine.gpu.warp_loops import WARP, wide_functions
from cutpurse.engine.loading import Playable

ALIGNED = 8  # bytes: a table may have fields of 64 bits
SMALL = 128  # bytes of a table that a thread can keep to itself
BLOCK = 128  # threads that start together, where each or each warp has a table
LARGE_CREW = 256  # threads that play from the same heaps, where rules are long; else a warp
POOLED = 4  # tables for each thread, where threads play from heaps


def words_of(game: Playable) -> int:
    """How many words of 32 bits a table takes."""
    return words_in(game.state_type.dtype())


def words_in(dtype: np.dtype[np.void]) -> int:
    return -(-dtype.itemsize // ALIGNED) * ALIGNED // 4


def is_wide(game: Playable) -> bool:
    return bool(wide_functions(game.package))


def is_pooled(game: Playable) -> bool:
    """Whether threads play this game from heaps of tables."""
    return not is_wide(game) and game.state_type.dtype().itemsize > SMALL


def crew_of(game: Playable) -> int:
    """How many threads start together, and play from the same heaps if there are any.

    The longer the rules are, the more it helps if all threads of a multiprocessor follow the same lines.
    """
    if not is_pooled(game):
        return BLOCK
    return LARGE_CREW if is_big(game.state_type) else WARP
