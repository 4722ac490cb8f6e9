"""Contests between bots that play at random, as `woven/contests.py` plays them."""

from __future__ import annotations

from typing import Any

from numba import cuda, int32, int64

from cutpurse.engine.contract import CHANCE, OVER
from cutpurse.engine.gpu.kit import Kit
from cutpurse.engine.gpu.sizes import ALIGNED
from cutpurse.engine.gpu.tables import lay_blank, lay_blank_together
from cutpurse.engine.gpu.warp_loops import WARP


def contest(kit: Kit) -> Any:
    """A function that plays one game of a contest."""
    setup, actor, legal, apply = kit.loops.setup, kit.loops.actor, kit.loops.legal, kit.loops.apply
    fall, pay, stream = kit.loops.fall, kit.loops.pay, kit.loops.stream
    points, bits, below = kit.contests.points, kit.contests.bits, kit.contests.below
    sort, member_at = kit.contests.sort, kit.contests.member_at
    num_actions, num_outcomes, seats_at_most = kit.num_actions, kit.num_outcomes, kit.seats_at_most

    @cuda.jit(device=True, forceinline=True)
    def play_contest(s, seed, number, i, first_lane, found, share, score, uses):
        """One game; to `found` go the shift, the steps, the decisions and the seat that decided first."""
        dice = cuda.local.array(1, int64)
        bot_rng = cuda.local.array(1, int64)
        actions = cuda.local.array(num_actions, int32)
        weights = cuda.local.array(num_outcomes, int32)
        parts = cuda.local.array(seats_at_most, int32)
        seats = share.shape[1]
        shift = number % seats
        dice[0] = stream(seed, 2 * (number // seats))
        bot_rng[0] = stream(seed, 2 * number + 1)
        bits(bot_rng)  # what salts a forgetful bot's memory
        setup(s)
        steps = 0
        decisions = 0
        opener = 0
        who = actor(s)
        while who != OVER:
            if who == CHANCE:
                action = int32(fall(s, dice, weights))
            else:
                n = legal(s, actions)
                sort(actions, n)
                action = actions[0] if n == 1 else actions[below(bot_rng, n)]
                if first_lane:
                    cuda.atomic.add(uses, (member_at(who, shift, seats), action), 1)
                if decisions == 0:
                    opener = who
                decisions += 1
            apply(s, action)
            steps += 1
            who = actor(s)
        found[i, 0] = shift
        found[i, 1] = steps
        found[i, 2] = decisions
        found[i, 3] = opener
        pay(s, OVER, parts, share[i])
        points(s, parts)
        for seat in range(seats):
            score[i, seat] = parts[seat]

    return play_contest


def at_own_tables(kit: Kit) -> Any:
    """Each thread has a table of its own."""
    play_contest, as_table, words = contest(kit), kit.as_table, kit.words

    @cuda.jit
    def play_contests(blank, tables, seed, first, found, share, score, uses):
        table = cuda.local.array(words, int32, ALIGNED)
        lay_blank(blank, table)
        s = as_table(table)
        for i in range(cuda.grid(1), len(found), cuda.gridsize(1)):
            play_contest(s, seed, first + i, i, True, found, share, score, uses)

    return play_contests


def at_wide_tables(kit: Kit) -> Any:
    """Each warp has a table."""
    play_contest, as_table, words = contest(kit), kit.as_table, kit.words

    @cuda.jit
    def play_contests_wide(blank, tables, seed, first, found, share, score, uses):
        me, lane = cuda.grid(1) // WARP, cuda.threadIdx.x & (WARP - 1)
        table = tables[me]
        lay_blank_together(blank, table, words, lane)
        s = as_table(table)
        for i in range(me, len(found), cuda.gridsize(1) // WARP):
            play_contest(s, seed, first + i, i, lane == 0, found, share, score, uses)

    return play_contests_wide
