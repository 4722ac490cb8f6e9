"""Networks that play: from a file, without what trained them, at the table and in the lab alike."""

import subprocess
import sys
from collections import Counter
from itertools import pairwise
from math import exp

import numpy as np
import pytest

import cutpurse as cp
from cutpurse import lab
from cutpurse.bots.networks import loaded, save
from cutpurse.engine.running.contests import ContestRunner
from cutpurse.lab.lineups import Contest

FIRST, SECOND = 12, 8


def some_layers(game, seed=1):
    rng = np.random.default_rng(seed)
    sizes = [len(game.columns), FIRST, SECOND, game.num_actions]
    return [(rng.normal(0, 0.5, (one, other)), rng.normal(0, 0.5, other)) for one, other in pairwise(sizes)]


def saved(folder, game, temperature=0.0, seed=1):
    save(folder / "some.npz", game, some_layers(game, seed), temperature, {})
    return f"net:{folder / 'some.npz'}"


def liked(game, view, legal, layers):
    """The same network, written with matrices."""
    from cutpurse.engine.running.observations import observation

    row = observation(game, view).astype(np.float64)
    halves = [[part.astype(np.float16).astype(np.float64) for part in layer] for layer in layers]
    for weights, biases in halves[:2]:
        row = np.maximum(row @ weights + biases, 0)
    weights, biases = halves[2]
    return (row @ weights + biases)[legal]


def test_a_network_likes_what_its_layers_say(tmp_path, kings_gold):
    bot = cp.bot(saved(tmp_path, kings_gold), kings_gold, seed=1)
    match = kings_gold.new(3, seed=5)
    for _ in range(30):
        view, legal = match.view(match.actor), match.legal()
        wanted = liked(kings_gold, view, legal, some_layers(kings_gold))
        assert bot.weigh(view, legal) == pytest.approx(wanted.tolist())
        action = bot.choose(view, legal)
        assert action == legal[int(wanted.argmax())]
        match.play(action)


def test_with_heat_it_takes_each_choice_as_often_as_it_likes_it(tmp_path, kings_gold):
    bot = cp.bot(saved(tmp_path, kings_gold, temperature=1.0), kings_gold, seed=1)
    match = kings_gold.new(2, seed=5)
    view, legal = match.view(match.actor), match.legal()
    weights = [exp(each) for each in bot.weigh(view, legal)]
    taken = Counter(bot.choose(view, legal) for _ in range(4000))
    for action, weight in zip(legal, weights, strict=True):
        assert taken[action] / 4000 == pytest.approx(weight / sum(weights), abs=0.04)


@pytest.mark.parametrize("id", ["kings-gold", "king-of-thieves"])
@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_the_lab_plays_as_the_table_does(tmp_path, id, temperature):
    """Every decision of the compiled contest is the one that the interpreted bot makes from the same view."""
    game = cp.game(id)
    name = saved(tmp_path, game, temperature)
    contest = Contest((name,) * game.min_seats)
    runner = ContestRunner(game, contest.minds(), {}, 3, nets=contest.nets(game))
    played = runner.play(0, 2, lines=200)
    bot = cp.bot(name, game, seed=1)
    lines = min(int(played.log.size[0]), 200)
    assert lines > 20
    same = 0
    for i in range(lines):
        view = {field: played.log.seen[field][i].tolist() for field in played.log.seen.dtype.names}
        legal = np.flatnonzero(played.log.legal[i]).tolist()
        same += temperature > 0 or bot.choose(view, legal) == played.log.action[i]
        assert played.log.action[i] in legal
    assert same == lines


def test_a_network_that_changed_is_read_again(tmp_path, kings_gold):
    name = saved(tmp_path, kings_gold, seed=1)
    first = lab.duel("kings-gold", [name, "random"], 200).standings[0].share
    saved(tmp_path, kings_gold, seed=2)
    assert lab.duel("kings-gold", [name, "random"], 200).standings[0].share != first


def test_two_networks_can_meet(tmp_path, kings_gold):
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    names = [saved(tmp_path / "one", kings_gold, seed=1), saved(tmp_path / "two", kings_gold, seed=2)]
    contest = Contest(tuple(names))
    assert contest.minds()[1, 3] == len(loaded(names[0].removeprefix("net:")).numbers)
    shares = lab.duel("kings-gold", names, 200).standings[0].share
    assert sum(share.mean for share in shares) == pytest.approx(1)


def test_what_is_no_network_is_refused_in_a_sentence(tmp_path, kings_gold):
    name = saved(tmp_path, kings_gold)
    with pytest.raises(cp.UnknownBot, match="plays kings-gold, not King of Thieves"):
        cp.bot(name, cp.game("king-of-thieves"))
    with pytest.raises(cp.UnknownBot, match="there is no network in"):
        cp.bot("net:nowhere.npz", kings_gold)
    with pytest.raises(cp.UnknownBot, match="write net:FILE"):
        cp.bot("net", kings_gold)
    (tmp_path / "torn.npz").write_bytes(b"PK nonsense")
    with pytest.raises(cp.UnknownBot, match="is no network"):
        cp.bot(f"net:{tmp_path / 'torn.npz'}", kings_gold)
    layers = some_layers(kings_gold)
    save(tmp_path / "old.npz", kings_gold, layers, 0.0, {"columns": 0})
    with pytest.raises(cp.UnknownBot, match="trained for another version of King's Gold"):
        cp.bot(f"net:{tmp_path / 'old.npz'}", kings_gold)


def test_it_plays_in_the_terminal_where_there_is_no_torch(tmp_path, kings_gold):
    """Also from a file whose name has capital letters."""
    name = saved(tmp_path, kings_gold)
    (tmp_path / "some.npz").rename(tmp_path / "Some.npz")
    name = name.replace("some", "Some")
    script = "import sys; sys.modules['torch'] = None; from cutpurse.cli import main; main()"
    command = [sys.executable, "-c", script, "play", "kings-gold", "--seats", f"{name},random", "--seed", "3"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL)
    assert "Some" in done.stdout
