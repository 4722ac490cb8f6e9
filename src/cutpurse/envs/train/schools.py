"""Where one learns: against oneself, or against bots. Many tables, and at each a learner who is asked.

At every table there are one or more learners, by number. `asked` says which of them decides, `rows` and
`masks` what it sees and may do; `play` takes an action for each table, and says where a match is over and
what each of its learners is paid. Where one is over, the next has begun.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from cutpurse.engine.contract import OVER
from cutpurse.engine.game import Game, Value
from cutpurse.engine.running.sparring import LEFT_ALONE, NEW, Sparring
from cutpurse.lab.lineups import Contest

Outcome = tuple[npt.NDArray[np.bool_], npt.NDArray[np.float64]]


class School(Protocol):
    tables: int
    learners: int  # at each table
    asked: npt.NDArray[np.int64]
    rows: npt.NDArray[np.float32]
    masks: npt.NDArray[np.bool_]

    def play(self, actions: npt.NDArray[np.int64]) -> Outcome:
        """Where a match is over, and what each learner is paid there: its share less a fair share."""
        ...


class AgainstOneself:
    """All seats are played by who learns."""

    def __init__(self, game: Game, tables: int, seats: int, options: Mapping[str, Value], seed: int) -> None:
        settled: dict[str, Any] = dict(options)
        self.batch = game.compiled().batch(tables, seats, seed, **settled)
        self.tables, self.learners = tables, seats
        self._look()

    def play(self, actions: npt.NDArray[np.int64]) -> Outcome:
        self.batch.step(actions)
        over = self.batch.actor == OVER
        paid = np.where(over[:, None], self.batch.shares() - 1 / self.learners, 0.0)
        if over.any():
            self.batch.reset(over)
        self._look()
        return over, paid

    def _look(self) -> None:
        self.asked, self.rows, self.masks = self.batch.actor, self.batch.observations(), self.batch.legal


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
        self.tables, self.asked = tables, np.zeros(tables, np.int64)
        self._look()

    def play(self, actions: npt.NDArray[np.int64]) -> Outcome:
        self.sparring.play(actions)
        ring = self.sparring.ring
        over, paid = np.array(ring.over), np.array(ring.paid)
        if over.any():
            self.sparring.play(np.where(over, NEW, LEFT_ALONE))
        self._look()
        return over, paid[:, None]

    def _look(self) -> None:
        self.rows, self.masks = self.sparring.ring.rows.copy(), self.sparring.ring.masks.astype(np.bool_)
