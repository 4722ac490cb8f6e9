"""What a seat knows in King's Gold: everything. Nothing is hidden, so nothing is imagined."""

from cutpurse.engine.layout import i8

from .state import SEATS, State


class View(State):
    seat = i8()  # whose view this is, or NOBODY


def view(s: State, seat: int, v: View) -> None:
    v.seat = seat
    copy_open(s, v)


def witness(s: State, action: int, seat: int) -> int:
    return action


def reveals(s: State, action: int) -> bool:
    return False


def imagine(v: View, s: State, rng: list[int]) -> None:
    copy_open(v, s)


def copy_open(source: State, target: State) -> None:
    """The list of what is open: here every field."""
    target.seats = source.seats
    target.first = source.first
    target.kings_share = source.kings_share
    target.turns = source.turns
    target.phase = source.phase
    target.active = source.active
    target.box = source.box
    target.king = source.king
    target.dice = source.dice
    target.falling = source.falling
    target.spent = source.spent
    target.rolls = source.rolls
    target.turn = source.turn
    target.contenders = source.contenders
    target.roll_offs = source.roll_offs
    target.play_offs = source.play_offs
    target.emptied_by = source.emptied_by
    for seat in range(SEATS):
        target.purse[seat] = source.purse[seat]
        target.skulls[seat] = source.skulls[seat]
