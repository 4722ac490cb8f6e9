"""OpenSpiel's own tests, and what they do not ask: chance, secrets, the resampler."""

from collections import Counter
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    get_all_states,
    ismcts,
    mcts,
    sample_some_states,
)
from sizes import SIZES, every_game, every_size, short

import cutpurse as cp
from cutpurse.envs.openspiel import name_of, written


def loaded(id, seats, **options):
    return pyspiel.load_game(name_of(id), {"seats": seats, **short(id), **options})


def steps(state, rng):
    """Play at random; yields the state before every step and at the end."""
    yield state
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        yield state


def chances_are_whole(state):
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert all(chance > 0 for _, chance in outcomes)


@every_size
def test_random_sim(id, seats):
    games = 1 if seats > 4 else 2
    pyspiel.random_sim_test(
        loaded(id, seats), games, serialize=True, verbose=False, state_checker_fn=chances_are_whole
    )


def late(id, seats, seed, step=None, greed=0.0, **options):
    """A game that begins where a match of ours had come to: after so many steps, or in its middle.

    It was played at random, but for that part of the decisions in which somebody was greedy.
    """
    game, rng = cp.game(id), Random(seed)
    match, greedy = game.new(seats, seed=seed, **options), cp.bot("greedy", game, seed=seed)
    while match.actor != cp.OVER:
        legal = match.legal()
        is_greedy = greed and rng.random() < greed
        match.play(greedy.choose(match.view(match.actor), legal) if is_greedy else rng.choice(legal))
    reached = match.at(len(match.log) // 2 if step is None else step)
    return pyspiel.load_game(name_of(id), {"start": written(reached)})


class PartOfATree(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's test on fewer states than its 400, since ours are costly to look at."""

    __test__ = False

    @classmethod
    def setUpClass(cls):
        super(api_test.EnforceAPIOnPartialTreeBase, cls).setUpClass()
        cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=80)
        cls.game_type = cls.game.get_type()


def made_test(id, seats):
    """OpenSpiel's test of a part of the tree, for one game and number of seats, from where secrets are."""
    name = f"TestPartOfTheTreeOf{id.title().replace('-', '')}{seats}"
    return name, type(
        name,
        (PartOfATree,),
        {"__test__": True, "game": late(id, seats, 1, **short(id)), "game_name": name_of(id)},
    )


globals().update(dict(made_test(id, seats) for id, seats in SIZES))


@every_size
def test_nobody_can_tell_an_imagined_table_from_the_true_one(id, seats):
    rng = Random(seats)
    for number, state in enumerate(steps(loaded(id, seats).new_initial_state(), rng)):
        if number % 7 == 0 and not state.is_terminal():
            player = rng.randrange(seats)
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()


def play_until_hidden(state, player, outcomes, rng):
    """Play at random until so many outcomes of chance were hidden from a player: each step as it was seen."""
    path = []
    for here in steps(state, rng):
        if here.full_history():
            path.append((here.full_history()[-1].action, here.information_state_string(player)))
        if here.information_state_string(player).count("c?") == outcomes:
            break
    return path


def alike(game, path, player):
    """Every state, with its chance, to which steps lead that look to the player as those of the path."""
    states = [(game.new_initial_state(), 1.0)]
    for action, seen in path:
        tried = [
            (state.child(each), chance * likely)
            for state, chance in states
            for each, likely in (state.chance_outcomes() if state.is_chance_node() else [(action, 1.0)])
        ]
        states = [pair for pair in tried if pair[0].information_state_string(player) == seen]
    return states


def known_to_others(state, player):
    return tuple(state.observation_string(each) for each in range(state.num_players()) if each != player)


HIDDEN = {  # where a game begins, and outcomes of chance until there are many tables to imagine
    "forty-thieves": (lambda: loaded("forty-thieves", 2), 3),
    "guild-of-thieves": (lambda: late("guild-of-thieves", 2, 8, greed=1.0), 4),
    "king-of-thieves": (lambda: loaded("king-of-thieves", 2), 2),
    "king-thief-minister": (lambda: loaded("king-thief-minister", 3), 3),
}


@pytest.mark.parametrize("id", HIDDEN)
def test_imagined_tables_are_as_likely_as_they_are(id):
    """What the others know at imagined tables, beside every history that looks the same, weighed."""
    begin, outcomes = HIDDEN[id]
    game, player, draws = begin(), 0, 2000
    state, rng = game.new_initial_state(), Random(1)
    path = play_until_hidden(state, player, outcomes, rng)
    expected = Counter()
    for each, chance in alike(game, path, player):
        expected[known_to_others(each, player)] += chance
    whole = sum(expected.values()) / draws
    imagined = (state.resample_from_infostate(player, rng.random) for _ in range(draws))
    found = Counter(known_to_others(each, player) for each in imagined)
    surprise = sum((found[key] - chance / whole) ** 2 * whole / chance for key, chance in expected.items())
    freedom = len(expected) - 1
    assert freedom > 3
    assert set(found) <= set(expected)
    assert surprise < freedom + 4 * (2 * freedom) ** 0.5


def test_where_nothing_is_secret_there_is_one_table_to_imagine():
    for state in steps(loaded("kings-gold", 3).new_initial_state(), Random(1)):
        assert state.resample_from_infostate(0, Random(2).random).held.table == state.held.table


SMALL = {
    "forty-thieves": lambda: late("forty-thieves", 2, 11, 153, greed=0.9, turns=6),
    "guild-of-thieves": lambda: late("guild-of-thieves", 2, 9, 144, greed=0.9),
    "king-thief-minister": lambda: late("king-thief-minister", 3, 0, 16, rounds=1),
    "king-of-thieves": lambda: late("king-of-thieves", 2, 0, 40, tombs=1),
    "kings-gold": lambda: late("kings-gold", 2, 3, 536),
}
every_small_game = pytest.mark.parametrize("id", SMALL)


@every_small_game
def test_a_small_game_has_perfect_recall(id):
    assert len(api_test._assert_is_perfect_recall(SMALL[id]())) > 1


@every_small_game
def test_a_small_game_is_the_same_when_it_is_written_down(id):
    game = SMALL[id]()
    state = game.new_initial_state()
    again, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.get_parameters() == game.get_parameters()
    assert other.held.table == state.held.table


@every_small_game
def test_cfr_makes_a_small_game_less_exploitable(id):
    game = SMALL[id]()
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(12):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) <= before / 2 + 1e-9


def test_two_seats_have_an_exploitability():
    game = SMALL["king-of-thieves"]()
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    np.random.seed(1)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(60):
        solver.iteration()
    assert exploitability.exploitability(game, solver.average_policy()) <= before
    quick = pyspiel.OutcomeSamplingMCCFRSolver(game, 0.6, 5)
    for _ in range(100):
        quick.run_iteration()
    assert get_all_states.get_all_states(game, depth_limit=-1)


def searcher(game, secrets):
    """OpenSpiel's search: over information sets, or over states where nothing is secret."""
    random = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    if secrets:
        return ismcts.ISMCTSBot(game, rollouts, uct_c=1.0, max_simulations=4, random_state=random)
    return mcts.MCTSBot(game, uct_c=1.0, max_simulations=4, evaluator=rollouts, random_state=random)


@every_game
def test_search_plays(id):
    game = loaded(id, cp.game(id).min_seats)
    bot = searcher(game, cp.game(id).secrets)
    decisions = 0
    for here in steps(game.new_initial_state(), Random(3)):
        if here.current_player() >= 0 and len(here.legal_actions()) > 1:
            assert bot.step(here) in here.legal_actions()
            decisions += 1
        if decisions == 2:
            break
    assert decisions == 2


@every_game
def test_a_match_and_a_state_are_the_same_game(id):
    """The same steps lead to the same tables, legal actions and winners."""
    game = cp.game(id)
    match = game.new(game.min_seats, chance="manual", **short(id))
    rng = Random(2)
    state = loaded(id, game.min_seats).new_initial_state()
    for here in steps(state, rng):
        log = here.full_history()
        if log:
            match.play(log[-1].action)
        assert match.state() == here.held.table.to_dict()
        if match.actor >= 0:
            assert match.legal() == here.legal_actions()
    fair = 1 / match.seats
    assert state.returns() == pytest.approx([float(share) - fair for share in match.shares()])


@every_game
def test_actions_have_words(id):
    game = cp.game(id)
    state = loaded(id, game.min_seats).new_initial_state()
    match = game.new(game.min_seats, chance="manual", **short(id))
    for here in steps(state, Random(4)):
        if here.full_history():
            match.play(here.full_history()[-1].action)
        if here.is_terminal() or len(here.full_history()) > 40:
            break
        for action in here.legal_actions():
            assert here.action_to_string(here.current_player(), action) == match.text(action)
    assert "no action" in here.action_to_string(0, 10**6)


def test_house_rules_are_parameters():
    french = pyspiel.load_game("cutpurse_kings_gold", {"seats": 3, "kings_share": "french", "first": "2"})
    table = french.new_initial_state().held.table
    assert (table.seats, table.kings_share, table.first) == (3, 1, 3)
    assert pyspiel.load_game("cutpurse_kings_gold(seats=4,turns=5)").new_initial_state().held.table.turns == 5
    with pytest.raises(cp.BadSeats, match="2 to 6 seats, not 9"):
        pyspiel.load_game("cutpurse_kings_gold", {"seats": 9})
    with pytest.raises(cp.BadSave, match="no table"):
        pyspiel.load_game("cutpurse_kings_gold", {"start": "nonsense"})


def test_a_public_observation_has_no_secret():
    """What a spectator sees of two tables that differ in a hand is the same."""
    game = loaded("king-of-thieves", 2)
    state = game.new_initial_state()
    rng = Random(6)
    next(here for here in steps(state, rng) if here.current_player() >= 0)
    kind = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    public = game.make_py_observer(kind)
    own = game.make_py_observer(
        pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    )
    other = next(
        each
        for each in (state.resample_from_infostate(0, rng.random) for _ in range(20))
        if each.held.table.hand != state.held.table.hand
    )
    assert public.string_from(other, 1) == public.string_from(state, 1)
    assert own.string_from(other, 1) != own.string_from(state, 1)
    assert "hand" in own.string_from(state, 1)
    assert "tomb" not in own.string_from(state, 1)
