"""The nodes of a tree by what a seat knows, in compiled code: a hash table in flat arrays.

The key of a view is made from the memory of its record, in 64 bits.
"""

from typing import Any

import numpy as np

from cutpurse.engine.parts.trees import Tree, Workspace

ROOT = np.uint64(0)
MIX = np.uint64(0x9E3779B97F4A7C15)
TWIST = np.uint64(0xD6E8FEB86659FD93)
FOLD = np.uint64(29)


def node_key(work: Workspace, who: int) -> Any:
    """What a seat knows by the workspace's scratch view; in four strands, none of which waits for another.

    A strand takes two words at once, the second of which is mixed beside it.
    """
    words = work.view_bits
    one = two = three = four = np.uint64(who + 1)
    even = len(words) & ~7
    for i in range(0, even, 8):
        one = mixed(one, words[i] + twisted(words[i + 4]))
        two = mixed(two, words[i + 1] + twisted(words[i + 5]))
        three = mixed(three, words[i + 2] + twisted(words[i + 6]))
        four = mixed(four, words[i + 3] + twisted(words[i + 7]))
    for i in range(even, len(words)):
        one = mixed(one, words[i])
    return mixed(mixed(mixed(one, two), three), four)


def twisted(word: Any) -> Any:
    word = word * TWIST
    return word ^ word >> FOLD


def mixed(key: Any, word: Any) -> Any:
    key = (key ^ word) * MIX
    return key ^ key >> FOLD


def wipe(tree: Tree) -> None:
    for slot in range(len(tree.slots)):
        tree.slots[slot] = 0


def find(tree: Tree, key: Any) -> int:
    """The node with this key, or -1."""
    node: int = tree.slots[slot_of(tree, key)] - 1
    return node


def remember(tree: Tree, key: Any, node: int) -> None:
    tree.slots[slot_of(tree, key)] = node + 1
    tree.key[node] = key


def slot_of(tree: Tree, key: Any) -> Any:
    """Where the key is in the hash table, or would be."""
    last: Any = len(tree.slots) - 1
    slot: Any = np.int64(key & np.uint64(last))
    while tree.slots[slot] != 0 and tree.key[tree.slots[slot] - 1] != key:
        slot = (slot + 1) & last
    return slot
