"""The rulings of Guild of Thieves, GT-R1 to GT-R25, each as a test, and the rules they belong to."""

from fractions import Fraction

import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.guild_of_thieves.state import COPIES, ITEMS, NONE, PLACE, SPACES
from games.guild_of_thieves.tables import (
    KIND_OF,
    choices,
    ends,
    item_on,
    kinds,
    play,
    playable,
    spaces,
    standing,
    table,
)


def new(seats=3, **options):
    return cp.game("guild-of-thieves").new(seats, chance="manual", **options)


def deal(match):
    """Deal Lamps, then Camels and so on, until the grid is full."""
    while match.state()["phase"] == 0:
        match.play(match.outcomes()[0][0])
    return match


def placed(match, first, *names):
    """The grid is dealt, this seat places first, and thieves are placed on these spaces."""
    return play(deal(match), f"seat {first} first", *names)


NINE = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2"]


# 1 Setting up


@pytest.mark.parametrize(("seats", "rows", "aside"), [(2, 6, 16), (3, 7, 8), (4, 7, 8)])
def test_gt_r1_items_that_are_not_dealt_are_out_of_the_game(seats, rows, aside):
    match = deal(new(seats))
    state = match.state()
    assert sum(card != NONE for card in state["grid"]) == 8 * rows
    assert sum(state["aside"]) == aside
    while match.actor != cp.OVER:
        match.play((match.outcomes() or [match.legal()])[0][0])
    assert match.state()["aside"] == state["aside"]


def test_r1_1_the_grid_is_dealt_from_eight_copies_of_each_item():
    match = new()
    assert match.outcomes() == [(kind, Fraction(1, ITEMS)) for kind in range(ITEMS)]
    play(match, "sword")
    assert dict(match.outcomes())[KIND_OF["sword"]] == Fraction(COPIES - 1, ITEMS * COPIES - 1)
    for _ in range(COPIES - 1):
        play(match, "sword")
    assert KIND_OF["sword"] not in dict(match.outcomes())


def test_r1_2_everybody_begins_with_two_lamps_and_a_camel_that_are_worth_nothing():
    match = new()
    for seat in range(3):
        assert kinds(match, "hand", seat) == ["slamp", "slamp", "scamel"]
    assert match.points() == [0, 0, 0]


def test_gt_r2_thieves_are_placed_counter_clockwise_one_each_three_times_round():
    match = deal(new(3))
    assert match.outcomes() == [(10 + seat, Fraction(1, 3)) for seat in range(3)]
    play(match, "seat 1 first")
    order = []
    for name in NINE:
        order.append(match.actor)
        play(match, name)
    assert order == [1, 0, 2] * 3
    assert [standing(match, seat) for seat in range(3)] == [
        {"b1", "e1", "h1"},
        {"a1", "d1", "g1"},
        {"c1", "f1", "a2"},
    ]


def test_gt_r2_who_places_last_plays_first_and_turns_go_clockwise():
    match = placed(new(3), 1, *NINE)
    order = []
    for _ in range(3):
        order.append(match.actor)
        play(match, "pass")
    assert order == [2, 0, 1]


def test_gt_r2_with_four_seats_thieves_and_turns_go_round_in_the_same_ways():
    match, order = play(deal(new(4)), "seat 1 first"), []
    for name in [*NINE, "b2", "c2", "d2"]:
        order.append(match.actor)
        play(match, name)
    assert order == [1, 0, 3, 2] * 3
    turns = []
    for _ in range(4):
        turns.append(match.actor)
        play(match, "pass")
    assert turns == [2, 3, 0, 1]


def test_gt_r3_a_thief_is_placed_on_any_card_without_a_thief_even_a_guard():
    match = placed(play(new(2), *["guard"] * 8), 0, "a1")
    assert len(choices(match)) == 47
    assert item_on(match, "b1") == "G"
    assert "b1" in standing(play(match, "b1"), 1)


def test_gt_r3_two_thieves_never_stand_on_one_card():
    match = placed(new(2), 0, "a1")
    with pytest.raises(cp.IllegalAction, match=r'"place a1": there is no free card on a1 \(rules 1.4, 2.4\)'):
        play(match, "place a1")


def test_two_thieves_each_as_an_option():
    match = placed(new(3, thieves=2), 0, *NINE[:6])
    assert match.state()["phase"] != PLACE
    assert [len(standing(match, seat)) for seat in range(3)] == [2, 2, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sixty_four_items_and_the_starters_are_always_somewhere(seats):
    match, rng = cp.game("guild-of-thieves").new(seats, seed=seats), [stream(seats, 6)]
    while match.actor != cp.OVER:
        state = match.state()
        owned = [*state["hand"], *state["pile"], *state["discard"]]
        for kind in range(ITEMS):
            on_grid = state["grid"].count(kind) + state["aside"][kind]
            assert on_grid + sum(cards[kind] for cards in owned) == COPIES
        assert sum(cards[8] for cards in owned) == 2 * seats
        assert sum(cards[9] for cards in owned) == seats
        legal = match.legal()
        match.play(legal[below(rng, max(1, len(legal) - 1))])  # a pass comes last: only if it must be


# 2 A turn


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


# 3 The items


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


# 4 What is secret


def test_gt_r21_hands_and_the_order_of_draw_piles_are_hidden():
    match = table(
        "L0 C S T L1", "lamp sword", "camel guard", piles=["", "coins turban"], known=["lamp sword"]
    )
    seen = match.view(0)
    assert seen["hand"][0] == match.state()["hand"][0]
    assert seen["hand"][1] == [0] * 10
    assert "pile" not in seen
    assert seen["hand_size"][:2] == [2, 2]


def test_gt_r21_hand_and_draw_pile_together_are_known():
    match = table(
        "L0 C S T L1", "lamp sword", "camel guard", piles=["", "coins turban"], known=["lamp sword"]
    )
    assert [kind for kind, number in enumerate(match.view(0)["unseen"][1]) if number] == [
        KIND_OF[name] for name in ("camel", "coins", "turban", "guard")
    ]


# 5 The end


def test_gt_r22_when_all_have_passed_the_thieves_claim_what_they_stand_on():
    board = """
        S0  C0  O0  L
        T1  J1  L1  L
    """
    match = table(board, "sword guard", "lamp", discards=["", "lamp"], piles=["coins"])
    before = match.points()
    play(match, "pass", "pass")
    assert match.actor == cp.OVER
    assert kinds(match, "discard", 0) == sorted(
        ["sword", "guard", "coins", "sword", "camel", "coins", "slamp", "slamp", "scamel"],
        key=list(KIND_OF).index,
    )
    assert match.points()[0] == 5 - 1 + 3 + 5 + 4 + 3
    assert match.points() == before  # the score had counted them all along
    assert item_on(match, "a1") == "."


def test_gt_r22_a_guard_under_a_thief_is_claimed_and_costs_a_point():
    board = """
        G0  C0  O0  L
        T1  J1  L1  L
    """
    match = play(table(board, "sword", "lamp"), "pass", "pass")
    assert kinds(match, "discard", 0) == ["camel", "sword", "coins", "guard", "slamp", "slamp", "scamel"]
    assert match.points()[0] == 5 - 1 + 4 + 3
    assert item_on(match, "a1") == "."


def finished(*hands):
    """A game that is over: two seats with these cards, the rest of the items lying on the grid."""
    match = placed(new(2), 1, "a1", "b1", "c1", "d1", "e1", "f1")
    match = play(match, "pass", "pass")
    state = match.state()
    grid, taken = [NONE] * (SPACES + 1), [[0] * 10 for _ in range(4)]
    left = [COPIES - aside for aside in state["aside"]]
    for seat, hand in enumerate(hands):
        for name in hand.split():
            taken[seat][KIND_OF[name]] += 1
            left[KIND_OF[name]] -= 1
        taken[seat][8:] = [2, 1]
    items = [kind for kind in range(ITEMS) for _ in range(left[kind])]
    free = [where for where in range(48) if state["thief"][where] == NONE]
    for where, kind in zip(free, items, strict=False):
        grid[where] = kind
    changes = {"grid": grid, "discard": taken}
    return match.game.position(state | changes, seats=2, chance="manual")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("sword camel carpet", "sword camel lamp lamp"),  # points
        ("lamp lamp sword sword", "camel turban turban turban turban"),  # as many: Lamps
        ("camel camel lamp", "carpet carpet turban lamp"),  # as many Lamps: Camels
        ("lamp camel turban carpet", "lamp camel sword"),  # as many Camels: cards
    ],
)
def test_gt_r23_ties_are_broken_by_lamps_then_camels_then_cards(first, second):
    assert finished(first, second).shares() == [1, 0]
    assert finished(second, first).shares() == [0, 1]


def test_gt_r23_who_is_still_tied_shares_the_win():
    assert finished("carpet lamp camel", "coins lamp camel").shares() == [Fraction(1, 2)] * 2


def test_gt_r24_the_last_seat_plays_on_until_it_passes():
    board = """
        L0  C   S   T
        L1  .   .   .
    """
    match = table(board, "coins coins", "lamp", piles=["sword sword turban turban"])
    play(match, "coins", "a1", "b1", "sword", "sword", "pass")
    play(match, "coins", "b1", "c1", "turban", "turban")
    assert match.actor == 0
    play(match, "pass")
    assert match.actor == cp.OVER
