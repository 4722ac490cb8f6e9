"""The greedy bot: its odds against counting, and its taste."""

from itertools import product

import pytest

import cutpurse as cp
from cutpurse.games.forty_thieves import greedy
from cutpurse.games.forty_thieves.jars import FACE
from cutpurse.games.forty_thieves.sets import NO_TILES, is_set, with_face
from games.forty_thieves.tables import nobody_answers, on, play, table
from games.forty_thieves.test_odds import counted

CORNER = ("a1", "b1", "a2", "b2")


def view_of(match, seat=0):
    return match.game.view(match.table, seat)


def choice(match):
    bot = cp.bot("greedy", match.game)
    return match.text(bot.choose(match.view(match.actor), match.legal()))


def makes_a_set(tiles, contents):
    cards = NO_TILES
    for tile, content in zip(tiles, contents, strict=True):
        cards = with_face(cards, FACE[tile - tile % 3 + content])
    return is_set(cards)


@pytest.mark.parametrize(
    "board",
    [
        "? ? ? ?  ? ? ? ?",
        "red-sun@0 ? ? ?  blue-sun@0 ? ? ?",
        "red-sun/red-star blue-star/red-star ? ?  Lantern/red-star ? ? ?",
        "red-sun/red-star@0 blue-star/red-star ? ?  Amulet@0 red-moon/red-clubs ? ?",
        "red-sun/red-star@1 blue-star/red-star ? ?  yellow-hand/yellow-sun@1 Amulet/yellow-sun ? ?",
        "red-sun@0 red-moon@0 ? ?  red-hand@0 Amulet@0 ? ?",
    ],
)
def test_the_odds_of_a_theft_are_those_of_counting(board):
    match = table(board + " ?" * 8, stage="steal")
    tiles = [on(match, place) for place in CORNER]
    likely = counted(match, 0, tiles)
    expected = sum(weight for contents, weight in likely.items() if makes_a_set(tiles, contents))
    assert greedy.odds(view_of(match), *tiles) == pytest.approx(float(expected))


def test_every_set_is_found_whatever_the_order():
    for faces in product((0, 5, 10, 22), repeat=4):
        cards = NO_TILES
        for face in faces:
            cards = with_face(cards, face)
        thieves = [face for face in faces if face < 20]
        colours, symbols = {face % 4 for face in thieves}, {face // 4 for face in thieves}
        expected = any(len(seen) in (0, 1, len(thieves)) for seen in (colours, symbols))
        assert is_set(cards) == expected


def test_it_steals_what_it_knows_to_be_a_set():
    match = table("red-sun@0 red-moon@0 ? ?  red-hand@0 Amulet@0 ? ?" + " ?" * 8, stage="steal")
    assert choice(match) == "steal gem 1"


def test_it_does_not_steal_against_the_odds():
    assert choice(table(stage="steal")) == "pass"
    assert choice(table("red-sun@1 red-moon@1 ? ?  red-hand@1 Amulet@1" + " ?" * 10, stage="steal")) == "pass"


def test_when_no_evil_eye_is_left_it_tries_anything():
    assert choice(table(stage="steal", eyes=(7, 8))).startswith("steal")


def test_it_puts_the_tile_that_is_missing():
    match = table("red-sun@0 red-moon@0 ? ?  red-hand@0 ? ? ?" + " ?" * 8, ("blue-moon Amulet", ""))
    assert choice(match) == "put y"
    assert choice(play(match, "put y")) == "on b2"


def test_it_swaps_in_the_tile_that_is_missing():
    board = "red-sun@0 red-moon@0 ? ?  red-hand@0 ? Amulet@0 ?" + " ?" * 8
    match = table(board)
    assert choice(match) == "swap c2"
    assert choice(play(match, "swap c2")) == "with b2"


def test_it_plays_a_sapphire_and_robs_who_is_ahead():
    match = table(hands=("Sapphire", "", ""), gems=(7,), loot=(1, 4, 3))
    assert choice(match) == "play Sapphire x"
    nobody_answers(play(match, "play sapphire x"))
    assert choice(match) == "rob seat 1 of a gem"
    match = table(hands=("Sapphire", "", ""), gems=(6, 7), loot=(6, 0, 1))
    nobody_answers(play(match, "play sapphire x"))
    assert choice(match) == "take gem 6"


def test_it_gives_an_evil_eye_back():
    assert choice(table(hands=("Amulet", ""), eyes=(1, 0))) == "play Amulet x"


def test_it_keeps_special_tiles_and_discards_thieves():
    assert choice(table(hands=("red-sun Dagger blue-moon", ""), stage="build")) == "discard x z"


def test_it_looks_where_a_sapphire_may_be_and_not_where_a_dagger_is():
    board = "Dagger@0 red-moon/red-clubs " + "red-sun* green-sun* blue-sun* " + "? " * 11
    match = table(board, ("Amulet", ""), stage="glimpse")
    jar = on(match, choice(match).removeprefix("look at ")) // 3
    assert FACE[3 * jar + 2] == 21


def test_it_answers_a_sapphire_with_a_dagger_and_lets_an_amulet_pass():
    assert choice(play(table(hands=("Sapphire", "Dagger")), "play sapphire x")) == "play Dagger x"
    assert choice(play(table(hands=("Amulet", "Dagger"), eyes=(1, 0)), "play amulet x")) == "pass"


def test_it_defends_its_own_sapphire():
    match = play(table(hands=("Sapphire Dagger", "Dagger", "Dagger")), "play sapphire x", "play dagger x")
    assert choice(match) == "pass"  # seat 2 gains nothing by helping
    assert choice(play(match, "pass")) == "play Dagger y"


def test_it_peeks_and_shows_where_it_knows_least():
    match = table("red-sun* green-sun* ? ?" + " ?" * 12, ("Lantern", ""), stage="glimpse")
    assert choice(match) == "play Lantern x"
    nobody_answers(play(match, "play lantern x"))
    assert choice(match) not in ("peek at a1", "peek at b1")
