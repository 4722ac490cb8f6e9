"""Quick judgement: the rollout policy does what greedy does, and knows nothing that does not lie open."""

import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, stream
from cutpurse.games.guild_of_thieves import instinct

GAME = cp.game("guild-of-thieves")


def rollout_policy(table, seat, legal):
    return instinct.rollout_policy(table, seat, GAME.views.View(), legal, len(legal), [stream(1, 1)], [])


@pytest.mark.parametrize("seed", range(6))
def test_the_rollout_policy_does_what_greedy_does_at_the_true_table_and_at_any_that_looks_the_same(seed):
    rng, greedy = [stream(seed, 2)], cp.bot("greedy", GAME)
    match = GAME.new(2 + seed % 3, seed=seed)
    while match.actor != cp.OVER:
        seat, legal = match.actor, match.legal()
        view, world = match.view(seat), GAME.state_type()
        GAME.views.imagine(GAME.views.View.from_dict(view), world, rng)
        chosen = greedy.choose(view, legal)
        assert rollout_policy(match.table, seat, legal) == rollout_policy(world, seat, legal) == chosen
        match.play(chosen if below(rng, 3) else legal[below(rng, len(legal))])
