"""What a seat knows in King's Gold: everything. Nothing is hidden, so nothing is imagined."""

from cutpurse.engine.layout import copier, i8

from .state import State

copy_open = copier(State)


class View(State):
    seat = i8()  # whose view this is, or NOBODY


def view(s: State, seat: int, v: View) -> None:
    v.seat = seat
    copy_open(s, v)


def imagine(v: View, s: State, rng: list[int]) -> None:
    copy_open(v, s)
