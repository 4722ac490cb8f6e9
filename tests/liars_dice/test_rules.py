"""The rulings of Liar's Dice, LD-R1 to LD-R8, each as a test, and the rules they belong to."""

import re
from fractions import Fraction
from pathlib import Path

import pytest
from liars_dice.actions import DOUBT, bid, count_of, face_of
from liars_dice.instinct import evaluate_leaf
from liars_dice.state import BID, DONE, LIFT, MOST_DICE, NO_FACE, ROLL

import cutpurse as cp
from cutpurse.engine.contract import UNSEEN
from liars_dice import rules

GAME = cp.game("liars-dice")
FACES = ("one", "two", "three", "four", "five", "six")


def new(**options):
    return GAME.new(2, chance="manual", **options)


def table(cups, said="", *, left=(3, 3), active=0, **fields):
    """A seat is asked, with these dice under both cups, "five two, six one", and a bid that may stand."""
    dice = dice_of(cups.replace(",", ""))
    state = {
        "phase": BID,
        "active": active,
        "left": list(left),
        "bid": GAME.new(2, seed=1).parse(f"bid {said}") if said else 0,
        "face": dice,
        **fields,
    }
    return GAME.position(state, seats=2, chance="manual", dice=len(cups.split(",")[0].split()))


def dice_of(words):
    """Dice by their faces, `-` for one that shows none; what is not in the game shows none either."""
    faces = [NO_FACE if word == "-" else FACES.index(word) for word in words.split()]
    return faces + [NO_FACE] * (2 * MOST_DICE - len(faces))


def play(match, *texts):
    """Play actions and dice by their words; after a doubt the cups are lifted."""
    for text in texts:
        for word in text.split() if match.actor == cp.CHANCE else [text]:
            match.play(match.parse(word))
        while match.state()["phase"] == LIFT:
            match.play(match.outcomes()[0][0])
    return match


def left(match):
    return match.state()["left"]


def choices(match):
    return [match.text(action) for action in match.legal()]


def why_not(match, text):
    return match.listener(match.actor).refusal(match.parse(text)).text


# 1 Setting up


def test_r1_1_everybody_begins_with_the_lives_and_dice_of_the_house():
    assert left(new()) == [3, 3]
    assert left(new(lives=7)) == [7, 7]
    match = play(new(dice=1), "two five")
    assert match.state()["face"] == dice_of("two five")


def test_ld_r1_seat_0_opens_and_later_who_has_lost_a_life():
    match = play(new(), "one two three four")
    assert match.actor == 0
    play(match, "bid 1 two", "bid 1 three", "doubt")  # true
    assert left(match) == [2, 3]
    assert play(match, "one two three four").actor == 0
    play(match, "bid 3 sixes", "bid 4 sixes", "doubt")
    assert left(match) == [2, 2]
    assert play(match, "one two three four").actor == 1


# 2 Rolling


def test_r2_1_every_face_is_equally_likely():
    assert new().outcomes() == [(face, Fraction(1, 6)) for face in range(6)]


def test_ld_r8_the_dice_of_seat_0_fall_first_and_are_shown_first():
    match = play(new(), "one two three four")
    assert match.state()["face"] == dice_of("one two three four")
    match.play(match.parse("bid 1 one"))
    match.play(DOUBT)
    shown = []
    while match.state()["phase"] == LIFT:
        assert left(match) == [3, 3]
        assert len(match.outcomes()) == 1
        shown.append(match.text(match.outcomes()[0][0]))
        match.play(match.outcomes()[0][0])
    assert shown == ["one", "two", "three", "four"]


def test_r2_2_who_does_not_own_a_cup_sees_only_that_dice_fall():
    match = play(new(), "one two three four")
    assert [step.action for step in match.witnessed(0)] == [0, 1, UNSEEN, UNSEEN]
    assert [step.action for step in match.witnessed(1)] == [UNSEEN, UNSEEN, 2, 3]
    assert [step.action for step in match.witnessed()] == [UNSEEN] * 4
    assert match.view(0)["face"] == dice_of("one two - -")
    assert match.view(1)["face"] == dice_of("- - three four")
    assert match.view()["face"] == dice_of("- - - -")
    assert match.narrate(seat=1) == [
        "seat 0 rolls under the cup.",
        "You roll three and four.",
        "seat 0 opens.",
    ]


def test_r2_2_what_was_shown_is_seen_until_it_is_rolled_again():
    match = play(table("one two, three four", "1 two"), "doubt")
    assert match.state()["phase"] == ROLL
    assert match.view(1)["face"] == dice_of("one two three four")
    play(match, "six")
    assert match.view(1)["face"] == dice_of("- two three four")
    assert [die.covered for die in match.listener(1).scene().cups[0].dice] == [True, False]


# 3 Bidding


def test_r3_1_a_bid_is_a_number_and_a_face():
    for said in [(1, 0), (2, 4), (6, 5)]:
        assert (count_of(bid(*said)), face_of(bid(*said))) == said
    assert play(table("five two, six one"), "bid 2 fives").narrate() == ["seat 0 bids 2 fives."]


def test_ld_r2_who_opens_must_bid():
    match = table("five two, six one")
    assert "doubt" not in choices(match)
    assert why_not(match, "doubt") == "nobody has bid yet (rule 3.2)"
    assert "doubt" in choices(play(match, "bid 1 one"))


def test_ld_r3_a_higher_bid_has_a_higher_number_or_a_higher_face():
    match = table("five two, six one", "2 fives")
    assert choices(match)[:4] == ["doubt", "bid 2 sixes", "bid 3 ones", "bid 3 twos"]
    for low in ("bid 2 fives", "bid 2 fours", "bid 1 six"):
        assert why_not(match, low) == "a bid must be higher than 2 fives (rule 3.3)"


def test_ld_r4_ones_are_not_wild():
    match = play(table("one one, five five", "3 fives"), "doubt")
    assert left(match) == [3, 2]


def test_ld_r7_the_highest_bid_must_be_doubted():
    match = table("five two, six one", "4 fives")
    assert choices(match) == ["doubt", "bid 4 sixes"]
    assert why_not(match, "bid 5 sixes") == "there are only 4 dice (rule 3.4)"
    assert choices(play(match, "bid 4 sixes")) == ["doubt"]
    assert match.prompt() == "4 sixes? Nothing is higher: doubt it."


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_ld_r7_there_are_as_many_bids_as_dice_and_faces(dice):
    match = play(new(dice=dice), *["six"] * 2 * dice)
    assert len(match.legal()) == 12 * dice


# 4 Doubting


def test_r4_1_everybody_sees_all_dice_on_a_doubt():
    match = play(table("five two, six five", "2 fives"), "doubt")
    assert match.narrate() == [
        "seat 0 doubts it.",
        "seat 0 shows five and two.",
        "seat 1 shows six and five.",
        "The bid was 2 fives, and there are 2: it is true.",
        "seat 0 loses a life and has 2 left.",
    ]


def test_r4_2_a_lie_costs_who_told_it_a_life():
    match = play(table("five two, six one", "2 fives"), "doubt")
    assert left(match) == [3, 2]
    assert "The bid was 2 fives, and there is only 1: it is a lie." in match.narrate()


def test_ld_r5_more_dice_than_were_bid_make_it_true():
    match = play(table("five five, five one", "2 fives"), "doubt")
    assert left(match) == [2, 3]


def test_ld_r6_nobody_loses_a_die():
    match = play(table("five two, six one", "2 fives"), "doubt")
    assert match.state()["dice"] == 2
    assert play(match, "one one one one").actor == 1


# 5 The end


def test_r5_1_who_has_no_life_left_loses():
    match = play(table("five two, six one", "2 fives", left=(2, 1)), "doubt")
    assert match.actor == cp.OVER
    assert match.shares() == [1, 0]
    assert match.points() == [2, 0]
    assert match.narrate(seat=0)[-2:] == ["seat 1 loses a life, the last.", "You win!"]


# Every ruling has a test, and the tests notice a broken rule


def test_every_ruling_has_a_test_named_after_it():
    rulings = set(re.findall(r"^\| LD-R(\d+) \|", GAME.rules_page(), re.MULTILINE))
    assert rulings == set(re.findall(r"def test_ld_r(\d+)_", Path(__file__).read_text("utf-8")))


def wild_ones(s, face):
    return sum(die in (0, face) for die in s.face)


def exactly(s):
    return rules.number(s, face_of(s.bid)) == count_of(s.bid)


BROKEN = [
    ("number", wild_ones, test_ld_r4_ones_are_not_wild),
    ("is_true", exactly, test_ld_r5_more_dice_than_were_bid_make_it_true),
    ("is_true", lambda s: False, test_r4_1_everybody_sees_all_dice_on_a_doubt),
    ("can_doubt", lambda s: True, test_ld_r2_who_opens_must_bid),
    ("lowest_raise", lambda s: s.bid, test_ld_r3_a_higher_bid_has_a_higher_number_or_a_higher_face),
    ("highest_bid", lambda s: bid(6, 5), test_ld_r7_the_highest_bid_must_be_doubted),
    ("is_seen", lambda s, die, seat: True, test_r2_2_who_does_not_own_a_cup_sees_only_that_dice_fall),
    ("other", lambda seat: seat, test_r4_2_a_lie_costs_who_told_it_a_life),
]


@pytest.mark.parametrize(("rule", "broken", "ruling"), BROKEN, ids=[rule for rule, _, _ in BROKEN])
def test_a_broken_rule_does_not_pass(rule, broken, ruling, monkeypatch):
    ruling()
    for file in (rules, GAME.views, GAME.text, GAME.soundness, GAME.scenes):
        if hasattr(file, rule):
            monkeypatch.setattr(file, rule, broken)
    with pytest.raises((AssertionError, AttributeError)):
        ruling()


# Positions that cannot be


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"phase": 7}, "phase is 7"),
        ({"active": 2}, "active is 2"),
        ({"left": [4, 3]}, "left is"),
        ({"left": [0, 3]}, "left is"),
        ({"phase": DONE, "turned": 4}, "left is"),
        ({"phase": DONE, "turned": 4, "left": [0, 2]}, "face and bid say"),
        ({"phase": DONE, "turned": 3, "left": [2, 0]}, "turned is 3"),
        ({"turned": 1}, "turned is 1"),
        ({"phase": LIFT, "turned": 4}, "turned is 4"),
        ({"bid": 25}, "bid is 25"),
        ({"phase": LIFT, "bid": 0}, "bid is 0"),
        ({"phase": ROLL, "turned": 1}, "bid is 11"),
        ({"face": [4, 6, 5, 0, -1, -1]}, "face is"),
        ({"face": [4, 1, 5, 0, 0, -1]}, "face is"),
        ({"bid": 0, "active": 1}, "active is 1"),
        ({"bid": 0, "left": [3, 2]}, "active is 0"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(fields, why):
    with pytest.raises(cp.BadPosition, match=re.escape(why)):
        table("five two, six one", "2 fives", **fields)


# Who thinks


def test_who_has_bid_is_thought_to_have_what_it_bid():
    """Without a bid a six is under a cup of two in 11 of 36; a bid of two sixes makes it more likely."""

    def sixes(said):
        view, world, rng = (
            GAME.views.View.from_dict(table("two two, one one", said).view(0)),
            GAME.state_type(),
            [7],
        )
        found = 0
        for _ in range(2000):
            GAME.views.imagine(view, world, rng)
            assert world.face[:2] == [1, 1]
            found += 5 in world.face[2:]
        return found / 2000

    assert sixes("") == pytest.approx(11 / 36, abs=0.04)
    assert sixes("2 sixes") > 0.5


@pytest.mark.parametrize(
    ("cups", "said", "chosen"),
    [
        ("five two, six one", "", "bid 1 five"),  # certain, and the highest of those
        ("five five, six one", "1 three", "bid 2 fives"),
        ("five two, six one", "3 sixes", "doubt"),
        ("six six, six one", "1 six", "bid 2 sixes"),
    ],
)
def test_greedy_bids_what_is_likely_and_doubts_what_is_not(cups, said, chosen):
    match = table(cups, said)
    assert match.text(cp.bot("greedy", GAME, seed=1).choose(match.view(0), match.legal())) == chosen


def test_lives_are_chances():
    chances, s = [0.0, 0.0], GAME.table(2, {})
    for lives, chance in (([3, 3], 0.5), ([1, 2], 0.25), ([2, 1], 0.75)):
        s.left[:] = lives
        evaluate_leaf(s, chances)
        assert chances == [chance, 1 - chance]
