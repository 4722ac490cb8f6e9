"""Random games to the end, one after the other, each counted in a tally.

There are three ways to play them, two here and one in `heaps.py`. All are launched alike, so not each needs
all it is given.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, int32, int64

from cutpurse.engine.contract import CHANCE, OVER
from cutpurse.engine.gpu.kit import Kit
from cutpurse.engine.gpu.sizes import ALIGNED
from cutpurse.engine.gpu.tables import lay_blank, lay_blank_together
from cutpurse.engine.gpu.warp_loops import WARP
from cutpurse.engine.woven.loops import GAMES, LONGEST, STEPS, WHOLE, WINS


@cuda.jit(device=True, forceinline=True)
def clear(mine):
    for i in range(len(mine)):
        mine[i] = 0


@cuda.jit(device=True, forceinline=True)
def add_up(mine, tally):
    """What a thread has counted goes to what all have."""
    for i in range(len(tally)):
        if i == LONGEST:
            cuda.atomic.max(tally, i, mine[i])
        else:
            cuda.atomic.add(tally, i, mine[i])


def counter(kit: Kit) -> Any:
    """A function that counts a game that is over."""
    shares = kit.loops.shares

    @cuda.jit(device=True, forceinline=True)
    def count_win(s, parts, tally):
        shares(s, parts)
        total = 0
        for seat in range(s.seats):
            total += parts[seat]
        for seat in range(s.seats):
            tally[WINS + seat] += WHOLE * parts[seat] // total

    @cuda.jit(device=True, forceinline=True)
    def count_game(s, steps, parts, mine):
        mine[GAMES] += 1
        mine[STEPS] += steps
        mine[LONGEST] = max(mine[LONGEST], steps)
        count_win(s, parts, mine)

    return count_game


def at_small_tables(kit: Kit) -> Any:
    """Each thread has a table of its own."""
    setup, actor, apply, fall = kit.loops.setup, kit.loops.actor, kit.loops.apply, kit.loops.fall
    step_at_random, stream = kit.loops.step_at_random, kit.loops.stream
    as_table, words, small, num_actions = kit.as_table, kit.words, kit.small, kit.num_actions
    num_outcomes, seats_at_most = kit.num_outcomes, kit.seats_at_most
    count_game, tally_size = counter(kit), WINS + kit.seats_at_most

    @cuda.jit
    def play_small(blank, tables, rngs, lengths, seed, games, begun, tally):
        """Random games, one after the other in each thread, at a table of its own.

        The threads of a warp begin together, and all dice fall before anybody decides: so they mostly do the
        same at the same time.
        """
        table = cuda.local.array(words, int32, ALIGNED)
        rng = cuda.local.array(1, int64)
        actions = cuda.local.array(num_actions, small)
        weights = cuda.local.array(num_outcomes, int32)
        parts = cuda.local.array(seats_at_most, int32)
        mine = cuda.local.array(tally_size, int64)
        clear(mine)
        lay_blank(blank, table)
        s = as_table(table)
        for number in range(cuda.grid(1), games, cuda.gridsize(1)):
            rng[0] = stream(seed, number)
            setup(s)
            steps = 0
            who = actor(s)
            while who != OVER:
                while who == CHANCE:
                    apply(s, fall(s, rng, weights))
                    steps += 1
                    who = actor(s)
                if who != OVER:
                    step_at_random(s, max(who, 0), rng, actions, weights)  # it is not chance
                    steps += 1
                    who = actor(s)
            count_game(s, steps, parts, mine)
        add_up(mine, tally)

    return play_small


def at_wide_tables(kit: Kit) -> Any:
    """Each warp has a table."""
    setup, actor, stream = kit.loops.setup, kit.loops.actor, kit.loops.stream
    step_at_random, as_table, words = kit.loops.step_at_random, kit.as_table, kit.words
    small, num_actions, num_outcomes = kit.small, kit.num_actions, kit.num_outcomes
    seats_at_most, tally_size, count_game = kit.seats_at_most, WINS + kit.seats_at_most, counter(kit)

    @cuda.jit
    def play_wide(blank, tables, rngs, lengths, seed, games, begun, tally):
        """Random games, one after the other, with a warp for each table."""
        rng = cuda.local.array(1, int64)
        actions = cuda.local.array(num_actions, small)
        weights = cuda.local.array(num_outcomes, int32)
        parts = cuda.local.array(seats_at_most, int32)
        mine = cuda.local.array(tally_size, int64)
        clear(mine)
        me, lane = cuda.grid(1) // WARP, cuda.threadIdx.x & (WARP - 1)
        table = tables[me]
        lay_blank_together(blank, table, words, lane)
        s = as_table(table)
        for number in range(me, games, cuda.gridsize(1) // WARP):
            rng[0] = stream(seed, number)
            setup(s)
            steps = 0
            who = actor(s)
            while who != OVER:
                step_at_random(s, who, rng, actions, weights)
                steps += 1
                who = actor(s)
            count_game(s, steps, parts, mine)
        if lane == 0:
            add_up(mine, tally)

    return play_wide
