"""The nodes of a tree by what a seat knows, in interpreted code: a dict of views written down."""

import marshal
from typing import Any

from cutpurse.engine.parts.trees import Desk, Tree

ROOT = b""


def key_of(desk: Desk, who: int) -> bytes:
    """What a seat knows by the view on the desk, which says whose it is."""
    return marshal.dumps(desk.seen[0].values(), 2)


def wipe(tree: Tree) -> None:
    tree.slots.clear()


def find(tree: Tree, key: bytes) -> int:
    """The node with this key, or -1."""
    found: int = tree.slots.get(key, -1)
    return found


def remember(tree: Tree, key: Any, node: int) -> None:
    tree.slots[key] = node
