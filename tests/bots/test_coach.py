"""The coach: what each choice is worth to the seat that must choose."""

from math import inf

import pytest

import cutpurse as cp
from cutpurse.bots.calibration import AS_SAID, curve_for
from cutpurse.bots.coach import Advice, Coach
from cutpurse.engine.chance import stream
from cutpurse.engine.running.searching import Searcher
from cutpurse.games.kings_gold.state import dice_with

SKULLS = 0
PLUNDER = 4


def five_skulls(purses):
    """Seat 0 may plunder one of two rivals, and the box is nearly empty."""
    king = 60 - 1 - sum(purses)
    state = {"phase": PLUNDER, "active": 0, "box": 1, "king": king, "purse": [*purses, 0, 0, 0]}
    return cp.game("kings-gold").position(
        state | {"dice": dice_with([SKULLS] * 5), "falling": 0, "turn": 9, "contenders": 0b111},
        seats=3,
        seed=1,
    )


def advised(match, iterations=400):
    return Coach(match.game, match.seats, match.options, iterations).advise(match, inf)


def test_the_coach_robs_the_rich():
    match = five_skulls([10, 40, 0])
    advice = advised(match)
    assert match.text(advice.best) == "plunder seat 1"
    assert advice.cost(advice.best) == 0
    poor = next(action for action in match.legal() if action != advice.best)
    assert advice.cost(poor) > 0.3


def test_the_coach_says_the_same_about_the_same_position():
    assert advised(five_skulls([10, 30, 5])) == advised(five_skulls([10, 30, 5]))


def test_a_choice_that_was_never_tried_is_the_worst():
    advice = Advice({3: None, 4: 0.2}, is_exact=False)
    assert advice.best == 4
    assert advice.cost(3) == 0.2


def test_every_decision_with_a_choice_is_reviewed():
    match = cp.game("kings-gold").new(3, seed=5, turns=2)
    bot = cp.bot("random", match.game, seed=5)
    choices = []
    while match.actor != cp.OVER:
        if len(match.legal()) > 1:
            choices.append(len(match.log))
        match.play(bot.choose(match.view(match.actor), match.legal()))
    reviews = list(Coach(match.game, 3, match.options, 40).review(match, inf, range(3)))
    assert [review.step for review in reviews] == choices
    for review in reviews:
        assert match.log[review.step] == (review.seat, review.action)
        assert review.cost == review.advice.cost(review.action) >= 0


def test_the_coach_shows_chances_as_they_come_true():
    """In King Thief Minister a search hopes for too much; the coach takes that off, and the order stays."""
    match = cp.game("king-thief-minister").new(3, seed=3)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    view = match.game.views.View.from_dict(match.view(match.actor))
    weighed = Searcher(match.game, 200, explore_root=True, trees=1).weigh(view, stream(0, 0), inf)
    said = {each.action: each.chance for each in weighed}
    shown = advised(match, 200).chances
    curve = curve_for(match.game, 3)
    assert shown == {action: curve.calibrated(said[action]) for action in match.legal()}
    assert sorted(shown, key=shown.get) == sorted(said, key=said.get)


def test_a_table_size_that_was_not_measured_has_the_curve_of_its_neighbours():
    game = cp.game("king-thief-minister")
    assert curve_for(game, 6) == curve_for(game, 4) != curve_for(game, 3)
    two, three, four = (curve_for(cp.game("kings-gold"), seats) for seats in (2, 3, 4))
    assert two != four
    assert three.truths == pytest.approx(
        [sum(each) / 2 for each in zip(two.truths, four.truths, strict=True)]
    )
    assert curve_for(cp.game("liars-dice"), 2) == AS_SAID  # there is none
    assert AS_SAID.calibrated(0.3) == 0.3
