"""Speed, measured as a ratio in one run: every contender gets a slice of every round."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from runpy import run_path
from statistics import median
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import cutpurse as cp
from cutpurse.cli.common import show_json
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.game import Game
from cutpurse.engine.running.threads import cores
from cutpurse.engine.woven.loops import STEPS, WINS, Room

SEATS = 3
ROUNDS = 15
BASES = ("ordinary class", "interpreted")

ORDINARY = Path(cp.__file__).parent.parent.parent / "benchmarks"  # which only the project's folder has

Playing = Callable[[int], int]  # plays so many games, gives the steps


def bench(ids: list[str], seconds: float, as_json: bool) -> None:
    """The `bench` command."""
    results = {id: measure(cp.game(id), seconds) for id in ids}
    if as_json:
        show_json({"cores": cores(), "games": results})
        return
    for id, speeds in results.items():
        Console().print(as_table(cp.game(id), speeds))


def measure(game: Game, seconds: float) -> dict[str, Any]:
    """Steps per second of each contender, the median over the rounds."""
    seats = min(max(SEATS, game.min_seats), game.max_seats)
    playing = contenders(game, seats)
    games = {name: calibrated(play, seconds / ROUNDS) for name, play in playing.items()}
    speeds: dict[str, list[float]] = {name: [] for name in playing}
    console = Console(stderr=True)
    for _ in track(
        range(ROUNDS), f"Measuring {game.title}", console=console, disable=not sys.stderr.isatty()
    ):
        for name, play in playing.items():
            speeds[name].append(speed(play, games[name]))
    return {
        "seats": seats,
        "steps_per_second": {name: round(median(values)) for name, values in speeds.items()},
        "ratios": {base: ratios(speeds, base) for base in BASES if base in speeds},
    }


def ratios(speeds: dict[str, list[float]], base: str) -> dict[str, float]:
    """How many times as fast as `base` each contender is, the median over the rounds."""
    return {
        name: round(median(ours / theirs for ours, theirs in zip(values, speeds[base], strict=True)), 2)
        for name, values in speeds.items()
    }


def contenders(game: Game, seats: int) -> dict[str, Playing]:
    fast = game.compiled()
    fast.ready()
    found: dict[str, Playing] = {}
    source = ORDINARY / f"ordinary_{game.id.replace('-', '_')}.py"
    if source.exists():
        ordinary = run_path(str(source))["play_many"]
        found[BASES[0]] = lambda games: ordinary(games, seats, 1)
    found[BASES[1]] = lambda games: play_interpreted(game, seats, games)
    found["compiled"] = lambda games: fast.playouts(games, seats, 1, threads=1).steps
    found[f"compiled, {cores()} cores"] = lambda games: fast.playouts(games, seats, 1).steps
    return found


def play_interpreted(game: Game, seats: int, games: int) -> int:
    """The very loop that is compiled, run by Python."""
    loops = specialised("loops", game.package)
    tally = [0] * (WINS + seats)
    room = Room([0] * game.num_actions, [0] * game.num_outcomes, [0] * seats)
    loops.play_many(game.table(seats, {}), [0], room, 1, 0, games, False, tally)
    return tally[STEPS]


def calibrated(play: Playing, seconds: float) -> int:
    """How many games take about so long."""
    games = 1
    while True:
        started = perf_counter()
        play(games)
        took = perf_counter() - started
        if took > seconds / 4:
            return max(1, round(games * seconds / took))
        games *= 4


def speed(play: Playing, games: int) -> float:
    started = perf_counter()
    steps = play(games)
    return steps / (perf_counter() - started)


def as_table(game: Game, found: dict[str, Any]) -> Table:
    table = Table(title=f"{game.title}, {found['seats']} seats, random play", title_justify="left")
    table.add_column("")
    table.add_column("steps per second", justify="right")
    for base in found["ratios"]:
        table.add_column(f"times {base}", justify="right")
    for name, value in found["steps_per_second"].items():
        table.add_row(name, f"{value:,}", *(f"{ratio[name]:.2f}" for ratio in found["ratios"].values()))
    return table
