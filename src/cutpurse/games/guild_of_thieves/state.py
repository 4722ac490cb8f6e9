"""What lies on the table in Guild of Thieves, and what everybody can work out about a hand.

Hands and draw piles are sets of cards, counted by kind. A draw pile has no order: chance decides what a
card is when it is drawn.
"""

from typing import Literal, get_args

from cutpurse.engine.layout import Layout, i8, i64

SEATS = 4
COLUMNS = 8
ROWS = 7  # with two seats the last row stays empty
SPACES = COLUMNS * ROWS
EDGE = SPACES  # one more space, which never has a card: all steps off the grid lead there
THIEVES = 3  # at most, of each seat

# Kinds of cards: eight magic items, and the starters.
LAMP, CAMEL, SWORD, CARPET, COINS, TURBAN, JEWELS, GUARD, STARTER_LAMP, STARTER_CAMEL = range(10)
EFFECTS = 6  # the kinds up to Turban, which all others are played as, if at all
ITEMS = 8
KINDS = 10
COPIES = 8  # of each item
STARTER_LAMPS = 2  # of each seat
STARTER_CAMELS = 1
POINTS = (1, 4, 5, 3, 3, 2, 2, -1, 0, 0)

NONE = -1  # no card, no thief, no seat

NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = 4


def _step(space: int, direction: int) -> int:
    row, column = divmod(space, COLUMNS)
    row, column = row + (-1, 0, 1, 0)[direction], column + (0, 1, 0, -1)[direction]
    on_grid = space != EDGE and 0 <= row < ROWS and 0 <= column < COLUMNS
    return row * COLUMNS + column if on_grid else EDGE


NEXT = bytes(_step(space, direction) for space in range(SPACES + 1) for direction in range(DIRECTIONS))

# What the table is waiting for.
Phase = Literal[
    "deal",  # chance: a card for the next space of the grid
    "first",  # chance: the seat that places first
    "draw",  # chance: a card for the active seat
    "place",  # the active seat places a thief
    "card",  # the active seat plays a card, or passes
    "thief",  # the active seat chooses the thief to move
    "via",  # the active seat chooses the first of a Turban's two steps
    "move",  # the active seat chooses where the thief ends
    "over",
]
PHASES = get_args(Phase)
DEAL, FIRST, DRAW, PLACE, CARD, THIEF, VIA, MOVE, DONE = range(len(PHASES))

# Values of the options.
GAPS, CARDS = range(2)
AID_OFF, AID_ON = range(2)


class Open(Layout):
    """What a table and a seat's view of it have in common: what everybody sees, and hands."""

    seats = i8()
    carpet_crosses = i8()  # option: GAPS or CARDS
    thieves = i8()  # option: of each seat
    memory_aid = i8()  # option: AID_OFF or AID_ON; matters to those who show the table
    phase = i8()
    active = i8()  # the seat that places, plays or draws
    turn = i8()  # turns begun so far
    passed = i8()  # seats that have passed, as bits
    unplaced = i8()  # thieves still to be placed, of all seats together
    grid = i8(SPACES + 1)  # the item on each space, or NONE for a gap
    thief = i8(SPACES + 1)  # the seat whose thief stands there, or NONE
    aside = i8(ITEMS)  # items not on the grid: still to be dealt, or out of the game
    hand = i8(SEATS, KINDS)  # SECRET: in a view only one's own row is filled
    discard = i8(SEATS, KINDS)
    known = i8(SEATS, KINDS)  # cards of the hand that everybody knows
    guard_ways = i64(SEATS, COPIES + 1)  # ways in which so many Guards may be among the others drawn
    card = i8()  # played in this turn, until the thief has moved, or NONE
    mover = i8()  # the space of the thief that moves, or EDGE
    via = i8()  # the space of a Turban's first step, or EDGE
    draws = i8()  # cards still to be drawn in this turn
    last_by = i8()  # the seat that played the last card, or NONE
    last_effect = i8()  # what that card did, or NONE: a Jewels counts as what it copied
    other_effect = i8()  # what the last card of anybody else did, or NONE


class State(Open):
    pile = i8(SEATS, KINDS)  # SECRET: the draw pile; only hand and draw pile together are known to all
