"""Positions made up by a machine: refused, or playable to the end."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.engine.woven.loops import GAMES, UNSOUND, WINS
from cutpurse.games.king_of_thieves.state import State


def some_states():
    """Tables from every part of some games, chance included."""
    for seats, options in (
        (2, {}),
        (3, {"stakes": "high"}),
        (4, {"target": 15, "tombs": 14}),
        (6, {"rubies": "rare"}),
    ):
        match = cp.game("king-of-thieves").new(seats, chance="manual", **options)
        rng = [stream(seats, 2)]
        while match.actor != cp.OVER:
            yield match.state()
            moves = match.legal() or [outcome for outcome, _ in match.outcomes()]
            match.play(moves[below(rng, len(moves))])
        yield match.state()


STATES = list(some_states())
LISTS = {name: field.shape for name, field in State.fields.items() if field.shape}
small = st.integers(-3, 9)


@st.composite
def changed(draw):
    """A table with a few numbers changed."""
    state = dict(draw(st.sampled_from(STATES)))
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from([*State.fields]))
        if name not in LISTS:
            state[name] = draw(small)
        else:
            place = [draw(st.integers(0, size - 1)) for size in LISTS[name]]
            state[name] = replaced(state[name], place, draw(small))
    return state


def replaced(values, place, number):
    values = list(values)
    values[place[0]] = replaced(values[place[0]], place[1:], number) if place[1:] else number
    return values


@st.composite
def moved(draw):
    """A table on which two numbers of a field have changed places, or two cards of a kind."""
    state = dict(draw(st.sampled_from(STATES)))
    name = draw(
        st.sampled_from(["reputation", "treasure", "hand", "row", "guardian", "pool", "laid", "duel"])
    )
    values = list(state[name])
    first, second = (draw(st.integers(0, len(values) - 1)) for _ in range(2))
    values[first], values[second] = values[second], values[first]
    return state | {name: values}


@pytest.mark.long
@given(changed() | moved())
@settings(max_examples=200, deadline=None)
def test_a_position_that_is_accepted_can_be_played_to_its_end(state):
    try:
        match = cp.game("king-of-thieves").position(state, chance="manual")
    except (cp.BadPosition, cp.BadSeats):
        return
    play_a_while(match, [1])
    played = play_to_the_end(match)
    assert played[GAMES] == 1
    assert played[UNSOUND] == 0


def play_a_while(match, rng):
    """Some steps of the interpreted rules, where a wrong index is an error."""
    for _ in range(30):
        if match.actor != cp.OVER:
            assert match.game.is_sound(match._state)
            assert not match._state.faults()
            moves = match.legal() or [outcome for outcome, _ in match.outcomes()]
            match.play(moves[below(rng, len(moves))])


def play_to_the_end(match):
    """The rest in compiled code, looking at the whole table after every step."""
    fast = match.game.compiled()
    record, tally = fast.records(match._state, 1), np.zeros(WINS, np.int64)
    actions, weights = fast.scratch()
    fast.loops.play_out(record[0], np.array([1]), actions, weights, True, tally)
    return tally.tolist()


def test_every_table_of_a_game_is_accepted_as_a_position():
    for state in STATES[::5]:
        assert cp.game("king-of-thieves").position(state, chance="manual").state() == state
