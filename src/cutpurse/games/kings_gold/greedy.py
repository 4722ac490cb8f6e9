"""A bot for King's Gold that wants coins now: it plays each roll as if it were the last.

For every choice of dice it works out the coins it can expect to gain if the turn ended after that
roll, and takes the best.
"""

from .actions import coin_of, dice_of, is_rob, is_take, victim_of
from .hands import COUNT, FULL, NUM_HANDS, expect, hand_without
from .rules import coin_face, is_rival, kings_part, takings
from .state import *
from .view import View

ROOM = NUM_HANDS + ALL_DICE + 1
A_LITTLE = 1e-6  # robbing beats taking as much from the box: it also sets a rival back


def action_values(v: View, actions: list[int], n: int, rng: list[int], worth: list[float]) -> None:
    """The coins that each of the first `n` actions can be expected to bring."""
    if v.phase == CHOOSE:
        value_rolls(v, actions, n, worth)
    else:
        for i in range(n):
            worth[i] = action_value(v, actions[i])


def value_rolls(v: View, actions: list[int], n: int, worth: list[float]) -> None:
    """The average gain when some dice are rolled once more, or none, and the turn ends there."""
    richest = richest_rival(v)
    for hand in range(FULL, NUM_HANDS):
        worth[hand] = gain(v, hand, richest)
    expect(worth)
    for i in range(n):
        worth[NUM_HANDS + i] = worth[hand_without(v, dice_of(actions[i]))]
    for i in range(n):
        worth[i] = worth[NUM_HANDS + i]


def action_value(v: View, action: int) -> float:
    """The coins that a pair or plunder brings."""
    if is_take(action):
        return float(takings(v, v.box, coin_of(action)))
    loot = v.purse[victim_of(action)]
    if is_rob(action):
        return min(coin_of(action), loot) + A_LITTLE * loot
    return float(loot)


def number(hand: int, face: int) -> int:
    """How many dice of a hand show this face."""
    return COUNT[FACES * hand + face]


def richest_rival(s: State) -> int:
    """The most coins that one skull could reach."""
    most = 0
    for seat in range(s.seats):
        if is_rival(s, seat):
            most = max(most, s.purse[seat])
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
    for coin in range(COIN_FACES, 0, -1):
        for _ in range(number(hand, coin_face(coin))):
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
