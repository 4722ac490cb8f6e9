"""The legal lists against a second, naive generator, over 200,000 positions of random games."""

from collections import Counter

import numpy as np
import pytest

import cutpurse as cp
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.woven.loops import Room, Tables
from cutpurse.games.guild_of_thieves.actions import PASS
from cutpurse.games.guild_of_thieves.state import CARD, CARPET, MOVE, PLACE, SWORD, THIEF, TURBAN, VIA, State
from games.guild_of_thieves.naive import Naive

POSITIONS = 200_000
FIELDS = list(State.fields)
VARIANTS = [
    (seats, options) for seats in (2, 3, 4) for options in ({}, {"carpet_crosses": "cards"}, {"thieves": 2})
]


def positions(batch):
    """The tables of a batch as dicts of plain numbers and lists."""
    columns = [batch.tables[field].tolist() for field in FIELDS]
    return [dict(zip(FIELDS, values, strict=True)) for values in zip(*columns, strict=True)]


def chosen(legal, rng):
    """One legal action for each table; a pass only where there is nothing else, so that games are long."""
    chances = rng.random(legal.shape) * legal
    chances[:, PASS] *= 1e-9
    return chances.argmax(axis=1)


@pytest.mark.unmeasured
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_legal_lists_agree_with_a_naive_generator(seats, options):
    wanted = -(-POSITIONS // len(VARIANTS))
    batch = cp.game("guild-of-thieves").compiled().batch(n=64, seats=seats, seed=seats, **options)
    rng, compared, seen = np.random.default_rng(seats), 0, Counter()
    while compared < wanted:
        legal, actors = batch.legal, batch.actor
        for table, mask, actor in zip(positions(batch), legal, actors, strict=True):
            if actor != cp.OVER:
                assert set(np.flatnonzero(mask).tolist()) == Naive(table).legal(), table
                seen[table["phase"], table["last_effect"]] += 1
                compared += 1
        batch.step(chosen(legal, rng))
        batch.reset(batch.actor == cp.OVER)
    assert {phase for phase, _ in seen} == {PLACE, CARD, THIEF, VIA, MOVE}
    for effect in range(TURBAN):
        assert seen[MOVE, effect] > (20 if effect in (SWORD, CARPET) else 100)


def test_interpreted_lists_name_no_move_twice():
    game = cp.game("guild-of-thieves")
    for seed in range(20):
        match, rng = game.new(2 + seed % 3, seed=seed), np.random.default_rng(seed)
        while match.actor != cp.OVER:
            actions = [0] * game.num_actions
            listed = actions[: game.rules.legal(match.table, actions)]
            assert len(listed) == len(set(listed))
            assert set(listed) == Naive(match.state()).legal()
            match.play(listed[rng.integers(max(1, len(listed) - 1))])


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_long_games_agree_between_interpreted_and_compiled(seats):
    """Random games end early, because somebody passes; here nobody does, and every draw pile is used up."""
    game, n = cp.game("guild-of-thieves"), 6
    plain, batch = (
        specialised("loops", game.package),
        game.compiled().batch(n=n, seats=seats, seed=9),
    )
    tables, rngs, actors = [game.table(seats, {}) for _ in range(n)], [[0] for _ in range(n)], [0] * n
    masks = [[0] * game.num_actions for _ in range(n)]
    on = Tables(tables, rngs, [*range(-n, 0)], actors, masks, [])
    room = Room([0] * game.num_actions, [0] * game.num_outcomes, [])
    plain.open_tables(on, [True] * n, 9, room, 0, n)
    rng, shuffled = np.random.default_rng(seats), 0
    while any(actor != cp.OVER for actor in actors):
        assert batch.actor.tolist() == actors
        assert batch.legal.astype(int).tolist() == masks
        assert [State.from_record(record) for record in batch.tables] == tables
        assert all(map(game.is_sound, tables))
        actions = chosen(batch.legal, rng)
        before = [sum(map(sum, table.pile)) for table in tables]
        batch.step(actions)
        plain.step_tables(on, actions.tolist(), room, 0, n)
        after = [sum(map(sum, table.pile)) for table in tables]
        shuffled += sum(now > then for then, now in zip(before, after, strict=True))
    assert shuffled > n * seats
