"""Information-set Monte Carlo tree search, for any game; woven like `loops.py`.

Every iteration imagines a table that agrees with what the seat knows, follows the tree, adds one decision
to it, plays on by a rollout policy, and evaluates the leaf. A node of the tree is what the acting seat
knows: tables that look the same to it share a node, however they came about. Chance has no nodes, since what
it brings is drawn anew each time.

What a tree learns at another seat's decision it learns at tables where one's own secrets are true, so that
seat would come to know them. In a game with secrets the others therefore learn at common tables alone, which
are imagined from what everybody knows: there all seats choose by the tree, and come to know one's ways but
not one's cards. At the tables that one imagines from what one knows oneself they do what they have learnt to
do, and where they have learnt nothing they follow the rollout policy, or what was seen to be done instead.
Where a game sets `COMMON` to 0 there are no common tables, and the others learn nothing.

Tables are imagined as a game's `believe` says: what the others have done tells something of what they hold.
"""

from typing import Any

from cutpurse.engine.chance import below, stream
from cutpurse.engine.contract import CHANCE, NOBODY, OVER
from cutpurse.engine.parts.bot_codes import ROLLOUT
from cutpurse.engine.parts.nodes import find, node_key, wipe
from cutpurse.engine.parts.trees import Tree, Workspace

from .game import (
    COMMON,
    MODELLED_ROLLOUT_DEPTH,
    OTHERS_SEARCH,
    ROLLOUT_DEPTH,
    actor,
    apply,
    at_rest,
    believe,
    evaluate_leaf,
    forget,
    imagine,
    legal,
    rollout_policy,
    shares,
    view,
)
from .loops import step_at_random
from .tree_policy import NO_CHOICE, select_or_expand

OWN_TABLES_FIRST = 500  # before the others learn: who has little time knows too little itself
MIN_VISITS_PER_CHOICE = 6  # on the average, after which somebody does what it has learnt
MIN_HABIT_COUNT = 10  # times that a choice of the rollout policy was seen before a habit is made of it
NO_ACTION = -1
ITERATIONS_PER_CHECK = 32  # between two looks at the clock, and at whether the matter is decided


def run_trees(
    tree: Tree, work: Workspace, seat: int, iterations: int, seed: int, first: int, last: int
) -> None:
    """Grow trees `first` to `last` from the view in the workspace, and count what their roots found.

    A tree that is alone stops when the choice is clear; of several, none knows what the others will find.
    """
    alone = last - first == 1
    for number in range(first, last):
        work.rng[0] = stream(seed, number)
        reset_tree(tree)
        left = iterations
        while left > 0 and not (alone and is_decided(tree, left)):
            iterate(tree, work, seat, min(left, ITERATIONS_PER_CHECK), False)
            left -= ITERATIONS_PER_CHECK
        add_root_counts(tree, work)


def begin(tree: Tree, work: Workspace, forgets: int, salt: int) -> None:
    """Make ready for a new decision; `forgets` percent of what is known by heart is gone."""
    reset_tree(tree)
    clear(work)
    if forgets > 0:
        forget(work.root_view[0], forgets, salt)


def clear(work: Workspace) -> None:
    for action in range(len(work.visits)):
        work.visits[action] = 0
        work.value_sum[action] = 0.0


def reset_tree(tree: Tree) -> None:
    tree.size[0] = tree.size[1] = 0
    wipe(tree)


def add_root_counts(tree: Tree, work: Workspace) -> None:
    """Add what was learnt at the root to the workspace's counts."""
    for choice in range(tree.num_choices[0] if tree.size[0] > 0 else 0):
        work.visits[tree.action[choice]] += tree.visits[choice]
        work.value_sum[tree.action[choice]] += tree.value_sum[choice]


def most_visited(visits: Any, value_sum: Any, options: list[int], n: int) -> int:
    """Which of the first `n` options the search came back to most; of equals, the one that won more."""
    best = 0
    for i in range(1, n):
        more = visits[options[i]] - visits[options[best]]
        if more > 0 or (more == 0 and value_sum[options[i]] > value_sum[options[best]]):
            best = i
    return best


def is_decided(tree: Tree, left: int) -> bool:
    """Whether what was visited most stays so, whatever is visited in the iterations that are left."""
    most = second = 0
    for choice in range(tree.num_choices[0] if tree.size[0] > 0 else 0):
        visits = tree.visits[choice]
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
    return most - second > left


def iterate(tree: Tree, work: Workspace, seat: int, iterations: int, explore_root: bool) -> None:
    """Iterate so many times; to `explore_root` is to give every choice there its turn, to know them all."""
    for _ in range(iterations):
        determinise(work, work.root_view[0])
        common = at_common_table(tree, work)
        if common:
            view(work.table[0], NOBODY, work.scratch_view[0])
            determinise(work, work.scratch_view[0])
        depth = simulate(tree, work, seat, explore_root, common)
        evaluate(work)
        backpropagate(tree, work, depth)


def backpropagate(tree: Tree, work: Workspace, depth: int) -> None:
    """Count the chances for every choice on the way, to whoever made it."""
    for i in range(depth):
        tree.visits[work.path[i]] += 1
        tree.value_sum[work.path[i]] += work.chances[work.chooser[i]]


def determinise(work: Workspace, v: Any) -> None:
    """Lay out a table that agrees with a view; where rivals think, as likely as what they did suggests."""
    if work.rivals[0] == ROLLOUT:
        imagine(v, work.table[0], work.rng)
    else:
        believe(v, work.table[0], work.rng, work.worth)


def at_common_table(tree: Tree, work: Workspace) -> bool:
    """Whether the next table is imagined from what everybody knows; the first ones are not."""
    if OTHERS_SEARCH or work.rivals[0] == ROLLOUT:
        return False
    if tree.size[0] == 0 or tree.node_visits[0] < OWN_TABLES_FIRST:
        return False
    return below(work.rng, 100) < COMMON


def simulate(tree: Tree, work: Workspace, seat: int, explore_root: bool, common: bool) -> int:
    """Through the tree and beyond it, as far as one can foresee; how many choices lie on the way."""
    s = work.table[0]
    depth = 0
    in_tree = True
    left = (
        MODELLED_ROLLOUT_DEPTH if MODELLED_ROLLOUT_DEPTH > 0 and work.rivals[0] != ROLLOUT else ROLLOUT_DEPTH
    )
    who = actor(s)
    while who != OVER and left > 0 and not at_rest(s):
        if who == CHANCE:
            step_at_random(s, who, work.rng, work.actions, work.weights)
        else:
            n = legal(s, work.actions)
            action = work.actions[0]
            choice = NO_CHOICE
            chooses = OTHERS_SEARCH or common or who == seat
            if n > 1 and in_tree and chooses:
                nodes = tree.size[0]
                choice = select_or_expand(tree, work, who, n, depth, common, explore_root)
                in_tree = tree.size[0] == nodes and choice != NO_CHOICE
            if choice != NO_CHOICE:
                work.path[depth] = choice
                work.chooser[depth] = who
                depth += 1
                action = tree.action[choice]
            elif n > 1:
                action = modelled_move(tree, work, who, n, in_tree and not chooses)
            apply(s, action)
            if not in_tree:
                left -= 1
        who = actor(s)
    return depth


def modelled_move(tree: Tree, work: Workspace, who: int, n: int, may_have_learnt: bool) -> int:
    """What a seat does without thought: what it has learnt to do, or else what comes to its mind."""
    action = NO_ACTION
    if may_have_learnt and work.rivals[0] != ROLLOUT and COMMON > 0:
        action = sample_learned_policy(tree, work, who)
    if action == NO_ACTION:
        action = rollout_policy(
            work.table[0], who, work.scratch_view[0], work.actions, n, work.rng, work.worth
        )
        if work.rivals[0] != ROLLOUT:
            action = sample_habit(work, work.habits[work.rivals[0] - 1], action, n)
    return action


def sample_learned_policy(tree: Tree, work: Workspace, who: int) -> int:
    """What a seat that knows this has come to do at common tables, as often as it did each; or NO_ACTION."""
    view(work.table[0], who, work.scratch_view[0])
    node = find(tree, node_key(work, who))
    if node < 0 or tree.node_visits[node] < MIN_VISITS_PER_CHOICE * tree.num_choices[node]:
        return NO_ACTION
    choice = tree.first_choice[node]
    left = below(work.rng, tree.node_visits[node])
    while left >= tree.visits[choice]:
        left -= tree.visits[choice]
        choice += 1
    action: int = tree.action[choice]
    return action


def sample_habit(work: Workspace, habits: Any, action: int, n: int) -> int:
    """What thinkers do where the rollout policy says this, as often as it was seen; or just this."""
    times = 0
    for i in range(n):
        times += habits[action][work.actions[i]]
    if times < MIN_HABIT_COUNT:
        return action
    left = below(work.rng, times)
    i = 0
    while left >= habits[action][work.actions[i]]:
        left -= habits[action][work.actions[i]]
        i += 1
    return work.actions[i]


def evaluate(work: Workspace) -> None:
    """What each seat has won, or may win as it looks."""
    s = work.table[0]
    if actor(s) != OVER:
        evaluate_leaf(s, work.chances)
        return
    shares(s, work.parts)
    total = 0
    for seat in range(s.seats):
        total += work.parts[seat]
    for seat in range(s.seats):
        work.chances[seat] = work.parts[seat] / total
