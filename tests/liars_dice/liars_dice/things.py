"""The things of Liar's Dice that one can point at, by the names they have at the table."""

from cutpurse.engine.words.phrases import Thing

from .actions import NUM_ACTIONS, count_of, face_of
from .state import FACES, MOST_DICE

LETTERS = "abcdef"  # what people call the dice: those of seat 0 come first
FACE = tuple(Thing("face", face) for face in range(1, FACES + 1))


def die(seat: int, number: int) -> Thing:
    return Thing("die", LETTERS[MOST_DICE * seat + number])


def face(number: int) -> Thing:
    return FACE[number - 1]


def space(bid: int) -> Thing:
    """A bid, as a space of the board on which bids are marked."""
    return BIDS[bid - 1]


def named(bid: int) -> Thing:
    count, number = count_of(bid), face_of(bid)
    return Thing("bid", f"{count}x{number}", {"count": count, "face": face(number)})


BIDS = tuple(named(bid) for bid in range(1, NUM_ACTIONS))
