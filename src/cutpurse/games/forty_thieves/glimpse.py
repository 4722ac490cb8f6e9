"""Chapter 4, the glimpse: one look at the board, or a Lantern from the hand."""

from .board import are_neighbours, size
from .jars import is_kind, special_of
from .state import *
from .tiles import hand_of, is_up
from .turn import look, pocket

ALL_PLACES = (1 << PLACES) - 1


def can_look_at(t: Open, place: int) -> bool:
    """4.1 Any tile of the board that lies face down."""
    return not is_up(t, place)


def something_is_hidden(t: Open) -> bool:
    return t.up != ALL_PLACES


def can_peek_at_both(t: Open, one: int, other: int) -> bool:
    """4.6 Two adjacent tiles anywhere, if one of them at least lies face down."""
    return are_neighbours(one, other) and not (is_up(t, one) and is_up(t, other))


def can_peek_at(t: Open, place: int) -> bool:
    """4.6 The first of such a pair, or the second when the first is chosen."""
    if t.phase == PEEK_TOO:
        return can_peek_at_both(t, t.picked, place)
    for other in range(PLACES):
        if can_peek_at_both(t, place, other):
            return True
    return False


def peek(s: State, place: int) -> None:
    """4.6 Both are chosen before the first is looked at."""
    if s.phase == PEEK:
        s.picked = place
        s.phase = PEEK_TOO
    else:
        look(s, (1 << s.picked | 1 << place) & ~s.up, PEEKED)


def glimpsed(s: State, place: int, content: int) -> None:
    """What a tile does that is glimpsed: 4.2 nothing, or what 4.3, 4.4 and 4.5 say."""
    tile = s.at[place]
    if content != SPECIAL:
        s.phase = GO_ON
    elif special_of(tile) == SAPPHIRE:
        pocket(s, place)
        s.phase = GO_ON
    elif special_of(tile) == DAGGER:
        lose_hand(s)
    elif special_of(tile) == LANTERN:
        s.lantern = place
        s.marked = 0
        light_or_ask(s)
    else:
        s.phase = GO_ON


def lose_hand(s: State) -> None:
    """4.4 A Dagger on the board: its finder discards the whole hand."""
    hand = hand_of(s, s.active)
    if hand == 0:
        s.phase = GO_ON
    else:
        look(s, hand, DISCARDED)


def can_show(t: Open, place: int) -> bool:
    """4.5 A Lantern on the board shows tiles next to it that lie face down."""
    return are_neighbours(t.lantern, place) and not is_up(t, place) and t.marked >> place & 1 == 0


def mark(s: State, place: int) -> None:
    s.marked |= 1 << place
    light_or_ask(s)


def light_or_ask(s: State) -> None:
    """4.5 Three tiles are chosen, then shown; all that there are if they are no more than three."""
    around = s.marked
    for place in range(PLACES):
        if can_show(s, place):
            around |= 1 << place
    if size(around) <= SHOWN_BY_LANTERN:
        s.marked = around
    if around == 0:
        s.phase = GO_ON
    elif s.marked == around or size(s.marked) == SHOWN_BY_LANTERN:
        look(s, s.marked, LIT)
    else:
        s.phase = SHOW


def found_by_lantern(s: State, place: int, content: int) -> None:
    """4.5, 4.6 Sapphires are taken; nothing else that a Lantern finds has an effect."""
    if is_kind(s.at[place], content, SAPPHIRE):
        pocket(s, place)
    if s.looks == 0:
        s.phase = GO_ON
