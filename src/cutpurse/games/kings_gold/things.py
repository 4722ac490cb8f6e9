"""The things of King's Gold that one can point at, by the names they have at the table."""

from cutpurse.engine.words.phrases import Thing

from .state import DICE

LETTERS = "abcde"  # what people call the dice, so that no number can mean a die and something else
DIE = tuple(Thing("die", letter) for letter in LETTERS)
FACE = tuple(Thing("face", name) for name in ("skull", "cannon", "crossbones", "coin-1", "coin-2", "coin-3"))
BOX, KING = Thing("pile", "box"), Thing("pile", "king")


def dice(some: int) -> list[Thing]:
    """A set of dice, one after the other."""
    return [DIE[die] for die in range(DICE) if some >> die & 1]
