"""Finished games come to the same end after every change, and their dice are what was promised.

The dice are drawn here a second time, from nothing but what the record says.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path

import pytest

import cutpurse as cp

CORPUS = sorted((Path(__file__).parent.parent / "corpus").glob("*.json"))


def fair(seed: bytes, adds: list[str], number: int, total: int) -> int:
    """The number below `total` that the dice bring in their drawing of that number."""
    for attempt in range(100):
        text = f"cutpurse-fair-1:{''.join(add + ':' for add in adds)}{number}:{attempt}"
        drawn = int(hmac.new(seed, text.encode(), hashlib.sha256).hexdigest(), 16)
        if drawn < 2**256 // total * total:
            return drawn % total
    raise AssertionError("nobody is that unlucky")


def test_there_are_enough_games_of_all_five():
    games = [path.stem.rpartition("-")[0] for path in CORPUS]
    assert len(games) >= 40
    assert {games.count(id) >= 8 for id in cp.games() if id != "liars-dice"} == {True}


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_a_finished_game_comes_to_the_same_end(path):
    record = json.loads(path.read_text("utf-8"))
    match = cp.load(record["save"])
    assert match.actor == cp.OVER
    assert match.points() == record["points"]
    assert [float(share) for share in match.shares()] == record["shares"]
    assert cp.load(json.loads(json.dumps(match.save()))).state() == match.state()


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_its_dice_are_what_was_promised(path):
    record = json.loads(path.read_text("utf-8"))
    fairness, match = record["fairness"], cp.load(record["save"])
    seed = bytes.fromhex(fairness["seed"])
    assert hashlib.sha256(seed).hexdigest() == fairness["promise"]
    drawings = 0
    for before, step, _ in match.walk():
        if step.actor == cp.CHANCE:
            weights = [0] * match.game.num_outcomes
            left = fair(seed, fairness["adds"], drawings, match.game.rules.chance(before, weights))
            fallen = next(face for face in range(len(weights)) if sum(weights[: face + 1]) > left)
            assert step.action == fallen
            drawings += 1
    assert drawings
