"""The rules of Liar's Dice, in the order of pages/en.md, whose numbers they cite."""

from cutpurse.engine.contract import CHANCE, OVER

from .actions import DOUBT, NUM_OUTCOMES, bid, count_of, face_of, face_up, outcome
from .state import BID, DONE, FACES, LIFT, MOST_DICE, NO_BID, NO_FACE, ROLL, SEATS, Open, State

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
    falls = s.phase == ROLL
    for each in range(NUM_OUTCOMES):
        weights[each] = 1 if falls else 0
    if falls:
        return NUM_OUTCOMES
    weights[outcome(s.cup[s.shown // s.dice][s.shown % s.dice])] = 1
    return 1


def apply(s: State, action: int) -> None:
    if s.phase == ROLL:
        die_falls(s, face_up(action))
    elif s.phase == LIFT:
        die_is_shown(s)
    elif action == DOUBT:
        s.phase = LIFT
    else:
        raise_bid(s, action)


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
        for die in range(MOST_DICE):
            s.cup[seat][die] = NO_FACE
    begin_round(s, 0)


def begin_round(s: Open, opener: int) -> None:
    s.phase = ROLL
    s.active = opener
    s.bid = NO_BID
    s.fallen = 0
    s.shown = 0


# 2 Rolling


def all_dice(s: Open) -> int:
    return SEATS * s.dice


def die_falls(s: State, face: int) -> None:
    """2.1 Dice fall one after the other; when all have fallen, the bidding begins."""
    s.cup[s.fallen // s.dice][s.fallen % s.dice] = face
    s.fallen += 1
    if s.fallen == all_dice(s):
        s.phase = BID


def is_open(s: Open, seat: int, die: int) -> bool:
    """2.2 Whether everybody sees a die: it lies there from the last round, or 4.1 has been shown."""
    place = seat * s.dice + die
    return die >= s.dice or place >= s.fallen or place < s.shown


# 3 Bidding


def can_doubt(s: Open) -> bool:
    """3.2 There must be a bid to doubt."""
    return s.bid != NO_BID


def lowest_raise(s: Open) -> int:
    """3.3 A higher number of any face, or as many of a higher face: bids are numbered in that order."""
    return s.bid + 1


def highest_bid(s: Open) -> int:
    """3.4 So many sixes as there are dice."""
    return bid(all_dice(s), FACES)


def raise_bid(s: Open, higher: int) -> None:
    """3.2 The other seat is next."""
    s.bid = higher
    s.active = other(s.active)


def other(seat: int) -> int:
    return SEATS - 1 - seat


# 4 Doubting


def die_is_shown(s: State) -> None:
    """4.1 The dice are shown one after the other; when all have been, the doubt is judged."""
    s.shown += 1
    if s.shown == all_dice(s):
        judge(s)


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
    dice = 0
    for seat in range(SEATS):
        dice += number_under(s, seat, face)
    return dice


def number_under(s: State, seat: int, face: int) -> int:
    dice = 0
    for die in range(s.dice):
        dice += s.cup[seat][die] == face
    return dice


# 5 The end


def lives_lost(s: Open) -> int:
    """As many as there have been doubts."""
    lives = 0
    for seat in range(SEATS):
        lives += s.lives - s.left[seat]
    return lives
