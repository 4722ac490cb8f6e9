"""Tables at which a game has come to something, and games that begin with them."""

from __future__ import annotations

import random
from typing import Any

import cutpurse as cp
from cutpurse.engine.chance import below
from cutpurse.engine.match import Match
from cutpurse.testing.tables import steps


def somewhere(game, seats: int, rng: random.Random) -> Match:
    """A random match at some moment at which a seat is to act."""
    match, moments = game.new(seats, chance="manual"), []
    while match.actor != cp.OVER:
        if match.actor != cp.CHANCE:
            moments.append(match.version)
        match.play(rng.choice(steps(game, match.table)))
    return match.at(rng.choice(moments))


def play_on(match: Match) -> None:
    """Play to the end at random; every table on the way is sound, and somebody wins."""
    rng = [1]
    while match.actor != cp.OVER:
        assert match.legal()
        assert match.game.is_sound(match.table)
        assert not match.table.faults()
        match.play(match.legal()[below(rng, len(match.legal()))])
    assert sum(match.shares()) == 1


def finished(game, state, rng: random.Random) -> dict[str, Any]:
    """A game that begins with this table, played to its end: a server goes on from its first moment."""
    match = game.position(state.to_dict(), chance="manual")
    while match.actor != cp.OVER:
        match.play(rng.choice(steps(game, match.table)))
    return match.save()
