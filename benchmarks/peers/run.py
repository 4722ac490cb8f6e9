"""King's Gold in several frameworks, one after the other in every round, by processor time of one core.

.venv/bin/python benchmarks/peers/run.py [--seconds 2] [--rounds 5] [--device cuda]

What is not installed is left out: `pip install open_spiel pgx`, a C compiler, and Node with `npm install` in
`benchmarks/peers/boardgame_io`. All play at random with three seats; a step is a decision or a die. `--device
cuda` compares ours with Pgx on a GPU.
"""

import argparse
import ctypes
import json
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

import numpy as np

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import cutpurse as cp  # noqa: E402
import ordinary_kings_gold as ordinary  # noqa: E402
from cutpurse.engine.woven.loops import STEPS, WINS  # noqa: E402

SEATS = 3
TABLES = 4096
BATCH_STEPS = 32


def timed(play, seconds):
    """Decisions and steps per second of something that plays so many games."""
    games, decisions, steps, took = 1, 0, 0, 0.0
    while took < seconds:
        started = process_time()
        some, all_of_them = play(games)
        passed = process_time() - started
        took, decisions, steps = took + passed, decisions + some, steps + all_of_them
        games = max(1, int(games * min(8, max(0.5, seconds / 4 / max(passed, 1e-6)))))
    return decisions / took, steps / took


def c_library():
    """The C program, compiled for this machine; the same games as ours are checked first."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if not compiler:
        return None
    library = Path(tempfile.mkdtemp()) / "kings_gold.so"
    command = [compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", library, HERE / "kings_gold.c"]
    subprocess.run(command, check=True)
    play = ctypes.CDLL(str(library)).play_many
    play.argtypes = [ctypes.c_int64] * 4 + [ctypes.c_void_p]

    def play_many(games, seed=1, first=0):
        tally = np.zeros(WINS + SEATS, np.int64)
        play(SEATS, seed, first, games, tally.ctypes.data)
        return tally

    ours, theirs = cp.game("kings-gold").compiled().playouts(2000, SEATS, seed=1), play_many(2000)
    if (ours.steps, ours.longest) != (theirs[STEPS], theirs[2]):
        raise SystemExit("the C program plays other games")
    return play_many


def steps_per_decision():
    """Counted in games of the ordinary class; it is the same for all."""
    rng, decisions, steps = Random(1), 0, 0
    for _ in range(400):
        game = ordinary.KingsGold(SEATS)
        while not game.over:
            steps += 1
            if game.rolling:
                game.roll(rng.choice(ordinary.FACES))
            else:
                decisions += 1
                game.apply(rng.choice(game.legal_actions()))
    return steps / decisions


def contenders(seconds, ratio):
    """For each its name, and a function that gives decisions and steps per second."""
    fast = cp.game("kings-gold").compiled()

    def ours(games):
        steps = fast.playouts(games, SEATS, seed=1, threads=1).steps
        return steps / ratio, steps

    def ordinary_class(games):
        steps = ordinary.play_many(games, SEATS, 1)
        return steps / ratio, steps

    yield "cutpurse, play-outs", lambda: timed(ours, seconds)
    yield "cutpurse, batch with masks and rows", lambda: batch_speed(seconds, ratio)
    if c := c_library():

        def in_c(games):
            steps = int(c(games)[STEPS])
            return steps / ratio, steps

        yield "C", lambda: timed(in_c, seconds)
    yield "ordinary Python class", lambda: timed(ordinary_class, seconds)
    if find_spec("pyspiel"):
        import openspiel_kings_gold

        yield "OpenSpiel, Python game", lambda: timed(openspiel_kings_gold.play_many, seconds)
    if find_spec("jax"):
        import pgx_kings_gold

        yield "Pgx", lambda: twice(pgx_kings_gold.speed(TABLES, BATCH_STEPS, seconds), ratio)
    if shutil.which("node") and (HERE / "boardgame_io" / "node_modules").exists():
        yield "boardgame.io", lambda: boardgame_io(seconds)


def twice(decisions, ratio):
    return decisions, decisions * ratio


def batch_speed(seconds, ratio):
    """Decisions per second of a batch: random legal actions, masks and rows written, games begun anew."""
    batch = cp.game("kings-gold").compiled().batch(TABLES, SEATS, seed=1, auto_reset=True)
    rows = batch.observations()
    batch.step(batch.legal.argmax(axis=1))
    rng = np.random.default_rng(1)
    took, done = 0.0, 0
    while took < seconds:
        legal = batch.legal
        actions = (legal * rng.random(legal.shape, np.float32)).argmax(axis=1)
        started = process_time()
        batch.step(actions)
        batch.observations(rows)
        took, done = took + process_time() - started, done + TABLES
    return twice(done / took, ratio)


def boardgame_io(seconds):
    command = ["node", "kings_gold.js", str(seconds)]
    said = json.loads(subprocess.check_output(command, cwd=HERE / "boardgame_io", text=True))
    return said["decisions"] / said["seconds"], said["steps"] / said["seconds"]


def on_a_gpu(seconds):
    """Batches of ours and of Pgx on the same GPU, and whole games of ours in one launch."""
    import pgx_kings_gold

    from cutpurse.engine.gpu import batches as gpu

    game, ratio = cp.game("kings-gold"), steps_per_decision()
    table = game.table(SEATS, {})
    gpu.playouts(game, table, 1000, SEATS, 1)
    started = perf_counter()
    played = gpu.playouts(game, table, 20_000_000, SEATS, 1)
    ours = played.steps / (perf_counter() - started)
    print(f"cutpurse, fused: {ours / 1e9:.2f} G steps/s")
    for tables in (1 << 16, 1 << 20):
        theirs = pgx_kings_gold.speed(tables, 16, seconds) * ratio
        print(f"Pgx, {tables:,} tables: {theirs / 1e9:.3f} G steps/s, ours is {ours / theirs:.1f} times that")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    wanted = parser.parse_args()
    if hasattr(os, "sched_setaffinity") and wanted.device == "cpu":
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # one core for all
    if wanted.device == "cuda":
        on_a_gpu(wanted.seconds)
        return
    ratio = steps_per_decision()
    playing = dict(contenders(wanted.seconds, ratio))
    speeds = {name: [] for name in playing}
    for _ in range(wanted.rounds):
        for name, play in playing.items():
            speeds[name].append(play())
    base = "cutpurse, play-outs"
    print(f"{ratio:.2f} steps to a decision")
    for name, rounds in speeds.items():
        decisions, steps = (median(each) for each in zip(*rounds, strict=True))
        times = median(ours[1] / theirs[1] for ours, theirs in zip(speeds[base], rounds, strict=True))
        batch = median(
            ours[0] / theirs[0]
            for ours, theirs in zip(speeds["cutpurse, batch with masks and rows"], rounds, strict=True)
        )
        print(
            f"{name:<36} {decisions:>14,.0f} decisions/s {steps:>14,.0f} steps/s"
            f"   play-outs are {times:,.2f} times that, the batch {batch:,.2f}"
        )


if __name__ == "__main__":
    main()
