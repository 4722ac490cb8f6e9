"""The long checks. Run by scripts/soak; shows progress, and Ctrl-C stops it.

Arguments are a number of games for each number of seats, and games to play, in any order; by default all
games, a million times each, or less often where games are long and tables large.
"""

import sys
from time import perf_counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import cutpurse as cp
from variants import GAMES, house_rules, quick

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


if __name__ == "__main__":
    wanted = [argument for argument in sys.argv[1:] if argument in GAMES] or GAMES
    numbers = [int(float(argument)) for argument in sys.argv[1:] if argument not in GAMES]
    try:
        faults = [
            play_millions(id, numbers[0] if numbers else quick(cp.game(id), 1_000_000)) for id in wanted
        ]
        sys.exit(1 if sum(faults) else 0)
    except KeyboardInterrupt:
        sys.exit("stopped")
