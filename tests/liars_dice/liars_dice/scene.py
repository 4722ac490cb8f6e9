"""What lies on the table in Liar's Dice, as one seat sees it."""

from typing import Literal

from cutpurse.engine import scenes
from cutpurse.engine.scenes import Record, asked
from cutpurse.engine.words.phrases import Seat, Thing

from .rules import actor, can_doubt, highest_bid, is_open, lives_lost, other
from .state import DONE, NO_FACE, SEATS
from .things import die, face, space
from .view import View

Phase = Literal["roll", "bid", "lift", "over"]
PHASES: tuple[Phase, ...] = ("roll", "bid", "lift", "over")


class Die(Record, frozen=True):
    die: Thing
    face: Thing | None  # none where this seat does not see it, or where it has not fallen yet
    covered: bool  # under the cup, for its owner's eyes only


class Cup(Record, frozen=True):
    seat: Seat
    lives: int
    dice: list[Die]


class Space(Record, frozen=True):
    """Where a bid is marked on the board."""

    bid: Thing
    level: Literal["below", "standing", "above"]


class Scene(scenes.Scene, frozen=True):
    phase: Phase
    round: int
    bid: Thing | None  # the one that stands
    bidder: Seat | None  # who made it
    cups: list[Cup]
    board: list[Space]  # the lowest bid first


Trail = scenes.Trail


def scene(v: View, trail: Trail | None = None) -> Scene:
    return Scene(
        phase=PHASES[v.phase],
        actor=asked(actor(v)),
        round=lives_lost(v) + (v.phase != DONE),
        bid=space(v.bid) if can_doubt(v) else None,
        bidder=Seat(other(v.active)) if can_doubt(v) else None,
        cups=[cup(v, seat) for seat in range(SEATS)],
        board=[Space(bid=space(bid), level=level(v, bid)) for bid in range(1, highest_bid(v) + 1)],
    )


def cup(v: View, seat: int) -> Cup:
    dice = [
        Die(
            die=die(seat, number),
            face=None if v.cup[seat][number] == NO_FACE else face(v.cup[seat][number]),
            covered=not is_open(v, seat, number),
        )
        for number in range(v.dice)
    ]
    return Cup(seat=Seat(seat), lives=v.left[seat], dice=dice)


def level(v: View, bid: int) -> Literal["below", "standing", "above"]:
    if bid == v.bid:
        return "standing"
    return "below" if bid < v.bid else "above"


def epilogue(steps: object) -> None:
    """Every round ends with a doubt, so nothing has stayed hidden."""
