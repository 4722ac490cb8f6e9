"""A bot for King's Gold that wants coins now: it plays each roll as if it were the last.

For every choice of dice it works out the coins it can expect to gain if the turn ended after that
roll, and takes the best. Dice with the same face are alike, so a throw is counted by its faces.
"""

from .actions import (
    NUM_ACTIONS,
    STOP,
    coin_of,
    dice_of,
    is_rob,
    is_roll_again,
    is_take,
    victim_of,
)
from .rules import is_rival
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


def choose(v: View, mask: list[int], rng: list[int]) -> int:
    """The legal action with the most coins to be expected; of equals, the first."""
    best = -1
    most = 0.0
    for action in range(NUM_ACTIONS):
        if mask[action]:
            coins = promise(v, action)
            if best < 0 or coins > most:
                best = action
                most = coins
    return best


def promise(v: View, action: int) -> float:
    """The coins that an action can be expected to bring."""
    if action == STOP:
        return expected_after(v, 0)
    if is_roll_again(action):
        return expected_after(v, dice_of(action))
    if is_take(action):
        return float(min(coin_of(action), v.box))
    loot = v.purse[victim_of(action)]
    if is_rob(action):
        return min(coin_of(action), loot) + A_LITTLE * loot
    return float(loot)


def expected_after(v: View, dice: int) -> float:
    """The average gain when these dice are rolled once more and the turn ends there."""
    kept = [0, 0, 0, 0, 0, 0]
    rolled = 0
    for die in range(DICE):
        if dice >> die & 1:
            rolled += 1
        else:
            kept[v.dice[die]] += 1
    throw = [0, 0, 0, 0, 0, rolled]
    richest = richest_rival(v)
    total = 0.0
    while True:
        ways = FACTORIAL[rolled]
        for face in range(FACES):
            kept[face] += throw[face]
            ways //= FACTORIAL[throw[face]]
        total += ways * gain(v, kept, richest)
        for face in range(FACES):
            kept[face] -= throw[face]
        if throw[0] == rolled:
            return total / FACES**rolled
        next_throw(throw)


def next_throw(throw: list[int]) -> None:
    """The next way to spread as many dice over the faces; the last one has them all on the first."""
    face = FACES - 1
    while throw[face] == 0:
        face -= 1
    left = throw[face] - 1
    throw[face] = 0
    throw[face - 1] += 1
    throw[FACES - 1] = left


def richest_rival(v: View) -> int:
    """The most coins that one skull could reach."""
    most = 0
    for seat in range(v.seats):
        if is_rival(v, seat):
            most = max(most, v.purse[seat])
    return most


def gain(v: View, faces: list[int], richest: int) -> float:
    """The coins that these faces bring, pairing the highest coins first."""
    if faces[CROSSBONES] >= DEADLY_CROSSBONES:
        return -min(PENALTY, v.purse[v.active])
    if faces[SKULL] == DICE:
        return richest
    if faces[CANNON] == DICE:
        return v.box
    skulls = faces[SKULL]
    cannons = faces[CANNON]
    if skulls + cannons + faces[CROSSBONES] == 0:
        return v.king
    coins = 0
    pairs = 0
    box = v.box
    for face in range(COIN_3, COIN_1 - 1, -1):
        for _ in range(faces[face]):
            coin = face - COIN_1 + 1
            if skulls > 0 and (cannons == 0 or min(coin, richest) >= min(coin, box)):
                coins += min(coin, richest)
                richest -= min(coin, richest)
                skulls -= 1
                pairs += 1
            elif cannons > 0:
                taken = min(coin, box)
                coins += taken
                box -= min(2 * taken, box)
                cannons -= 1
                pairs += 1
    if pairs == 0:
        return -min(PENALTY, v.purse[v.active])
    return coins
