"""Every action number means one thing, and finds its way back."""

from itertools import combinations

from cutpurse.games.king_thief_minister import actions as a
from cutpurse.games.king_thief_minister.state import CHARACTERS, SEATS, SPOTS


def test_every_number_is_exactly_one_kind_of_action():
    plain = {
        a.LOOK_AT_OWN,
        a.TO_RIGHT,
        a.TO_LEFT,
        a.TO_FRONT,
        a.DARE,
        a.LET_PASS,
        a.YES_SIR,
        a.SAY_NOTHING,
        a.SWAP_OPENLY,
        a.SWAP_UNDER,
        a.SEEM_TO_SWAP,
    }
    kinds = (a.is_claim, a.is_take_pair, a.is_point_at, a.is_say, a.is_pays_two)
    for action in range(a.NUM_ACTIONS):
        assert (action in plain) + sum(is_kind(action) for is_kind in kinds) == 1


def test_codecs_read_back():
    assert [a.claim_of(a.claim(character)) for character in range(CHARACTERS)] == list(range(CHARACTERS))
    assert [a.character_said(a.say(character)) for character in range(CHARACTERS)] == list(range(CHARACTERS))
    assert [a.spot_pointed_at(a.point_at(spot)) for spot in range(SPOTS)] == list(range(SPOTS))
    assert [a.payer_of(a.pays_two(seat)) for seat in range(SEATS)] == list(range(SEATS))
    assert [a.beginner_of(a.begins(seat)) for seat in range(SEATS)] == list(range(SEATS))
    assert all(a.is_begins(a.begins(seat)) for seat in range(SEATS))


def test_pairs_are_numbered_in_order():
    for number, (one, other) in enumerate(combinations(range(SPOTS), 2)):
        assert a.pair_of(a.take_pair(number)) == number
        assert (a.first_of(number), a.second_of(number)) == (one, other)
        assert a.pair_number(one, other) == a.pair_number(other, one) == number
