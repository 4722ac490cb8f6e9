"""Positions made up by a machine: refused, or playable to the end."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.engine.woven.loops import GAMES, UNSOUND, WINS
from cutpurse.games.king_of_thieves.state import State
from games.king_of_thieves.tables import play, table


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


@pytest.mark.unmeasured
@given(changed() | moved())
@settings(max_examples=200)
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
            assert match.game.is_sound(match.table)
            assert not match.table.faults()
            moves = match.legal() or [outcome for outcome, _ in match.outcomes()]
            match.play(moves[below(rng, len(moves))])


def play_to_the_end(match):
    """The rest in compiled code, looking at the whole table after every step."""
    fast = match.game.compiled()
    record, tally = fast.records(match.table, 1), np.zeros(WINS, np.int64)
    actions, weights = fast.scratch()
    fast.loops.play_out(record[0], np.array([1]), actions, weights, True, tally)
    return tally.tolist()


def test_every_table_of_a_game_is_accepted_as_a_position():
    for state in STATES[::5]:
        assert cp.game("king-of-thieves").position(state, chance="manual").state() == state


def in_rounds():
    """Seat 0 has laid two cards, one of them face down; seat 1 is asked."""
    return table(
        rows=["2shield/1key ?2ruby/1key", "1ruby/2key=lamp"],
        hands=["1lamp/1sword", "1key/2lamp", ""],
        guardians=[("4lamp", 3), ("2sword", 2)],
        paid=[0, 1],
        active=1,
    ).state()


def laying():
    """Seat 0 has taken rubies, to lay them face up."""
    return play(table(hands=["2ruby/1key"]), "face up", "2ruby/1key", "ruby").state()


def choosing():
    """Seat 0 is asked where its rubies count; seat 1 has yet to turn over a card."""
    return play(table(rows=["?2ruby/1key", "?1key/1sword"], showdown=True), "2ruby/1key").state()


def in_the_first_round():
    """Seat 0 has paid, and it is the turn of seat 1."""
    return table(guardians=[("2sword", 1)], paid=[0], round=1, active=1).state()


def before_the_first_tomb():
    return cp.game("king-of-thieves").new(3, chance="manual").state()


@pytest.mark.parametrize(
    ("make", "changes", "fault"),
    [
        (in_rounds, {"phase": 14}, "phase is 14: it goes from 0 to 13"),
        (in_rounds, {"active": 3}, "active is 3: it goes from 0 to 2"),
        (in_rounds, {"start": -1}, "start is -1: it goes from 0 to 2"),
        (in_rounds, {"inside": 8}, "inside is 8: it goes from 0 to 7"),
        (in_rounds, {"paid": 8}, "paid is 8: it goes from 0 to 7"),
        (in_rounds, {"paid": -1}, "paid is -1: it goes from 0 to 7"),
        (in_rounds, {"paid": 7}, "paid is 7: each of those left a token there, and pool[1] is 2"),
        (
            in_the_first_round,
            {"paid": 2},
            "paid is 2: only seats that have had a turn in this tomb are in it",
        ),
        (in_the_first_round, {"paid": 4}, "so far 1, as bits"),
        (in_the_first_round, {"inside": 6}, "paid is 1: only seats that have had a turn"),
        (before_the_first_tomb, {"paid": 1}, "paid is 1: only seats that have had a turn"),
        (in_rounds, {"round": 4}, "round is 4: it goes from 1 to 3"),
        (in_rounds, {"winners": 2}, "winners is 2: nobody has won before phase 13"),
        (in_rounds, {"alive": 3}, "inside is 7 and alive is 3: whoever is out is in no tomb"),
        (in_rounds, {"inside": 5}, "laid[1] is 1, and that seat is not in the tomb"),
        (in_rounds, {("reputation", 2): -1}, "reputation[2] is -1 and treasure[2] is 0"),
        (in_rounds, {("treasure", 5): 2}, "treasure[5] is 2: nobody is in the game there"),
        (in_rounds, {("reputation", 0): 9}, "reputation and pool hold 26 tokens, and there are 24"),
        (in_rounds, {("pool", 0): 0, ("reputation", 0): 10}, "pool[0] is 0: a Guardian without tokens"),
        (in_rounds, {"supply": 20}, "supply, gold and treasure hold 23 gold, and there is 24"),
        (in_rounds, {("treasure", 1): 1, "supply": 20}, "supply is 20, and the tombs to come hold 21 gold"),
        (in_rounds, {"gold": 2, "supply": 22}, "gold is 2, and on tomb 8 in phase 7 there is 3"),
        (in_rounds, {("tomb_deck", 0): 2}, "tomb_deck is [2, 1,"),
        (in_rounds, {"opened": 2}, "tomb_deck has 11 tombs: with opened 2 there are 10 left"),
        (in_rounds, {"tomb": 12}, "tomb is 12 with opened 1: it goes from 0 to 11"),
        (in_rounds, {("guardian", 1): 12}, "guardian[1] is 12"),
        (in_rounds, {("guardian", 1): 5}, "guardian and guardian_deck make [1, 1, 1, 1, 1, 2, 1, 1, 1, 0,"),
        (in_rounds, {("pool", 2): 1, ("pool", 1): 1}, "pool[2] is 1 and guardians is 2"),
        (in_rounds, {("laid", 2): 5}, "laid[2] is 5: by now it goes from 0 to 4"),
        (in_rounds, {("row", 0, 1): 104}, "row[0] is ["),
        (in_rounds, {("down", 1, 0): 2}, "down[1] is [2, 0, 0, 0, 0, 0]: a card lies face up, 0, or"),
        (in_rounds, {("called", 1, 0): -1}, "called[1] is [-1, -1, -1, -1, -1, -1]: face-up rubies are"),
        (in_rounds, {("called", 0, 0): 2}, "called[0] is [2, -1, -1, -1, -1, -1]: only face-up rubies"),
        (in_rounds, {("row", 2, 3): 5}, "row[2] is [-1, -1, -1, 5, -1, -1]"),
        (in_rounds, {"community": 52}, "community is 52: it goes from -1 to 51"),
        (in_rounds, {("held", 0): 2}, "held[0] is 2, and hand[0] has 1"),
        (in_rounds, {("drops", 1): 1}, "drops[1] is 1, and dropped[1] has 0"),
        (in_rounds, {"undrawn": 5}, "undrawn is 5, and deck has"),
        (in_rounds, {("deck", 0): 0, "undrawn": 33}, "have 0 cards of kind 0, and there are 1"),
        (in_rounds, {("deck", 0): -1}, "deck[0] is -1: there are never less than 0 cards"),
        (in_rounds, {("duel", 0, 0): 0}, "duel[0] is [0, -1, -1, -1, -1, -1, -1]: nobody has said yet"),
        (in_rounds, {"draws": 1}, "draws is 1 in phase 7: it is 1 to 2 in phase 5, elsewhere 0"),
        (in_rounds, {"item": 1}, "item is 1 in phase 7"),
        (in_rounds, {"lain": 1}, "lain is 1 in phase 7, and laid[1] is 1"),
        (in_rounds, {"phase": 5, "draws": 3}, "draws is 3 in phase 5"),
        (in_rounds, {"active": 2, "phase": 8}, "held[2] is 0 and lain is 0: nothing can be laid in phase 8"),
        (laying, {"phase": 8}, "held[0] is 0"),
        (laying, {("down", 0, 0): 1}, "down 1 and called -1: only face-up rubies are declared in phase 10"),
        (laying, {"phase": 9}, "that is no card being laid in phase 9"),
        (choosing, {"item": 1}, "item is 1 in phase 12: it does not fit several duels"),
        (choosing, {"item": 8}, "item is 8 in phase 12"),
        (
            choosing,
            {("down", 0, 0): 1},
            "down[0] is [1, 0, 0, 0, 0, 0]: that seat has turned over everything",
        ),
        (choosing, {("duel", 1, 0): 9}, "duel[1] is [9, -1, -1, -1, -1, -1, -1]: duels go from -1 to 1"),
        (before_the_first_tomb, {"opened": 1}, "opened is 1 in phase 0: the first tomb comes in phase 2"),
        (before_the_first_tomb, {"inside": 3}, "inside is 3 and alive is 7: nobody has escaped in phase 0"),
        (before_the_first_tomb, {"tomb": 3}, "tomb is 3 with opened 0"),
        (before_the_first_tomb, {"active": 1}, "active is 1: in phase 0 it is 0"),
        (before_the_first_tomb, {"tombs": 61}, "tombs is 61, which stands for no value of that option"),
        (before_the_first_tomb, {"camel": 1}, "has no field 'camel'"),
    ],
)
def test_a_refused_position_names_what_is_wrong(make, changes, fault):
    state = make()
    for field, number in changes.items():
        name, *place = (field,) if isinstance(field, str) else field
        state[name] = replaced(state[name], place, number) if place else number
    with pytest.raises(cp.BadPosition) as refused:
        cp.game("king-of-thieves").position(state, seats=3, chance="manual")
    assert fault in str(refused.value)
    assert "\n" not in str(refused.value)
