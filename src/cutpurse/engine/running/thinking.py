"""Search at a real table: the room it needs, its budget, and both cores."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from cutpurse.engine.chance import stream
from cutpurse.engine.game import Game
from cutpurse.engine.layout import Layout
from cutpurse.engine.running import weaving
from cutpurse.engine.running.threads import workers
from cutpurse.engine.running.waiting import notice
from cutpurse.engine.woven.search import Desk, Tree, most_visited
from cutpurse.engine.woven.ways import TREES

MOST_NODES = 1 << 16  # of one tree, when time is the only limit; beyond them it learns without growing
CHOICES_PER_NODE = 32  # room for them costs nothing until it is used
DEEPEST = 256  # choices on one way through a tree
AT_ONCE = 32  # iterations between two looks at the clock


class Considered(NamedTuple):
    """One choice as a search sees it."""

    action: int
    visits: int
    chance: float | None  # to win, for the seat that thinks; None if it was never tried


def room_for_tree(game: Game, iterations: int | None) -> Tree:
    """A tree that holds as many nodes as there are iterations, within reason."""
    nodes = min(MOST_NODES, MOST_NODES if iterations is None else iterations + 1)
    slots = 1 << (2 * nodes - 1).bit_length()
    choices = max(game.num_actions, CHOICES_PER_NODE * nodes)
    return Tree(
        size=zeros(2, np.int64),
        slots=zeros(slots, np.int32),
        key=zeros(nodes, np.uint64),
        first=zeros(nodes, np.int32),
        width=zeros(nodes, np.int32),
        tried=zeros(nodes, np.int32),
        action=zeros(choices, np.int32),
        trust=zeros(choices, np.float64),
        visits=zeros(choices, np.int32),
        won=zeros(choices, np.float64),
    )


def zeros(shape: Any, kind: Any) -> Any:
    """An array, which to compiled code is what a list is to interpreted code."""
    return np.zeros(shape, kind)


def desk_for(game: Game) -> Desk:
    """A desk for one thread."""
    woven = partial(weaving.woven, package=game.package, compiled=False)
    views = game.views.View.dtype()
    words = zeros(-(-views.itemsize // 8), np.uint64)
    seen = words.view(np.uint8)[: views.itemsize].view(views)
    return Desk(
        mine=zeros(1, views),
        table=zeros(1, game.state_type.dtype()),
        seen=seen,
        words=words,
        actions=zeros(game.num_actions, np.int32),
        weights=zeros(game.num_outcomes, np.int32),
        worth=zeros(max(game.num_actions, woven("judgement").ROOM), np.float64),
        scratch=zeros(woven("contests").SCRATCH, np.float64),
        parts=zeros(game.max_seats, np.int64),
        chances=zeros(game.max_seats, np.float64),
        path=zeros(DEEPEST, np.int32),
        chooser=zeros(DEEPEST, np.int32),
        rng=zeros(1, np.int64),
        visits=zeros(game.num_actions, np.int64),
        won=zeros(game.num_actions, np.float64),
    )


class Thinker:
    """Searches for one game, again and again; it keeps its trees' room, and nothing of what it learnt."""

    def __init__(self, game: Game, iterations: int | None, fair: bool = False) -> None:
        self.game = game
        self.fair = fair  # every choice gets its turn, also those that look bad
        self.iterations = iterations
        self.trees = [room_for_tree(game, iterations and iterations // TREES) for _ in range(TREES)]
        self.desks = [desk_for(game) for _ in range(TREES)]

    def weigh(
        self, view: Layout, seed: int, seconds: float, forgets: int = 0, salt: int = 0
    ) -> list[Considered]:
        """Every choice that the seat has, the most visited first."""
        kernels = self.kernels()
        until = monotonic() + seconds
        seat: int = view.seat  # type: ignore[attr-defined]

        def grow(number: int) -> None:
            tree, desk = self.trees[number], self.desks[number]
            view.to_record(desk.mine)
            desk.rng[0] = stream(seed, number)
            kernels.begin(tree, desk, forgets, salt)
            for iterations in self._spells(until):
                kernels.think(tree, desk, seat, iterations, self.fair)
            kernels.harvest(tree, desk)

        list(workers().map(grow, range(TREES)))
        visits = np.sum([desk.visits for desk in self.desks], axis=0)
        won = np.sum([desk.won for desk in self.desks], axis=0)
        actions = sorted(map(int, self.trees[0].action[: self.trees[0].width[0]]))
        best = actions[most_visited(visits, won, actions, len(actions))]
        found = [Considered(each, int(visits[each]), mean(won[each], visits[each])) for each in actions]
        return sorted(found, key=lambda each: (each.action != best, -each.visits))

    def kernels(self) -> Any:
        """The compiled search; the first call may take a while."""
        return ready(self.game)

    def _spells(self, until: float) -> Iterator[int]:
        """Iterations to do before the next look at the clock, until time or number is used up."""
        left = (self.iterations or 1 << 62) // TREES
        yield min(left, AT_ONCE)
        left -= AT_ONCE
        while left > 0 and monotonic() < until:
            yield min(left, AT_ONCE)
            left -= AT_ONCE


def mean(won: float, visits: int) -> float | None:
    return float(won / visits) if visits else None


@cache
def ready(game: Game) -> Any:
    """The search woven with this game, compiled."""
    kernels = weaving.woven("search", game.package, compiled=True)
    tree, desk = room_for_tree(game, 1), desk_for(game)
    game.views.view(game.table(game.min_seats, {}), 0, view := game.views.View())
    view.to_record(desk.mine)
    with notice(game, "search"):
        kernels.think(tree, desk, 0, 0, False)
        kernels.begin(tree, desk, 0, 0)
        kernels.harvest(tree, desk)
    return kernels
