"""The rulings on what the characters do, KM-R15 to KM-R21."""

import pytest

import cutpurse as cp
from games.king_thief_minister.tables import (
    CHARACTERS,
    actor,
    all_pass,
    cards,
    choices,
    known,
    play,
    possible,
    purses,
    table,
    told,
    treasury,
)


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
