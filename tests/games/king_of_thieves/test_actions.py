"""Every action and outcome number means one thing, and finds its way back."""

from cutpurse.games.king_of_thieves import actions as a
from cutpurse.games.king_of_thieves.state import GUARDIANS, KINDS, SEATS, SYMBOLS, TOMBS


def test_every_number_is_exactly_one_kind_of_action():
    for action in range(a.NUM_ACTIONS):
        kinds = [
            action <= a.ENOUGH,
            a.is_pick(action),
            a.is_use_end(action),
            a.is_declare(action),
            action == a.FOR_TOMB,
            a.is_against(action),
        ]
        assert sum(kinds) == 1
    assert a.NUM_ACTIONS == 92


def test_every_number_is_exactly_one_kind_of_outcome():
    for outcome in range(a.NUM_OUTCOMES):
        kinds = [a.is_card(outcome), a.is_tomb(outcome), a.is_guardian(outcome), outcome >= a.SEAT_BEGINS]
        assert sum(kinds) == 1


def test_codecs_read_back():
    assert [a.kind_of(a.pick(kind)) for kind in range(KINDS)] == list(range(KINDS))
    assert [a.end_symbol_of(a.use_end(symbol)) for symbol in range(SYMBOLS)] == list(range(SYMBOLS))
    assert [a.declared_of(a.declare_as(symbol)) for symbol in range(4)] == list(range(4))
    for kind in range(GUARDIANS):
        for younger in (False, True):
            action = a.against(kind, younger)
            assert (a.guardian_of(action), a.is_younger(action)) == (kind, younger)
        assert a.guardian_drawn_of(a.guardian_drawn(kind)) == kind
    assert [a.tomb_of(a.tomb_drawn(kind)) for kind in range(TOMBS)] == list(range(TOMBS))
    assert [a.seat_of(a.seat_begins(seat)) for seat in range(SEATS)] == list(range(SEATS))
    assert [a.kind_lying(a.drawn(kind)) for kind in range(KINDS)] == list(range(KINDS))
