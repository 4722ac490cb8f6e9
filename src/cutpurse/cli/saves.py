"""Saved games as files: the match, who sat where, and how much of it each seat has been told."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

import cutpurse as cp
from cutpurse.bots.seating import Sitter
from cutpurse.engine.loading import Playable
from cutpurse.engine.match import Match


class Saved(NamedTuple):
    """What a file holds; all but the match only if it was written down."""

    match: Match
    players: list[str] | None  # who plays
    told: list[int] | None  # of how many steps each seat has heard
    names: list[str] | None  # at a server's table
    coach: bool


def load_file(path: Path) -> Saved:
    content = path.read_bytes()
    try:
        saved = json.loads(content)
    except (ValueError, RecursionError):
        saved = content.decode("utf-8", "replace")
    around = saved
    for inside in ("match", "save"):  # the result of play --json; the record of a table server
        if isinstance(saved, dict) and isinstance(saved.get(inside), dict):
            saved = saved[inside]
    try:
        match = cp.load(saved)
    except cp.BadSave as error:
        raise cp.BadSave(f"{path}: {error}") from error
    players = for_each_seat(saved.get("players"), str, match.seats)
    told = for_each_seat(saved.get("told"), int, match.seats)
    names = for_each_seat(around.get("names"), str, match.seats)
    return Saved(match, players, told, names, saved.get("coach") is True)


def for_each_seat(values: Any, kind: type, seats: int) -> Any:
    """The list that was saved, if it has such a value for each seat."""
    fits = isinstance(values, list) and len(values) == seats and all(type(each) is kind for each in values)
    return values if fits else None


def write_file(path: Path, match: Match, players: list[Sitter], told: list[int], coach: bool) -> None:
    """Write a match down, all of it or nothing."""
    kinds = [player.kind for player in players]
    saved = match.save() | {"players": kinds, "told": told, "coach": coach}
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        unfinished.write_text(json.dumps(saved), "utf-8")
        unfinished.replace(path)
    except OSError as error:
        error.filename = str(path)  # the one that somebody knows
        raise


# Games that were left


def kept_games() -> list[Path]:
    """The files of the games that were left in the middle, the last one first."""
    return sorted(shelf().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)


def new_place(game: Playable) -> Path:
    """A file for a game that is left now; no other game has it."""
    shelf().mkdir(parents=True, exist_ok=True)
    numbered = (shelf() / f"{game.id}-{number}.json" for number in count(1))
    return next(path for path in numbered if not path.exists())


def found(name: Path) -> Path:
    """The file that somebody means: one of theirs, or a game that was left, by its short name."""
    kept = shelf() / f"{name}.json"
    return kept if not name.exists() and kept.exists() else name


def is_kept(path: Path) -> bool:
    return path.parent == shelf()


def shelf() -> Path:
    return Path(platformdirs.user_state_dir("cutpurse")) / "left"
