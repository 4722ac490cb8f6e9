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
from cutpurse.engine.woven.search import ITERATIONS_PER_CHECK, most_visited

MOST_NODES = 1 << 16  # of one tree; beyond them it learns without growing
MOST_LIGHT_NODES = 1 << 12  # the same for interpreted code, which does not come that far
CHOICES_PER_NODE = 32  # room for them costs nothing until it is used
DEEPEST = 256  # choices on one way through a tree


class Considered(NamedTuple):
    """One choice as a search sees it."""

    action: int
    visits: int
    chance: float | None  # to win, for the seat that thinks; None if it was never visited


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
        first_choice=zeros(nodes, np.int32),
        num_choices=zeros(nodes, np.int32),
        node_visits=zeros(nodes, np.int32),
        favourite=zeros(nodes, np.int32),
        action=zeros(choices, np.int16 if game.num_actions < 1 << 15 else np.int32),
        visits=zeros(choices, np.int32),
        value_sum=zeros(choices, np.float64),
    )


in_arrays: Any = np.zeros  # to compiled code what a list is to interpreted code


def in_lists(shape: Any, kind: Any) -> Any:
    zero = np.zeros((), kind).item()
    return [zero] * shape if isinstance(shape, int) else np.zeros(shape, kind).tolist()


def workspace_for(game: Playable, light: bool = False) -> Workspace:
    """A workspace for one thread."""
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
        value_sum=zeros(game.num_actions, np.float64),
    )


def records(game: Playable, light: bool) -> dict[str, Any]:
    """Views and a table; for compiled code the memory of one view can also be read as numbers."""
    view, state = game.views.View, game.state_type
    if light:
        return {"root_view": [view()], "table": [state()], "scratch_view": [view()], "view_bits": None}
    views = view.dtype()
    bits = np.zeros(-(-views.itemsize // 8), np.uint64)
    return {
        "root_view": np.zeros(1, views),
        "table": np.zeros(1, state.dtype()),
        "scratch_view": bits.view(np.uint8)[: views.itemsize].view(views),
        "view_bits": bits,
    }


class SearchContext(NamedTuple):
    """Where a search takes place: its functions, compiled or not, and what they work on."""

    kernels: Any
    trees: list[Tree]
    workspaces: list[Workspace]
    is_light: bool

    @staticmethod
    def of(game: Playable, iterations: int | None, trees: int, light: bool) -> SearchContext:
        each = iterations and iterations // trees
        kernels = specialised("search", game.package) if light else compile_or_load(game)
        workspaces = [workspace_for(game, light) for _ in range(trees)]
        rooms = [room_for_tree(game, each, light) for _ in workspaces]
        return SearchContext(kernels, rooms, workspaces, light)


class Searcher:
    """Searches for one game, again and again; it keeps its trees' room, and nothing of what it learnt.

    While the game is being compiled in the background it searches with the interpreted functions, which come
    to the same numbers, only not as far. One that goes `by_iterations` never looks at the clock.
    """

    def __init__(
        self,
        game: Playable,
        iterations: int | None,
        explore_root: bool = False,
        by_iterations: bool = False,
        rivals: int = THINKING,
        trees: int = 1,
    ) -> None:
        self.game = game
        self.rivals = rivals  # how the others decide, as `parts/bot_codes.py` says
        self.explore_root = explore_root  # every choice at the root gets its turn, also those that look bad
        self.iterations = iterations
        self.trees = trees  # among which the iterations are shared out
        self.by_iterations = by_iterations and iterations is not None
        self._context: SearchContext | None = None

    def weigh(
        self, view: Layout, seed: int, seconds: float, forgets: int = 0, salt: int = 0
    ) -> list[Considered]:
        """Every choice that the seat has, the best first."""
        task = Task(view, seed, inf if self.by_iterations else seconds, forgets, salt)
        context = self.context()
        if not self._run_trees(context, task):
            context = self.context()  # the compiled search came in the middle of it, and begins anew
            self._run_trees(context, task)
        return ranked_choices(context)

    def context(self) -> SearchContext:
        """Where to search now; compiling may take a while, unless that goes on in the background."""
        light = background.is_pending(self.game)
        if self._context is None or (self._context.is_light and not light):
            self._context = SearchContext.of(self.game, self.iterations, self.trees, light)
        return self._context

    def _run_trees(self, context: SearchContext, task: Task) -> bool:
        """Grow all trees; says whether that was done, or something better has come up."""
        if context.is_light:
            return all(self._run_tree(context, task, number) for number in range(self.trees))
        return all(workers().map(partial(self._run_tree, context, task), range(self.trees)))

    def _run_tree(self, context: SearchContext, task: Task, number: int) -> bool:
        tree, work, kernels = context.trees[number], context.workspaces[number], context.kernels
        if context.is_light:
            work.root_view[0] = task.view.copy()
        else:
            task.view.to_record(work.root_view)
        work.rng[0] = stream(task.seed, number)
        work.rivals[0] = self.rivals
        kernels.begin(tree, work, task.forgets, task.salt)
        for iterations in self._between_checks(context, tree, task.seconds):
            kernels.iterate(tree, work, task.view.seat, iterations, self.explore_root)
            if context.is_light and self.by_iterations and not background.is_pending(self.game):
                return False
        kernels.add_root_counts(tree, work)
        return True

    def _between_checks(self, context: SearchContext, tree: Tree, seconds: float) -> Iterator[int]:
        """Iterations before the next look at the clock, until time or number is used up, or all is clear."""
        until = monotonic() + (seconds / self.trees if context.is_light else seconds)
        at_once = 1 if context.is_light else ITERATIONS_PER_CHECK
        every = (self.iterations or 1 << 62) // self.trees
        may_stop = self.trees == 1 and self.iterations is not None and not self.explore_root
        for done in range(0, every, at_once):
            left = every - done
            if may_stop and done % ITERATIONS_PER_CHECK == 0 and context.kernels.is_decided(tree, left):
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


def ranked_choices(context: SearchContext) -> list[Considered]:
    """What all trees have found at their roots."""
    tree = context.trees[0]
    actions = sorted(map(int, tree.action[: tree.num_choices[0]]))
    visits = {each: sum(int(work.visits[each]) for work in context.workspaces) for each in actions}
    value_sum = {each: sum(float(work.value_sum[each]) for work in context.workspaces) for each in actions}
    best = actions[most_visited(visits, value_sum, actions, len(actions))]
    chances = {each: value_sum[each] / visits[each] if visits[each] else None for each in actions}
    found = [Considered(each, visits[each], chances[each]) for each in actions]
    return sorted(found, key=lambda each: (each.action != best, -each.visits))


@cache
def compile_or_load(game: Playable) -> Any:
    """The search woven with this game, compiled."""
    kernels = specialised("search", game.package, CPU)
    tree, work = room_for_tree(game, 1), workspace_for(game)
    game.views.view(game.table(game.min_seats, {}), 0, view := game.views.View())
    view.to_record(work.root_view)
    with notice(game, SEARCH):
        kernels.iterate(tree, work, 0, 0, False)
        kernels.begin(tree, work, 0, 0)
        kernels.is_decided(tree, 0)
        kernels.add_root_counts(tree, work)
    return kernels
