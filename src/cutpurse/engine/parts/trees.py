"""What a search works on: arrays for compiled code, lists for the interpreter."""

from typing import Any, NamedTuple


class Tree(NamedTuple):
    """Nodes and their choices, in flat arrays."""

    size: list[int]  # nodes and choices so far
    slots: Any  # how a node is found by its key: a hash table, or a dict
    key: Any  # per node: what its seat knows, in one number
    first: list[int]  # per node: where its choices begin
    width: list[int]  # per node: how many choices it has
    tried: list[int]  # per node: how often one of them was tried, this time included
    favourite: list[int]  # per node: the choice with the highest prior
    action: list[int]  # per choice
    visits: list[int]  # per choice
    won: list[float]  # per choice: what the seat that chooses won with it


class Workspace(NamedTuple):
    """What one thread works on. The rows of records have one element each."""

    mine: Any  # the view to think about
    table: Any  # imagined
    seen: Any  # a view of that table
    words: Any  # the same memory as numbers, where there is such a thing
    actions: list[int]
    weights: list[int]
    worth: list[float]
    scratch: list[list[float]]
    parts: list[int]
    chances: list[float]
    path: list[int]  # choices on the way through the tree
    chooser: list[int]  # who made each
    rng: list[int]
    rivals: list[int]  # how the others decide, as `ways.py` says
    habits: Any  # how often something is done instead of the rollout policy: by thinkers, and by the copied
    visits: list[int]  # per action: at the root, in all trees
    won: list[float]  # per action: the same
