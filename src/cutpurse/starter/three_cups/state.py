"""What lies on the table in Three Cups. Under which cup the loot is only the thief knows."""

from typing import Literal, get_args

from cutpurse.engine.layout import Layout, i8

SEATS = 2
CUPS = 3  # numbered from 1 on
NO_CUP = 0

# What the table is waiting for.
Phase = Literal[
    "hide",  # the thief hides the loot
    "lift",  # the guard lifts a cup
    "show",  # chance: all see where the loot is
    "over",
]
PHASES = get_args(Phase)
HIDE, LIFT, SHOW, DONE = range(len(PHASES))


class Open(Layout):
    """What everybody sees."""

    seats = i8()
    rounds = i8()  # option: how many are played
    phase = i8()
    active = i8()  # the thief of this round
    round = i8()  # from 1 on
    coins = i8(SEATS)
    last = i8()  # the cup where the loot was in the last round, or NO_CUP
    lifted = i8()  # the cup that the guard lifts, or NO_CUP


class State(Open):
    loot = i8()  # the cup where it is, or NO_CUP; secret until it is shown
