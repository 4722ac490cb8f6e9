"""Search at a real table: the room it needs, its budget, and a core for each of its trees."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from math import inf
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from cutpurse.engine.chance import stream
from cutpurse.engine.compiling.cache_folders import SEARCH
from cutpurse.engine.compiling.progress import notice
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.compiling.twin import CPU
from cutpurse.engine.layout import Layout
from cutpurse.engine.loading import Playable
from cutpurse.engine.parts.bot_codes import COPIED, THINKING
from cutpurse.engine.parts.trees import Tree, Workspace
from cutpurse.engine.running import background
from cutpurse.engine.running.habits import habits_of
from cutpurse.engine.running.threads import workers
from cutpurse.engine.woven.search import SPELL, most_visited

MOST_NODES = 1 << 16  # of one tree; beyond them it learns without growing
MOST_LIGHT_NODES = 1 << 12  # the same for interpreted code, which does not come that far
CHOICES_PER_NODE = 32  # room for them costs nothing until it is used
DEEPEST = 256  # choices on one way through a tree


class Considered(NamedTuple):
    """One choice as a search sees it."""

    action: int
    visits: int
    chance: float | None  # to win, for the seat that thinks; None if it was never tried


def room_for_tree(game: Playable, iterations: int | None, light: bool = False) -> Tree:
    """A tree that holds as many nodes as there are iterations, within reason."""
    zeros = in_lists if light else in_arrays
    most = MOST_LIGHT_NODES if light else MOST_NODES
    nodes = most if iterations is None else min(MOST_NODES, iterations + 1)
    choices = max(game.num_actions, CHOICES_PER_NODE * nodes)
    return Tree(
        size=zeros(2, np.int64),
        slots={} if light else zeros(1 << (2 * nodes - 1).bit_length(), np.int32),
        key=None if light else zeros(nodes, np.uint64),
        first=zeros(nodes, np.int32),
        width=zeros(nodes, np.int32),
        tried=zeros(nodes, np.int32),
        favourite=zeros(nodes, np.int32),
        action=zeros(choices, np.int16 if game.num_actions < 1 << 15 else np.int32),
        visits=zeros(choices, np.int32),
        won=zeros(choices, np.float64),
    )


in_arrays: Any = np.zeros  # to compiled code what a list is to interpreted code


def in_lists(shape: Any, kind: Any) -> Any:
    zero = np.zeros((), kind).item()
    return [zero] * shape if isinstance(shape, int) else np.zeros(shape, kind).tolist()


def workspace_for(game: Playable, light: bool = False) -> Workspace:
    """A work for one thread."""
    zeros = in_lists if light else in_arrays
    own = specialised("game", game.package)
    known = np.zeros((COPIED, game.num_actions, game.num_actions), np.int32)
    known[THINKING - 1] = habits_of(game)
    return Workspace(
        **records(game, light),
        actions=zeros(game.num_actions, np.int32),
        weights=zeros(game.num_outcomes, np.int32),
        worth=zeros(max(game.num_actions, own.ROOM), np.float64),
        scratch=zeros(own.SCRATCH, np.float64),
        parts=zeros(game.max_seats, np.int64),
        chances=zeros(game.max_seats, np.float64),
        path=zeros(DEEPEST, np.int32),
        chooser=zeros(DEEPEST, np.int32),
        rng=zeros(1, np.int64),
        rivals=zeros(1, np.int64),
        habits=known.tolist() if light else known,
        visits=zeros(game.num_actions, np.int64),
        won=zeros(game.num_actions, np.float64),
    )


def records(game: Playable, light: bool) -> dict[str, Any]:
    """Views and a table; for compiled code the memory of one view can also be read as numbers."""
    view, state = game.views.View, game.state_type
    if light:
        return {"mine": [view()], "table": [state()], "seen": [view()], "words": None}
    views = view.dtype()
    words = np.zeros(-(-views.itemsize // 8), np.uint64)
    seen = words.view(np.uint8)[: views.itemsize].view(views)
    return {"mine": np.zeros(1, views), "table": np.zeros(1, state.dtype()), "seen": seen, "words": words}


class Workshop(NamedTuple):
    """Where a search takes place: its functions, compiled or not, and what they work on."""

    kernels: Any
    trees: list[Tree]
    workspaces: list[Workspace]
    is_light: bool

    @staticmethod
    def of(game: Playable, iterations: int | None, trees: int, light: bool) -> Workshop:
        each = iterations and iterations // trees
        kernels = specialised("search", game.package) if light else ready(game)
        workspaces = [workspace_for(game, light) for _ in range(trees)]
        return Workshop(kernels, [room_for_tree(game, each, light) for _ in workspaces], workspaces, light)


class Thinker:
    """Searches for one game, again and again; it keeps its trees' room, and nothing of what it learnt.

    While the game is being compiled in the background it searches with the interpreted functions, which come
    to the same numbers, only not as far. A `steady` search counts iterations and never looks at the clock.
    """

    def __init__(
        self,
        game: Playable,
        iterations: int | None,
        fair: bool = False,
        steady: bool = False,
        rivals: int = THINKING,
        trees: int = 1,
    ) -> None:
        self.game = game
        self.rivals = rivals  # how the others decide, as `ways.py` says
        self.fair = fair  # every choice gets its turn, also those that look bad
        self.iterations = iterations
        self.trees = trees  # among which the iterations are shared out
        self.steady = steady and iterations is not None
        self._workshop: Workshop | None = None

    def weigh(
        self, view: Layout, seed: int, seconds: float, forgets: int = 0, salt: int = 0
    ) -> list[Considered]:
        """Every choice that the seat has, the best first."""
        task = Task(view, seed, inf if self.steady else seconds, forgets, salt)
        workshop = self.workshop()
        if not self._think(workshop, task):  # the compiled search came in the middle of it, and begins anew
            workshop = self.workshop()
            self._think(workshop, task)
        return considered(workshop)

    def workshop(self) -> Workshop:
        """Where to search now; compiling may take a while, unless that goes on in the background."""
        light = background.is_pending(self.game)
        if self._workshop is None or (self._workshop.is_light and not light):
            self._workshop = Workshop.of(self.game, self.iterations, self.trees, light)
        return self._workshop

    def _think(self, workshop: Workshop, task: Task) -> bool:
        """Grow all trees; says whether that was done, or something better has come up."""
        if workshop.is_light:
            return all(self._grow(workshop, task, number) for number in range(self.trees))
        return all(workers().map(partial(self._grow, workshop, task), range(self.trees)))

    def _grow(self, workshop: Workshop, task: Task, number: int) -> bool:
        tree, work, kernels = workshop.trees[number], workshop.workspaces[number], workshop.kernels
        if workshop.is_light:
            work.mine[0] = task.view.copy()
        else:
            task.view.to_record(work.mine)
        work.rng[0] = stream(task.seed, number)
        work.rivals[0] = self.rivals
        kernels.begin(tree, work, task.forgets, task.salt)
        for iterations in self._spells(workshop, tree, task.seconds):
            kernels.think(tree, work, task.view.seat, iterations, self.fair)
            if workshop.is_light and self.steady and not background.is_pending(self.game):
                return False
        kernels.harvest(tree, work)
        return True

    def _spells(self, workshop: Workshop, tree: Tree, seconds: float) -> Iterator[int]:
        """Iterations before the next look at the clock, until time or number is used up, or all is clear."""
        until = monotonic() + (seconds / self.trees if workshop.is_light else seconds)
        at_once = 1 if workshop.is_light else SPELL
        every = (self.iterations or 1 << 62) // self.trees
        may_stop = self.trees == 1 and self.iterations is not None and not self.fair
        for done in range(0, every, at_once):
            left = every - done
            if may_stop and done % SPELL == 0 and workshop.kernels.is_decided(tree, left):
                return
            yield min(left, at_once)
            if monotonic() >= until:
                return


class Task(NamedTuple):
    """What a search is asked."""

    view: Any  # of the seat that thinks
    seed: int
    seconds: float
    forgets: int  # percent of what is known by heart
    salt: int


def considered(workshop: Workshop) -> list[Considered]:
    """What all trees have found at their roots."""
    tree = workshop.trees[0]
    actions = sorted(map(int, tree.action[: tree.width[0]]))
    visits = {each: sum(int(work.visits[each]) for work in workshop.workspaces) for each in actions}
    won = {each: sum(float(work.won[each]) for work in workshop.workspaces) for each in actions}
    best = actions[most_visited(visits, won, actions, len(actions))]
    chances = {each: won[each] / visits[each] if visits[each] else None for each in actions}
    found = [Considered(each, visits[each], chances[each]) for each in actions]
    return sorted(found, key=lambda each: (each.action != best, -each.visits))


@cache
def ready(game: Playable) -> Any:
    """The search woven with this game, compiled."""
    kernels = specialised("search", game.package, CPU)
    tree, work = room_for_tree(game, 1), workspace_for(game)
    game.views.view(game.table(game.min_seats, {}), 0, view := game.views.View())
    view.to_record(work.mine)
    with notice(game, SEARCH):
        kernels.think(tree, work, 0, 0, False)
        kernels.begin(tree, work, 0, 0)
        kernels.is_decided(tree, 0)
        kernels.harvest(tree, work)
    return kernels
