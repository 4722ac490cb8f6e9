"""Views as tensors: one row of numbers for each, whose columns `Playable.columns` names.

`Batch.observations` fills the rows of many tables in compiled code.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from cutpurse.engine.compiling.encoders import encoder
from cutpurse.engine.encoding import plan_of
from cutpurse.engine.loading import Playable


def bounds(game: Playable) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """What no number of a column is below, and none above."""
    least, most = np.array(plan_of(game.package).bounds, np.float32).T
    return least, most


def observation(game: Playable, view: Mapping[str, Any]) -> npt.NDArray[np.float32]:
    """What a view says, as `Match.view` gives it, as a row of numbers."""
    out = [0.0] * len(game.columns)
    encoder(game.package).encode(game.views.View.from_dict(view), out)
    return np.array(out, np.float32)
