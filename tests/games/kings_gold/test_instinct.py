"""What search feels at a table of King's Gold: dice in coins, coins in chances."""

from itertools import product

import pytest

import cutpurse as cp
from cutpurse.engine.chance import stream
from cutpurse.games.kings_gold import instinct
from cutpurse.games.kings_gold.state import PAIR
from games.kings_gold.tables import faces, play, table


def chances(match):
    out = [0.0] * match.seats
    instinct.evaluate_leaf(match.table, out)
    return out


def rollout_policy(match):
    actions = match.legal()
    s, seat = match.table, match.actor
    return instinct.rollout_policy(s, seat, match.game.view(s, seat), actions, len(actions), [1], [0.0] * 60)


def said(match):
    return match.text(rollout_policy(match))


def games(seats, number):
    """Every position of some games at which a seat follows the rollout policy, and the match."""
    for seed in range(number):
        match = cp.game("kings-gold").new(seats, seed=seed)
        while match.actor != cp.OVER:
            yield match
            match.play(rollout_policy(match))


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_rollout_policy_is_legal_and_the_chances_sum_to_one(seats):
    for match in games(seats, 6):
        assert rollout_policy(match) in match.legal()
        assert sum(chances(match)) == pytest.approx(1)
        assert min(chances(match)) >= 0


def lying(text):
    return instinct.NUMBER[tuple(sorted(faces(text)))]


@pytest.mark.parametrize("text", ["1 skull bones", "3 3 3 1", "cannon cannon cannon", "bones bones 2 skull"])
def test_dice_in_the_air_are_worth_their_average(text):
    rest = 5 - len(text.split())
    rolls = [tuple(sorted((*faces(text), *roll))) for roll in product(range(6), repeat=rest)]
    average = sum(instinct.gain(hand, 15, 5) for hand in rolls) / len(rolls)
    pile, purse = instinct.PILE_OF[15], instinct.PURSE_OF[5]
    assert instinct.VALUE[pile, purse, 0, lying(text)] == pytest.approx(average, rel=1e-5)


def test_another_roll_never_costs_anything_but_for_deadly_crossbones():
    full = slice(lying("skull skull skull skull skull"), None)
    assert (instinct.VALUE[:, :, 1, full] >= instinct.VALUE[:, :, 0, full]).all()
    assert (instinct.VALUE[:, :, 2, 0] > instinct.VALUE[:, :, 1, 0]).all()
    deadly = lying("bones bones bones 3 cannon")
    assert (instinct.VALUE[:, :, 2, deadly] == -3).all()


def test_it_keeps_two_good_pairs():
    assert said(table("3 3 cannon skull bones", purses=(0, 9, 9))) == "stop"


def test_it_goes_for_a_big_pile_of_the_king_and_not_for_a_small_one():
    assert said(table("3 3 2 2 cannon", purses=(5, 5, 5), box=5)) == "roll e"
    assert said(table("3 3 2 2 cannon", purses=(15, 10, 5), box=28)) != "roll e"


def test_it_robs_the_richest_and_takes_where_there_is_nothing_to_rob():
    assert said(play(table("3 1 skull bones bones", purses=(0, 5, 9)), "stop")) == "rob seat 2 of 3"
    assert said(play(table("3 1 skull cannon bones", purses=(5, 0, 0)), "stop")) == "take 3 with the cannon"


@pytest.mark.parametrize("seats", range(2, 7))
def test_who_has_more_coins_has_better_prospects(seats):
    poor, rich = [5] * seats, [5] * seats
    rich[1] += 6
    assert chances(table(purses=rich, box=10))[1] > chances(table(purses=poor, box=10))[1]


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_lead_weighs_more_when_the_box_is_nearly_empty(seats):
    purses = [3] * seats
    purses[0] += 6
    assert chances(table(purses=purses, box=4))[0] > chances(table(purses=purses, box=30))[0]


def test_a_big_pile_of_the_king_may_turn_it_all():
    lead = (14, 4, 4)
    assert chances(table(purses=lead, box=8))[0] < chances(table(purses=(24, 14, 14), box=8))[0]


def test_good_dice_are_good_prospects():
    good, bad = (table(dice, purses=(5, 5, 5)) for dice in ("3 3 cannon skull bones", "3 1 1 1 bones"))
    assert chances(good)[0] > chances(bad)[0]


def test_pairs_that_are_left_count():
    match = play(table("3 3 cannon cannon bones", purses=(5, 5, 5)), "stop")
    assert match.state()["phase"] == PAIR
    assert instinct.outlook(match.table) == 2 * instinct.A_PAIR
    play(match, "take 3 with the cannon")
    assert instinct.outlook(match.table) == instinct.A_PAIR


def test_who_is_out_of_the_play_off_has_no_prospects():
    match = table(purses=(9, 9, 5), box=0, play_offs=1, contenders=0b011, emptied_by=2)
    assert chances(match)[2] == 0
    assert sum(chances(match)) == pytest.approx(1)


def test_the_rollout_policy_is_the_same_whatever_the_generator():
    match = table("1 2 skull cannon bones", purses=(0, 5, 9))
    s, actions = match.table, match.legal()
    found = {
        instinct.rollout_policy(
            s, 0, match.game.view(s, 0), actions, len(actions), [stream(1, n)], [0.0] * 60
        )
        for n in range(9)
    }
    assert len(found) == 1
