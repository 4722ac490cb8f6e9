"""The rulings on a turn, and on discarding and drawing: chapter 3 of Forty Thieves."""

from itertools import combinations

import pytest

import cutpurse as cp
from cutpurse.games.forty_thieves import state as st
from games.forty_thieves.tables import choices, hand, knows, play, run_out, stage, table


def test_ft_r3_any_tiles_may_be_discarded():
    match = table(hands=("red-sun Dagger blue-moon", ""), stage="build")
    assert choices(match) == {
        "discard nothing",
        *(f"discard {' '.join(slots)}" for n in (1, 2, 3) for slots in combinations("xyz", n)),
    }


def test_ft_r3_the_hand_is_filled_up_to_three():
    match = table(hands=("red-sun Dagger blue-moon", ""), stage="build")
    kept = hand(match)[1]
    play(match, "discard x z")
    assert len(hand(match)) == 3
    assert hand(match)[1] == kept
    assert stage(match) == st.GLIMPSE


def test_ft_r3_filling_up_is_a_must_even_when_nothing_is_discarded():
    match = table(hands=("red-sun", ""), stage="build")
    assert choices(match) == {"discard nothing", "discard x"}
    assert len(hand(play(match, "discard nothing"))) == 3


def test_r3_2_a_full_hand_may_be_kept():
    match = table(hands=("red-sun Dagger blue-moon", ""), stage="build")
    before = hand(match)
    assert hand(play(match, "discard nothing")) == before


def test_r3_2_only_the_owner_sees_what_is_drawn():
    match = play(table(hands=("", "", ""), stage="steal"), "pass")
    assert all(knows(match, 1, tile) for tile in hand(match, 1))
    assert not any(knows(match, seat, tile) for seat in (0, 2, None) for tile in hand(match, 1))


def test_ft_r4_discards_lie_open():
    match = table(hands=("red-sun Dagger blue-moon", "", ""), stage="build")
    tiles = hand(match)[1:]
    assert not any(knows(match, seat, tile) for seat in (1, 2, None) for tile in tiles)
    play(match, "discard y z")
    assert all(knows(match, seat, tile) for seat in (0, 1, 2, None) for tile in tiles)
    assert match.state()["discards"] == sum(1 << tile for tile in tiles)


def test_ft_r5_the_discards_become_the_new_stack():
    match = run_out(table(hands=("red-sun Dagger blue-moon", ""), stage="build"))
    thrown = match.state()["discards"]
    play(match, "discard x")  # the last tile of the stack
    assert match.state()["stack"] == 0
    assert match.state()["at"][st.TOP] == st.NONE
    thrown = match.state()["discards"]
    play(match, "pass", "pass", "pass")
    at = match.state()["at"]
    moved = {at[st.TOP], *hand(match, 1)}
    assert match.state()["discards"] == 0
    assert match.state()["stack"] | sum(1 << tile for tile in moved) == thrown
    assert "The discards are shuffled into a new stack." in match.narrate()


def test_ft_r5_nobody_knows_the_order_of_the_new_stack_but_everybody_its_tiles():
    match = run_out(table(hands=("red-sun Dagger blue-moon", ""), stage="build"))
    play(match, "discard x")
    thrown = {jar: set() for jar in range(st.JARS)}
    for tile in range(st.TILES):
        if match.state()["discards"] >> tile & 1:
            thrown[tile // 3].add(match.state()["content"][tile])
    match.play(match.parse("pass"))
    match.play(match.parse("pass"))
    match.play(match.parse("pass"))  # seat 1 needs tiles: the discards are shuffled
    state, view = match.state(), match.view()
    for tile in range(st.TILES):
        if state["stack"] >> tile & 1:
            assert state["content"][tile] == st.NONE
            assert view["can"][tile] == sum(1 << content for content in thrown[tile // 3])


def test_ft_r5_stack_and_discards_cannot_both_run_out():
    assert st.PLACES + st.HAND_SIZE * st.SEATS + 5 < st.TILES


def test_ft_r30_the_stages_come_in_order_and_three_of_them_may_be_passed():
    match = table(hands=("red-sun Dagger blue-moon", ""), stage="build")
    assert "pass" not in choices(match)
    play(match, "discard nothing")
    for name in (st.GLIMPSE, st.ACTION, st.STEAL):
        assert stage(match) == name
        play(match, "pass")
    assert match.actor == 1


def test_ft_r30_one_action_at_most():
    match = play(table(), "swap a1", "with b1")
    assert stage(match) == st.STEAL
    with pytest.raises(cp.IllegalAction, match=r"not the time for it \(rule 3.1\)"):
        match.play(match.parse("swap a1"))
