"""A saved game, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

import cutpurse as cp
from cutpurse.cli import show_json
from cutpurse.cli.terminal import Leave, load_file, read_line
from cutpurse.engine.match import Match


def replay(file: Path, lang: str, as_json: bool) -> None:
    """The `replay` command."""
    match = load_file(file)
    if as_json:
        show_json(
            {
                "game": match.game.id,
                "seats": match.seats,
                "options": match.options,
                "steps": steps(match, lang),
            }
        )
        return
    console = Console(highlight=False)
    if console.is_terminal:
        step_through(console, match, lang)
        return
    for line in match.narrate(lang=lang):
        console.print(escape(line))
    console.print()
    console.print(match.draw(lang=lang))


def steps(match: Match, lang: str) -> list[dict[str, Any]]:
    """Every step with its words, for scripts."""
    told = []
    for number, step in enumerate(match.log):
        before, after = match.at(number), match.at(number + 1)
        told.append(
            {
                "actor": "chance" if step.actor == cp.CHANCE else step.actor,
                "action": step.action,
                "text": before.text(step.action, lang),
                "events": after.narrate(number, lang=lang),
            }
        )
    return told


def step_through(console: Console, match: Match, lang: str) -> None:
    """Forward and back between the moments at which there is something to tell."""
    moments = [(0, ["The table is set."])]
    for number in range(1, len(match.log) + 1):
        if lines := match.at(number).narrate(number - 1, lang=lang):
            moments.append((number, lines))
    here = 0
    while True:
        number, lines = moments[here]
        console.clear()
        console.print(match.at(number).draw(lang=lang))
        console.print()
        for line in lines:
            console.print(f"[bold]{escape(line)}[/]")
        console.print(
            f"\n[dim]{here} of {len(moments) - 1} · Enter: on · b: back · a number: go there · q: leave[/] ",
            end="",
        )
        try:
            answer = read_line(console).lower()
        except Leave:
            return
        if answer in ("q", "quit"):
            return
        if answer.isdigit():
            here = min(int(answer), len(moments) - 1)
        elif answer in ("b", "back"):
            here = max(here - 1, 0)
        elif here == len(moments) - 1:
            return
        else:
            here += 1
