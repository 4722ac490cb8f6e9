"""Random games at many tables for each crew of threads.

The tables lie on heaps, one for each phase, and the crew plays from the highest: so all its threads do the
same.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, int16, int32, int64

from cutpurse.engine.contract import OVER
from cutpurse.engine.gpu.kit import Kit
from cutpurse.engine.gpu.sizes import POOLED
from cutpurse.engine.gpu.warp_loops import EVERYBODY, WARP
from cutpurse.engine.gpu.whole_games import add_up, clear, counter
from cutpurse.engine.woven.loops import WINS

NOT_BEGUN = -1  # the length of a game that is still to come
HEAPS = 16  # one for each phase that a table can be in; more phases share them


@cuda.jit(device=True, forceinline=True)
def lay_down(heaps, heights, phase, table):
    """Each thread of a warp lays a table onto the heap of its phase, or none if that is negative."""
    lane = cuda.threadIdx.x & (WARP - 1)
    alike = cuda.match_any_sync(EVERYBODY, phase)
    leader, top = cuda.ffs(alike) - 1, 0
    if lane == leader and phase >= 0:
        top = cuda.atomic.add(heights, phase, cuda.popc(alike))
    top = cuda.shfl_sync(EVERYBODY, top, leader)
    if phase >= 0:
        heaps[phase, top + cuda.popc(alike & ((1 << lane) - 1))] = table


@cuda.jit(device=True, forceinline=True)
def highest(heights):
    """How many tables the highest heap has, and which it is, as one number."""
    lane = cuda.threadIdx.x & (HEAPS - 1)
    most = heights[lane] * HEAPS + lane
    for step in (8, 4, 2, 1):
        most = max(most, cuda.shfl_xor_sync(EVERYBODY, most, step))
    return most


@cuda.jit(device=True, forceinline=True)
def phase_of(s):
    return s.phase % HEAPS


def dealer(kit: Kit) -> Any:
    """A function with which a crew lays its tables onto the first heap, blank."""
    crew, pool, words = kit.crew, POOLED * kit.crew, kit.words

    @cuda.jit(device=True, forceinline=True)
    def lay_out(blank, tables, lengths, first, heaps, heights):
        me = cuda.threadIdx.x
        if me < HEAPS:
            heights[me] = pool if me == 0 else 0
        for t in range(me, pool, crew):
            heaps[0, t] = t
            lengths[first + t] = NOT_BEGUN
            for word in range(words):
                tables[first + t, word] = blank[word]
        cuda.syncthreads()

    return lay_out


def from_heaps(kit: Kit) -> Any:
    """Each crew has tables on heaps of its own."""
    setup, actor, stream, crew = kit.loops.setup, kit.loops.actor, kit.loops.stream, kit.crew
    step_at_random, as_table, small = kit.loops.step_at_random, kit.as_table, kit.small
    num_actions, num_outcomes, seats_at_most = kit.num_actions, kit.num_outcomes, kit.seats_at_most
    pool, tally_size, count_game, lay_out = POOLED * crew, WINS + seats_at_most, counter(kit), dealer(kit)

    @cuda.jit
    def play_pooled(blank, tables, rngs, lengths, seed, games, begun, tally):
        """Random games at many tables for each crew; who has finished one begins the next that is left."""
        heaps = cuda.shared.array((HEAPS, pool), int16)
        heights = cuda.shared.array(HEAPS, int32)
        rng = cuda.local.array(1, int64)
        actions = cuda.local.array(num_actions, small)
        weights = cuda.local.array(num_outcomes, int32)
        parts = cuda.local.array(seats_at_most, int32)
        mine = cuda.local.array(tally_size, int64)
        clear(mine)
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * pool
        lay_out(blank, tables, lengths, first, heaps, heights)
        most = highest(heights)
        while most >= HEAPS:
            phase, height = most % HEAPS, most // HEAPS
            left = max(0, height - crew)
            plays = left + me < height
            t = heaps[phase, left + me] if plays else 0
            cuda.syncthreads()
            if me == 0:
                heights[phase] = left
            after = -1
            if plays:
                s, steps = as_table(tables[first + t]), lengths[first + t]
                who = actor(s)
                if steps == NOT_BEGUN or who == OVER:
                    if steps != NOT_BEGUN:
                        count_game(s, steps, parts, mine)
                    number = cuda.atomic.add(begun, 0, 1)
                    if number < games:
                        rngs[first + t] = stream(seed, number)
                        lengths[first + t] = 0
                        setup(s)
                        after = phase_of(s)
                else:
                    rng[0] = rngs[first + t]
                    step_at_random(s, who, rng, actions, weights)
                    rngs[first + t] = rng[0]
                    lengths[first + t] = steps + 1
                    after = phase_of(s)
            cuda.syncthreads()
            lay_down(heaps, heights, after, t)
            cuda.syncthreads()
            most = highest(heights)
        add_up(mine, tally)

    return play_pooled
