"""What lies on the table in King's Gold, for everybody to see."""

from functools import cache, lru_cache
from typing import Literal

from cutpurse.engine import scenes
from cutpurse.engine.scenes import Pile, Record, Trail, asked
from cutpurse.engine.words.phrases import Seat, Thing

from .rules import actor, is_contender, loose_dice
from .state import ALL_DICE, PHASES, ROLL_OFF, Phase, faces_of
from .things import BOX, DIE, FACE, KING
from .view import View


class Die(Record, frozen=True):
    die: Thing
    face: Thing  # what it shows, or showed before it was rolled again
    state: Literal["loose", "locked", "falling", "paired"]


class Pirate(Record, frozen=True):
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
    purses: list[Pirate]
    dice: list[Die]  # none before the first roll of the first turn


def scene(v: View, trail: Trail | None = None) -> Scene:
    loose = loose_dice(v)
    rolled = v.turn > 1 or (v.turn == 1 and v.falling != ALL_DICE)
    return Scene(
        phase=PHASES[v.phase],
        actor=asked(actor(v)),
        turn=v.turn,
        rolls=0 if v.phase == ROLL_OFF else v.rolls,
        play_off=v.play_offs,
        active=Seat(v.active),
        box=Pile(BOX, v.box),
        king=Pile(KING, v.king),
        purses=[purse(seat, v.purse[seat], is_contender(v, seat)) for seat in range(v.seats)],
        dice=dice(v.dice, v.falling, v.spent, loose) if rolled else [],
    )


@cache
def purse(seat: int, coins: int, contends: bool) -> Pirate:
    return Pirate(Seat(seat), coins, contends)


@lru_cache(1 << 14)
def dice(faces: int, falling: int, spent: int, loose: int) -> list[Die]:
    return [
        die_with(die, face, falling >> die & 1, spent >> die & 1, loose >> die & 1)
        for die, face in enumerate(faces_of(faces))
    ]


@cache
def die_with(die: int, face: int, falls: int, is_spent: int, is_loose: int) -> Die:
    return Die(
        DIE[die],
        FACE[face],
        "falling" if falls else "paired" if is_spent else "loose" if is_loose else "locked",
    )


def is_out(scene: Scene, seat: int) -> bool:
    """6.3 Whoever is not in the play-off."""
    return scene.play_off > 0 and not scene.purses[seat].contends
