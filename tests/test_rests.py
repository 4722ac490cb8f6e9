"""On what eyes rest: tiles that were shown and close again, duels before the next tomb is opened."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import cutpurse as cp


def rests_of(id: str, seats: int, **options: Any) -> list[tuple[list[Any], list[str]]]:
    """Of random games: after every decision the scenes on which a spectator rested, and what was told."""
    found, rng = [], Random(5)
    for seed in range(4):
        match = cp.game(id).new(seats, seed=seed, **options)
        match.eyes(None)
        while match.actor != cp.OVER:
            before = len(match.log)
            match.play(rng.choice(match.legal()))
            told = match.sight(None, before)
            found.append((told.rests, [event.phrase.key for event in told.events]))
    return found


def test_all_tiles_of_a_theft_are_seen_before_they_close_or_pay() -> None:
    thefts = [each for each in rests_of("forty-thieves", 3, turns=60) if each[0]]
    assert {"fails", "succeeds"} <= {key for _, told in thefts for key in told}
    for scenes, told in thefts:
        last = scenes[-1].theft
        assert len(last.turned) == 4
        assert last.closed == []
        assert bool(last.sets) == ("succeeds" in told)
        for scene, number in zip(reversed(scenes), range(4), strict=False):
            assert len(scene.theft.closed) == number


def test_what_a_closed_jar_may_hide_fits_or_spoils_the_set() -> None:
    for scenes, _ in rests_of("forty-thieves", 3, turns=60):
        for scene, after in itertools.pairwise(scenes):
            closed = scene.theft.closed[0]
            tile = next(each.tile for each in after.board if each.place == closed.place)
            hides = next([hidden.face for hidden in row.hides] for row in scene.sheet if row.jar == tile.jar)
            assert closed.fits[hides.index(tile.face)] == bool(after.theft.sets)


def test_duels_are_seen_as_they_were_settled() -> None:
    settled = [each for each in rests_of("king-of-thieves", 4, tombs=3) if "plunders" in each[1]]
    assert settled
    for scenes, _ in settled:
        scene = scenes[-1]
        best = [total for thief in scene.thieves for total in thief.totals if total.duel == scene.tomb.duel]
        assert [total.number for total in best if total.leads] == [max(total.number for total in best)]


def test_nobody_rests_on_cards_that_are_still_face_down() -> None:
    """Every thief who has shown has turned all cards over; others' cards stay as they lie."""
    for scenes, _ in rests_of("king-of-thieves", 4, tombs=3):
        for scene in scenes:
            for thief in scene.thieves:
                assert all((laid.face is None) == laid.down for laid in thief.row)
