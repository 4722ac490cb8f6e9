"""Positions made up by a machine: refused, or playable to the end."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.king_thief_minister.state import COINS_EACH, PHASES, State

GAME = cp.game("king-thief-minister")


def some_states():
    """Tables from every part of some games, one for each phase and number of seats at least."""
    found = {}
    for seed in range(40):
        match = GAME.new(3 + seed % 4, seed=seed)
        rng = [stream(seed, 2)]
        while match.actor != cp.OVER:
            match.play(match.legal()[below(rng, len(match.legal()))])
        for before, _, after in match.walk():
            for table in (before, after):
                if (table.phase, table.seats) not in found:
                    found[table.phase, table.seats] = table.to_dict()
    assert {phase for phase, _ in found} == set(range(21))
    return list(found.values())


STATES = some_states()
small = st.integers(-2, 7)
names = [name for name in State.fields if name != "odds"]
changes = st.dictionaries(st.sampled_from(names), small | st.lists(small, min_size=6, max_size=6), max_size=3)


@pytest.mark.unmeasured
@given(st.sampled_from(STATES), changes, st.booleans())
@settings(max_examples=200)
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
        assert len(match.log) > 40 or GAME.is_sound(match.table)
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


def a_table(phase):
    """A table of four in which that phase has come up."""
    return next(table for table in STATES if PHASES[table["phase"]] == phase and table["seats"] == 4)


@pytest.mark.parametrize(
    ("phase", "change", "fault"),
    [
        ("turn", {"treasury": 99}, "treasury and purse hold"),
        ("turn", {"purse": [5, 5, 5, 4, 1, 0], "treasury": 0}, "purse is [5, 5, 5, 4, 1, 0]: only the 4"),
        ("turn", {"purse": [-1, 5, 5, 5, 0, 0], "treasury": 6}, "purse is [-1, 5, 5, 5, 0, 0]"),
        (
            "turn",
            {"purse": [5, 5, 5, 5, 0, 0], "treasury": 0},
            "treasury is 0, and in phase 12 it is 1 or more",
        ),
        ("turn", {"at": [0, 1, 2, 3, 4, 6]}, "at is [0, 1, 2, 3, 4, 6]: cards go from 0 to 5"),
        ("turn", {"at": [0, 1, 2, 3, 4, 4]}, "at is [0, 1, 2, 3, 4, 4]: a card lies at two spots"),
        ("turn", {"face": [0, 1, 2, 3, 4, 6]}, "face is [0, 1, 2, 3, 4, 6]: characters go from 0 to 5"),
        ("turn", {"face": [0, 1, 2, 3, 4, 4]}, "face is [0, 1, 2, 3, 4, 4]: two cards are the same"),
        ("turn", {"up": 64}, "up is 64: sets of cards go from 0 to 63"),
        (
            "turn",
            {"up": 1, "face": [-1] * 6},
            "up is 1 and face is [-1, -1, -1, -1, -1, -1]: what lies face up",
        ),
        ("turn", {"up": 1, "face": [0, 1, 2, 3, 4, 5]}, "up is 1, and in phase 12 it is 0"),
        ("over", {"up": 62}, "up is 62, and in phase 20 it is 63"),
        ("turn", {"phase": 21}, "phase is 21: phases go from 0 to 20"),
        ("turn", {"active": 4}, "active is 4: the seats go from 0 to 3"),
        ("turn", {"asked": -1}, "asked is -1: the seats go from 0 to 3"),
        ("turn", {"seen": [0, 0, 0, 0, 0, 1]}, "seen is [0, 0, 0, 0, 0, 1]: only the 4 seats"),
        ("turn", {"seen": [1, 0, 0, 0, 0, 0], "face": [-1] * 6}, "seen is [1, 0, 0, 0, 0, 0] and face is"),
        ("turn", {"turn": 0}, "turn is 0, and in phase 12 it is 1 or more"),
        ("first-look", {"turn": 3}, "turn is 3, and in phase 9 it is 0"),
        ("turn", {"turn": 121}, "turn is 121, and the game ends after 120"),
        ("turn", {"taken": 0}, "taken is 0, and in phase 12 it is -1"),
        ("swap", {"taken": 15}, "taken is 15, and in phase 14 it is a pair from 0 to 14"),
        ("tax", {"claim": 0}, "claim is 0, and in phase 17 it is 4"),
        ("turn", {"claimant": 2}, "claimant is 2, and in phase 12 it is -1"),
        ("challenge", {"claimant": 7}, "claimant is 7, and in phase 10 it is a seat from 0 to 3"),
        ("challenge", {"asked": 1, "claimant": 1}, "asked is 1, and in phase 10 it is another seat than 1"),
        (
            "challenge",
            {"active": 1, "asked": 0, "claimant": 2, "claim": 0},
            "claim is 0, and in phase 10 it is 2",
        ),
        (
            "challenge",
            {"active": 1, "asked": 0, "claimant": 2, "claim": 2, "answers": 8},
            "answers is 8, and in phase 10 it is 4",
        ),
        (
            "answer",
            {"active": 0, "claimant": 0, "asked": 2, "answers": 1},
            "answers is 1: active 0 has asked",
        ),
        (
            "answer",
            {"active": 0, "claimant": 0, "asked": 2, "answers": 2},
            "answers is 2: asked 2 and who comes",
        ),
        ("answer", {"answers": 16}, "answers is 16: sets of 4 seats go from 0 to 15"),
        (
            "confront",
            {"active": 0, "asked": 0, "answers": 12, "claimant": 2, "face": [-1] * 6, "seen": [0] * 6},
            "face is [-1, -1, -1, -1, -1, -1]: the cards of those in answers before claimant",
        ),
        (
            "challenge",
            {"active": 1, "asked": 0, "claimant": 1, "claim": 5},
            "claim is 5, and in phase 10 it is a char",
        ),
        (
            "challenge",
            {"active": 1, "asked": 0, "claimant": 1, "claim": 1, "answers": 2},
            "answers is 2, and in phase 10 it is 0",
        ),
        ("answer", {"claim": 1}, "claim is 1, and in phase 11 it is 0"),
        ("answer", {"active": 0, "claimant": 1}, "claimant is 1, and in phase 11 it is 0"),
        (
            "answer",
            {"active": 0, "claimant": 0, "asked": 0},
            "asked is 0, and in phase 11 it is another seat than 0",
        ),
        ("confront", {"claim": 0}, "claim is 0, and in phase 4 it is 2"),
        ("confront", {"answers": 16}, "answers is 16: sets of 4 seats go from 0 to 15"),
        ("confront", {"active": 0, "answers": 3}, "answers is 3: active 0 has asked, and does not answer"),
        (
            "confront",
            {"active": 0, "answers": 2},
            "answers is 2, and in phase 4 it is a set of several seats",
        ),
        (
            "confront",
            {"active": 0, "answers": 12, "claimant": 1},
            "claimant is 1, and in phase 4 it is a seat in answers, 12",
        ),
        (
            "confront",
            {"active": 0, "answers": 12, "claimant": 3, "asked": 1},
            "asked is 1, and in phase 4 it is 0",
        ),
        ("tax", {"answers": 1}, "answers is 1, and in phase 17 it is 0"),
        ("peek", {"asked": 2, "spot": 3}, "spot is 3, and in phase 1 it is another spot than 3"),
        ("peek", {"spot": -1}, "spot is -1, and in phase 1 it is another spot"),
        (
            "accuse",
            {"active": 0, "claimant": 0, "spot": 0},
            "spot is 0, and in phase 16 it is the spot of another seat than 0",
        ),
        ("name", {"spot": 2}, "spot is 2, and in phase 19 it is the spot of a card that is to be named"),
        ("unveil", {"spot": 6}, "spot is 6, and in phase 8 it is the spot of a card that lies face down"),
        (
            "examine",
            {"active": 0, "asked": 1, "claimant": 0, "claim": 0, "answers": 0, "spot": 5},
            "spot is 5, and in phase 3 it is 0",
        ),
        ("show", {"question": 0}, "question is 0, and in phase 6 it is 5"),
        ("peek", {"question": 0}, "question is 0, and in phase 1 it is -1"),
        ("turn", {"spot": 2}, "spot is 2, and in phase 12 it is -1"),
        ("look", {"active": 2, "spot": 2}, "spot is 2, and in phase 2 it is 3"),
        ("look", {"active": 1, "spot": 1, "lookers": 4}, "lookers is 4, and in phase 2 it is 2"),
        ("turn-up", {"question": 6}, "question is 6, and in phase 7 it is a character from 0 to 5"),
        ("point", {"up": 0}, "the card of active is a Peasant face up"),
        (
            "point",
            {"active": 0, "claimant": 0, "at": [0, 1, 2, 3, 4, 5], "face": [5, 0, 1, 2, 3, 4], "up": 63},
            "up is 63: in phase 18 a card is left to be named",
        ),
        ("turn", {"kept": 15}, "kept is 15, without 64"),
        ("turn", {"kept": 64 + 16}, "kept is 80: it is 64 and a set of 4 seats"),
    ],
)
def test_a_refused_position_names_what_is_wrong(phase, change, fault):
    with pytest.raises(cp.BadPosition, match=re.escape(fault)):
        GAME.position(a_table(phase) | change)


@pytest.mark.parametrize(
    ("row", "weight", "fault"),
    [
        (0, 0, "odds[0][0] is 0: face is [-1, -1, -1, -1, -1, -1]"),
        (3, -2, "odds[3][0] is -2: no weight is below 0"),
        (4, 1, "odds[4][0] is 1: kept is 79, without 16"),
        (6, 2**31 - 1, "odds[6] sums to 2147484366"),
    ],
)
def test_refused_odds_name_the_row(row, weight, fault):
    state = GAME.new(4, chance="manual").state()
    state["odds"][row][0] = weight
    with pytest.raises(cp.BadPosition, match=re.escape(fault)):
        GAME.position(state)


def test_nobody_doubts_what_lies_face_up():
    state = a_table("over")
    with pytest.raises(cp.BadPosition, match=r"odds\[0\]\[\d+\] is 1: face is .* and up is 63"):
        GAME.position(state | {"odds": [[1] * 720, *state["odds"][1:]]})
