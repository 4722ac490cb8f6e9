"""Quick judgement of King's Gold for search: what dice are worth in coins, and coins in chances to win.

What the rest of a turn brings, rolled as well as can be, is worked out once, when this file is loaded: for
every hand of dice that lie while the others fall, and for some sizes of the King's pile and of the fattest
rival purse. At the table it is only looked up.
"""

from itertools import combinations

import numpy as np
import numpy.typing as npt

from cutpurse.engine.softmax import NOWHERE, softmax_in_place

from .actions import STOP, coin_of, dice_of, is_rob, is_take, victim_of
from .greedy import richest_rival
from .hands import HANDS, NUMBER, hand_without
from .rules import is_contender, pairs_left, takings
from .state import *
from .view import View

ROLLOUT_DEPTH = 4  # decisions: the longest turn
OTHERS_SEARCH = True  # nothing is secret

# What dice are worth

PILES = (0, 3, 6, 10, 15, 21, 28, 36)  # of the King
PURSES = (0, 2, 5, 15)  # of the richest rival
A_BOX = 20  # what five cannons bring, more or less
A_PAIR = 2.0  # what a pair brings


def gain(hand: tuple[int, ...], king: int, purse: int) -> int:
    """The coins that five dice bring when the rolling is over."""
    skulls, cannons, bones = (hand.count(face) for face in (SKULL, CANNON, CROSSBONES))
    coins = [face - COIN_1 + 1 for face in reversed(hand) if face >= COIN_1][: skulls + cannons]
    if skulls == DICE:
        return purse
    if cannons == DICE:
        return A_BOX
    if bones < DEADLY_CROSSBONES and coins:
        return sum(coins[:cannons]) + min(purse, sum(coins[cannons:]))
    return king if skulls + cannons + bones == 0 else -PENALTY


def kept_from(hand: tuple[int, ...]) -> list[int]:
    """What may be kept of five dice: anything, and all crossbones; nothing else if they are deadly."""
    bones = hand.count(CROSSBONES)
    if bones >= DEADLY_CROSSBONES:
        return [NUMBER[hand]]
    kept = {part for size in range(DICE + 1) for part in combinations(hand, size)}
    return [NUMBER[part] for part in kept if part.count(CROSSBONES) == bones]


def with_one_more(hand: tuple[int, ...]) -> list[int]:
    """For every face the hand with that die added."""
    return [NUMBER[tuple(sorted((*hand, face)))] for face in range(FACES)]


def values() -> npt.NDArray[np.float32]:
    """What a turn brings, by King's pile, rival's purse, rolls left and hand that lies.

    Hands come last: whoever chooses among them looks at neighbours.
    """
    worth = np.zeros((ROLLS, len(HANDS), len(PILES), len(PURSES)), np.float32)
    for rolls in range(ROLLS):
        for number in range(len(HANDS) - 1, -1, -1):
            hand = HANDS[number]
            if len(hand) < DICE:
                worth[rolls, number] = worth[rolls, with_one_more(hand)].mean(axis=0)
            elif rolls > 0:
                worth[rolls, number] = worth[rolls - 1, kept_from(hand)].max(axis=0)
            else:
                worth[0, number] = [[gain(hand, king, purse) for purse in PURSES] for king in PILES]
    return np.ascontiguousarray(worth.transpose(2, 3, 0, 1))


def levels(least: tuple[int, ...]) -> bytes:
    """For every number of coins the last of these that is not above it."""
    return bytes(sum(coins >= each for each in least) - 1 for coins in range(COINS + 1))


VALUE = values()
PILE_OF = levels(PILES)
PURSE_OF = levels(PURSES)


# What one does


def rollout_policy(
    s: State, seat: int, v: View, actions: list[int], n: int, rng: list[int], worth: list[float]
) -> int:
    """Roll for the most coins; rob the richest, or take from the box."""
    if s.phase == CHOOSE:
        return rolling(s, actions, n)
    best, most = actions[0], -1
    for i in range(n):
        coins = haul(s, actions[i])
        if coins > most:
            best, most = actions[i], coins
    return best


def rolling(s: State, actions: list[int], n: int) -> int:
    """Which dice to roll again, or none."""
    pile = PILE_OF[s.king]
    purse = PURSE_OF[richest_rival(s)]
    best, most = actions[0], -9.0
    for i in range(n):
        rolls = 0 if actions[i] == STOP else s.rolls - 1
        coins = VALUE[pile, purse, rolls, hand_without(s, dice_of(actions[i]))]
        if coins > most:
            best, most = actions[i], coins
    return best


def haul(s: State, action: int) -> int:
    """The coins that a pair or plunder moves; of equals a robbery from the richest is best."""
    if is_take(action):
        return COINS * takings(s, s.box, coin_of(action))
    loot = s.purse[victim_of(action)]
    return COINS * (min(coin_of(action), loot) if is_rob(action) else loot) + loot


# What coins are worth

# For two seats, three …: fitted to how 8,000 games between greedy bots ended, seen from every turn of them.
WEIGHTS = np.array(
    [
        (4.362, 6.0, 1.0, 0.099, -0.198),
        (3.711, 10.0, 0.3, -1.325, -1.262),
        (3.265, 6.0, 0.3, -2.512, -1.524),
        (3.296, 6.0, 0.2, -2.530, -1.570),
        (3.182, 6.0, 0.1, -2.735, -1.784),
    ]
)


def evaluate_leaf(s: State, chances: list[float]) -> None:
    """A seat with coins likely wins, the more so the emptier the box; a big King's pile may turn it all."""
    coin, least, king, late, now = WEIGHTS[s.seats - 2]
    coin /= s.box + king * s.king + least
    haste = 10.0 / (s.box + 10)
    for seat in range(s.seats):
        wait = (seat - s.active) % s.seats
        coins = s.purse[seat] + (outlook(s) if wait == 0 else 0.0)
        chances[seat] = NOWHERE
        if is_contender(s, seat):
            chances[seat] = coin * coins + haste * (late * wait / s.seats + (now if wait == 0 else 0.0))
    softmax_in_place(chances, s.seats)


def outlook(s: State) -> float:
    """The coins that the rest of this turn can be expected to bring."""
    if s.phase == PAIR:
        return A_PAIR * pairs_left(s)
    rolls = s.rolls if s.falling > 0 else 0
    return float(VALUE[PILE_OF[s.king], PURSE_OF[richest_rival(s)], rolls, hand_without(s, s.falling)])
