"""The golden play-through: one whole game as text, which nobody changes without knowing it."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

from cutpurse.engine.game import Game
from cutpurse.errors import BrokenLaw
from cutpurse.markup import plain
from cutpurse.testing.law import Trial

SEED = 2026
SHOWN = 12  # lines of what differs


def golden(game: Game, file: Path) -> None:
    """Whoever changes what players see changes this file knowingly; the first time it is written."""
    told = playthrough(game)
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(told, "utf-8")
        raise BrokenLaw(f"{file} was missing; it is written now: read it, then keep it")
    if told != (kept := file.read_text("utf-8")):
        differs = f"{game.id} is not played and told as in {file}; if it shall be so, delete it"
        raise BrokenLaw(f"{differs}:\n{difference(kept, told, str(file))}")


def difference(kept: str, told: str, file: str) -> str:
    lines = unified_diff(kept.splitlines(), told.splitlines(), file, "now", lineterm="", n=1)
    return "\n".join([*lines][:SHOWN])


def playthrough(game: Game) -> str:
    """One game at the largest table, what came to light in it, and its log."""
    trial = Trial(game, game.max_seats, seed=SEED)
    match = trial.match()
    for _ in trial.at_random(match, trial.rng(1)):
        pass
    lines = [f"{game.title}, {match.seats} seats, seed {match.seed}", "", *match.narrate(), ""]
    lines += [str(match), *plain(match.epilogue()).splitlines()]
    told = "\n".join([*lines, "", " ".join(str(step.action) for step in match.log), ""])
    return "\n".join(line.rstrip() for line in told.split("\n"))
