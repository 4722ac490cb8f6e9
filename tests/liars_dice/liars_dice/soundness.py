"""Whether a table of Liar's Dice is one that the rules can come to, and if not, what is wrong with it."""

from cutpurse.engine.checks import checks, each

from .rules import can_doubt, highest_bid, lives_lost, who_was_wrong
from .state import *


def fault_of_seats(s: Open) -> str:
    """Both have lives, until the game is over."""
    if not ROLL <= s.phase <= DONE:
        return f"phase is {s.phase}: phases go from {ROLL} to {DONE}"
    if not 0 <= s.active < SEATS:
        return f"active is {s.active}: the seats are 0 and {SEATS - 1}"
    most, least = max(s.left[0], s.left[1]), min(s.left[0], s.left[1])
    if not 0 <= least <= most <= s.lives or most == 0 or (least == 0) != (s.phase == DONE):
        return f"left is {s.left} in phase {s.phase}: both have 1 to {s.lives} lives, but one none in {DONE}"
    return ""


def fault_of_round(s: Open) -> str:
    """Dice fall, then there are bids, then dice are shown."""
    dice = SEATS * s.dice
    least, most = (dice, dice) if s.phase == DONE else (0, 0 if s.phase == BID else dice - 1)
    if not least <= s.turned <= most:
        return f"turned is {s.turned}: in phase {s.phase} it is from {least} to {most}"
    if not NO_BID <= s.bid <= highest_bid(s) or (s.phase != BID and can_doubt(s) != (s.phase > BID)):
        return f"bid is {s.bid} in phase {s.phase}: from {NO_BID}, which it is in {ROLL}, to {highest_bid(s)}"
    return ""


def fault_of_die(s: State, die: int) -> str:
    """Every die shows a face, unless it has never fallen or is not in the game."""
    fallen = die < SEATS * s.dice and (s.phase > ROLL or die < s.turned or lives_lost(s) > 0)
    if not NO_FACE <= s.face[die] < FACES or fallen != (s.face[die] != NO_FACE):
        return f"face is {s.face}: {SEATS * s.dice} dice show a face once they have fallen, others {NO_FACE}"
    return ""


def fault_of_turn(s: State) -> str:
    """Whoever opens has lost a life, but in the first round; whoever lost the last one was wrong."""
    if s.phase == DONE and s.left[who_was_wrong(s)] > 0:
        return f"left is {s.left}: face and bid say that the other seat lost the last life"
    if not can_doubt(s) and (s.left[s.active] == s.lives if lives_lost(s) > 0 else s.active != 0):
        return f"active is {s.active}: seat 0 opens the first round, who lost a life any other"
    return ""


fault, explain = checks(fault_of_seats, fault_of_round, each(SEATS * MOST_DICE, fault_of_die), fault_of_turn)
