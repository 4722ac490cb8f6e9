"""Positions made up by a machine: refused, or playable to the end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.forty_thieves.state import State

OPTIONS = ("first", "turns", "memory_aid")


def some_states():
    """Tables from every part of some games."""
    for seats in (2, 3, 4):
        match = cp.game("forty-thieves").new(seats, seed=seats, turns=40)
        rng = [stream(seats, 2)]
        while match.actor != cp.OVER:
            match.play(match.legal()[below(rng, len(match.legal()))])
        for before, _, _ in match._walk():
            yield before.to_dict()
        yield match.state()


STATES = list(some_states())[::3]
small = some.integers(-2, 20)
fields = some.sampled_from([name for name in State.fields if name not in OPTIONS])
changes = some.dictionaries(fields, small, max_size=3)


def changed(state, changes, where):
    """The state with some fields changed; in rows one entry."""
    position = {name: list(value) if isinstance(value, list) else value for name, value in state.items()}
    for name, value in changes.items():
        if isinstance(position[name], list):
            position[name][where % len(position[name])] = value
        else:
            position[name] = value
    return position


@pytest.mark.long
@given(some.sampled_from(STATES), changes, some.integers(0, 59))
@settings(max_examples=200, deadline=None)
def test_a_position_that_is_accepted_can_be_played_to_its_end(state, changes, where):
    position = changed(state, changes, where) | {"turns": state["turn"] + 3}
    try:
        match = cp.game("forty-thieves").position(position, seats=state["seats"], seed=1)
    except (cp.BadPosition, cp.BadSeats):
        return
    rng = [1]
    while match.actor != cp.OVER:
        assert match.legal()
        assert match.game.is_sound(match._state)
        assert not match._state.faults()
        match.play(match.legal()[below(rng, len(match.legal()))])
    assert sum(match.shares()) == 1


def test_positions_of_a_game_are_sound():
    for state in STATES[::10]:
        cp.game("forty-thieves").position(state, seats=state["seats"], chance="manual")
