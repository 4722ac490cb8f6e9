"""What a GPU runs: kernels made for one game, with its rules in them.

Threads of a warp wait for each other where they do different things. Of games to the end a thread plays one
after the other, at a small table in memory of its own; of larger tables a crew of threads has many, and plays
those together that wait for the same. In batches a thread plays one table; word `w` of all tables lies
together, so that neighbouring threads read neighbouring words. A game with a `wide.py` has a warp of threads
for each table.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import cuda, from_dtype, int8, int16, int32, int64
from numba.cuda.extending import intrinsic

from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.contract import CHANCE, NOBODY, OVER
from cutpurse.engine.gpu import twin
from cutpurse.engine.gpu.twin import GPU, is_big
from cutpurse.engine.gpu.warp_loops import EVERYBODY, WARP, wide_functions
from cutpurse.engine.loading import Playable
from cutpurse.engine.woven.loops import GAMES, LONGEST, STEPS, WHOLE, WINS

ALIGNED = 8  # bytes: a table may have fields of 64 bits
SMALL = 128  # bytes of a table that a thread can keep to itself
BLOCK = 128  # threads that start together, where each or each warp has a table
LARGE_CREW = 256  # threads that play from the same heaps, where rules are long; else a warp
POOLED = 4  # tables for each thread, where threads play from heaps
NOT_BEGUN = -1  # the length of a game that is still to come
HEAPS = 16  # one for each phase that a table can be in; more phases share them


def words_of(game: Playable) -> int:
    """How many words of 32 bits a table takes."""
    return words_in(game.state_type.dtype())


def words_in(dtype: np.dtype[np.void]) -> int:
    return -(-dtype.itemsize // ALIGNED) * ALIGNED // 4


def is_wide(game: Playable) -> bool:
    return bool(wide_functions(game.package))


def is_pooled(game: Playable) -> bool:
    """Whether threads play this game from heaps of tables."""
    return not is_wide(game) and game.state_type.dtype().itemsize > SMALL


def crew_of(game: Playable) -> int:
    """How many threads start together, and play from the same heaps if there are any.

    The longer the rules are, the more it helps if all threads of a multiprocessor follow the same lines.
    """
    if not is_pooled(game):
        return BLOCK
    return LARGE_CREW if is_big(game.state_type) else WARP


def reader(dtype: np.dtype[np.void]) -> Any:
    """A function of the device that takes words of memory for a record."""
    record = from_dtype(dtype)

    @intrinsic
    def as_record(typing: Any, words: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, args[0])
            return builder.bitcast(array.data, context.get_value_type(record))

        return record(words), code

    return as_record


@cuda.jit(device=True)
def alone() -> None:
    """A thread that has a table for itself waits for nobody."""


@cache
def kernels(game: Playable) -> SimpleNamespace:
    """The kernels of one game; each is compiled when it is first launched."""
    loops = specialised("loops", game.package, GPU)
    setup, actor, shares, settle = loops.setup, loops.actor, loops.shares, loops.settle
    step_at_random, apply, stream = loops.step_at_random, loops.apply, loops.stream
    as_table, words, seats_at_most = reader(game.state_type.dtype()), words_of(game), game.max_seats
    num_actions, num_outcomes = game.num_actions, max(1, game.num_outcomes)
    small = int8 if num_actions < 1 << 7 else int16
    pay, fall, tally_size = loops.pay, loops.fall, WINS + game.max_seats

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

    @cuda.jit(device=True, forceinline=True)
    def add_up(mine, tally):
        for i in range(len(tally)):
            if i == LONGEST:
                cuda.atomic.max(tally, i, mine[i])
            else:
                cuda.atomic.add(tally, i, mine[i])

    # Games to the end: three ways to play them, which are launched alike, so not each needs all it is given.

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
        for i in range(tally_size):
            mine[i] = 0
        for word in range(words):
            table[word] = blank[word]
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

    # Many tables for a crew: they lie on heaps, one for each phase, and it plays from the highest.

    crew, pool = crew_of(game), POOLED * crew_of(game)

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
        for i in range(tally_size):
            mine[i] = 0
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * pool
        if me < HEAPS:
            heights[me] = pool if me == 0 else 0
        for t in range(me, pool, crew):
            heaps[0, t] = t
            lengths[first + t] = NOT_BEGUN
            for word in range(words):
                tables[first + t, word] = blank[word]
        cuda.syncthreads()
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

    @cuda.jit
    def play_wide(blank, tables, rngs, lengths, seed, games, begun, tally):
        """Random games, one after the other, with a warp for each table."""
        rng = cuda.local.array(1, int64)
        actions = cuda.local.array(num_actions, small)
        weights = cuda.local.array(num_outcomes, int32)
        parts = cuda.local.array(seats_at_most, int32)
        mine = cuda.local.array(tally_size, int64)
        for i in range(tally_size):
            mine[i] = 0
        me, lane = cuda.grid(1) // WARP, cuda.threadIdx.x & (WARP - 1)
        table = tables[me]
        for word in range(lane, words, WARP):
            table[word] = blank[word]
        cuda.syncwarp(EVERYBODY)
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

    # Contests between bots that play at random, as `woven/contests.py` plays them.

    contests = specialised("contests", game.package, GPU)
    legal, points, bits, below = loops.legal, contests.points, contests.bits, contests.below
    sort, member_at = contests.sort, contests.member_at

    @cuda.jit(device=True, forceinline=True)
    def play_contest(s, seed, number, i, first_lane, found, share, score, uses):
        """One game; to `found` go the shift, the steps, the decisions and the seat that decided first."""
        dice = cuda.local.array(1, int64)
        wits = cuda.local.array(1, int64)
        actions = cuda.local.array(num_actions, int32)
        weights = cuda.local.array(num_outcomes, int32)
        parts = cuda.local.array(seats_at_most, int32)
        seats = share.shape[1]
        shift = number % seats
        dice[0] = stream(seed, 2 * (number // seats))
        wits[0] = stream(seed, 2 * number + 1)
        bits(wits)  # what salts a forgetful bot's memory
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
                action = actions[0] if n == 1 else actions[below(wits, n)]
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

    @cuda.jit
    def play_contests(blank, tables, seed, first, found, share, score, uses):
        table = cuda.local.array(words, int32, ALIGNED)
        for word in range(words):
            table[word] = blank[word]
        s = as_table(table)
        for i in range(cuda.grid(1), len(found), cuda.gridsize(1)):
            play_contest(s, seed, first + i, i, True, found, share, score, uses)

    @cuda.jit
    def play_contests_wide(blank, tables, seed, first, found, share, score, uses):
        me, lane = cuda.grid(1) // WARP, cuda.threadIdx.x & (WARP - 1)
        table = tables[me]
        for word in range(lane, words, WARP):
            table[word] = blank[word]
        cuda.syncwarp(EVERYBODY)
        s = as_table(table)
        for i in range(me, len(found), cuda.gridsize(1) // WARP):
            play_contest(s, seed, first + i, i, lane == 0, found, share, score, uses)

    # Batches: a table is carried to the thread and back, or a warp plays it where it is.

    observation = specialised("observation", game.package, GPU)
    view, encode = observation.view, observation.encode
    as_view, view_words = reader(game.views.View.dtype()), words_in(game.views.View.dtype())
    wide = is_wide(game)
    together = twin.together if wide else alone

    @cuda.jit(device=True, forceinline=True)
    def which_table():
        return cuda.grid(1) // WARP if wide else cuda.grid(1)

    @cuda.jit(device=True, forceinline=True)
    def fetch(tables, i, table):
        for word in range(words):
            table[word] = tables[word, i]

    @cuda.jit(device=True, forceinline=True)
    def put_back(table, tables, i):
        for word in range(words):
            tables[word, i] = table[word]

    @cuda.jit(device=True, forceinline=True)
    def begin(s, i, rngs, numbers, seed, actors, masks, rng, actions, weights):
        """The next game of a table."""
        number = numbers[i] + len(numbers)
        together()
        numbers[i] = number
        rng[0] = stream(seed, number)
        setup(s)
        actors[i] = settle(s, rng, actions, weights, masks[i])
        rngs[i] = rng[0]

    @cuda.jit(device=True, forceinline=True)
    def open_table(s, i, rngs, numbers, seed, actors, masks, rewards, done):
        rng = cuda.local.array(1, int64)
        actions = cuda.local.array(num_actions, small)
        weights = cuda.local.array(num_outcomes, int32)
        begin(s, i, rngs, numbers, seed, actors, masks, rng, actions, weights)
        done[i] = False
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0

    @cuda.jit(device=True, forceinline=True)
    def step_table(s, i, rngs, numbers, seed, actors, masks, rewards, done, action, auto_reset):
        rng = cuda.local.array(1, int64)
        actions = cuda.local.array(num_actions, small)
        weights = cuda.local.array(num_outcomes, int32)
        parts = cuda.local.array(seats_at_most, int32)
        was_over = actors[i] == OVER
        together()
        who = OVER
        if not was_over:
            rng[0] = rngs[i]
            apply(s, action)
            who = settle(s, rng, actions, weights, masks[i])
            actors[i] = who
            rngs[i] = rng[0]
        done[i] = who == OVER and not was_over
        pay(s, who if not was_over else NOBODY, parts, rewards[i])
        if who == OVER and auto_reset:
            begin(s, i, rngs, numbers, seed, actors, masks, rng, actions, weights)

    if wide:

        @cuda.jit
        def open_tables(tables, rngs, numbers, seed, actors, masks, rewards, done, marked):
            i = which_table()
            if i < len(rngs) and marked[i]:
                open_table(as_table(tables[i]), i, rngs, numbers, seed, actors, masks, rewards, done)

        @cuda.jit
        def step_tables(tables, rngs, numbers, seed, actors, masks, rewards, done, chosen, auto_reset):
            i = which_table()
            if i < len(rngs):
                s = as_table(tables[i])
                step_table(s, i, rngs, numbers, seed, actors, masks, rewards, done, chosen[i], auto_reset)

        @cuda.jit
        def observe_tables(tables, actors, views, rows):
            i = which_table()
            if i < len(actors):
                v = as_view(views[i])
                view(as_table(tables[i]), NOBODY if actors[i] == OVER else actors[i], v)
                together()
                encode(v, rows[i])

    else:

        @cuda.jit
        def open_tables(tables, rngs, numbers, seed, actors, masks, rewards, done, marked):
            table = cuda.local.array(words, int32, ALIGNED)
            i = which_table()
            if i < len(rngs) and marked[i]:
                fetch(tables, i, table)
                open_table(as_table(table), i, rngs, numbers, seed, actors, masks, rewards, done)
                put_back(table, tables, i)

        @cuda.jit
        def step_tables(tables, rngs, numbers, seed, actors, masks, rewards, done, chosen, auto_reset):
            table = cuda.local.array(words, int32, ALIGNED)
            i = which_table()
            if i < len(rngs):
                fetch(tables, i, table)
                s = as_table(table)
                step_table(s, i, rngs, numbers, seed, actors, masks, rewards, done, chosen[i], auto_reset)
                put_back(table, tables, i)

        @cuda.jit
        def observe_tables(tables, actors, views, rows):
            table = cuda.local.array(words, int32, ALIGNED)
            seen = cuda.local.array(view_words, int32, ALIGNED)
            i = which_table()
            if i < len(actors):
                fetch(tables, i, table)
                v = as_view(seen)
                view(as_table(table), NOBODY if actors[i] == OVER else actors[i], v)
                encode(v, rows[i])

    @cuda.jit
    def find_illegal(chosen, actors, masks, wrong):
        i = cuda.grid(1)
        if i < len(actors) and actors[i] != OVER:
            known = 0 <= chosen[i] < num_actions
            if not known or not masks[i, chosen[i]]:
                cuda.atomic.min(wrong, 0, i)

    return SimpleNamespace(
        play_many=play_pooled if is_pooled(game) else play_wide if wide else play_small,
        play_contests=play_contests_wide if wide else play_contests,
        open_tables=open_tables,
        step_tables=step_tables,
        observe_tables=observe_tables,
        find_illegal=find_illegal,
    )
