"""The rulings on what one knows: chapter 9 of Forty Thieves."""

from fractions import Fraction

import cutpurse as cp
from cutpurse.games.forty_thieves import state as st
from cutpurse.games.forty_thieves.actions import CONTENT
from games.forty_thieves.tables import knows, named, nobody_answers, on, play, settle, table


def test_ft_r14_the_program_does_not_remember_unless_asked_to():
    from rich.text import Text

    for aid, shown in (("off", False), ("on", True)):
        match = table("blue-moon " + "? " * 15, stage="glimpse", options={"memory_aid": aid})
        play(match, "look at a1")
        drawn = Text.from_markup(match.draw(0)).plain
        assert ("blu moo" in drawn) == shown
        assert "blu moo" not in Text.from_markup(match.draw(1)).plain
        assert knows(match, 0, on(match, "a1"))  # a bot may rely on what it has seen


def test_ft_r39_a_tile_that_nobody_has_seen_is_undecided():
    match = table("blue-moon/red-moon " + "? " * 15, stage="glimpse")
    tile = on(match, "a1")
    assert match.state()["content"][tile] == st.NONE
    match.play(match.parse("look at a1"))
    assert match.outcomes() == [(CONTENT + content, Fraction(1, 3)) for content in range(3)]


def test_ft_r39_what_is_accounted_for_is_not_there():
    board = "blue-moon/red-moon red-hand/red-moon@1 " + "? " * 14
    match = table(board, ("Amulet/red-moon", ""), stage="glimpse")
    match.play(match.parse("look at a1"))
    assert match.outcomes() == [(CONTENT + 1, Fraction(1))]
    match = table(board, stage="glimpse")
    match.play(match.parse("look at a1"))
    assert match.outcomes() == [(CONTENT + 1, Fraction(1, 2)), (CONTENT + 2, Fraction(1, 2))]


def test_ft_r39_a_second_look_finds_the_same():
    match = table("blue-moon " + "? " * 15, hands=("", "red-sun"), stage="glimpse")
    play(match, "look at a1", "pass", "pass", "discard nothing")
    assert match.actor == 1
    match.play(match.parse("look at a1"))
    assert match.actor == cp.CHANCE
    assert len(match.outcomes()) == 1
    settle(match)
    assert named(match, on(match, "a1")) == "blue-moon"


def test_ft_r40_a_tile_that_is_not_shown_is_nothing_that_must_be_shown():
    match = table("green-sun/red-sun yellow-hand/yellow-sun " + "? " * 14, ("", "", ""), stage="glimpse")
    lantern_jar, amulet_jar = on(match, "a1"), on(match, "b1")
    play(match, "look at a1")
    assert match.view(1)["can"][lantern_jar] == 0b011
    assert match.view(0)["can"][lantern_jar] == 0b010
    play(match, "pass", "pass", "look at b1")
    assert match.view(2)["can"][amulet_jar] == 0b111


def test_ft_r40_two_thieves_of_a_jar_leave_the_special_object():
    board = "green-sun/red-sun red-clubs/red-sun ? ? " + "? " * 12
    match = table(board, ("red-hand Lantern/red-star", "", ""), stage="glimpse")
    state = match.state()
    third = next(t for t in range(3) if t not in (on(match, "a1"), on(match, "b1")))
    assert state["stack"] >> third & 1
    play(match, "look at a1", "pass", "pass", "look at b1")
    assert match.view(2)["can"][third] == 0b100


def test_ft_r40_a_lantern_from_the_hand_must_show_sapphires_only():
    board = "green-moon/green-sun green-sun/red-sun " + "? " * 14
    match = table(board, ("Lantern/blue-clubs", ""), stage="glimpse")
    sapphire_jar, lantern_jar = on(match, "a1"), on(match, "b1")
    nobody_answers(play(match, "play lantern x"))
    play(match, "peek at a1", "peek at b1")
    assert match.view(1)["can"][sapphire_jar] == 0b011
    assert match.view(1)["can"][lantern_jar] == 0b111
