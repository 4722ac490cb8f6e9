"""Positions made up by a machine: refused, or playable to the end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.kings_gold.state import COINS, State, dice_with
from positions import play_on


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


@pytest.mark.unmeasured
@given(st.sampled_from(STATES), changes, st.booleans())
@settings(max_examples=800)
def test_a_position_that_is_accepted_can_be_played_to_its_end(state, change, mend):
    position = state | change
    if mend and all(isinstance(position[pile], int) for pile in ("box", "king")):
        purse = position["purse"] if isinstance(position["purse"], list) else []
        position["king"] = COINS - position["box"] - sum(purse)
    try:
        match = cp.game("kings-gold").position(position, seed=1)
    except (cp.BadPosition, cp.BadSeats):
        return
    play_on(match)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"box": 59}, "box, king and purse hold 59 coins, and there are 60"),
        ({"box": 61, "king": -1}, "box is 61 and king is -1"),
        (
            {"purse": [0, 0, 0, 0, 0, 1], "box": 59},
            r"purse is \[0, 0, 0, 0, 0, 1\]: only the 3 seats have coins",
        ),
        ({"purse": [-1, 1, 0, 0, 0, 0]}, r"purse is \[-1, 1"),
        ({"box": 0, "king": 60}, "box is 0 and play_offs is 0"),
        ({"dice": dice_with([0, 1, 2, 3])}, "each die must be in one"),
        ({"falling": 3}, "falling is 3 in phase 2"),
        ({"spent": 31}, "spent is 31"),
        ({"rolls": 0}, "rolls is 0"),
        ({"rolls": 7}, "rolls is 7"),
        ({"phase": 77}, "phase is 77: phases go from 0 to 5"),
        ({"dice": dice_with([2, 2, 2, 0, 0])}, "3 crossbones would have ended the turn"),
        ({"phase": 3, "dice": dice_with([0, 0, 0, 1, 2])}, "no pair is left for phase 3"),
        ({"phase": 4}, "phase 4 needs 5 skulls"),
        ({"active": 3}, "active is 3 and emptied_by 0: the last seat is 2"),
        ({"contenders": 1}, "contenders is 1"),
        ({"skulls": [-9, 99, 0, 0, 0, 0]}, r"skulls is \[-9, 99"),
        ({"roll_offs": -1}, "roll_offs is -1"),
        ({"turn": 5000}, "turn is 5000, and the game ends after 300"),
        ({"turns": 0}, "turns is 0, which stands for no value of that option"),
        ({"first": 5}, "first is 5"),
        ({"seats": 9}, "this position is for 9 seats, not 3"),
        ({"box": 300}, "the field box cannot hold 300"),
        ({"parrot": 1}, "has no field 'parrot'"),
    ],
)
def test_a_refused_position_names_what_is_wrong(change, fault):
    match = cp.game("kings-gold").new(3, seed=7)
    with pytest.raises(cp.BadPosition, match=fault):
        cp.game("kings-gold").position(match.state() | change, seats=3)
