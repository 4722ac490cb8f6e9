"""What a GPU runs: kernels made for one game, with its rules in them.

Threads of a warp wait for each other where they do different things. Of games to the end a thread plays one
after the other, at a small table in memory of its own; of larger tables a crew of threads has many, and plays
those together that wait for the same. In batches a thread plays one table. A game with a `wide.py` has a warp
of threads for each table.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from cutpurse.engine.gpu import heaps, random_bots, stepping, whole_games
from cutpurse.engine.gpu.kit import kit_of
from cutpurse.engine.gpu.sizes import is_pooled, is_wide
from cutpurse.engine.loading import Playable


@cache
def kernels(game: Playable) -> SimpleNamespace:
    """The kernels of one game; each is compiled when it is first launched."""
    kit = kit_of(game)
    if is_wide(game):
        play_many, play_contests = whole_games.at_wide_tables(kit), random_bots.at_wide_tables(kit)
        batches = stepping.of_wide_tables(kit)
    else:
        play_many = heaps.from_heaps(kit) if is_pooled(game) else whole_games.at_small_tables(kit)
        play_contests, batches = random_bots.at_own_tables(kit), stepping.of_own_tables(kit)
    open_tables, step_tables, observe_tables = batches
    return SimpleNamespace(
        play_many=play_many,
        play_contests=play_contests,
        open_tables=open_tables,
        step_tables=step_tables,
        observe_tables=observe_tables,
        find_illegal=stepping.finder_of_illegal(kit),
    )
