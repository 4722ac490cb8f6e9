"""Positions made up by a machine: refused, or playable to the end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.guild_of_thieves.state import COPIES, KINDS, SEATS, SPACES, State


def some_states():
    """Tables from every part of some games; nobody passes early, so that the games are long."""
    for seats in (2, 3, 4):
        match = cp.game("guild-of-thieves").new(seats, seed=seats, thieves=2 + seats % 2)
        rng = [stream(seats, 2)]
        while match.actor != cp.OVER:
            yield match.state()
            legal = match.legal()
            match.play(legal[below(rng, max(1, len(legal) - 1))])
        for steps in range(0, len(match.log), 7):
            yield match.at(steps).state()
        yield match.state()


STATES = list(some_states())
LENGTHS = {"grid": SPACES + 1, "thief": SPACES + 1, "aside": 8}
small = st.integers(-2, 9)
numbers = st.sampled_from([name for name, field in State.fields.items() if not field.shape])
places = st.tuples(st.sampled_from(["grid", "thief", "aside"]), st.integers(0, SPACES), small)
counts = st.tuples(
    st.sampled_from(["hand", "pile", "discard", "known", "guard_ways"]),
    st.integers(0, SEATS - 1),
    st.integers(0, KINDS - 1),
    st.integers(-1, 1),
)


@pytest.mark.long
@given(
    st.sampled_from(STATES),
    st.dictionaries(numbers, small, max_size=2),
    st.lists(places, max_size=2),
    st.lists(counts, max_size=4),
)
@settings(max_examples=200, deadline=None)
def test_a_position_that_is_accepted_can_be_played_to_its_end(state, change, cells, cards):
    position = {name: copied(value) for name, value in state.items()} | change
    for name, index, value in cells:
        position[name][index % len(position[name])] = value
    for name, seat, kind, more in cards:
        row = position[name][seat]
        row[kind % len(row)] += more
    try:
        match = cp.game("guild-of-thieves").position(position, seed=1)
    except (cp.BadPosition, cp.BadSeats):
        return
    rng, world = [1], State()
    while match.actor != cp.OVER:
        assert match.legal()
        assert match.game.is_sound(match._state)
        match.game.views.imagine(match._view(match._state, match.actor), world, rng)
        assert match.game.is_sound(world)
        legal = match.legal()
        match.play(legal[below(rng, max(1, len(legal) - 1))])
    assert sum(match.shares()) == 1


def copied(value):
    return [copied(each) for each in value] if isinstance(value, list) else value


def swapped(state, seat, kind, source, target):
    """The same table with one card in another place."""
    position = {name: copied(value) for name, value in state.items()}
    position[source][seat][kind] -= 1
    position[target][seat][kind] += 1
    return position


def test_cards_may_lie_elsewhere_in_a_made_up_position():
    """Most changes above are refused; these are not, so that the law is not an empty one."""
    accepted = 0
    for state in STATES[::5]:
        for seat in range(state["seats"]):
            for kind in range(KINDS):
                try:
                    position = swapped(state, seat, kind, "pile", "discard")
                    match = cp.game("guild-of-thieves").position(position, seed=1)
                except cp.BadPosition:
                    continue
                accepted += 1
                while match.actor != cp.OVER:
                    match.play(match.legal()[0])
    assert accepted > 50


def test_guards_unseen_are_counted_in_ways_that_can_be():
    state = next(each for each in STATES if any(map(sum, each["pile"])))
    seat = next(seat for seat, pile in enumerate(state["pile"]) if sum(pile))
    for ways in ([0] * (COPIES + 1), [2] + [0] * COPIES, [1] + [99] * COPIES):
        position = {name: copied(value) for name, value in state.items()}
        position["guard_ways"][seat] = ways
        try:
            cp.game("guild-of-thieves").position(position)
        except cp.BadPosition:
            continue
        raise AssertionError(ways)
