"""What a seat knows in Forty Thieves, and what it cannot know."""

import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.engine.contract import UNSEEN
from cutpurse.games.forty_thieves import state as st
from cutpurse.games.forty_thieves.actions import CONTENT
from cutpurse.games.forty_thieves.jars import ways
from games.forty_thieves.tables import hand, knows, nobody_answers, on, play, settle, table


def seen(match, seat):
    return {tile for tile in range(st.TILES) if knows(match, seat, tile)}


def test_a_seat_knows_its_hand_and_nobody_else_does():
    match = table(hands=("red-sun Dagger", "Amulet", ""))
    assert seen(match, 0) == {*hand(match, 0)}
    assert seen(match, 1) == {*hand(match, 1)}
    assert seen(match, 2) == seen(match, None) == set()


def test_a_view_has_nothing_of_what_the_seat_has_not_seen():
    match = table("blue-moon@1 " + "? " * 15, ("red-sun Dagger", "Amulet", ""))
    view = match.view(2)
    assert set(view["content"]) == {st.NONE}
    assert all(view["may"][tile] == st.ANYTHING for tile in range(st.TILES))


def test_what_a_seat_has_placed_it_still_knows_and_can_follow():
    match = table(hands=("red-sun", "", ""))
    tile = hand(match)[0]
    play(match, "put x", "on b2", "pass", "pass", "swap b2", "with c3")
    assert on(match, "c3") == tile
    assert knows(match, 0, tile)
    assert not any(knows(match, seat, tile) for seat in (1, 2, None))


def test_who_takes_a_tile_into_the_hand_knows_it_too_and_the_first_has_not_forgotten():
    match = table(hands=("red-sun", "blue-hand blue-moon blue-star", ""))
    tile = hand(match)[0]
    play(match, "put x", "on b2", "pass", "discard nothing", "pass", "put x", "on b2")
    assert [knows(match, seat, tile) for seat in (0, 1, 2, None)] == [True, True, False, False]


def test_what_two_seats_have_seen_each_a_spectator_has_not():
    match = table("blue-moon@0 " + "? " * 15, ("", "red-sun red-hand red-star"), stage="steal")
    play(match, "pass", "discard nothing", "look at a1")
    assert [knows(match, seat, on(match, "a1")) for seat in (0, 1, None)] == [True, True, False]


def test_everybody_knows_what_was_shown_even_when_it_lies_face_down_again():
    match = table("Dagger red-sun ? ?  blue-sun green-moon " + "? " * 10, stage="steal")
    play(match, "steal gem 1")
    tiles = {on(match, place) for place in ("a1", "b1", "a2", "b2")}
    assert tiles <= seen(match, 0) & seen(match, 1) & seen(match, None)


def test_a_look_is_witnessed_by_who_looks():
    match = table("blue-moon " + "? " * 15, stage="glimpse")
    play(match, "look at a1")
    looked = [step.action for step in match.log if step.actor == cp.CHANCE]
    assert [step.action for step in match.witnessed(0) if step.actor == cp.CHANCE] == looked
    assert {step.action for step in match.witnessed(1) if step.actor == cp.CHANCE} == {UNSEEN}


@pytest.mark.parametrize("face", ["Dagger", "Lantern", "Sapphire"])
def test_what_must_be_shown_is_witnessed_by_all(face):
    match = table(f"{face} " + "? " * 15, stage="glimpse")
    match.play(match.parse("look at a1"))
    match.play(CONTENT + st.SPECIAL)
    assert match.witnessed(1)[-1] == match.witnessed()[-1] == match.log[-1]


def test_a_known_tile_and_an_undecided_one_are_looked_at_in_the_same_way():
    """Nobody can tell from the steps whether a tile had been seen before."""
    for board in ("blue-moon ", "blue-moon@1 "):
        match = table(board + "? " * 15, ("", "", ""), stage="glimpse")
        play(match, "look at a1")
        assert [step.actor for step in match.witnessed(2)] == [0, cp.CHANCE]
        assert [step.action for step in match.witnessed(2)][1] == UNSEEN


def test_the_answer_to_a_question_for_daggers_gives_nothing_away():
    """Whatever the others hold, the same seats are asked in the same order."""
    for others in ("Dagger Dagger Dagger", "red-sun red-hand red-star", ""):
        match = table(hands=("Sapphire", others, "", others and "Dagger"))
        play(match, "play sapphire x")
        asked = []
        while match.state()["phase"] == st.ANSWER:
            asked.append(match.actor)
            play(match, "pass")
        assert asked == [1, 2, 3]


def test_decisions_that_show_a_tile_cannot_be_taken_back():
    match = table(hands=("red-sun Sapphire", ""), stage="build")
    play(match, "discard x", "pass", "put y")
    match.undo()  # nobody has seen anything
    play(match, "play sapphire y")
    with pytest.raises(cp.CannotUndo):
        match.undo()
    nobody_answers(match)
    with pytest.raises(cp.CannotUndo):
        match.undo()


def shows(match, text):
    """Whether somebody sees something new by this decision."""
    return match.game.views.reveals(match.table, match.parse(text))


def test_discarding_nothing_shows_nothing_and_can_be_taken_back():
    match = table(hands=("red-sun Sapphire blue-moon", ""), stage="build")
    before = match.state()
    assert not shows(match, "discard nothing")
    assert all(shows(match, text) for text in ("discard x", "discard y z", "discard x y z"))
    play(match, "discard nothing").undo()
    assert match.state() == before
    with pytest.raises(cp.CannotUndo):
        play(match, "discard x").undo()


def test_a_theft_of_four_open_tiles_shows_nothing_and_can_be_taken_back():
    board = "red-sun! red-hand! red-moon! red-star! " + "blue-sun! green-hand! " + "? " * 10
    match = table(board, stage="steal")
    before = match.state()
    assert not shows(match, "steal row 1")
    assert not shows(match, "steal gem 1")
    assert all(shows(match, text) for text in ("steal gem 2", "steal column a", "steal row 4"))
    play(match, "steal row 1")
    assert match.prompt() == "Row 1 pays. Choose a gem that touches it."
    match.undo()
    assert match.state() == before


def test_a_theft_that_turned_one_tile_cannot_be_taken_back():
    match = table("red-sun! red-hand! red-moon! red-star " + "? " * 12, stage="steal")
    assert shows(match, "steal row 1")
    play(match, "steal row 1")
    with pytest.raises(cp.CannotUndo):
        match.undo()


def test_playing_a_special_tile_that_everybody_has_seen_shows_nothing():
    match = table(hands=("Sapphire* Sapphire", "Dagger* Dagger", ""))
    assert not shows(match, "play sapphire x")
    assert shows(match, "play sapphire y")
    play(match, "play sapphire x")
    assert not shows(match, "play dagger x")  # in answer, by the seat that is asked
    assert shows(match, "play dagger y")
    seen_by_some = table(hands=("Sapphire@1", "", ""))
    assert shows(seen_by_some, "play sapphire x")


def test_a_spectator_knows_no_more_than_any_seat():
    match, rng = cp.game("forty-thieves").new(3, seed=4), [stream(4, 4)]
    while match.actor != cp.OVER:
        outsider = match.view()
        for seat in range(3):
            view = match.view(seat)
            for tile in range(st.TILES):
                assert outsider["content"][tile] in (st.NONE, view["content"][tile])
                assert view["can"][tile] & ~outsider["can"][tile] == 0
        match.play(match.legal()[below(rng, len(match.legal()))])


def test_what_a_seat_knows_is_always_the_truth():
    match, rng = cp.game("forty-thieves").new(2, seed=5), [stream(5, 4)]
    while match.actor != cp.OVER:
        truth = match.state()["content"]
        for seat in (None, 0, 1):
            view = match.view(seat)
            for tile in range(st.TILES):
                assert view["content"][tile] in (st.NONE, truth[tile])
                assert truth[tile] == st.NONE or view["can"][tile] >> truth[tile] & 1
        match.play(match.legal()[below(rng, len(match.legal()))])


def test_a_tile_can_be_what_it_is_in_some_order_of_its_jar():
    match, rng = cp.game("forty-thieves").new(3, seed=9), [stream(9, 4)]
    for _ in range(200):
        for seat in (None, 0, 1, 2):
            v = match.game.view(match.table, seat)
            for tile in range(st.TILES):
                fits = [ways(v, tile, content) > 0 for content in range(st.CONTENTS)]
                assert v.can[tile] == sum(1 << content for content in range(st.CONTENTS) if fits[content])
        match.play(match.legal()[below(rng, len(match.legal()))])


def test_an_imagined_table_plays_on_to_its_end():
    match, rng = cp.game("forty-thieves").new(3, seed=6), [stream(6, 4)]
    while match.state()["turn"] < 12:
        match.play(match.legal()[below(rng, len(match.legal()))])
    world = match.game.state_type()
    match.game.views.imagine(match.game.view(match.table, 1), world, rng)
    other = match.game.position(world.to_dict(), seed=8)
    while other.actor != cp.OVER:
        other.play(other.legal()[below(rng, len(other.legal()))])
    assert sum(other.shares()) == 1


def test_setting_up_leaves_nothing_to_know():
    match = settle(table(stage="glimpse"))
    assert seen(match, 0) == seen(match, 1) == set()
    assert set(match.view(0)["can"]) == {st.ANYTHING}
