"""The things of King Thief Minister that one can point at, by the names they have at the table."""

from cutpurse.engine.words.phrases import Seat, Thing

from .actions import first_of, second_of
from .questions import owner_of
from .state import NONE, SEATS, SPOTS

NAMES = ("king", "thief", "minister", "executioner", "sheriff", "peasant")
COURT = tuple(Thing("character", name) for name in NAMES)
TREASURY = Thing("pile", "treasury")


def card(number: int) -> Thing:
    """One of the six, by a number that says only that it is still the same."""
    return Thing("card", number)


def place(seats: int, spot: int) -> Thing:
    """A spot, called after whose it is, or after those it lies between."""
    owner = owner_of(seats, spot)
    if owner != NONE:
        return Thing("spot", spot, {"lies": "before", "owner": Seat(owner)})
    right, left = (Seat(owner_of(seats, (spot + step) % SPOTS)) for step in (-1, 1))
    return Thing("spot", spot, {"lies": "between", "right": right, "left": left})


SPOT = {seats: tuple(place(seats, spot) for spot in range(SPOTS)) for seats in range(3, SEATS + 1)}


def pair_of_spots(pair: int, seats: int) -> list[Thing]:
    return [SPOT[seats][first_of(pair)], SPOT[seats][second_of(pair)]]


def those_in(bits: int, seats: int) -> list[Seat]:
    """A set of seats, one after the other."""
    return [Seat(seat) for seat in range(seats) if bits >> seat & 1]
