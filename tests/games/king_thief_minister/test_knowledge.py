"""What a seat knows is exact: against all histories of small games, and in long ones step by step."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import permutations, product
from math import lcm, sqrt

import numba
import numpy as np
import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.engine.compiling import twin
from cutpurse.games.king_thief_minister import knowledge
from cutpurse.games.king_thief_minister.actions import LET_PASS, claim
from cutpurse.games.king_thief_minister.state import ARRANGEMENTS, FIRST_LOOK, MINISTER, SWAP, UNVEIL, State
from cutpurse.games.king_thief_minister.view import row_of, witness
from games.king_thief_minister.histories import as_known, posterior
from games.king_thief_minister.tables import NAMES, all_pass, play, table

GAME = cp.game("king-thief-minister")
pytestmark = pytest.mark.unmeasured
UNKNOWN = "- - - - - -"


def test_both_forms_of_what_is_learnt_strike_out_the_same():
    for card, character, is_it in product(range(6), range(6), (True, False)):
        row = [*range(1, ARRANGEMENTS + 1)]
        in_loops = row[:]
        knowledge.learn(row, card, character, is_it)
        knowledge.learn.in_loops(in_loops, card, character, is_it)
        assert row == in_loops
        assert row.count(0) == (600 if is_it else 120)


# Small games, all of their histories


def histories(match, script, stop=UNVEIL):
    """Every way a game can go, grouped by what each seat witnesses.

    First the decisions of the script are made, whatever chance brings; then every decision is as likely as
    the next. For each seat and all it can have witnessed: the odds of the faces, and what the seat knows.
    At the phase `stop` it ends: when the cards are turned up, if not sooner.
    """
    found = {}
    words = [GAME.text.action(number, match.seats) for number in range(GAME.num_actions)]
    words = [match.words(names=NAMES).say(each) for each in words]
    numbers = [words.index(text) for text in script]

    def visit(table, odds, seen, script):
        for seat in seen:
            row = table.odds[row_of(seat)]
            faces, known = found.setdefault((seat, seen[seat]), (Counter(), row))
            assert row == known  # who has witnessed the same knows the same
            faces[tuple(table.face)] += odds
        for action, part in next_steps(table, script) if table.phase != stop else ():
            after = table.copy()
            GAME.rules.apply(after, action)
            looks = {seat: (*seen[seat], witness(table, action, seat)) for seat in seen}
            visit(after, odds * part, looks, script[1:] if script[:1] == [action] else script)

    visit(match.table, Fraction(1), dict.fromkeys([cp.NOBODY, *range(match.seats)], ()), numbers)
    return found


@cache
def arrangements_with(faces):
    """The numbers of all arrangements that agree with the faces that are decided."""
    ways = enumerate(permutations(range(6)))
    return [number for number, way in ways if all(face in (-1, way[card]) for card, face in enumerate(faces))]


def weights_from(faces):
    """A whole number for each arrangement, in proportion to its odds."""
    parts = {each: odds / len(arrangements_with(each)) for each, odds in faces.items()}
    scale = lcm(*(part.denominator for part in parts.values()))
    weights = [0] * ARRANGEMENTS
    for each, part in parts.items():
        for number in arrangements_with(each):
            weights[number] += int(part * scale)
    return weights


def next_steps(table, script):
    """What can happen next and how likely."""
    numbers = [0] * GAME.num_actions
    who = GAME.rules.actor(table)
    if who == cp.OVER:
        return []
    if who == cp.CHANCE:
        weights = [0] * GAME.num_outcomes
        weight = GAME.rules.chance(table, weights)
        return [(outcome, Fraction(part, weight)) for outcome, part in enumerate(weights) if part]
    n = GAME.rules.legal(table, numbers)
    if script and script[0] in numbers[:n]:
        return [(script[0], Fraction(1))]
    return [(action, Fraction(1, n)) for action in numbers[:n]]


SMALL_GAMES = [
    (3, []),
    (2, ["claim the Minister", "let it pass", "let it pass", "take Ann's card and Bob's card"]),
    (2, ["claim the Minister", "challenge", "take Bob's card and Cid's card"]),
    (
        1,
        [
            "look at your own card",
            "claim the Minister",
            "let it pass",
            "let it pass",
            "take Ann's card and Cid's card",
            "claim the King",
        ],
    ),
]


@pytest.mark.parametrize(("turn", "script"), SMALL_GAMES)
def test_a_seat_knows_exactly_what_all_histories_of_a_small_game_tell(turn, script):
    """Three players who know nothing play the last turns of the only round."""
    match = table(UNKNOWN, purses=(3, 3, 3), active=turn - 1, turn=turn, rounds=1)
    groups = histories(match, script)
    assert len(groups) > 100
    for faces, row in groups.values():
        weights = weights_from(faces)
        heavy, light = sum(weights), sum(row)
        assert [light * weight for weight in weights] == [heavy * weight for weight in row]


def test_a_seat_knows_exactly_what_all_first_looks_tell():
    """Everything before the first turn, and then two cards under the table."""
    match = table(UNKNOWN, purses=(3, 3, 3), phase=FIRST_LOOK, turn=0)
    script = ["point at Bob's card", "point at Cid's card", "point at Bob's card", "claim the Minister"]
    script += ["let it pass", "let it pass", "take Bob's card and Cid's card"]
    groups = histories(match, script, stop=SWAP)
    assert len(groups) > 100
    for faces, row in groups.values():
        weights = weights_from(faces)
        heavy, light = sum(weights), sum(row)
        assert [light * weight for weight in weights] == [heavy * weight for weight in row]


# Long games, step by step


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_seat_knows_exactly_what_it_has_witnessed_in_a_long_game(seats):
    """At random, but with many Ministers who are seldom challenged."""
    match, rng = GAME.new(seats, seed=seats + 10), [stream(seats, 1)]
    while match.actor != cp.OVER:
        legal = match.legal()
        eager = [action for action in legal if action in (claim(MINISTER), LET_PASS)]
        chosen = eager if eager and below(rng, 3) else legal
        match.play(chosen[below(rng, len(chosen))])
    assert sum(before.phase == SWAP for before, _, _ in match.walk()) >= 8
    for steps in [*range(0, len(match.log), 80), len(match.log)]:
        earlier = match.at(steps)
        for seat in (None, seats - 1):
            assert as_known(earlier.view(seat)) == posterior(earlier, seat)


# Imagined tables


def minister(match, cards, manner):
    return play(all_pass(play(match, "claim the Minister")), f"take {cards}", manner)


BOTH, DORAS = "Ann's card and Bob's card", "Ann's card and Dora's card"
SWAP_THEM, SEEM_TO = "swap them under the table", "only seem to swap them"
POSITIONS = {
    "nothing is known": (None, lambda: table()),
    "after a look": (0, lambda: play(table(), "look at your own card")),
    "after somebody else's look": (1, lambda: play(table(), "look at your own card")),
    "a lie, to the challenger": (3, lambda: play(table(), "claim the Thief", "challenge")),
    "a lie, to the others": (1, lambda: play(table(), "claim the Thief", "challenge")),
    "a true claim": (None, lambda: play(table(), "claim the King", "challenge")),
    "two cards under the table": (
        0,
        lambda: minister(play(table(), "look at your own card"), "Ann's card and Cid's card", SWAP_THEM),
    ),
    "two cards that the seat itself had under the table": (
        1,
        lambda: minister(
            play(table(active=1), *["look at your own card", *["move all cards to the left"] * 3]),
            BOTH,
            SEEM_TO,
        ),
    ),
    "twice under the table, and then a lie": (
        0,
        lambda: play(
            minister(
                minister(play(table(), "look at your own card"), BOTH, SWAP_THEM),
                "Bob's card and Cid's card",
                SEEM_TO,
            ),
            "claim the King",
            "challenge",
        ),
    ),
    "under the table three times": (
        3,
        lambda: minister(
            minister(
                minister(
                    play(table(active=3), "look at your own card"), "Ann's card and Dora's card", SEEM_TO
                ),
                BOTH,
                SWAP_THEM,
            ),
            "Ann's card and Dora's card",
            SWAP_THEM,
        ),
    ),
    "a wrong guess, to the Executioner": (
        0,
        lambda: play(
            all_pass(play(table(), "claim the Executioner")), "point at Bob's card", "it is the King"
        ),
    ),
    "two Ministers, to one of them": (
        1,
        lambda: play(all_pass(play(table(), "claim the King")), "Yes Sir", "say nothing", "Yes Sir"),
    ),
    "two Ministers, to the King": (
        0,
        lambda: play(all_pass(play(table(), "claim the King")), "Yes Sir", "say nothing", "Yes Sir"),
    ),
    "a Peasant who was mistaken, and cards under the table": (
        2,
        lambda: minister(play(table(), "claim the Peasant"), "Ann's card and Dora's card", SEEM_TO),
    ),
}
DRAWS = 100_000


@pytest.mark.parametrize("name", POSITIONS)
def test_imagined_tables_are_as_likely_as_what_the_seat_has_witnessed_says(name):
    seat, position = POSITIONS[name]
    match = position()
    truth = posterior(match, seat)
    counts = drawn_arrangements(match.game.view(match.table, seat))
    at, surprise = match.view(seat)["at"], 0.0
    for number, count in enumerate(counts):
        expected = DRAWS * truth.get(tuple(knowledge.who(number, card) for card in at), 0)
        assert expected or not count
        surprise += float((count - expected) ** 2 / expected) if expected else 0.0
    free = len(truth) - 1
    assert surprise <= free + 5 * sqrt(2 * free)  # chi-squared, one failure in a million


def drawn_arrangements(view):
    """How often each arrangement of the characters on the cards is imagined."""
    views, worlds = np.zeros(1, type(view).dtype()), np.zeros(1, State.dtype())
    view.to_record(views)
    counts, rng = np.zeros(ARRANGEMENTS, np.int64), np.array([stream(11, 5)])
    numbers = np.zeros((6,) * 6, np.int64)
    for number, way in enumerate(permutations(range(6))):
        numbers[way] = number
    counting()(views[0], worlds[0], rng, numbers, counts, DRAWS)
    return counts.tolist()


@cache
def counting():
    imagine = twin.twin(f"{GAME.package}.view").imagine

    @numba.njit
    def count(view, world, rng, numbers, counts, draws):
        for _ in range(draws):
            imagine(view, world, rng)
            face = world.face
            counts[numbers[face[0], face[1], face[2], face[3], face[4], face[5]]] += 1

    return count


def test_weights_stay_small_however_often_cards_go_under_the_table():
    match, rng = table(UNKNOWN, rounds=0), [stream(1, 1)]
    play(match, "look at your own card")
    match.play(match.outcomes()[0][0])
    row = match.table.odds[0]
    for _ in range(300):
        one, other = below(rng, 6), below(rng, 5)
        knowledge.blur(row, one, other + (other >= one))
    assert knowledge.total(row) < 2**31
    assert min(row) > 0
    even = knowledge.total(row) / ARRANGEMENTS
    assert all(abs(weight - even) < even / 1000 for weight in row)
