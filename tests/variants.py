"""Every game at every number of seats, with every house rule tried: what the laws run over."""

from functools import cache

import cutpurse as cp
from cutpurse.engine.game import Game, Option

SMALL_GAME = 20_000  # bytes


def tables():
    """(id, seats, options) for each game: the defaults, then each option changed by itself."""
    for id in cp.games():
        game = cp.game(id)
        for seats in range(game.min_seats, game.max_seats + 1):
            for options in house_rules(game, seats):
                yield id, seats, options


def few_tables():
    """The defaults at every number of seats; each changed option at one of them, in turn."""
    for id in cp.games():
        game = cp.game(id)
        sizes = range(game.min_seats, game.max_seats + 1)
        for number, seats in enumerate(sizes):
            yield id, seats, {}
            for options in house_rules(game, seats)[1 + number :: len(sizes)]:
                yield id, seats, options


@cache
def bytes_of_a_game(id: str) -> int:
    """How much there is to look at in a random game of the largest table: its steps times their size."""
    game = cp.game(id)
    played = game.compiled().playouts(20, game.max_seats)
    return played.steps // played.games * game.state_type.dtype().itemsize


def quick(game: Game, games: int) -> int:
    """So many games, or fewer where games are long and tables large."""
    return min(games, max(3, games * SMALL_GAME // bytes_of_a_game(game.id)))


def house_rules(game: Game, seats: int) -> list[dict[str, int | str]]:
    changed = [
        {name: value}
        for name, option in game.options.items()
        for value in sample(option, seats)
        if value != option.default
    ]
    return [{}, *changed]


def sample(option: Option, seats: int) -> list[int | str]:
    """The first choice that is not the default; of a range the least, and one that cuts games short."""
    if isinstance(option.choices, range):
        return [value for value in (option.choices[0], option.choices[0] + 15) if value in option.choices]
    others = [choice for choice in option.choices if choice != option.default]
    return [choice for choice in others if option.allows(choice, seats)][:1]


def name(table) -> str:
    id, seats, options = table
    return "-".join([id, str(seats), *(f"{key}={value}" for key, value in options.items())])


TABLES = list(tables())
FEW_TABLES = list(few_tables())
GAMES = cp.games()
