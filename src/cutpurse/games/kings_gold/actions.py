"""The numbers of actions and outcomes.

     0          stop rolling
     1 … 31     roll again: the number is the set of dice, one bit each
    32 … 34     take 1, 2 or 3 with a cannon
    35 … 52     rob a victim of 1, 2 or 3 with a skull: three for each seat
    53 … 58     plunder a victim with five skulls

An outcome of chance is the face of one die.
"""

from .state import ALL_DICE, COIN_FACES, FACES, SEATS

SETS = ALL_DICE + 1  # of dice, with the empty one

STOP = 0
ROLL_AGAIN = 1
TAKE = ROLL_AGAIN + ALL_DICE
ROB = TAKE + COIN_FACES
PLUNDER_SEAT = ROB + COIN_FACES * SEATS
NUM_ACTIONS = PLUNDER_SEAT + SEATS
NUM_OUTCOMES = FACES

# For each set of loose dice what may be done: stop, or roll some of them, the largest sets first.
_SUBSETS = [[dice for dice in range(loose, 0, -1) if dice & ~loose == 0] for loose in range(SETS)]
ROLLS_OF = b"".join(bytes([STOP, *some]).ljust(SETS, b"\0") for some in _SUBSETS)


def roll_again(dice: int) -> int:
    return ROLL_AGAIN + dice - 1


def roll_or_stop(loose: int, choice: int) -> int:
    """2.2, 2.3 What may be done with these loose dice, by number: stop first, then roll each set of them."""
    return ROLLS_OF[SETS * loose + choice]


def is_roll_again(action: int) -> bool:
    return ROLL_AGAIN <= action < TAKE


def dice_of(action: int) -> int:
    """The dice that roll again; whoever stops rolls none."""
    return action - ROLL_AGAIN + 1


def take(coin: int) -> int:
    return TAKE + coin - 1


def is_take(action: int) -> bool:
    return TAKE <= action < ROB


def rob(victim: int, coin: int) -> int:
    return ROB + COIN_FACES * victim + coin - 1


def is_rob(action: int) -> bool:
    return ROB <= action < PLUNDER_SEAT


def coin_of(action: int) -> int:
    """The coin of a take or a robbery."""
    return (action - TAKE) % COIN_FACES + 1


def plunder(victim: int) -> int:
    return PLUNDER_SEAT + victim


def is_plunder(action: int) -> bool:
    return action >= PLUNDER_SEAT


def victim_of(action: int) -> int:
    """The victim of a robbery or of plunder."""
    if is_plunder(action):
        return action - PLUNDER_SEAT
    return (action - ROB) // COIN_FACES
