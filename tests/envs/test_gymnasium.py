"""Gymnasium's own checker, and what it does not ask."""

import warnings
from importlib.metadata import entry_points

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from sizes import every_game, every_size, short

import cutpurse as cp
from cutpurse.envs.gymnasium import ILLEGAL, name_of, register


@every_size
def test_check_env(id, seats, capsys):
    made = gymnasium.make(name_of(id), seats=seats, bots="greedy", **short(id))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)


def test_every_game_is_registered_by_its_title_and_version():
    assert name_of("kings-gold") == "cutpurse/KingsGold-v1"
    assert {name_of(id) for id in cp.games()} <= set(gymnasium.registry)
    [entry] = entry_points(group="gymnasium.envs", name="cutpurse")
    assert entry.load() is register
    register()


def some(mask, rng):
    """A legal action for each table."""
    return (rng.random(mask.shape) * mask).argmax(-1)


def played(made, seed):
    """A match of legal actions: everything that was seen, and what was paid at the end."""
    rng = np.random.default_rng(seed)
    seen, _ = made.reset(seed=seed)
    rows, over, reward = [seen["observation"]], False, 0.0
    while not over:
        assert reward == 0
        seen, reward, over, _, _ = made.step(int(some(seen["action_mask"], rng)))
        rows.append(seen["observation"])
    return np.array(rows), reward


@every_game
def test_the_same_seed_is_the_same_match(id):
    rows, reward = played(gymnasium.make(name_of(id), **short(id)), seed=3)
    again, same = played(gymnasium.make(name_of(id), **short(id)), seed=3)
    assert reward == same
    assert (rows == again).all()


def test_bots_sit_after_the_learner_in_their_order():
    made = gymnasium.make("cutpurse/KingsGold-v1", seats=4, bots="greedy,random", seat=2).unwrapped
    made.reset(seed=1)
    assert [bot and bot.name for bot in made.bots] == ["random", "greedy", None, "greedy"]


def test_without_a_seat_one_sits_anywhere():
    made = gymnasium.make("cutpurse/KingsGold-v1", seats=3).unwrapped
    assert {made.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_an_illegal_action_ends_the_match():
    made = gymnasium.make("cutpurse/KingsGold-v1")
    seen, _ = made.reset(seed=1)
    _, reward, over, _, info = made.step(int((seen["action_mask"] == 0).argmax()))
    assert (reward, over, info["illegal"]) == (ILLEGAL, True, True)


def test_what_cannot_be_is_refused_in_a_sentence():
    with pytest.raises(cp.BadSeats, match="3 bots and a learner are too many for 2 seats"):
        gymnasium.make("cutpurse/KingsGold-v1", seats=2, bots="greedy,random,random")
    with pytest.raises(cp.BadSeats, match="there is no seat 3"):
        gymnasium.make_vec("cutpurse/KingsGold-v1", seats=3, seat=3)
    with pytest.raises(cp.UnknownBot, match="no bot 'grumpy'"):
        gymnasium.make_vec("cutpurse/KingsGold-v1", bots="grumpy")
    with pytest.raises(cp.BadLineUp, match="thinks by the clock"):
        gymnasium.make_vec("cutpurse/KingsGold-v1", bots="search")


@every_size
def test_many_tables_are_what_their_spaces_say(id, seats):
    made = gymnasium.make_vec(name_of(id), num_envs=12, seats=seats, bots="greedy", **short(id))
    rng = np.random.default_rng(0)
    seen, _ = made.reset(seed=5)
    paid, ends = 0.0, 0
    for _ in range(60):
        assert made.observation_space.contains(seen)
        assert (seen["action_mask"].any(axis=1) == ~made.done).all()
        seen, rewards, over, cut, _ = made.step(some(seen["action_mask"], rng))
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        assert (np.abs(rewards[over]) <= 1).all()
        paid, ends = paid + rewards.sum(), ends + over.sum()
    assert ends > 0
    assert paid / ends < 0.1  # who plays anything does not beat greedy


def test_many_tables_are_the_same_for_the_same_seed():
    def rows(seed):
        made = gymnasium.make_vec("cutpurse/KingOfThieves-v2", num_envs=5, bots="greedy", tombs=1)
        rng = np.random.default_rng(0)
        seen, _ = made.reset(seed=seed)
        for _ in range(40):
            seen, *_ = made.step(some(seen["action_mask"], rng))
        return seen["observation"]

    assert (rows(1) == rows(1)).all()
    assert (rows(1) != rows(2)).any()


def test_a_table_whose_match_is_over_is_dealt_anew_in_the_next_step():
    made = gymnasium.make_vec("cutpurse/KingsGold-v1", num_envs=3, turns=4)
    rng = np.random.default_rng(0)
    seen, _ = made.reset(seed=2)
    over = np.zeros(3, bool)
    for _ in range(30):
        was_over = over
        seen, rewards, over, _, _ = made.step(some(seen["action_mask"], rng))
        assert (rewards[was_over] == 0).all()
        assert not over[was_over].any()


def test_among_many_tables_an_illegal_action_ends_only_its_own():
    made = gymnasium.make_vec("cutpurse/KingsGold-v1", num_envs=3)
    seen, _ = made.reset(seed=1)
    actions = some(seen["action_mask"], np.random.default_rng(0))
    actions[1] = (seen["action_mask"][1] == 0).argmax()
    _, rewards, over, _, _ = made.step(actions)
    assert rewards.tolist() == [0, ILLEGAL, 0]
    assert over.tolist() == [False, True, False]


def test_learners_sit_all_around_or_where_they_are_told():
    around = gymnasium.make_vec("cutpurse/KingsGold-v1", num_envs=5, seats=3)
    told = gymnasium.make_vec("cutpurse/KingsGold-v1", num_envs=2, seats=3, seat=2)
    assert around.sparring.ring.learner.tolist() == [0, 1, 2, 0, 1]
    assert told.sparring.ring.learner.tolist() == [2, 2]


def test_bots_at_many_tables_play_as_well_as_at_a_match():
    """The share of a learner that plays at random against greedy, both ways."""
    many = gymnasium.make_vec("cutpurse/KingsGold-v1", num_envs=400, bots="random")
    single = gymnasium.make("cutpurse/KingsGold-v1", bots="random")
    rng = np.random.default_rng(1)
    seen, _ = many.reset(seed=1)
    first = np.full(400, np.nan)
    while np.isnan(first).any():
        seen, rewards, over, _, _ = many.step(some(seen["action_mask"], rng))
        first = np.where(over & np.isnan(first), rewards, first)
    alone = [played(single, seed)[1] for seed in range(60)]
    assert abs(np.mean(first)) < 0.1
    assert abs(np.mean(alone)) < 0.2
