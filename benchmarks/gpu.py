"""Play on a GPU: that it is the same play as on the processor, and how fast it is.

.venv/bin/python benchmarks/gpu.py [GAME…] [--seconds 1] [--sweep]

It needs an NVIDIA GPU and `cutpurse[cuda]`; torch, JAX and CuPy are tried if they are there.
"""

import argparse
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter

import numpy as np
from numba import cuda

import cutpurse as cp
from cutpurse.engine.gpu import batches as gpu
from cutpurse.engine.parts.bot_codes import ROW_WIDTH
from cutpurse.engine.running.contests import ContestRunner

CHECKED_GAMES = 3000
CHECKED_TABLES = 640
CHECKED_STEPS = 120
SEATS = 3
BATCH = 1 << 20
RESIDENT = (256, 512, 1024, 1536, 2048)  # threads of a multiprocessor


def same_games(game, seats):
    """The same random games, to the last count."""
    fast = game.compiled()
    return fast.playouts(CHECKED_GAMES, seats, seed=7) == fast.playouts(
        CHECKED_GAMES, seats, seed=7, device="cuda"
    )


def same_steps(game, seats):
    """Two batches with the same actions: the same tables, masks, rewards and rows after every step."""
    fast = game.compiled()
    here, there = (
        fast.batch(CHECKED_TABLES, seats, seed=5, device=device, auto_reset=True)
        for device in ("cpu", "cuda")
    )
    rng = np.random.default_rng(0)
    for step in range(CHECKED_STEPS):
        legal = here.legal
        tables = there.tables()
        same = all((tables[name] == here.tables[name]).all() for name in tables.dtype.names)
        same &= (np.asarray(there.actor) == here.actor).all() and (np.asarray(there.legal) == legal).all()
        same &= np.allclose(np.asarray(there.rewards), here.rewards)
        if step % 10 == 0:
            same &= np.allclose(np.asarray(there.observations()), here.observations(), atol=1e-6)
        if not same:
            return f"differs at step {step}"
        actions = (legal * rng.random(legal.shape, np.float32)).argmax(axis=1)
        here.step(actions)
        there.step(actions)
    return True


def same_contests(game, seats):
    """The laboratory's games between random bots, to the last column."""
    minds = np.zeros((seats, ROW_WIDTH), np.int64)
    here = ContestRunner(game, minds, {}, 11).play(0, CHECKED_GAMES)
    there = gpu.contests(game, seats, {}, 11, 0, CHECKED_GAMES)
    return bool((here.results == there.results).all() and (here.uses == there.uses).all())


def fused(game, seats, seconds, resident=None):
    """Steps per second of whole random games."""
    table = game.table(seats, {})
    games = 20_000
    while True:
        started = perf_counter()
        played = gpu.playouts(game, table, games, seats, 1, resident)
        took = perf_counter() - started
        if took > seconds / 2:
            return played.steps / took
        games = int(games * min(50, max(2, seconds / max(took, 1e-3))))


def stepped(game, seats, n, steps=40):
    """Decisions per second of a batch with masks and rows written, actions chosen by torch."""
    batch = game.compiled().batch(n, seats, seed=1, device="cuda", auto_reset=True)
    torch = import_module("torch") if find_spec("torch") else None
    speeds = {}
    for rows in (False, True):
        for timed in (False, True):
            cuda.synchronize()
            started = perf_counter()
            for _ in range(steps):
                if torch is not None:
                    legal = torch.from_dlpack(batch.legal)
                    noise = torch.rand(legal.shape, device="cuda", dtype=torch.float16)
                    actions = (legal * (noise + 0.01)).argmax(dim=1)
                else:
                    actions = np.asarray(batch.legal).argmax(axis=1)
                batch.step(actions, check=False)
                if rows:
                    batch.observations()
            cuda.synchronize()
            if timed:
                speeds[rows] = n * steps / (perf_counter() - started)
    return speeds


def lent(game):
    """Which libraries take the arrays as they are."""
    batch = game.compiled().batch(64, game.min_seats, seed=1, device="cuda")
    expected = np.asarray(batch.observations())
    found = {}
    for name, take in {
        "torch": lambda module, a: module.from_dlpack(a).cpu().numpy(),
        "cupy": lambda module, a: module.asnumpy(module.from_dlpack(a)),
        "jax": lambda module, a: np.asarray(import_module("jax.dlpack").from_dlpack(a)),
    }.items():
        if find_spec(name):
            try:
                found[name] = bool((take(import_module(name), batch.observations()) == expected).all())
                found[name] &= bool((take(import_module(name), batch.legal) == np.asarray(batch.legal)).all())
            except Exception as problem:  # a report is wanted, whatever a library says
                found[name] = repr(problem)[:200]
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=cp.games())
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--sweep", action="store_true", help="try several numbers of threads")
    parser.add_argument("--only", default="games,contests,steps,fused,batch,lent")
    wanted = parser.parse_args()
    parts = wanted.only.split(",")
    for game in map(cp.game, wanted.games):
        seats = max(SEATS, game.min_seats)
        started = perf_counter()
        fused(game, seats, 0.01)
        print(f"{game.id}: ready after {perf_counter() - started:.1f} s", flush=True)
        if "games" in parts:
            print(f"{game.id}: same games {same_games(game, seats)}", flush=True)
        if "contests" in parts:
            print(f"{game.id}: same contests {same_contests(game, seats)}", flush=True)
        if "fused" in parts:
            for resident in RESIDENT if wanted.sweep else (None,):
                rate = fused(game, seats, wanted.seconds, resident)
                print(f"{game.id}: {rate / 1e9:.3f} G steps/s ({resident or 'default'} threads)", flush=True)
        if "steps" in parts:
            print(f"{game.id}: same steps {same_steps(game, seats)}", flush=True)
        if "batch" in parts:
            n = BATCH if game.state_type.dtype().itemsize < 4096 else BATCH >> 6
            speeds = stepped(game, seats, n)
            print(f"{game.id}: {n:,} tables, {speeds[False] / 1e6:.1f} M decisions/s", end="", flush=True)
            print(f", with rows {speeds[True] / 1e6:.1f} M", flush=True)
        if "lent" in parts:
            print(f"{game.id}: taken without copying {lent(game)}", flush=True)


if __name__ == "__main__":
    main()
