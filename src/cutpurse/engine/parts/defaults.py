"""What a game need not write: its own files say more, where there is more to say.

In a game with nothing to remember nobody can forget; where nobody judges an unfinished table, every seat has
the same chances; and few games are solved.
"""

from typing import Any

ROLLOUT_DEPTH = 1000  # decisions that are played out beyond the tree before the table is judged
ROOM = 0  # how many numbers `action_values` writes in all, if more than there are actions
SCRATCH = (0, 0)  # rows and columns that `choose` writes on
OTHERS_SEARCH = False  # whether the tree also holds the decisions of the other seats
COMMON = 50  # percent of a search at tables imagined from what all know, where the others learn to play

# Where the others think too:
PRIOR_WEIGHT = 0.2  # of the first trust in choices goes to the favourite
EXPLORATION = 0.35  # how much a choice is visited for being seldom visited
MODELLED_ROLLOUT_DEPTH = 0  # decisions that are played out beyond the tree; 0: as many as ROLLOUT_DEPTH says


def even(s: Any) -> int:
    """From how many equally likely lots chance draws; 0 where only weights tell."""
    return 0


def lot(s: Any, number: int) -> int:
    """The outcome that a lot brings."""
    return number


def evaluate_leaf(s: Any, chances: list[float]) -> None:
    """Each seat's chance to win, as it looks at an unfinished table."""
    for seat in range(s.seats):
        chances[seat] = 1.0 / s.seats


def at_rest(s: Any) -> bool:
    """Whether an unfinished table is judged as it is, since what was at stake is settled."""
    return False


def forget(v: Any, percent: int, salt: int) -> None:
    """Blur a view: of every hundred things that are known only by heart, so many are gone."""


def choose(
    v: Any, actions: list[int], n: int, values: list[float], scratch: Any, chances: list[float]
) -> int:
    """The action with the best chance to win, by the values of the solved game."""
    return actions[0]
