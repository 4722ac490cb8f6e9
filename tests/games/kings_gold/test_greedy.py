"""The greedy bot: its arithmetic against brute force, and its taste."""

from itertools import product

import pytest

import cutpurse as cp
from cutpurse.games.kings_gold import greedy
from cutpurse.games.kings_gold.actions import STOP, roll_again
from cutpurse.games.kings_gold.hands import NUMBER
from cutpurse.games.kings_gold.state import DICE, faces_of
from games.kings_gold.tables import faces, play, table


def view_of(match):
    return match.game.view(match.table, match.actor)


def choice(match):
    bot = cp.bot("greedy", match.game)
    return match.text(bot.choose(match.view(match.actor), match.legal()))


@pytest.mark.parametrize("dice", [0b00000, 0b00001, 0b10110, 0b11111])
@pytest.mark.parametrize("text", ["1 skull cannon bones 3", "3 3 3 1 2", "bones bones 1 skull skull"])
def test_the_expected_gain_is_the_average_over_all_rolls(dice, text):
    match = table(text, purses=(2, 5, 9), box=3)
    v = view_of(match)
    richest, worth = greedy.richest_rival(v), [0.0] * greedy.ROOM
    action = roll_again(dice) if dice else STOP
    rolled = [die for die in range(DICE) if dice >> die & 1]
    total = 0
    for roll in product(range(6), repeat=len(rolled)):
        hand = faces_of(v.dice)
        for die, face in zip(rolled, roll, strict=True):
            hand[die] = face
        total += greedy.gain(v, NUMBER[tuple(sorted(hand))], richest)
    greedy.action_values(v, [action], 1, [1], worth)
    assert worth[0] == pytest.approx(total / 6 ** len(rolled))


def gain(text, **fields):
    v = view_of(table("1 2 3 skull cannon", **fields))
    return greedy.gain(v, NUMBER[tuple(sorted(faces(text)))], greedy.richest_rival(v))


@pytest.mark.parametrize(
    ("text", "coins"),
    [
        ("bones bones bones 3 cannon", -2),
        ("1 2 3 3 bones", -2),
        ("skull cannon skull cannon bones", -2),
        ("skull skull skull skull skull", 9),
        ("cannon cannon cannon cannon cannon", 30),
        ("1 1 1 1 1", 14),
        ("3 cannon bones bones 1", 3),
        ("3 2 skull cannon 1", 5),
        ("3 3 skull skull 1", 6),
    ],
)
def test_a_hand_is_worth_the_coins_it_brings(text, coins):
    assert gain(text, purses=(2, 5, 9), box=30) == coins


def test_coins_that_are_not_there_are_not_counted():
    assert gain("3 3 cannon cannon bones", purses=(2, 5, 9), box=4) == 3
    assert gain("3 3 skull skull bones", purses=(2, 0, 4), box=4) == 4


@pytest.mark.parametrize(("share", "coins"), [("english", 3), ("french", 1)])
def test_it_knows_the_kings_share(share, coins):
    assert gain("3 1 cannon bones bones", purses=(2, 5, 9), box=3, options={"kings_share": share}) == coins


def test_it_keeps_two_good_pairs():
    assert choice(table("3 3 cannon skull bones", purses=(0, 9, 9))) == "stop"


def test_it_robs_the_richest():
    match = play(table("3 1 skull bones bones", purses=(0, 5, 9)), "stop")
    assert choice(match) == "rob seat 2 of 3"


def test_it_plunders_the_richest():
    match = play(table("skull skull skull skull skull", purses=(0, 5, 9)), "stop")
    assert choice(match) == "plunder seat 2"


def test_it_takes_where_there_is_nothing_to_rob():
    match = play(table("3 1 skull cannon bones", purses=(5, 0, 0)), "stop")
    assert choice(match) == "take 3 with the cannon"
