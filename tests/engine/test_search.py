"""Search: the same as a plain one, reproducible, blind to secrets, and better the longer it thinks."""

import math

import numpy as np
import pytest

import cutpurse as cp
from cutpurse.engine.chance import below, bits, stream
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.parts import nodes_compiled
from cutpurse.engine.parts.bot_codes import ITERATIONS, ROLLOUT, THINKING
from cutpurse.engine.running.contests import ContestRunner
from cutpurse.engine.running.searching import Searcher, compile_or_load, room_for_tree, workspace_for
from cutpurse.engine.woven.search import ITERATIONS_PER_CHECK
from cutpurse.lab.lineups import Contest
from plain_search import agree, positions
from variants import GAMES, but_long

pytestmark = pytest.mark.unmeasured  # it compiles, which coverage would slow down

every_game = pytest.mark.parametrize("id", GAMES)
ENDLESS = math.inf


def minds(*names):
    return Contest(names).minds()


def thinking(iterations):
    """A master who has less time."""
    rows = minds("master")
    rows[:, ITERATIONS] = iterations
    return rows


def some_views(game, seats, number):
    views = positions(game, seats)
    return [next(views) for _ in range(number)]


@every_game
def test_the_compiled_search_does_what_a_plain_one_does(id):
    game = cp.game(id)
    for seats in (game.min_seats, game.max_seats):
        for view in some_views(game, seats, 2):
            assert agree(game, view, 8, ROLLOUT)
            assert agree(game, view, 12, THINKING)


@every_game
def test_they_agree_when_the_others_have_begun_to_learn(id):
    game = cp.game(id)
    view, kit = some_views(game, game.min_seats, 1)[0], specialised("search", game.package)
    assert agree(game, view, kit.OWN_TABLES_FIRST + 60, THINKING)


@every_game
def test_the_same_seed_gives_the_same_numbers_when_iterations_are_counted(id):
    game = cp.game(id)
    views = some_views(game, game.min_seats, 2)  # one of them may leave nothing to chance
    one, again, other = ([Searcher(game, 60).weigh(v, seed, ENDLESS) for v in views] for seed in (5, 5, 6))
    assert one == again
    assert one != other
    assert all(sum(each.visits for each in weighed) <= 60 for weighed in one)
    alone = Searcher(game, 60, explore_root=True, rivals=ROLLOUT).weigh(views[0], 5, ENDLESS)
    assert sum(each.visits for each in alone) == 60  # none at common tables


@every_game
def test_every_legal_choice_is_weighed_and_chances_are_chances(id):
    game = cp.game(id)
    match = game.new(game.max_seats, seed=2)
    view = game.views.View.from_dict(match.view(match.actor))
    weighed = Searcher(game, 200).weigh(view, 1, ENDLESS)
    assert sorted(each.action for each in weighed) == sorted(match.legal())
    assert all(each.chance is None if each.visits == 0 else 0 <= each.chance <= 1 for each in weighed)
    assert [each.visits for each in weighed] == sorted((each.visits for each in weighed), reverse=True)


def test_changes_in_two_places_do_not_hide_each_other():
    """A key takes two words of a view at once; what changes in the one must not make up for the other."""
    game, keys = cp.game("guild-of-thieves"), set()
    work = workspace_for(game)
    for one, other in ((4, -1), (-1, 6)):
        work.scratch_view[0]["grid"][6], work.scratch_view[0]["grid"][38] = one, other
        with np.errstate(over="ignore"):
            keys.add(int(nodes_compiled.node_key(work, 0)))
    assert len(keys) == 2


def test_a_choice_is_clear_when_no_other_can_catch_up_with_it():
    game = cp.game("kings-gold")
    kit, tree = specialised("search", game.package), room_for_tree(game, 9, light=True)
    assert not kit.is_decided(tree, 0)  # nothing has been tried
    tree.size[0], tree.num_choices[0], tree.visits[:3] = 1, 3, [2, 5, 0]
    assert kit.is_decided(tree, 2)
    assert not kit.is_decided(tree, 3)


@pytest.mark.parametrize("id", but_long(GAMES, "kings-gold", "liars-dice"))
@pytest.mark.parametrize("name", ["journeyman", "master:400"])
def test_a_contest_decides_as_a_bot_does_at_a_table(id, name):
    """As many trees, as many tables, and the same end of it."""
    game = cp.game(id)
    mind = minds(name)
    runner = ContestRunner(game, np.repeat(mind, game.min_seats, axis=0), {}, seed=1)
    buffers, work = runner.buffers, runner.work
    for view in some_views(game, game.min_seats, 3):
        table = game.state_type()
        game.views.imagine(view, table, [stream(3, 1)])
        table.to_record(buffers.table)
        buffers.bot_rng[0] = stream(8, 9)
        n = runner.kernels.prepare_turn(buffers, work, view.seat)
        action = runner.kernels.decide(buffers, runner.tree, work, buffers.minds[0], view.seat, n, 17)
        _, iterations, forgets, _, rivals, trees = map(int, mind[0])
        searcher = Searcher(game, iterations, rivals=rivals, trees=trees)
        weighed = searcher.weigh(view, bits([stream(8, 9)]), ENDLESS, forgets, 17)
        assert weighed[0].action == action
        assert weighed[0].chance == buffers.win_estimate[0]


@every_game
def test_a_search_stops_when_what_is_left_cannot_change_the_choice(id):
    """And not before: had it gone on, it would have chosen the same, in each of its trees."""
    game, every, stopped = cp.game(id), 640, []
    kernels, tree, work = compile_or_load(game), room_for_tree(game, every), workspace_for(game)
    for view in some_views(game, game.min_seats, 6):
        view.to_record(work.root_view)
        work.rng[0], work.rivals[0] = stream(1, 1), THINKING
        kernels.begin(tree, work, 0, 0)
        left, chosen = every, None
        while left > 0:
            if chosen is None and kernels.is_decided(tree, left):
                chosen = int(np.argmax(tree.visits[: tree.num_choices[0]]))
                stopped.append(left)
            kernels.iterate(tree, work, view.seat, ITERATIONS_PER_CHECK, False)
            left -= ITERATIONS_PER_CHECK
        assert chosen in (None, int(np.argmax(tree.visits[: tree.num_choices[0]])))
    assert stopped, "nothing was clear in six positions"


def test_a_seat_that_looks_at_all_choices_does_not_stop_early():
    """A coach tells the chances of each of them, so that it goes on when the best is known."""
    game = cp.game("guild-of-thieves")
    for view in some_views(game, 2, 6):
        patient, quick = (Searcher(game, 2000, explore_root=each, rivals=ROLLOUT) for each in (True, False))
        assert sum(each.visits for each in patient.weigh(view, 1, ENDLESS)) == 2000
        if sum(each.visits for each in quick.weigh(view, 1, ENDLESS)) < 2000:
            return
    raise AssertionError("no search stopped early")


def test_thinking_ends_when_the_time_is_up():
    game = cp.game("guild-of-thieves")
    view = some_views(game, 2, 1)[0]
    searcher = Searcher(game, None)
    few = sum(each.visits for each in searcher.weigh(view, 1, 0.02))
    many = sum(each.visits for each in searcher.weigh(view, 1, 0.5))
    assert 0 < few < many


@pytest.mark.parametrize("id", but_long(GAMES, "kings-gold", "liars-dice"))
@pytest.mark.parametrize("name", ["random", "greedy", "apprentice", "search:40", "thinking"])
def test_no_bot_reads_anything_but_its_view(id, name):
    """Asked at the true table and at one that only looks the same to the seat, it decides alike."""
    game, rng = cp.game(id), [stream(7, 1)]
    match = game.new(game.max_seats, seed=3)
    who = thinking(60) if name == "thinking" else minds(name)
    runner = ContestRunner(game, np.repeat(who, match.seats, axis=0), {}, seed=1)
    buffers, tree, work, kernels = runner.buffers, runner.tree, runner.work, runner.kernels

    def decided(table):
        table.to_record(buffers.table)
        buffers.bot_rng[0] = stream(len(match.log), 9)
        n = kernels.prepare_turn(buffers, work, match.actor)
        return kernels.decide(buffers, tree, work, buffers.minds[0], match.actor, n, 17)

    for number in range(60):
        if match.actor == cp.OVER:
            break
        if number % 4 == 0:
            world, view = game.state_type(), game.views.View.from_dict(match.view(match.actor))
            game.views.imagine(view, world, rng)
            assert decided(match.table) == decided(world)
        match.play(match.legal()[below(rng, len(match.legal()))])


@every_game
def test_the_others_learn_where_nobodys_secrets_are_true(id, monkeypatch):
    """At tables imagined from what one seat knows, only that seat's decisions enter the tree."""
    game = cp.game(id)
    kit, tree_policy = specialised("search", game.package), specialised("tree_policy", game.package)
    if kit.OTHERS_SEARCH:
        return
    match = game.new(game.min_seats, seed=2)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    view, at_common_table = game.views.View.from_dict(match.view(match.actor)), kit.at_common_table
    expand = tree_policy.expand
    learners, common = {True: set(), False: set()}, []

    def noted(tree, work):
        common.append(at_common_table(tree, work))
        return common[-1]

    def expanded(tree, work, key, n, who):
        learners[common[-1]].add(who)
        return expand(tree, work, key, n, who)

    monkeypatch.setattr(kit, "OWN_TABLES_FIRST", 1)
    monkeypatch.setattr(kit, "at_common_table", noted)
    monkeypatch.setattr(tree_policy, "expand", expanded)
    tree, work = room_for_tree(game, 40, light=True), workspace_for(game, light=True)
    work.root_view[0], work.rng[0], work.rivals[0] = view, stream(1, 1), THINKING
    kit.iterate(tree, work, view.seat, 40, False)
    assert learners[False] == {view.seat}
    assert len(learners[True]) == (game.min_seats if kit.COMMON else 0)


def test_habits_are_followed_as_often_as_they_were_seen():
    """And where nothing was seen the rollout policy is followed."""
    game = cp.game("king-thief-minister")
    kit, work = specialised("search", game.package), workspace_for(game, light=True)
    work.actions[:2], work.rng[0] = [3, 7], stream(1, 1)
    habits = [[0] * game.num_actions for _ in range(game.num_actions)]
    assert {kit.sample_habit(work, habits, 3, 2) for _ in range(50)} == {3}
    habits[3][3], habits[3][7], habits[3][8] = 10, 30, 500  # the last is not legal now
    done = [kit.sample_habit(work, habits, 3, 2) for _ in range(400)]
    assert 250 < done.count(7) < 350
    assert done.count(3) + done.count(7) == 400


@every_game
def test_a_contest_is_what_the_bots_play_at_a_table(id):
    """Compiled contests and matches with Python bots come to the same game, decision by decision."""
    game = cp.game(id)
    names = ["greedy", *["random"] * (game.min_seats - 1)]
    played = ContestRunner(game, minds(*names), {}, seed=4).play(first=0, games=2, lines=4000)
    for result in played.results:
        decisions = played.log.action[: played.log.size[0]][
            played.log.game[: played.log.size[0]] == result["number"]
        ]
        shares, steps = replayed(game, names, 4, int(result["number"]), decisions.tolist())
        assert shares == result["share"][: game.min_seats].tolist()
        assert steps == result["steps"]


def replayed(game, names, seed, number, decisions):
    """Play the decisions of a contest again, with the contest's chance, at a match."""
    seats, left = len(names), iter(decisions)
    match, dice = game.new(seats, chance="manual"), [stream(seed, 2 * (number // seats))]
    while match.actor != cp.OVER:
        if match.actor == cp.CHANCE:
            weights = [0] * game.num_outcomes
            total = game.rules.chance(match.table, weights)
            match.play(drawn(dice, weights, total))
        else:
            match.play(next(left))
    assert next(left, None) is None
    return [float(share) for share in match.shares()], len(match.log)


def drawn(rng, weights, total):
    left = below(rng, total)
    return next(i for i in range(len(weights)) if (left := left - weights[i]) < 0)


def test_games_of_a_deal_have_the_same_chance_and_every_rotation():
    runner = ContestRunner(cp.game("kings-gold"), minds("random", "greedy", "random"), {"first": 0}, seed=1)
    results = runner.play(first=3, games=6).results
    assert results["shift"].tolist() == [0, 1, 2, 0, 1, 2]
    again = runner.play(first=5, games=1).results
    assert again[0] == results[2]


def test_uses_count_every_decision_of_each_member():
    runner = ContestRunner(cp.game("kings-gold"), minds("random", "greedy"), {}, seed=1)
    played = runner.play(first=0, games=10, lines=5000)
    assert played.uses.sum() == played.log.size[0]
    one = ContestRunner(cp.game("kings-gold"), minds("random", "greedy"), {}, seed=1).play(0, 10)
    assert (one.uses == played.uses).all()
    assert one.log is None
