"""What the kernels of a game are made with.

A kernel takes its rules and its sizes as plain names from the function that makes it: Numba reads those as
constants.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from numba import int8, int16

from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.gpu.sizes import crew_of, words_in, words_of
from cutpurse.engine.gpu.tables import reader
from cutpurse.engine.gpu.twin import GPU
from cutpurse.engine.loading import Playable


class Kit(NamedTuple):
    """A game's functions for the device, and its sizes."""

    loops: Any
    contests: Any
    observation: Any
    as_table: Any
    as_view: Any
    words: int  # of a table
    view_words: int
    num_actions: int
    num_outcomes: int
    seats_at_most: int
    small: Any  # a type that every action fits into
    crew: int


def kit_of(game: Playable) -> Kit:
    state, view = game.state_type.dtype(), game.views.View.dtype()
    return Kit(
        loops=specialised("loops", game.package, GPU),
        contests=specialised("contests", game.package, GPU),
        observation=specialised("observation", game.package, GPU),
        as_table=reader(state),
        as_view=reader(view),
        words=words_of(game),
        view_words=words_in(view),
        num_actions=game.num_actions,
        num_outcomes=max(1, game.num_outcomes),
        seats_at_most=game.max_seats,
        small=int8 if game.num_actions < 1 << 7 else int16,
        crew=crew_of(game),
    )
