"""Mass play: results that depend on the seed alone, and mistakes that change nothing."""

import io
import sys

import numba
import numba.cuda
import numpy as np
import pytest

import cutpurse as cp
from cutpurse.cli.hosting import TerminalHost
from cutpurse.engine.compiling import progress

pytestmark = pytest.mark.unmeasured  # it compiles, which coverage would slow down


@pytest.fixture
def fast(kings_gold):
    return kings_gold.compiled()


def test_results_do_not_depend_on_the_number_of_threads(fast):
    one = fast.playouts(games=3500, seats=3, seed=1, threads=1)
    assert one == fast.playouts(games=3500, seats=3, seed=1, threads=4)
    assert one == fast.playouts(games=3500, seats=3, seed=1)
    assert one != fast.playouts(games=3500, seats=3, seed=2)


def test_more_games_contain_the_fewer(fast):
    few, more = (fast.playouts(games, 2, seed=5) for games in (10, 11))
    assert more.games == few.games + 1
    assert more.steps > few.steps


def test_no_games_are_no_games(fast):
    assert fast.playouts(0, 4) == (0, 0, 0, 0, (0.0, 0.0, 0.0, 0.0))


def test_progress_is_reported(fast):
    done = []
    fast.playouts(2500, 2, progress=done.append)
    assert sum(done) == 2500
    assert len(done) > 1


def test_no_seat_is_favoured(fast):
    wins = fast.playouts(40_000, 4, seed=9).wins
    assert all(abs(win - 10_000) < 500 for win in wins)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"games": -1, "seats": 3}, cp.BadOption),
        ({"games": 1.5, "seats": 3}, cp.BadOption),
        ({"games": 1, "seats": 3, "threads": 0}, cp.BadOption),
        ({"games": 1, "seats": 7}, cp.BadSeats),
        ({"games": 1, "seats": 3, "seed": -1}, cp.BadOption),
        ({"games": 1, "seats": 3, "turns": 0}, cp.BadOption),
        ({"games": 1, "seats": 3, "parrots": 2}, cp.BadOption),
    ],
)
def test_bad_arguments_of_playouts_are_refused(fast, arguments, error):
    with pytest.raises(error):
        fast.playouts(**arguments)


def test_ctrl_c_stops_a_long_run(fast):
    def interrupt(games):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fast.playouts(10**9, 3, progress=interrupt)


def test_a_batch_steps_many_tables_on_all_cores(fast):
    batch = fast.batch(n=9000, seats=3, seed=1, turns=20)
    rng = np.random.default_rng(0)
    while (batch.actor != cp.OVER).any():
        assert (batch.legal.any(axis=1) == (batch.actor != cp.OVER)).all()
        batch.step((batch.legal * rng.random(batch.legal.shape)).argmax(axis=1))
    assert batch.shares().sum(axis=1) == pytest.approx(1)
    assert (batch.observe()["seat"] == cp.NOBODY).all()


def test_what_a_batch_hands_out_is_a_copy(fast):
    batch = fast.batch(n=2, seats=2, seed=1)
    batch.legal[:] = True
    batch.actor[:] = cp.OVER
    with pytest.raises(cp.IllegalAction):
        batch.step([58, 58])


def test_a_table_that_is_over_can_be_opened_again(fast):
    batch = fast.batch(n=4, seats=2, seed=1, turns=1)
    while (batch.actor != cp.OVER).any():
        batch.step(batch.legal.argmax(axis=1))
    batch.reset([True, False, True, False])
    assert (batch.actor != cp.OVER).tolist() == [True, False, True, False]
    assert (batch.tables["turn"] == 1).all()


def test_new_games_get_streams_of_their_own(fast):
    batch = fast.batch(n=2, seats=2, seed=1)
    seen = [batch.tables.tobytes()]
    for _ in range(3):
        batch.reset()
        seen.append(batch.tables.tobytes())
    assert len(set(seen)) == 4
    assert fast.batch(n=2, seats=2, seed=1).tables.tobytes() == seen[0]


@pytest.mark.parametrize(
    "actions",
    [[58, 58, 58], [0, 0, -1], [0, 0, 59], [0, 0], [0.0, 0, 0], 0, ["a", "b", "c"], [[0], 0, [1, 2]]],
)
def test_an_illegal_action_changes_no_table(fast, actions):
    batch = fast.batch(n=3, seats=2, seed=1)
    before = batch.tables.tobytes()
    with pytest.raises(cp.IllegalAction):
        batch.step(actions)
    assert batch.tables.tobytes() == before


@pytest.mark.parametrize("arguments", [{"n": 0, "seats": 2}, {"n": 2, "seats": 2, "seed": -3}])
def test_bad_arguments_of_a_batch_are_refused(fast, arguments):
    with pytest.raises(cp.BadOption):
        fast.batch(**arguments)


@pytest.mark.parametrize("which", [[True], [0, 1, 2], [1, 0, 1], [[True], True]])
def test_reset_needs_one_answer_for_each_table(fast, which):
    with pytest.raises(cp.BadOption):
        fast.batch(n=3, seats=2).reset(which)


class Screen(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize("screen", [Screen, io.StringIO])
def test_a_person_is_told_while_the_first_compile_runs(kings_gold, tmp_path, monkeypatch, screen):
    monkeypatch.setattr("cutpurse.engine.compiling.cache_folders.cache_folder", lambda package: tmp_path)
    monkeypatch.setattr(progress, "host", TerminalHost())
    monkeypatch.setattr(sys, "stderr", screen())
    for first in (True, False):
        sys.stderr.truncate(0)
        with progress.notice(kings_gold, "playouts"):
            numba.njit(lambda x: x + 1)(1)
        told = "Compiling King's Gold" in sys.stderr.getvalue()
        assert told == (first and screen is Screen)


def test_a_batch_that_resets_itself_pays_and_goes_on(fast):
    batch = fast.batch(n=50, seats=3, seed=4, turns=6, auto_reset=True)
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(60):
        batch.step((batch.legal * rng.random(batch.legal.shape)).argmax(axis=1))
        assert (batch.actor != cp.OVER).all()
        assert batch.rewards.sum(axis=1) == pytest.approx(batch.done.astype(float))
        ended += batch.done.sum()
    assert ended > 50


def test_table_i_plays_the_games_with_the_numbers_i_and_so_many_more(fast):
    batch, other = fast.batch(n=3, seats=2, seed=1, turns=1), fast.batch(n=6, seats=2, seed=1, turns=1)
    first, second = other.tables[:3].copy(), other.tables[3:].copy()
    assert (batch.tables == first).all()
    batch.reset()
    assert (batch.tables == second).all()


@pytest.mark.skipif(numba.cuda.is_available(), reason="there is a GPU")
def test_without_a_gpu_one_sentence_says_what_is_missing(fast):
    for play in (lambda: fast.batch(4, 2, device="cuda"), lambda: fast.playouts(4, 2, device="cuda")):
        with pytest.raises(cp.NotInstalled, match="cuda"):
            play()
    with pytest.raises(cp.BadOption, match="device must be cpu or cuda, not 'tpu'"):
        fast.batch(4, 2, device="tpu")
