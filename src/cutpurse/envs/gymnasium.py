"""Gymnasium: one seat learns, bots sit at the others.

import cutpurse.envs.gymnasium
env = gymnasium.make("cutpurse/KingsGold-v1", seats=3, bots="greedy,random")
envs = gymnasium.make_vec("cutpurse/KingsGold-v1", num_envs=4096, bots="greedy")
"""

from __future__ import annotations

from typing import Any

import cutpurse as cp
from cutpurse.bots import SECONDS, Bot
from cutpurse.engine.game import Value
from cutpurse.envs.showing import shown
from cutpurse.envs.tables import RENDER_MODES, Observation, new_seed, observed, payoffs, rivals, spaces_of
from cutpurse.errors import BadOption, BadSeats
from cutpurse.needs import needed

ILLEGAL = -1.0  # what an illegal action costs; the match is over then

gymnasium: Any = needed("gymnasium", "envs")

Stepped = tuple[Observation, float, bool, bool, dict[str, Any]]


def register() -> None:
    """Make every game known to Gymnasium, once."""
    for id in cp.games():
        if name_of(id) not in gymnasium.registry:
            gymnasium.register(
                name_of(id),
                "cutpurse.envs.gymnasium:Learner",
                vector_entry_point="cutpurse.envs.vector:Learners",
                kwargs={"game": id},
            )


def name_of(id: str) -> str:
    """What Gymnasium calls a game: `cutpurse/KingsGold-v1`."""
    words = "".join(word.capitalize() for word in id.split("-"))
    return f"cutpurse/{words}-v{cp.game(id).rules_version}"


class Learner(gymnasium.Env):  # type: ignore[misc]
    """A match in which one seat is yours; what the bots do happens between your decisions."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        bots: str = "random",
        seat: int | None = None,
        seconds: float = SECONDS,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        """Without a `seat`, it is drawn anew for every match."""
        self.game = cp.game(game)
        self.rivals = rivals(self.game, seats, bots)
        self.seats = len(self.rivals) + 1
        if seat is not None and seat not in range(self.seats):
            raise BadSeats(f"there is no seat {seat!r} at this table of {self.seats}")
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.always, self.seconds, self.render_mode = seat, seconds, render_mode
        self.options: dict[str, Any] = options
        self.observation_space, self.action_space = spaces_of(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, at the learner's first decision; one that ends before it is dealt again."""
        super().reset(seed=seed)
        self._deal()
        while self.match.actor == cp.OVER:
            self._deal()
        return observed(self.match, self.seat), self._info()

    def step(self, action: Any) -> Stepped:
        """Play, and let the bots play; an illegal action ends the match."""
        if action not in self.match.legal() or self.match.actor != self.seat:
            return observed(self.match, self.seat), ILLEGAL, True, False, self._info() | {"illegal": True}
        self.match.play(action)
        self._bots_play()
        over = self.match.actor == cp.OVER
        return observed(self.match, self.seat), payoffs(self.match)[self.seat], over, False, self._info()

    def render(self) -> Any:
        """The table as the learner sees it."""
        return None if self.render_mode is None else shown(self.match, self.seat, self.render_mode)

    def _deal(self) -> None:
        rng = self.np_random
        self.seat = int(rng.integers(self.seats)) if self.always is None else self.always
        made = [cp.bot(name, self.game, self.seconds, new_seed(rng)) for name in self.rivals]
        after = [None, *made]
        self.bots: list[Bot | None] = [after[i - self.seat] for i in range(self.seats)]
        self.match = self.game.new(self.seats, seed=new_seed(rng), **self.options)
        self._bots_play()

    def _bots_play(self) -> None:
        """Until the learner is asked, or all is over."""
        while self.match.actor != cp.OVER and (bot := self.bots[self.match.actor]):
            self.match.play(bot.choose(self.match.view(self.match.actor), self.match.legal()))

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}


register()
