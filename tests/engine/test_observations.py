"""Views as rows of numbers: the same interpreted and compiled, counted from the seat that looks."""

import sys

import numpy as np
import pytest

import cutpurse as cp
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.compiling.twin import CPU
from cutpurse.engine.encoding import EACH_SEAT, Part, Plan, looked_up, members, odds, one_hot, plan_of, seat
from cutpurse.engine.layout import Field
from variants import every_game

pytestmark = pytest.mark.unmeasured  # it compiles, which coverage would slow down

UNSAID = {"seat", "first", "memory_aid"}  # whose view it is, who began, and what people are shown


def encoded(columns, view, seats=3):
    """What columns make of a view, by the names they give."""
    plan = Plan(columns, {name: Field(8, np.shape(value)) for name, value in view.items()}, seats)
    space = {name: list(table) for name, table in plan.tables.items()}
    exec(plan.source(), space)
    out = [None] * len(plan.names)
    space["encode"](type("View", (), {"seats": seats, "seat": 0, **view}), out)
    return dict(zip(plan.names, out, strict=True))


def test_a_value_among_few_has_a_column_for_each():
    assert encoded([one_hot("phase", ("roll", "choose"), least=3)], {"phase": 4}) == {
        "phase.roll": 0.0,
        "phase.choose": 1.0,
    }


def test_a_set_has_a_column_for_each_member():
    found = encoded([members("dice", "abc", lowest=1)], {"dice": 0b1011})
    assert found == {"dice.a": 1.0, "dice.b": 0.0, "dice.c": 1.0}


def test_seats_are_counted_from_the_one_that_looks():
    assert encoded([seat("active")], {"active": 0, "seat": 2}) == {
        "active.0": 0.0,
        "active.1": 1.0,
        "active.2": 0.0,
    }
    rows = encoded([odds("purse", EACH_SEAT)], {"purse": [[1, 3], [2, 2], [0, 0]], "seat": 1})
    assert rows["purse.0.0"] == 0.5
    assert rows["purse.1.0"] == 0.0
    assert rows["purse.2.1"] == 0.75


def test_a_part_of_a_row_is_a_field_of_its_own():
    hands = Part("at", "hand", 1, (2, 2))
    found = encoded([one_hot(hands, ("x", "y"), EACH_SEAT)], {"at": [9, 0, 1, 1, 1], "seat": 1}, seats=2)
    assert [name for name, value in found.items() if value] == [
        "hand.0.0.y",
        "hand.0.1.y",
        "hand.1.0.x",
        "hand.1.1.y",
    ]


def test_a_table_says_what_a_value_is():
    found = encoded([looked_up("card", {-1: (0, 0), 0: (1, 0.5)}, ("there", "high"))], {"card": 0})
    assert found == {"card.there": 1.0, "card.high": 0.5}


@every_game
def test_no_field_of_a_view_is_forgotten(id):
    game = cp.game(id)
    declared = {
        c.field.field if isinstance(c.field, Part) else c.field for c in plan_of(game.package).columns
    }
    assert set(game.views.View.fields) - declared <= UNSAID


def test_rows_can_be_written_where_they_are_wanted(kings_gold):
    batch = kings_gold.compiled().batch(5, 2, seed=1)
    room = np.ones((5, len(kings_gold.columns)), np.float32)
    assert batch.observations(room) is room
    assert (room == batch.observations()).all()
    with pytest.raises(cp.BadOption, match="5 rows of"):
        batch.observations(np.ones((5, 3), np.float32))


@every_game
def test_machine_code_finds_the_encoder_by_its_name(id):
    """Otherwise whatever was compiled with it would be compiled anew in each process."""
    encode = specialised("observation", cp.game(id).package, CPU).encode
    assert sys.modules[encode.py_func.__module__].encode is encode
