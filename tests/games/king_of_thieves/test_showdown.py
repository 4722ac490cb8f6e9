"""The rulings on the showdown: chapter 5 of King of Thieves."""

import cutpurse as cp
from cutpurse.games.king_of_thieves.state import HIDDEN, NEW_TOMB
from games.king_of_thieves.tables import (
    GUARDIANS,
    NO_CARDS,
    choices,
    draw,
    gold,
    lying,
    play,
    pools,
    reputation,
    send,
    showdown,
    table,
    tied,
)

EXAMPLE = [
    "2shield/1key ?2shield/1lamp ?1shield/1key",
    "?2ruby/1key 2shield/2key ?2sword/1key ?2sword/1lamp",
    "?2shield/2lamp 1sword/1key ?1sword/1lamp",
]


def test_kt_r4_everybody_may_use_the_community_card_as_in_the_booklets_example():
    """6 Shields win the tomb, 6 Swords the Guardian."""
    match = showdown(rows=EXAMPLE, guardians=[("2sword", 9)])
    assert match.actor == 0
    send(match, "for the tomb")  # the community card: 6 Shields
    assert match.actor == 1
    send(match, "for the tomb")  # the rubies: 4 Shields
    send(match, "against the Skeleton")  # the community card: 6 Swords
    assert match.actor == 2
    send(match, "against the Skeleton")
    assert match.narrate()[-2:] == [
        "seat 1 beats the Skeleton with 6 Swords and takes 9 reputation.",
        "seat 0 plunders the Tomb of the Iron Sultan with 6 Shields and takes 3 gold.",
    ]
    assert gold(match) == [3, 0, 0]
    assert reputation(match) == [5, 14, 5]
    assert match.state()["start"] == 0


def test_kt_r4_the_community_card_counts_for_each_in_one_duel_only():
    match = showdown(rows=NO_CARDS)
    send(match, "for the tomb", "against the Skeleton", "against the Skeleton")
    assert gold(match) == [3, 0, 0]
    assert [match.state()["duel"][seat][6] for seat in range(3)] == [0, 1, 1]


def test_kt_r5_everybody_decides_alone_what_the_rubies_of_the_community_card_are():
    match = showdown(rows=NO_CARDS, community="2ruby/1key", guardians=[("2sword", 3)])
    send(match, "for the tomb", "against the Skeleton", "for the tomb")
    assert gold(match) == [2, 0, 1]  # two seats with two Shields each
    assert reputation(match) == [7, 10, 7]


def test_r5_3_the_better_end_of_the_community_card_counts():
    match = showdown(rows=["1sword/1key", "", ""], community="1shield/2ruby", guardians=[("3sword", 3)])
    send(match, "against the Ghoul Pack", "for the tomb", "for the tomb")
    assert pools(match) == [0]
    assert match.narrate()[-2].startswith("A tie of 2 Shields")


def test_kt_r9_later_seats_see_what_earlier_seats_chose():
    match = table(rows=["?2sword/1key", "?2ruby/1key", ""], start=1, showdown=True, round=3, active=1)
    play(match, "2ruby/1key")
    assert match.actor == 1
    assert match.view(1)["row"][0][0] == HIDDEN
    send(match, "for the tomb", "for the tomb")
    assert match.actor == 2
    assert match.view(2)["duel"][1][0] == 0
    assert match.view(2)["row"][0][0] == HIDDEN
    send(match, "for the tomb")
    assert match.actor == 0
    assert match.view(2)["row"][0][0] == lying("2sword/1key")


def test_r5_1_everything_is_turned_over_before_anything_is_decided():
    match = table(rows=["?2ruby/1key ?2sword/1key", "", ""], showdown=True)
    play(match, "2ruby/1key")
    assert match.actor == cp.CHANCE
    assert match.outcomes() == [(lying("2sword/1key"), 1)]
    play(match, "2sword/1key")
    assert match.actor == 0


def test_kt_r10_no_card_counts_in_two_duels():
    match = showdown(
        tomb="3sword", rows=["2sword/1key", "", ""], community="1key/1lamp", guardians=[("2sword", 3)]
    )
    assert choices(match) == {"for the tomb", "against the Skeleton"}
    send(match, "for the tomb")
    assert gold(match) == [3, 0, 0]
    assert pools(match) == [3]


def test_r5_2_a_card_that_fits_one_duel_counts_there_without_asking():
    match = showdown(
        rows=["2sword/1key ?2shield/1key", "", ""], community="1key/1lamp", guardians=[("2sword", 3)]
    )
    assert gold(match) == [3, 0, 0]
    assert reputation(match) == [10, 7, 7]


def test_kt_r11_one_symbol_is_enough_for_a_tomb_and_none_is_not():
    match = showdown(rows=["1shield/1key", "2key/1lamp", ""], community="1key/1lamp")
    assert gold(match) == [3, 0, 0]
    match = showdown(rows=["1key/1shield", "2key/1lamp", ""], community="1key/1lamp")
    assert gold(match) == [0, 0, 0]


def test_kt_r12_without_a_symbol_the_gold_goes_back_and_the_start_stays():
    match = showdown(rows=["2key/1lamp", "", ""], community="1key/1lamp", start=1, active=1)
    assert match.state()["supply"] == 24
    assert match.state()["gold"] == 0
    assert match.state()["start"] == 1


def test_kt_r12_when_everybody_escapes_the_gold_goes_back():
    match = table(start=2, active=2, round=1)
    for _ in range(3):
        draw(play(match, "escape"))
    assert match.state()["phase"] == NEW_TOMB
    assert match.state()["supply"] == 24
    assert match.state()["start"] == 2
    assert match.narrate()[-1] == "Nobody plunders the Tomb of the Iron Sultan; its gold goes back."


def test_r5_4_a_guardian_is_beaten_by_its_number_and_not_by_less():
    enough = showdown(
        rows=["2sword/1key 1sword/1key", "", ""], community="1key/1lamp", guardians=[("3sword", 5)]
    )
    assert pools(enough) == [0]
    less = showdown(rows=["2sword/1key", "", ""], community="1key/1lamp", guardians=[("3sword", 5)])
    assert pools(less) == [5]


def test_kt_r21_a_tie_is_shared_and_the_rest_goes_to_the_fewest_cards():
    assert reputation(tied(guardians=[("2sword", 5)], reputation=[7, 6, 6])) == [8, 9, 7]
    assert reputation(tied(guardians=[("2sword", 3)])) == [8, 8, 8]


def test_kt_r21_then_to_the_first_from_the_starting_seat():
    match = tied(guardians=[("2sword", 5)], reputation=[7, 6, 6], start=2, active=2)
    assert reputation(match) == [8, 7, 9]


def test_kt_r21_a_tie_below_the_guardians_number_wins_nothing():
    assert pools(tied(guardians=[("3sword", 5)])) == [5]


def test_kt_r22_a_single_gold_goes_to_one_of_those_tied():
    assert gold(tied(tomb="1sword", guardians=[("4lamp", 5)])) == [0, 1, 0]
    assert gold(tied(tomb="3sword", guardians=[("4lamp", 5)])) == [1, 1, 1]
    assert gold(tied(tomb="2sword", guardians=[("4lamp", 5)], start=2, active=2)) == [0, 0, 2]


def test_kt_r23_the_community_card_is_not_counted_among_the_cards():
    rows = ["1shield/1key 1shield/1lamp", "1shield/2key", ""]
    match = showdown(rows=rows, tomb="1shield", community="1shield/2sword")
    send(match, "against the Skeleton", "for the tomb", "against the Skeleton")
    assert gold(match) == [0, 1, 0]  # two Shields each, but seat 1 needed only one card of its own


def test_kt_r23_cards_that_count_elsewhere_or_nowhere_are_not_counted():
    """Two Shields each: seat 0 laid more cards, but only one of them for the tomb."""
    match = showdown(
        rows=["2shield/1key 2key/1sword 2key/1lamp", "1shield/2key 1shield/1lamp", ""],
        tomb="1shield",
        community="1lamp/1sword",
        guardians=[("4key", 5)],
        start=1,
        active=1,
    )
    assert gold(match) == [1, 0, 0]


def test_kt_r24_every_guardian_keeps_its_own_pool_and_is_a_duel_of_its_own():
    match = showdown(
        tomb="3sword",
        rows=["2sword/1key 2sword/1lamp 2ruby/1key=sword", "", ""],
        community="1key/1lamp",
        guardians=[("2sword", 4), ("3sword", 6)],
    )
    assert choices(match) == {"for the tomb", "against the Skeleton", "against the Ghoul Pack"}
    send(match, "against the Skeleton", "for the tomb", "against the Ghoul Pack")
    assert gold(match) == [3, 0, 0]
    assert pools(match) == [0, 6]
    play(match, "Shrine of Smoke")
    assert pools(match) == [6]  # the beaten one has left


def test_kt_r24_of_two_guardians_of_a_kind_each_can_be_named():
    match = showdown(
        seats=5,
        rows=["2sword/1key", *[""] * 4],
        community="1key/1lamp",
        guardians=[("2sword", 4), ("2sword", 6)],
    )
    assert choices(match) == {"against the Skeleton", "against the second Skeleton"}
    send(match, "against the second Skeleton")
    assert pools(match) == [4, 0]


def test_r5_6_an_unbeaten_guardian_stays_with_its_tokens():
    match = showdown(guardians=[("4key", 3)], community="1lamp/1shield")
    play(match, "Shrine of Smoke", "Skeleton")
    assert match.state()["guardian"][:2] == [GUARDIANS["4key"], GUARDIANS["2sword"]]
    assert pools(match) == [3, 0]


def test_kt_r25_an_unbeaten_guardian_without_tokens_is_discarded():
    match = showdown(guardians=[("4key", 0)], community="1lamp/1shield")
    assert match.state()["phase"] == NEW_TOMB
    play(match, "Shrine of Smoke")
    assert match.state()["guardians"] == 0
