"""A saved game, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.markup import escape

import cutpurse as cp
from cutpurse.cli import show_json
from cutpurse.cli.saves import load_file
from cutpurse.cli.screen import Leave, Screen
from cutpurse.engine.match import Match
from cutpurse.engine.notation import as_number


def replay(file: Path, lang: str, as_json: bool) -> None:
    """The `replay` command."""
    match, players, _ = load_file(file)
    names = [kind.removeprefix("you:") for kind in players] if players else None
    if as_json:
        facts = {"game": match.game.id, "seats": match.seats, "options": match.options}
        show_json(facts | {"steps": steps(match, lang)})
        return
    screen = Screen(lang)
    if screen.is_terminal:
        step_through(screen, match, names)
        return
    for line in match.narrate(lang=lang, names=names):
        screen.print(escape(line))
    screen.print()
    screen.print(match.draw(lang=lang, names=names, width=screen.width))
    if match.actor == cp.OVER and (epilogue := match.epilogue(lang, names, screen.width)):
        screen.print(f"\n{epilogue}")


def steps(match: Match, lang: str) -> list[dict[str, Any]]:
    """Every step with its words, for scripts."""
    return [
        {
            "actor": "chance" if step.actor == cp.CHANCE else step.actor,
            "action": step.action,
            "text": match.step_text(step, lang),
            "events": lines,
        }
        for step, lines in zip(match.log, match.told(lang=lang), strict=True)
    ]


def step_through(screen: Screen, match: Match, names: list[str] | None) -> None:
    """Forward and back between the moments at which there is something to tell."""
    lang = screen.words.lang
    moments = [(0, [screen.words("table-is-set")])]
    moments += [(number, lines) for number, lines in enumerate(match.told(None, lang, names), 1) if lines]
    here, last, complaint = 0, len(moments) - 1, ""
    while True:
        number, lines = moments[here]
        screen.clear()
        screen.print(match.at(number).draw(None, lang, names, screen.width))
        screen.print()
        for line in lines:
            screen.print(f"[bold]{escape(line)}[/]")
        if here == last and match.actor == cp.OVER:
            screen.print(match.epilogue(lang, names, screen.width))
        screen.print(f"[red]{complaint}[/]" if complaint else "")
        try:
            answer = screen.read(f"[dim]{screen.words('replay-keys', here=here, last=last)}[/] ").lower()
        except (Leave, KeyboardInterrupt):
            screen.print()
            return
        complaint = ""
        if answer in ("q", "quit") or (not answer and here == last):
            return
        if not answer:
            here += 1
        elif answer in ("b", "back"):
            here = max(here - 1, 0)
        elif (wanted := as_number(answer)) is not None and wanted <= last:
            here = wanted
        else:
            complaint = screen.words("replay-unknown", last=last)
