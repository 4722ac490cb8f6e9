"""The rulings of King of Thieves, KT-R1 to KT-R40, each as a test, and the rules they belong to."""

from fractions import Fraction

import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.king_of_thieves.state import (
    CARD,
    CARDS,
    DONE,
    DRAW,
    END,
    HIDDEN,
    IN_COMMON_DECK,
    IN_RARE_DECK,
    MORE,
    NEW_COMMUNITY,
    NEW_GUARDIAN,
    NEW_TOMB,
    NONE,
    RUBY,
    TRAPS,
    TURN,
)
from cutpurse.games.king_of_thieves.tombs import guardian_number, guardian_symbol
from games.king_of_thieves.tables import (
    GUARDIANS,
    SYMBOLS,
    all_but,
    choices,
    counts,
    deal,
    draw,
    gold,
    hand,
    hide,
    kind,
    lying,
    play,
    pools,
    reputation,
    send,
    showdown,
    table,
)

NO_CARDS = ["", "", ""]


def new(seats=3, **options):
    return cp.game("king-of-thieves").new(seats, chance="manual", **options)


def begun(seats=3, **options):
    """The first turn at the first tomb."""
    return deal(new(seats, **options))


# 1 Setting up, 2 the cards


def test_kt_r1_chance_says_who_starts():
    match = new(3)
    assert [chance for _, chance in match.outcomes()] == [Fraction(1, 3)] * 3
    play(match, "begin with seat 2")
    assert deal(match).actor == 2


def test_r1_1_one_set_serves_four_seats_and_two_sets_eight():
    for seats in range(2, 9):
        cards = 80 if seats > 4 else 40
        assert new(seats).state()["undrawn"] == cards
        assert (
            sum(new(seats).state()["tomb_deck"])
            == sum(new(seats).state()["guardian_deck"])
            == cards * 12 // 40
        )
    assert new(2, sets=2).state()["undrawn"] == 80


def test_r1_2_five_cards_and_eight_reputation_for_everybody():
    match = begun(4)
    assert match.state()["held"][:4] == [5, 5, 5, 5]
    assert reputation(match) == [8, 8, 8, 8]
    assert match.state()["supply"] + match.state()["gold"] == 24


def test_r2_1_the_deck_has_every_pair_of_ends_once():
    cards = [card for each, card in enumerate(CARDS) if IN_COMMON_DECK[each]]
    assert len(cards) == len(set(cards)) == 40
    assert {number for card in cards for number, _ in card} == {1, 2}
    for symbol in SYMBOLS.values():
        assert sum(symbol in (first[1], second[1]) for first, second in cards) == 16
    assert all(first[1] != second[1] for first, second in cards)


def test_r2_1_in_the_rare_deck_there_are_four_rubies():
    cards = [card for each, card in enumerate(CARDS) if IN_RARE_DECK[each]]
    assert len(cards) == 40
    rubies = {card for card in cards if card[1][1] == RUBY}
    texts = ["1ruby/2key", "1ruby/2lamp", "2ruby/1shield", "2ruby/1sword"]
    assert rubies == {CARDS[kind(text)] for text in texts}
    values = {(1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 1)}
    assert {(first[0], second[0]) for first, second in set(cards) - rubies} == values
    match = begun(3, rubies="rare")
    assert sum(match.state()["deck"]) + 15 + 1 == 40


def test_r2_2_tombs_of_every_symbol_hold_one_two_and_three_gold():
    drawn = []
    for outcome, _ in play_to_tomb(new()).outcomes():
        match = play_to_tomb(new())
        match.play(outcome)
        drawn.append((match.state()["tomb"] // 3, match.state()["gold"]))
    assert sorted(drawn) == [(symbol, gold) for symbol in range(4) for gold in (1, 2, 3)]


def play_to_tomb(match):
    while match.state()["phase"] != NEW_TOMB:
        match.play(match.outcomes()[0][0])
    return match


def test_r2_3_of_the_guardians_of_every_symbol_one_is_beaten_by_two_one_by_three_one_by_four():
    assert [guardian_symbol(kind) for kind in range(12)] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert [guardian_number(kind) for kind in range(12)] == [2, 3, 4] * 4
    assert len(TRAPS) == 6


TOMBS_IN_A_SET = [
    ("Tomb of the Locksmith", "Keys", 1),
    ("Vault of Whispers", "Keys", 2),
    ("Sealed Treasury", "Keys", 3),
    ("Lampmaker's Crypt", "Lamps", 1),
    ("Shrine of Smoke", "Lamps", 2),
    ("Palace of the Djinn", "Lamps", 3),
    ("Guardsman's Barrow", "Shields", 1),
    ("Hall of the Janissaries", "Shields", 2),
    ("Tomb of the Iron Sultan", "Shields", 3),
    ("Raider's Grave", "Swords", 1),
    ("Tomb of Seven Blades", "Swords", 2),
    ("Mausoleum of the Warlord", "Swords", 3),
]


@pytest.mark.parametrize(("name", "symbols", "gold"), TOMBS_IN_A_SET)
def test_r2_2_every_tomb_by_its_name(name, symbols, gold):
    match = play(play_to_tomb(new()), name)
    assert match.narrate()[-1] == f"Tomb 1 of 12: {name}, {gold} gold for the most {symbols}."


GUARDIANS_IN_A_SET = [
    ("Skeleton", "creature", "2 Swords"),
    ("Ghoul Pack", "creature", "3 Swords"),
    ("Mummy Lord", "creature", "4 Swords"),
    ("Giant Scorpion", "creature", "2 Shields"),
    ("Stone Colossus", "creature", "3 Shields"),
    ("Scything Blades", "trap", "4 Shields"),
    ("Poisoned Lock", "trap", "2 Keys"),
    ("Spiked Pit", "trap", "3 Keys"),
    ("Crushing Walls", "trap", "4 Keys"),
    ("Cursed Glyph", "trap", "2 Lamps"),
    ("Pillar of Flame", "trap", "3 Lamps"),
    ("Bound Djinn", "creature", "4 Lamps"),
]


@pytest.mark.parametrize(("name", "sort", "symbols"), GUARDIANS_IN_A_SET)
def test_r2_3_every_guardian_by_its_name(name, sort, symbols):
    match = play(play_to_tomb(new()), "Shrine of Smoke", name)
    assert match.narrate()[-1] == f"Its Guardian is a {sort}, the {name}: {symbols} beat it."


CARDS_IN_A_SET = """
1key/1lamp    1key/2lamp    2key/1lamp    2key/2lamp    1key/1shield   1key/2shield   2key/1shield
2key/2shield  1key/1sword   1key/2sword   2key/1sword   2key/2sword    1key/1ruby     1key/2ruby
2key/1ruby    2key/2ruby    1lamp/1shield 1lamp/2shield 2lamp/1shield  2lamp/2shield  1lamp/1sword
1lamp/2sword  2lamp/1sword  2lamp/2sword  1lamp/1ruby   1lamp/2ruby    2lamp/1ruby    2lamp/2ruby
1shield/1sword 1shield/2sword 2shield/1sword 2shield/2sword 1shield/1ruby 1shield/2ruby 2shield/1ruby
2shield/2ruby 1sword/1ruby  1sword/2ruby  2sword/1ruby  2sword/2ruby
"""


def test_r2_1_every_card_by_its_ends():
    deck = new().state()["deck"]
    assert deck == counts(CARDS_IN_A_SET)
    names = dict(zip(SYMBOLS.values(), SYMBOLS, strict=True))
    cards = [card for each, card in enumerate(CARDS) if deck[each]]
    written = ["/".join(f"{number}{names[symbol]}" for number, symbol in card) for card in cards]
    assert written == CARDS_IN_A_SET.split()


def test_kt_r19_a_hand_has_no_limit_and_nothing_is_thrown_away():
    plenty = " ".join(
        f"{m}key/{n}{other}" for m in (1, 2) for n in (1, 2) for other in ("lamp", "shield", "sword")
    )
    match = table(hands=[plenty, "", ""], round=1)
    assert choices(match) == {"escape", "hide", "lay a card face up", "lay a card face down"}
    hide(match)
    assert match.state()["held"][0] == 13


def test_kt_r20_the_discards_are_shuffled_when_a_card_is_needed():
    match = table(hands=NO_CARDS, undrawn="", dropped=["1key/1lamp", "", ""])
    assert match.state()["undrawn"] == 0
    play(match, "hide")
    state = match.state()
    assert state["phase"] == DRAW
    assert state["undrawn"] == 39  # all but the community card
    assert state["deck"][kind("1key/1lamp")] == 1
    assert sum(state["discards"]) == sum(state["drops"]) == 0
    assert match.narrate()[-1] == "The discards are shuffled and become the deck."


def test_kt_r20_the_deck_may_run_out_between_two_cards():
    match = table(hands=NO_CARDS, undrawn="1key/1lamp")
    play(match, "escape", "1key/1lamp")
    state = match.state()
    assert (state["phase"], state["active"], state["draws"]) == (DRAW, 0, 1)
    assert state["undrawn"] == 38  # all but the community card and the one that was drawn
    play(match, "2key/2lamp")
    assert hand(match, 0) == ["1 Key|1 Lamp", "2 Keys|2 Lamps"]
    assert match.actor == 1


def test_kt_r20_without_discards_no_card_is_drawn():
    match = play(table(hands=[all_but("1shield/2sword"), "", ""]), "hide")
    assert match.actor == 1
    assert match.state()["held"][0] == 39
    assert pools(match) == [1]


def test_kt_r20_without_any_card_there_is_no_community_card():
    match = showdown(hands=[all_but(), "", ""], community="")
    play(match, "Shrine of Smoke", "Mummy Lord")
    assert match.state()["phase"] == TURN
    assert match.state()["community"] == NONE


def test_kt_r34_tokens_and_the_numbers_of_cards_are_open():
    match = table(hands=["1key/1lamp", "1key/2lamp 2key/1lamp", ""], treasure=(1, 2, 0), opened=3)
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert view["held"][:3] == [1, 2, 0]
        assert view["treasure"][:3] == [1, 2, 0]
        assert view["reputation"] == match.state()["reputation"]
        assert view["pool"] == match.state()["pool"]
    assert match.view(1)["hand"] == counts("1key/2lamp 2key/1lamp")
    assert sum(match.view()["hand"]) == 0


def test_kt_r40_a_shuffle_ends_what_is_known_of_the_discards():
    match = table(hands=NO_CARDS, undrawn="", dropped=["1key/1lamp", "", ""])
    assert match.view(0)["dropped"] == counts("1key/1lamp")
    assert sum(match.view(1)["dropped"]) == 0
    assert match.view(1)["drops"][0] == 1
    assert sum(match.view(1)["discards"]) == 38
    play(match, "hide")
    for seat in (0, 1):
        assert sum(match.view(seat)["dropped"]) == sum(match.view(seat)["discards"]) == 0


# 3 Opening a tomb


def test_kt_r3_every_tomb_has_a_new_community_card():
    match = showdown(rows=NO_CARDS, community="1key/1lamp")
    assert match.state()["community"] == kind("1key/1lamp")
    play(match, "Shrine of Smoke")
    assert match.state()["community"] == NONE
    assert match.state()["discards"][kind("1key/1lamp")] == 1
    play(match, "Mummy Lord", "2key/2lamp")
    assert match.state()["community"] == kind("2key/2lamp")
    assert match.actor == 0


def test_kt_r26_new_tokens_go_on_the_newest_guardian():
    match = table(guardians=[("4lamp", 3), ("4key", 2)], round=1)
    hide(match, times=3)
    assert pools(match) == [3, 5]


def test_kt_r33_guardians_that_were_discarded_come_back_when_the_deck_is_empty():
    match = showdown(
        guardians=[("4lamp", 3), ("2key", 0)],
        guardian_deck=[0] * 12,
        options={"target": 15},
        community="",
    )
    play(match, "Shrine of Smoke")
    assert match.state()["phase"] == NEW_GUARDIAN
    on_table = GUARDIANS["4lamp"]
    assert match.state()["guardian_deck"] == [int(each != on_table) for each in range(12)]


def test_kt_r33_with_two_sets_both_guardians_of_a_kind_come_back():
    match = showdown(
        seats=5,
        guardians=[("4lamp", 3), ("2key", 0)],
        guardian_deck=[0] * 12,
        options={"target": 15},
        community="",
    )
    play(match, "Shrine of Smoke")
    assert match.state()["phase"] == NEW_GUARDIAN
    on_table = GUARDIANS["4lamp"]
    assert match.state()["guardian_deck"] == [1 if each == on_table else 2 for each in range(12)]


def test_kt_r39_if_all_guardians_are_there_no_new_one_comes():
    everyone = [(name, 2) for name in GUARDIANS if "ruby" not in name]
    match = showdown(
        seats=4, guardians=everyone, guardian_deck=[0] * 12, community="", options={"target": 15}
    )
    play(match, "Shrine of Smoke")
    assert match.state()["phase"] == NEW_COMMUNITY
    play(match, "1key/1lamp", "hide")
    assert pools(match) == [2] * 11 + [3]


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


# 5 The showdown

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


def tied(**fields):
    """Everybody has as many Swords: one with two cards, the others with one."""
    rows = ["1sword/1key 1sword/1lamp", "2sword/1key", "2sword/1lamp"]
    return showdown(rows=rows, community="1key/1lamp", **fields)


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


# 6 Between tombs


def test_r6_1_who_plunders_the_tomb_starts_next():
    match = showdown(rows=["", "", "1shield/1key"], community="1key/1lamp")
    assert match.state()["start"] == 2
    deal(play(match, "Shrine of Smoke", "Mummy Lord"))
    assert match.actor == 2
    assert match.state()["round"] == 1


def test_kt_r27_after_a_tie_the_one_favoured_starts_even_without_an_odd_gold():
    assert tied(tomb="3sword", guardians=[("4lamp", 5)]).state()["start"] == 1
    assert tied(tomb="3sword", guardians=[("4lamp", 5)], start=2, active=2).state()["start"] == 2


def test_kt_r28_if_the_starting_seat_is_out_the_next_one_starts():
    match = showdown(
        guardians=[("4key", 8)], reputation=[8, 8, 0], start=2, active=2, community="1lamp/1sword"
    )
    assert match.state()["alive"] == 0b011
    assert match.state()["start"] == 0


def test_kt_r28_all_who_are_out_are_passed_over():
    match = showdown(
        seats=4,
        reputation=[8, 8, 0, 0],
        guardians=[("4key", 16)],
        start=2,
        active=2,
        community="1lamp/1sword",
    )
    assert match.state()["start"] == 0


def test_kt_r28_if_the_plunderer_is_out_the_next_one_starts():
    match = showdown(
        reputation=[8, 0, 8],
        rows=["", "1shield/1key", ""],
        guardians=[("4key", 8)],
        community="1lamp/1sword",
    )
    assert match.state()["alive"] == 0b101
    assert match.state()["start"] == 2


def test_kt_r30_who_has_escaped_without_reputation_is_out_too():
    match = table(
        reputation=[0, 8, 8],
        guardians=[("4key", 8)],
        escaped=[0],
        active=2,
        start=1,
        community="1lamp/1sword",
    )
    hide(match)
    assert match.state()["phase"] == NEW_TOMB
    assert match.state()["alive"] == 0b110


def test_kt_r30_who_has_no_reputation_after_both_duels_is_out():
    fields = {
        "guardians": [("4key", 8)],
        "reputation": [0, 8, 8],
        "treasure": (9, 0, 0),
        "opened": 6,
        "hands": ["1key/1lamp 2key/2lamp", "", ""],
    }
    match = showdown(community="1lamp/1sword", **fields)
    assert match.state()["alive"] == 0b110
    assert gold(match) == [0, 0, 0]
    assert match.state()["supply"] == 24
    assert match.state()["held"][0] == 0
    assert match.state()["dropped"][0] == counts("1key/1lamp 2key/2lamp")


def test_kt_r30_a_pool_that_is_won_keeps_one_in_the_game():
    match = showdown(
        guardians=[("2key", 8)], reputation=[0, 8, 8], rows=["2key/1lamp", "", ""], community="1lamp/1sword"
    )
    assert reputation(match) == [8, 8, 8]
    assert match.state()["alive"] == 0b111


def test_kt_r30_ten_gold_count_before_anybody_is_out():
    match = showdown(
        guardians=[("4key", 8)],
        reputation=[0, 8, 8],
        treasure=(7, 0, 0),
        opened=6,
        rows=["1shield/1key"],
        community="",
    )
    assert match.state()["phase"] == DONE
    assert match.shares() == [1, 0, 0]


# 7 The end


def shared(treasure, reputation, **fields):
    """Seats 0 and 1 share a tomb with four gold: two for each."""
    rows = ["2shield/1key", "2shield/1lamp", ""]
    return showdown(
        rows=rows,
        tomb="2shield",
        treasure=treasure,
        reputation=reputation,
        options={"stakes": "high"},
        opened=12,
        community="1key/1lamp",
        guardians=[("4key", 24 - sum(reputation))],
        **fields,
    )


def test_kt_r29_ten_gold_win_at_once():
    match = showdown(rows=["1shield/1key", "", ""], treasure=(7, 9, 0), opened=8, community="1key/1lamp")
    assert match.actor == cp.OVER
    assert match.shares() == [1, 0, 0]
    assert (
        showdown(rows=["1shield/1key", "", ""], treasure=(6, 9, 0), opened=8, community="1key/1lamp").actor
        != cp.OVER
    )


def test_kt_r29_of_several_with_ten_most_gold_wins_then_most_reputation_then_they_share():
    assert shared((9, 8, 0), (4, 5, 6)).shares() == [1, 0, 0]
    assert shared((8, 8, 0), (4, 5, 6)).shares() == [0, 1, 0]
    assert shared((8, 8, 0), (5, 5, 6)).shares() == [Fraction(1, 2), Fraction(1, 2), 0]


def test_kt_r31_the_last_thief_standing_wins_at_once():
    match = showdown(
        guardians=[("4key", 16)], reputation=[0, 8, 0], treasure=(9, 0, 2), opened=6, community="1lamp/1sword"
    )
    assert match.actor == cp.OVER
    assert match.shares() == [0, 1, 0]


def test_kt_r31_if_the_last_go_out_together_the_most_gold_among_them_wins():
    fields = {
        "seats": 2,
        "guardians": [("4key", 16)],
        "reputation": [0, 0],
        "opened": 6,
        "community": "1lamp/1sword",
    }
    match = showdown(treasure=(3, 2), **fields)
    assert match.actor == cp.OVER
    assert match.shares() == [1, 0]
    assert showdown(treasure=(3, 3), **fields).shares() == [Fraction(1, 2), Fraction(1, 2)]


def last_tomb(reputation, treasure, **fields):
    pool = 24 - sum(reputation)
    return showdown(
        guardians=[("4key", pool)],
        reputation=reputation,
        treasure=treasure,
        opened=12,
        community="1lamp/1sword",
        **fields,
    )


def test_kt_r32_after_the_last_tomb_most_gold_wins_then_most_reputation_then_they_share():
    assert last_tomb([2, 3, 4], (5, 4, 4)).shares() == [1, 0, 0]
    assert last_tomb([2, 3, 4], (5, 5, 4)).shares() == [0, 1, 0]
    assert last_tomb([3, 3, 4], (5, 5, 4)).shares() == [Fraction(1, 2), Fraction(1, 2), 0]


def test_kt_r32_those_without_reputation_are_out_first():
    assert last_tomb([0, 3, 4], (9, 5, 4)).shares() == [0, 1, 0]


def test_kt_r32_two_sets_have_twenty_four_tombs():
    match = showdown(seats=5, opened=12, community="")
    assert match.actor == cp.CHANCE
    assert showdown(seats=5, opened=24, community="").actor == cp.OVER


def test_kt_r36_a_shorter_game_ends_after_so_many_tombs():
    match = showdown(opened=6, options={"tombs": 6}, treasure=(4, 3, 0), community="")
    assert match.actor == cp.OVER
    assert match.shares() == [1, 0, 0]
    assert showdown(opened=5, options={"tombs": 6}, treasure=(4, 3, 0), community="").actor == cp.CHANCE


@pytest.mark.parametrize("target", [15, 20])
def test_kt_r36_a_longer_game_shuffles_the_tombs_again(target):
    match = showdown(opened=12, options={"target": target}, treasure=(14, 3, 0), community="")
    assert match.state()["phase"] == NEW_TOMB
    assert match.state()["tomb_deck"] == [1] * 12
    rows = ["1shield/1key", "", ""]
    won = showdown(
        rows=rows, opened=12, options={"target": target}, treasure=(target - 3, 0, 0), community=""
    )
    assert won.shares() == [1, 0, 0]


def test_kt_r36_more_tombs_than_there_are_go_through_the_deck_again():
    match = showdown(opened=12, options={"tombs": 15}, community="")
    assert match.state()["tomb_deck"] == [1] * 12
    assert showdown(opened=15, options={"tombs": 15}, community="").actor == cp.OVER


def test_kt_r37_a_longer_game_ends_after_sixty_tombs():
    assert showdown(opened=59, options={"target": 20}, community="").actor == cp.CHANCE
    match = showdown(opened=60, options={"target": 20}, treasure=(3, 4, 5), community="")
    assert match.shares() == [0, 0, 1]


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


# Nothing is lost


@pytest.mark.parametrize("seats", [2, 4, 5, 8])
@pytest.mark.parametrize("options", [{}, {"stakes": "high", "target": 20}, {"rubies": "rare", "tombs": 15}])
def test_cards_gold_and_reputation_are_conserved(seats, options):
    match, rng = new(seats, **options), [stream(seats, 8)]
    cards, gold = match.state()["deck"], match.state()["supply"]
    while match.actor != cp.OVER:
        moves = match.legal() or [outcome for outcome, _ in match.outcomes()]
        match.play(moves[below(rng, len(moves))])
        if len(match.log) % 5 == 0:
            s = match.state()
            assert sum(s["reputation"]) + sum(s["pool"]) == 8 * seats
            assert sum(s["treasure"]) + s["gold"] + s["supply"] == gold
            assert all_cards(s) == cards


def all_cards(s):
    """How many cards of each kind are anywhere."""
    found = [sum(number) for number in zip(s["deck"], s["discards"], *s["hand"], *s["dropped"], strict=True)]
    for card in (card for row in s["row"] for card in row if card != NONE):
        found[card // 2] += 1
    if s["community"] != NONE:
        found[s["community"]] += 1
    return found
