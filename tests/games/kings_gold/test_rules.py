"""The rulings of King's Gold, KG-R1 to KG-R22, each as a test, and the rules they belong to."""

from fractions import Fraction

import pytest

import cutpurse as cp
from cutpurse.games.kings_gold.state import COINS, DONE, MOST_ROLL_OFFS, faces_of
from games.kings_gold.tables import choices, faces, gold, play, table


def new(seats=3, **options):
    return cp.game("kings-gold").new(seats, chance="manual", **options)


# 1 Setting up


def test_r1_1_all_coins_begin_in_the_box():
    assert gold(new(4)) == (COINS, 0, [0, 0, 0, 0])


def test_kg_r1_most_skulls_begins():
    match = new(3)
    play(match, "skull skull 1 1 1", "skull skull skull 1 1", "1 1 1 1 1")
    assert match.state()["active"] == 1
    assert match.narrate()[-1] == "seat 1 begins."


def test_kg_r1_seats_tied_on_skulls_roll_again_and_the_others_do_not():
    match = new(3)
    play(match, "skull skull 1 1 1", "skull 1 1 1 1", "1 1 1 skull skull")
    assert match.state()["active"] == 0
    play(match, "1 1 1 1 1")
    assert match.state()["active"] == 2
    play(match, "1 1 1 1 skull")
    assert match.state()["active"] == 2
    assert match.state()["turn"] == 1


def test_kg_r1_turns_go_clockwise():
    match = play(new(3, first=1), "bones bones bones 1 1")
    assert match.state()["active"] == 2
    play(match, "bones bones bones 1 1")
    assert match.state()["active"] == 0


def test_a_fixed_first_seat_needs_no_roll_off():
    match = new(4, first=3)
    assert match.state()["active"] == 3
    assert match.state()["turn"] == 1


def test_kg_r21_after_twenty_ties_the_lowest_tied_seat_begins():
    match = new(3)
    play(match, "1 1 1 1 1", "skull 1 1 1 1", "skull 1 1 1 1")
    for _ in range(MOST_ROLL_OFFS - 1):
        assert match.state()["turn"] == 0
        play(match, "1 1 1 1 1", "1 1 1 1 1")
    assert match.state()["turn"] == 1
    assert match.state()["active"] == 1


# 2 Rolling


def test_r2_1_every_face_is_equally_likely():
    assert new().outcomes() == [(face, Fraction(1, 6)) for face in range(6)]


def test_kg_r2_a_seat_may_stop_after_the_first_and_the_second_roll():
    match = play(new(2, first=0), "1 2 skull cannon 3")
    assert "stop" in choices(match)
    play(match, "roll a", "2")
    assert "stop" in choices(match)


def test_kg_r2_the_third_roll_is_the_last():
    match = play(new(2, first=0), "1 2 skull cannon 3", "roll a", "2", "roll a", "3")
    assert "stop" not in choices(match)
    with pytest.raises(cp.IllegalAction, match=r'"roll a": the rolling is over in this turn \(rule 2.2\)'):
        match.play(match.parse("roll a"))


def test_kg_r3_any_dice_but_crossbones_may_be_rolled_again():
    match = table("1 bones skull bones 3")
    assert choices(match) == {"stop", *(f"roll {d}" for d in ("a", "c", "e", "a c", "a e", "c e", "a c e"))}
    with pytest.raises(cp.IllegalAction, match=r"crossbones are locked: b and d \(rule 2.3\)"):
        match.play(match.parse("roll a b c d e"))


def test_kg_r3_dice_kept_before_may_be_rolled_again():
    match = play(table("1 2 3 skull cannon", rolls=2), "roll a", "bones")
    assert "roll b c d e" in choices(match)


def test_kg_r3_dice_that_are_not_rolled_keep_their_faces():
    match = play(table("1 2 3 skull cannon"), "roll b e", "bones 3")
    assert faces_of(match.state()["dice"]) == faces("1 bones 3 skull 3")


def test_kg_r4_the_third_crossbones_ends_the_turn_at_once():
    match = play(table("bones 3 cannon cannon 2", purses=(5, 0, 0), rolls=2), "roll b d", "bones bones")
    assert gold(match) == (30, 28, [2, 0, 0])
    assert match.state()["active"] == 1


def test_kg_r5_pairs_do_not_count_beside_three_crossbones():
    match = play(table(purses=(4, 9, 0)), "bones 3 bones skull bones")
    assert gold(match)[2] == [1, 9, 0]
    assert match.narrate()[-1] == "Three crossbones: seat 0 pays the King 3 coins."


def test_kg_r22_all_dice_of_a_roll_land_before_it_is_judged():
    match = play(table(purses=(4, 0, 0)), "bones bones bones bones")
    assert match.state()["active"] == 0
    assert gold(match)[2] == [4, 0, 0]
    play(match, "bones")
    assert match.state()["active"] == 1


# 3 What the dice bring


def test_kg_r6_stopping_without_a_combination_costs_the_penalty():
    match = play(table("1 2 3 3 bones", purses=(7, 0, 0)), "stop")
    assert gold(match) == (30, 26, [4, 0, 0])
    assert match.narrate()[-1] == "No combination: seat 0 pays the King 3 coins."


def test_kg_r6_symbols_alone_are_no_combination():
    assert gold(play(table("skull skull cannon cannon bones", purses=(7, 9, 0)), "stop"))[2] == [4, 9, 0]


def test_kg_r7_the_player_chooses_coin_and_symbol():
    match = play(table("1 3 cannon skull bones", purses=(0, 5, 5)), "stop")
    robberies = {f"rob seat {seat} of {coin}" for seat in (1, 2) for coin in (1, 3)}
    assert choices(match) == {"take 1 with the cannon", "take 3 with the cannon", *robberies}


def test_kg_r7_as_many_pairs_as_possible_must_be_made():
    match = play(table("1 3 cannon skull bones", purses=(0, 5, 5)), "stop", "take 3 with the cannon")
    assert choices(match) == {"rob seat 1 of 1", "rob seat 2 of 1"}
    play(match, "rob seat 2 of 1")
    assert match.state()["active"] == 1
    assert gold(match)[2] == [4, 5, 4]


def test_kg_r7_symbols_left_over_stay_unused():
    match = play(table("2 cannon skull skull cannon", purses=(0, 5, 5)), "stop", "rob seat 1 of 2")
    assert match.state()["active"] == 1
    assert gold(match) == (30, 20, [2, 3, 5])


def test_r3_3_no_die_is_used_twice():
    match = play(table("3 1 cannon cannon bones"), "stop", "take 3 with the cannon")
    with pytest.raises(cp.IllegalAction, match=r"no unpaired die shows 3 \(rule 3.3\)"):
        match.play(match.parse("take 3 with the cannon"))
    assert choices(match) == {"take 1 with the cannon"}


def test_kg_r8_five_coins_take_the_kings_pile():
    match = play(table("1 2 3 3 1", purses=(1, 0, 0)), "stop")
    assert gold(match) == (30, 0, [30, 0, 0])
    assert match.narrate()[-1] == "Five coins! seat 0 robs the King of 29 coins."


def test_kg_r8_five_coins_with_an_empty_kings_pile_cost_nothing():
    match = play(table("1 2 3 3 1", purses=(10, 20, 0), box=30), "stop")
    assert gold(match) == (30, 0, [10, 20, 0])


def test_kg_r8_five_skulls_take_all_from_one_rival():
    match = play(table("skull skull skull skull skull", purses=(1, 8, 3)), "stop")
    assert choices(match) == {"plunder seat 1", "plunder seat 2"}
    play(match, "plunder seat 1")
    assert gold(match)[2] == [9, 0, 3]
    assert match.state()["active"] == 1
    assert match.narrate()[-1] == "Five skulls! seat 0 takes everything seat 1 has: 8 coins."


def test_kg_r9_too_few_coins_the_player_takes_first():
    match = play(table("3 1 cannon cannon bones", box=4), "stop", "take 3 with the cannon")
    assert gold(match)[:2] == (0, 60 - 4 + 1)
    assert gold(match)[2] == [3, 0, 0]


def test_kg_r9_the_player_takes_what_is_left():
    match = play(table("3 1 cannon bones bones", box=2), "stop", "take 3 with the cannon")
    assert gold(match) == (0, 58, [2, 0, 0])


@pytest.mark.parametrize(("box", "mine", "kings"), [(6, 3, 3), (5, 2, 3), (4, 2, 2), (3, 1, 2), (1, 0, 1)])
def test_kg_r9_french_the_rest_is_split_and_the_odd_coin_is_the_kings(box, mine, kings):
    match = table("3 1 cannon bones bones", box=box, options={"kings_share": "french"})
    king = match.state()["king"]
    play(match, "stop", "take 3 with the cannon")
    assert gold(match) == (0, king + kings, [mine, 0, 0])


def test_kg_r9_french_changes_nothing_while_the_box_can_pay_both():
    match = table("3 1 cannon bones bones", box=7, options={"kings_share": "french"})
    assert gold(play(match, "stop", "take 3 with the cannon"))[0] == 1


def test_kg_r10_the_kings_share_is_the_number_taken():
    match = play(table("3 1 cannon bones bones", box=30), "stop", "take 3 with the cannon")
    assert gold(match) == (24, 33, [3, 0, 0])
    assert match.narrate()[-1] == "seat 0 takes 3 coins from the box, and the King gets 3."


def test_kg_r11_a_poor_rival_gives_all_there_is():
    match = play(table("3 1 skull bones bones", purses=(0, 2, 9)), "stop", "rob seat 1 of 3")
    assert gold(match)[2] == [2, 0, 9]


def test_kg_r11_robbing_empty_purses_is_no_penalty():
    match = play(table("3 1 skull bones bones", purses=(5, 0, 0)), "stop", "rob seat 2 of 3")
    assert gold(match)[2] == [5, 0, 0]


def test_kg_r11_nobody_robs_himself():
    match = play(table("3 1 skull bones bones", purses=(5, 0, 0)), "stop")
    with pytest.raises(cp.IllegalAction, match=r"seat 0 cannot be robbed here"):
        match.play(match.parse("rob seat 0 of 3"))


def test_kg_r11_the_same_rival_may_be_robbed_twice():
    match = play(
        table("3 2 skull skull bones", purses=(0, 9, 9)), "stop", "rob seat 1 of 3", "rob seat 1 of 2"
    )
    assert gold(match)[2] == [5, 4, 9]


def test_kg_r12_pairs_are_made_one_at_a_time_in_any_order():
    first = play(table("3 1 cannon skull bones", purses=(0, 9, 0)), "stop", "rob seat 1 of 1", "take 3 with")
    other = play(table("3 1 cannon skull bones", purses=(0, 9, 0)), "stop", "take 3 with", "rob seat 1 of 1")
    assert gold(first) == gold(other)


def test_kg_r12_when_the_box_runs_empty_the_other_pairs_are_lost():
    match = table("3 2 cannon skull bones", purses=(10, 9, 0), box=4)
    play(match, "stop", "take 3 with the cannon")
    assert match.actor == cp.OVER
    assert gold(match)[2] == [13, 9, 0]


def test_kg_r13_two_cannons_and_the_first_empties_the_box():
    match = table("3 2 cannon cannon bones", purses=(10, 9, 0), box=6)
    play(match, "stop", "take 3 with the cannon")
    assert match.actor == cp.OVER
    assert gold(match)[2] == [13, 9, 0]


@pytest.mark.parametrize(("purse", "left"), [(0, 0), (2, 0), (3, 0), (4, 1)])
def test_kg_r14_who_cannot_pay_the_penalty_pays_all_there_is(purse, left):
    assert gold(play(table("1 2 3 bones bones", purses=(purse, 0, 0)), "stop"))[2] == [left, 0, 0]


# 6 The end


def test_kg_r16_the_kings_pile_counts_for_nobody():
    match = table("3 1 cannon bones bones", purses=(1, 2, 0), box=1, active=1)
    play(match, "stop", "take 3 with the cannon")
    assert match.state()["king"] > 50
    assert match.shares() == [0, 1, 0]
    assert match.points() == [1, 3, 0]


def test_kg_r17_the_game_ends_at_once_even_if_some_had_fewer_turns():
    match = table("3 1 cannon bones bones", purses=(9, 2, 0), box=1, active=1, turn=2)
    assert play(match, "stop", "take 3 with the cannon").actor == cp.OVER


def test_kg_r18_five_cannons_take_the_box_and_end_the_game():
    match = play(table("cannon cannon cannon cannon cannon", purses=(0, 9, 0), box=20), "stop")
    assert gold(match) == (0, 31, [20, 9, 0])
    assert match.actor == cp.OVER
    assert match.narrate()[-4:] == [
        "Five cannons! seat 0 takes the whole box: 20 coins.",
        "The box is empty.",
        "At the end seat 0 has 20 coins, seat 1 has 9 coins, and seat 2 has nothing.",
        "seat 0 wins!",
    ]


def test_kg_r19_there_is_one_skull_face_and_it_is_called_skull():
    match = new()
    assert [match.text(outcome) for outcome, _ in match.outcomes()].count("skull") == 1


def play_off(purses=(8, 5, 8), box=2, **fields):
    """Seat 1 has just taken the last coins, and seats 0 and 2 are tied for richest."""
    match = table("3 1 cannon bones bones", purses=purses, box=box, active=1, **fields)
    return play(match, "stop", "take 3 with the cannon")


def test_kg_r15_tied_seats_hold_a_play_off_from_the_first_after_the_one_who_emptied_the_box():
    match = play_off()
    assert match.actor == cp.CHANCE
    assert match.state()["active"] == 2
    assert match.narrate()[-1] == "Play-off, round 1: seat 0 and seat 2."


def test_kg_r15_only_tied_seats_play_and_can_be_robbed():
    match = play(play_off(), "3 2 skull skull bones", "stop")
    assert choices(match) == {"rob seat 0 of 3", "rob seat 0 of 2"}
    with pytest.raises(cp.IllegalAction, match=r"seat 1 cannot be robbed here \(rules 3.5, 6.3\)"):
        match.play(match.parse("rob seat 1 of 3"))
    play(match, "rob seat 0 of 3", "rob seat 0 of 2")
    assert match.state()["active"] == 0


def test_kg_r15_the_richest_after_a_round_wins():
    match = play(play_off(), "3 2 skull skull bones", "stop", "rob seat 0 of 3", "rob seat 0 of 2")
    play(match, "bones bones bones 1 1")
    assert match.actor == cp.OVER
    assert match.shares() == [0, 0, 1]


def test_kg_r15_a_cannon_brings_nothing_but_saves_from_the_penalty():
    match = play(play_off(), "3 1 cannon cannon bones", "stop", "take 3 with the cannon")
    assert match.actor == 2
    play(match, "take 1 with the cannon")
    assert gold(match)[2] == [8, 7, 8]
    assert match.state()["active"] == 0


def test_kg_r15_five_cannons_bring_nothing_and_the_play_off_goes_on():
    match = play(play_off(), "cannon cannon cannon cannon cannon", "stop")
    assert gold(match)[2] == [8, 7, 8]
    assert match.state()["active"] == 0
    assert match.actor == cp.CHANCE


def test_kg_r15_five_coins_take_the_kings_pile():
    match = play(play_off(), "1 1 1 1 1", "stop")
    assert gold(match)[2] == [8, 7, 8 + 37]


def test_kg_r15_who_was_not_tied_cannot_win_however_rich():
    match = play_off()
    play(match, "1 1 1 bones bones", "stop")  # seat 2 pays 3, and has 5
    play(match, "bones bones bones 1 1")  # seat 0 pays 3, and has 5
    assert gold(match)[2] == [5, 7, 5]
    assert match.state()["play_offs"] == 2
    play(match, "1 1 1 bones bones", "stop", "skull 1 bones bones 1", "stop", "rob seat 2 of 1")
    assert match.shares() == [1, 0, 0]
    assert match.points() == [6, 7, 1] == gold(match)[2]
    assert match.narrate()[-2:] == [
        "At the end seat 0 has 6 coins, seat 1 has 7 coins, and seat 2 has 1 coin.",
        "seat 0 wins the play-off!",
    ]


def test_kg_r15_the_one_who_emptied_the_box_comes_last():
    match = table("1 1 cannon bones bones", purses=(4, 3, 4), box=2, active=1)
    play(match, "stop", "take 1 with the cannon")
    order = []
    for _ in range(3):
        order.append(match.state()["active"])
        play(match, "bones bones bones bones bones")
    assert order == [2, 0, 1]


def test_kg_r15_after_five_rounds_the_win_is_shared():
    match = play_off()
    for round in range(1, 6):
        assert match.state()["play_offs"] == round
        play(match, "bones bones bones 1 1", "bones bones bones 1 1")
    assert match.actor == cp.OVER
    assert match.shares() == [Fraction(1, 2), 0, Fraction(1, 2)]
    assert match.narrate()[-3:] == [
        "At the end seat 0 has nothing, seat 1 has 7 coins, and seat 2 has nothing.",
        "After 5 rounds the play-off has no winner.",
        "The win is shared by seat 0 and seat 2.",
    ]


def test_kg_r20_after_the_last_turn_the_richest_wins_with_gold_in_the_box():
    match = table("1 1 cannon bones bones", purses=(4, 4, 5), options={"turns": 9})
    play(match, "stop", "take 1 with the cannon")
    assert match.actor == cp.OVER
    assert match.shares() == [Fraction(1, 2), 0, Fraction(1, 2)]
    assert match.narrate()[-3:] == [
        "9 turns have been played: the box is closed.",
        "At the end seat 0 has 5 coins, seat 1 has 4 coins, and seat 2 has 5 coins.",
        "The win is shared by seat 0 and seat 2.",
    ]


def test_kg_r20_a_tie_is_played_off_when_the_last_turn_empties_the_box():
    match = play_off(options={"turns": 9})
    assert match.state()["play_offs"] == 1
    assert match.actor == cp.CHANCE


def test_kg_r20_turns_of_a_play_off_are_not_counted():
    match = play_off(options={"turns": 9})
    for round in range(2, 6):
        play(match, "bones bones bones 1 1", "bones bones bones 1 1")
        assert match.state()["play_offs"] == round


def test_kg_r20_before_the_last_turn_it_goes_on():
    match = table("1 1 cannon bones bones", purses=(4, 4, 5), options={"turns": 10})
    assert play(match, "stop", "take 1 with the cannon").state()["phase"] != DONE


def test_the_example_on_the_rules_page():
    match = play(table(purses=(4, 9), box=30, rolls=2), "skull bones 1 2 cannon")
    worse = play(match.copy(), "roll c d", "bones bones")
    assert gold(worse) == (30, 20, [1, 9])
    play(match, "roll c", "3", "stop", "take 3 with the cannon", "rob seat 1 of 2")
    assert gold(match) == (24, 20, [9, 7])


# Words that refuse


@pytest.mark.parametrize(
    ("dice", "stopped", "text", "reason"),
    [
        ("1 2 skull cannon 3", False, "take 3 with the cannon", "stop rolling first"),
        ("1 2 skull bones 3", True, "plunder seat 1", "that needs five skulls"),
        ("1 2 skull bones 3", True, "take 1 with the cannon", "no cannon is left to pair"),
        ("1 2 cannon bones 3", True, "rob seat 1 of 1", "no skull is left to pair"),
        ("1 2 skull bones 2", True, "rob seat 1 of 3", "no unpaired die shows 3"),
        ("1 2 skull bones 2", True, "stop", "the rolling is over in this turn"),
        ("skull skull skull skull skull", True, "plunder seat 0", "seat 0 cannot be robbed here"),
        ("skull skull skull skull skull", True, "take 1 with the cannon", "no unpaired die shows 1"),
    ],
)
def test_a_refused_action_says_why(dice, stopped, text, reason):
    match = table(dice)
    if stopped:
        play(match, "stop")
    with pytest.raises(cp.IllegalAction) as refused:
        match.play(match.parse(text))
    assert f'illegal action "{text}": {reason}' in str(refused.value)
    assert "rule" in str(refused.value)
