"""The rules of Three Cups, in the order of pages/en.md, whose numbers they cite."""

from cutpurse.engine.contract import CHANCE, OVER

from .actions import NUM_OUTCOMES, cup_of, hide, is_hiding, lift, outcome
from .state import CUPS, DONE, HIDE, LIFT, NO_CUP, SEATS, SHOW, Open, State

# The contract


def actor(s: Open) -> int:
    if s.phase == HIDE:
        return s.active
    if s.phase == LIFT:
        return other(s.active)
    return CHANCE if s.phase == SHOW else OVER


def legal(s: Open, actions: list[int]) -> int:
    n = 0
    for cup in range(1, CUPS + 1):
        if s.phase == LIFT:
            actions[n] = lift(cup)
            n += 1
        elif can_hide(s, cup):
            actions[n] = hide(cup)
            n += 1
    return n


def chance(s: State, weights: list[int]) -> int:
    """3.2 The loot is shown where it is: that is certain, but nobody may know it before."""
    for each in range(NUM_OUTCOMES):
        weights[each] = 0
    weights[outcome(s.loot)] = 1
    return 1


def apply(s: State, action: int) -> None:
    if s.phase == SHOW:
        end_round(s)
    elif is_hiding(action):
        hide_loot(s, cup_of(action))
    else:
        lift_cup(s, cup_of(action))


def shares(s: Open, parts: list[int]) -> None:
    """4.1 Who has more coins wins; with as many, both do."""
    for seat in range(SEATS):
        parts[seat] = 1 if s.coins[seat] >= s.coins[other(seat)] else 0


def points(s: Open, out: list[int]) -> None:
    for seat in range(SEATS):
        out[seat] = s.coins[seat]


# 1 Setting up


def setup(s: State) -> None:
    """1.1 Nobody has coins yet, and seat 0 is the first thief."""
    s.phase = HIDE
    s.active = 0
    s.round = 1
    s.last = NO_CUP
    s.lifted = NO_CUP
    s.loot = NO_CUP
    for seat in range(SEATS):
        s.coins[seat] = 0


def other(seat: int) -> int:
    return SEATS - 1 - seat


# 2 Hiding


def can_hide(s: Open, cup: int) -> bool:
    """2.2 Not where the loot was in the last round."""
    return cup != s.last


def hide_loot(s: State, cup: int) -> None:
    """2.1 The thief hides the loot; the guard does not see where."""
    s.loot = cup
    s.phase = LIFT


# 3 Lifting


def lift_cup(s: Open, cup: int) -> None:
    """3.1 The guard lifts one cup."""
    s.lifted = cup
    s.phase = SHOW


def end_round(s: State) -> None:
    """3.2 Who was right gets a coin for each number of the cup; 3.3 thief and guard change places."""
    s.coins[who_was_right(s)] += s.loot
    s.last = s.loot
    s.loot = NO_CUP
    s.lifted = NO_CUP
    if s.round == s.rounds:
        s.phase = DONE
    else:
        s.phase = HIDE
        s.round += 1
        s.active = other(s.active)


def who_was_right(s: State) -> int:
    """3.2 The guard who has found the loot, or else the thief."""
    return other(s.active) if s.lifted == s.loot else s.active
