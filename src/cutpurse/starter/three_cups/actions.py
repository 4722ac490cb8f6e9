"""The numbers of actions and outcomes.

    0 … 2    hide the loot under cup 1 … 3
    3 … 5    lift cup 1 … 3

An outcome of chance is the cup where the loot is shown, less one.
"""

from .state import CUPS

HIDING = 0
LIFTING = HIDING + CUPS
NUM_ACTIONS = LIFTING + CUPS
NUM_OUTCOMES = CUPS


def hide(cup: int) -> int:
    return HIDING + cup - 1


def lift(cup: int) -> int:
    return LIFTING + cup - 1


def is_hiding(action: int) -> bool:
    return action < LIFTING


def cup_of(action: int) -> int:
    return action % CUPS + 1


def outcome(cup: int) -> int:
    return cup - 1


def shown(outcome: int) -> int:
    """The cup where an outcome of chance shows the loot."""
    return outcome + 1
