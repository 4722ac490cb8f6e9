"""What lies on the table in Liar's Dice. What is under a cup only its owner sees."""

from cutpurse.engine.layout import Layout, i8

SEATS = 2
MOST_DICE = 3  # under one cup
FACES = 6
NO_FACE = 0  # a die that has not fallen yet, or that a view does not show
NO_BID = 0

# What the table is waiting for.
ROLL = 0  # chance: dice fall under the cups
BID = 1  # the active seat bids or doubts
LIFT = 2  # chance: the cups are lifted, and the dice shown one after the other
DONE = 3


class Open(Layout):
    """What everybody sees."""

    seats = i8()
    dice = i8()  # option: under each cup
    lives = i8()  # option: that each seat begins with
    phase = i8()
    active = i8()  # who opens, who bids, who has doubted
    left = i8(SEATS)  # lives
    bid = i8()  # the one that stands, as the number of its action, or NO_BID
    fallen = i8()  # dice that have fallen in this round; the others lie there from the last one
    shown = i8()  # dice that have been shown since the doubt


class State(Open):
    cup = i8(SEATS, MOST_DICE)  # faces from 1 on; secret once the die has fallen, until it is shown
