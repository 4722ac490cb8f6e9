"""The rulings on setting up, turns and challenges, KM-R1 to KM-R14."""

from fractions import Fraction

import pytest

import cutpurse as cp
from cutpurse.games.king_thief_minister.questions import owner_of, spot_of
from games.king_thief_minister.tables import (
    CHARACTERS,
    GAME,
    NAMES,
    actor,
    all_pass,
    cards,
    choices,
    known,
    opened,
    play,
    possible,
    purses,
    settle,
    table,
    told,
    treasury,
)


@pytest.mark.parametrize(("seats", "coins"), [(3, 6), (4, 8), (5, 10), (6, 12)])
def test_km_r1_everybody_has_three_coins_and_the_treasury_two_for_each(seats, coins):
    match = GAME.new(seats, seed=1)
    assert purses(match) == [3] * seats
    assert treasury(match) == coins


@pytest.mark.parametrize(
    ("seats", "owners"),
    [
        (6, [0, 1, 2, 3, 4, 5]),
        (5, [0, 1, 2, 3, 4, -1]),
        (4, [0, 1, -1, 2, 3, -1]),
        (3, [0, -1, 1, -1, 2, -1]),
    ],
)
def test_everybody_owns_a_spot(seats, owners):
    assert [owner_of(seats, spot) for spot in range(6)] == owners
    assert [spot_of(seats, seat) for seat in range(seats)] == [owners.index(seat) for seat in range(seats)]


def test_km_r2_any_seat_may_begin_and_no_card_is_known_then():
    match = GAME.new(5, chance="manual")
    assert [odds for _, odds in match.outcomes()] == [Fraction(1, 5)] * 5
    match.play(match.parse("seat 3 is dealt the King"))
    assert match.actor == 3
    assert cards(match) == "- - - - - -"


def test_km_r3_before_the_first_turn_everybody_looks_at_a_card_of_another_spot():
    match = opened(4)
    assert choices(match) == {
        "point at Bob's card",
        "point at the card between Bob and Cid",
        "point at Cid's card",
        "point at Dora's card",
        "point at the card between Dora and Ann",
    }
    for asked, pointed, seen in [(0, 3, "King"), (1, 3, "King"), (2, 5, "Thief"), (3, 2, "Sheriff")]:
        assert match.actor == asked
        match.play(32 + pointed)
        assert len(match.outcomes()) == (1 if asked == 1 else 6 - [0, 1, 1, 2][asked])
        match.play(CHARACTERS.index(seen))
        assert known(match, asked, pointed) == seen
        assert known(match, (asked + 3) % 4, pointed) == (seen if asked == 1 else None)
        assert told(match, (asked + 2) % 4)[-1].startswith(f"{NAMES[asked]} looks at")
    assert match.actor == 0
    assert choices(match) >= {"look at your own card", "claim the King"}


def test_km_r4_a_turn_is_one_action_and_there_is_no_passing():
    match = table()
    moves = {f"move all cards to the {where}" for where in ("right", "left", "front")}
    assert choices(match) == {"look at your own card"} | moves | {f"claim the {c}" for c in CHARACTERS}
    assert actor(play(match, "move all cards to the left")) == "Bob"


def test_km_r5_looking_without_a_coin_needs_one_for_each_of_the_others():
    poor = table(purses=(0, 6, 6, 6))
    assert treasury(poor) == 2
    assert "look at your own card" not in choices(poor)
    with pytest.raises(cp.IllegalAction, match=r"only if the treasury holds at least 3 \(rule 2.3\)"):
        play(poor, "look at your own card")
    enough = play(table(purses=(0, 5, 5, 5)), "look at your own card")
    assert purses(enough) == [0, 6, 6, 6]
    assert known(enough, 0, 0) == "King"
    exactly = table(purses=(0, 6, 5, 6), active=0)
    assert treasury(exactly) == 3
    play(exactly, "look at your own card")
    assert purses(exactly) == [0, 7, 6, 7]
    assert exactly.actor == cp.OVER
    assert not any("you see" in line for line in told(exactly, 0))
    assert known(exactly.at(1), 0, 0) is None


def test_km_r6_a_look_is_paid_to_the_treasury_and_only_the_looker_sees():
    match = play(table(), "look at your own card")
    assert purses(match) == [2, 3, 3, 3]
    assert treasury(match) == 9
    assert known(match, 0, 0) == "King"
    assert all(known(match, seat, 0) is None for seat in (None, 1, 2, 3))
    assert actor(match) == "Bob"


def test_km_r7_the_others_are_asked_from_the_claimants_right_and_one_challenge_is_settled():
    match = play(table(active=1), "claim the Thief")
    asked = []
    while len(asked) < 3:
        asked.append(actor(match))
        play(match, "let it pass")
    assert asked == ["Ann", "Dora", "Cid"]
    assert purses(match) == [2, 5, 2, 3]
    match = play(table(active=1), "claim the King", "let it pass", "challenge")
    assert actor(match) == "Cid"
    assert "claim the King" in choices(match)


def test_km_r8_only_the_challenger_sees_the_card_and_all_learn_whether_it_is_true():
    match = play(table(), "claim the Thief", "challenge")
    assert known(match, 3, 0) == "King"
    for seat in (None, 0, 1, 2):
        assert set(possible(match, seat, 0)) == set(CHARACTERS) - {"Thief"}
        assert "It is a lie: nothing happens." in told(match, seat)
        assert not any("you see" in line for line in told(match, seat))
    match = play(table(), "claim the King", "challenge")
    assert all(known(match, seat, 0) == "King" for seat in (None, 0, 1, 2, 3))


def test_km_r9_a_true_claim_costs_the_challenger_a_coin_before_it_works_and_a_lie_costs_the_turn():
    true = play(table(), "claim the King", "challenge")
    assert purses(true) == [6, 3, 3, 2]
    assert actor(true) == "Dora"
    assert "Yes Sir" in choices(true)
    lie = play(table(), "claim the Thief", "challenge")
    assert purses(lie) == [3, 3, 3, 3]
    assert actor(lie) == "Bob"


def test_km_r10_a_lie_that_nobody_challenges_works():
    match = all_pass(play(table("Thief King Minister Executioner Sheriff Peasant"), "claim the King"))
    assert purses(match) == [6, 3, 3, 3]
    assert "Nobody challenges that." in told(match)


def test_km_r11_instead_of_one_who_cannot_pay_the_others_take_a_coin_each_from_his_right_on():
    match = play(table(purses=(3, 4, 4, 0)), "claim the Sheriff", "challenge")
    assert purses(match) == [3, 4, 4, 0]
    match = play(table(purses=(3, 4, 4, 0)), "claim the King", "challenge")
    assert purses(match) == [4 + 3, 5, 5, 0]
    short = play(table(purses=(3, 7, 8, 0)), "claim the King", "challenge")
    assert treasury(short) == 0
    assert purses(short) == [3, 8, 9, 0]  # Cid and Bob were faster than Ann, and there is no King's take
    assert short.actor == cp.OVER


def test_km_r12_a_king_who_empties_the_treasury_asks_nobody():
    match = all_pass(play(table(purses=(4, 4, 5, 5)), "claim the King"))
    settle(match)
    assert purses(match) == [6, 4, 5, 5]
    assert match.actor == cp.OVER
    match = all_pass(play(table(purses=(4, 4, 4, 4)), "claim the King"))
    assert "Yes Sir" in choices(match)


def test_km_r13_answers_are_secret_until_the_last_is_given():
    match = all_pass(play(table(), "claim the King"))
    assert actor(match) == "Dora"
    play(match, "Yes Sir")
    assert match.view(3)["answers"] == 1 << 3
    assert all(match.view(seat)["answers"] == 0 for seat in (None, 0, 1, 2))
    assert [match.witnessed(seat)[-1].action for seat in (3, 0)] == [12, -1]
    play(match, "say nothing", "say nothing")
    assert all(match.view(seat)["answers"] == 1 << 3 for seat in (None, 0, 1, 2, 3))
    assert told(match)[-1] == '"Yes Sir": Dora.'


def test_km_r13_a_minister_who_answers_alone_can_be_challenged_from_her_right():
    king = "King - Sheriff Minister Thief Peasant"  # Cid at the fourth spot is the Minister
    match = all_pass(play(table(king), "claim the King"))
    play(match, "say nothing", "Yes Sir", "say nothing")
    assert actor(match) == "Bob"
    believed = all_pass(match)
    assert purses(believed) == [6, 3, 4, 3]
    match = all_pass(play(table(king), "claim the King"))
    play(match, "say nothing", "Yes Sir", "say nothing", "let it pass", "challenge")
    assert purses(match) == [5, 3, 4, 3]  # Ann herself challenged, and the claim was true
    match = all_pass(play(table(king), "claim the King"))
    play(match, "Yes Sir", "say nothing", "say nothing", "challenge")
    assert purses(match) == [6, 3, 3, 3]
    assert actor(match) == "Bob"
    assert "It is a lie: nothing happens." in told(match)


def test_km_r13_of_several_ministers_the_false_ones_pay_and_the_true_one_takes_the_coin():
    match = all_pass(play(table("King Thief Sheriff Minister Peasant Executioner"), "claim the King"))
    play(match, "Yes Sir", "Yes Sir", "Yes Sir")
    assert purses(match) == [6, 2, 4, 2]
    assert actor(match) == "Bob"
    match = all_pass(play(table("King Thief Minister Sheriff Peasant Executioner"), "claim the King"))
    play(match, "say nothing", "Yes Sir", "Yes Sir")
    assert purses(match) == [6, 2, 2, 3]


def test_km_r13_a_poor_false_minister_lets_the_others_take_and_may_end_the_game():
    lie = "King Thief Sheriff Minister Peasant Executioner"
    match = all_pass(play(table(lie, purses=(3, 5, 4, 0)), "claim the King"))
    assert treasury(match) == 5
    play(match, "Yes Sir", "Yes Sir", "say nothing")
    assert purses(match) == [7, 6, 6, 0]
    assert treasury(match) == 1
    match = all_pass(play(table(lie, purses=(3, 6, 6, 0)), "claim the King"))
    play(match, "Yes Sir", "Yes Sir", "say nothing")
    assert purses(match) == [6, 7, 7, 0]
    assert match.actor == cp.OVER


def test_km_r13_false_ministers_pay_from_the_kings_right_on_and_no_more_once_the_treasury_is_empty():
    lie = "King Thief Sheriff Minister Peasant Executioner"
    match = all_pass(play(table(lie, purses=(3, 6, 6, 0)), "claim the King"))
    assert treasury(match) == 2
    play(match, "Yes Sir", "say nothing", "Yes Sir")  # Dora has nothing: Cid and Bob take what there is
    assert purses(match) == [6, 7, 7, 0]
    assert match.actor == cp.OVER
    match = all_pass(play(table(lie, purses=(3, 0, 6, 6)), "claim the King"))
    play(match, "Yes Sir", "say nothing", "Yes Sir")  # Dora pays first, and then three take one each
    assert purses(match) == [7, 0, 7, 6]
    assert match.actor == cp.OVER


def test_km_r14_ministers_see_each_others_cards_and_not_their_own():
    match = all_pass(play(table("King Thief Sheriff Minister Peasant Executioner"), "claim the King"))
    play(match, "Yes Sir", "say nothing", "Yes Sir")  # Dora and Bob; neither is
    assert known(match, 3, 1) == "Thief"
    assert known(match, 1, 4) == "Peasant"
    for seat, spot in [(3, 4), (1, 1), (0, 1), (2, 4), (None, 1)]:
        assert set(possible(match, seat, spot)) >= {"King", "Sheriff"}
        assert "Minister" not in possible(match, seat, spot)
    match = all_pass(play(table("King Thief Sheriff Minister Peasant Executioner"), "claim the King"))
    play(match, "Yes Sir", "Yes Sir", "say nothing")
    assert all(known(match, seat, 3) == "Minister" for seat in (None, 0, 1, 2, 3))
