"""A match written down: the game, its version, the options and the log, from which all else follows."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from cutpurse.engine.game import Game
from cutpurse.engine.match import Match
from cutpurse.errors import BadSave, CutpurseError

FORMAT = 1
NOTES = {"players", "told", "coach"}  # what those who keep saves may add for themselves


def written(match: Match, start: dict[str, Any] | None) -> dict[str, Any]:
    """The match as plain values; `start` is the first position if it is not that of a new game."""
    saved = {
        "format": FORMAT,
        "game": match.game.id,
        "rules_version": match.game.rules_version,
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
        "start": start,
        "log": [step.action for step in match.log],
    }
    return saved | {"digest": digest(saved)}


def restored(game: Game, saved: Mapping[str, Any]) -> Match:
    """The match that `written` wrote; raises BadSave for anything else."""
    check(game, saved)
    try:
        match = opened(game, saved)
        replay(match, saved["log"])
    except BadSave:
        raise
    except CutpurseError as error:
        raise BadSave(f"this save does not follow the rules: {error}") from error
    return match


def check(game: Game, saved: Mapping[str, Any]) -> None:
    """Refuse what this version did not write, saying what is wrong."""
    expected = game.new(game.min_seats, chance="manual").save()
    if odd := sorted(str(key) for key in expected.keys() ^ (saved.keys() - NOTES)):
        raise BadSave(f"this save is incomplete or damaged: look at {', '.join(odd)}")
    if saved["format"] != FORMAT:
        raise BadSave(f"this save has format {saved['format']!r}; this version reads format {FORMAT}")
    if saved["rules_version"] != game.rules_version:
        raise BadSave(
            f"this save was played with version {saved['rules_version']!r} of the rules of {game.title};"
            f" this is version {game.rules_version}"
        )
    if saved["digest"] != digest({key: saved[key] for key in expected.keys() - {"digest"}}):
        raise BadSave("this save was changed or cut off after it was written: its digest does not fit")
    options, log = saved["options"], saved["log"]
    if not isinstance(options, dict) or not isinstance(log, list) or options.keys() != game.options.keys():
        raise BadSave("this save is damaged: its options or its log cannot be read")


def opened(game: Game, saved: Mapping[str, Any]) -> Match:
    """The saved match before its first decision."""
    seats, seed, start, options = (saved[key] for key in ("seats", "seed", "start", "options"))
    if start is None:
        return game.new(seats, seed, "manual" if seed is None else "auto", **options)
    return game.position(start, seats, seed, "manual" if seed is None else "auto", **options)


def replay(match: Match, log: list[Any]) -> None:
    """Play a saved log; where chance plays itself it must come up the same."""
    while match.version < len(log):
        match.play(log[match.version])
    if [step.action for step in match.log] != log:
        raise BadSave("this save is damaged: its seed does not give the dice or cards in its log")


def digest(content: Mapping[str, Any]) -> str:
    """A short fingerprint that shows damage and careless edits; it is no seal against a forger."""
    try:
        canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadSave("this save holds things that JSON cannot carry") from error
    return hashlib.sha256(canonical.encode()).hexdigest()[:32]
