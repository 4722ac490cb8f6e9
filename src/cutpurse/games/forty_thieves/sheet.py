"""The sheet of all sixty tiles, as a person sees it: what every jar hides, and what of it lies open."""

from functools import cache

from cutpurse.engine.kept import Kept
from cutpurse.engine.scenes import Record
from cutpurse.engine.words.phrases import Thing

from .board import members
from .jars import jar_of
from .state import *
from .things import HIDES, JAR
from .view import View

BIT = [*(1 << tile for tile in range(TILES)), 0]  # of a tile in a set; of NONE, which is the last, nothing


class Hidden(Record, frozen=True):
    face: Thing
    open: bool  # it lies open by now: on the board, among the discards, in a hoard
    seen: bool  # its viewer has seen where it is; only with the memory aid


class Jar(Record, frozen=True):
    jar: Thing
    hides: tuple[Hidden, ...]  # the thief of its colour, the thief of its symbol, the special object


@cache
def jar(number: int, opened: int, seen: int) -> Jar:
    hides = enumerate(HIDES[number])
    row = [Hidden(hidden, opened >> bit & 1 == 1, seen >> bit & 1 == 1) for bit, hidden in hides]
    return Jar(JAR[number], tuple(row))


EMPTY_SHEET = (0, [jar(number, 0, 0) for number in range(JARS)])


def sheet(v: View, common: Kept) -> list[Jar]:
    """1.3 For every jar what it hides, and what of it lies open; only what has changed is made anew."""
    opened = common.again("open", (v.at[:], v.stack, v.up), open_tiles, v)
    if v.memory_aid == ON:  # it shows what lies closed, too
        return [jar(number, found(v, number, opened), found(v, number, ALL_TILES)) for number in range(JARS)]
    jars: list[Jar]
    last, jars = common.parts.get("sheet", EMPTY_SHEET)
    if changed := members(opened ^ last):
        jars = jars[:]
        for number in {jar_of(tile) for tile in changed}:
            jars[number] = jar(number, found(v, number, opened), 0)
        common.parts["sheet"] = opened, jars
    return jars


def found(v: View, jar: int, tiles: int) -> int:
    """What those of a jar's tiles hold that are among these, as far as it is known, as a set."""
    contents = 0
    for tile in range(CONTENTS * jar, CONTENTS * jar + CONTENTS):
        if tiles >> tile & 1 and v.content[tile] != NONE:
            contents |= 1 << v.content[tile]
    return contents


def open_tiles(v: View) -> int:
    """Face up on the board, among the discards, or in a hoard."""
    covered = v.stack | sum(map(BIT.__getitem__, v.at))
    return ALL_TILES & ~covered | sum([BIT[v.at[place]] for place in members(v.up)])
