"""Positions made up by a machine: refused, or playable to the end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.forty_thieves.state import State
from games.forty_thieves.tables import table
from positions import play_on

OPTIONS = ("first", "turns", "memory_aid")


def some_states():
    """Tables from every part of some games."""
    for seats in (2, 3, 4):
        match = cp.game("forty-thieves").new(seats, seed=seats, turns=40)
        rng = [stream(seats, 2)]
        while match.actor != cp.OVER:
            match.play(match.legal()[below(rng, len(match.legal()))])
        for before, _, _ in match.walk():
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


@pytest.mark.unmeasured
@given(some.sampled_from(STATES), changes, some.integers(0, 59))
@settings(max_examples=200)
def test_a_position_that_is_accepted_can_be_played_to_its_end(state, changes, where):
    position = changed(state, changes, where) | {"turns": state["turn"] + 3}
    try:
        match = cp.game("forty-thieves").position(position, seats=state["seats"], seed=1)
    except (cp.BadPosition, cp.BadSeats):
        return
    play_on(match)


def test_positions_of_a_game_are_sound():
    for state in STATES[::10]:
        cp.game("forty-thieves").position(state, seats=state["seats"], chance="manual")


# An open red sun (tile 9), two tiles in the hand of seat 0 (24 and 10), one in that of seat 1 (6), tile 3 on
# top of the stack, and a Lantern among the discards (tile 0).
def a_table():
    return table("red-sun! " + "? " * 15, ("red-hand Dagger", "Amulet"), discards="Lantern", eyes=(1, 0))


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"marked": 65536}, "marked is 65536, and goes from 0 to 65535"),
        ({"discards": -1}, "discards is -1, and goes from 0 to 1152921504606846975"),
        ({"phase": 12}, "phase is 12, and goes from 0 to 11"),
        ({"picked": 16}, "picked is 16, and goes from 0 to 15"),
        ({"last": 2}, "last is 2, and goes from 0 to 1"),
        ({"at": {3: 60}}, "at[3] is 60: tiles go from 0 to 59, and -1 is none"),
        ({"at": {3: 9}}, "at[0] and at[3] are both tile 9"),
        ({"at": {22: 1}}, "at[22] is tile 1, in a hand that is not at a table of 2 seats"),
        ({"discards": 1 | 1 << 57}, "tile 57 is in at and in discards"),
        ({"stack": 0}, "tiles is [0, 0, 0, 0], and these are nowhere else than in hoards: [1, 2, 4,"),
        ({"tiles": {1: 1}}, "tiles is [0, 1, 0, 0], and these are nowhere else than in hoards: none"),
        (
            {"at": {28: -1}, "tiles": {1: 1}},
            "tile 3 is in no field, and content[3] is -1: hoards hold Sapphires",
        ),
        ({"known": {0: 3}}, "known[0] is 3: in discards and hoards all have seen a tile, 31"),
        ({"known": {3: 1}, "content": {3: 0}}, "known[3] is 1, and nobody has seen a tile of the stack"),
        ({"content": {57: 3}}, "content[57] is 3, and goes from -1 to 2"),
        ({"may": {57: 0}}, "may[57] is 0, and goes from 1 to 7"),
        ({"content": {57: 0}}, "content[57] is 0 and known[57] is 0"),
        ({"may": {24: 6}}, "content[24] is 0, and may[24] is 6, which is without it"),
        ({"may": {9: 7}}, "may[9] is 7, and all have seen that content[9] is 1"),
        ({"known": {24: 5}}, "known[24] is 5: some of 2 seats, as bits, or 31"),
        ({"content": {10: 1}}, "content is [1, 1, -1] and may [2, 7, 7] from tile 9 on"),
        ({"known": {24: 2}}, "known[24] is 2, and seat 0 holds this tile, at[16]"),
        ({"up": 3}, "up is 3, and at[1] is 57, which is no tile that all have seen"),
        ({"eyes": {0: 16}}, "eyes is [16, 0, 0, 0]: nobody has less than 0, or more than 15 eyes"),
        ({"eyes": {2: 1}}, "eyes is [1, 0, 1, 0], and there are 2 seats"),
        ({"loot": {0: 1}}, "gems is 511 and loot is [1, 0, 0, 0]: 10 gems, and there are 9"),
        ({"eyes": {0: 9, 1: 8}}, "eyes is [9, 8, 0, 0], 17 in all, and there are 15"),
        ({"gems": 0, "loot": {0: 9}}, "gems is 0 in phase 3, and with the last gem the game is over"),
        ({"turn": 0}, "turn is 0 and stage is 4: in stage 0 there is no turn"),
        ({"turn": 301}, "turn is 301, and goes from 0 to 300"),
        ({"phase": 0}, "in phase 0 nothing has been dealt, they are 0 and 1152921504606846975"),
        ({"phase": 1}, "in phase 1 the next tile is turned up, and none is on top"),
        ({"at": {28: -1}, "stack": {3}}, "at[28] is -1 and stack is"),
        ({"at": {1: -1}, "stack": {57}}, "at[1] is -1: in phase 3 no place of the board is empty"),
        ({"stage": 2}, "stage is 2, which does not go with phase 3"),
        ({"phase": 2, "how": 1}, "stage is 4, which does not go with phase 2 and how 1"),
        ({"phase": 2}, "looks is 0: in phase 2 a tile is looked at"),
        ({"phase": 2, "looks": 1 << 18}, "looks is 262144, and at[18] is -1"),
        ({"phase": 2, "looks": 1}, "looks is 1: with how 0 it is some of 196608, as bits"),
        ({"phase": 2, "looks": 3 << 16}, "looks is 196608, 2 tiles: with how 0 it is one"),
        (
            {"phase": 2, "how": 4, "stage": 5, "looks": 2},
            "looks is 2: the closed tiles of what is announced are 50",
        ),
        ({"phase": 4, "stage": 3, "marked": 4}, "marked is 4: place 2 is no closed one next to lantern, 0"),
        (
            {"phase": 4, "stage": 3, "marked": 2},
            "marked is 2, and leaves no choice of what lantern, 0, shows",
        ),
        ({"phase": 7, "picked": 2}, "picked is 2: it is a tile in the hand of seat 0"),
        ({"phase": 9, "stage": 5}, "lines is 0: in phase 9 of stage 5 a line pays"),
        ({"phase": 10, "played": 1}, "asked is 0, and so is last: the others are asked"),
        ({"phase": 10, "asked": 1, "played": 3}, "played is 3, which cannot be played in stage 4"),
        (
            {"phase": 10, "asked": 1, "played": 2, "eyes": {0: 0}},
            "eyes is [0, 0, 0, 0], and seat 0 has played an Amulet",
        ),
    ],
)
def test_a_refused_position_names_what_is_wrong(changes, fault):
    """Rows are changed in some entries, and a set of tiles is added to the stack."""
    state = a_table().state()
    for field, change in changes.items():
        if isinstance(change, dict):
            for entry, value in change.items():
                state[field][entry] = value
        else:
            state[field] = state[field] | sum(1 << n for n in change) if isinstance(change, set) else change
    with pytest.raises(cp.BadPosition) as refused:
        cp.game("forty-thieves").position(state)
    assert fault in str(refused.value)
