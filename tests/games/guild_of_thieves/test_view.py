"""What a seat knows in Guild of Thieves, and how it imagines the rest."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.engine.contract import UNSEEN
from cutpurse.games.guild_of_thieves.actions import PASS
from cutpurse.games.guild_of_thieves.state import DRAW, KINDS, State
from cutpurse.games.guild_of_thieves.view import imagine
from cutpurse.testing.tables import imagined, steps, told_apart
from games.guild_of_thieves.tables import KIND_OF, counted, kinds, play, table

OPEN = """
    x   x   x   x   x
    x   x   x   x   x
    x   x   L1  x   x
    x   x   x   x   x
"""


def hands(match, viewer, seat, number):
    """How often each hand of a seat is imagined by another."""
    v, world, rng = match.game.view(match.table, viewer), State(), [stream(5, 5)]
    found = Counter()
    for _ in range(number):
        imagine(v, world, rng)
        found[tuple(world.hand[seat])] += 1
    return found


def alone(hand, pile):
    """Seat 1 plays on alone with this hand, which everybody knows, and this draw pile."""
    return table(OPEN, "", hand, piles=["", pile], active=1, passed=0b01)


def turn(match, card, thief, end, drawn):
    return play(match, f"play {card}", thief, f"to {end}", drawn)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_sees_its_own_hand_and_of_the_others_only_what_follows_from_the_open_cards(seats):
    match = cp.game("guild-of-thieves").new(seats, seed=seats)
    rng = [stream(seats, 1)]
    while match.actor != cp.OVER:
        state = match.state()
        for eye in (*range(seats), cp.NOBODY):
            seen = match.view(eye)
            for seat in range(seats):
                assert seen["hand"][seat] == (state["hand"][seat] if seat == eye else [0] * KINDS)
                assert seen["hand_size"][seat] == sum(state["hand"][seat])
                both = [h + p for h, p in zip(state["hand"][seat], state["pile"][seat], strict=True)]
                assert [k + u for k, u in zip(seen["known"][seat], seen["unseen"][seat], strict=True)] == both
            assert seen["grid"] == state["grid"]
            assert seen["discard"] == state["discard"]
        legal = match.legal()
        match.play(legal[below(rng, len(legal))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_long_games_a_seat_cannot_tell_an_imagined_table_from_the_true_one(seats):
    """The law of all games, here with nobody passing while there is a card to play."""
    game, rng = cp.game("guild-of-thieves"), [stream(seats, 4)]
    match = game.new(seats, chance="manual")
    worlds = [imagined(match, seat, rng) for seat in range(seats)]
    while match.actor != cp.OVER:
        possible = steps(game, match.table)
        keep_on = [step for step in possible if match.actor == cp.CHANCE or step != PASS] or possible
        action = keep_on[below(rng, len(keep_on))]
        for seat, world in enumerate(worlds):
            assert not [*told_apart(match, world, seat, closely=True)]
            seen = game.views.witness(match.table, action, seat)
            alike = [step for step in steps(game, world) if game.views.witness(world, step, seat) == seen]
            assert alike or match.actor not in (seat, cp.CHANCE)
            if alike:
                game.rules.apply(world, alike[below(rng, len(alike))])
            else:
                worlds[seat] = None
        match.play(action)
        worlds = [world or imagined(match, seat, rng) for seat, world in enumerate(worlds)]


def test_only_who_draws_sees_the_card():
    match = play(alone("slamp scamel", "lamp sword"), "starter lamp", "c3", "c1", "sword")
    step = len(match.log) - 1
    assert match.witnessed(1)[step].action == KIND_OF["sword"]
    assert match.witnessed(0)[step].action == UNSEEN
    assert match.witnessed()[step].action == UNSEEN
    assert match.narrate(step, seat=1) == ["You draw a Sword."]
    assert match.narrate(step, seat=0) == ["seat 1 draws a card."]


def test_cards_kept_since_the_draw_pile_ran_out_are_known():
    match = turn(alone("slamp scamel coins", "lamp sword"), "starter lamp", "c3", "c1", "sword")
    seen = match.view(0)
    assert seen["known"][1] == counted("scamel coins")
    assert seen["unseen"][1] == counted("lamp sword")
    assert hands(match, 0, 1, 4000).keys() == {
        tuple(counted("scamel coins lamp")),
        tuple(counted("scamel coins sword")),
    }


def test_when_the_draw_pile_runs_out_the_whole_hand_is_known():
    match = turn(alone("slamp scamel", "sword"), "starter lamp", "c3", "c1", "sword")
    assert match.view(0)["known"][1] == counted("scamel sword")
    assert hands(match, 0, 1, 100).keys() == {tuple(counted("scamel sword"))}


def test_in_the_first_turn_the_card_that_goes_to_the_hand_is_known():
    match = cp.game("guild-of-thieves").new(2, seed=4)
    while match.state()["turn"] < 2:
        match.play(match.legal()[0])
    for seat in range(2):
        assert match.view(1 - seat)["known"][seat] == match.state()["hand"][seat]


def test_a_hand_is_imagined_with_the_odds_of_the_draw():
    """Nothing was played since: two of five cards, each pair as likely as the next."""
    match = table(OPEN, "", "camel guard", piles=["", "camel sword lamp"], known=["", ""])
    found = hands(match, 0, 1, 20_000)
    odds = {"camel camel": 1, "camel guard": 2, "camel sword": 2, "camel lamp": 2}
    odds |= {"guard sword": 1, "guard lamp": 1, "sword lamp": 1}
    assert found.keys() == {tuple(counted(hand)) for hand in odds}
    for hand, ways in odds.items():
        assert found[tuple(counted(hand))] / 20_000 == pytest.approx(ways / 10, abs=0.015)


def test_a_hand_is_imagined_with_the_odds_of_all_that_was_drawn_and_played():
    """Every order of the draw pile is gone through, and every way to pull blindly what was played."""
    pile = "lamp lamp camel guard guard turban"
    match = alone("slamp scamel", pile)
    turn(match, "starter camel", "c3", "c2", "lamp")
    turn(match, "lamp", "c2", "c1", "camel")
    turn(match, "starter lamp", "c1", "e1", "guard")
    turn(match, "camel", "e1", "e4", "lamp")
    assert kinds(match, "hand", 1) == ["lamp", "guard"]
    odds = hands_after(pile, ["draw", "lamp", "draw", "draw", "camel", "draw"])
    found = hands(match, 0, 1, 30_000)
    assert found.keys() == odds.keys()
    for hand, chance in odds.items():
        assert found[hand] / 30_000 == pytest.approx(float(chance), abs=0.015)
    assert odds[tuple(counted("guard guard"))] > Fraction(
        1, 6
    )  # as a blind deal would have it: but Guards stay


def hands_after(pile, story):
    """The odds of each hand after cards were drawn and some of these played, by going through all of it."""
    found = Counter()
    for order in permutations(pile.split()):
        held = {(): Fraction(1)}
        left = list(order)
        for what in story:
            if what == "draw":
                card = left.pop(0)
                held = {(*hand, card): chance for hand, chance in held.items()}
                continue
            after = Counter()
            for hand, chance in held.items():
                pulls = [at for at, card in enumerate(hand) if card != "guard"]
                for at in pulls:
                    if hand[at] == what:
                        after[hand[:at] + hand[at + 1 :]] += chance / len(pulls)
            held = after
        for hand, chance in held.items():
            found[tuple(counted(" ".join(hand)))] += chance
    return {hand: chance / sum(found.values()) for hand, chance in found.items()}


def test_a_card_that_nobody_knew_of_cannot_be_taken_back():
    board = "L0 C S T C1"
    match = table(board, "coins lamp", "lamp", piles=["sword"], known=["lamp", "lamp"])
    play(match, "lamp")
    match.undo()
    assert match.state()["phase"] != DRAW
    play(match, "coins")
    with pytest.raises(cp.CannotUndo, match="what somebody has seen cannot be taken back"):
        match.undo()
    play(match, "a1")
    match.undo()
    assert match.prompt() == "Coins: which thief moves?"


def test_a_spectator_imagines_every_hand():
    match = table(OPEN, "lamp", "camel", piles=["sword", "coins"], known=["", ""])
    for seat in range(2):
        assert len(hands(match, cp.NOBODY, seat, 200)) == 2
