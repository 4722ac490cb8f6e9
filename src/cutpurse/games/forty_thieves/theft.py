"""Chapter 7, the theft: a gem surrounded or a line, announced, revealed, and paid."""

from .actions import GEM, TILE
from .board import TARGETS, is_line, place_in, places_of
from .jars import face
from .sets import NO_TILES, is_set, with_face
from .specials import can_rob
from .state import EYES, GEMS, GO_ON, PLACES, REVEALED, SEATS, TAKE, Open, State
from .tiles import discard_from
from .turn import end_or_go_on, look, take_gem_from_board


def can_announce(t: Open, target: int) -> bool:
    """7.1 A gem that is still there, or any line."""
    return is_line(target) or t.gems >> target & 1 == 1


def announce(s: State, target: int) -> None:
    """7.2 All four tiles are revealed; what lies face up already counts as it is."""
    s.announced = target
    hidden = places_of(target) & ~s.up
    if hidden == 0:
        judge(s)
    else:
        look(s, hidden, REVEALED)


def revealed(s: State, place: int) -> None:
    """7.2 Also after a bad one the rest is revealed."""
    s.up |= 1 << place
    if s.looks == 0:
        judge(s)


def is_valid(t: Open, target: int) -> bool:
    """7.3 The four tiles make a set."""
    cards = NO_TILES
    for number in range(4):
        tile = t.at[place_in(target, number)]
        cards = with_face(cards, face(tile, t.content[tile]))
    return is_set(cards)


def judge(s: State) -> None:
    if is_valid(s, s.announced):
        pay(s)
    else:
        fail(s)


def fail(s: State) -> None:
    """7.4 The four tiles are turned face down, and the thief takes an Evil Eye, if one is left."""
    s.up &= ~places_of(s.announced)
    if eyes_left(s) > 0:
        s.eyes[s.active] += 1
    s.phase = GO_ON


def eyes_left(t: Open) -> int:
    left = EYES
    for seat in range(SEATS):
        left -= t.eyes[seat]
    return left


def also_pays(t: Open, target: int) -> bool:
    """7.7 So does every other gem and line that shares a tile, lies open, and is valid."""
    places = places_of(target)
    if places & ~t.up != 0 or places & places_of(t.announced) == 0:
        return False
    return can_announce(t, target) and is_valid(t, target)


def pay(s: State) -> None:
    """7.5 A gem that is surrounded is taken, and the tiles stay open; 7.7 gems first, then the lines."""
    s.lines = 0
    s.cleared = 0
    for target in range(TARGETS):
        if also_pays(s, target):
            if is_line(target):
                s.lines |= 1 << target - GEMS
                s.cleared |= places_of(target)
            else:
                take_gem_from_board(s, target)
    next_line(s)


def next_line(s: State) -> None:
    """7.6 Each line pays one sapphire of the thief's choice; 7.7 rows first, then columns, then diagonals."""
    while s.lines != 0 and not anything_to_take(s):
        s.lines &= s.lines - 1
    if s.lines != 0:
        s.phase = TAKE
    else:
        end_theft(s)


def line_paid(s: State) -> None:
    s.lines &= s.lines - 1
    next_line(s)


def anything_to_take(t: Open) -> bool:
    if t.gems != 0:
        return True
    for victim in range(t.seats):
        if can_rob(t, victim, GEM) or can_rob(t, victim, TILE):
            return True
    return False


def end_theft(s: State) -> None:
    """7.6 The tiles of lines are discarded and replaced; 7.7 all at the end; 8.1 unless the game is over."""
    if s.gems != 0:
        for place in range(PLACES):
            if s.cleared >> place & 1:
                discard_from(s, place)
    end_or_go_on(s)
