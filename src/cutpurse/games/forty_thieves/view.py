"""What a seat knows in Forty Thieves: all that lies open, every back, and the tiles it has seen."""

from functools import lru_cache
from itertools import chain, product

from cutpurse.engine.chance import below
from cutpurse.engine.contract import NOBODY, UNSEEN
from cutpurse.engine.layout import copier, i8, in_two_forms, row_copier

from .actions import CONTENT, PASS, discarded, is_discard, is_play, is_steal, slot_of, target_of
from .board import places_of
from .jars import CONTENT_IN, CONTENTS_IN, POSSIBLE, STRIKES, number, orders
from .state import *
from .tiles import hand_spot, is_shown, tile_looked_at

copy_open = copier(Open)
copy_tiles = row_copier(TILES)
COMPARED = {  # for what the three tiles of a jar can be by themselves
    (a, b, c): tuple(CONTENTS_IN[CONTENTS * POSSIBLE[a | b << 3 | c << 6] + tile] for tile in range(CONTENTS))
    for a, b, c in product(range(ANYTHING + 1), repeat=CONTENTS)
}


class View(Open):
    """The table as one seat knows it."""

    seat = i8()  # whose view this is, or NOBODY
    can = i8(TILES)  # contents that a tile can still have, by all that the seat knows
    content = i8(TILES)  # of the tiles that the seat has seen


def view(s: State, seat: int, v: View) -> None:
    v.seat = seat
    copy_open(s, v)
    copy_tiles(s.content, v.content)
    copy_tiles(s.may, v.can)
    eye = TURNED_OVER if seat == NOBODY else 1 << seat
    known, content, can = s.known, v.content, v.can
    for tile in range(TILES):
        if 0 < known[tile] < EVERYBODY:  # of the others everybody knows the same
            if known[tile] & eye:
                can[tile] = 1 << content[tile]
            else:
                content[tile] = NONE
    compare_all(can)


def compare_one_by_one(can: list[int]) -> None:
    for first in range(0, TILES, CONTENTS):
        if STRIKES[can[first] | can[first + 1] << 3 | can[first + 2] << 6]:
            compare(can, first)


@in_two_forms(compare_one_by_one)
def compare_all(can: list[int]) -> None:
    """The same for every jar."""
    can[:] = compared(bytes(can))


@lru_cache(1 << 12)  # most steps change nothing of it
def compared(can: bytes) -> tuple[int, ...]:
    return tuple(
        chain.from_iterable(COMPARED[jar] for jar in zip(can[::3], can[1::3], can[2::3], strict=True))
    )


def compare(can: list[int], first: int) -> None:
    """Of what each tile of a jar can be by itself, strike out what the other two leave no room for."""
    row = CONTENTS * POSSIBLE[can[first] | can[first + 1] << 3 | can[first + 2] << 6]
    can[first] = CONTENTS_IN[row]
    can[first + 1] = CONTENTS_IN[row + 1]
    can[first + 2] = CONTENTS_IN[row + 2]


def witness(s: State, action: int, seat: int) -> int:
    """Decisions are made openly; a look is seen by the seat that looks, and by all if the tile is shown."""
    if s.phase != LOOK or seat == s.active or is_shown(s, tile_looked_at(s), action - CONTENT):
        return action
    return UNSEEN


def reveals(s: State, action: int) -> bool:
    """Discarding, playing and stealing turn tiles over, unless all can see them or have seen them.

    What is looked at comes up by chance.
    """
    if is_discard(action):
        return discarded(action) != 0
    if is_steal(action):
        return places_of(target_of(action)) & ~s.up != 0
    return is_play(action) and s.known[tile_played(s, action)] != EVERYBODY


def tile_played(s: Open, action: int) -> int:
    """The tile that a seat plays from its hand, in its turn or in answer."""
    return s.at[hand_spot(s.asked if s.phase == ANSWER else s.active, slot_of(action))]


def silence(s: Open) -> int:
    """6.2 All are asked for a Dagger, whatever they hold."""
    return PASS if s.phase == ANSWER else UNSEEN


def imagine(v: View, s: State, rng: list[int]) -> None:
    """One table that agrees with the view, each as likely as it is by the rules.

    The orders of a jar that fit what the seat has seen are equally likely, and jars do not depend on
    each other. What others decided is taken as independent of what they know: a seat that passes when asked
    for a Dagger may still hold one. Tiles that nobody has seen stay undecided; chance deals with them.
    """
    copy_open(v, s)
    for jar in range(JARS):
        first = CONTENTS * jar
        order = 0
        if has_secret(v, first) or has_secret(v, first + 1) or has_secret(v, first + 2):
            order = one_of(orders(v, jar), rng)
        for tile in range(first, first + CONTENTS):
            if has_secret(v, tile):
                s.content[tile] = CONTENT_IN[CONTENTS * order + tile - first]
            else:
                s.content[tile] = v.content[tile]


def has_secret(v: View, tile: int) -> bool:
    """Whether somebody has seen a tile that the viewer has not."""
    return v.known[tile] != 0 and v.content[tile] == NONE


def one_of(left: int, rng: list[int]) -> int:
    """One of these orders, each as likely as the next."""
    skip = below(rng, number(left))
    order = 0
    while left >> order & 1 == 0 or skip > 0:
        skip -= left >> order & 1
        order += 1
    return order
