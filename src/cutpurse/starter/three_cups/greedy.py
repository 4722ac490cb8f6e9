"""A bot for Three Cups: it would rather have the cup that brings more, but nobody knows how much rather."""

from cutpurse.engine.chance import below

from .actions import cup_of, is_hiding
from .view import View

CALM = 100  # steps in which a coin is drawn: so fine that two cups are hardly ever worth the same


def action_values(v: View, actions: list[int], n: int, rng: list[int], worth: list[float]) -> None:
    """What each of the first `n` actions may bring. No guard looks where the loot cannot be."""
    for i in range(n):
        cup = cup_of(actions[i])
        in_vain = not is_hiding(actions[i]) and cup == v.last
        worth[i] = -1.0 if in_vain else float(below(rng, CALM * cup))
