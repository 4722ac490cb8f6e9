"""The rulings on a turn: chapter 2 of Guild of Thieves."""

import pytest

import cutpurse as cp
from games.guild_of_thieves.tables import (
    choices,
    ends,
    kinds,
    new,
    placed,
    play,
    playable,
    spaces,
    standing,
    table,
)


def test_gt_r4_in_the_first_turn_the_claimed_card_goes_to_the_hand_and_none_is_drawn():
    match = placed(new(2), 1, "a1", "b1", "c1", "d1", "e1", "b6")
    play(match, "starter Camel", "b6", "b3")
    assert kinds(match, "hand", 0) == ["turban", "slamp", "slamp"]
    assert kinds(match, "discard", 0) == ["scamel"]
    assert match.actor == 1


def test_gt_r4_a_pass_in_the_first_round_does_not_end_it_for_the_others():
    match = placed(new(2), 1, "a1", "b1", "c1", "d1", "e1", "b6")
    play(match, "pass", "starter lamp", "a1", "a6")
    assert kinds(match, "hand", 1) == ["lamp", "slamp", "scamel"]
    assert kinds(match, "discard", 1) == ["slamp"]
    assert kinds(match, "pile", 1) == []
    assert match.actor == 1  # nothing is drawn, and the next turn begins
    play(match, "starter lamp")
    play(match, match.text(match.legal()[0]))
    play(match, match.text(match.legal()[0]))
    assert match.actor == cp.CHANCE


def test_gt_r4_the_second_turn_is_like_all_others():
    match = placed(new(2), 1, "a1", "b1", "c1", "d1", "e1", "b6")
    play(match, "starter Camel", "b6", "b3", "starter lamp", "a1", "a6", "starter lamp", "b3", "b2")
    assert match.actor == cp.CHANCE
    assert kinds(match, "pile", 0) == ["sword", "slamp", "scamel"]
    assert kinds(match, "hand", 0) == ["turban", "slamp"]
    match.play(match.outcomes()[0][0])
    assert len(kinds(match, "hand", 0)) == 3


BOX = """
    L0  C   S1
    L   L   L
"""


def test_gt_r5_one_may_pass_even_if_one_could_play():
    match = table(BOX, "coins", "lamp")
    assert choices(match) == {"pass for good", "play Coins"}
    play(match, "pass")
    assert match.actor == 1
    play(match, "lamp", "c1", "c2", "starter lamp")
    assert match.actor == 1  # seat 0 has no more turns


def test_gt_r5_several_seats_in_a_row_that_have_passed_are_skipped():
    board = """
        L0  C   S   T
        L1  C   S   T
        L2  C   S   T
    """
    match = table(board, "coins coins", "lamp", "lamp", piles=["sword sword turban"])
    play(match, "coins", "a1", "b1", "sword", "sword", "pass", "pass")
    assert match.actor == 0
    play(match, "coins", "b1", "c1", "turban", "starter lamp")
    assert match.actor == 0  # GT-R24: and takes turn after turn


def test_gt_r5_without_a_card_that_can_be_played_one_has_to_pass():
    match = table("L0 . S1", "camel guard sword", "lamp")
    assert choices(match) == {"pass for good"}
    assert match.prompt() == "None of your cards can move a thief: you have to pass."


def test_gt_r6_a_card_that_moves_nobody_cannot_be_played():
    match = table("L0 C . S1", "camel coins", "lamp")
    assert playable(match) == {"Coins"}
    with pytest.raises(cp.IllegalAction, match=r": a Camel cannot move any of your thieves now \(rule 2.2\)"):
        play(match, "play camel")


def test_gt_r6_a_thief_that_cannot_move_cannot_be_chosen():
    board = """
        L0  C   .   L0
        S1  S1  S1  .
    """
    match = play(table(board, "coins", "lamp"), "coins")
    assert spaces(match) == {"a1"}
    with pytest.raises(cp.IllegalAction, match=r": Coins cannot move the thief on d1 \(rule 2.3\)"):
        play(match, "thief d1")


@pytest.mark.parametrize("card", ["lamp", "camel", "coins", "turban"])
def test_gt_r7_gaps_edges_and_all_thieves_are_in_the_way(card):
    board = """
        L0  L1  L
        .   L   L
    """
    assert ends(table(board, card, "lamp"), card, "a1") == set()
    board = """
        L0  L0  L
        .   .   L
    """
    assert ends(table(board, card, "lamp"), card, "a1") == set()


def test_gt_r7_nobody_moves_diagonally():
    board = """
        L0  .
        .   L
    """
    for card in ("lamp", "camel", "sword", "carpet", "coins", "turban"):
        assert ends(table(board, card, "lamp"), card, "a1") == set()


def test_gt_r25_exactly_one_of_ones_own_thieves_moves():
    board = """
        L0  C   L1
        L   L0  L
    """
    match = play(table(board, "coins", "lamp"), "coins")
    assert choices(match) == {"thief a1", "thief b2"}
    with pytest.raises(cp.IllegalAction, match=r"you have no thief on c1 \(rule 2.3\)"):
        play(match, "thief c1")
    play(match, "a1", "b1", "starter lamp", "starter lamp")
    assert {"b1", "b2"} <= standing(match, 0)
    assert match.actor == 1
