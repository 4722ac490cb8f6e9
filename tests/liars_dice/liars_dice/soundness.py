"""Whether a table of Liar's Dice is one that the rules can come to, and if not, what is wrong with it."""

from cutpurse.engine.checks import checks, each

from .rules import all_dice, can_doubt, highest_bid, lives_lost, who_was_wrong
from .state import BID, DONE, FACES, LIFT, MOST_DICE, NO_BID, NO_FACE, ROLL, SEATS, Open, State


def fault_of_seats(s: Open) -> str:
    """Both have lives, until the game is over."""
    if not ROLL <= s.phase <= DONE:
        return f"phase is {s.phase}: phases go from {ROLL} to {DONE}"
    if not 0 <= s.active < SEATS:
        return f"active is {s.active}: the seats are 0 and {SEATS - 1}"
    dead = 0
    for seat in range(SEATS):
        if not 0 <= s.left[seat] <= s.lives:
            return f"left is {s.left}: a seat has from 0 to {s.lives} lives"
        dead += s.left[seat] == 0
    if dead != (1 if s.phase == DONE else 0):
        return f"left is {s.left} in phase {s.phase}: one has none in {DONE}, nobody before"
    return ""


def fault_of_round(s: Open) -> str:
    """Dice fall, then there are bids, then dice are shown."""
    some = all_dice(s)
    if not (0 <= s.fallen < some if s.phase == ROLL else s.fallen == some):
        return f"fallen is {s.fallen} in phase {s.phase}: all {some} have but in {ROLL}"
    shown_by_now = 0 if s.phase <= BID else some
    if not (0 <= s.shown < some if s.phase == LIFT else s.shown == shown_by_now):
        return f"shown is {s.shown} in phase {s.phase}: none before {LIFT}, all {some} in {DONE}"
    if not NO_BID <= s.bid <= highest_bid(s):
        return f"bid is {s.bid}: bids go from {NO_BID} to {highest_bid(s)}"
    if (s.phase == ROLL and can_doubt(s)) or (s.phase >= LIFT and not can_doubt(s)):
        return f"bid is {s.bid} in phase {s.phase}: none stands in {ROLL}, one from {LIFT} on"
    return ""


def fault_of_dice(s: State, seat: int) -> str:
    """Every die shows a face, unless it has never fallen or is not in the game."""
    for die in range(MOST_DICE):
        face = s.cup[seat][die]
        if not (0 < face <= FACES if has_face(s, seat, die) else face == NO_FACE):
            return f"cup is {s.cup}: the {s.dice} dice of a seat show 1 to {FACES} once they have fallen"
    return ""


def has_face(s: Open, seat: int, die: int) -> bool:
    return die < s.dice and (seat * s.dice + die < s.fallen or lives_lost(s) > 0)


def fault_of_turn(s: State) -> str:
    """Who opens has lost a life, but in the first round; who lost the last one was wrong."""
    if s.phase == DONE:
        if s.left[who_was_wrong(s)] > 0:
            return f"left is {s.left}: cup and bid say that the other seat lost the last life"
        return ""
    opening = not can_doubt(s)
    if opening and (s.left[s.active] == s.lives if lives_lost(s) > 0 else s.active != 0):
        return f"active is {s.active}: seat 0 opens the first round, who lost a life any other"
    return ""


fault, explain = checks(fault_of_seats, fault_of_round, each(SEATS, fault_of_dice), fault_of_turn)
