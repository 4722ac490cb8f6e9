"""The long checks. Run by scripts/soak; shows progress, and Ctrl-C stops it.

Arguments are a number of games for each number of seats, and games to play, in any order; by default all
games, a million times each, or less often where games are long and tables large, and then the table server.
"""

import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import cutpurse as cp
from cutpurse import lab
from cutpurse.engine.parts.bot_codes import EXACT, GREEDY, RANDOM
from cutpurse.engine.running.batches import CHUNK
from cutpurse.engine.running.contests import ContestRunner, compile_or_load
from cutpurse.engine.running.threads import cores, in_threads
from cutpurse.games import is_solved, solver
from cutpurse.testing.law import house_rules
from cutpurse.testing.tables import quick
from variants import GAMES

sys.path.insert(0, str(Path(__file__).parent / "server"))

from soaking import soak

FEWEST, MOST = 40, 1_000  # games of a line-up, to see who is better
CLEAR = 3 / 1.96  # intervals: three standard errors
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


def play_millions(id: str, games: int) -> int:
    """Compiled games for each seat count: every piece there at every step, every game ends."""
    game, faults = cp.game(id), 0
    for seats in range(game.min_seats, game.max_seats + 1):
        for options in house_rules(game, seats):
            count = games if not options else games // 10
            started = perf_counter()
            with Progress(*COLUMNS, transient=True, disable=not sys.stdout.isatty()) as progress:
                task = progress.add_task(f"{id}, {seats} seats {options or ''}", total=count)
                played = game.compiled().playouts(
                    count,
                    seats,
                    seed=2026,
                    checked=True,
                    progress=lambda n, task=task, progress=progress: progress.advance(task, n),
                    **options,
                )
            print(
                f"{id}, {seats} seats, {options or 'default options'}: {played.games:,} games,"
                f" {played.steps:,} steps, longest {played.longest}, unsound {played.unsound},"
                f" {perf_counter() - started:.0f} s"
            )
            faults += played.unsound + (played.games != count)
    return faults


def play_perfectly(id: str, games: int) -> int:
    """Perfect play against the other bots: none wins more than luck explains."""
    game, faults = cp.game(id), 0
    values, pieces = solver(game).solve(2).values, range(0, games, 2 * CHUNK)
    compile_or_load(game)  # before there are threads

    def play(first: int, other: int) -> Any:
        runner = ContestRunner(game, np.array([[EXACT, 0, 0], [other, 0, 0]]), {}, 2026, values)
        return runner.play(first, min(2 * CHUNK, games - first)).results

    for name, other in {"random": RANDOM, "greedy": GREEDY, "exact": EXACT}.items():
        started, won, longest = perf_counter(), 0.0, 0
        for results in in_threads(cores(), lambda first, other=other: play(first, other), pieces):
            won += results["share"][np.arange(len(results)), -results["shift"] % 2].sum()
            longest = max(longest, results["steps"].max())
        took = perf_counter() - started
        print(
            f"{id}, exact wins {won / games:.4f} of {games:,} against {name}, longest {longest}, {took:.0f} s"
        )
        faults += won + 1.96 * games**0.5 / 2 < games / 2
    return faults


def climb_the_ladder(id: str) -> int:
    """Greedy beats random and master beats greedy, at the smallest table and at the largest."""
    game = cp.game(id)
    sizes = sorted({game.min_seats, game.max_seats})
    steps = [("greedy", "random"), ("master", "greedy")]
    return sum(not is_better(id, seats, *step) for step in steps for seats in sizes)


def is_better(id: str, seats: int, better: str, worse: str) -> bool:
    """Play deals until the one is ahead of its fair share by three standard errors, or it has been enough."""
    started, lineup = perf_counter(), ",".join([better, *[worse] * (seats - 1)])
    games, ahead, within = FEWEST, 0.0, 1.0
    while games <= MOST and ahead < CLEAR * within:
        share = lab.duel(id, [lineup], games, seed=2026).standings[0].share[0]
        ahead, within = share.mean - 1 / seats, share.within
        games *= 5
    print(
        f"{id}, {seats} seats: {better} wins {1 / seats + ahead:.3f} ± {within:.3f} of {games // 5} games"
        f" against {worse}, {perf_counter() - started:.0f} s",
        flush=True,
    )
    return ahead > within


if __name__ == "__main__":
    wanted = [argument for argument in sys.argv[1:] if argument in GAMES] or GAMES
    numbers = [int(float(argument)) for argument in sys.argv[1:] if argument not in GAMES]
    try:
        faults = [
            play_millions(id, numbers[0] if numbers else quick(cp.game(id), 1_000_000)) for id in wanted
        ]
        faults += [
            play_perfectly(id, numbers[0] if numbers else 1_000_000)
            for id in wanted
            if is_solved(cp.game(id))
        ]
        faults += [climb_the_ladder(id) for id in wanted]
        if wanted == GAMES:
            faults.append(soak([]))
        sys.exit(1 if sum(faults) else 0)
    except KeyboardInterrupt:
        sys.exit("stopped")
