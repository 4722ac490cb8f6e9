"""What a seat imagines, and what chance decides late, against counting every way the tiles can lie.

The counting knows nothing of how the program keeps knowledge. It takes the booklet's view: all tiles are
dealt beforehand. It tries all orders of every jar, follows the looks of a match, and drops an order as soon
as the seat would have seen something else.
"""

from fractions import Fraction
from itertools import permutations, product
from math import prod, sqrt

import numba
import numpy as np
import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.engine.compiling import twin
from cutpurse.games.forty_thieves import state as st
from cutpurse.games.forty_thieves.actions import CONTENT, is_play, slot_of
from cutpurse.games.forty_thieves.jars import FACE, THIEF_FACES
from cutpurse.games.forty_thieves.tiles import hand_spot, tile_looked_at
from games.forty_thieves.tables import hand, new, nobody_answers, on, play, run_out, settle, table

DRAWS = 100_000
ALL_SEEING = "everybody's memory together"
ALWAYS_SHOWN = {
    st.DRAWN: (),
    st.GLIMPSED: (st.LANTERN, st.SAPPHIRE, st.DAGGER),
    st.PEEKED: (st.SAPPHIRE,),
    st.LIT: range(-THIEF_FACES, 4),
    st.REVEALED: range(-THIEF_FACES, 4),
    st.DISCARDED: range(-THIEF_FACES, 4),
}


# Counting


def seen_by(seat, before, tile, content):
    """What a seat sees when the active seat looks at a tile with this content: the content, or nothing."""
    kind = FACE[tile - tile % 3 + content] - THIEF_FACES
    sees = seat in (before.active, ALL_SEEING) or kind in ALWAYS_SHOWN[before.how]
    return content if sees else None


def worlds(match, seat, jar):
    """The orders in which a jar's contents can lie in its tiles by what the seat has seen, with weights."""
    start = match.at(0).table
    tiles = range(3 * jar, 3 * jar + 3)
    known = start.to_dict() if seat == ALL_SEEING else match.at(0).view(seat)
    left = {
        order: Fraction(1)
        for order in permutations(range(3))
        if all(known["content"][tile] in (st.NONE, order[tile % 3]) for tile in tiles)
    }
    for before, step, after in match.walk():
        if before.phase == st.LOOK and (tile := tile_looked_at(before)) in tiles:
            seen = seen_by(seat, before, tile, step.action - CONTENT)
            left = {
                order: weight
                for order, weight in left.items()
                if seen_by(seat, before, tile, order[tile % 3]) == seen
            }
        if step.actor != cp.CHANCE and is_play(step.action) and (tile := played(before, step)) in tiles:
            left = {order: weight for order, weight in left.items() if order[tile % 3] == st.SPECIAL}
        shuffled = [tile % 3 for tile in tiles if (after.stack & ~before.stack) >> tile & 1]
        left = dealt_again(left, shuffled)
    total = sum(left.values())
    return {order: weight / total for order, weight in left.items()}


def played(before, step):
    """The tile that a seat plays from its hand."""
    return before.at[hand_spot(step.actor, slot_of(step.action))]


def dealt_again(left, shuffled):
    """These tiles of the jar are shuffled among themselves."""
    mixed = {}
    for order, weight in left.items():
        ways = list(permutations(shuffled))
        for way in ways:
            new_order = list(order)
            for here, there in zip(shuffled, way, strict=True):
                new_order[here] = order[there]
            mixed[tuple(new_order)] = mixed.get(tuple(new_order), 0) + weight / len(ways)
    return mixed


def counted(match, seat, tiles):
    """For all contents that these tiles can have together: how likely they are, by trying everything."""
    jars = sorted({tile // 3 for tile in tiles})
    possible = [worlds(match, seat, jar) for jar in jars]
    likely = {}
    for orders in product(*possible):
        chosen = dict(zip(jars, orders, strict=True))
        contents = tuple(chosen[tile // 3][tile % 3] for tile in tiles)
        weight = prod(ways[order] for ways, order in zip(possible, orders, strict=True))
        likely[contents] = likely.get(contents, 0) + weight
    return likely


# Drawing


@pytest.fixture(scope="module")
def draw_many():
    """Compiled: imagine a table, let chance decide what is undecided, and count what came up."""
    views, jars, chance = (
        twin.twin(f"cutpurse.{name}")
        for name in ("games.forty_thieves.view", "games.forty_thieves.jars", "engine.chance")
    )
    imagine, ways, below = views.imagine, jars.ways, chance.below

    @numba.njit
    def draw_many(v, s, rng, tiles, counts, draws):
        for _ in range(draws):
            imagine(v, s, rng)
            key = 0
            for tile in tiles:
                if s.content[tile] < 0:
                    a, b, c = ways(s, tile, 0), ways(s, tile, 1), ways(s, tile, 2)
                    left = below(rng, a + b + c)
                    s.content[tile] = 0 if left < a else 1 if left < a + b else 2
                key = 3 * key + s.content[tile]
            counts[key] += 1

    return draw_many


def drawn(draw_many, match, seat, tiles):
    game = match.game
    v, s = np.zeros(1, game.views.View.dtype()), np.zeros(1, game.state_type.dtype())
    match.game.view(match.table, seat).to_record(v)
    counts = np.zeros(3 ** len(tiles), np.int64)
    draw_many(v[0], s[0], np.array([stream(2026, 1)]), np.array(tiles), counts, DRAWS)
    keys = product(range(3), repeat=len(tiles))
    return {key: int(count) for key, count in zip(keys, counts, strict=True) if count}


def assert_agree(frequencies, likely):
    """Chi-squared, at one in ten thousand."""
    assert frequencies.keys() <= likely.keys()
    expected = {key: float(DRAWS * weight) for key, weight in likely.items()}
    assert min(expected.values()) > 5
    distance = sum((frequencies.get(key, 0) - e) ** 2 / e for key, e in expected.items())
    free = len(expected) - 1
    bound = free * (1 - 2 / (9 * free) + 3.72 * sqrt(2 / (9 * free))) ** 3 if free else 1e-9
    assert distance < bound


# Positions


def fresh():
    """Nobody has seen anything: two tiles of one jar, and two others."""
    match = settle(new(2, first=0))
    return match, None, [on(match, place) for place in ("a1", "b1", "c1", "d1")]


def a_hand():
    """What may the other hold? One jar of it lies on the board as well."""
    board = "blue-sun/yellow-sun " + "? " * 15
    match = table(board, ("red-hand", "yellow-hand/yellow-sun Dagger red-moon/red-clubs"))
    return match, 0, [on(match, "a1"), *hand(match, 1)]


def a_glimpse():
    """The other looked at a Lantern jar and said nothing; its fellow lies on the board unseen."""
    match = table("green-sun/red-sun red-clubs/red-sun " + "? " * 14, ("", "red-hand"), stage="glimpse")
    return play(match, "look at a1"), 1, [on(match, "a1"), on(match, "b1"), on(match, "c1")]


def my_own_glimpse():
    match = table("green-sun/red-sun red-clubs/red-sun " + "? " * 14, stage="glimpse")
    return play(match, "look at a1"), 0, [on(match, "a1"), on(match, "b1"), on(match, "d4")]


def a_peek():
    """A Lantern from the hand: no Sapphire under either, so the third tile of the jar may well be it."""
    board = "green-moon/green-sun red-moon/red-clubs yellow-sun/green-sun " + "? " * 13
    match = table(board, ("Lantern/blue-clubs", "", ""), stage="glimpse")
    nobody_answers(play(match, "play lantern x"))
    play(match, "peek at a1", "peek at b1")
    return match, 2, [on(match, "a1"), on(match, "b1"), on(match, "c1")]


def two_glimpses():
    """Two seats looked at two tiles of the same jar, each in secret, and the third seat wonders."""
    board = "green-sun/red-sun red-clubs/red-sun ? ?  red-hand/red-moon " + "? " * 11
    match = table(board, ("blue-star", "blue-hand", ""), stage="glimpse")
    play(match, "look at a1", "pass", "pass", "discard nothing", "look at b1", "pass", "pass")
    third = next(tile for tile in range(3) if tile not in (on(match, "a1"), on(match, "b1")))
    return match, 2, [on(match, "a1"), on(match, "b1"), third, on(match, "a2")]


def followed():
    """A glimpsed tile is swapped, taken into a hand, and another is put in its place."""
    board = "yellow-sun/green-sun green-moon/green-sun ? ?  red-hand/red-moon " + "? " * 11
    match = table(board, ("blue-star/red-star", "blue-hand", ""), stage="glimpse")
    seen = on(match, "a1")
    play(match, "look at a1", "swap a1", "with b2", "pass", "discard nothing", "pass", "put x", "on b2")
    assert seen in hand(match, 1)
    return match, 2, [seen, on(match, "b1"), on(match, "b2"), on(match, "a2")]


def after_a_failed_theft():
    """Everybody has seen four tiles; of their jars less is left for others."""
    board = "Dagger/blue-sun red-sun/blue-sun ? ?  blue-moon/red-moon Amulet/red-moon ? ?" + " ?" * 8
    match = table(board, ("", "red-hand/red-moon blue-star/blue-sun", "red-star"), stage="steal")
    play(match, "steal gem 1")
    return match, 2, [*hand(match, 1)[:2], on(match, "c1"), on(match, "d1")]


def a_new_stack():
    """The discards are shuffled: what is drawn now can be only what was thrown away."""
    match = run_out(table(hands=("red-sun Dagger blue-moon", "", ""), stage="build"))
    play(match, "discard x", "pass", "pass", "pass", "pass", "pass", "pass")
    return match, 0, [*hand(match, 1), match.state()["at"][st.TOP]]


def a_jar_in_two_hands():
    """All three tiles of a jar are in hands; one of them is mine."""
    hands = ("Amulet/red-moon", "red-hand/red-moon blue-star", "blue-moon/red-moon blue-hand")
    match = table(hands=hands)
    return match, 0, [*hand(match, 0), *hand(match, 1), *hand(match, 2)]


def a_spectator():
    match = table("green-sun/red-sun " + "? " * 15, ("Dagger Lantern", "Sapphire"), stage="glimpse")
    return play(match, "look at a1"), None, [on(match, "a1"), *hand(match, 0), *hand(match, 1)]


def a_long_game():
    """Forty turns of random play among four, with new stacks on the way."""
    match, rng = cp.game("forty-thieves").new(4, seed=11), [stream(11, 1)]
    while match.state()["turn"] < 40:
        match.play(match.legal()[below(rng, len(match.legal()))])
    assert "The discards are shuffled into a new stack." in match.narrate()
    return match, 3, hand(match, 0) + hand(match, 1)[:2]


POSITIONS = [
    fresh,
    a_hand,
    a_glimpse,
    my_own_glimpse,
    a_peek,
    two_glimpses,
    followed,
    after_a_failed_theft,
    a_new_stack,
    a_jar_in_two_hands,
    a_spectator,
    a_long_game,
]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
def test_imagined_tables_come_up_as_often_as_counting_says(position, draw_many):
    match, seat, tiles = position()
    likely = counted(match, cp.NOBODY if seat is None else seat, tiles)
    assert_agree(drawn(draw_many, match, seat, tiles), likely)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
def test_a_view_says_exactly_what_every_tile_can_still_be(position):
    match, seat, _ = position()
    can = match.view(seat)["can"]
    for jar in range(st.JARS):
        orders = worlds(match, cp.NOBODY if seat is None else seat, jar)
        for label in range(3):
            assert can[3 * jar + label] == sum({1 << order[label] for order in orders})


@pytest.mark.parametrize("seed", range(3))
def test_chance_decides_late_as_if_all_tiles_had_been_dealt_beforehand(seed):
    """Before every look of a random game, the odds are those of the orders that nobody has ruled out."""
    match, rng = new(2 + seed), [stream(seed, 6)]
    checked = 0
    while checked < 60:
        if match.actor == cp.CHANCE:
            outcomes = match.outcomes()
            if match.table.phase == st.LOOK and len(match.log) % 3 == 0:
                tile = tile_looked_at(match.table)
                odds = {}
                for order, weight in worlds(match, ALL_SEEING, tile // 3).items():
                    odds[CONTENT + order[tile % 3]] = odds.get(CONTENT + order[tile % 3], 0) + weight
                assert dict(outcomes) == odds
                checked += 1
            match.play(outcomes[below(rng, len(outcomes))][0])
        else:
            match.play(match.legal()[below(rng, len(match.legal()))])
