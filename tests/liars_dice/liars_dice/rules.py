"""The rules of Liar's Dice, in the order of pages/en.md, whose numbers they cite."""

from cutpurse.engine.contract import CHANCE, OVER

from .actions import *
from .state import *

# The contract


def actor(s: Open) -> int:
    if s.phase == BID:
        return s.active
    return OVER if s.phase == DONE else CHANCE


def legal(s: Open, actions: list[int]) -> int:
    n = 0
    if can_doubt(s):
        actions[0] = DOUBT
        n = 1
    for higher in range(lowest_raise(s), highest_bid(s) + 1):
        actions[n] = higher
        n += 1
    return n


def chance(s: State, weights: list[int]) -> int:
    """2.1 Every face is as likely as the others; 4.1 a die that is shown has the face it fell on."""
    for face in range(FACES):
        weights[face] = 1 if s.phase == ROLL or face == s.face[s.turned] else 0
    return FACES if s.phase == ROLL else 1


def apply(s: State, action: int) -> None:
    if s.phase != BID:
        turn_up(s, action)
    elif action == DOUBT:
        s.phase = LIFT
    else:
        s.bid = action
        s.active = other(s.active)


def shares(s: Open, parts: list[int]) -> None:
    """5.1 Who has a life left wins."""
    for seat in range(SEATS):
        parts[seat] = 1 if s.left[seat] > 0 else 0


def points(s: Open, out: list[int]) -> None:
    for seat in range(SEATS):
        out[seat] = s.left[seat]


# 1 Setting up


def setup(s: State) -> None:
    """1.1 Everybody has all lives; 1.2 seat 0 opens."""
    for seat in range(SEATS):
        s.left[seat] = s.lives
    for die in range(SEATS * MOST_DICE):
        s.face[die] = NO_FACE
    begin_round(s, 0)


def begin_round(s: Open, opener: int) -> None:
    s.phase = ROLL
    s.active = opener
    s.bid = NO_BID
    s.turned = 0


# 2 Rolling


def turn_up(s: State, face: int) -> None:
    """2.1 Dice fall one after the other, then bidding begins; 4.1 so they are shown, and the doubt judged."""
    s.face[s.turned] = face
    s.turned += 1
    if s.turned == SEATS * s.dice:
        if s.phase == LIFT:
            judge(s)
        else:
            s.turned = 0
            s.phase = BID


def is_seen(s: Open, die: int, seat: int) -> bool:
    """2.2 A seat sees its own dice, and those that lie there from the last round or 4.1 have been shown."""
    return die // s.dice == seat or (die >= s.turned if s.phase == ROLL else die < s.turned)


# 3 Bidding


def can_doubt(s: Open) -> bool:
    """3.2 There must be a bid to doubt."""
    return s.bid != NO_BID


def lowest_raise(s: Open) -> int:
    """3.3 A higher number of any face, or as many of a higher face: bids are numbered in that order."""
    return s.bid + 1


def highest_bid(s: Open) -> int:
    """3.4 So many sixes as there are dice."""
    return bid(SEATS * s.dice, FACES - 1)


def other(seat: int) -> int:
    """3.2 The seats take turns."""
    return SEATS - 1 - seat


# 4 Doubting


def judge(s: State) -> None:
    """4.2 Who was wrong loses a life; 4.3 and opens a new round, 5.1 or has lost."""
    seat = who_was_wrong(s)
    s.left[seat] -= 1
    if s.left[seat] > 0:
        begin_round(s, seat)
    else:
        s.phase = DONE


def who_was_wrong(s: State) -> int:
    """4.2 Who doubted, if the bid is true; otherwise who made it."""
    return s.active if is_true(s) else other(s.active)


def is_true(s: State) -> bool:
    """3.1 Whether there are at least as many dice with the face as were bid."""
    return number(s, face_of(s.bid)) >= count_of(s.bid)


def number(s: State, face: int) -> int:
    """How many dice show this face, under both cups; ones are not wild."""
    return number_under(s, 0, face) + number_under(s, 1, face)


def number_under(s: State, seat: int, face: int) -> int:
    dice = 0
    for die in range(s.dice * seat, s.dice * seat + s.dice):
        dice += s.face[die] == face
    return dice


def lives_lost(s: Open) -> int:
    """As many as there have been doubts."""
    return SEATS * s.lives - s.left[0] - s.left[1]
