"""Cutpurse: tabletop games of kings and thieves, to play, to study and to solve."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cutpurse.engine.contract import CHANCE, NOBODY, OVER
from cutpurse.errors import *
from cutpurse.games import game, games

if TYPE_CHECKING:
    from cutpurse.bots import Bot
    from cutpurse.engine.loading import Playable
    from cutpurse.engine.match import Match

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "OVER",
    "BadGame",
    "BadLineUp",
    "BadName",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadResults",
    "BadSave",
    "BadSeats",
    "BrokenLaw",
    "CannotServe",
    "CannotUndo",
    "CutpurseError",
    "GameOver",
    "IllegalAction",
    "NoCluster",
    "NoServer",
    "NotFair",
    "NotInstalled",
    "NotOver",
    "NotYourTurn",
    "UnknownBot",
    "UnknownGame",
    "UnknownLanguage",
    "bot",
    "game",
    "games",
    "load",
]


def bot(name: str, game: Playable, seconds: float = 1.0, seed: int | None = None) -> Bot:
    """A player: `choose(view, legal)` gives an action, from what its own seat may know."""
    from cutpurse.bots import make

    return make(name, game, seconds, seed)


def load(saved: Mapping[str, Any] | str | bytes) -> Match:
    """The match that `Match.save` wrote down, as the dict itself or as JSON text."""
    from cutpurse.engine.restoring import restored

    if isinstance(saved, str | bytes):
        try:
            saved = json.loads(saved)
        except (ValueError, RecursionError) as error:
            raise BadSave("this is not a saved game: it is not JSON") from error
    if not isinstance(saved, Mapping) or "game" not in saved:
        raise BadSave("this is not a saved game: it does not name a game")
    try:
        played = game(saved["game"])
    except (UnknownGame, TypeError) as error:
        raise BadSave(f"this save is of a game that is not here: {saved['game']!r}") from error
    return restored(played, saved)
