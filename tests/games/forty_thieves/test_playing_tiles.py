"""The rulings on the action, and on daggers: chapters 5 and 6 of Forty Thieves."""

import pytest

import cutpurse as cp
from cutpurse.games.forty_thieves import state as st
from games.forty_thieves.tables import (
    PLACES,
    choices,
    hand,
    hoard,
    is_open,
    knows,
    nobody_answers,
    on,
    phase,
    play,
    stage,
    table,
)

# 5 The action


def test_ft_r15_a_tile_from_the_hand_goes_anywhere_face_down():
    board = "red-sun! blue-sun " + "? " * 14
    match = table(board, ("Amulet green-hand", "", ""))
    amulet, old = hand(match)[0], on(match, "a1")
    play(match, "put x")
    assert choices(match) == {f"on {place}" for place in PLACES}
    play(match, "on a1")
    assert on(match, "a1") == amulet
    assert not is_open(match, "a1")
    assert not knows(match, 1, amulet)
    assert hand(match)[0] == old
    assert len(hand(match)) == 2
    assert stage(match) == st.STEAL


def test_ft_r15_a_closed_tile_is_seen_by_its_new_owner_only():
    match = table("red-sun! blue-sun " + "? " * 14, ("Amulet green-hand", "", ""))
    old = on(match, "b1")
    play(match, "put y", "on b1")
    assert hand(match)[1] == old
    assert knows(match, 0, old)
    assert not any(knows(match, seat, old) for seat in (1, 2, None))


def test_ft_r7_all_eight_neighbours_are_adjacent():
    match = play(table(), "swap b2")
    assert choices(match) == {f"with {place}" for place in ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]}
    assert choices(play(table(), "swap d4")) == {"with c3", "with d3", "with c4"}
    with pytest.raises(cp.IllegalAction, match=r"b2 and d2 are not adjacent \(rule 5.2\)"):
        match.play(match.parse("with d2"))


def test_ft_r16_swapped_tiles_keep_their_facing_and_nobody_looks():
    match = table("red-sun! blue-sun@1 " + "? " * 14)
    open_tile, closed_tile = on(match, "a1"), on(match, "b1")
    steps = len(match.log)
    play(match, "swap a1", "with b1")
    assert len(match.log) == steps + 2
    assert (on(match, "a1"), on(match, "b1")) == (closed_tile, open_tile)
    assert (is_open(match, "a1"), is_open(match, "b1")) == (False, True)
    assert knows(match, 1, closed_tile)
    assert not knows(match, 0, closed_tile)


def test_ft_r16_two_open_tiles_stay_open_and_two_closed_ones_closed():
    match = play(table("red-sun! blue-sun! " + "? " * 14), "swap a1", "with b1")
    assert is_open(match, "a1")
    assert is_open(match, "b1")
    assert play(table(), "swap a1", "with b1").state()["up"] == 0


def test_ft_r17_a_sapphire_takes_a_gem_of_the_board_or_a_sapphire_from_a_hoard():
    match = table(hands=("Sapphire red-sun", "", ""), gems=(2, 5), loot=(3, 4, 0), tiles=(1, 0, 2))
    played = hand(match)[0]
    nobody_answers(play(match, "play sapphire x"))
    assert choices(match) == {"take gem 2", "take gem 5", "rob seat 1 of a gem", "rob seat 2 of a tile"}
    play(match, "rob seat 2 of a tile")
    assert hoard(match) == (3, 2, 0)
    assert hoard(match, 2) == (0, 1, 0)
    assert match.state()["discards"] == 1 << played
    assert stage(match) == st.STEAL


def test_ft_r17_gems_count_as_gems():
    match = table(hands=("Sapphire", "", ""), gems=(2, 5), loot=(3, 4, 0))
    nobody_answers(play(match, "play sapphire x"))
    assert hoard(play(match, "take gem 5")) == (4, 0, 0)
    assert match.state()["gems"] == 0b10
    match = table(hands=("Sapphire", "", ""), gems=(2, 5), loot=(3, 4, 0))
    nobody_answers(play(match, "play sapphire x"))
    play(match, "rob seat 1 of a gem")
    assert (hoard(match, 0), hoard(match, 1)) == ((4, 0, 0), (3, 0, 0))


def test_ft_r18_an_amulet_gives_an_evil_eye_back():
    match = table(hands=("Amulet red-sun", ""), eyes=(2, 1))
    nobody_answers(play(match, "play amulet x"))
    assert hoard(match) == (0, 0, 1)
    assert len(hand(match)) == 1
    assert stage(match) == st.STEAL


def test_ft_r18_without_an_evil_eye_it_cannot_be_played():
    match = table(hands=("Amulet red-sun", ""), eyes=(0, 1))
    with pytest.raises(cp.IllegalAction, match=r"no Evil Eye to give back \(rule 5.4\)"):
        match.play(match.parse("play amulet x"))


def test_ft_r38_what_a_played_tile_aims_at_is_chosen_after_the_answers():
    match = play(table(hands=("Sapphire", "red-sun")), "play sapphire x")
    assert match.actor == 1
    play(match, "pass")
    assert (match.actor, phase(match)) == (0, st.TAKE)


# 6 Daggers


def test_ft_r19_a_dagger_cancels_a_special_tile():
    match = table(hands=("Sapphire", "red-sun Dagger", ""))
    tiles = hand(match, 0)[0], hand(match, 1)[1]
    play(match, "play sapphire x", "play dagger y")
    assert match.actor == 2
    play(match, "pass", "pass")
    assert match.state()["gems"] == st.ALL_GEMS
    assert match.state()["discards"] == sum(1 << tile for tile in tiles)
    assert stage(match) == st.STEAL  # the action is spent
    assert "The Sapphire is cancelled." in match.narrate()


def test_ft_r19_a_dagger_cancels_a_dagger():
    match = table(hands=("Sapphire Dagger", "red-sun Dagger", ""))
    play(match, "play sapphire x", "play dagger y", "pass", "play dagger y", "pass", "pass")
    assert phase(match) == st.TAKE
    play(match, "take gem 1")
    assert hoard(match) == (1, 0, 0)


def test_ft_r19_an_amulet_that_two_daggers_leave_alone_helps_who_played_it():
    match = table(hands=("Amulet", "Dagger", "Dagger"), eyes=(2, 0, 1))
    play(match, "play amulet x", "play dagger x", "play dagger x", "pass", "pass")
    assert [hoard(match, seat)[2] for seat in range(3)] == [1, 0, 1]
    assert stage(match) == st.STEAL


def test_ft_r19_the_last_dagger_decides():
    match = table(hands=("Sapphire Dagger", "Dagger Dagger", ""))
    play(match, "play sapphire x", "play dagger x", "pass", "play dagger y", "play dagger y")
    assert match.actor == 2
    play(match, "pass", "pass")
    assert stage(match) == st.STEAL
    assert match.state()["gems"] == st.ALL_GEMS
    assert bin(match.state()["discards"]).count("1") == 4


def test_ft_r19_a_lantern_and_an_amulet_can_be_cancelled_too():
    match = table(hands=("Lantern", "Dagger"), stage="glimpse")
    assert stage(play(match, "play lantern x", "play dagger x", "pass")) == st.ACTION
    match = table(hands=("Amulet", "Dagger"), eyes=(1, 0))
    play(match, "play amulet x", "play dagger x", "pass")
    assert hoard(match) == (0, 0, 1)


def test_ft_r19_a_dagger_is_only_for_answering_others():
    match = table(hands=("Sapphire Dagger", ""))
    with pytest.raises(cp.IllegalAction, match=r"in answer to somebody else's special tile \(rule 6.1\)"):
        match.play(match.parse("play dagger y"))
    play(match, "play sapphire x")
    with pytest.raises(cp.IllegalAction, match=r"tile x in your hand is not a Dagger \(rule 5.5\)"):
        match.play(match.parse("play dagger x"))
    with pytest.raises(cp.IllegalAction, match=r"only a Dagger can answer \(rule 6.1\)"):
        match.play(match.parse("take gem 1"))


def test_ft_r20_everybody_is_asked_clockwise_every_time():
    match = table(hands=("", "Dagger", "red-sun Sapphire", ""), active=2)
    play(match, "play sapphire y")
    asked = []
    while phase(match) == st.ANSWER:
        asked.append(match.actor)
        play(match, "play dagger x" if match.actor == 1 and asked == [3, 0, 1] else "pass")
    assert asked == [3, 0, 1, 2, 3, 0]


def test_ft_r20_who_holds_no_dagger_may_only_pass():
    match = play(table(hands=("Sapphire", "red-sun Lantern Amulet")), "play sapphire x")
    assert (match.actor, choices(match)) == (1, {"pass"})
