"""Where one learns: against oneself, or against bots. Many tables, and at each a learner who is asked.

At every table there are one or more learners, by number. `asked` says which of them decides, `rows` and
`masks` what it sees and may do; `play` takes an action for each table, and says where a match is over and
what each of its learners is paid. Where one is over, the next has begun. All are tensors; against oneself
they stay on a GPU if the tables are there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np

from cutpurse.engine.game import Game, Value
from cutpurse.engine.running.learners import LEFT_ALONE, NEW, Sparring
from cutpurse.lab.lineups import Contest
from cutpurse.needs import needed

torch: Any = needed("torch", "train")

Outcome = tuple[Any, Any]


class School(Protocol):
    tables: int
    learners: int  # at each table
    asked: Any
    rows: Any
    masks: Any

    def play(self, actions: Any) -> Outcome:
        """Where a match is over, and what each learner is paid there: its share less a fair share."""
        ...


def tensor(array: Any) -> Any:
    """An array as a tensor, where it is; those of a GPU are written anew by each step, so they are copied."""
    return torch.from_numpy(array) if isinstance(array, np.ndarray) else torch.from_dlpack(array).clone()


class AgainstOneself:
    """All seats are played by who learns."""

    def __init__(
        self,
        game: Game,
        tables: int,
        seats: int,
        options: Mapping[str, Value],
        seed: int,
        device: str = "cpu",
    ) -> None:
        settled: dict[str, Any] = dict(options)
        self.batch: Any = game.compiled().batch(
            tables, seats, seed, device=device, auto_reset=True, **settled
        )
        self.tables, self.learners = tables, seats
        self._look()

    def play(self, actions: Any) -> Outcome:
        if actions.is_cuda:
            self.batch.step(actions, check=False)  # nobody waits for the GPU
        else:
            self.batch.step(actions.numpy())
        over = tensor(self.batch.done)
        paid = (tensor(self.batch.rewards) - 1 / self.learners) * over[:, None]
        self._look()
        return over, paid

    def _look(self) -> None:
        self.asked = tensor(self.batch.actor).long()
        self.rows, self.masks = tensor(self.batch.observations()), tensor(self.batch.legal)


class AgainstBots:
    """One seat is played by who learns, and bots have the others."""

    learners = 1

    def __init__(
        self, game: Game, tables: int, bots: list[str], options: Mapping[str, Value], seed: int
    ) -> None:
        contest = Contest(("random", *bots), dict(options)).checked(game)
        values, nets = contest.values(game), contest.nets(game)
        self.sparring = Sparring(game, tables, contest.minds(), options, None, values, nets)
        self.sparring.begin(seed)
        self.tables, self.asked = tables, torch.zeros(tables, dtype=torch.int64)
        self._look()

    def play(self, actions: Any) -> Outcome:
        self.sparring.play(actions.cpu().numpy())
        ring = self.sparring.ring
        over, paid = np.array(ring.over), np.array(ring.paid, np.float32)
        if over.any():
            self.sparring.play(np.where(over, NEW, LEFT_ALONE))
        self._look()
        return tensor(over), tensor(paid[:, None])

    def _look(self) -> None:
        ring = self.sparring.ring
        self.rows, self.masks = tensor(np.array(ring.rows)), tensor(ring.masks.astype(np.bool_))
