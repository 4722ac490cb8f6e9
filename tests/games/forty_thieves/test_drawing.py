"""The table of Forty Thieves, as it is drawn in the terminal."""

import re

import pytest
from rich.text import Text

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from games.forty_thieves.tables import nobody_answers, play, table


def drawn(match, *seat, **how):
    return Text.from_markup(match.draw(*seat, **how)).plain


def test_the_board_shows_jars_gems_and_open_tiles():
    match = table("red-sun/blue-sun! blue-moon/red-moon " + "? " * 14, gems=(1, 2, 9))
    lines = drawn(match).splitlines()
    assert lines[1].startswith("┏a1━━━━━━┓ ╭b1──────╮")
    assert lines[2].startswith("┃  red   ┃ │  red   │")
    assert lines[3].startswith("┃  sun   ┃ │  moon  │")
    assert re.findall(r"◆\d", drawn(match)) == ["◆1", "◆2", "◆9"]


def test_the_sheet_lists_sixty_tiles_and_strikes_what_lies_open():
    rows = drawn(table("red-sun/blue-sun! " + "? " * 15, discards="Lantern/red-sun")).splitlines()
    sheet = {row[45:52].strip(): row[52:].split() for row in rows[1:22]}
    assert sheet["r sun"] == ["r", "clubs", "g", "sun", "–"]
    assert sheet["b sun"] == ["b", "star", "–", "Dagger"]
    assert sheet["y star"] == ["y", "moon", "g", "star", "Amulet"]


@pytest.mark.parametrize("width", [60, 79, 80, 100])
@pytest.mark.parametrize("aid", ["off", "on"])
def test_the_table_fits_the_page(width, aid):
    match, rng = cp.game("forty-thieves").new(4, seed=3, memory_aid=aid), [stream(3, 5)]
    names = ["Ann", "Bartholomew the Bold", "Cy", "Dora"]
    for number in range(300):
        if number % 10 == 0:
            for seat in (None, match.actor):
                rows = drawn(match, seat, width=width, names=names).splitlines()
                assert max(map(len, rows)) <= width
        match.play(match.legal()[below(rng, len(match.legal()))])


def test_a_narrow_page_has_the_sheet_in_six_rows():
    rows = drawn(table(), width=60).splitlines()
    assert "sun   clu gre Lan  moo yel Sap  han blu Amu  sta red Dag" in [row.strip() for row in rows]


def test_a_narrow_page_says_what_the_numbers_of_the_memory_aid_mean():
    example = "red sun jar: 1 red clubs thief, 2 green sun thief, 3 Lantern"
    assert example in drawn(table(), width=60).splitlines()
    assert "             3 Lantern" in drawn(table(), width=59).splitlines()


def test_your_hand_is_yours_to_read():
    match = table(hands=("red-sun Dagger", "Amulet"))
    assert drawn(match, 0).splitlines()[-1] == "x red sun thief   y Dagger"
    assert "Dagger" not in drawn(match, 1).splitlines()[-1]
    assert "x " not in drawn(match).splitlines()[-1]


def test_without_the_memory_aid_the_table_forgets():
    board = "blue-moon@0 Dagger* ? ?" + " ?" * 12
    for aid, notes in (("off", []), ("on", ["blu moo", "Dagger"])):
        match = table(board, options={"memory_aid": aid})
        bottom = drawn(match, 0).splitlines()[4][:21]
        assert re.findall(r"[A-Za-z]+(?: [a-z]+)?", bottom) == notes


def test_the_memory_aid_shows_what_a_tile_can_still_be():
    board = "green-sun/red-sun " + "? " * 15
    match = table(board, ("", "red-hand"), stage="glimpse", options={"memory_aid": "on"})
    play(match, "look at a1")
    assert drawn(match, 1).splitlines()[4].startswith("╰1 or 2──╯")
    assert drawn(match, 0).splitlines()[4].startswith("╰gre sun─╯")


def test_chosen_places_are_marked():
    match = play(table(), "swap b2")
    assert "[bold green]╭" in match.draw(0)
    assert "[bold green]╭" not in table().draw(0)


def test_names_are_not_markup():
    assert "[b]Bo[/b]" in drawn(table(), names=["Ann", "[b]Bo[/b]"])


def test_the_epilogue_tells_what_lay_hidden():
    match = table("blue-moon@1 " + "? " * 15, ("Sapphire red-sun", "Dagger"), gems=(7,), loot=(4, 4))
    nobody_answers(play(match, "play sapphire x"))
    play(match, "take gem 7")
    lines = Text.from_markup(match.epilogue()).plain.splitlines()
    assert lines[:4] == [
        "What lay hidden",
        "seat 0 held a red sun thief.",
        "seat 1 held a Dagger.",
        "Face down lay a blue moon thief on a1.",
    ]
    assert lines[4].startswith("Nobody ever saw what lay on b1, c1,")
    assert len(lines) == 5
