"""PettingZoo's own tests, and what they do not ask."""

import contextlib
import io
import warnings
from itertools import count

import numpy as np
import pettingzoo.test as theirs
import pytest
from sizes import every_game, every_size, short

import cutpurse as cp
from cutpurse.envs.pettingzoo import ILLEGAL, env, raw_env


@pytest.fixture(autouse=True)
def _in_silence():
    """The tests print, and warn that a Dict is no Box."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_size
def test_api(id, seats):
    theirs.api_test(env(id, seats), num_cycles=200)


@every_size
def test_seed(id, seats):
    theirs.seed_test(lambda: env(id, seats, **short(id)), num_cycles=200)


@every_size
def test_render(id, seats):
    theirs.render_test(lambda render_mode=None: env(id, seats, render_mode=render_mode))


@every_size
def test_performance_benchmark(id, seats, monkeypatch):
    """It runs for five seconds; here by a clock that is quicker."""
    ticks = count()
    monkeypatch.setattr("time.time", lambda: next(ticks) / 4)
    theirs.performance_benchmark(env(id, seats))


def played(made, seed=None):
    """A match of first legal actions: whose turn it was, and what each was paid."""
    made.reset(seed=seed)
    turns = []
    paid = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, over, _, _ = made.last()
        paid[agent] += reward
        turns.append(agent)
        made.step(None if over else int(seen["action_mask"].argmax()))
    return turns, paid


@every_game
def test_who_wins_is_paid_the_share_less_a_fair_share(id):
    made = raw_env(id, **short(id))
    _, paid = played(made, seed=4)
    fair = 1 / made.seats
    assert sum(paid.values()) == pytest.approx(0)
    assert [paid[agent] + fair for agent in made.possible_agents] == pytest.approx(
        [float(share) for share in made.match.shares()]
    )


@every_game
def test_another_seed_is_another_match(id):
    turns = {tuple(played(raw_env(id, **short(id)), seed)[0]) for seed in range(6)}
    assert len(turns) > 1


def test_matches_after_a_seed_follow_from_it():
    one, other = raw_env("kings-gold"), raw_env("kings-gold")
    assert played(one, seed=1) == played(other, seed=1)
    again = played(one)
    assert again == played(other)
    assert again != played(raw_env("kings-gold"), seed=1)


def test_who_is_not_to_act_may_do_nothing():
    made = raw_env("king-of-thieves", 3)
    made.reset(seed=1)
    for agent in made.agents:
        mask = made.observe(agent)["action_mask"]
        assert mask.any() == (agent == made.agent_selection)
    assert np.flatnonzero(made.observe(made.agent_selection)["action_mask"]).tolist() == made.match.legal()


def test_an_illegal_action_ends_the_match_for_who_plays_it():
    made = env("kings-gold", 3)
    made.reset(seed=1)
    culprit = made.agent_selection
    illegal = int((made.observe(culprit)["action_mask"] == 0).argmax())
    made.step(illegal)
    assert all(made.terminations.values())
    assert made.rewards == {agent: ILLEGAL if agent == culprit else 0 for agent in made.possible_agents}


def test_without_wrappers_an_illegal_action_is_refused():
    made = raw_env("kings-gold")
    made.reset(seed=1)
    with pytest.raises(cp.IllegalAction):
        made.step(58)


def test_house_rules_and_seats_are_checked():
    with pytest.raises(cp.BadSeats, match="2 to 6 seats, not 7"):
        env("kings-gold", 7)
    with pytest.raises(cp.BadOption, match="no option"):
        env("kings-gold", colour="red").reset()
