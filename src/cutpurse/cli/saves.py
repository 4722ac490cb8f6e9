"""Saved games as files: the match, and who sat where."""

from __future__ import annotations

import json
from pathlib import Path

import cutpurse as cp
from cutpurse.cli.players import Player
from cutpurse.engine.match import Match


def load_file(path: Path) -> tuple[Match, list[str] | None]:
    """A saved match, and who played it, if that was written down."""
    content = path.read_bytes()
    try:
        saved = json.loads(content)
    except (ValueError, RecursionError):
        saved = content.decode("utf-8", "replace")
    if isinstance(saved, dict) and isinstance(saved.get("match"), dict):
        saved = saved["match"]  # the result of play --json
    try:
        match = cp.load(saved)
    except cp.BadSave as error:
        raise cp.BadSave(f"{path}: {error}") from error
    players = saved.get("players")
    fits = isinstance(players, list) and len(players) == match.seats
    return match, players if fits and all(isinstance(each, str) for each in players) else None


def write_file(path: Path, match: Match, players: list[Player]) -> None:
    """Write a match down, all of it or nothing."""
    saved = match.save() | {"players": [player.kind for player in players]}
    unfinished = path.with_name(f".{path.name}.unfinished")
    unfinished.write_text(json.dumps(saved), "utf-8")
    unfinished.replace(path)
