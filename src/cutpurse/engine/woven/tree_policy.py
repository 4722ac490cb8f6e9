"""The tree policy: what a search selects in its tree, and how that is expanded, for any game; woven like
`loops.py`.
"""

from math import sqrt
from typing import Any

from cutpurse.engine.parts.bot_codes import ROLLOUT
from cutpurse.engine.parts.nodes import ROOT, find, node_key, remember
from cutpurse.engine.parts.trees import Tree, Workspace

from .game import EXPLORATION, PRIOR_WEIGHT, rollout_policy, view
from .judgement import favourite

# Where rivals follow the rollout policy; where they think, a game says EXPLORATION and PRIOR_WEIGHT.
PLAIN_EXPLORATION = 0.35  # how much a choice is visited for being seldom visited
PLAIN_PRIOR_WEIGHT = 0.2  # of a node's prior goes to the favourite; the rest is spread evenly

NO_CHOICE = -1  # the tree has no say here


def select_or_expand(
    tree: Tree, work: Workspace, who: int, n: int, depth: int, common: bool, explore_root: bool
) -> int:
    """What the tree chooses; where it has no node yet it is expanded, or has NO_CHOICE if it is full.

    The root is the decision that is thought about. It needs no key, and whoever has forgotten something may
    imagine tables at which the seat would remember other things. To `explore_root`, every second visit to it
    goes to the choice that was visited least.
    """
    key = ROOT
    is_root = depth == 0 and not common
    if not is_root:
        view(work.table[0], who, work.scratch_view[0])
        key = node_key(work, who)
    node = find(tree, key)
    if depth == len(work.path) or (node < 0 and not has_room(tree, n)):
        return NO_CHOICE
    if node < 0:
        node = expand(tree, work, key, n, who)
    tree.node_visits[node] += 1
    if is_root and explore_root and tree.node_visits[node] % 2 == 1:
        return least_visited(tree)
    if work.rivals[0] == ROLLOUT:
        return select_puct(tree, node, PLAIN_PRIOR_WEIGHT, PLAIN_EXPLORATION)
    return select_puct(tree, node, PRIOR_WEIGHT, EXPLORATION)


def has_room(tree: Tree, n: int) -> bool:
    """Whether another node with `n` choices fits in; a full tree learns on without growing."""
    return tree.size[0] < len(tree.num_choices) and tree.size[1] + n <= len(tree.action)


def expand(tree: Tree, work: Workspace, key: Any, n: int, who: int) -> int:
    """Add a node with `n` choices, of which one is the favourite."""
    node = tree.size[0]
    first = tree.size[1]
    remember(tree, key, node)
    tree.first_choice[node] = first
    tree.num_choices[node] = n
    tree.node_visits[node] = 0
    tree.size[0] = node + 1
    tree.size[1] = first + n
    if node == 0:
        best = favourite(work.root_view[0], work.actions, n, work.rng, work.worth)
    else:
        best = rollout_policy(work.table[0], who, work.scratch_view[0], work.actions, n, work.rng, work.worth)
    for i in range(n):
        choice = first + i
        tree.action[choice] = work.actions[i]
        if work.actions[i] == best:
            tree.favourite[node] = choice
        tree.visits[choice] = 0
        tree.value_sum[choice] = 0.0
    return node


def select_puct(tree: Tree, node: int, prior_weight: float, exploration: float) -> int:
    """The choice with the highest score (PUCT): its mean value, and more, the higher its prior
    and the fewer its visits.
    """
    first = tree.first_choice[node]
    mean = 0.5
    if tree.node_visits[node] > 1:
        total = 0.0
        for choice in range(first, first + tree.num_choices[node]):
            total += tree.value_sum[choice]
        mean = total / (tree.node_visits[node] - 1)
    exploration_scale = exploration * sqrt(tree.node_visits[node])
    even = (1.0 - prior_weight) / tree.num_choices[node]
    favourite = tree.favourite[node]
    best = first
    most = -1.0
    for choice in range(first, first + tree.num_choices[node]):
        visits = tree.visits[choice]
        value = tree.value_sum[choice] / visits if visits > 0 else mean
        prior = even + (prior_weight if choice == favourite else 0.0)
        score = value + exploration_scale * prior / (1 + visits)
        if score > most:
            best = choice
            most = score
    return best


def least_visited(tree: Tree) -> int:
    """The choice at the root that was visited least."""
    least = 0
    for choice in range(1, tree.num_choices[0]):
        if tree.visits[choice] < tree.visits[least]:
            least = choice
    return least
