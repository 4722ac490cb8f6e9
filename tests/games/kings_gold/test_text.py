"""What people read at the table of King's Gold."""

import pytest
from rich.text import Text

import cutpurse as cp
from games.kings_gold.tables import play, table


def drawn(match, **how):
    return Text.from_markup(match.draw(**how)).plain


@pytest.mark.parametrize(
    ("dice", "outlook"),
    [
        ("1 2 3 bones bones", "stopping now costs the penalty of 3 coins"),
        ("1 2 3 skull bones", "stopping now brings a pair"),
        ("1 2 cannon skull bones", "stopping now brings 2 pairs"),
        ("1 2 3 1 1", "five coins: the King has 30"),
        ("skull skull skull skull skull", "five skulls: plunder a rival"),
        ("cannon cannon cannon cannon cannon", "five cannons: the box holds 30"),
    ],
)
def test_the_question_says_what_stopping_would_bring(dice, outlook):
    match = table(dice)
    assert match.prompt() == f"Choose dice to roll again, or stop ({outlook}). One roll left."


def test_the_other_questions():
    match = play(table("1 2 cannon skull bones"), "stop")
    assert match.prompt() == "Pair a coin with a cannon or a skull."
    match = play(table("skull skull skull skull skull"), "stop")
    assert match.prompt() == "Five skulls! Choose whom to plunder."


def test_dice_say_what_has_become_of_them():
    match = table("1 2 cannon skull bones")
    assert "locked" in drawn(match)
    play(match, "stop", "take 1 with")
    assert drawn(match).count("paired") == 2
    match = play(table("1 2 cannon skull bones"), "roll a")
    assert drawn(match).count("in the air") == 1


def test_before_the_first_roll_there_are_no_dice():
    match = cp.game("kings-gold").new(2, chance="manual")
    assert "who begins?" in drawn(match)
    assert "╭" not in drawn(match)
    play(match, "skull 1 1 1 1", "1 1 1 1 1")
    assert "turn 1" in drawn(match)
    assert "╭" not in drawn(match)


def test_where_there_is_no_room_dice_stand_in_a_row():
    match = table("1 2 cannon skull bones")
    assert drawn(match, width=60).endswith(" a 1 coin   b 2 coins   c cannon   d skull\n locked crossbones")


def test_a_play_off_shows_who_is_still_in_it():
    match = table("3 1 cannon bones bones", purses=(8, 5, 8), box=2, active=1)
    play(match, "stop", "take 3 with the cannon")
    lines = drawn(match).splitlines()
    assert "play-off, round 1" in lines[0]
    assert [line.strip() for line in lines if "out of the running" in line] == [
        "seat 1   7 ●··  out of the running"
    ]


def test_names_are_not_markup():
    match = table("1 2 cannon skull bones")
    assert "[b]Bo[/b]" in drawn(match, names=["Ann", "[b]Bo[/b]", "Cy"])


def test_a_roll_is_told_when_its_last_die_has_landed():
    match = play(table(rolls=2), "1 2 cannon skull")
    assert match.narrate() == []
    play(match, "bones")
    assert match.narrate() == ["seat 0 rolls 1 coin, 2 coins, a cannon, a skull, and crossbones."]
    play(match, "roll a", "3", "stop")
    assert match.narrate(since=5) == [
        "seat 0 rolls a again.",
        "Now the dice show 3 coins, 2 coins, a cannon, a skull, and crossbones.",
        "seat 0 stops.",
    ]


@pytest.mark.parametrize(
    ("dice", "said"),
    [("bones bones bones 1 1", "Three"), ("bones 3 bones bones bones", "Four"), ("bones " * 5, "Five")],
)
def test_crossbones_are_counted(dice, said):
    match = play(table(purses=(4, 0, 0)), dice)
    assert match.narrate()[-1] == f"{said} crossbones: seat 0 pays the King 3 coins."


def test_the_end_says_what_everybody_has():
    match = table("3 1 cannon bones bones", purses=(1, 2, 0), box=1, active=1)
    play(match, "stop", "take 3 with the cannon")
    assert match.narrate(seat=1, names=["Ann", "Bo", "Cy"])[-4:] == [
        "You take 1 coin from the box.",
        "The box is empty.",
        "At the end Ann has 1 coin, you have 3 coins, and Cy has nothing.",
        "You win!",
    ]


def test_who_would_rob_themselves_is_told_so():
    match = play(table("3 1 skull bones bones"), "stop")
    listener = match.listener(0)
    assert listener.refusal(listener.parse("rob seat 0 of 3")) == "you cannot rob yourself (rules 3.5, 6.3)"
