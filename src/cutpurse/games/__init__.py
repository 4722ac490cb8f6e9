"""The games, one folder each; a folder with an identity card is a game, and there is no other list."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from cutpurse.engine.game import Game
from cutpurse.errors import UnknownGame


@cache
def cards() -> dict[str, Game]:
    """Every game's identity card by id, in alphabetical order."""
    found = (
        import_module(f"{__name__}.{folder.name}").GAME for folder in iter_modules(__path__) if folder.ispkg
    )
    return {card.id: card for card in sorted(found, key=lambda card: card.id)}


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


def solver(game: Game) -> Any:
    """The module that solves a game; few games have one."""
    if not is_solved(game):
        known = ", ".join(card.title for card in cards().values() if is_solved(card))
        raise UnknownGame(f"{game.title} is not solved; so far only {known} is")
    return import_module(f"{game.package}.solution")


def is_solved(game: Game) -> bool:
    return find_spec(f"{game.package}.solution") is not None
