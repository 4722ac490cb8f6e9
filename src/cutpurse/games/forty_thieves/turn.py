"""How a turn goes on: tiles for empty spots, the stages in their order, the end."""

from .state import *
from .tiles import deal, hand_of, hand_spot, shuffle_discards


def carry_on(s: State) -> None:
    """What comes next: a tile for an empty spot, or the next stage of the turn."""
    while s.phase == GO_ON:
        gap = first_gap(s)
        if s.at[TOP] == NONE and (s.stack != 0 or gap != NONE):
            uncover_stack(s)
        elif gap == NONE:
            next_stage(s)
        else:
            deal(s, gap)
            if gap >= PLACES:
                look(s, 1 << gap, DRAWN)


def uncover_stack(s: State) -> None:
    """1.2 The back of the top tile is seen by all; 3.4 a stack that has run out is made anew."""
    if s.stack == 0:
        shuffle_discards(s)
    s.phase = TURN_UP


def first_gap(t: Open) -> int:
    """2.1 Empty places of the board are filled in reading order; 3.2 a hand when its owner draws."""
    for place in range(PLACES):
        if t.at[place] == NONE:
            return place
    if t.stage == DRAW:
        for slot in range(HAND_SIZE):
            if t.at[hand_spot(t.active, slot)] == NONE:
                return hand_spot(t.active, slot)
    return NONE


def look(s: State, spots: int, how: int) -> None:
    """Look at these spots, one after the other."""
    s.looks = spots
    s.how = how
    s.phase = LOOK


def next_stage(s: State) -> None:
    """3.1 The stages follow each other; 2.2 turns go clockwise."""
    if s.stage == SETTING_UP:
        begin_turn(s, s.active)
    elif s.stage == STEAL:
        end_turn(s)
    else:
        s.stage += 1
        s.phase = CHOOSE


def begin_turn(s: State, seat: int) -> None:
    """3.2 A turn begins with building up the hand; an empty hand leaves nothing to choose."""
    s.active = seat
    s.turn += 1
    if hand_of(s, seat) == 0:
        s.stage = DRAW
    else:
        s.stage = BUILD
        s.phase = CHOOSE


def end_turn(s: State) -> None:
    """8.4 After the last turn the game ends with gems on the board."""
    if s.turn >= s.turns:
        s.phase = DONE
    else:
        begin_turn(s, (s.active + 1) % s.seats)


# Sapphires


def end_or_go_on(s: State) -> None:
    """8.1 The game is over as soon as there is no gem on the board."""
    s.phase = DONE if s.gems == 0 else GO_ON


def take_gem_from_board(s: State, gem: int) -> None:
    s.gems &= ~(1 << gem)
    s.loot[s.active] += 1


def pocket(s: State, place: int) -> None:
    """4.3 A Sapphire tile on the board goes to the hoard of the seat that found it."""
    s.at[place] = NONE
    s.tiles[s.active] += 1
