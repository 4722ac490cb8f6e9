"""Nobody waits for the compiler: until it is done, bots think with the interpreted search."""

import os
import subprocess
import sys
from functools import partial
from itertools import count

import pytest
from test_search import ENDLESS, every_game, some_views

import cutpurse as cp
from cutpurse.engine.compiling.cache_folders import is_compiled
from cutpurse.engine.running import background, searching
from cutpurse.engine.running.searching import Searcher

pytestmark = pytest.mark.unmeasured  # it compiles, which coverage would slow down


@pytest.fixture
def pending(monkeypatch):
    """As if the compiler were at work for a long time."""
    monkeypatch.setattr(background, "is_pending", lambda game: True)


@every_game
def test_the_interpreted_search_comes_to_the_same_numbers(id, monkeypatch):
    game = cp.game(id)
    for seats in (game.min_seats, game.max_seats):
        for view in some_views(game, seats, 2):
            for explore_root, forgets, trees in ((False, 0, 1), (True, 40, 2)):
                compiled = Searcher(game, 24, explore_root, trees=trees).weigh(view, 5, ENDLESS, forgets, 3)
                monkeypatch.setattr(background, "is_pending", lambda game: True)
                light = Searcher(game, 24, explore_root, trees=trees)
                assert light.weigh(view, 5, ENDLESS, forgets, 3) == compiled
                assert light.context().is_light
                monkeypatch.undo()


def test_both_stop_when_the_choice_is_clear(kings_gold, monkeypatch):
    stopped = 0
    for view in some_views(kings_gold, 2, 8):
        compiled = Searcher(kings_gold, 200).weigh(view, 5, ENDLESS)
        monkeypatch.setattr(background, "is_pending", lambda game: True)
        assert Searcher(kings_gold, 200).weigh(view, 5, ENDLESS) == compiled
        monkeypatch.undo()
        stopped += sum(each.visits for each in compiled) < 200
    assert 0 < stopped < 8


@every_game
def test_the_interpreted_search_keeps_to_its_time(id, pending, monkeypatch):
    """By a clock that goes on by a tenth of a second whenever somebody looks at it."""
    game = cp.game(id)
    searcher = Searcher(game, None)
    for view in some_views(game, game.max_seats, 2):
        monkeypatch.setattr(searching, "monotonic", partial(next, count(step=0.1)))
        weighed = searcher.weigh(view, 1, 0.75)
        assert sum(each.visits for each in weighed) == 8


def test_who_counts_iterations_and_has_a_seed_does_not_look_at_the_clock(kings_gold, pending):
    view = some_views(kings_gold, 2, 1)[0]
    hurried = Searcher(kings_gold, 100).weigh(view, 1, 0.0)
    patient = Searcher(kings_gold, 100, by_iterations=True, explore_root=True).weigh(view, 1, 0.0)
    assert sum(each.visits for each in hurried) < 100
    assert sum(each.visits for each in patient) == 100


def test_a_seeded_bot_decides_the_same_before_and_after_compiling(kings_gold, monkeypatch):
    def game_of():
        match = kings_gold.new(2, seed=4)
        bots = [cp.bot("journeyman", kings_gold, seconds=0.001, seed=seat) for seat in range(2)]
        for _ in range(6):
            match.play(bots[match.actor].choose(match.view(match.actor), match.legal()))
        return match.log

    compiled = game_of()
    monkeypatch.setattr(background, "is_pending", lambda game: True)
    assert game_of() == compiled


def test_the_compiled_search_takes_over_as_soon_as_it_is_there(kings_gold, monkeypatch):
    """In the middle of a decision it begins anew, and comes to the same numbers."""
    view = some_views(kings_gold, 2, 1)[0]
    compiled = Searcher(kings_gold, 60, by_iterations=True).weigh(view, 5, ENDLESS)
    answers = iter([True] * 20)
    monkeypatch.setattr(background, "is_pending", lambda game: next(answers, False))
    searcher = Searcher(kings_gold, 60, by_iterations=True)
    assert searcher.weigh(view, 5, ENDLESS) == compiled
    assert not searcher.context().is_light


def test_a_game_is_compiled_in_another_process(tmp_path):
    """From an empty cache, with a real compiler: pending at first, then in the cache for everybody."""
    script = """
import time, cutpurse as cp
from cutpurse.engine.running import background
from cutpurse.engine.compiling.cache_folders import SEARCH, is_compiled
game = cp.game("liars-dice")
assert not is_compiled(game, SEARCH)
background.begin(game)
background.begin(game)
assert background.is_pending(game)
match = game.new(2, seed=1)
bot = cp.bot("apprentice", game)
bot.choose(match.view(match.actor), match.legal())
assert bot.searcher.context().is_light
until = time.monotonic() + 120
while background.is_pending(game) and time.monotonic() < until: time.sleep(0.1)
assert is_compiled(game, SEARCH)
bot.choose(match.view(match.actor), match.legal())
assert not bot.searcher.context().is_light
background.begin(game)
assert not background.is_pending(game)
"""
    env = os.environ | {"CUTPURSE_CACHE": str(tmp_path)}
    subprocess.run([sys.executable, "-c", script], env=env, check=True)


def test_without_a_beginning_nothing_is_pending(kings_gold):
    assert not background.is_pending(kings_gold)
    assert is_compiled(kings_gold, "search")
    background.begin(kings_gold)
    assert not background.is_pending(kings_gold)


def test_a_compiler_that_fails_leaves_the_interpreter_at_work(kings_gold, monkeypatch):
    monkeypatch.setattr(background, "is_compiled", lambda game, kernel: False)
    monkeypatch.setattr(background, "WARMING", "a_module_that_is_not_there")
    monkeypatch.setattr(background, "_begun", {})
    background.begin(kings_gold)
    background._begun[kings_gold.id].wait()
    assert background.is_pending(kings_gold)
    match = kings_gold.new(2, seed=1)
    bot = cp.bot("apprentice", kings_gold)
    assert bot.choose(match.view(match.actor), match.legal()) in match.legal()
