"""The rulings on the end and on all the rest, KM-R22 to KM-R30, and what no ruling mentions."""

from collections import Counter
from fractions import Fraction

import pytest

import cutpurse as cp
from games.king_thief_minister.tables import (
    GAME,
    NAMES,
    all_pass,
    cards,
    choices,
    known,
    opened,
    play,
    purses,
    settle,
    table,
    told,
    treasury,
)


def test_km_r22_the_game_ends_in_the_middle_of_an_effect_and_the_richest_wins():
    match = all_pass(play(table(purses=(0, 0, 19, 0)), "claim the Thief"))
    assert purses(match) == [1, 0, 19, 0]  # the second coin was not there any more
    settle(match)
    assert match.actor == cp.OVER
    assert match.shares() == [0, 0, 1, 0]
    assert match.points() == [1, 0, 19, 0]


@pytest.mark.parametrize(
    ("purse", "after"),
    [
        ((9, 10, 0, 0), [10, 10, 0, 0]),  # Dora's coin was the last of the treasury: Bob keeps his
        ((9, 0, 0, 10), [11, 0, 0, 9]),  # Dora pays first, and then the last coin is taken for Bob's
    ],
)
def test_km_r22_the_thief_stops_when_the_treasury_is_empty(purse, after):
    match = all_pass(play(table(purses=purse), "claim the Thief"))
    settle(match)
    assert purses(match) == after
    assert match.actor == cp.OVER


def test_km_r22_a_challenger_who_empties_the_treasury_ends_the_game_before_the_effect():
    thief = "Thief King Minister Executioner Sheriff Peasant"
    match = play(table(thief, purses=(5, 6, 6, 0)), "claim the Thief", "challenge")
    assert purses(match) == [6, 7, 7, 0]
    assert match.actor == cp.OVER


def test_km_r23_equally_rich_players_share_the_win():
    match = all_pass(play(table(purses=(4, 4, 7, 3)), "claim the King"))
    settle(match)
    assert purses(match) == [6, 4, 7, 3]
    match = all_pass(play(table(purses=(5, 4, 7, 2)), "claim the King"))
    settle(match)
    assert match.shares() == [Fraction(1, 2), 0, Fraction(1, 2), 0]
    assert told(match)[-2:] == [
        "At the end Ann has 7 coins, Bob has 4 coins, Cid has 7 coins, and Dora has 2 coins.",
        "The win is shared by Ann and Cid.",
    ]


def test_km_r24_the_game_ends_after_the_last_round():
    match = table(turn=30 * 4, active=3)
    play(match, "move all cards to the left")
    assert match.actor == cp.OVER
    assert "30 rounds are over." in told(match)
    assert play(table(turn=30 * 4 - 1, active=3), "move all cards to the left").actor == 0
    endless = table(turn=30 * 4, active=3, rounds=0)
    assert play(endless, "move all cards to the left").actor == 0
    assert play(table(turn=4, active=3, rounds=1), "move all cards to the left").actor == cp.OVER


def test_km_r25_the_payment_of_a_challenge_refills_the_treasury_before_the_effect():
    match = play(table(purses=(3, 3, 9, 3)), "claim the King", "challenge")
    assert purses(match) == [6, 3, 9, 2]  # two coins lay there, and Dora's was the third
    assert match.actor == cp.OVER


def test_km_r26_all_six_cards_move_at_once_and_coins_are_open():
    left = play(table(), "move all cards to the left")
    assert cards(left) == "Peasant King Thief Minister Executioner Sheriff"
    right = play(table(), "move all cards to the right")
    assert cards(right) == "Thief Minister Executioner Sheriff Peasant King"
    front = play(table(), "move all cards to the front")
    assert cards(front) == "Executioner Sheriff Peasant King Thief Minister"
    assert right.view(2)["purse"] == right.view(None)["purse"] == right.state()["purse"]


def test_km_r27_a_claim_that_can_bring_nothing_is_allowed():
    match = all_pass(play(table(purses=(8, 0, 0, 0), active=2), "claim the Sheriff"))
    assert purses(play(match, "Ann pays two")) == [6, 0, 0, 0]
    match = table(purses=(0, 8, 0, 0), active=1)
    assert "claim the Sheriff" in choices(match)
    all_pass(play(match, "claim the Sheriff"))
    assert purses(play(match, "Ann pays two")) == [0, 8, 0, 0]


def test_km_r28_a_card_is_shown_only_while_it_is_looked_at():
    plain = play(table(), "look at your own card")
    assert [type(line).__name__ for line in told(plain, 0) if "you see" in line] == ["Glimpse"]
    assert "King" not in drawn(plain, 0)
    aided = play(table(memory_aid="on"), "look at your own card")
    assert [type(line).__name__ for line in told(aided, 0) if "you see" in line] == ["str"]
    assert "King" in drawn(aided, 0)
    assert "King" not in drawn(aided, 1)


def drawn(match, seat):
    return match.draw(seat, names=NAMES).replace("King Thief Minister", "")


def test_km_r29_the_last_coin_ends_the_game_though_others_should_take_one_too():
    match = play(table(purses=(0, 9, 9, 1)), "claim the Peasant")
    assert purses(match) == [0, 9, 9, 2]
    assert match.actor == cp.OVER


def test_km_r30_the_card_without_an_owner_moves_and_may_be_taken_and_looked_at():
    five = table(purses=[3] * 5)
    assert cards(play(five, "move all cards to the right")).split()[4:] == ["Peasant", "King"]
    match = all_pass(play(table(purses=[3] * 5), "claim the Minister"))
    play(match, "take Ann's card and the card between Eve and Ann", "swap them openly")
    assert cards(match).split()[0] == "Peasant"
    first = opened(5)
    assert "point at the card between Eve and Ann" in choices(first)


# What the rulings do not mention


def test_the_example_on_the_rules_page():
    """Ann, Bob, Cid and Dora sit where you, Bert, Cleo and Dora do."""
    match = table("Thief Sheriff Peasant Executioner King Minister")
    for king_lies_at in (5, 0):  # between Dora and Ann, and then at Ann's spot
        play(match, "move all cards to the left")
        assert cards(match).split()[king_lies_at] == "King"
        for _ in range(3):
            play(match, "claim the King", "challenge")  # a lie, and nothing moves
    play(match, "claim the King", "let it pass", "challenge", "Yes Sir", "say nothing", "Yes Sir")
    assert purses(match) == [6, 4, 2, 2]
    assert [known(match, seat, 1) for seat in range(4)] == ["Minister"] * 4
    assert [known(match, seat, 4) for seat in (0, 1)] == [None, "Peasant"]


def test_after_the_end_all_cards_are_turned_up():
    match = table("King - Minister - - -", purses=(4, 4, 5, 5))
    all_pass(play(match, "claim the King"))
    seen = []
    while match.actor == cp.CHANCE:
        outcomes = match.outcomes()
        seen.append(len(outcomes))
        match.play(outcomes[-1][0])
    assert seen == [4, 1, 3, 2, 1]  # after the King, which was turned up already
    assert match.view(None)["shown"] == match.state()["face"]
    assert sorted(match.state()["face"]) == list(range(6))


def test_a_card_that_nobody_has_seen_is_any_character_that_is_left():
    match = table("- King - Thief - -")
    match.play(match.parse("look at your own card"))
    assert match.outcomes() == [(c, Fraction(1, 4)) for c in (2, 3, 4, 5)]


def test_coins_are_never_lost_in_a_game_of_each_size():
    for seats in (3, 4, 5, 6):
        match = GAME.new(seats, seed=seats)
        bots = [cp.bot("random", GAME, seed=seat) for seat in range(seats)]
        while match.actor != cp.OVER:
            match.play(bots[match.actor].choose(match.view(match.actor), match.legal()))
            assert sum(purses(match)) + treasury(match) == 5 * seats
        assert Counter(match.state()["face"]) == Counter(range(6))
