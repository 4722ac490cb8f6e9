"""What lies on the table in Liar's Dice, as one seat sees it, and the things that one can point at."""

from cutpurse.engine import scenes
from cutpurse.engine.contract import NOBODY
from cutpurse.engine.scenes import Record, asked
from cutpurse.engine.words.phrases import Seat, Thing

from .actions import *
from .rules import actor, can_doubt, highest_bid, is_seen, lives_lost
from .state import *
from .view import View


def bid_as_thing(bid: int) -> Thing:
    count, face = count_of(bid), FACE[face_of(bid)]
    return Thing("bid", f"{count}x{face.id}", {"count": count, "face": face})


DIE = [Thing("die", letter) for letter in "abcdef"]  # those of seat 0 come first
FACE = [Thing("face", face) for face in range(1, FACES + 1)]
BIDS = [bid_as_thing(bid) for bid in range(NUM_ACTIONS)]  # as spaces of a board where they are marked; but 0


class Die(Record, frozen=True):
    die: Thing
    face: Thing | None  # none where this seat does not see it, or where it has not fallen yet
    covered: bool  # under the cup, for its owner's eyes only


class Cup(Record, frozen=True):
    seat: Seat
    lives: int
    dice: list[Die]


class Scene(scenes.Scene, frozen=True):
    phase: Phase
    round: int
    bid: Thing | None  # the one that stands
    cups: list[Cup]
    board: list[Thing]  # all bids, the lowest first


def scene(v: View, trail: object = None) -> Scene:
    return Scene(
        phase=PHASES[v.phase],
        actor=asked(actor(v)),
        round=lives_lost(v) + (v.phase != DONE),
        bid=BIDS[v.bid] if can_doubt(v) else None,
        cups=[cup(v, seat) for seat in range(SEATS)],
        board=BIDS[1 : highest_bid(v) + 1],
    )


def cup(v: View, seat: int) -> Cup:
    return Cup(Seat(seat), v.left[seat], [die_as_seen(v, v.dice * seat + die) for die in range(v.dice)])


def die_as_seen(v: View, die: int) -> Die:
    face = None if v.face[die] == NO_FACE else FACE[v.face[die]]
    return Die(DIE[die], face, covered=not is_seen(v, die, NOBODY))
