"""Hands of dice: up to five of them, in no order.

Every hand has a number: the empty hand is 0, then come the hands of one die, of two, and so on. What a full
hand lets a seat do is also what one of the *deeds* in it does: full hands that leave no choice of dice.
There are 28, and no hand holds more than three of them. The tables are made by the rules themselves.
"""

from itertools import combinations, combinations_with_replacement
from typing import Any

import numpy as np

from cutpurse.games.kings_gold.rules import apply, pairs_left, setup  # interpreted, also in the twin
from cutpurse.games.kings_gold.state import State, dice_with

from .state import CROSSBONES, DICE, FACES, ON_EVERY_FACE, PAIR, ROLL

HANDS = [hand for size in range(DICE + 1) for hand in combinations_with_replacement(range(FACES), size)]
NUMBER = {hand: number for number, hand in enumerate(HANDS)}
NUM_HANDS = len(HANDS)
FULL = NUMBER[(0,) * DICE]  # the first hand of all dice
EACH_FACE = 1 / FACES

# For each hand with a die to spare and each face: how many numbers further on the hand with that die is.
GROWN = bytes(
    NUMBER[tuple(sorted((*hand, face)))] - NUMBER[hand] for hand in HANDS[:FULL] for face in range(FACES)
)
COUNT = bytes(hand.count(face) for hand in HANDS for face in range(FACES))


def uses(hand: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Which dice of a full hand can be the paired ones; where none can, what the hand does to a table."""
    s = State()
    s.seats, s.first, s.turns = 2, 1, 9
    setup(s)
    s.box, s.king, s.purse[0], s.purse[1] = 30, 12, 10, 8
    s.phase, s.rolls, s.falling, s.dice = ROLL, 0, 1 << (DICE - 1), dice_with(hand)
    apply(s, hand[-1])
    if s.phase != PAIR:
        return {(s.phase, s.box, s.king, *s.purse)}
    symbols = combinations([die for die in hand if die < CROSSBONES], pairs_left(s))
    coins = [*combinations([die for die in hand if die > CROSSBONES], pairs_left(s))]
    return {(*some, *others) for some in symbols for others in coins}


def tabulated() -> tuple[list[tuple[int, ...]], list[list[int]]]:
    """The deeds, and for each full hand the numbers of those in it, the last repeated to fill the row."""
    found = [uses(hand) for hand in HANDS[FULL:]]
    single = {min(use): hand for use, hand in zip(found, HANDS[FULL:], strict=True) if len(use) == 1}
    numbers = {use: number for number, use in enumerate(single)}
    rows = [sorted(numbers[use] for use in each) for each in found]
    return list(single.values()), [row + row[-1:] * (MOST_DEEDS - len(row)) for row in rows]


MOST_DEEDS = 3  # in one hand
_deeds, _rows = tabulated()
NUM_DEEDS = len(_deeds)
DEED_DICE = np.array([dice_with(deed) for deed in _deeds])
LAST_FACE = bytes(deed[-1] for deed in _deeds)
DEEDS_IN = bytes(number for row in _rows for number in row)


# A hand is found in two steps: three faces of the dice make a part of it, and two parts make the hand.
HALF = FACES // 2
_parts = [hand for hand in HANDS if not hand or hand[-1] < HALF]
_PART = {part: number for number, part in enumerate(_parts)}


def part_of(dice: int) -> tuple[int, ...]:
    """The dice of the first three faces, as a hand; more dice than there are make none."""
    part = tuple(face for face in range(HALF) for die in range(DICE) if dice >> DICE * face + die & 1)
    return part if len(part) <= DICE else ()


PART_OF = bytes(_PART[part_of(dice)] for dice in range(1 << DICE * HALF))
HAND_OF = np.array(
    [[NUMBER.get((*low, *(HALF + face for face in high)), 0) for high in _parts] for low in _parts],
    np.int16,
)


def hand_without(v: Any, dice: int) -> int:
    """The hand that is left when these dice are taken up."""
    left = v.dice & ~(dice * ON_EVERY_FACE)
    low = PART_OF[left & (1 << DICE * HALF) - 1]
    high = PART_OF[left >> DICE * HALF]
    return int(HAND_OF[low, high])


def with_die(hand: int, face: int) -> int:
    """The hand that it becomes with one more die."""
    return hand + GROWN[FACES * hand + face]


def expect(worth: list[float]) -> None:
    """From what full hands are worth: what every smaller hand is, when the missing dice are rolled once."""
    for hand in range(FULL - 1, -1, -1):
        total = 0.0
        for face in range(FACES):
            total += worth[with_die(hand, face)]
        worth[hand] = total * EACH_FACE
