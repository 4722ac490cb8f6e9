"""The rulings on what is secret, and on the end: chapters 4 and 5 of Guild of Thieves."""

from fractions import Fraction

import pytest

import cutpurse as cp
from cutpurse.games.guild_of_thieves.state import COPIES, ITEMS, NONE, SPACES
from games.guild_of_thieves.tables import KIND_OF, item_on, kinds, new, placed, play, table

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
