"""The nodes of a tree by what a seat knows, in interpreted code: a dict of views written down."""

import marshal
from typing import Any

from cutpurse.engine.parts.trees import Tree, Workspace

ROOT = b""


def node_key(work: Workspace, who: int) -> bytes:
    """What a seat knows by the workspace's scratch view, which says whose it is."""
    return marshal.dumps(work.scratch_view[0].values(), 2)


def wipe(tree: Tree) -> None:
    tree.slots.clear()


def find(tree: Tree, key: bytes) -> int:
    """The node with this key, or -1."""
    found: int = tree.slots.get(key, -1)
    return found


def remember(tree: Tree, key: Any, node: int) -> None:
    tree.slots[key] = node
