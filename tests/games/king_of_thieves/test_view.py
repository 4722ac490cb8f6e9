"""What a seat sees in King of Thieves, and that it imagines the rest with exact odds."""

from collections import Counter
from itertools import permutations, product
from math import sqrt

import numba
import numpy as np
import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.engine.compiling import twin
from cutpurse.games.king_of_thieves.actions import LAY_DOWN, pick
from cutpurse.games.king_of_thieves.state import CARD, END, HIDDEN, NONE, ROW, State
from games.king_of_thieves.tables import draw, kind, play, table

DRAWS = 100_000
AT_ONCE = 10_000  # worlds in memory
HANDS = ["1key/1lamp 2key/1lamp", "1key/2lamp", "2sword/1key"]


def laying(match, card=None):
    """The active seat lays a card face down, and has perhaps chosen which."""
    match.play(LAY_DOWN)
    if card:
        match.play(pick(kind(card)))
    return match


def in_showdown():
    """Seat 0 has turned over its first card; two more lie face down."""
    rows = ["?2sword/1key ?1key/1sword", "?1lamp/1sword", ""]
    match = table(rows=rows, hands=["1key/1lamp", "", "2key/2lamp"], undrawn="2key/1lamp", showdown=True)
    return play(match, "2sword/1key")


def choosing():
    """Seat 0 is asked where its rubies count; seat 2 has not shown its cards yet."""
    rows = ["2ruby/1key=sword ?2ruby/2key", "", "?2sword/1key ?1lamp/1sword"]
    match = table(rows=rows, hands=["", "2key/2lamp 1key/1lamp", ""], undrawn="1key/2lamp", showdown=True)
    return play(match, "2ruby/2key")


def drawing():
    """Seat 0 has escaped from a face-down card, and is about to draw."""
    match = table(
        rows=["?2sword/1key 1key/1sword", "", ""], hands=HANDS[:2], undrawn="2key/2lamp 1lamp/1sword"
    )
    return play(match, "escape")


def out():
    """Seat 2 is out; its hand lies face down among the discards."""
    dropped = ["", "", "2key/2lamp 1lamp/1sword"]
    return table(
        hands=["1key/1lamp", "1key/2lamp 2key/1lamp"], dropped=dropped, undrawn="1sword/1key", out=[2]
    )


def seen_by(seat, **position):
    return lambda: table(**position), seat


POSITIONS = {
    "other hands and the deck": seen_by(0, hands=HANDS, undrawn="2key/2lamp 1lamp/1sword"),
    "an empty deck": seen_by(1, hands=[*HANDS[:2], "2sword/1key 1key/1sword 2lamp/2sword"], undrawn=""),
    "face-down cards and their ends": seen_by(
        0, rows=["", "?2sword/1key ?1key/1sword 2key/1sword", "?1lamp/1sword"], undrawn="2key/2lamp"
    ),
    "one's own face-down cards": seen_by(
        0,
        rows=["?2sword/1key", "?1key/1sword", ""],
        hands=HANDS[:2],
        dropped=["2key/2lamp", "2lamp/2sword", "1lamp/1sword"],
        undrawn="2key/1sword 1lamp/2sword",
    ),
    "cards discarded face down": seen_by(
        0,
        hands=["", "1key/2lamp", ""],
        dropped=["", "2lamp/2sword 1lamp/1sword", "2key/2lamp"],
        undrawn="2key/1sword",
    ),
    "a card that is about to be chosen": (lambda: laying(table(hands=HANDS, undrawn="2key/2lamp")), 1),
    "a card that is not turned yet": (
        lambda: laying(table(rows=["?2sword/2key"], hands=HANDS, undrawn="2key/2lamp"), "2key/1lamp"),
        2,
    ),
    "one's own card that is not turned yet": (
        lambda: laying(table(hands=HANDS, undrawn="2key/2lamp 1lamp/1sword"), "2key/1lamp"),
        0,
    ),
    "two sets": seen_by(
        3,
        seats=5,
        hands=["1key/1lamp", "1key/1lamp 2key/1lamp", "2key/1lamp"],
        rows=["", "", "?2sword/1key"],
        undrawn="2sword/1key 2key/2lamp",
    ),
    "the deck with rare rubies": seen_by(
        0,
        hands=["3key/1lamp", "1key/3lamp", "2ruby/1sword"],
        rows=["", "?1ruby/2key", ""],
        undrawn="2key/2lamp 1key/3sword",
        options={"rubies": "rare"},
    ),
    "a spectator": seen_by(None, rows=["?1sword/1key"], hands=HANDS[1:], undrawn="2key/2lamp 1lamp/1sword"),
    "a showdown, cards being turned over": (in_showdown, 2),
    "a showdown, a choice": (choosing, 1),
    "somebody draws": (drawing, 2),
    "somebody is out": (out, 0),
}


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", POSITIONS)
def test_imagined_tables_have_exactly_the_odds_of_all_deals(name):
    """A chi-squared test against every deal of the unseen cards, and every way to turn them."""
    make, seat = POSITIONS[name]
    match = make()
    expected = all_worlds(match.table, seat)
    found = imagined(match, seat)
    assert len(expected) > 5
    assert set(found) <= set(expected)
    deals = sum(expected.values())
    squares = sum(
        (found[world] - DRAWS * ways / deals) ** 2 / (DRAWS * ways / deals)
        for world, ways in expected.items()
    )
    freedom = len(expected) - 1
    assert abs(squares - freedom) < 4 * sqrt(2 * freedom)


def all_worlds(truth, seat):
    """Every deal of the cards that a seat cannot see: how many ways there are to come to each world."""
    places = hidden_places(truth, seat)
    cards = [card for _, card in places]
    turned = [place for place, _ in places if place[0] == "row" and place[2] < truth.laid[place[1]]]
    worlds = Counter()
    record = np.zeros(1, State.dtype())
    for deal in permutations(cards):
        world = empty(truth, places)
        for (place, _), card in zip(places, deal, strict=True):
            put(world, place, card)
        for ends in product((0, 1), repeat=len(turned)):
            for (_, owner, i), end in zip(turned, ends, strict=True):
                world.row[owner][i] = world.row[owner][i] // 2 * 2 + end
            world.to_record(record)
            worlds[record.tobytes()] += 1
    return worlds


def hidden_places(truth, seat):
    """(place, the card there) for all cards that a seat cannot see."""
    found = [(("deck",), each) for each, number in enumerate(truth.deck) for _ in range(number)]
    for owner in range(truth.seats):
        if owner == seat:
            continue
        for pile in ("hand", "dropped"):
            counts = getattr(truth, pile)[owner]
            found += [((pile, owner), each) for each, number in enumerate(counts) for _ in range(number)]
        for i in range(ROW):
            if truth.down[owner][i] and truth.row[owner][i] != NONE:
                found.append((("row", owner, i), truth.row[owner][i] // 2))
    return found


def empty(truth, places):
    world = truth.copy()
    for place, card in places:
        if place[0] == "deck":
            world.deck[card] -= 1
        elif place[0] != "row":
            getattr(world, place[0])[place[1]][card] -= 1
    return world


def put(world, place, card):
    if place[0] == "deck":
        world.deck[card] += 1
    elif place[0] == "row":
        world.row[place[1]][place[2]] = 2 * card
    else:
        getattr(world, place[0])[place[1]][card] += 1


def imagined(match, seat):
    """How often each world comes up when it is imagined by compiled code."""
    view = np.zeros(1, match.game.views.View.dtype())
    match.game.view(match.table, seat).to_record(view)
    worlds, rng, found = np.zeros(AT_ONCE, State.dtype()), np.array([stream(7, 7)]), Counter()
    for _ in range(DRAWS // AT_ONCE):
        imagine_many(view[0], worlds, rng)
        found.update(world.tobytes() for world in worlds)
    return found


imagine = twin.twin("cutpurse.games.king_of_thieves.view").imagine


@numba.njit
def imagine_many(view, worlds, rng):
    for i in range(len(worlds)):
        imagine(view, worlds[i], rng)


def test_a_seat_sees_its_own_cards_and_no_others():
    match = table(
        rows=["?1sword/1key", "?1lamp/1sword 2lamp/1sword"], hands=HANDS, dropped=["", "2key/2lamp"]
    )
    for seat in (0, 1, 2):
        view = match.view(seat)
        assert view["hand"] == match.state()["hand"][seat]
        assert view["dropped"] == match.state()["dropped"][seat]
    assert match.view(0)["row"][0][0] == match.state()["row"][0][0]
    assert match.view(0)["row"][1][:2] == [HIDDEN, match.state()["row"][1][1]]
    assert match.view(2)["row"][0][0] == match.view()["row"][0][0] == HIDDEN
    assert "deck" not in match.view(0)
    assert sum(match.view()["hand"]) == sum(match.view()["dropped"]) == 0


def test_what_others_draw_is_not_seen():
    match = draw(play(table(hands=HANDS), "hide"))
    assert [step.action for step in match.witnessed(1)] == [match.log[0].action, -1]
    assert match.witnessed() == match.witnessed(1)
    assert match.witnessed(0) == match.log


def test_of_a_face_down_card_the_face_is_seen_and_nothing_else():
    match = laying(table(hands=HANDS), "2key/1lamp")
    assert match.state()["phase"] == END
    assert match.view(1)["phase"] == END
    assert match.view(1)["row"][0][0] == HIDDEN
    assert match.view(1)["held"][0] == 1


def test_a_card_that_is_not_chosen_yet_is_nowhere():
    match = laying(table(hands=HANDS))
    assert match.state()["phase"] == CARD
    assert match.view(1)["row"][0][0] == match.view(0)["row"][0][0] == NONE


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_imagined_tables_are_sound_and_play_on_to_the_end(seats):
    game = cp.game("king-of-thieves")
    match, rng = game.new(seats, seed=seats), [stream(seats, 6)]
    while match.actor != cp.OVER:
        if len(match.log) % 9 == 0:
            world = State()
            game.views.imagine(match.game.view(match.table, match.actor), world, rng)
            assert game.is_sound(world)
            played = game.position(world.to_dict(), seed=1)
            for _ in range(60):
                if played.actor != cp.OVER:
                    played.play(played.legal()[below(rng, len(played.legal()))])
        match.play(match.legal()[below(rng, len(match.legal()))])
