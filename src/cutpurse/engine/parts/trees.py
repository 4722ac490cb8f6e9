"""What a search works on: arrays for compiled code, lists for the interpreter."""

from typing import Any, NamedTuple


class Tree(NamedTuple):
    """Nodes and their choices, in flat arrays."""

    size: list[int]  # nodes and choices so far
    slots: Any  # how a node is found by its key: a hash table, or a dict
    key: Any  # per node: what its seat knows, in one number
    first_choice: list[int]  # per node: where its choices begin
    num_choices: list[int]  # per node
    node_visits: list[int]  # per node, this time included
    favourite: list[int]  # per node: the choice with the highest prior
    action: list[int]  # per choice
    visits: list[int]  # per choice
    value_sum: list[float]  # per choice: the chances that it brought to the seat that chooses


class Workspace(NamedTuple):
    """What one thread works on. The rows of records have one element each."""

    root_view: Any  # what is thought about
    table: Any  # imagined
    scratch_view: Any  # of that table
    view_bits: Any  # its memory as numbers, where there is such a thing
    actions: list[int]
    weights: list[int]
    worth: list[float]
    scratch: list[list[float]]
    parts: list[int]
    chances: list[float]
    path: list[int]  # choices on the way through the tree
    chooser: list[int]  # who made each
    rng: list[int]
    rivals: list[int]  # how the others decide, as `parts/bot_codes.py` says
    habits: Any  # how often something is done instead of the rollout policy: by thinkers, and by the copied
    visits: list[int]  # per action: at the root, in all trees
    value_sum: list[float]  # per action: the same
