"""The questions of King Thief Minister: who sits where, and what may be done. They change nothing.

Right is counter-clockwise, left is clockwise: players face the middle of the table.
"""

from .state import AIM, FIRST_LOOK, NAME_SIX, NONE, SEATS, SPOTS, Open, State

# Seating


def spot_of(seats: int, seat: int) -> int:
    """1.2 With three, every other spot is empty; with four, two that face each other; with five, the last."""
    if seats == 3:
        return 2 * seat
    if seats == 4 and seat >= 2:
        return seat + 1
    return seat


def owner_of(seats: int, spot: int) -> int:
    """1.2 The seat that a spot belongs to, or NONE."""
    for seat in range(seats):
        if spot_of(seats, seat) == spot:
            return seat
    return NONE


def right_of(s: Open, seat: int) -> int:
    return (seat + s.seats - 1) % s.seats


def left_of(s: Open, seat: int) -> int:
    return (seat + 1) % s.seats


# What may be done


def can_point(s: Open, spot: int) -> bool:
    if s.phase == FIRST_LOOK:
        return can_peek(s, spot)
    return can_aim(s, spot) if s.phase == AIM else must_be_named(s, spot)


def can_peek(s: Open, spot: int) -> bool:
    """1.4 Before the first turn a seat looks at any card that is not at its own spot."""
    return spot != spot_of(s.seats, s.asked)


def can_look(s: Open) -> bool:
    """2.2 Looking costs a coin; 2.3 without one, the treasury must have a coin for each of the others."""
    return s.purse[s.active] > 0 or s.treasury >= s.seats - 1


def can_aim(s: Open, spot: int) -> bool:
    """4.7 The Executioner points at the card of another player, rich or poor."""
    owner = owner_of(s.seats, spot)
    return owner != NONE and owner != s.active


def must_be_named(s: Open, spot: int) -> bool:
    """5.2 Cards are named in any order; 5.3 those of the other players, or all that lie on the table."""
    if s.up >> s.at[spot] & 1:
        return False
    return s.peasant_names == NAME_SIX or owner_of(s.seats, spot) != NONE


def left_to_name(s: Open) -> int:
    number = 0
    for spot in range(SPOTS):
        if must_be_named(s, spot):
            number += 1
    return number


def everything_is_named(s: Open) -> bool:
    """5.3 All must be named, but the last of six cards needs no name."""
    named_all_but = 1 if s.seats == SEATS or s.peasant_names == NAME_SIX else 0
    return left_to_name(s) == named_all_but


# Answers and looks


def says_yes(s: Open, seat: int) -> bool:
    return s.answers >> seat & 1 == 1


def next_answer(s: Open, seat: int) -> int:
    """The next seat to the right that has answered, or the active seat when there is none."""
    seat = right_of(s, seat)
    while seat != s.active and not says_yes(s, seat):
        seat = right_of(s, seat)
    return seat


def has_row(s: State, row: int) -> bool:
    """Whether there is somebody whose knowledge is kept in this row of odds."""
    return s.kept >> row & 1 == 1


def sees(s: Open, row: int) -> bool:
    return s.lookers >> row & 1 == 1
