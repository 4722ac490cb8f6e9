"""A bot for King's Gold that wants coins now: it plays each roll as if it were the last.

For every choice of dice it works out the coins it can expect to gain if the turn ended after that
roll, and takes the best. Dice with the same face are alike, so a hand of dice is counted by its faces;
the counts are kept in one number, three bits for each face.
"""

from .actions import STOP, coin_of, dice_of, is_rob, is_roll_again, is_take, victim_of
from .rules import is_rival, kings_part, takings
from .state import (
    CANNON,
    COIN_1,
    COIN_3,
    CROSSBONES,
    DEADLY_CROSSBONES,
    DICE,
    FACES,
    PENALTY,
    SKULL,
)
from .view import View

FACTORIAL = (1, 1, 2, 6, 24, 120)
A_LITTLE = 1e-6  # robbing beats taking as much from the box: it also sets a rival back


def promises(v: View, actions: list[int], n: int, rng: list[int], worth: list[float]) -> None:
    """The coins that each of the first `n` actions can be expected to bring."""
    for i in range(n):
        worth[i] = promise(v, actions[i])


def promise(v: View, action: int) -> float:
    """The coins that an action can be expected to bring."""
    if action == STOP:
        return expected_after(v, 0)
    if is_roll_again(action):
        return expected_after(v, dice_of(action))
    if is_take(action):
        return float(takings(v, v.box, coin_of(action)))
    loot = v.purse[victim_of(action)]
    if is_rob(action):
        return min(coin_of(action), loot) + A_LITTLE * loot
    return float(loot)


def expected_after(v: View, dice: int) -> float:
    """The average gain when these dice are rolled once more and the turn ends there."""
    kept = 0
    rolled = 0
    for die in range(DICE):
        if dice >> die & 1:
            rolled += 1
        else:
            kept += one(v.dice[die])
    richest = richest_rival(v)
    last = rolled * one(FACES - 1)
    roll = rolled * one(0)
    total = ways(roll, rolled) * gain(v, kept + roll, richest)
    while roll != last:
        roll = next_roll(roll)
        total += ways(roll, rolled) * gain(v, kept + roll, richest)
    return total / float(FACES**rolled)


# Hands of dice, counted by their faces


def one(face: int) -> int:
    """A hand with a single die."""
    return 1 << 3 * face


def number(hand: int, face: int) -> int:
    """How many dice of a hand show this face."""
    return hand >> 3 * face & 7


def next_roll(roll: int) -> int:
    """The next way to spread as many dice over the faces, from all on the first to all on the last."""
    face = 0
    while number(roll, face) == 0:
        face += 1
    moved = number(roll, face)
    return roll - moved * one(face) + (moved - 1) * one(0) + one(face + 1)


def ways(roll: int, dice: int) -> int:
    """How many of the rolls of so many dice look like this one."""
    count = FACTORIAL[dice]
    for face in range(FACES):
        count //= FACTORIAL[number(roll, face)]
    return count


def richest_rival(v: View) -> int:
    """The most coins that one skull could reach."""
    most = 0
    for seat in range(v.seats):
        if is_rival(v, seat):
            most = max(most, v.purse[seat])
    return most


def gain(v: View, hand: int, richest: int) -> int:
    """The coins that a hand brings, pairing the highest coins first."""
    skulls = number(hand, SKULL)
    cannons = number(hand, CANNON)
    crossbones = number(hand, CROSSBONES)
    if skulls == DICE:
        return richest
    if cannons == DICE:
        return v.box
    if skulls + cannons + crossbones == 0:
        return v.king
    if crossbones >= DEADLY_CROSSBONES or skulls + cannons == 0 or skulls + cannons + crossbones == DICE:
        return -min(PENALTY, v.purse[v.active])
    coins = 0
    box = v.box
    for face in range(COIN_3, COIN_1 - 1, -1):
        coin = face - COIN_1 + 1
        for _ in range(number(hand, face)):
            loot = min(coin, richest)
            taken = takings(v, box, coin)
            if skulls > 0 and (cannons == 0 or loot >= taken):
                skulls -= 1
                richest -= loot
                coins += loot
            elif cannons > 0:
                cannons -= 1
                box -= taken + kings_part(v, box, coin)
                coins += taken
    return coins
