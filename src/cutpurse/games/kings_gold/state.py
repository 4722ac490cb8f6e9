"""What lies on the table in King's Gold. Nothing is hidden."""

from collections.abc import Iterable
from functools import cache
from typing import Literal, get_args

from cutpurse.engine.layout import Layout, i8, i16, i32

SEATS = 6
COINS = 60
DICE = 5
ALL_DICE = 0b11111  # dice are a set, a bit for each: die a is 1, die b is 2, die c is 4 …

# The six faces of a die.
SKULL, CANNON, CROSSBONES, COIN_1, COIN_2, COIN_3 = range(6)
FACES = 6
COIN_FACES = 3
ON_EVERY_FACE = sum(1 << DICE * face for face in range(FACES))  # times a set of dice: that set, on all faces

ROLLS = 3  # in one turn
DEADLY_CROSSBONES = 3
PENALTY = 3
MOST_ROLL_OFFS = 20
MOST_PLAY_OFFS = 5

# What the table is waiting for.
Phase = Literal[
    "roll-off",  # chance: dice fall to find the first seat
    "roll",  # chance: the active seat's dice fall
    "choose",  # the active seat rolls again or stops
    "pair",  # the active seat pairs a coin with a cannon or a skull
    "plunder",  # five skulls: the active seat chooses a victim
    "over",
]
PHASES = get_args(Phase)
ROLL_OFF, ROLL, CHOOSE, PAIR, PLUNDER, DONE = range(len(PHASES))

# Values of the options.
FIRST_BY_DICE = 0  # otherwise the seat, plus one
ENGLISH, FRENCH = range(2)

# The faces of all dice are one number: a set of dice for each face, the skulls lowest. When dice a to e show
# skull, crossbones, 1, 2 and cannon it is 0b00000_01000_00100_00010_10000_00001.


class State(Layout):
    seats = i8()
    first = i8()  # option: FIRST_BY_DICE, or the seat plus one
    kings_share = i8()  # option: ENGLISH or FRENCH
    turns = i16()  # option: the most turns before the game ends
    phase = i8()
    active = i8()  # the seat whose dice these are
    box = i8()  # coins
    king = i8()  # coins
    purse = i8(SEATS)  # coins
    dice = i32()  # the faces of all dice; a falling die has its old one
    falling = i8()  # dice in the air
    spent = i8()  # dice already paired in this turn
    rolls = i8()  # left in this turn
    turn = i16()  # turns begun so far
    contenders = i8()  # seats still in the running, as bits: of the roll-off, the game, the play-off
    skulls = i8(SEATS)  # rolled in the roll-off
    roll_offs = i8()  # held so far
    play_offs = i8()  # rounds begun so far
    emptied_by = i8()  # the seat that took the last coin from the box


def dice_with(faces: Iterable[int]) -> int:
    """Dice as they lie on the table when the first shows the first of these faces, and so on."""
    return sum(1 << DICE * face + die for die, face in enumerate(faces))


def faces_of(dice: int) -> list[int]:
    """What each die shows, the other way round."""
    return [*_faces_of(dice)]


@cache
def _faces_of(dice: int) -> tuple[int, ...]:
    return tuple(face for die in range(DICE) for face in range(FACES) if dice >> DICE * face + die & 1)


ALL_SKULLS = dice_with([SKULL] * DICE)
