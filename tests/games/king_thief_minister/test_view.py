"""What is open and what is not in King Thief Minister."""

import pytest

import cutpurse as cp
from games.king_thief_minister.tables import all_pass, known_faces, play, table

SECRET = {"face"}


def test_a_view_holds_no_faces_but_those_that_lie_up():
    match = table()
    assert not SECRET & match.view(0).keys()
    assert match.view(0)["shown"] == [-1] * 6
    play(match, "claim the Peasant")
    assert match.view(0)["shown"] == [-1] * 6


def test_a_seat_has_its_own_odds_and_those_that_are_public():
    match = play(table(), "look at your own card")
    state = match.state()
    for seat in range(4):
        assert match.view(seat)["odds"] == state["odds"][seat]
        assert match.view(seat)["public"] == state["odds"][6]
    assert match.view(None)["odds"] == match.view(None)["public"]
    assert match.view(0)["odds"] != match.view(1)["odds"]


def test_in_an_imagined_table_others_know_the_cards_they_were_seen_to_look_at():
    match = play(table(), "look at your own card")
    view, world = match._view(match._state, 1), match.game.state_type()
    for start in range(20):
        match.game.views.imagine(view, world, [start + 1])
        assert known_faces(world, 0) == {0: world.face[0]}
        assert known_faces(world, 2) == {}


def test_who_looked_is_forgotten_when_the_card_has_been_under_the_table():
    match = play(table(), "look at your own card")
    assert match.view(1)["seen"] == [0b000001, 0, 0, 0, 0, 0]
    all_pass(play(match, "claim the Minister"))
    play(match, "take Ann's card and Cid's card", "only seem to swap them")
    assert match.view(1)["seen"] == [0, 0, 0, 0, 0, 0]


def test_a_minister_who_had_seen_both_cards_still_knows_them():
    match = play(table(), "look at your own card", *["move all cards to the right"] * 3)
    play(match, "look at your own card", *["move all cards to the left"] * 3)
    all_pass(play(match, "claim the Minister"))
    play(match, "take Ann's card and Cid's card", "swap them under the table")
    assert match.view(1)["seen"] == [0b001001, 0, 0, 0, 0, 0]


def test_an_answer_cannot_be_taken_back_once_all_are_heard():
    match = all_pass(play(table("King - - Minister - -"), "claim the King"))
    play(match, "Yes Sir", "say nothing", "say nothing")
    assert match.actor == 2  # Cid, who said nothing, is asked first about Dora; Bob spoke last
    with pytest.raises(cp.CannotUndo):
        match.undo()


def test_pointing_can_be_taken_back_until_something_is_said():
    match = all_pass(play(table(), "claim the Executioner"))
    play(match, "point at Bob's card")
    match.undo()
    assert match.prompt() == "As Executioner, point at a card."
