"""What lies on the table in Three Cups, as one seat sees it."""

from typing import Literal

from cutpurse.engine import scenes
from cutpurse.engine.scenes import Record, Trail, asked
from cutpurse.engine.words.phrases import Seat, Thing

from .rules import actor
from .state import CUPS, PHASES, SEATS, Phase
from .things import cup
from .view import View


class Rogue(Record, frozen=True):
    seat: Seat
    role: Literal["thief", "guard"]
    coins: int


class Cup(Record, frozen=True):
    cup: Thing
    loot: bool  # whether this seat knows that it is there
    last: bool  # whether it was there in the last round
    lifted: bool


class Scene(scenes.Scene, frozen=True):
    phase: Phase
    round: int
    rounds: int
    rogues: list[Rogue]
    cups: list[Cup]


def scene(v: View, trail: Trail | None = None) -> Scene:
    return Scene(
        phase=PHASES[v.phase],
        actor=asked(actor(v)),
        round=v.round,
        rounds=v.rounds,
        rogues=[
            Rogue(seat=Seat(seat), role="thief" if seat == v.active else "guard", coins=v.coins[seat])
            for seat in range(SEATS)
        ],
        cups=[
            Cup(cup=cup(each), loot=v.loot == each, last=v.last == each, lifted=v.lifted == each)
            for each in range(1, CUPS + 1)
        ],
    )
