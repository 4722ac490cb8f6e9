"""The numbers of actions and outcomes.

     0          doubt
     1 …  6     bid that there is 1 one, 1 two … 1 six
     7 … 36     bid 2 ones and so on, up to 6 sixes: a higher number is a higher bid

An outcome of chance is the face of one die.
"""

from .state import FACES, MOST_DICE, SEATS

DOUBT = 0
NUM_ACTIONS = 1 + SEATS * MOST_DICE * FACES
NUM_OUTCOMES = FACES


def bid(count: int, face: int) -> int:
    return FACES * (count - 1) + face + 1


def count_of(bid: int) -> int:
    return (bid - 1) // FACES + 1


def face_of(bid: int) -> int:
    return (bid - 1) % FACES
