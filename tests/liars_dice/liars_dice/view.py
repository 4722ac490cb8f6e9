"""What a seat knows in Liar's Dice: all but the dice under the other cup, and how likely a bid looks."""

from math import comb

from cutpurse.engine.chance import below
from cutpurse.engine.contract import UNSEEN
from cutpurse.engine.layout import copier, i8

from .actions import *
from .rules import can_doubt, is_seen, number_under, other
from .state import *

TRIES = 20  # to imagine dice that fit a bid; a bid may be such a lie that none do
CERTAIN = 1 << 16
copy_open = copier(Open)


class View(State):
    """A die that the seat does not see has NO_FACE."""

    seat = i8()  # whose view this is, or NOBODY


def view(s: State, seat: int, v: View) -> None:
    v.seat = seat
    copy_open(s, v)
    for die in range(SEATS * MOST_DICE):
        v.face[die] = s.face[die] if is_seen(s, die, seat) else NO_FACE


def witness(s: State, action: int, seat: int) -> int:
    """A die that falls is seen by its owner; all else by everybody."""
    return UNSEEN if s.phase == ROLL and s.turned // s.dice != seat else action


def imagine(v: View, s: State, rng: list[int]) -> None:
    """Dice that are not seen may show anything; but whoever has bid is taken to have found the bid likely."""
    copy_open(v, s)
    roll_unseen(v, s, rng)
    tries = TRIES if v.phase == BID and can_doubt(v) and other(v.active) != v.seat else 0
    while tries > 0 and below(rng, CERTAIN) >= CERTAIN * looks_true(s, other(s.active), s.bid):
        roll_unseen(v, s, rng)
        tries -= 1


def roll_unseen(v: View, s: State, rng: list[int]) -> None:
    for die in range(SEATS * MOST_DICE):
        rolls = die < SEATS * v.dice and not is_seen(v, die, v.seat)
        s.face[die] = below(rng, FACES) if rolls else v.face[die]


def at_least(wanted: int, dice: int, faces: int) -> float:
    """How likely at least so many of these dice show one of so many faces."""
    ways = sum(comb(dice, n) * (faces - 1) ** (dice - n) for n in range(wanted, dice + 1))
    return float(ways / faces**dice)


WANTED = range(SEATS * MOST_DICE + 1)
LIKELY = tuple(tuple(at_least(wanted, dice, FACES) for wanted in WANTED) for dice in range(MOST_DICE + 1))


def looks_true(s: State, seat: int, bid: int) -> float:
    """How likely a bid is true, for a seat that sees only what is under this cup."""
    wanted = count_of(bid) - number_under(s, seat, face_of(bid))
    return LIKELY[s.dice][max(wanted, 0)]
