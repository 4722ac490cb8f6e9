"""Views as rows of numbers, for whoever learns from them: every number of every field has a column."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from cutpurse.engine.game import Game


@cache
def columns(game: Game) -> tuple[str, ...]:
    fields = game.views.View.fields
    places = ((name, index) for name, field in fields.items() for index in product(*map(range, field.shape)))
    return tuple(".".join((name, *map(str, index))) for name, index in places)


def observation(game: Game, view: Mapping[str, Any]) -> npt.NDArray[np.float32]:
    """What a view says, as a row of numbers."""
    row = np.concatenate([np.ravel(view[name]) for name in game.views.View.fields]).astype(np.float32)
    return np.asarray(np.sign(row) * np.log1p(np.abs(row)), np.float32)
