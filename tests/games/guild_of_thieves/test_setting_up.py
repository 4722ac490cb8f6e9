"""The rulings on setting up: chapter 1 of Guild of Thieves."""

from fractions import Fraction

import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.guild_of_thieves.state import COPIES, ITEMS, NONE, PLACE
from games.guild_of_thieves.tables import KIND_OF, choices, deal, item_on, kinds, new, placed, play, standing

NINE = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2"]


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
