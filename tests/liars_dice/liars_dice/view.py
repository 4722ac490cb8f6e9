"""What a seat knows in Liar's Dice: all but the dice under the other cup."""

from cutpurse.engine.chance import below
from cutpurse.engine.contract import UNSEEN
from cutpurse.engine.layout import copier, i8

from .actions import count_of, face_of
from .odds import likely
from .rules import can_doubt, is_open, number_under, other
from .state import BID, FACES, MOST_DICE, NO_FACE, ROLL, SEATS, Open, State

TRIES = 20  # to imagine dice that fit a bid; a bid may be such a lie that none do
CERTAIN = 1 << 16

copy_open = copier(Open)


class View(State):
    """A die that the seat does not see has NO_FACE."""

    seat = i8()  # whose view this is, or NOBODY


def view(s: State, seat: int, v: View) -> None:
    v.seat = seat
    copy_open(s, v)
    for owner in range(SEATS):
        for die in range(MOST_DICE):
            seen = owner == seat or is_open(s, owner, die)
            v.cup[owner][die] = s.cup[owner][die] if seen else NO_FACE


def witness(s: State, action: int, seat: int) -> int:
    """A die that falls is seen by its owner; all else by everybody."""
    return UNSEEN if s.phase == ROLL and s.fallen // s.dice != seat else action


def reveals(s: State, action: int) -> bool:
    """Bids show nothing, and what a doubt brings to light chance shows."""
    return False


def imagine(v: View, s: State, rng: list[int]) -> None:
    """Dice that are not seen may show anything; but of who has bid one thinks that the bid looked likely."""
    copy_open(v, s)
    for owner in range(SEATS):
        roll_unseen(v, s, owner, rng)
        tries = TRIES if is_read(v, owner) else 0
        while tries > 0 and below(rng, CERTAIN) >= CERTAIN * confidence(s, owner):
            roll_unseen(v, s, owner, rng)
            tries -= 1


def roll_unseen(v: View, s: State, owner: int, rng: list[int]) -> None:
    for die in range(MOST_DICE):
        seen = owner == v.seat or is_open(v, owner, die)
        s.cup[owner][die] = v.cup[owner][die] if seen else below(rng, FACES) + 1


def is_read(v: View, owner: int) -> bool:
    """Whether the bid that stands tells something of a cup that is not seen."""
    return v.phase == BID and can_doubt(v) and owner == other(v.active) and owner != v.seat


def confidence(s: State, bidder: int) -> float:
    """How likely the bid looked to who made it."""
    return likely(count_of(s.bid) - number_under(s, bidder, face_of(s.bid)), s.dice)
