"""Who must pay in King Thief Minister and has no coin, for those who tell of it."""

from typing import NamedTuple

from .actions import LET_PASS
from .coins import pay
from .knowledge import total, weight_of
from .questions import left_of, next_answer, right_of, spot_of
from .state import CHALLENGE, CONFRONT, EXAMINE, MINISTER, PENALTY, SHOW, THIEF, TURN_UP, Open
from .view import copy_open


class Unpaid(NamedTuple):
    """Seats for which the treasury paid in a step."""

    payers: list[int]  # who should have paid to it: the others took from it instead
    victims: list[int]  # who should have paid the Thief


def unpaid(before: Open, action: int, public: list[int]) -> Unpaid:
    """Who should have paid in a step and had no coin; `public` is what everybody knows after it."""
    payers, steals = those_who_pay(before, action, public), is_theft(before, action)
    if not payers and not steals:
        return Unpaid([], [])
    table = Open()
    copy_open(before, table)
    short = pay_in_order(table, payers)
    return Unpaid(short, penniless_neighbours(table) if steals else [])


def those_who_pay(before: Open, action: int, public: list[int]) -> list[int]:
    """3.3 Who challenged the truth; 4.4 the false Ministers, in order; 5.5 twice, who was a bad Peasant."""
    is_it = action == before.question
    if before.phase == EXAMINE:
        return [before.asked] if is_it else []
    if before.phase in (SHOW, TURN_UP):
        return [] if is_it else [before.active] * PENALTY
    if before.phase == CONFRONT and next_answer(before, before.claimant) == before.active:
        return [seat for seat in those_who_answered(before) if not is_minister(before, seat, public)]
    return []


def those_who_answered(s: Open) -> list[int]:
    """From the King's right on."""
    seats, seat = [], next_answer(s, s.active)
    while seat != s.active:
        seats.append(seat)
        seat = next_answer(s, seat)
    return seats


def is_minister(s: Open, seat: int, public: list[int]) -> bool:
    """Whether everybody knows that this is the Minister's card."""
    return weight_of(public, s.at[spot_of(s.seats, seat)], MINISTER) == total(public)


def pay_in_order(s: Open, payers: list[int]) -> list[int]:
    """3.6 Who has no coin when it is time to pay; `s` becomes the table after it."""
    short = []
    for seat in payers:
        if s.treasury > 0:
            if s.purse[seat] == 0 and seat not in short:
                short.append(seat)
            pay(s, seat)
    return short


def is_theft(before: Open, action: int) -> bool:
    """Whether a Thief is believed by the last who could challenge, or has proved it."""
    if before.claim != THIEF:
        return False
    if before.phase == EXAMINE:
        return action == THIEF
    return (
        before.phase == CHALLENGE and action == LET_PASS and right_of(before, before.asked) == before.claimant
    )


def penniless_neighbours(s: Open) -> list[int]:
    """4.6 For whom the treasury pays the Thief, as long as it has coins; the right neighbour comes first."""
    none = [seat for seat in (right_of(s, s.active), left_of(s, s.active)) if s.purse[seat] == 0]
    return none[: s.treasury]
