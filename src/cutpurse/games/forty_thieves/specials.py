"""Chapters 5 and 6: the action, special tiles from the hand, and Daggers in answer to them."""

from .actions import GEM
from .board import lowest, touches
from .glimpse import something_is_hidden
from .state import *
from .tiles import discard_from, hand_spot, holds, is_up, turn_over
from .turn import look

# 5 The action


def pick(s: State, which: int, phase: int) -> None:
    """The first half of an action: a tile of the hand or a place, then where it goes."""
    s.picked = which
    s.phase = phase


def put_on_board(s: State, place: int) -> None:
    """5.1 A tile of the hand goes face down to a place, and the tile from there into the hand."""
    spot = hand_spot(s.active, s.picked)
    was_up = is_up(s, place)
    exchange(s, spot, place)
    s.up &= ~(1 << place)
    if was_up:
        s.phase = GO_ON
    else:
        look(s, 1 << spot, DRAWN)


def swap_places(s: State, other: int) -> None:
    """5.2 Two adjacent tiles change places as they lie, face up or face down, and nobody looks."""
    exchange(s, s.picked, other)
    if is_up(s, s.picked) != is_up(s, other):
        s.up ^= 1 << s.picked | 1 << other
    s.phase = GO_ON


def exchange(s: State, one: int, other: int) -> None:
    tile = s.at[one]
    s.at[one] = s.at[other]
    s.at[other] = tile


def can_play(t: Open, kind: int) -> bool:
    """When a special tile of a kind can be played at all.

    4.6 A Lantern as the glimpse; 5.3 a Sapphire as the action; 5.4 so an Amulet, if there is an Evil Eye to
    give back; 6.1 a Dagger only in answer.
    """
    if t.phase == ANSWER:
        return kind == DAGGER
    if t.stage == GLIMPSE:
        return kind == LANTERN and something_is_hidden(t)
    return t.stage == ACTION and (kind == SAPPHIRE or (kind == AMULET and t.eyes[t.active] > 0))


def has(t: Open, seat: int, slot: int, kind: int) -> bool:
    return holds(t, hand_spot(seat, slot), kind)


def play_special(s: State, kind: int, slot: int) -> None:
    """5.5 A special tile that is played goes to the discards, and waits for Daggers."""
    s.played = kind
    s.daggers = 0
    lay_open(s, s.active, slot)


def lay_open(s: State, seat: int, slot: int) -> None:
    """6.2 After a special tile every other seat is asked, clockwise, whatever it holds."""
    spot = hand_spot(seat, slot)
    turn_over(s, s.at[spot])
    discard_from(s, spot)
    s.last = seat
    s.asked = (seat + 1) % s.seats
    s.phase = ANSWER


# 6 Daggers


def play_dagger(s: State, slot: int) -> None:
    """6.3 A Dagger cancels the tile before it, and may be cancelled itself."""
    s.daggers += 1
    lay_open(s, s.asked, slot)


def let_pass(s: State) -> None:
    """6.2 The next seat is asked, until nobody is left."""
    s.asked = (s.asked + 1) % s.seats
    if s.asked == s.last:
        take_effect(s)


def take_effect(s: State) -> None:
    """6.3 The last tile that nobody answered decides; 6.4 what is cancelled has used up glimpse or action."""
    if s.daggers % 2 == 1:
        s.phase = GO_ON
    elif s.played == LANTERN:
        s.phase = PEEK
    elif s.played == SAPPHIRE:
        s.phase = TAKE
    else:
        s.eyes[s.active] -= 1
        s.phase = GO_ON


# Taking a sapphire: with a Sapphire tile, or for a line


def needs_touch(t: Open) -> bool:
    """7.6 A line pays with a gem that touches it, if there is one."""
    if t.stage != STEAL:
        return False
    for gem in range(GEMS):
        if t.gems >> gem & 1 and touches(gem, lowest(t.lines)):
            return True
    return False


def can_take_gem(t: Open, gem: int) -> bool:
    """5.3 Any gem of the board; 7.6 for a line one that touches it, or any if none does."""
    if t.gems >> gem & 1 == 0:
        return False
    return not needs_touch(t) or touches(gem, lowest(t.lines))


def can_rob(t: Open, victim: int, what: int) -> bool:
    """5.3 A gem or a Sapphire tile from the hoard of somebody else; 7.6 for a line if no gem touches it."""
    if victim == t.active or needs_touch(t):
        return False
    return (t.loot[victim] if what == GEM else t.tiles[victim]) > 0


def rob_hoard(s: State, victim: int, what: int) -> None:
    if what == GEM:
        s.loot[victim] -= 1
        s.loot[s.active] += 1
    else:
        s.tiles[victim] -= 1
        s.tiles[s.active] += 1
