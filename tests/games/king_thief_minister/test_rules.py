"""The rulings of King Thief Minister, one test each, in their order."""

from collections import Counter
from fractions import Fraction

import pytest

import cutpurse as cp
from cutpurse.games.king_thief_minister.questions import owner_of, spot_of
from games.king_thief_minister.tables import (
    CHARACTERS,
    NAMES,
    actor,
    all_pass,
    cards,
    choices,
    play,
    possible,
    purses,
    settle,
    table,
    told,
    treasury,
)

GAME = cp.game("king-thief-minister")


def known(match, seat, spot):
    """The character that a seat is certain of, or None."""
    odds = possible(match, seat, spot)
    return next(iter(odds)) if len(odds) == 1 else None


def opened(seats, **options):
    """A new game in which Ann begins."""
    match = GAME.new(seats, chance="manual", **options)
    match.play(match.parse("seat 0 is dealt the King"))
    return match


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


def test_km_r15_the_minister_swaps_openly_or_under_the_table():
    match = all_pass(play(table(active=2), "claim the Minister"))
    assert len(choices(match)) == 15
    openly = play(match, "take Ann's card and Cid's card", "swap them openly")
    assert cards(openly) == "Executioner Thief Minister King Sheriff Peasant"
    assert actor(openly) == "Dora"
    for manner, lie in [
        ("swap them under the table", "Thief King"),
        ("only seem to swap them", "King Thief"),
    ]:
        match = all_pass(play(table(active=2), "claim the Minister"))
        play(match, "take Ann's card and Bob's card", manner)
        assert cards(match) == f"{lie} Minister Executioner Sheriff Peasant"
        assert match.witnessed(2)[-1].action == match.log[-1].action
        assert {match.witnessed(seat)[-1].action for seat in (None, 0, 1, 3)} == {-1}
        assert told(match)[-1] == "Cid handles them under the table."


def test_km_r15_only_the_minister_knows_where_a_card_is_that_was_under_the_table():
    match = play(table(), "look at your own card")  # Ann knows the King
    all_pass(play(match, "claim the Minister"))
    play(match, "take Ann's card and Cid's card", "swap them under the table")
    assert possible(match, 0, 0) == {"King": 50} | dict.fromkeys(CHARACTERS[1:], 10)
    assert possible(match, 0, 3)["King"] == 50
    play(match, "look at your own card")  # Cid finds the King
    assert known(match, 2, 3) == "King"
    mine = all_pass(
        play(table(), "look at your own card", "move all cards to the left", "look at your own card")
    )
    play(mine, "move all cards to the right")
    all_pass(play(mine, "claim the Minister"))
    play(mine, "take Ann's card and Bob's card", "swap them under the table")
    assert known(mine, 0, 1) == "King"
    assert known(mine, 2, 1) is None


def test_km_r16_the_thief_robs_the_next_player_on_either_side():
    match = all_pass(play(table(active=3), "claim the Thief"))
    assert purses(match) == [2, 3, 2, 5]
    three = all_pass(play(table(purses=(3, 0, 3)), "claim the Thief"))
    assert purses(three) == [5, 0, 2]
    assert treasury(three) == 8
    broke = all_pass(play(table(purses=(14, 0, 0)), "claim the Thief"))
    assert purses(broke) == [15, 0, 0]
    assert broke.actor == cp.CHANCE or broke.actor == cp.OVER


def test_km_r17_the_executioner_takes_all_if_he_names_the_card():
    match = all_pass(play(table(purses=(3, 3, 5, 0)), "claim the Executioner"))
    assert choices(match) == {"point at Bob's card", "point at Cid's card", "point at Dora's card"}
    play(match, "point at Cid's card", "it is the Executioner")
    assert purses(match) == [8, 3, 0, 0]
    assert all(known(match, seat, 3) == "Executioner" for seat in (None, 0, 1, 2, 3))
    match = all_pass(play(table(purses=(3, 3, 5, 0)), "claim the Executioner"))
    play(match, "point at Dora's card", "it is the King")
    assert purses(match) == [3, 3, 5, 0]
    assert known(match, 3, 4) == "Sheriff"
    assert known(match, 0, 4) is None
    assert "King" not in possible(match, 0, 4)


def test_km_r18_everybody_with_a_coin_pays_the_sheriff_and_the_named_one_two():
    match = all_pass(play(table(purses=(3, 0, 1, 4)), "claim the Sheriff"))
    assert choices(match) == {"Bob pays two", "Cid pays two", "Dora pays two"}
    play(match, "Dora pays two")
    assert purses(match) == [3, 0, 0, 2]
    assert treasury(match) == 15
    match = all_pass(play(table(purses=(3, 0, 1, 4)), "claim the Sheriff"))
    assert purses(play(match, "Cid pays two")) == [3, 0, 0, 3]
    match = all_pass(play(table(purses=(3, 0, 1, 4)), "claim the Sheriff"))
    assert purses(play(match, "Bob pays two")) == [3, 0, 0, 3]


PEASANT_FIRST = "Peasant King Thief Minister Executioner Sheriff"


def name_cards(match, *names):
    for card, character in zip(names[::2], names[1::2], strict=True):
        play(match, f"point at {card}", f"it is the {character}")
    return match


def test_km_r19_the_peasant_is_not_challenged_and_names_the_cards_of_the_others():
    match = play(table(PEASANT_FIRST), "claim the Peasant")
    assert actor(match) == "Ann"
    assert choices(match) == {f"point at {name}'s card" for name in ("Bob", "Cid", "Dora")}
    name_cards(match, "Bob's card", "King", "Cid's card", "Minister")
    assert match.actor == 0
    name_cards(match, "Dora's card", "Executioner")
    assert purses(match) == [11, 3, 3, 3]
    assert match.actor == cp.OVER


def test_km_r19_with_six_players_four_names_are_enough():
    match = play(table(PEASANT_FIRST, purses=[3] * 6), "claim the Peasant")
    name_cards(match, "Bob's card", "King", "Cid's card", "Thief", "Dora's card", "Minister")
    assert match.actor == 0
    assert name_cards(match, "Fox's card", "Sheriff").actor == cp.OVER


def test_km_r19_as_an_option_all_six_are_named():
    match = play(table(PEASANT_FIRST, peasant_names="six"), "claim the Peasant")
    assert len(choices(match)) == 5
    name_cards(match, "Bob's card", "King", "Cid's card", "Minister", "Dora's card", "Executioner")
    assert match.actor == 0
    assert name_cards(match, "the card between Bob and Cid", "Thief").actor == cp.OVER


def test_km_r19_with_five_players_all_four_others_are_named():
    match = play(table(PEASANT_FIRST, purses=[3] * 5), "claim the Peasant")
    name_cards(match, "Bob's card", "King", "Cid's card", "Thief", "Dora's card", "Minister")
    assert match.actor == 0
    assert name_cards(match, "Eve's card", "Executioner").actor == cp.OVER


def test_km_r20_the_peasant_chooses_the_order():
    for order in [("Bob", "King", "Cid", "Minister"), ("Cid", "Minister", "Bob", "King")]:
        match = play(table(PEASANT_FIRST), "claim the Peasant")
        name_cards(match, f"{order[0]}'s card", order[1], f"{order[2]}'s card", order[3])
        assert choices(match) == {"point at Dora's card"}
        with pytest.raises(cp.IllegalAction, match=r"rule 5\.3"):
            play(match, "point at Bob's card")


def test_km_r21_the_peasant_pays_two_coins_for_a_mistake_and_the_cards_are_turned_down():
    match = play(table(), "claim the Peasant")  # it is the King
    assert purses(match) == [1, 3, 3, 3]
    assert all(known(match, seat, 0) == "King" for seat in (None, 0, 1, 2, 3))
    assert match.state()["up"] == 0
    match = name_cards(play(table(PEASANT_FIRST), "claim the Peasant"), "Bob's card", "Thief")
    assert purses(match) == [1, 3, 3, 3]
    assert known(match, 3, 1) == "King"
    assert match.state()["up"] == 0
    assert actor(match) == "Bob"


@pytest.mark.parametrize(
    ("purse", "after"),
    [
        ((1, 3, 3, 3), [0, 4, 4, 4]),
        ((0, 3, 3, 3), [0, 5, 5, 5]),
        ((0, 5, 5, 5), [0, 6, 7, 7]),  # five coins: Dora, Cid, Bob, Dora, Cid
        ((0, 5, 6, 7), [0, 5, 7, 8]),
    ],
)
def test_km_r21_for_coins_that_the_peasant_lacks_the_others_take_one_lap_each(purse, after):
    match = play(table(purses=purse), "claim the Peasant")
    assert purses(match) == after
    assert (match.actor == cp.OVER) == (treasury(match) == 0)


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
