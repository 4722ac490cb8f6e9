"""Many tables at which one seat learns and bots have the others; woven like `loops.py`."""

from typing import Any, NamedTuple

from cutpurse.engine.chance import bits, stream
from cutpurse.engine.contract import CHANCE, OVER
from cutpurse.engine.parts.trees import Tree, Workspace

from .contests import GameBuffers, decide, prepare_turn
from .game import actor, apply, encode, setup, shares, view
from .loops import step_at_random

NEW, LEFT_ALONE = -1, -2  # instead of an action


class Ring(NamedTuple):
    """The tables, and for each of them who learns there and how it stands."""

    tables: Any
    dice: list[int]  # the stream of chance
    bot_rng: list[int]  # the stream of the bots
    numbers: list[int]  # of the match that is played
    learner: list[int]  # the seat that learns
    salts: list[int]
    over: list[bool]
    paid: list[float]  # to the learner, when it is over
    masks: Any  # what the learner may do
    rows: Any  # what it sees


def spar(
    ring: Ring,
    buffers: GameBuffers,
    tree: Tree,
    work: Workspace,
    seed: int,
    chosen: list[int],
    first: int,
    last: int,
) -> None:
    """Play what was chosen at every table, and on until the learner is asked again.

    A table is taken into the buffers for that, and put back.
    """
    for i in range(first, last):
        if chosen[i] != LEFT_ALONE:
            buffers.table[0] = ring.tables[i]
            buffers.dice[0], buffers.bot_rng[0] = ring.dice[i], ring.bot_rng[i]
            if chosen[i] == NEW:
                deal_anew(ring, buffers, tree, work, seed, i)
            else:
                apply(buffers.table[0], chosen[i])
                play_on(ring, buffers, tree, work, i)
            show(ring, buffers, work, i)
            ring.tables[i] = buffers.table[0]
            ring.dice[i], ring.bot_rng[i] = buffers.dice[0], buffers.bot_rng[0]


def deal_anew(ring: Ring, buffers: GameBuffers, tree: Tree, work: Workspace, seed: int, i: int) -> None:
    """A new match; one that is over before the learner is asked is dealt again."""
    ring.over[i] = True
    while ring.over[i]:
        ring.numbers[i] += len(ring.numbers)
        buffers.dice[0] = stream(seed, 2 * ring.numbers[i])
        buffers.bot_rng[0] = stream(seed, 2 * ring.numbers[i] + 1)
        ring.salts[i] = bits(buffers.bot_rng)
        setup(buffers.table[0])
        play_on(ring, buffers, tree, work, i)


def play_on(ring: Ring, buffers: GameBuffers, tree: Tree, work: Workspace, i: int) -> None:
    """Chance and the bots play until the learner is asked, or it is over.

    `minds` begins with the learner; the others follow in the order in which they sit after it.
    """
    s, seats = buffers.table[0], len(buffers.minds)
    who = actor(s)
    while who != OVER and who != ring.learner[i]:
        if who == CHANCE:
            step_at_random(s, who, buffers.dice, work.actions, work.weights)
        else:
            n = prepare_turn(buffers, work, who)
            mind = buffers.minds[(who - ring.learner[i] + seats) % seats]
            apply(s, decide(buffers, tree, work, mind, who, n, ring.salts[i]))
        who = actor(s)
    ring.over[i] = who == OVER


def show(ring: Ring, buffers: GameBuffers, work: Workspace, i: int) -> None:
    """What the learner sees, may do, and is paid: its share less a fair share, when it is over."""
    mask, seats = ring.masks[i], len(buffers.minds)
    for action in range(len(mask)):
        mask[action] = 0
    ring.paid[i] = 0.0
    if ring.over[i]:
        shares(buffers.table[0], work.parts)
        total = 0
        for seat in range(seats):
            total += work.parts[seat]
        ring.paid[i] = work.parts[ring.learner[i]] / total - 1.0 / seats
        view(buffers.table[0], ring.learner[i], work.root_view[0])
    else:
        for k in range(prepare_turn(buffers, work, ring.learner[i])):
            mask[buffers.options[k]] = 1
    encode(work.root_view[0], ring.rows[i])


def read_views(views: Any, rows: Any) -> None:
    """Many views as rows of numbers."""
    for i in range(len(views)):
        encode(views[i], rows[i])
