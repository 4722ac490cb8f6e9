"""What a seat knows in Three Cups: all but where the loot is, which only the thief knows."""

from cutpurse.engine.chance import below
from cutpurse.engine.contract import UNSEEN
from cutpurse.engine.layout import copier, i8

from .state import CUPS, HIDE, LIFT, NO_CUP, SHOW, Open, State

copy_open = copier(Open)


class View(State):
    """Whoever does not know where the loot is has NO_CUP."""

    seat = i8()  # whose view this is, or NOBODY


def view(s: State, seat: int, v: View) -> None:
    v.seat = seat
    copy_open(s, v)
    v.loot = s.loot if seat == s.active else NO_CUP


def witness(s: State, action: int, seat: int) -> int:
    """Where the loot is hidden only the thief sees; all else everybody sees."""
    return UNSEEN if s.phase == HIDE and seat != s.active else action


def imagine(v: View, s: State, rng: list[int]) -> None:
    """The loot may be under any cup where it was not in the last round."""
    copy_open(v, s)
    s.loot = v.loot
    if v.loot == NO_CUP and (v.phase == LIFT or v.phase == SHOW):
        s.loot = below(rng, CUPS) + 1
        while s.loot == v.last:
            s.loot = below(rng, CUPS) + 1
