"""What is open and what is not in King Thief Minister."""

import pytest

import cutpurse as cp
from cutpurse.engine.chance import stream
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
    view, world = match.game.view(match.table, 1), match.game.state_type()
    for start in range(20):
        match.game.views.imagine(view, world, [start + 1])
        assert known_faces(match.game.view(world, 0)) == {0: world.face[0]}
        assert known_faces(match.game.view(world, 2)) == {}


def test_in_an_imagined_table_others_know_what_they_look_at_later():
    match = play(table(), "look at your own card")
    view, world = match.game.view(match.table, 1), match.game.state_type()
    match.game.views.imagine(view, world, [1])
    for action in (match.parse("look at your own card"), world.face[1]):
        match.game.rules.apply(world, action)
    for action in (match.parse("claim the King"), match.parse("challenge"), world.face[3]):
        match.game.rules.apply(world, action)
    assert known_faces(match.game.view(world, 0))[0] == world.face[0]
    assert known_faces(match.game.view(world, 1))[1] == world.face[1]


def test_all_know_a_card_that_was_proved():
    match = play(table(), "claim the King", "challenge")
    assert match.view(1)["seen"] == [1, 1, 1, 1, 0, 0]
    match = play(table(), "claim the Thief", "challenge")
    assert match.view(1)["seen"] == [0, 0, 0, 1, 0, 0]


def test_answers_of_others_are_imagined_one_way_as_often_as_the_other():
    match = all_pass(play(table(), "claim the King"))
    play(match, "Yes Sir", "say nothing")
    counts = dict.fromkeys(range(4), 0)
    world = match.game.state_type()
    for start in range(200):
        match.game.views.imagine(match.game.view(match.table, 2), world, [stream(start, 1)])
        for seat in range(4):
            counts[seat] += world.answers >> seat & 1
    assert counts[0] == counts[1] == counts[2] == 0  # Ann is the King, Bob has not been asked, Cid knows
    assert 60 < counts[3] < 140


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
    play(match, "say nothing", "Yes Sir", "say nothing")
    assert (
        match.actor == match.log[-1].actor == 1
    )  # Bob spoke last, and is now the first to be asked about Cid
    with pytest.raises(cp.CannotUndo, match="what somebody has seen"):
        match.undo()


def test_pointing_can_be_taken_back_until_something_is_said():
    match = all_pass(play(table(), "claim the Executioner"))
    play(match, "point at Bob's card")
    match.undo()
    assert match.prompt() == "As Executioner, point at another player's card."
