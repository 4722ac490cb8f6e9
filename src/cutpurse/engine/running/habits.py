"""What thinkers do instead of what the rollout policy says: learnt from games between masters.

Habits are in `habits.json` in the game's folder: for each choice of the rollout policy, how often which
action was chosen instead.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

import numpy as np
import numpy.typing as npt

from cutpurse.engine.loading import Playable

FILE = "habits.json"
Habits = npt.NDArray[np.int32]  # by choice of the rollout policy and action


@cache
def habits_of(game: Playable) -> Habits:
    """The habits that come with a game; none, if it has none."""
    file = files(game.package) / FILE
    written = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    habits = np.zeros((game.num_actions, game.num_actions), np.int32)
    for suggested, actions in written.items():
        for action, times in actions.items():
            habits[int(suggested), int(action)] = times
    return habits


def as_written(habits: Habits) -> str:
    """Habits as they are kept, a line for each choice of the rollout policy."""
    lines = [
        f'"{suggested}": {json.dumps({str(action): int(row[action]) for action in np.flatnonzero(row)})}'
        for suggested, row in enumerate(habits)
        if row.any()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def counted(suggested: npt.NDArray[np.int32], actions: npt.NDArray[np.int32], number: int) -> Habits:
    """Habits from decisions of a game with so many actions."""
    habits = np.zeros((number, number), np.int32)
    np.add.at(habits, (suggested, actions), 1)
    return habits
