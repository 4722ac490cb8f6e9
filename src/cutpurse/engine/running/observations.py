"""Views as tensors: one row of numbers for each, with a name for every column.

`columns(game)` has the names; `observation(game, view)` is the row of one view, as `Match.view` gives it.
`Batch.observations` fills the rows of many tables in compiled code.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from cutpurse.engine.compiling.encoders import encoder, plan_of
from cutpurse.engine.game import Game


def columns(game: Game) -> tuple[str, ...]:
    """The names of the columns, such as `purse.0` for the purse of the seat that looks."""
    return plan_of(game.package).names


def observation(game: Game, view: Mapping[str, Any]) -> npt.NDArray[np.float32]:
    """What a view says, as a row of numbers."""
    out = [0.0] * len(columns(game))
    encoder(game.package).encode(game.views.View.from_dict(view), out)
    return np.array(out, np.float32)
