"""Every action number means one thing, and finds its way back."""

from cutpurse.games.guild_of_thieves import actions as a
from cutpurse.games.guild_of_thieves.state import DIRECTIONS, EDGE, KINDS, NEXT, SEATS, SPACES


def test_every_number_is_exactly_one_kind_of_action():
    for action in range(a.NUM_ACTIONS):
        kinds = [
            action == a.PASS,
            a.is_play(action),
            a.is_pick(action),
            a.is_step_over(action),
            a.is_go_to(action),
            a.is_place_on(action),
        ]
        assert sum(kinds) == 1


def test_codecs_read_back():
    assert [a.kind_of(a.play(kind)) for kind in range(KINDS)] == list(range(KINDS))
    assert [a.seat_of(a.first_seat(seat)) for seat in range(SEATS)] == list(range(SEATS))
    for make in (a.pick, a.step_over, a.go_to, a.place_on):
        assert [a.space_of(make(space)) for space in range(SPACES)] == list(range(SPACES))


def test_a_step_and_the_opposite_step_lead_back():
    for space in range(SPACES):
        for direction in range(DIRECTIONS):
            there = NEXT[DIRECTIONS * space + direction]
            opposite = (direction + 2) % DIRECTIONS
            assert there == EDGE or NEXT[DIRECTIONS * there + opposite] == space


def test_nobody_comes_back_from_beyond_the_edge():
    assert set(NEXT[DIRECTIONS * EDGE :]) == {EDGE}
    assert NEXT.count(EDGE) == 2 * (8 + 7) + DIRECTIONS
