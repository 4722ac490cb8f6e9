"""Whether a table of Liar's Dice is one that the rules can come to, and if not, what is wrong with it."""

from cutpurse.engine.contract import SOUND

from .rules import all_dice, can_doubt, highest_bid, lives_lost, who_was_wrong
from .state import BID, DONE, FACES, LIFT, MOST_DICE, NO_BID, NO_FACE, ROLL, SEATS, Open, State

# What can be wrong, in the order in which it is looked at.
NO_SUCH_PHASE = 1
NO_SUCH_SEAT = 2
NO_SUCH_LIVES = 3
LIVES_AND_PHASE = 4
FALLEN_AND_PHASE = 5
SHOWN_AND_PHASE = 6
NO_SUCH_BID = 7
BID_AND_PHASE = 8
NO_SUCH_FACE = 9
WRONG_OPENER = 10
WRONG_LOSER = 11


def fault(s: State) -> int:
    """The first thing that is wrong, or SOUND."""
    wrong = fault_of_seats(s)
    if wrong == SOUND:
        wrong = fault_of_round(s)
    if wrong == SOUND:
        wrong = fault_of_dice(s)
    if wrong == SOUND:
        wrong = fault_of_turn(s)
    return wrong


def fault_of_seats(s: Open) -> int:
    """Both have lives, until the game is over."""
    if not ROLL <= s.phase <= DONE:
        return NO_SUCH_PHASE
    if not 0 <= s.active < SEATS:
        return NO_SUCH_SEAT
    dead = 0
    for seat in range(SEATS):
        if not 0 <= s.left[seat] <= s.lives:
            return NO_SUCH_LIVES
        dead += s.left[seat] == 0
    return SOUND if dead == (1 if s.phase == DONE else 0) else LIVES_AND_PHASE


def fault_of_round(s: Open) -> int:
    """Dice fall, then there are bids, then dice are shown."""
    some = all_dice(s)
    if not (0 <= s.fallen < some if s.phase == ROLL else s.fallen == some):
        return FALLEN_AND_PHASE
    if s.phase <= BID:
        if s.shown != 0:
            return SHOWN_AND_PHASE
    elif not (0 <= s.shown < some if s.phase == LIFT else s.shown == some):
        return SHOWN_AND_PHASE
    if not NO_BID <= s.bid <= highest_bid(s):
        return NO_SUCH_BID
    if (s.phase == ROLL and can_doubt(s)) or (s.phase >= LIFT and not can_doubt(s)):
        return BID_AND_PHASE
    return SOUND


def fault_of_dice(s: State) -> int:
    """Every die shows a face, unless it has never fallen or is not in the game."""
    for seat in range(SEATS):
        for die in range(MOST_DICE):
            face = s.cup[seat][die]
            if has_face(s, seat, die):
                if not 0 < face <= FACES:
                    return NO_SUCH_FACE
            elif face != NO_FACE:
                return NO_SUCH_FACE
    return SOUND


def has_face(s: Open, seat: int, die: int) -> bool:
    return die < s.dice and (seat * s.dice + die < s.fallen or lives_lost(s) > 0)


def fault_of_turn(s: State) -> int:
    """Who opens has lost a life, but in the first round; who lost the last one was wrong."""
    if s.phase == DONE:
        return SOUND if s.left[who_was_wrong(s)] == 0 else WRONG_LOSER
    opening = not can_doubt(s)
    if opening and (s.left[s.active] == s.lives if lives_lost(s) > 0 else s.active != 0):
        return WRONG_OPENER
    return SOUND


def explain(s: State, fault: int) -> str:
    """A fault in words."""
    some = all_dice(s)
    return {
        NO_SUCH_PHASE: f"phase is {s.phase}: phases go from {ROLL} to {DONE}",
        NO_SUCH_SEAT: f"active is {s.active}: the seats are 0 and {SEATS - 1}",
        NO_SUCH_LIVES: f"left is {s.left}: a seat has from 0 to {s.lives} lives",
        LIVES_AND_PHASE: f"left is {s.left} in phase {s.phase}: one has none in {DONE}, nobody before",
        FALLEN_AND_PHASE: f"fallen is {s.fallen} in phase {s.phase}: all {some} have but in {ROLL}",
        SHOWN_AND_PHASE: f"shown is {s.shown} in phase {s.phase}: none before {LIFT}, all {some} in {DONE}",
        NO_SUCH_BID: f"bid is {s.bid}: bids go from {NO_BID} to {highest_bid(s)}",
        BID_AND_PHASE: f"bid is {s.bid} in phase {s.phase}: none stands in {ROLL}, one from {LIFT} on",
        NO_SUCH_FACE: f"cup is {s.cup}: the {s.dice} dice of a seat show 1 to {FACES} once they have fallen",
        WRONG_OPENER: f"active is {s.active}: seat 0 opens the first round, who lost a life any other",
        WRONG_LOSER: f"left is {s.left}: cup and bid say that the other seat lost the last life",
    }[fault]
