"""What a GPU runs: kernels made for one game, with its rules in them.

A thread plays a table, which it keeps in memory of its own; where many tables are kept between two launches,
word `w` of all tables lies together, so that neighbouring threads read neighbouring words. A game with a
`wide.py` has a warp of threads for each table, which stays where it is.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import cuda, from_dtype, int8, int16, int32, int64
from numba.cuda.extending import intrinsic

from cutpurse.engine.contract import NOBODY, OVER
from cutpurse.engine.game import Game
from cutpurse.engine.running import cuda_twin
from cutpurse.engine.running.cuda_twin import WARP, wide_functions
from cutpurse.engine.running.weaving import CUDA, woven
from cutpurse.engine.woven.loops import GAMES, LONGEST, STEPS, WHOLE, WINS

ALIGNED = 8  # bytes: a table may have fields of 64 bits


def words_of(game: Game) -> int:
    """How many words of 32 bits a table takes."""
    return words_in(game.state_type.dtype())


def words_in(dtype: np.dtype[np.void]) -> int:
    return -(-dtype.itemsize // ALIGNED) * ALIGNED // 4


def is_wide(game: Game) -> bool:
    return bool(wide_functions(game.package))


def reader(dtype: np.dtype[np.void]) -> Any:
    """A function of the device that takes words of memory for a record."""
    record = from_dtype(dtype)

    @intrinsic  # type: ignore[untyped-decorator]
    def as_record(typing: Any, words: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, args[0])
            return builder.bitcast(array.data, context.get_value_type(record))

        return record(words), code

    return as_record


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def alone() -> None:
    """A thread that has a table for itself waits for nobody."""


@cache
def kernels(game: Game) -> SimpleNamespace:
    """The kernels of one game; each is compiled when it is first launched."""
    loops = woven("loops", game.package, CUDA)
    setup, actor, shares, settle = loops.setup, loops.actor, loops.shares, loops.settle
    step_at_random, apply, stream = loops.step_at_random, loops.apply, loops.stream
    as_table, words, seats_at_most = reader(game.state_type.dtype()), words_of(game), game.max_seats
    num_actions, num_outcomes = game.num_actions, max(1, game.num_outcomes)
    small = int8 if num_actions < 1 << 7 else int16
    tally_size = WINS + game.max_seats

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def count_win(s, parts, tally):  # type: ignore[no-untyped-def]
        shares(s, parts)
        total = 0
        for seat in range(s.seats):
            total += parts[seat]
        for seat in range(s.seats):
            tally[WINS + seat] += WHOLE * parts[seat] // total

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def play_on(s, seed, first, last, me, stride, mine):  # type: ignore[no-untyped-def]
        """Games `first + me`, `first + me + stride` …; a new one begins where the last has ended, so that
        threads of a warp do not wait for the longest."""
        rng = cuda.local.array(1, int64)
        actions = cuda.local.array(num_actions, small)
        weights = cuda.local.array(num_outcomes, int32)
        parts = cuda.local.array(seats_at_most, int32)
        number = first + me - stride
        steps = 0
        who = OVER
        while number < last:
            if who != OVER:
                step_at_random(s, who, rng, actions, weights)
                steps += 1
            else:
                if number >= first:
                    mine[GAMES] += 1
                    mine[STEPS] += steps
                    mine[LONGEST] = max(mine[LONGEST], steps)
                    count_win(s, parts, mine)
                steps = 0
                number += stride
                rng[0] = stream(seed, max(number, 0))
                setup(s)
            who = actor(s)

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def add_up(mine, tally):  # type: ignore[no-untyped-def]
        for i in range(len(tally)):
            if i == LONGEST:
                cuda.atomic.max(tally, i, mine[i])
            else:
                cuda.atomic.add(tally, i, mine[i])

    @cuda.jit  # type: ignore[untyped-decorator]
    def play_many(blank, seed, first, last, tally):  # type: ignore[no-untyped-def]
        """Random games, one after the other in each thread, at a table of its own."""
        table = cuda.local.array(words, int32, ALIGNED)
        mine = cuda.local.array(tally_size, int64)
        for i in range(tally_size):
            mine[i] = 0
        for word in range(words):
            table[word] = blank[word]
        play_on(as_table(table), seed, first, last, cuda.grid(1), cuda.gridsize(1), mine)
        add_up(mine, tally)

    @cuda.jit  # type: ignore[untyped-decorator]
    def play_many_wide(blank, tables, seed, first, last, tally):  # type: ignore[no-untyped-def]
        """The same, with a warp for each table."""
        mine = cuda.local.array(tally_size, int64)
        for i in range(tally_size):
            mine[i] = 0
        me, lane = cuda.grid(1) // WARP, cuda.threadIdx.x & (WARP - 1)
        table = tables[me]
        for word in range(lane, words, WARP):
            table[word] = blank[word]
        cuda.syncwarp(0xFFFFFFFF)
        play_on(as_table(table), seed, first, last, me, cuda.gridsize(1) // WARP, mine)
        if lane == 0:
            add_up(mine, tally)

    # Batches: a table is carried to the thread and back, or a warp plays it where it is.

    observation = woven("observation", game.package, CUDA)
    view, encode, pay = observation.view, observation.encode, loops.pay
    as_view, view_words = reader(game.views.View.dtype()), words_in(game.views.View.dtype())
    wide = is_wide(game)
    together = cuda_twin.together if wide else alone

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def which_table():  # type: ignore[no-untyped-def]
        return cuda.grid(1) // WARP if wide else cuda.grid(1)

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def fetch(tables, i, table):  # type: ignore[no-untyped-def]
        for word in range(words):
            table[word] = tables[word, i]

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def put_back(table, tables, i):  # type: ignore[no-untyped-def]
        for word in range(words):
            tables[word, i] = table[word]

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def begin(s, i, rngs, numbers, seed, actors, masks, rng, actions, weights):  # type: ignore[no-untyped-def]
        """The next game of a table."""
        number = numbers[i] + len(numbers)
        together()
        numbers[i] = number
        rng[0] = stream(seed, number)
        setup(s)
        actors[i] = settle(s, rng, actions, weights, masks[i])
        rngs[i] = rng[0]

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def open_table(s, i, rngs, numbers, seed, actors, masks, rewards, done):  # type: ignore[no-untyped-def]
        rng = cuda.local.array(1, int64)
        actions = cuda.local.array(num_actions, small)
        weights = cuda.local.array(num_outcomes, int32)
        begin(s, i, rngs, numbers, seed, actors, masks, rng, actions, weights)
        done[i] = False
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def step_table(s, i, rngs, numbers, seed, actors, masks, rewards, done, action, auto_reset):  # type: ignore[no-untyped-def]
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

        @cuda.jit  # type: ignore[untyped-decorator]
        def open_tables(tables, rngs, numbers, seed, actors, masks, rewards, done, marked):  # type: ignore[no-untyped-def]
            i = which_table()
            if i < len(rngs) and marked[i]:
                open_table(as_table(tables[i]), i, rngs, numbers, seed, actors, masks, rewards, done)

        @cuda.jit  # type: ignore[untyped-decorator]
        def step_tables(tables, rngs, numbers, seed, actors, masks, rewards, done, chosen, auto_reset):  # type: ignore[no-untyped-def]
            i = which_table()
            if i < len(rngs):
                s = as_table(tables[i])
                step_table(s, i, rngs, numbers, seed, actors, masks, rewards, done, chosen[i], auto_reset)

        @cuda.jit  # type: ignore[untyped-decorator]
        def observe_tables(tables, actors, views, rows):  # type: ignore[no-untyped-def]
            i = which_table()
            if i < len(actors):
                v = as_view(views[i])
                view(as_table(tables[i]), NOBODY if actors[i] == OVER else actors[i], v)
                together()
                encode(v, rows[i])

    else:

        @cuda.jit  # type: ignore[untyped-decorator]
        def open_tables(tables, rngs, numbers, seed, actors, masks, rewards, done, marked):  # type: ignore[no-untyped-def]
            table = cuda.local.array(words, int32, ALIGNED)
            i = which_table()
            if i < len(rngs) and marked[i]:
                fetch(tables, i, table)
                open_table(as_table(table), i, rngs, numbers, seed, actors, masks, rewards, done)
                put_back(table, tables, i)

        @cuda.jit  # type: ignore[untyped-decorator]
        def step_tables(tables, rngs, numbers, seed, actors, masks, rewards, done, chosen, auto_reset):  # type: ignore[no-untyped-def]
            table = cuda.local.array(words, int32, ALIGNED)
            i = which_table()
            if i < len(rngs):
                fetch(tables, i, table)
                s = as_table(table)
                step_table(s, i, rngs, numbers, seed, actors, masks, rewards, done, chosen[i], auto_reset)
                put_back(table, tables, i)

        @cuda.jit  # type: ignore[untyped-decorator]
        def observe_tables(tables, actors, views, rows):  # type: ignore[no-untyped-def]
            table = cuda.local.array(words, int32, ALIGNED)
            seen = cuda.local.array(view_words, int32, ALIGNED)
            i = which_table()
            if i < len(actors):
                fetch(tables, i, table)
                v = as_view(seen)
                view(as_table(table), NOBODY if actors[i] == OVER else actors[i], v)
                encode(v, rows[i])

    @cuda.jit  # type: ignore[untyped-decorator]
    def find_illegal(chosen, actors, masks, wrong):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(actors) and actors[i] != OVER:
            known = 0 <= chosen[i] < num_actions
            if not known or not masks[i, chosen[i]]:
                cuda.atomic.min(wrong, 0, i)

    return SimpleNamespace(
        play_many=play_many,
        play_many_wide=play_many_wide,
        open_tables=open_tables,
        step_tables=step_tables,
        observe_tables=observe_tables,
        find_illegal=find_illegal,
    )
