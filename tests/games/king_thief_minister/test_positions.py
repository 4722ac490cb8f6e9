"""Positions made up by a machine: refused, or playable to the end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.king_thief_minister.state import COINS_EACH, State

GAME = cp.game("king-thief-minister")


def some_states():
    """Tables from every part of some games, one for each phase and number of seats at least."""
    found = {}
    for seed in range(40):
        match = GAME.new(3 + seed % 4, seed=seed)
        rng = [stream(seed, 2)]
        while match.actor != cp.OVER:
            match.play(match.legal()[below(rng, len(match.legal()))])
        for before, _, after in match._walk():
            for table in (before, after):
                if (table.phase, table.seats) not in found:
                    found[table.phase, table.seats] = table.to_dict()
    assert {phase for phase, _ in found} == set(range(21))
    return list(found.values())


STATES = some_states()
small = st.integers(-2, 7)
names = [name for name in State.fields if name != "odds"]
changes = st.dictionaries(st.sampled_from(names), small | st.lists(small, min_size=6, max_size=6), max_size=3)


@pytest.mark.long
@given(st.sampled_from(STATES), changes, st.booleans())
@settings(max_examples=200, deadline=None)
def test_a_position_that_is_accepted_can_be_played_to_its_end(state, change, mend):
    position = state | change
    if mend and isinstance(position["purse"], list) and isinstance(position["seats"], int):
        position["treasury"] = COINS_EACH * position["seats"] - sum(position["purse"])
    try:
        match = GAME.position(position, seed=1)
    except (cp.BadPosition, cp.BadSeats):
        return
    rng = [1]
    while match.actor != cp.OVER:
        assert match.legal()
        assert len(match.log) > 40 or GAME.is_sound(match._state)
        match.play(match.legal()[below(rng, len(match.legal()))])
    assert sum(match.shares()) == 1
    assert isinstance(match.narrate(seat=0), list)
    assert isinstance(match.epilogue(), str)


def test_odds_that_rule_out_the_truth_are_refused():
    match = GAME.new(3, seed=1)
    state = match.state()
    state["odds"][0] = [0] * 720
    for odds in (state["odds"], [[-1] * 720] * 7, [[2**31 - 1] * 720] * 7):
        with pytest.raises(cp.BadPosition):
            GAME.position(state | {"odds": odds})
