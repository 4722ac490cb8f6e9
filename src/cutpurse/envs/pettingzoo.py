"""PettingZoo: every seat is an agent, and they act one after the other.

env = cutpurse.envs.pettingzoo.env("kings-gold", seats=3)
"""

from __future__ import annotations

from typing import Any

import cutpurse as cp
from cutpurse.engine.game import Value
from cutpurse.envs.showing import shown
from cutpurse.envs.tables import RENDER_MODES, Observation, new_seed, observed, payoffs, spaces_of
from cutpurse.needs import needed

ILLEGAL = -1.0  # what an illegal action costs; the match is over then

AECEnv: Any = needed("pettingzoo", "envs").AECEnv
seeding = needed("gymnasium.utils.seeding", "envs")


def env(game: str, seats: int | None = None, render_mode: str | None = None, **options: Value) -> Any:
    """A table of a game, with the fewest seats if no number is given; an illegal action ends the match."""
    wrappers = needed("pettingzoo.utils.wrappers", "envs")
    made = wrappers.TerminateIllegalWrapper(raw_env(game, seats, render_mode, **options), ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def raw_env(game: str, seats: int | None = None, render_mode: str | None = None, **options: Value) -> Seats:
    """The same without the wrappers: an illegal action is refused with an error."""
    return Seats(game, seats, render_mode, options)


class Seats(AECEnv):  # type: ignore[misc]
    """A match of which every seat is an agent."""

    def __init__(
        self, game: str, seats: int | None, render_mode: str | None, options: dict[str, Value]
    ) -> None:
        super().__init__()
        self.game = cp.game(game)
        self.seats = self.game.checked_seats(seats or self.game.min_seats)
        self.options: dict[str, Any] = options
        self.render_mode = render_mode
        self.metadata = {"name": game, "render_modes": RENDER_MODES, "render_fps": 2}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.spaces = {agent: spaces_of(self.game) for agent in self.possible_agents}
        self.rng, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        return self.spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed, the next in the row that the last seed began."""
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)
        self.match = self.game.new(self.seats, seed=new_seed(self.rng), **self.options)
        self.agents = self.possible_agents[:]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.possible_agents[self.match.actor]

    def step(self, action: Any) -> None:
        """Play for the agent that is selected; one whose match is over is given None."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.match.play(action)
        self.rewards = dict(zip(self.possible_agents, payoffs(self.match), strict=True))
        self._pass_on()
        self._accumulate_rewards()

    def _pass_on(self) -> None:
        """The next agent decides, or all have come to the end."""
        if self.match.actor == cp.OVER:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.match.actor]

    def observe(self, agent: str) -> Observation:
        return observed(self.match, self.numbers[agent])

    def render(self) -> Any:
        """The table as the seat that is to act sees it; as all see it when the match is over."""
        if self.render_mode is None:
            return None
        seat = self.match.actor if self.match.actor >= 0 else None
        return shown(self.match, seat, self.render_mode)
