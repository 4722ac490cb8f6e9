"""The rulings on setting up, the cards, and opening a tomb: chapters 1 to 3 of King of Thieves."""

from fractions import Fraction

import pytest

from cutpurse.games.king_of_thieves import state as st
from cutpurse.games.king_of_thieves.tombs import guardian_number, guardian_symbol
from games.king_of_thieves.tables import (
    GUARDIANS,
    NO_CARDS,
    SYMBOLS,
    all_but,
    choices,
    counts,
    deal,
    hand,
    hide,
    kind,
    new,
    play,
    pools,
    reputation,
    showdown,
    table,
)


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
    cards = [card for each, card in enumerate(st.CARDS) if st.IN_COMMON_DECK[each]]
    assert len(cards) == len(set(cards)) == 40
    assert {number for card in cards for number, _ in card} == {1, 2}
    for symbol in SYMBOLS.values():
        assert sum(symbol in (first[1], second[1]) for first, second in cards) == 16
    assert all(first[1] != second[1] for first, second in cards)


def test_r2_1_in_the_rare_deck_there_are_four_rubies():
    cards = [card for each, card in enumerate(st.CARDS) if st.IN_RARE_DECK[each]]
    assert len(cards) == 40
    rubies = {card for card in cards if card[1][1] == st.RUBY}
    texts = ["1ruby/2key", "1ruby/2lamp", "2ruby/1shield", "2ruby/1sword"]
    assert rubies == {st.CARDS[kind(text)] for text in texts}
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
    while match.state()["phase"] != st.NEW_TOMB:
        match.play(match.outcomes()[0][0])
    return match


def test_r2_3_of_the_guardians_of_every_symbol_one_is_beaten_by_two_one_by_three_one_by_four():
    assert [guardian_symbol(kind) for kind in range(12)] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert [guardian_number(kind) for kind in range(12)] == [2, 3, 4] * 4
    assert len(st.TRAPS) == 6


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
    cards = [card for each, card in enumerate(st.CARDS) if deck[each]]
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
    assert state["phase"] == st.DRAW
    assert state["undrawn"] == 39  # all but the community card
    assert state["deck"][kind("1key/1lamp")] == 1
    assert sum(state["discards"]) == sum(state["drops"]) == 0
    assert match.narrate()[-1] == "The discards are shuffled and become the deck."


def test_kt_r20_the_deck_may_run_out_between_two_cards():
    match = table(hands=NO_CARDS, undrawn="1key/1lamp")
    play(match, "escape", "1key/1lamp")
    state = match.state()
    assert (state["phase"], state["active"], state["draws"]) == (st.DRAW, 0, 1)
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
    assert match.state()["phase"] == st.TURN
    assert match.state()["community"] == st.NONE


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
    assert match.state()["community"] == st.NONE
    assert match.state()["discards"][kind("1key/1lamp")] == 1
    play(match, "Mummy Lord", "2key/2lamp")
    assert match.state()["community"] == kind("2key/2lamp")
    assert match.actor == 0


def test_kt_r26_new_tokens_go_on_the_newest_guardian():
    match = table(guardians=[("4lamp", 3), ("4key", 2)], round=1)
    hide(match, times=3)
    assert pools(match) == [3, 5]


def without_guardians(**fields):
    """The next tomb is drawn, and the deck of guardians is empty."""
    fields |= {"guardian_deck": [0] * 12, "community": "", "options": {"target": 15}}
    return play(showdown(**fields), "Shrine of Smoke")


def test_kt_r33_guardians_that_were_discarded_come_back_when_the_deck_is_empty():
    match = without_guardians(guardians=[("4lamp", 3), ("2key", 0)])
    assert match.state()["phase"] == st.NEW_GUARDIAN
    on_table = GUARDIANS["4lamp"]
    assert match.state()["guardian_deck"] == [int(each != on_table) for each in range(12)]


def test_kt_r33_with_two_sets_both_guardians_of_a_kind_come_back():
    match = without_guardians(seats=5, guardians=[("4lamp", 3), ("2key", 0)])
    assert match.state()["phase"] == st.NEW_GUARDIAN
    on_table = GUARDIANS["4lamp"]
    assert match.state()["guardian_deck"] == [1 if each == on_table else 2 for each in range(12)]


def test_kt_r39_if_all_guardians_are_there_no_new_one_comes():
    everyone = [(name, 2) for name in GUARDIANS if "ruby" not in name]
    match = without_guardians(seats=4, guardians=everyone)
    assert match.state()["phase"] == st.NEW_COMMUNITY
    play(match, "1key/1lamp", "hide")
    assert pools(match) == [2] * 11 + [3]
