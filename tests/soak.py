"""The long checks. Run by scripts/soak; shows progress, and Ctrl-C stops it."""

import sys
from time import perf_counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import cutpurse as cp
from variants import GAMES, house_rules

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
    games = int(float(sys.argv[1])) if len(sys.argv) > 1 else 1_000_000
    try:
        sys.exit(1 if sum(play_millions(id, games) for id in GAMES) else 0)
    except KeyboardInterrupt:
        sys.exit("stopped")
