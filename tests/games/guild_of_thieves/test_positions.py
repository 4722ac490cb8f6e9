"""Positions made up by a machine: refused, or playable to the end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.guild_of_thieves.state import COPIES, KINDS, SEATS, SPACES, State
from games.guild_of_thieves.tables import play, table


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


@pytest.mark.unmeasured
@given(
    st.sampled_from(STATES),
    st.dictionaries(numbers, small, max_size=2),
    st.lists(places, max_size=2),
    st.lists(counts, max_size=4),
)
@settings(max_examples=200)
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
        assert match.game.is_sound(match.table)
        match.game.views.imagine(match.game.view(match.table, match.actor), world, rng)
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


BOARD = """
    L0  C   S   .   G
    T   J1  O   G   G
    F   .   T   L0  L
"""


def stage(name):
    """A sound table to spoil, in the middle of something."""
    if name == "deal":
        return cp.game("guild-of-thieves").new(2, chance="manual").state()
    if name == "place":
        return cp.game("guild-of-thieves").new(2, seed=3).state()
    if name == "first turn":
        match = cp.game("guild-of-thieves").new(2, seed=3)
        while match.state()["turn"] == 0:
            match.play(match.legal()[0])
        return match.state()
    steps = {
        "card": [],
        "thief": ["turban"],
        "via": ["turban", "a1"],
        "lamp": ["play lamp", "a1"],
        "move": ["turban", "a1", "b1"],
        "draw": ["turban", "a1", "b1", "c1"],
        "over": ["pass", "pass"],
    }
    match = table(BOARD, "turban lamp", "camel guard", piles=["sword", "coins"], known=["turban", "guard"])
    return play(match, *steps[name]).state()


@pytest.mark.parametrize(
    ("name", "change", "fault"),
    [
        ("card", {"phase": 9}, "phase is 9: phases go from 0 to 8"),
        ("card", {"active": 2}, "active is 2: the last seat is 1"),
        ("card", {"draws": -1}, "draws is -1"),
        ("card", {"thief 56": 0}, "grid[56] is -1 and thief[56] is 0: beyond the edge"),
        ("card", {"aside 2": 9}, "aside is [4, 6, 9, 0, 0, 0, 0, 0]: of each item there are at most 8"),
        ("card", {"aside 2": 5}, "aside is [4, 6, 5, 0, 0, 0, 0, 0], so that 49 of 48 were dealt in phase 4"),
        ("card", {"grid 3": 8}, "grid[3] is 8: items go from 0 to 7, and -1 is a gap"),
        ("card", {"thief 3": 2}, "thief[3] is 2: the last seat is 1, and -1 is nobody"),
        ("card", {"grid 50": 4}, "grid[50] is 4, and by what is aside only the spaces before 48 were dealt"),
        ("deal", {"grid 0": 1}, "grid[0] is 1, and by what is aside only the spaces before 0 were dealt"),
        ("place", {"grid 5": -1}, "grid[5] is -1, a gap, and in phase 3 nothing has been claimed"),
        ("card", {"grid 0": -1}, "thief[0] is 0 and grid[0] is -1: a thief stands on a card"),
        ("over", {"grid 0": 0}, "thief[0] is 0 and grid[0] is 0: when all is over"),
        ("card", {"hand 0 2": -1}, "hand[0][2] is -1: nobody has less than nothing"),
        ("card", {"pile 1 0": -1}, "pile[1][0] is -1"),
        (
            "card",
            {"grid 1": 2},
            "aside, grid, hand, pile and discard hold 7 cards of item 1, and there are 8",
        ),
        ("card", {"discard 0 8": 1}, "discard of seat 0 hold 1 starter Lamps and 1 starter Camels"),
        ("card", {"hand 3 9": 1}, "seat 3 hold 0 starter Lamps and 1 starter Camels, and there are 0 and 0"),
        ("card", {"hand 0 5": 0, "hand 2 5": 1}, "hand, pile and discard of seat 2 hold 1 items"),
        ("card", {"unplaced": 1}, "unplaced is 1: in phase 4 with 3 thieves each that cannot be"),
        ("place", {"unplaced": 0}, "unplaced is 0: in phase 3"),
        ("card", {"thief 1": 0}, "thief has 4 of seat 0, 3 of seat 1"),
        ("card", {"known 1 0": 1}, "known[1][0] is 1 and hand[1][0] is 0"),
        ("card", {"pile 1 4": 0, "hand 1 4": 1}, "known[1] is [0, 0, 0, 0, 0, 0, 0, 1, 0, 0]: as pile[1]"),
        ("card", {"guard_ways 0 0": 2}, "guard_ways[0] is [2, 1, 0, 0, 0, 0, 0, 0, 0]"),
        (
            "place",
            {"turn": 1},
            "turn is 1, passed 0, draws 0 and last_by -1: in phase 3 nobody has had a turn",
        ),
        ("first turn", {"passed": 2}, "passed is 2, seat 1 included: in turn 1 that seat"),
        (
            "first turn",
            {"hand 0 8": 1, "known 0 8": 1, "pile 0 8": 1},
            "pile[0] is [0, 0, 0, 0, 0, 0, 0, 0, 1, 0]",
        ),
        ("card", {"passed": 3}, "passed is 3, the seats as bits: in phase 4 that cannot be"),
        ("card", {"passed": 1}, "active is 0 and passed is 1: a seat that has passed takes no more turns"),
        ("card", {"turn": 0}, "turn is 0: claims and passes allow for 1 to"),
        ("card", {"turn": 90}, "turn is 90: claims and passes allow for 1 to"),
        (
            "over",
            {"hand 0 8": 1, "discard 0 8": 1, "known 0 8": 1},
            "hand and pile of the seats hold 1, 0 cards",
        ),
        ("draw", {"turn": 2}, "phase is 2 and turn is 2: nothing is drawn before turn 3"),
        ("draw", {"draws": 3}, "draws is 3: in phase 2 it is 1 or 2, in others 0, and this is 2"),
        (
            "draw",
            {"pile 0 2": 0, "discard 0 2": 1, "known 0 0": 1, "guard_ways 0 1": 0},
            "discard[0] is [1, 1, 1, 0, 0, 1, 0, 0, 2, 1]: not enough for draws 1",
        ),
        ("card", {"draws": 1}, "draws is 1: in phase 2 it is 1 or 2, in others 0, and this is 4"),
        ("card", {"last_effect": 6}, "last_effect 6 and other_effect -1: seats go to 1, effects to 5"),
        ("card", {"last_by": 1}, "last_by is 1, last_effect -1 and other_effect -1: with a seat"),
        ("card", {"mover": 0}, "card is -1, mover 0 and via 56: in phase 4 that is not chosen"),
        ("thief", {"card": 7}, "card is 7: such a card is not played"),
        ("thief", {"card": 4}, "card is 4, and discard[0] has none of it"),
        ("thief", {"last_effect": 0}, "last_by is 0, last_effect 0 and other_effect -1: in phase 5"),
        ("via", {"mover": 1}, "mover is 1, where no thief of seat 0 stands"),
        ("move", {"via": 2}, "via is 2: in phase 7 that is no first step from mover 0"),
        ("via", {"mover": 47}, "card is 5, mover 47 and via 56: from there last_effect 5 leads nowhere"),
        ("lamp", {"phase": 6}, "last_effect is 0: phase 6 is for a Turban, 5"),
        ("move", {"phase": 6}, "via is 1: in phase 6"),
        ("card", {"memory_aid": 2}, "memory_aid is 2, which stands for no value of that option"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_what_is_wrong_with_it(name, change, fault):
    position = stage(name)
    cp.game("guild-of-thieves").position(position, chance="manual")
    for place, value in change.items():
        *rows, last = [int(part) if part.isdigit() else part for part in place.split()]
        target = position
        for row in rows:
            target = target[row]
        target[last] = value
    with pytest.raises(cp.BadPosition) as refused:
        cp.game("guild-of-thieves").position(position, chance="manual")
    assert fault in str(refused.value)
