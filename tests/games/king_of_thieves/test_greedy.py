"""The greedy bot: its arithmetic against brute force, and its taste."""

from itertools import product

import pytest

import cutpurse as cp
from cutpurse.games.king_of_thieves import greedy
from cutpurse.games.king_of_thieves.state import CARDS, COMMON_KINDS, NONE, RUBY
from games.king_of_thieves.tables import kind, play, showdown, table


def choice(match):
    bot = cp.bot("greedy", match.game, seed=1)
    return match.text(bot.choose(match.view(match.actor), match.legal()))


def view_of(match):
    return match.game.view(match.table, match.actor)


@pytest.mark.parametrize("cards", range(5))
@pytest.mark.parametrize("symbols", range(9))
def test_the_chance_of_less_is_the_sum_over_all_deals(cards, symbols):
    odds = [0.4, 0.3, 0.2, 0.1]
    chance = 0.0
    for numbers in product(range(4), repeat=cards):
        if sum(numbers) < symbols:
            ways = 1.0
            for number in numbers:
                ways *= odds[number]
            chance += ways
    assert greedy.chance_of_less(cards, symbols, *odds[1:]) == pytest.approx(chance)


def test_unseen_cards_are_counted_by_the_better_of_their_ends():
    match = table(rows=["?2sword/1key", "?2sword/1lamp 1sword/1lamp"], hands=["2sword/2key", "1key/1lamp"])
    v = view_of(match)
    seen = [kind(card) for card in ("1shield/2sword", "2sword/1key", "1sword/1lamp", "2sword/2key")]
    unseen = [card for each, card in enumerate(CARDS[:COMMON_KINDS]) if each not in seen]
    assert greedy.number_unseen(v) == len(unseen)
    for symbol in range(4):
        best = [max([n for n, each in card if each in (symbol, RUBY)], default=0) for card in unseen]
        for number in (1, 2, 3):
            assert greedy.unseen_with(v, symbol, number) == best.count(number)


def test_a_settled_duel_is_won_or_lost():
    match = showdown(rows=["2shield/1key ?2ruby/1key", "", ""], escaped=[1, 2], guardians=[("2sword", 5)])
    v = view_of(match)
    assert greedy.chance_to_win(v, 0, 1) == 1.0
    assert greedy.value_of_duel(v, 1, 1, 0.0) == 0.0
    assert greedy.value_of_duel(v, 1, 2, 0.0) == 5.0
    assert greedy.value_of_duel(v, 1, 2, 1.5) == 6.5
    assert greedy.value_of_duel(v, 0, 1, 1.5) == 3 * greedy.GOLD


def test_it_splits_its_cards_to_win_both_duels():
    match = showdown(
        rows=["2shield/1key ?2ruby/1key", "", ""],
        community="1key/1lamp",
        escaped=[1, 2],
        guardians=[("2sword", 5)],
    )
    assert choice(match) == "against the Skeleton"
    rows = ["1sword/1key ?1ruby/1key", "", ""]
    match = showdown(rows=rows, community="1shield/1key", escaped=[1, 2], guardians=[("2sword", 5)])
    assert choice(match) == "against the Skeleton"


def test_it_looks_at_what_the_others_have_shown():
    """The tomb is lost to five Shields, so the rubies go where they win."""
    rows = ["2shield/1key 2shield/1lamp 1shield/1key", "?2ruby/1key", ""]
    match = showdown(rows=rows, community="1key/1lamp", guardians=[("2sword", 5)], escaped=[2])
    assert match.actor == 1
    assert choice(match) == "against the Skeleton"


def test_it_escapes_from_what_it_cannot_win():
    rows = ["", "2shield/1key 2shield/1lamp 2shield/2key 2sword/1key", "2sword/1lamp 2sword/2key"]
    match = table(rows=rows, hands=["1key/1lamp", "", ""], guardians=[("2sword", 3)], round=3)
    assert choice(match) == "escape"


def test_it_stays_where_it_is_strong():
    match = table(hands=["2shield/1key 1shield/1key 2shield/2key 2shield/1lamp", "", ""], round=2)
    assert choice(match).startswith("lay a card")
    play(match, "lay a card face down")
    assert "2 Shields" in choice(match)
    play(match, "2shield/2key")
    assert choice(match) == "use the Shield end"
    play(match, "use the Shield end")
    assert choice(match).startswith("lay a card")  # four good cards and one more turn


def test_it_declares_what_it_aims_at():
    match = play(table(hands=["2ruby/1key", "", ""]), "lay a card face up", "2ruby/1key", "use the Ruby end")
    assert choice(match) in {"declare Shields", "declare Swords"}


def test_it_keeps_its_last_reputation():
    strong = {"hands": ["2shield/1key", "", ""], "community": "1key/1lamp", "round": 3}
    assert choice(table(**strong)).startswith("lay a card")
    poor = table(**strong, reputation=[1, 8, 8], guardians=[("4lamp", 7)])
    assert choice(poor) == "escape"


def test_alone_it_calls_the_showdown_when_it_has_enough():
    alone = {"seats": 2, "escaped": [1], "round": 2, "paid": [0]}
    match = table(rows=["2shield/1key 2sword/1key", ""], guardians=[("4lamp", 4)], **alone)
    assert choice(match) == "call the showdown"
    sure = table(rows=["2shield/1key 2sword/1key", ""], guardians=[("2sword", 4)], **alone)
    assert choice(sure) == "hide"  # its tokens come back, and bring cards


def test_alone_it_pays_one_token_for_a_certain_tomb_and_keeps_its_cards():
    """KT-R13 The call costs one turn, not three; the community card is enough."""
    certain = {"tomb": "1shield", "community": "1shield/1key", "hands": ["2shield/1key", ""]}
    match = table(seats=2, escaped=[1], round=1, guardians=[("4lamp", 0)], **certain)
    assert choice(match) == "hide"
    play(match, "hide", "1key/1lamp")
    assert choice(match) == "call the showdown"


def test_an_escape_without_reputation_promises_nothing():
    broke = table(reputation=[0, 8, 8], guardians=[("4lamp", 8)])
    assert greedy.value_of_escape(view_of(broke)) == 0.0
    assert greedy.value_of_escape(view_of(table())) == 2 * greedy.A_CARD


def test_a_showdown_that_is_called_brings_no_more_tokens():
    match = table(
        seats=2,
        escaped=[1],
        round=2,
        rows=["2sword/1key", ""],
        community="1key/1lamp",
        guardians=[("2sword", 4)],
    )
    assert greedy.tokens_to_come(view_of(match)) == 1.0  # after another turn it could call, too
    assert greedy.best_split(view_of(match), NONE) == 4.0


@pytest.mark.parametrize(("stakes", "tokens"), [("normal", 2.0), ("high", 4.0)])
def test_at_high_stakes_twice_the_tokens_are_to_come(stakes, tokens):
    match = table(options={"stakes": stakes})
    assert greedy.tokens_to_come(view_of(match)) == tokens  # its own, and half of two others'


def test_it_finds_the_one_split_that_wins_among_many_duels():
    """Only all four Swords together beat the Mummy Lord; each could be for the Skeleton."""
    match = showdown(
        rows=["1sword/1key ?1sword/2key 1sword/1lamp 1sword/2lamp", "", ""],
        community="1key/1lamp",
        escaped=[1, 2],
        guardians=[("2sword", 1), ("4sword", 9), ("4key", 1), ("4lamp", 1), ("3key", 1)],
    )
    assert choice(match) == "against the Mummy Lord"


def test_many_guardians_are_not_too_many():
    guardians = [(f"{beat}{name}", 2) for name in ("key", "lamp", "shield", "sword") for beat in (2, 3, 4)]
    rows = ["?2ruby/1key ?2ruby/2key ?1ruby/1key ?2ruby/1lamp", "", "", ""]
    match = showdown(seats=4, rows=rows, guardians=guardians, community="2ruby/2lamp")
    assert choice(match) in {match.text(action) for action in match.legal()}


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_players(seats):
    game = cp.game("king-of-thieves")
    won = 0
    for seed in range(8):
        match = game.new(seats, seed=seed)
        bots = [cp.bot("greedy" if seat == 0 else "random", game, seed=seed + seat) for seat in range(seats)]
        while match.actor != cp.OVER:
            match.play(bots[match.actor].choose(match.view(match.actor), match.legal()))
        won += match.shares()[0]
    assert won >= 7
