"""The game that a woven file is made for: what `from .game import …` means in such a file.

Here its names have their types, as the contract says them, and nothing behind them. When a file is woven,
`compiling/specialise.py` answers for this one, with what the game has in its own files.
"""

from typing import TYPE_CHECKING, Any

from cutpurse.engine.contract import Appraisal, Instinct, Rules, Solved, Soundness, Views

if TYPE_CHECKING:
    rules: Rules
    soundness: Soundness
    views: Views
    greedy: Appraisal
    instinct: Instinct
    exact: Solved

    setup, actor, legal, apply = rules.setup, rules.actor, rules.legal, rules.apply
    chance, even, lot = rules.chance, rules.even, rules.lot
    shares, points = rules.shares, rules.points
    fault = soundness.fault
    view, imagine = views.view, views.imagine
    action_values = greedy.action_values
    rollout_policy, believe, forget = instinct.rollout_policy, instinct.believe, instinct.forget
    evaluate_leaf, at_rest = instinct.evaluate_leaf, instinct.at_rest
    ROLLOUT_DEPTH, OTHERS_SEARCH, COMMON = instinct.ROLLOUT_DEPTH, instinct.OTHERS_SEARCH, instinct.COMMON
    PRIOR_WEIGHT, EXPLORATION = instinct.PRIOR_WEIGHT, instinct.EXPLORATION
    MODELLED_ROLLOUT_DEPTH = instinct.MODELLED_ROLLOUT_DEPTH
    choose = exact.choose

    def encode(v: Any, out: list[float]) -> None:
        """Write a view as a row of numbers, by the columns that the game declares."""

else:

    def __getattr__(name: str) -> None:
        """Nothing, until a file is woven."""
