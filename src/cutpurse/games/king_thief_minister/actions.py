"""The numbers of actions and outcomes.

     0          pay, and look at the card at your spot
     1 …  3     move all cards to the right, to the left, to the front
     4 …  9     claim a character
    10, 11      challenge; let a claim pass
    12, 13      say that you are the Minister; say nothing
    14 … 28     as Minister take the cards of a pair of spots: (0, 1), (0, 2) … (4, 5)
    29 … 31     swap them openly; swap them under the table; seem to
    32 … 37     point at the card of a spot
    38 … 43     say which character it is
    44 … 49     as Sheriff say which seat pays two

    50 …        what everybody witnesses of the last answer to the King: who said "Yes Sir", as bits

An outcome of chance is the character that a card turns out to be, or (6 … 11) the seat that begins.
"""

from .state import CHARACTERS, SEATS, SPOTS

LOOK_AT_OWN = 0
TO_RIGHT = 1
TO_LEFT = 2
TO_FRONT = 3
CLAIM = 4
DARE = CLAIM + CHARACTERS
LET_PASS = DARE + 1
YES_SIR = LET_PASS + 1
SAY_NOTHING = YES_SIR + 1
TAKE_PAIR = SAY_NOTHING + 1
PAIRS = SPOTS * (SPOTS - 1) // 2
SWAP_OPENLY = TAKE_PAIR + PAIRS
SWAP_UNDER = SWAP_OPENLY + 1
SEEM_TO_SWAP = SWAP_UNDER + 1
POINT_AT = SEEM_TO_SWAP + 1
SAY = POINT_AT + SPOTS
PAYS_TWO = SAY + CHARACTERS
NUM_ACTIONS = PAYS_TWO + SEATS
HEARD = NUM_ACTIONS

BEGINS = CHARACTERS
NUM_OUTCOMES = BEGINS + SEATS


def claim(character: int) -> int:
    return CLAIM + character


def is_claim(action: int) -> bool:
    return CLAIM <= action < DARE


def claim_of(action: int) -> int:
    return action - CLAIM


def take_pair(pair: int) -> int:
    return TAKE_PAIR + pair


def is_take_pair(action: int) -> bool:
    return TAKE_PAIR <= action < SWAP_OPENLY


def pair_of(action: int) -> int:
    return action - TAKE_PAIR


def pair_number(one: int, other: int) -> int:
    """The number of a pair among six things, in either order: (0, 1) is 0, (4, 5) is 14."""
    low = min(one, other)
    return low * (2 * SPOTS - 3 - low) // 2 + max(one, other) - 1


def first_of(pair: int) -> int:
    """The lower of a pair of spots."""
    spot = 0
    while pair >= SPOTS - 1 - spot:
        pair -= SPOTS - 1 - spot
        spot += 1
    return spot


def second_of(pair: int) -> int:
    """The higher of a pair of spots."""
    first = first_of(pair)
    return first + 1 + pair - pair_number(first, first + 1)


def point_at(spot: int) -> int:
    return POINT_AT + spot


def is_point_at(action: int) -> bool:
    return POINT_AT <= action < SAY


def spot_pointed_at(action: int) -> int:
    return action - POINT_AT


def say(character: int) -> int:
    return SAY + character


def is_say(action: int) -> bool:
    return SAY <= action < PAYS_TWO


def character_said(action: int) -> int:
    return action - SAY


def pays_two(seat: int) -> int:
    return PAYS_TWO + seat


def is_pays_two(action: int) -> bool:
    return action >= PAYS_TWO


def payer_of(action: int) -> int:
    return action - PAYS_TWO


def begins(seat: int) -> int:
    return BEGINS + seat


def is_begins(outcome: int) -> bool:
    return outcome >= BEGINS


def beginner_of(outcome: int) -> int:
    return outcome - BEGINS
