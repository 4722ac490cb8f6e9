"""What lies on the table in King's Gold, for everybody to see."""

from typing import Literal

from cutpurse.engine import scenes
from cutpurse.engine.scenes import Pile, Record, asked
from cutpurse.engine.words import Seat, Thing

from .rules import actor, is_contender, loose_dice
from .state import ALL_DICE, ROLL_OFF, faces_of
from .things import BOX, DIE, FACE, KING
from .view import View

Phase = Literal["roll-off", "roll", "choose", "pair", "plunder", "over"]
PHASES: tuple[Phase, ...] = ("roll-off", "roll", "choose", "pair", "plunder", "over")


class Die(Record, frozen=True):
    die: Thing
    face: Thing  # what it shows, or showed before it was rolled again
    state: Literal["loose", "locked", "falling", "paired"]


class Purse(Record, frozen=True):
    seat: Seat
    coins: int
    contends: bool  # still in the running


class Scene(scenes.Scene, frozen=True):
    phase: Phase
    turn: int  # turns begun so far
    rolls: int  # left in this turn
    play_off: int  # which round of it, or 0
    active: Seat  # whose dice these are
    box: Pile
    king: Pile
    purses: list[Purse]
    dice: list[Die]  # none before the first roll of the first turn


Trail = scenes.Trail


def scene(v: View, trail: Trail | None = None) -> Scene:
    rolled = v.turn > 1 or (v.turn == 1 and v.falling != ALL_DICE)
    return Scene(
        phase=PHASES[v.phase],
        actor=asked(actor(v)),
        turn=v.turn,
        rolls=0 if v.phase == ROLL_OFF else v.rolls,
        play_off=v.play_offs,
        active=Seat(v.active),
        box=Pile(pile=BOX, count=v.box),
        king=Pile(pile=KING, count=v.king),
        purses=[
            Purse(seat=Seat(seat), coins=v.purse[seat], contends=is_contender(v, seat))
            for seat in range(v.seats)
        ],
        dice=[
            Die(die=DIE[die], face=FACE[face], state=state_of(v, die))
            for die, face in enumerate(faces_of(v.dice))
            if rolled
        ],
    )


def state_of(v: View, die: int) -> Literal["loose", "locked", "falling", "paired"]:
    if v.falling >> die & 1:
        return "falling"
    if v.spent >> die & 1:
        return "paired"
    return "loose" if loose_dice(v) >> die & 1 else "locked"


def epilogue(steps: object) -> None:
    """Nothing was hidden."""


def is_out(scene: Scene, seat: int) -> bool:
    """6.3 Whoever is not in the play-off."""
    return scene.play_off > 0 and not scene.purses[seat].contends
