"""Positions made up by a machine: refused, or playable to the end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.kings_gold.state import COINS, State


def some_states():
    """Tables from every part of some games."""
    for seats in (2, 3, 6):
        match = cp.game("kings-gold").new(seats, seed=seats)
        rng = [stream(seats, 2)]
        while match.actor != cp.OVER:
            yield match.state()
            match.play(match.legal()[below(rng, len(match.legal()))])
        for steps in range(0, len(match.log), 7):
            yield match.at(steps).state()
        yield match.state()


STATES = list(some_states())
small = st.integers(-2, 7)
changes = st.dictionaries(st.sampled_from([*State.fields]), small | st.lists(small, min_size=5, max_size=6))


@pytest.mark.long
@given(st.sampled_from(STATES), changes, st.booleans())
@settings(max_examples=800, deadline=None)
def test_a_position_that_is_accepted_can_be_played_to_its_end(state, change, mend):
    position = state | change
    if mend and all(isinstance(position[pile], int) for pile in ("box", "king")):
        purse = position["purse"] if isinstance(position["purse"], list) else []
        position["king"] = COINS - position["box"] - sum(purse)
    try:
        match = cp.game("kings-gold").position(position, seed=1)
    except (cp.BadPosition, cp.BadSeats):
        return
    rng = [1]
    while match.actor != cp.OVER:
        assert match.legal()
        assert match.game.is_sound(match._state)
        match.play(match.legal()[below(rng, len(match.legal()))])
    assert sum(match.shares()) == 1
