"""Tiles on their way: dealt, looked at, shown, discarded and shuffled, and who knows them then."""

from .board import lowest
from .jars import is_kind, special_of
from .state import *


def hand_spot(seat: int, slot: int) -> int:
    return HAND + HAND_SIZE * seat + slot


def hand_of(t: Open, seat: int) -> int:
    """The spots of a hand where a tile lies, as a set."""
    spots = 0
    for slot in range(HAND_SIZE):
        if t.at[hand_spot(seat, slot)] != NONE:
            spots |= 1 << hand_spot(seat, slot)
    return spots


def is_up(t: Open, place: int) -> bool:
    return t.up >> place & 1 == 1


def holds(t: Open, spot: int, kind: int) -> bool:
    """Whether a special tile of this kind lies on the spot, as far as is known here."""
    tile = t.at[spot]
    return tile != NONE and is_kind(tile, t.content[tile], kind)


# Looking


def spot_looked_at(t: Open) -> int:
    return lowest(t.looks)


def tile_looked_at(t: Open) -> int:
    return t.at[spot_looked_at(t)]


def is_shown(t: Open, tile: int, content: int) -> bool:
    """What everybody sees of a look.

    4.2 Thieves and Amulets that are glimpsed stay secret; 4.6 under a Lantern from the hand everything
    but a Sapphire; 4.5, 7.2, 3.3 a Lantern on the board, a theft and discarding show all.
    """
    if t.how >= LIT:
        return True
    if content != SPECIAL:
        return False
    kind = special_of(tile)
    return (t.how == GLIMPSED and kind != AMULET) or (t.how == PEEKED and kind == SAPPHIRE)


def see(s: State, content: int) -> int:
    """The first spot that is looked at is seen, by everybody or by the active seat; says which spot it was.

    9.2 That a tile is not shown tells everybody that it is nothing that must be shown.
    """
    spot = spot_looked_at(s)
    tile = s.at[spot]
    s.looks &= s.looks - 1
    s.content[tile] = content
    if is_shown(s, tile, content):
        turn_over(s, tile)
    else:
        s.known[tile] |= 1 << s.active
        if is_shown(s, tile, SPECIAL):
            s.may[tile] &= ~(1 << SPECIAL)
    return spot


def turn_over(s: State, tile: int) -> None:
    """Everybody sees the tile."""
    s.known[tile] = EVERYBODY
    s.may[tile] = 1 << s.content[tile]


# Moving


def deal(s: State, spot: int) -> None:
    """The top tile of the stack goes to a spot, unseen."""
    s.at[spot] = s.at[TOP]
    s.at[TOP] = NONE


def discard_from(s: State, spot: int) -> None:
    """3.3 The tile goes to the discards, face up."""
    s.discards |= 1 << s.at[spot]
    s.at[spot] = NONE
    if spot < PLACES:
        s.up &= ~(1 << spot)


def shuffle_discards(s: State) -> None:
    """3.4 The discards become the new stack: which contents of a jar it has is known, not their order."""
    for jar in range(JARS):
        gone = 0
        for tile in range(CONTENTS * jar, CONTENTS * jar + CONTENTS):
            if s.discards >> tile & 1:
                gone |= s.may[tile]
        for tile in range(CONTENTS * jar, CONTENTS * jar + CONTENTS):
            if s.discards >> tile & 1:
                s.content[tile] = NONE
                s.known[tile] = 0
                s.may[tile] = gone
    s.stack = s.discards
    s.discards = 0


def turn_up(s: State, jar: int) -> None:
    """1.2 The next tile of the stack has this jar on its back."""
    tile = CONTENTS * jar
    while s.stack >> tile & 1 == 0:
        tile += 1
    s.stack &= ~(1 << tile)
    s.at[TOP] = tile


def in_stack(t: Open, jar: int) -> int:
    """How many tiles with this jar lie below the top of the stack."""
    tiles = t.stack >> CONTENTS * jar & 7
    return (tiles & 1) + (tiles >> 1 & 1) + (tiles >> 2)
