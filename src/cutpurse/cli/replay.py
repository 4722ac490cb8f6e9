"""A saved game, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.markup import escape

import cutpurse as cp
from cutpurse.cli.manners import show_json
from cutpurse.cli.saves import load_file
from cutpurse.cli.screen import Leave, Screen
from cutpurse.engine.match import Match
from cutpurse.engine.notation import as_number

if TYPE_CHECKING:
    from cutpurse.cli.coaching import Verdicts


def replay(file: Path, lang: str, as_json: bool, with_coach: bool) -> None:
    """The `replay` command."""
    match, players, _ = load_file(file)
    names = [kind.removeprefix("you:") for kind in players] if players else None
    screen = Screen(lang)
    verdicts = coached(screen, match, names) if with_coach else None
    if as_json:
        facts = {"game": match.game.id, "seats": match.seats, "options": match.options}
        show_json(facts | {"steps": steps(match, lang)} | (verdicts.as_dict() if verdicts else {}))
        return
    if screen.is_terminal:
        step_through(screen, match, names, verdicts)
    else:
        tell_all(screen, match, names, verdicts)


def coached(screen: Screen, match: Match, names: list[str] | None) -> Verdicts:
    """What the coach thinks of every decision."""
    from cutpurse.cli.coaching import Verdicts, reviewed

    return Verdicts(screen, match, names, reviewed(screen, match))


def tell_all(screen: Screen, match: Match, names: list[str] | None, verdicts: Verdicts | None) -> None:
    """The whole game on one page."""
    lang = screen.words.lang
    for step, lines in enumerate(match.told(None, lang, names)):
        for line in lines:
            screen.print(escape(line))
        if verdicts and (verdict := verdicts.about(step)):
            screen.print(f"  {verdict}")
    screen.print()
    screen.print(match.draw(lang=lang, names=names, width=screen.width))
    if match.actor == cp.OVER and (epilogue := match.epilogue(lang, names, screen.width)):
        screen.print(f"\n{epilogue}")
    if verdicts:
        screen.print("\n" + "\n".join(verdicts.summary()))


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


def step_through(screen: Screen, match: Match, names: list[str] | None, verdicts: Verdicts | None) -> None:
    """Forward and back between the moments at which there is something to tell."""
    lang = screen.words.lang
    moments = [(0, [screen.words("table-is-set")])]
    for number, told in enumerate(match.told(None, lang, names), 1):
        if told or (verdicts and verdicts.about(number - 1)):
            moments.append((number, told))
    here, last, complaint = 0, len(moments) - 1, ""
    while True:
        number, lines = moments[here]
        screen.clear()
        screen.print(match.at(number).draw(None, lang, names, screen.width))
        screen.print()
        for line in lines:
            screen.print(f"[bold]{escape(line)}[/]")
        if verdicts and (verdict := verdicts.about(number - 1)):
            screen.tell(verdict)
        if here == last and match.actor == cp.OVER:
            screen.print(match.epilogue(lang, names, screen.width))
        if here == last and verdicts:
            screen.print("\n".join(verdicts.summary()))
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
