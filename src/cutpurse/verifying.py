"""Checks the record of a finished game: that it follows the rules, and that all its dice were promised.

`docs/fairness.md` says what that proves, and how to do the same in another language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import cutpurse as cp
from cutpurse.engine.match import Match
from cutpurse.engine.restoring import check, opened
from cutpurse.errors import BadSave, CutpurseError, NotFair
from cutpurse.fairness import ALGORITHM, SEED_BYTES, FairDice, is_contribution, promise

FORMAT = "cutpurse-record-1"
PARTS = ("algorithm", "promise", "adds", "seed")


class Verified(NamedTuple):
    """What was checked."""

    game: str
    seats: int
    steps: int
    outcomes: int  # those of chance among the steps
    promise: str
    winners: list[int]


def verify(record: Any, promised: str | None = None, added: str | None = None) -> Verified:
    """Check a record step by step; raises NotFair at the first thing that does not fit.

    `promised` and `added` are the promise and one's own contribution, if somebody kept them.
    """
    save, fairness = parts(record)
    check_promise(fairness, promised)
    match = first_position(save)
    check_adds(fairness["adds"], match.seats, added)
    dice = FairDice(bytes.fromhex(fairness["seed"]), fairness["adds"])
    for number, action in enumerate(save["log"], 1):
        check_step(match, dice, number, action)
    check_result(match, record)
    winners = [seat for seat, share in enumerate(match.shares()) if share]
    return Verified(match.game.id, match.seats, len(match.log), dice.drawn, fairness["promise"], winners)


def parts(record: Any) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """The log and the promises in a record; refuses what is none."""
    if not isinstance(record, Mapping) or record.get("format") != FORMAT:
        raise BadSave("this is not the record of a game that was played at a table server")
    save, fairness = record.get("save"), record.get("fairness")
    if not isinstance(save, Mapping) or not isinstance(fairness, Mapping) or fairness.keys() != {*PARTS}:
        raise BadSave("this record is incomplete or damaged: it needs a save, a promise, adds and a seed")
    if fairness["algorithm"] != ALGORITHM:
        raise BadSave(f"this record uses {fairness['algorithm']!r}; this version checks {ALGORITHM}")
    return save, fairness


def check_promise(fairness: Mapping[str, Any], promised: str | None) -> None:
    """The seed is the one that was promised before anybody sat down."""
    try:
        seed = bytes.fromhex(fairness["seed"])
    except (TypeError, ValueError):
        raise BadSave("this record is damaged: its seed is not written in hexadecimal digits") from None
    if len(seed) != SEED_BYTES:
        raise NotFair(f"the seed has {len(seed)} bytes and not {SEED_BYTES}")
    if promise(seed) != fairness["promise"]:
        raise NotFair("the promise does not fit: it is not the SHA-256 of the seed")
    if promised is not None and fairness["promise"] != promised.strip().lower():
        raise NotFair("the promise in this record is not the one that was given before the game")


def check_adds(adds: Any, seats: int, added: str | None) -> None:
    """Every seat has added something to the dice."""
    if not isinstance(adds, list) or len(adds) != seats:
        raise NotFair(f"there must be a contribution of each of the {seats} seats")
    for seat, each in enumerate(adds):
        if not isinstance(each, str) or not is_contribution(each):
            raise NotFair(f"the contribution of seat {seat} is not 32 hexadecimal digits")
    if added is not None and added.strip().lower() not in adds:
        raise NotFair("your contribution is not among those of the seats")


def first_position(save: Mapping[str, Any]) -> Match:
    """The match before its first step, with chance left to the promised dice."""
    game = cp.game(save["game"]) if isinstance(save.get("game"), str) else None
    if game is None or save.get("seed", 0) is not None:
        raise BadSave("this record is damaged: its save does not leave chance to the promised dice")
    check(game, save)
    return opened(game, save)


def check_step(match: Match, dice: FairDice, number: int, action: Any) -> None:
    """A step is legal, and if it is one of chance, the one that the dice give."""
    if match.actor == cp.CHANCE and (due := dice(*match.weights())) != action:
        raise NotFair(f"step {number} does not fit: the dice give outcome {due}, and the log says {action!r}")
    try:
        match.play(action)
    except CutpurseError as error:
        raise NotFair(f"step {number} does not follow the rules: {error}") from None


def check_result(match: Match, record: Mapping[str, Any]) -> None:
    """The game is over, and its result is what the rules say."""
    if match.actor != cp.OVER:
        raise NotFair(f"the log ends after step {len(match.log)}, and the game is not over")
    result = match.points(), [float(share) for share in match.shares()]
    if (record.get("points"), record.get("shares")) != result:
        raise NotFair("the points or shares in this record are not what the rules say")
