"""What lies on the table in Liar's Dice. What is under a cup only its owner sees."""

from typing import Literal, get_args

from cutpurse.engine.layout import Layout, i8

SEATS = 2
MOST_DICE = 3  # under one cup
FACES = 6  # 0 is a one, 5 is a six
NO_FACE = -1  # of a die that has not fallen yet, or that a view does not show
NO_BID = 0

Phase = Literal[  # what the table is waiting for
    "roll",  # chance: dice fall under the cups
    "bid",  # the active seat bids or doubts
    "lift",  # chance: the cups are lifted, and the dice shown one after the other
    "over",
]
PHASES = get_args(Phase)
ROLL, BID, LIFT, DONE = range(len(PHASES))


class Open(Layout):
    """What everybody sees."""

    seats = i8()
    dice = i8()  # option: under each cup
    lives = i8()  # option: that each seat begins with
    phase = i8()
    active = i8()  # who opens, who bids, who has doubted
    left = i8(SEATS)  # lives
    bid = i8()  # the one that stands, as the number of its action, or NO_BID
    turned = i8()  # dice that have fallen in this round, or since the doubt have been shown


class State(Open):
    face = i8(SEATS * MOST_DICE)  # of each die, those of seat 0 first; secret until the die is shown
