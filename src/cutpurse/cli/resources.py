"""Files that lie beside the code: in the package once installed, in the project's folder before."""

from __future__ import annotations

from pathlib import Path

import cutpurse as cp
from cutpurse.engine.game import Game

PACKAGE = Path(cp.__file__).parent
PROJECT = PACKAGE.parent.parent


def rules_text(game: Game) -> str:
    """The rules of a game, in Markdown."""
    page = Path("docs", "rules", f"{game.id}.md")
    folder = PACKAGE if (PACKAGE / page).exists() else PROJECT
    return (folder / page).read_text("utf-8")


def ordinary_class(game: Game) -> Path | None:
    """The same game as an ordinary Python class, which only the project's folder holds."""
    source = PROJECT / "benchmarks" / f"ordinary_{game.id.replace('-', '_')}.py"
    return source if source.exists() else None
