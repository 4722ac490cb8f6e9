"""The things of Three Cups that one can point at."""

from cutpurse.engine.words.phrases import Thing

from .state import CUPS

CUP = tuple(Thing("cup", number) for number in range(1, CUPS + 1))


def cup(number: int) -> Thing:
    return CUP[number - 1]
