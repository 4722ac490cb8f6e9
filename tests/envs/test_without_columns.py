"""A game that declares no columns: what is observed lies within the bounds that its spaces promise."""

import contextlib
import io
import warnings

import numpy as np
import pettingzoo.test
import pytest
from gymnasium.utils.env_checker import check_env
from three_cups import GAME

from cutpurse.envs.gymnasium import Learner
from cutpurse.envs.pettingzoo import env, raw_env
from cutpurse.games import cards


@pytest.fixture(autouse=True)
def _offered(monkeypatch):
    monkeypatch.setitem(cards(), GAME.id, GAME)


def test_gymnasium_finds_nothing_amiss():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(Learner(GAME.id), skip_render_check=True)


def test_pettingzoo_finds_nothing_amiss():
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that a Dict is no Box
        pettingzoo.test.api_test(env(GAME.id), num_cycles=200)


def test_every_observation_is_in_the_space_and_the_space_is_that_of_the_fields():
    made, rng = raw_env(GAME.id, rounds=30), np.random.default_rng(1)
    made.reset(seed=1)
    coins = GAME.columns.index("coins.0")
    most = 0.0
    for agent in made.agent_iter():
        seen, _, over, _, _ = made.last()
        space = made.observation_space(agent)
        assert space.contains(seen)
        most = max(most, seen["observation"][coins])
        made.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert most > 1
    assert (space["observation"].low[coins], space["observation"].high[coins]) == (-128, 127)
