"""Quick judgement of Guild of Thieves for search: what greedy does, which asks only for what lies open."""

from .greedy import action_value
from .state import State
from .view import View


def rollout_policy(
    s: State, seat: int, v: View, actions: list[int], n: int, rng: list[int], worth: list[float]
) -> int:
    """Of the first `n` actions the one that promises most; of equals, the first."""
    best, most = actions[0], action_value(s, actions[0])
    for i in range(1, n):
        found = action_value(s, actions[i])
        if found > most:
            best, most = actions[i], found
    return best
