"""The rulings on the three rounds of a tomb, chapter 4 of King of Thieves, and on taking back."""

import pytest

import cutpurse as cp
from cutpurse.games.king_of_thieves.state import CARD, DRAW, END, HIDDEN, MORE, NEW_TOMB
from games.king_of_thieves.tables import (
    NO_CARDS,
    SYMBOLS,
    choices,
    counts,
    deal,
    draw,
    gold,
    hand,
    hide,
    lying,
    new,
    play,
    pools,
    reputation,
    showdown,
    table,
)

# 4 The three rounds


def test_kt_r2_all_rounds_go_clockwise_from_the_same_seat():
    match = table(start=1, active=1, round=1)
    turns = []
    for _ in range(9):
        turns.append((match.state()["round"], match.actor))
        hide(match)
    assert turns == [(round, seat) for round in (1, 2, 3) for seat in (1, 2, 0)]


def test_r4_1_who_has_escaped_is_passed_over():
    match = table(start=1, active=1, round=1)
    draw(play(match, "escape"))
    turns = []
    for _ in range(4):
        turns.append(match.actor)
        hide(match)
    assert turns == [2, 0, 2, 0]


def test_kt_r17_who_escapes_draws_two_cards_even_in_the_first_round():
    match = play(table(round=1, hands=["1key/1lamp", "", ""]), "escape")
    assert match.state()["draws"] == 2
    play(match, "2key/2lamp", "1key/2lamp")
    assert hand(match, 0) == ["1 Key|1 Lamp", "1 Key|2 Lamps", "2 Keys|2 Lamps"]
    assert reputation(match) == [8, 8, 8]
    assert match.actor == 1


def test_kt_r18_cards_one_escapes_from_are_discarded_as_they_lie():
    match = table(rows=["2key/1lamp ?2lamp/1key", "", ""])
    play(match, "escape")
    assert match.state()["discards"] == counts("2key/1lamp")
    assert match.state()["dropped"][0] == match.view(0)["dropped"] == counts("2lamp/1key")
    for other in (1, 2, None):
        assert sum(match.view(other)["dropped"]) == 0
        assert match.view(other)["drops"][0] == 1
    assert match.state()["laid"][0] == 0


def test_kt_r6_the_end_is_fixed_when_the_card_is_laid():
    match = table(hands=["1key/2shield", "", ""])
    play(match, "lay a card face up", "1key/2shield")
    assert choices(match) == {"use the Key end", "use the Shield end"}
    play(match, "use the Key end")
    assert match.state()["row"][0][0] == lying("1key/2shield")
    assert match.state()["phase"] == DRAW  # the card was the last one
    dead = showdown(rows=["1key/2shield", "1shield/1key", ""], community="1key/1lamp")
    assert gold(dead) == [0, 3, 0]


def test_kt_r6_both_ends_can_be_chosen():
    match = table(hands=["1key/2shield", "", ""])
    play(match, "lay a card face down", "1key/2shield", "use the Shield end")
    assert match.state()["row"][0][0] == lying("2shield/1key")


def test_kt_r7_only_the_owner_knows_a_face_down_card_and_how_it_is_turned():
    match = table(hands=["1key/2shield 2key/2lamp", "", ""])
    play(match, "lay a card face down", "1key/2shield", "use the Shield end")
    assert match.view(0)["row"][0][0] == lying("2shield/1key")
    for other in (1, 2, None):
        assert match.view(other)["row"][0][0] == HIDDEN
    assert [step.action for step in match.witnessed(1)] == [match.log[0].action, -1, -1]
    assert match.witnessed(0) == match.log
    play(match, "lay a card face up", "2key/2lamp", "use the Lamp end")
    for seat in (0, 1, 2, None):
        assert match.view(seat)["row"][0][1] == lying("2lamp/2key")


def test_r4_3_one_or_two_cards_in_a_turn():
    match = table(hands=["1key/2shield 2key/2lamp 1key/1lamp", "", ""])
    play(match, "lay a card face down", "1key/2shield", "use the Key end")
    assert match.state()["phase"] == MORE
    assert choices(match) == {"enough", "lay a card face up", "lay a card face down"}
    play(match, "lay a card face up", "2key/2lamp", "use the Key end")
    assert match.state()["phase"] == DRAW
    one = table(hands=["1key/2shield 2key/2lamp 1key/1lamp", "", ""])
    play(one, "lay a card face down", "1key/2shield", "use the Key end", "enough")
    assert one.state()["phase"] == DRAW


def test_kt_r8_face_up_rubies_are_declared_at_once_and_for_good():
    match = table(hands=["2ruby/1key", "", ""])
    play(match, "lay a card face up", "2ruby/1key", "use the Ruby end")
    assert choices(match) == {"declare Keys", "declare Lamps", "declare Shields", "declare Swords"}
    play(match, "declare Lamps")
    for seat in (0, 1, 2, None):
        assert match.view(seat)["called"][0][0] == SYMBOLS["lamp"]
    declared = showdown(rows=["2ruby/1key=lamp", "", ""], community="1key/1lamp")
    assert declared.state()["phase"] == NEW_TOMB  # nothing was asked, nothing fitted
    assert gold(declared) == [0, 0, 0]


def test_kt_r8_what_was_turned_and_declared_face_up_cannot_be_taken_back():
    """KT-R6, KT-R8 Everybody has seen the end, and heard what the rubies are."""
    match = table(hands=["2ruby/1key 1key/1lamp", "", ""])
    play(match, "lay a card face up", "2ruby/1key", "use the Ruby end")
    with pytest.raises(cp.CannotUndo, match="seen"):
        match.undo()
    play(match, "declare Lamps")
    with pytest.raises(cp.CannotUndo, match="seen"):
        match.undo()
    assert match.state()["phase"] == MORE
    hidden = table(hands=["2ruby/1key 1key/1lamp", "", ""])
    play(hidden, "lay a card face down", "2ruby/1key", "use the Ruby end").undo()
    assert hidden.state()["phase"] == END


def test_kt_r8_face_down_rubies_are_declared_in_the_showdown():
    match = table(hands=["2ruby/1key", "", ""])
    play(match, "lay a card face down", "2ruby/1key", "use the Ruby end")
    assert match.state()["phase"] == DRAW
    shown = showdown(rows=["?2ruby/1key", "", ""], community="1key/1lamp")
    assert choices(shown) == {"for the tomb", "against the Skeleton"}


def test_kt_r14_one_may_hide_in_every_round_and_use_the_community_card():
    match = table(seats=2, round=1, community="1shield/1key", hands=["", ""])
    draw(play(hide(match), "escape"))
    hide(match, times=2)
    assert match.state()["phase"] == NEW_TOMB
    assert gold(match) == [3, 0]


def test_kt_r15_a_turn_costs_one_token_and_brings_one_card():
    cards = "1key/2shield 2key/2lamp 1key/1lamp"
    lay_one = ("lay a card face down", "1key/2shield", "use the Key end", "enough")
    lay_two = (*lay_one[:3], "lay a card face up", "2key/2lamp", "use the Lamp end")
    for texts, left in ((("hide",), 3), (lay_one, 2), (lay_two, 1)):
        match = play(table(hands=[cards, "", ""]), *texts)
        assert reputation(match) == [7, 8, 8]
        assert pools(match) == [1]
        assert match.state()["draws"] == 1
        assert draw(match).state()["held"][0] == left + 1


def test_kt_r16_without_reputation_one_stays_in_for_nothing_and_draws_nothing():
    nothing = {"reputation": [0, 8, 8], "guardians": [("4lamp", 8)], "hands": ["1key/1lamp", "", ""]}
    match = table(**nothing)
    assert choices(match) == {"escape", "hide", "lay a card face up", "lay a card face down"}
    play(match, "hide")
    assert (match.actor, pools(match), match.state()["held"][0]) == (1, [8], 1)
    match = play(table(**nothing), "lay a card face up", "1key/1lamp", "use the Key end")
    assert (match.actor, pools(match), match.state()["held"][0]) == (1, [8], 0)


def test_kt_r16_whoever_escapes_without_reputation_draws_nothing():
    broke = {"guardians": [("4lamp", 8)], "hands": ["1key/1lamp", "", ""], "rows": ["2key/1lamp", "", ""]}
    match = play(table(**broke, reputation=[0, 8, 8], paid=[0]), "escape")
    assert (match.actor, match.state()["draws"], hand(match, 0)) == (1, 0, ["1 Key|1 Lamp"])
    assert match.state()["laid"][0] == 0
    poor = play(table(**broke, reputation=[1, 8, 7], paid=[0]), "escape")
    assert (poor.state()["phase"], poor.state()["draws"]) == (DRAW, 2)


@pytest.mark.parametrize("round", [2, 3])
def test_kt_r13_who_is_alone_and_has_paid_may_call_in_every_later_round(round):
    pool = {"guardians": [("4lamp", 1)], "reputation": [7, 8]}
    match = table(seats=2, escaped=[1], paid=[0], round=round, community="1shield/1key", **pool)
    play(match, "call the showdown")
    assert gold(match) == [3, 0]
    assert reputation(match) == [7, 8]


@pytest.mark.parametrize("round", [1, 2, 3])
def test_kt_r13_who_has_paid_nothing_for_this_tomb_may_not_call(round):
    match = table(seats=2, escaped=[1], round=round, community="1shield/1key", hands=["1key/1lamp", ""])
    assert choices(match) == {"escape", "hide", "lay a card face up", "lay a card face down"}
    with pytest.raises(cp.IllegalAction, match=r"paid nothing for this tomb yet \(rule 4\.8\)"):
        play(match, "call the showdown")


def test_kt_r13_the_second_thief_pays_before_the_call_when_the_first_escapes_at_once():
    """The tomb is not for nothing, though nobody else wants it."""
    match = table(seats=2, round=1, community="1shield/1key")
    draw(play(match, "escape"))
    assert match.actor == 1
    assert "call the showdown" not in choices(match)
    hide(match)
    assert (match.actor, match.state()["round"], match.state()["paid"]) == (1, 2, 0b10)
    play(match, "call the showdown")
    assert (gold(match), reputation(match), pools(match)) == ([0, 3], [8, 7], [1])


def test_kt_r13_cards_are_a_payment_as_good_as_hiding():
    match = table(seats=2, escaped=[1], round=1, hands=["1shield/1key", ""])
    draw(play(match, "lay a card face up", "1shield/1key", "use the Shield end"))
    assert "call the showdown" in choices(match)


def test_kt_r13_without_reputation_to_pay_one_may_call():
    pool = {"guardians": [("4lamp", 8)], "reputation": [0, 8]}
    match = table(seats=2, escaped=[1], round=2, community="1shield/1key", **pool)
    assert match.state()["paid"] == 0
    assert "call the showdown" in choices(match)


def test_kt_r13_what_was_paid_for_one_tomb_does_not_count_for_the_next():
    match = table(seats=2, escaped=[1], paid=[0], guardians=[("4lamp", 1)], community="1shield/1key")
    deal(play(match, "call the showdown"))
    assert (match.state()["opened"], match.actor, match.state()["paid"]) == (2, 0, 0)
    draw(play(match, "escape"))
    assert "call the showdown" not in choices(match)


def test_kt_r13_what_others_paid_is_no_payment_of_ones_own():
    match = table(seats=2, escaped=[1], paid=[1], guardians=[("4lamp", 1)], round=2)
    assert "call the showdown" not in choices(match)
    for seat in (None, 0, 1):
        assert match.view(seat)["paid"] == 0b10


def test_kt_r13_who_is_alone_may_call_the_showdown():
    match = table(
        seats=2,
        escaped=[1],
        paid=[0],
        round=2,
        rows=["1shield/1key", ""],
        community="1key/1lamp",
        guardians=[("2sword", 4)],
    )
    assert "call the showdown" in choices(match)
    play(match, "call the showdown")
    assert gold(match) == [3, 0]  # one Shield plunders the tomb
    assert pools(match) == [4]  # but the Skeleton needs two Swords
    assert reputation(match) == [6, 6]  # and nothing more was paid


def test_kt_r13_one_who_is_not_alone_may_not_call():
    match = table(seats=2, paid=[0, 1], guardians=[("4lamp", 2)])
    assert "call the showdown" not in choices(match)
    with pytest.raises(cp.IllegalAction, match=r"rule 4\.8"):
        play(match, "call the showdown")


def test_kt_r35_high_stakes_cost_two_tokens_for_two_cards_and_twice_the_gold():
    match = table(options={"stakes": "high"})
    assert match.state()["gold"] == 6
    play(match, "hide")
    assert pools(match) == [2]
    assert match.state()["draws"] == 2
    assert new(3, stakes="high").state()["supply"] == 48
    play(match, "1key/1lamp", "1key/2lamp")
    assert match.actor == 1


def test_kt_r35_at_high_stakes_who_escapes_draws_two_cards_as_ever():
    """KT-R17, KT-R35 Only what is gambled is doubled."""
    match = play(table(options={"stakes": "high"}, hands=NO_CARDS), "escape")
    assert match.state()["draws"] == 2
    assert draw(match).state()["held"][0] == 2
    assert match.actor == 1
    assert pools(match) == [0]


def test_kt_r38_the_last_token_is_enough_at_high_stakes():
    match = table(options={"stakes": "high"}, reputation=[1, 8, 8], guardians=[("4lamp", 7)])
    play(match, "hide")
    assert reputation(match) == [0, 8, 8]
    assert match.state()["draws"] == 1


# Taking back


def test_a_face_down_card_can_be_taken_back_and_a_face_up_card_cannot():
    match = table(hands=["1key/2shield 2key/2lamp", "", ""])
    play(match, "lay a card face down", "1key/2shield")
    assert match.state()["phase"] == END
    match.undo()
    assert match.state()["phase"] == CARD
    match.undo()
    play(match, "lay a card face up", "1key/2shield")
    with pytest.raises(cp.CannotUndo, match="seen"):
        match.undo()
