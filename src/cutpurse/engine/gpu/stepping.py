"""Batches: a table is carried to the thread and back, or a warp plays it where it is."""

from __future__ import annotations

from typing import Any

from numba import cuda, int32, int64

from cutpurse.engine.contract import NOBODY, OVER
from cutpurse.engine.gpu import twin
from cutpurse.engine.gpu.kit import Kit
from cutpurse.engine.gpu.sizes import ALIGNED
from cutpurse.engine.gpu.tables import fetch, put_back
from cutpurse.engine.gpu.warp_loops import WARP


@cuda.jit(device=True)
def alone() -> None:
    """A thread that has a table for itself waits for nobody."""


def beginner(kit: Kit, together: Any) -> Any:
    """A function that begins the next game of a table."""
    setup, settle, stream = kit.loops.setup, kit.loops.settle, kit.loops.stream

    @cuda.jit(device=True, forceinline=True)
    def begin(s, i, rngs, numbers, seed, actors, masks, rng, actions, weights):
        number = numbers[i] + len(numbers)
        together()
        numbers[i] = number
        rng[0] = stream(seed, number)
        setup(s)
        actors[i] = settle(s, rng, actions, weights, masks[i])
        rngs[i] = rng[0]

    return begin


def opener(kit: Kit, together: Any) -> Any:
    """A function that opens a table."""
    begin, small = beginner(kit, together), kit.small
    num_actions, num_outcomes = kit.num_actions, kit.num_outcomes

    @cuda.jit(device=True, forceinline=True)
    def open_table(s, i, rngs, numbers, seed, actors, masks, rewards, done):
        rng = cuda.local.array(1, int64)
        actions = cuda.local.array(num_actions, small)
        weights = cuda.local.array(num_outcomes, int32)
        begin(s, i, rngs, numbers, seed, actors, masks, rng, actions, weights)
        done[i] = False
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0

    return open_table


def stepper(kit: Kit, together: Any) -> Any:
    """A function that plays one action at a table, then chance; and begins anew if it should."""
    apply, settle, pay, begin = kit.loops.apply, kit.loops.settle, kit.loops.pay, beginner(kit, together)
    small, num_actions, num_outcomes = kit.small, kit.num_actions, kit.num_outcomes
    seats_at_most = kit.seats_at_most

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

    return step_table


def of_own_tables(kit: Kit) -> tuple[Any, Any, Any]:
    """Kernels that open, step and observe tables, with a thread for each."""
    open_table, step_table = opener(kit, alone), stepper(kit, alone)
    view, encode, as_table, as_view = kit.observation.view, kit.observation.encode, kit.as_table, kit.as_view
    words, view_words = kit.words, kit.view_words

    @cuda.jit
    def open_tables(tables, rngs, numbers, seed, actors, masks, rewards, done, marked):
        table = cuda.local.array(words, int32, ALIGNED)
        i = cuda.grid(1)
        if i < len(rngs) and marked[i]:
            fetch(tables, i, table)
            open_table(as_table(table), i, rngs, numbers, seed, actors, masks, rewards, done)
            put_back(table, tables, i)

    @cuda.jit
    def step_tables(tables, rngs, numbers, seed, actors, masks, rewards, done, chosen, auto_reset):
        table = cuda.local.array(words, int32, ALIGNED)
        i = cuda.grid(1)
        if i < len(rngs):
            fetch(tables, i, table)
            s = as_table(table)
            step_table(s, i, rngs, numbers, seed, actors, masks, rewards, done, chosen[i], auto_reset)
            put_back(table, tables, i)

    @cuda.jit
    def observe_tables(tables, actors, views, rows):
        table = cuda.local.array(words, int32, ALIGNED)
        seen = cuda.local.array(view_words, int32, ALIGNED)
        i = cuda.grid(1)
        if i < len(actors):
            fetch(tables, i, table)
            v = as_view(seen)
            view(as_table(table), NOBODY if actors[i] == OVER else actors[i], v)
            encode(v, rows[i])

    return open_tables, step_tables, observe_tables


def of_wide_tables(kit: Kit) -> tuple[Any, Any, Any]:
    """Kernels that open, step and observe tables, with a warp for each."""
    together = twin.together
    open_table, step_table = opener(kit, together), stepper(kit, together)
    view, encode, as_table, as_view = kit.observation.view, kit.observation.encode, kit.as_table, kit.as_view

    @cuda.jit
    def open_tables(tables, rngs, numbers, seed, actors, masks, rewards, done, marked):
        i = cuda.grid(1) // WARP
        if i < len(rngs) and marked[i]:
            open_table(as_table(tables[i]), i, rngs, numbers, seed, actors, masks, rewards, done)

    @cuda.jit
    def step_tables(tables, rngs, numbers, seed, actors, masks, rewards, done, chosen, auto_reset):
        i = cuda.grid(1) // WARP
        if i < len(rngs):
            s = as_table(tables[i])
            step_table(s, i, rngs, numbers, seed, actors, masks, rewards, done, chosen[i], auto_reset)

    @cuda.jit
    def observe_tables(tables, actors, views, rows):
        i = cuda.grid(1) // WARP
        if i < len(actors):
            v = as_view(views[i])
            view(as_table(tables[i]), NOBODY if actors[i] == OVER else actors[i], v)
            together()
            encode(v, rows[i])

    return open_tables, step_tables, observe_tables


def finder_of_illegal(kit: Kit) -> Any:
    """A kernel that finds the first table at which an action is illegal."""
    num_actions = kit.num_actions

    @cuda.jit
    def find_illegal(chosen, actors, masks, wrong):
        i = cuda.grid(1)
        if i < len(actors) and actors[i] != OVER:
            known = 0 <= chosen[i] < num_actions
            if not known or not masks[i, chosen[i]]:
                cuda.atomic.min(wrong, 0, i)

    return find_illegal
