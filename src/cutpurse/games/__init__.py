"""The games: a folder each, here or in another installed package; there is no other list.

Another package offers its games through the entry point group `cutpurse.games`; each entry names a package
whose `GAME` is the identity card.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from cutpurse.engine.game import Game
from cutpurse.engine.loading import Playable
from cutpurse.errors import BadGame, UnknownGame

GROUP = "cutpurse.games"


@cache
def cards() -> dict[str, Game]:
    """Every game's identity card by id, in alphabetical order."""
    found = {card.id: card for card in built_in()}
    for card in from_other_packages():
        if card.id in found:
            warnings.warn(f"{card.package} brings a game {card.id!r}, which is there already", stacklevel=2)
        else:
            found[card.id] = card
    return dict(sorted(found.items()))


def built_in() -> Iterator[Game]:
    for folder in iter_modules(__path__):
        if folder.ispkg:
            yield import_module(f"{__name__}.{folder.name}").GAME


def from_other_packages() -> Iterator[Game]:
    """What other packages offer; one that does not work is left out with a warning, and harms no other."""
    for entry in entry_points(group=GROUP):
        try:
            yield offered(entry.load())
        except Exception as error:
            warnings.warn(f"the game {entry.name!r} of {entry.value} is left out: {error}", stacklevel=2)


def offered(package: Any) -> Game:
    """The identity card that an entry point leads to, if it can be told."""
    card = getattr(package, "GAME", None)
    if not isinstance(card, Game):
        raise BadGame(f"{getattr(package, '__name__', package)!r} has no identity card GAME")
    card.card()
    return card


def games() -> list[str]:
    """The ids of all games, sorted."""
    return list(cards())


def game(id: str) -> Game:
    """The game with this id."""
    if isinstance(id, str) and id in cards():
        return cards()[id]
    from difflib import get_close_matches

    close = get_close_matches(str(id), games(), cutoff=0.4)
    raise UnknownGame(f"there is no game {id!r}; " + hint(close or games(), bool(close)))


def hint(names: list[str], close: bool) -> str:
    """The end of a sentence about an unknown name."""
    return f"{'did you mean' if close else 'there are'}: {', '.join(names)}"


def solver(game: Playable) -> Any:
    """The module that solves a game (`solving.py`); few games have one."""
    if not is_solved(game):
        known = ", ".join(card.title for card in cards().values() if is_solved(card))
        raise UnknownGame(f"{game.title} is not solved; so far only {known} is")
    return import_module(f"{game.package}.solving")


def is_solved(game: Playable) -> bool:
    return find_spec(f"{game.package}.solving") is not None
