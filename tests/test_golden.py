"""One whole game of each as text: what players see."""

from pathlib import Path

import pytest
from rich.text import Text

import cutpurse as cp
from cutpurse.engine.chance import stream
from test_laws import every_game, play_at_random

TESTS = Path(__file__).parent


def home(id):
    """Where a game's tests are: in `games/`, or in the folder of the package that the game is in."""
    own = TESTS / id.replace("-", "_")
    return own if own.exists() else TESTS / "games" / own.name


@every_game
def test_golden_playthrough(id):
    """One whole game as text: whoever changes what players see changes this file knowingly."""
    path = home(id) / "golden" / "playthrough.txt"
    match = cp.game(id).new(seats=cp.game(id).max_seats, seed=2026)
    for _ in play_at_random(match, [stream(2026, 1)]):
        pass
    lines = [f"{match.game.title}, {match.seats} seats, seed {match.seed}", "", *match.narrate(), ""]
    lines += [str(match), *Text.from_markup(match.epilogue()).plain.splitlines()]
    told = "\n".join([*lines, "", " ".join(str(step.action) for step in match.log), ""])
    told = "\n".join(line.rstrip() for line in told.split("\n"))
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(told, "utf-8")
        pytest.fail(f"{path} was missing; it is written now: read it, then keep it")
    assert told == path.read_text("utf-8")
