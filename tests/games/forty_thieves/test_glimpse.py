"""The rulings on the glimpse: chapter 4 of Forty Thieves."""

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


def test_ft_r8_one_glimpse_at_a_closed_tile():
    match = table("red-sun! " + "? " * 15, stage="glimpse")
    assert choices(match) == {"pass", *(f"look at {place}" for place in PLACES if place != "a1")}
    with pytest.raises(cp.IllegalAction, match=r"a1 lies face up \(rule 4.1\)"):
        match.play(match.parse("look at a1"))
    assert stage(play(match, "look at b1")) == st.ACTION


def test_ft_r8_or_a_lantern_from_the_hand():
    match = table(hands=("Lantern", ""), stage="glimpse")
    assert "play Lantern x" in choices(match)
    nobody_answers(play(match, "play lantern x"))
    play(match, "peek at a1", "peek at b1")
    assert stage(match) == st.ACTION


def test_ft_r35_it_is_jars_that_one_looks_into():
    match = table("Amulet " + "red-sun " * 1 + "? " * 14, stage="glimpse")
    assert {"look at a1", "look at b1"} <= choices(match)


@pytest.mark.parametrize("face", ["blue-moon", "Amulet"])
def test_ft_r13_a_thief_or_an_amulet_stays_secret(face):
    match = table(f"{face} " + "? " * 15, ("red-sun", "", ""), stage="glimpse")
    tile = on(match, "a1")
    play(match, "look at a1")
    assert knows(match, 0, tile)
    assert not any(knows(match, seat, tile) for seat in (1, 2, None))
    assert on(match, "a1") == tile
    assert not is_open(match, "a1")
    assert match.witnessed(1)[-1].action == -1


def test_ft_r11_a_sapphire_goes_to_the_hoard_and_is_replaced_unseen():
    match = table("Sapphire " + "? " * 15, ("red-sun", ""), stage="glimpse")
    tile, following = on(match, "a1"), match.state()["at"][st.TOP]
    play(match, "look at a1")
    assert hoard(match) == (0, 1, 0)
    assert all(knows(match, seat, tile) for seat in (0, 1, None))
    assert on(match, "a1") == following
    assert not is_open(match, "a1")
    assert not knows(match, 0, following)
    assert stage(match) == st.ACTION


def test_ft_r12_a_dagger_costs_the_whole_hand():
    match = table("Dagger " + "? " * 15, ("red-sun Amulet", "Dagger"), stage="glimpse")
    tile, lost = on(match, "a1"), hand(match)
    play(match, "look at a1")
    assert hand(match) == []
    assert all(knows(match, 1, each) for each in [tile, *lost])
    assert on(match, "a1") == tile
    assert not is_open(match, "a1")


def test_ft_r12_after_a_dagger_only_swapping_and_stealing_are_left_and_nobody_is_asked():
    match = table("Dagger " + "? " * 15, ("red-sun Amulet", "Dagger"), stage="glimpse", eyes=(1, 0))
    play(match, "look at a1")
    assert match.actor == 0
    assert stage(match) == st.ACTION
    assert choices(match) == {"pass", *(f"swap {place}" for place in PLACES)}
    play(match, "pass")
    assert "steal row 1" in choices(match)


LANTERN_IN_THE_CORNER = """
    Lantern    red-sun   ?  ?
    Sapphire   Dagger    ?  ?
    ?          ?         ?  ?
    ?          ?         ?  ?
"""


def test_ft_r9_a_lantern_on_the_board_shows_its_neighbours_to_all():
    """The booklet's example: of what it shows only the Sapphire does something."""
    match = table(LANTERN_IN_THE_CORNER, ("red-hand Amulet", "", ""), stage="glimpse")
    tiles = [on(match, place) for place in ("a1", "b1", "a2", "b2")]
    play(match, "look at a1")  # no more than three neighbours: nothing to choose
    assert all(knows(match, seat, tile) for seat in (0, 1, 2, None) for tile in tiles)
    assert hoard(match) == (0, 1, 0)
    assert len(hand(match)) == 2  # the Dagger does nothing
    assert [on(match, place) for place in ("a1", "b1", "b2")] == [tiles[0], tiles[1], tiles[3]]
    assert on(match, "a2") != tiles[2]
    assert match.state()["up"] == 0
    assert stage(match) == st.ACTION


def test_ft_r9_the_active_seat_chooses_three_closed_neighbours():
    board = "? ? ? ?  ? Lantern red-sun! ?  ? Lantern ? ?  ? ? ? ?"
    match = table(board, stage="glimpse")
    play(match, "look at b2")
    assert phase(match) == st.SHOW
    assert choices(match) == {f"show {place}" for place in ["a1", "b1", "c1", "a2", "a3", "b3", "c3"]}
    play(match, "show b3", "show a1")
    assert match.log[-1].actor == 0  # nothing is shown before all are chosen
    assert "show b3" not in choices(match)
    play(match, "show c3")
    assert stage(match) == st.ACTION  # the second Lantern does nothing
    assert all(knows(match, 1, on(match, place)) for place in ("b2", "b3", "a1", "c3"))
    assert not knows(match, 1, on(match, "b1"))


def test_ft_r9_fewer_if_there_are_fewer():
    board = "Lantern red-sun! ? ?  green-sun! blue-sun ? ?  ? ? ? ?  ? ? ? ?"
    match = play(table(board, stage="glimpse"), "look at a1")
    assert stage(match) == st.ACTION
    assert knows(match, 1, on(match, "b2"))
    board = "Lantern red-sun! ? ?  green-sun! blue-sun! ? ?  ? ? ? ?  ? ? ? ?"
    assert stage(play(table(board, stage="glimpse"), "look at a1")) == st.ACTION


def test_ft_r10_a_lantern_from_the_hand_is_for_two_adjacent_tiles_in_secret():
    """The booklet's example: Dagger and Lantern have no effect here."""
    match = table("Dagger Lantern " + "? " * 14, ("Lantern red-hand", "", ""), stage="glimpse")
    played = hand(match)[0]
    tiles = on(match, "a1"), on(match, "b1")
    nobody_answers(play(match, "play lantern x"))
    assert choices(match) == {f"peek at {place}" for place in PLACES}
    play(match, "peek at a1")
    assert choices(match) == {"peek at b1", "peek at a2", "peek at b2"}
    play(match, "peek at b1")
    assert all(knows(match, 0, tile) for tile in tiles)
    assert not any(knows(match, seat, tile) for seat in (1, 2, None) for tile in tiles)
    assert len(hand(match)) == 1
    assert match.state()["discards"] == 1 << played
    assert stage(match) == st.ACTION


def test_ft_r10_a_sapphire_under_the_lantern_is_shown_and_taken():
    match = table("Sapphire Sapphire " + "? " * 14, ("Lantern", ""), stage="glimpse")
    tiles = on(match, "a1"), on(match, "b1")
    nobody_answers(play(match, "play lantern x"))
    play(match, "peek at b1", "peek at a1")
    assert hoard(match) == (0, 2, 0)
    assert all(knows(match, seat, tile) for seat in (0, 1, None) for tile in tiles)
    assert not {on(match, "a1"), on(match, "b1")} & {*tiles}


def test_ft_r10_it_is_the_glimpse_and_no_action():
    match = table(hands=("Lantern", ""))
    with pytest.raises(cp.IllegalAction, match=r"a Lantern is played as the glimpse \(rule 4.6\)"):
        match.play(match.parse("play lantern x"))


def test_ft_r41_one_may_peek_at_an_open_tile_only_beside_a_closed_one():
    board = "red-sun! blue-sun! ? ?  green-sun! yellow-sun! ? ?  ? ? ? ?  ? ? ? ?"
    match = table(board, ("Lantern", ""), stage="glimpse")
    nobody_answers(play(match, "play lantern x"))
    assert "peek at a1" not in choices(match)
    play(match, "peek at b1")
    assert choices(match) == {"peek at c1", "peek at c2"}
    play(match, "peek at c1")
    assert stage(match) == st.ACTION
