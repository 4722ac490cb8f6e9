"""Every action number means one thing, and finds its way back."""

from cutpurse.games.forty_thieves import actions as a
from cutpurse.games.forty_thieves.board import TARGETS
from cutpurse.games.forty_thieves.state import GEMS, HAND_SIZE, KINDS, PLACES, SEATS


def test_every_number_is_exactly_one_kind_of_action():
    for action in range(a.NUM_ACTIONS):
        kinds = [
            action == a.PASS,
            a.is_discard(action),
            a.is_look_at(action),
            a.is_show(action),
            a.is_peek_at(action),
            a.is_put(action),
            a.is_on(action),
            a.is_swap(action),
            a.is_swap_with(action),
            a.is_play(action),
            a.is_steal(action),
            a.is_take_gem(action),
            a.is_rob(action),
        ]
        assert sum(kinds) == 1


def test_the_picture_in_the_docstring_is_true():
    assert (a.LOOK_AT, a.SHOW_PLACE, a.PEEK_AT, a.PUT, a.ON_PLACE) == (9, 25, 41, 57, 60)
    assert (a.SWAP, a.WITH, a.PLAY, a.STEAL_FROM, a.TAKE_GEM) == (76, 92, 108, 120, 139)
    assert (a.ROB, a.NUM_ACTIONS) == (148, 156)
    assert (a.JAR, a.CONTENT, a.NUM_OUTCOMES) == (4, 24, 27)


def test_codecs_read_back():
    for place in range(PLACES):
        for made in (a.look_at, a.show, a.peek_at, a.on, a.swap, a.swap_with):
            assert a.place_of(made(place)) == place
    for slot in range(HAND_SIZE):
        assert a.slot_of(a.put(slot)) == slot
        for kind in range(KINDS):
            assert (a.kind_of(a.play(kind, slot)), a.slot_of(a.play(kind, slot))) == (kind, slot)
    assert [a.discarded(a.discard(slots)) for slots in range(8)] == list(range(8))
    assert [a.target_of(a.steal(target)) for target in range(TARGETS)] == list(range(TARGETS))
    assert [a.gem_of(a.take_gem(gem)) for gem in range(GEMS)] == list(range(GEMS))
    for victim in range(SEATS):
        for what in (a.GEM, a.TILE):
            assert (a.victim_of(a.rob(victim, what)), a.robbed_of(a.rob(victim, what))) == (victim, what)
