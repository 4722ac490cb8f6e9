"""Seats: who is in the game, who is in the tomb, and who comes next."""

from .state import NONE, Open


def is_alive(s: Open, seat: int) -> bool:
    return s.alive >> seat & 1 == 1


def is_inside(s: Open, seat: int) -> bool:
    return s.inside >> seat & 1 == 1


def has_paid(s: Open, seat: int) -> bool:
    """Whether a seat has paid for this tomb."""
    return s.paid >> seat & 1 == 1


def is_single(seats: int) -> bool:
    """Whether a set of seats has exactly one in it."""
    return seats != 0 and seats & (seats - 1) == 0


def place_of(s: Open, seat: int) -> int:
    """How many seats clockwise from the starting seat this one is."""
    return (seat - s.start) % s.seats


def inside_from(s: Open, place: int) -> int:
    """The first seat in the tomb from this place on, before the round is back at its start, or NONE."""
    for i in range(place, s.seats):
        seat = (s.start + i) % s.seats
        if is_inside(s, seat):
            return seat
    return NONE


def first_inside(s: Open) -> int:
    return inside_from(s, 0)


def next_inside(s: Open, seat: int) -> int:
    return inside_from(s, place_of(s, seat) + 1)
