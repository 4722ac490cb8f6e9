"""The `solve` command: a whole game worked out, and what comes of it."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from cutpurse.cli.common import find_game, show_json
from cutpurse.engine.compiling import progress
from cutpurse.games import solver


def solve(id: str, seats: int, texts: list[str], again: bool, as_json: bool) -> None:
    """The `solve` command."""
    game = find_game(id)
    solution, options = solver(game), game.read_options(texts)
    kept = None if again else solution.kept(seats, options)
    with progress.host.working(f"Solving {game.title}") as report:
        found = kept or solution.solve(seats, options, report, again=True)
    facts = {"game": game.id, **found.facts(), "cached": kept is not None}
    if as_json:
        show_json(facts | {"examples": found.examples()})
    else:
        show(game.title, facts, found.examples())


def show(title: str, facts: dict[str, Any], examples: list[dict[str, Any]]) -> None:
    console, source = Console(highlight=False), "from the cache: " if facts["cached"] else ""
    console.print(
        f"{title}, {facts['seats']} seats: if all play perfectly,"
        f" whoever begins wins with a chance of [bold]{facts['first_seat']:.6f}[/]."
    )
    console.print(
        f"[dim]{source}{facts['positions']:,} positions, {facts['sweeps']:,} sweeps, {facts['seconds']:.1f}"
        f" seconds, residual {facts['residual']:.1e}, on average {facts['typical']:.1e}[/]"
    )
    console.print(as_table(examples))


def as_table(examples: list[dict[str, Any]]) -> Table:
    table = Table(title="Before a turn, seen from the seat to act", title_justify="left")
    for name in examples[0]:
        table.add_column(name, justify="right")
    for example in examples:
        table.add_row(*(format_value(value) for value in example.values()))
    return table


def format_value(value: Any) -> str:
    """A number, or several."""
    if isinstance(value, list):
        return "  ".join(map(format_value, value))
    return f"{value:.4f}" if isinstance(value, float) else str(value)
