"""One declaration, two forms."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.engine.layout import Layout, copier, i8, i16, i32, i64, row_copier, written


class Ferry(Layout):
    phase = i8()
    stock = i16(3)
    seen = i8(2, 4)
    far = i32()
    farther = i64()


class Passenger(Ferry):
    seat = i8()


def numbers(bits):
    return st.integers(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


ferries = st.builds(
    lambda *values: Ferry.from_dict(dict(zip(Ferry.fields, values, strict=True))),
    numbers(8),
    st.lists(numbers(16), min_size=3, max_size=3),
    st.lists(st.lists(numbers(8), min_size=4, max_size=4), min_size=2, max_size=2),
    numbers(32),
    numbers(64),
)


def test_a_new_table_is_all_zeros():
    assert Ferry().to_dict() == {"phase": 0, "stock": [0] * 3, "seen": [[0] * 4] * 2, "far": 0, "farther": 0}


def test_the_record_is_aligned_and_has_the_same_fields():
    dtype = Ferry.dtype()
    assert dtype.isalignedstruct
    assert list(dtype.names) == list(Ferry.fields)
    assert dtype["seen"].shape == (2, 4)


@given(ferries)
def test_every_value_goes_to_a_record_and_back(ferry):
    records = np.zeros(2, Ferry.dtype())
    ferry.to_record(records, 1)
    assert Ferry.from_record(records[1]) == ferry
    assert Ferry.from_dict(ferry.to_dict()) == ferry
    assert not ferry.faults()


@given(ferries)
def test_a_copy_shares_nothing(ferry):
    copy = ferry.copy()
    assert copy == ferry
    copy.seen[1][2] ^= 1
    copy.stock[0] ^= 1
    assert copy.seen != ferry.seen
    assert copy.stock != ferry.stock
    assert copy != ferry


@given(ferries)
def test_a_copier_copies_all_but_what_it_is_told_to_leave_and_shares_nothing(ferry):
    passenger = Passenger()
    copier(Ferry, but=("far",))(ferry, passenger)
    assert passenger.to_dict() == ferry.to_dict() | {"far": 0, "seat": 0}
    passenger.stock[0] ^= 1
    passenger.seen[1][2] ^= 1
    assert passenger.stock != ferry.stock
    assert passenger.seen != ferry.seen


@given(ferries)
def test_what_copies_number_by_number_copies_the_same(ferry):
    records = np.zeros(1, Ferry.dtype())
    made = {}
    exec(written("copy", copier(Ferry).in_loops), made)
    twin = Ferry()
    made["copy"](ferry, twin)
    assert twin == ferry
    exec(written("copy_row", row_copier(3).in_loops), made)
    made["copy_row"](ferry.stock, records[0]["stock"])
    assert records[0]["stock"].tolist() == ferry.stock


def test_a_row_is_copied_in_place():
    source, target = [1, 2, 3], [0, 0, 0]
    same = target
    row_copier(3)(source, target)
    assert same == source
    assert same is target


def test_what_a_copier_is_to_leave_must_be_there():
    with pytest.raises(TypeError, match="Ferry has no field fra"):
        copier(Ferry, but=("fra",))


def test_a_table_that_inherits_has_all_fields():
    assert list(Passenger.fields) == [*Ferry.fields, "seat"]
    assert Passenger() != Ferry()
    assert "seat=0" in repr(Passenger())


def test_a_misspelt_field_is_an_error_at_once():
    with pytest.raises(AttributeError):
        Ferry().fase = 1


@pytest.mark.parametrize("name", ["copy", "phase"])
def test_a_field_may_not_take_a_name_that_is_taken(name):
    with pytest.raises(TypeError, match="already taken"):
        type(Ferry)("Bad", (Ferry,), {name: i8()})


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("phase", 128, "phase cannot hold 128"),
        ("phase", True, "phase must hold whole numbers, not True"),
        ("stock", [1, 2], "stock must be a list of 3"),
        ("stock", 7, "stock must be a list of 3"),
        ("stock", [1, 2, -32769], "stock cannot hold -32769"),
        ("seen", [[0] * 4, [0, 0, 0, 0.5]], "seen must hold whole numbers, not 0.5"),
    ],
)
def test_what_does_not_fit_its_declaration_is_named(field, value, fault):
    ferry = Ferry()
    setattr(ferry, field, value)
    assert ferry.faults() == [fault]
