"""Choosing by the lights of a game's own `greedy.py`, for any game; woven like `loops.py`."""

from typing import Any

from .game import action_values, imagine, view


def favourite(v: Any, actions: list[int], n: int, rng: list[int], worth: list[float]) -> int:
    """Of the first `n` actions the one that promises most; of equals, the first."""
    action_values(v, actions, n, rng, worth)
    best = 0
    for i in range(1, n):
        if worth[i] > worth[best]:
            best = i
    return actions[best]


def rollout_policy(
    s: Any, seat: int, v: Any, actions: list[int], n: int, rng: list[int], worth: list[float]
) -> int:
    """What a seat does at a table that is only imagined; a game's `instinct.py` may know a quicker way.

    It may use what the seat knows, for which there is a view `v` to fill, and nothing else.
    """
    view(s, seat, v)
    return favourite(v, actions, n, rng, worth)


def believe(v: Any, s: Any, rng: list[int], worth: list[float]) -> None:
    """A table that agrees with a view; a game's `instinct.py` may know what the others' choices tell."""
    imagine(v, s, rng)
