"""Loops shared out among the threads of a warp: together they do what one would have done alone."""

import pytest

from cutpurse.engine.chance import below
from cutpurse.engine.gpu.warp_loops import WARP, parse, wide_functions
from cutpurse.games.king_thief_minister import knowledge, wide
from cutpurse.games.king_thief_minister.state import ARRANGEMENTS

pytestmark = pytest.mark.unmeasured  # it compiles, which coverage would slow down

PACKAGE = "cutpurse.games.king_thief_minister"


def in_lanes(name, row, *args):
    """What the lanes make of a row: each does its part, and what they gather is put together."""
    gathered, results = {}, []
    for rehearsal in (True, False):  # first to know what each gathers, then with what all have gathered
        mixed = list(row)
        for lane in range(WARP):
            space = dict(vars(knowledge))

            def gather(how, lane=lane, rehearsal=rehearsal):
                def together(before, mine):
                    gathered.setdefault(how.__name__, {})[lane] = mine
                    return mine if rehearsal else how(before, gathered[how.__name__].values())

                return together

            space |= {"lane": lambda lane=lane: lane, "together": lambda: None}
            space |= {"lanes_sum": gather(sum_of), "lanes_union": gather(union_of)}
            own = list(row)
            exec(compile(parse(source(), f"{PACKAGE}.knowledge"), "knowledge", "exec"), space)
            results = space[name](own, *args)
            mixed = [new if new != old else kept for new, old, kept in zip(own, row, mixed, strict=True)]
    return mixed, results


def source():
    with open(knowledge.__file__, encoding="utf-8") as file:
        return file.read().replace("from .", f"from {PACKAGE}.")


def sum_of(before, parts):
    return before + sum(parts)


def union_of(before, parts):
    for part in parts:
        before |= part
    return before


def some_row():
    rng = [12345]
    return [below(rng, 5) for _ in range(ARRANGEMENTS)]


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("know_nothing", (True,)),
        ("learn_in_loops", (2, 3, True)),
        ("learn_in_loops", (2, 3, False)),
        ("exchange", (1, 4)),
        ("total", ()),
        ("weight_of", (3, 5)),
    ],
)
def test_lanes_do_together_what_one_does_alone(name, args):
    row = some_row()
    alone = list(row)
    expected = getattr(knowledge, name)(alone, *args)
    mixed, result = in_lanes(name, row, *args)
    assert (mixed, result) == (alone, expected)


def test_what_is_shared_out_is_there():
    assert wide_functions(PACKAGE) == wide.WIDE
    assert wide_functions("cutpurse.games.kings_gold") == ()
    assert all(hasattr(knowledge, each.partition(".")[2]) for each in wide.WIDE if "knowledge" in each)
