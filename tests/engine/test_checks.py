"""Checks of tables: in words where they are interpreted, in numbers where they are compiled."""

import numba
import pytest

import cutpurse as cp
from cutpurse.engine.checks import checks, each, without_words
from cutpurse.engine.compiling import twin
from cutpurse.engine.contract import SOUND
from cutpurse.engine.layout import Layout, i8


class Ferry(Layout):
    boat = i8()
    shore = i8(2)


def fault_of_boat(s):
    return "" if s.boat >= 0 else f"boat is {s.boat}"


def fault_of_shore(s, side):
    return f"shore[{side}] is {s.shore[side]}" if s.shore[side] > 3 else ""


fault, explain = checks(fault_of_boat, each(2, fault_of_shore))


def ferry(boat, shore):
    return Ferry.from_dict({"boat": boat, "shore": shore})


def test_a_fault_is_the_number_of_the_first_check_that_says_something():
    assert fault(ferry(0, [3, 3])) == SOUND
    assert fault(ferry(-1, [4, 3])) == 1
    assert fault(ferry(0, [3, 4])) == 2


def test_a_fault_is_explained_by_the_check_that_found_it():
    assert explain(ferry(-1, [4, 3]), 1) == "boat is -1"
    assert explain(ferry(-1, [3, 4]), 2) == "shore[1] is 4"


def test_compiled_a_sentence_is_only_whether_it_says_something():
    source = 'def check(n):\n    """Words."""\n    return f"{n!r} is wrong" if n else ""\n'
    made = {}
    exec(compile(without_words(source, "a_game.soundness"), "<test>", "exec"), made)
    assert [made["check"](n) for n in (0, 5)] == [0, 1]
    assert without_words(source, "a_game.rules") == source


@pytest.mark.unmeasured
@pytest.mark.parametrize("id", ["kings-gold", "liars-dice"])
def test_compiled_checks_find_the_same_faults(id):
    game = cp.game(id)
    compiled = compiled_fault(game)
    found = set()
    for table in broken_tables(game):
        number = game.soundness.fault(table)
        assert compiled(game.compiled().records(table, 1)[0]) == number
        found.add(number)
    assert len(found) > 3


def compiled_fault(game):
    """The compiled checks, as something that Python can call."""
    fault = twin.twin(f"{game.package}.soundness").fault
    return numba.njit(lambda s: fault(s))


def broken_tables(game):
    """A game that begins, with one field after the other changed a little."""
    match = game.new(game.min_seats, seed=1)
    yield match.table
    for name in set(match.table.fields) - {"seats", *game.options}:
        for number in (-2, 1, 2, 99):
            table = match.table.copy()
            setattr(table, name, beginning_with(number, getattr(table, name)))
            yield table


def beginning_with(number, value):
    """A field of which the first number is another."""
    return [beginning_with(number, value[0]), *value[1:]] if isinstance(value, list) else number
