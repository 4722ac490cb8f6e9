"""Saved games as files: the match, who sat where, and how much of it each seat has been told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import cutpurse as cp
from cutpurse.bots.seating import Player
from cutpurse.engine.match import Match


class Saved(NamedTuple):
    """What a file holds; who plays and what each seat has been told, only if that was written down."""

    match: Match
    players: list[str] | None
    told: list[int] | None


def load_file(path: Path) -> Saved:
    content = path.read_bytes()
    try:
        saved = json.loads(content)
    except (ValueError, RecursionError):
        saved = content.decode("utf-8", "replace")
    for inside in ("match", "save"):  # the result of play --json; the record of a table server
        if isinstance(saved, dict) and isinstance(saved.get(inside), dict):
            saved = saved[inside]
    try:
        match = cp.load(saved)
    except cp.BadSave as error:
        raise cp.BadSave(f"{path}: {error}") from error
    players = for_each_seat(saved.get("players"), str, match.seats)
    return Saved(match, players, for_each_seat(saved.get("told"), int, match.seats))


def for_each_seat(values: Any, kind: type, seats: int) -> Any:
    """The list that was saved, if it has such a value for each seat."""
    fits = isinstance(values, list) and len(values) == seats and all(type(each) is kind for each in values)
    return values if fits else None


def write_file(path: Path, match: Match, players: list[Player], told: list[int]) -> None:
    """Write a match down, all of it or nothing."""
    saved = match.save() | {"players": [player.kind for player in players], "told": told}
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        unfinished.write_text(json.dumps(saved), "utf-8")
        unfinished.replace(path)
    except OSError as error:
        error.filename = str(path)  # the one that somebody knows
        raise
