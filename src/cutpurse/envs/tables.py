"""What all environments share: what a seat observes, what it is paid, and how a table is shown."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import numpy as np
import numpy.typing as npt

import cutpurse as cp
from cutpurse.engine.chance import SEEDS
from cutpurse.engine.game import Game
from cutpurse.engine.match import Match
from cutpurse.engine.running.observations import bounds, observation
from cutpurse.errors import BadSeats
from cutpurse.needs import needed

RENDER_MODES = ["ansi", "human", "rgb_array"]

Observation = dict[str, npt.NDArray[Any]]


def spaces_of(game: Game, tables: int | None = None) -> tuple[Any, Any]:
    """What a seat observes, and what it may do: at one table, or at so many."""
    spaces = needed("gymnasium.spaces", "envs")
    numbers = spaces.Box(*bounds(game), dtype=np.float32)
    mask = spaces.Box(0, 1, (game.num_actions,), np.int8)
    single = spaces.Dict(observation=numbers, action_mask=mask), spaces.Discrete(game.num_actions)
    if tables is None:
        return single
    batch_space = needed("gymnasium.vector.utils", "envs").batch_space
    return batch_space(single[0], tables), batch_space(single[1], tables)


def rivals(game: Game, seats: int | None, bots: str) -> list[str]:
    """The bots that sit after the learner, one after the other, from the first again until all sit."""
    names = [name.strip() for name in bots.split(",")]
    seats = game.checked_seats(seats or max(game.min_seats, len(names) + 1))
    if len(names) >= seats:
        raise BadSeats(f"{len(names)} bots and a learner are too many for {seats} seats")
    return list(islice(cycle(names), seats - 1))


def observed(match: Match, seat: int) -> Observation:
    """What a seat knows, in numbers, and what it may do: nothing while others are to act."""
    mask = np.zeros(match.game.num_actions, np.int8)
    if match.actor == seat:
        mask[match.legal()] = 1
    return {"observation": observation(match.game, match.view(seat)), "action_mask": mask}


def payoffs(match: Match) -> list[float]:
    """What each seat is paid: its share of the win less a fair share; nothing before the end."""
    if match.actor != cp.OVER:
        return [0.0] * match.seats
    return [float(share) - 1 / match.seats for share in match.shares()]


def new_seed(rng: np.random.Generator) -> int:
    """A seed for the next match."""
    return int(rng.integers(SEEDS))
