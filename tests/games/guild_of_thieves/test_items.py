"""The rulings on the items: chapter 3 of Guild of Thieves."""

from fractions import Fraction

import pytest

import cutpurse as cp
from games.guild_of_thieves.tables import (
    KIND_OF,
    choices,
    ends,
    item_on,
    kinds,
    new,
    placed,
    play,
    playable,
    spaces,
    standing,
    table,
)


def test_gt_r8_a_lamp_goes_on_until_the_way_ends():
    board = """
        x   x   x   x   .
        x   C0  x   L1  x
        x   x   .   x   x
        x   .   x   x   x
    """
    assert ends(table(board, "lamp", "lamp"), "lamp", "b2") == {"b1", "a2", "c2", "b3"}


def test_gt_r8_a_lamp_stops_before_edge_gap_and_thief_and_not_earlier():
    board = """
        L0  L   L   L   .
        L   S1  S1  S1  .
        L   S0  .   .   .
    """
    assert ends(table(board, "lamp", "lamp"), "lamp", "a1") == {"d1", "a3"}


def test_gt_r8_a_lamp_moves_at_least_one_space():
    assert ends(table("L0 S1 L", "lamp", "lamp"), "lamp", "a1") == set()


def test_gt_r9_a_camel_makes_exactly_three_steps():
    assert ends(table("L0 C C C C", "camel", "lamp"), "camel", "a1") == {"d1"}
    assert ends(table("L0 C C . C", "camel", "lamp"), "camel", "a1") == set()


def test_gt_r9_a_camel_may_bend_and_make_a_u():
    board = """
        L0  L
        L   L
    """
    assert ends(table(board, "camel", "lamp"), "camel", "a1") == {"b1", "a2"}


def test_gt_r9_a_camel_never_goes_back_the_way_it_came():
    assert ends(table("L0 C C .", "camel", "lamp"), "camel", "a1") == set()


def test_gt_r9_each_end_of_a_ride_is_offered_once():
    board = """
        x   x   x   x   x
        x   x   C0  x   x
        x   x   x   x   x
    """
    match = play(table(board, "camel", "lamp"), "camel", "c2")
    assert len(match.legal()) == len(set(match.legal()))
    assert spaces(match) == {"a1", "c1", "e1", "b2", "d2", "a3", "c3", "e3"}


def test_gt_r10_a_sword_pushes_an_opponents_thief_to_the_card_behind():
    match = table("L0 L C1 T", "sword", "lamp")
    assert ends(match, "sword", "a1") == {"c1"}
    play(match, "c1")
    assert "c1" in standing(match, 0)
    assert "d1" in standing(match, 1)
    assert match.narrate()[-2:] == [
        "seat 0 pushes seat 1's thief to d1, a Turban.",
        "seat 0 shuffles the discard pile into a new draw pile.",
    ]


def test_gt_r10_the_victim_may_be_right_beside():
    assert ends(table("L0 C1 T", "sword", "lamp"), "sword", "a1") == {"b1"}


@pytest.mark.parametrize(
    ("board", "thief", "end", "pushed"),
    [
        ("L0 L C1 T", "a1", "c1", "d1"),
        ("T C1 L L0", "d1", "b1", "a1"),
        ("L0\nL\nC1\nT", "a1", "a3", "a4"),
        ("T\nC1\nL\nL0", "a4", "a2", "a1"),
    ],
)
def test_gt_r10_a_sword_pushes_in_every_direction(board, thief, end, pushed):
    match = play(table(board, "sword", "lamp"), "sword", thief, end)
    assert end in standing(match, 0)
    assert pushed in standing(match, 1)


@pytest.mark.parametrize(
    "board",
    [
        "L0 L C1 .",  # into a gap
        "L0 L C1 T0",  # onto a thief of one's own
        "L0 L C1 T1",  # no pushing on
        "L0 L C1 T1 L",  # not even if there is room behind both
        "L0 C1 T1 L",  # nor right beside
        "L0 C0 L T",  # own thieves block
        "L0 C0 L1 T",  # the way to somebody, too
        "L0 . C1 T",  # no run over a gap
        "L0 L L L",  # nobody there
    ],
)
def test_gt_r10_where_there_is_nobody_to_push_or_no_room_a_sword_does_nothing(board):
    assert ends(table(board, "sword", "lamp"), "sword", "a1") == set()


def test_gt_r10_nobody_is_pushed_off_the_edge():
    assert ends(table("C1 L L0", "sword", "lamp"), "sword", "c1") == set()


def test_gt_r11_the_pushed_thiefs_owner_neither_claims_nor_loses_a_card():
    match = table("L0 L C1 T", "sword", "lamp")
    before = [kinds(match, pile, 1) for pile in ("hand", "pile", "discard")]
    points = match.points()
    play(match, "sword", "a1", "c1")
    assert [kinds(match, pile, 1) for pile in ("hand", "pile", "discard")] == before
    assert match.points()[1] == points[1] - 4 + 2  # stands on a Turban now, not on a Camel
    assert (item_on(match, "c1"), item_on(match, "d1")) == ("C", "T")


def test_gt_r12_thieves_of_those_who_have_passed_can_be_pushed():
    match = table("L0 L C1 T", "sword", "lamp", passed=0b10)
    assert ends(match, "sword", "a1") == {"c1"}


def test_gt_r13_a_carpet_flies_over_the_gaps_beside_it_to_the_first_card():
    assert ends(table("L0 . C C", "carpet", "lamp"), "carpet", "a1") == {"c1"}
    assert ends(table("L0 . . . C", "carpet", "lamp"), "carpet", "a1") == {"e1"}


@pytest.mark.parametrize("board", ["L0 C . C", "L0 C C C", "L0 . C1 C", "L0 . . .", "L0 C1 . C", "L0 . C0 C"])
def test_gt_r13_a_carpet_needs_a_gap_right_beside_and_a_free_card_behind(board):
    assert ends(table(board, "carpet", "lamp"), "carpet", "a1") == set()


@pytest.mark.parametrize(
    ("board", "landing"),
    [("L0 C . C", {"d1"}), ("L0 C C . C", {"e1"}), ("L0 . C . C", {"c1"}), ("L0 C1 . C", set())],
)
def test_gt_r13_as_an_option_it_crosses_free_cards_before_the_gap(board, landing):
    match = table(board, "carpet", "lamp", options={"carpet_crosses": "cards"})
    assert ends(match, "carpet", "a1") == landing


def test_gt_r14_coins_move_one_space_and_draw_two_cards():
    match = table("L0 C S .", "coins lamp", "lamp", piles=["sword turban camel"])
    assert ends(match, "coins", "a1") == {"b1"}
    play(match, "b1", "sword")
    assert match.actor == cp.CHANCE
    play(match, "camel")
    assert kinds(match, "hand", 0) == ["lamp", "camel", "sword"]
    assert match.actor == 1


def test_gt_r14_the_hand_stays_larger_and_several_coins_add_up():
    board = """
        L0  C   S   T   C
        L1  x   x   x   x
    """
    match = table(board, "coins coins lamp", "lamp lamp lamp", piles=["sword turban camel camel"])
    play(match, "coins", "a1", "b1", "sword", "turban", "pass", "coins", "b1", "c1", "camel", "camel")
    assert len(kinds(match, "hand", 0)) == 5
    play(match, "play lamp", "c1", "e1")
    match.play(match.outcomes()[0][0])
    assert len(kinds(match, "hand", 0)) == 5


def test_gt_r15_a_turban_claims_two_cards():
    board = """
        L0  C   S
        T   J   O
    """
    match = play(table(board, "turban", "lamp"), "turban", "a1")
    assert choices(match) == {"over b1", "over a2"}
    play(match, "b1")
    assert choices(match) == {"to c1", "to b2"}
    play(match, "b2")
    assert (item_on(match, "a1"), item_on(match, "b1"), item_on(match, "b2")) == (".", ".", "J")
    assert "b2" in standing(match, 0)
    assert kinds(match, "pile", 0) == ["lamp", "camel", "turban", "slamp", "slamp", "scamel"]
    play(match, "camel")
    assert match.actor == 1


def test_gt_r15_both_steps_must_be_possible_and_not_back():
    assert ends(table("L0 C . S", "turban", "lamp"), "turban", "a1") == set()
    match = table("C L0 L C", "turban", "lamp")
    assert ends(match, "turban", "b1") == {"c1"}  # over a1 the thief could only come back
    assert spaces(play(match, "over c1")) == {"d1"}


def test_gt_r16_only_starters_are_in_the_hand_in_the_first_turn():
    match = placed(new(2), 1, "a1", "b1", "c1", "d1", "e1", "b6")
    for _ in range(2):
        assert playable(match) <= {"starter Lamp", "starter Camel"}
        play(match, "starter Camel")
        play(match, match.text(match.legal()[0]))
        play(match, match.text(match.legal()[0]))
    assert playable(match) - {"starter Lamp", "starter Camel"}
    hand = [[1, *[0] * 7, 1, 1], *[[0] * 8 + [2, 1]], [0] * 10, [0] * 10]
    with pytest.raises(cp.BadPosition):
        match.game.position(match.state() | {"turn": 1, "hand": hand}, seats=2)


def test_gt_r17_jewels_do_what_the_last_card_of_an_opponent_did():
    board = "L0 C S T C1"
    for did, landing in [("lamp", {"d1"}), ("camel", {"d1"}), ("coins", {"b1"}), ("sword", set())]:
        assert ends(table(board, "jewels", "lamp", last=(1, did)), "jewels", "a1") == landing


def test_gt_r17_jewels_copy_the_extra_draw_of_coins():
    match = table("L0 C S T .", "jewels", "lamp", last=(1, "coins"), piles=["sword turban"])
    play(match, "jewels", "a1", "b1", "sword", "turban")
    assert kinds(match, "hand", 0) == ["sword", "turban"]
    assert match.narrate()[0] == "seat 0 plays Jewels as Coins, moves from a1 to b1 and claims a Lamp."


def test_gt_r17_jewels_copy_the_extra_claim_of_a_turban():
    match = table("L0 C S T .", "jewels", "lamp", last=(1, "turban"))
    play(match, "jewels", "a1", "over b1", "c1")
    assert kinds(match, "pile", 0) == ["lamp", "camel", "jewels", "slamp", "slamp", "scamel"]


def test_gt_r17_jewels_that_are_copied_pass_on_what_they_did():
    board = """
        L0  C   S   T
        L1  C   S   T
    """
    match = table(board, "jewels", "jewels", last=(1, "coins"), piles=["lamp camel sword", "sword sword"])
    play(match, "jewels", "a1", "b1", "lamp", "camel", "jewels", "a2")
    assert spaces(match) == {"b2"}
    assert match.prompt() == "Jewels as Coins: one step, then draw two cards. Where to?"


def test_gt_r17_starters_count_as_lamp_and_camel():
    board = """
        L0  C   S   T
        L1  C   S   T
    """
    match = table(board, "scamel slamp", "jewels", piles=["lamp"])
    play(match, "starter camel", "a1", "d1", "lamp", "jewels")
    assert spaces(play(match, "a2")) == {"c1", "d2"}


def test_gt_r18_when_all_opponents_have_passed_the_last_card_of_one_of_them_counts():
    board = "L0 C S T C1"
    match = table(board, "coins jewels", "lamp", last=(1, "lamp"), passed=0b10, piles=["sword sword sword"])
    play(match, "coins", "a1", "b1", "sword", "sword")
    assert match.actor == 0
    assert ends(match, "jewels", "b1") == {"d1"}  # a Lamp: not the Coins that the seat itself played


def test_gt_r18_however_many_turns_one_plays_alone_the_last_card_of_an_opponent_counts():
    board = "L0 C S T C1"
    match = table(board, "coins coins jewels", "lamp", last=(1, "lamp"), passed=0b10, piles=["sword " * 5])
    play(match, "coins", "a1", "b1", "sword", "sword", "coins", "b1", "c1", "sword", "sword", "jewels")
    assert match.prompt() == "Jewels as a Lamp: which thief moves?"


def test_gt_r18_a_card_that_is_copied_may_be_of_a_seat_that_has_passed():
    match = table("L0 C S T C1", "jewels", "lamp", last=(1, "lamp"), passed=0b10)
    assert playable(match) == {"Jewels"}


def test_gt_r18_of_several_opponents_the_one_who_played_last_counts():
    board = """
        L0  C   S   T
        L1  C   S   T
        L2  C   S   T
    """
    piles = ["lamp lamp lamp lamp", "camel camel camel"]
    match = table(board, "coins coins jewels", "turban", "lamp", piles=piles, last=(2, "camel"))
    play(match, "coins", "a1", "b1", "lamp", "lamp")
    play(match, "turban", "a2", "over b2", "c2", "camel", "pass")
    play(match, "coins", "b1", "c1", "lamp", "lamp", "pass")
    assert match.actor == 0
    assert play(match, "jewels").prompt() == "Jewels as a Turban: which thief moves?"


def test_gt_r18_before_an_opponent_has_played_jewels_cannot_be_played():
    match = table("L0 C S T C1", "jewels lamp", "lamp", last=(0, "camel"))
    assert playable(match) == {"Lamp"}
    with pytest.raises(cp.IllegalAction, match=r"no opponent has played a card yet \(rule 3.7\)"):
        play(match, "play jewels")


def test_gt_r19_a_guard_is_never_played():
    match = table("L0 C S T C1", "guard lamp", "lamp")
    assert playable(match) == {"Lamp"}
    with pytest.raises(cp.IllegalAction, match=r"a Guard cannot be played \(rule 3.8\)"):
        play(match, "play guard")


def test_gt_r20_the_new_draw_pile_has_the_cards_played_and_claimed_just_now():
    match = play(table("C0 L S T L1", "coins", "lamp"), "coins", "a1", "b1")
    assert kinds(match, "pile", 0) == ["camel", "coins", "slamp", "slamp", "scamel"]
    assert kinds(match, "discard", 0) == []
    assert dict(match.outcomes()) == {
        KIND_OF["camel"]: Fraction(1, 5),
        KIND_OF["coins"]: Fraction(1, 5),
        KIND_OF["slamp"]: Fraction(2, 5),
        KIND_OF["scamel"]: Fraction(1, 5),
    }


def test_gt_r20_a_second_draw_may_need_a_new_draw_pile_too():
    match = play(table("C0 L S T L1", "coins slamp slamp", "lamp", piles=["scamel"]), "coins", "a1", "b1")
    play(match, "starter camel")
    assert match.narrate()[-1] == "seat 0 shuffles the discard pile into a new draw pile."
    assert kinds(match, "pile", 0) == ["camel", "coins"]


def test_r2_6_a_draw_pile_that_is_not_empty_is_drawn_from_first():
    match = play(table("C0 L S T L1", "coins", "lamp", piles=["sword sword sword"]), "coins", "a1", "b1")
    assert dict(match.outcomes()) == {KIND_OF["sword"]: 1}
