"""Gymnasium's vector environment: many tables in compiled code, at each of which one seat learns."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

import cutpurse as cp
from cutpurse.engine.game import Value
from cutpurse.engine.running.learners import LEFT_ALONE, NEW, Sparring
from cutpurse.envs.gymnasium import ILLEGAL
from cutpurse.envs.tables import Observation, new_seed, rivals, spaces_of
from cutpurse.errors import BadSeats
from cutpurse.lab.lineups import Contest
from cutpurse.needs import needed

vector: Any = needed("gymnasium.vector", "envs")


class Learners(vector.VectorEnv):  # type: ignore[misc]
    """The tables of `Learner`, many at once. A table whose match is over is dealt anew in the next step.

    Bots that think by the clock cannot play here; write `search:NUMBER`.
    """

    metadata = {"autoreset_mode": vector.AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        bots: str = "random",
        seat: int | None = None,
        **options: Value,
    ) -> None:
        """Without a `seat`, learners sit all around: at the first table at seat 0, at the next at seat 1 …"""
        card = cp.game(game)
        contest = Contest(("random", *rivals(card, seats, bots)), options).checked(card)
        if seat is not None and seat not in range(contest.seats):
            raise BadSeats(f"there is no seat {seat!r} at this table of {contest.seats}")
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces_of(card)
        self.observation_space, self.action_space = spaces_of(card, num_envs)
        values, nets = contest.values(card), contest.nets(card)
        self.sparring = Sparring(card, num_envs, contest.minds(), options, seat, values, nets)
        self.done = np.ones(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New matches at all tables."""
        super().reset(seed=seed)
        self.sparring.begin(new_seed(self.np_random))
        self.done[:] = False
        return self._observed(), {}

    def step(self, actions: npt.ArrayLike) -> tuple[Any, ...]:
        """Play everywhere; an illegal action ends its match, and where one was over another begins."""
        chosen, ring = np.asarray(actions, np.int64), self.sparring.ring
        illegal = ~self.done & (np.asarray(ring.masks)[np.arange(self.num_envs), chosen] == 0)
        self.sparring.play(np.where(self.done, NEW, np.where(illegal, LEFT_ALONE, chosen)))
        self.done = np.asarray(ring.over) | illegal
        rewards = np.where(illegal, ILLEGAL, ring.paid)
        return self._observed(), rewards, self.done.copy(), np.zeros(self.num_envs, np.bool_), {}

    def _observed(self) -> Observation:
        ring = self.sparring.ring
        return {"observation": ring.rows.copy(), "action_mask": ring.masks.copy()}
