"""A match from what `Match.save` wrote down, if nothing in it is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cutpurse.engine.game import Game
from cutpurse.engine.match import Match
from cutpurse.engine.saving import FORMAT, digest
from cutpurse.errors import BadSave, CutpurseError

NOTES = {"players", "told", "coach"}  # what those who keep saves may add for themselves


def restored(game: Game, saved: Mapping[str, Any]) -> Match:
    """The match that was saved; raises BadSave for anything else."""
    check(game, saved)
    log = saved["log"]
    try:
        match = opened(game, saved)
        while match.version < len(log):
            match.play(log[match.version])
    except CutpurseError as error:
        raise BadSave(f"this save does not follow the rules: {error}") from error
    if [step.action for step in match.log] != log:  # where chance plays itself it must come up the same
        raise BadSave("this save is damaged: its seed does not give the dice or cards in its log")
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
