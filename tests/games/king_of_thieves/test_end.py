"""The rulings on what comes between tombs, and on the end: chapters 6 and 7 of King of Thieves."""

from fractions import Fraction

import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.king_of_thieves.state import DONE, NEW_TOMB, NONE
from games.king_of_thieves.tables import (
    counts,
    deal,
    gold,
    hide,
    new,
    play,
    reputation,
    showdown,
    table,
    tied,
)

# 6 Between tombs


def test_r6_1_who_plunders_the_tomb_starts_next():
    match = showdown(rows=["", "", "1shield/1key"], community="1key/1lamp")
    assert match.state()["start"] == 2
    deal(play(match, "Shrine of Smoke", "Mummy Lord"))
    assert match.actor == 2
    assert match.state()["round"] == 1


def test_kt_r27_after_a_tie_the_one_favoured_starts_even_without_an_odd_gold():
    assert tied(tomb="3sword", guardians=[("4lamp", 5)]).state()["start"] == 1
    assert tied(tomb="3sword", guardians=[("4lamp", 5)], start=2, active=2).state()["start"] == 2


def test_kt_r28_if_the_starting_seat_is_out_the_next_one_starts():
    match = showdown(
        guardians=[("4key", 8)], reputation=[8, 8, 0], start=2, active=2, community="1lamp/1sword"
    )
    assert match.state()["alive"] == 0b011
    assert match.state()["start"] == 0


def test_kt_r28_all_who_are_out_are_passed_over():
    match = showdown(
        seats=4,
        reputation=[8, 8, 0, 0],
        guardians=[("4key", 16)],
        start=2,
        active=2,
        community="1lamp/1sword",
    )
    assert match.state()["start"] == 0


def test_kt_r28_if_the_plunderer_is_out_the_next_one_starts():
    match = showdown(
        reputation=[8, 0, 8],
        rows=["", "1shield/1key", ""],
        guardians=[("4key", 8)],
        community="1lamp/1sword",
    )
    assert match.state()["alive"] == 0b101
    assert match.state()["start"] == 2


def test_kt_r30_who_has_escaped_without_reputation_is_out_too():
    match = table(
        reputation=[0, 8, 8],
        guardians=[("4key", 8)],
        escaped=[0],
        active=2,
        start=1,
        community="1lamp/1sword",
    )
    hide(match)
    assert match.state()["phase"] == NEW_TOMB
    assert match.state()["alive"] == 0b110


def test_kt_r30_who_has_no_reputation_after_both_duels_is_out():
    fields = {
        "guardians": [("4key", 8)],
        "reputation": [0, 8, 8],
        "treasure": (9, 0, 0),
        "opened": 6,
        "hands": ["1key/1lamp 2key/2lamp", "", ""],
    }
    match = showdown(community="1lamp/1sword", **fields)
    assert match.state()["alive"] == 0b110
    assert gold(match) == [0, 0, 0]
    assert match.state()["supply"] == 24
    assert match.state()["held"][0] == 0
    assert match.state()["dropped"][0] == counts("1key/1lamp 2key/2lamp")


def test_kt_r30_a_pool_that_is_won_keeps_one_in_the_game():
    match = showdown(
        guardians=[("2key", 8)], reputation=[0, 8, 8], rows=["2key/1lamp", "", ""], community="1lamp/1sword"
    )
    assert reputation(match) == [8, 8, 8]
    assert match.state()["alive"] == 0b111


def test_kt_r30_ten_gold_count_before_anybody_is_out():
    match = showdown(
        guardians=[("4key", 8)],
        reputation=[0, 8, 8],
        treasure=(7, 0, 0),
        opened=6,
        rows=["1shield/1key"],
        community="",
    )
    assert match.state()["phase"] == DONE
    assert match.shares() == [1, 0, 0]


# 7 The end


def shared(treasure, reputation, **fields):
    """Seats 0 and 1 share a tomb with four gold: two for each."""
    rows = ["2shield/1key", "2shield/1lamp", ""]
    return showdown(
        rows=rows,
        tomb="2shield",
        treasure=treasure,
        reputation=reputation,
        options={"stakes": "high"},
        opened=12,
        community="1key/1lamp",
        guardians=[("4key", 24 - sum(reputation))],
        **fields,
    )


def test_kt_r29_ten_gold_win_at_once():
    match = showdown(rows=["1shield/1key", "", ""], treasure=(7, 9, 0), opened=8, community="1key/1lamp")
    assert match.actor == cp.OVER
    assert match.shares() == [1, 0, 0]
    assert (
        showdown(rows=["1shield/1key", "", ""], treasure=(6, 9, 0), opened=8, community="1key/1lamp").actor
        != cp.OVER
    )


def test_kt_r29_of_several_with_ten_most_gold_wins_then_most_reputation_then_they_share():
    assert shared((9, 8, 0), (4, 5, 6)).shares() == [1, 0, 0]
    assert shared((8, 8, 0), (4, 5, 6)).shares() == [0, 1, 0]
    assert shared((8, 8, 0), (5, 5, 6)).shares() == [Fraction(1, 2), Fraction(1, 2), 0]


def test_kt_r31_the_last_thief_standing_wins_at_once():
    match = showdown(
        guardians=[("4key", 16)], reputation=[0, 8, 0], treasure=(9, 0, 2), opened=6, community="1lamp/1sword"
    )
    assert match.actor == cp.OVER
    assert match.shares() == [0, 1, 0]


def test_kt_r31_if_the_last_go_out_together_the_most_gold_among_them_wins():
    fields = {
        "seats": 2,
        "guardians": [("4key", 16)],
        "reputation": [0, 0],
        "opened": 6,
        "community": "1lamp/1sword",
    }
    match = showdown(treasure=(3, 2), **fields)
    assert match.actor == cp.OVER
    assert match.shares() == [1, 0]
    assert showdown(treasure=(3, 3), **fields).shares() == [Fraction(1, 2), Fraction(1, 2)]


def last_tomb(reputation, treasure, **fields):
    pool = 24 - sum(reputation)
    return showdown(
        guardians=[("4key", pool)],
        reputation=reputation,
        treasure=treasure,
        opened=12,
        community="1lamp/1sword",
        **fields,
    )


def test_kt_r32_after_the_last_tomb_most_gold_wins_then_most_reputation_then_they_share():
    assert last_tomb([2, 3, 4], (5, 4, 4)).shares() == [1, 0, 0]
    assert last_tomb([2, 3, 4], (5, 5, 4)).shares() == [0, 1, 0]
    assert last_tomb([3, 3, 4], (5, 5, 4)).shares() == [Fraction(1, 2), Fraction(1, 2), 0]


def test_kt_r32_those_without_reputation_are_out_first():
    assert last_tomb([0, 3, 4], (9, 5, 4)).shares() == [0, 1, 0]


def test_kt_r32_two_sets_have_twenty_four_tombs():
    match = showdown(seats=5, opened=12, community="")
    assert match.actor == cp.CHANCE
    assert showdown(seats=5, opened=24, community="").actor == cp.OVER


def test_kt_r36_a_shorter_game_ends_after_so_many_tombs():
    match = showdown(opened=6, options={"tombs": 6}, treasure=(4, 3, 0), community="")
    assert match.actor == cp.OVER
    assert match.shares() == [1, 0, 0]
    assert showdown(opened=5, options={"tombs": 6}, treasure=(4, 3, 0), community="").actor == cp.CHANCE


@pytest.mark.parametrize("target", [15, 20])
def test_kt_r36_a_longer_game_shuffles_the_tombs_again(target):
    match = showdown(opened=12, options={"target": target}, treasure=(14, 3, 0), community="")
    assert match.state()["phase"] == NEW_TOMB
    assert match.state()["tomb_deck"] == [1] * 12
    rows = ["1shield/1key", "", ""]
    won = showdown(
        rows=rows, opened=12, options={"target": target}, treasure=(target - 3, 0, 0), community=""
    )
    assert won.shares() == [1, 0, 0]


def test_kt_r36_more_tombs_than_there_are_go_through_the_deck_again():
    match = showdown(opened=12, options={"tombs": 15}, community="")
    assert match.state()["tomb_deck"] == [1] * 12
    assert showdown(opened=15, options={"tombs": 15}, community="").actor == cp.OVER


def test_kt_r37_a_longer_game_ends_after_sixty_tombs():
    assert showdown(opened=59, options={"target": 20}, community="").actor == cp.CHANCE
    match = showdown(opened=60, options={"target": 20}, treasure=(3, 4, 5), community="")
    assert match.shares() == [0, 0, 1]


# Nothing is lost


@pytest.mark.parametrize("seats", [2, 4, 5, 8])
@pytest.mark.parametrize("options", [{}, {"stakes": "high", "target": 20}, {"rubies": "rare", "tombs": 15}])
def test_cards_gold_and_reputation_are_conserved(seats, options):
    match, rng = new(seats, **options), [stream(seats, 8)]
    cards, gold = match.state()["deck"], match.state()["supply"]
    while match.actor != cp.OVER:
        moves = match.legal() or [outcome for outcome, _ in match.outcomes()]
        match.play(moves[below(rng, len(moves))])
        if len(match.log) % 5 == 0:
            s = match.state()
            assert sum(s["reputation"]) + sum(s["pool"]) == 8 * seats
            assert sum(s["treasure"]) + s["gold"] + s["supply"] == gold
            assert all_cards(s) == cards


def all_cards(s):
    """How many cards of each kind are anywhere."""
    found = [sum(number) for number in zip(s["deck"], s["discards"], *s["hand"], *s["dropped"], strict=True)]
    for card in (card for row in s["row"] for card in row if card != NONE):
        found[card // 2] += 1
    if s["community"] != NONE:
        found[s["community"]] += 1
    return found
