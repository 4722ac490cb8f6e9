"""The first lessons: to do as a bot does, and to expect what it was paid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from cutpurse.engine.game import Game, Value
from cutpurse.engine.running import weaving
from cutpurse.engine.running.arena import Arena, Played
from cutpurse.engine.woven.contests import Log
from cutpurse.envs.train.policy import Policy
from cutpurse.lab.lineups import Contest
from cutpurse.needs import needed

torch: Any = needed("torch", "train")

LINES = 8192  # decisions that are watched at once
PIECE = 512  # decisions that are learnt from in one step
RATE = 1e-3
CARE = 0.5  # for what is expected to be paid


class Imitation:
    """Watches a bot play all seats, and learns to answer as it does."""

    def __init__(
        self, policy: Policy, teacher: str, seats: int, options: Mapping[str, Value], seed: int, device: str
    ) -> None:
        self.policy, self.game, self.seats, self.device = policy.to(device), policy.game, seats, device
        contest = Contest((teacher,) * seats, dict(options)).checked(self.game)
        values, nets = contest.values(self.game), contest.nets(self.game)
        self.arena = Arena(self.game, contest.minds(), options, seed, values, nets)
        self.optimiser = torch.optim.Adam(policy.parameters(), lr=RATE)
        self.first, self.games = 0, seats  # the next to watch, and how many at once
        self.decisions = 0

    def lesson(self, left: float) -> None:
        """Watch some games and learn from them; `left` is the part of all lessons that is still to come."""
        for group in self.optimiser.param_groups:
            group["lr"] = RATE * max(left, 0.05)
        seen = self._watch()
        order = torch.randperm(len(seen[0]), device=self.device)
        for piece in order.split(PIECE):
            self._learn(*(part[piece] for part in seen))

    def _watch(self) -> list[Any]:
        """What the teacher saw, might do, did, and was paid in the end, wherever it had a choice."""
        played = self.arena.play(self.first, self.games, LINES)
        log = played.log
        assert log is not None
        size = min(int(log.size[0]), LINES)
        self.first += self.games
        self.games = max(self.seats, self.games * LINES // max(int(log.size[0]), 1))
        free = np.flatnonzero(log.legal[:size].sum(axis=1) > 1)
        self.decisions += len(free)
        parts = (
            rows_of(self.game, log, free),
            log.legal[free],
            np.asarray(log.action)[free].astype(np.int64),
        )
        return [
            torch.from_numpy(part).to(self.device) for part in (*parts, paid(played, log, free, self.seats))
        ]

    def _learn(self, rows: Any, masks: Any, actions: Any, paid: Any) -> None:
        chances, worth = self.policy(rows, masks)
        unlike = -chances.gather(1, actions[:, None]).mean()
        self.optimiser.zero_grad(set_to_none=True)
        (unlike + CARE * ((worth - paid) ** 2).mean()).backward()
        self.optimiser.step()


def rows_of(game: Game, log: Log, which: Any) -> Any:
    """The columns of some of the views in a log."""
    rows = np.zeros((len(which), len(game.columns)), np.float32)
    weaving.woven("sparring", game.package, compiled=True).read_views(log.seen[which], rows)
    return rows


def paid(played: Played, log: Log, which: Any, seats: int) -> Any:
    """What those who decided had in the end: their share less a fair share."""
    game = np.asarray(log.game)[which] - played.results["number"][0]
    share = played.results["share"][game, np.asarray(log.seat)[which]]
    return (share - 1 / seats).astype(np.float32)
