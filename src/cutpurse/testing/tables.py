"""Tables as laws need them: what can happen at one, one that a seat imagines, one that was used before."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from cutpurse.engine.chance import below
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.contract import CHANCE, OVER
from cutpurse.engine.game import Game
from cutpurse.engine.layout import Layout
from cutpurse.engine.loading import Playable
from cutpurse.engine.match import Match
from cutpurse.engine.saving import digest

SMALL_GAME = 20_000  # bytes
ROOM = 1000  # numbers that a thinker may write


@cache
def bytes_of_a_game(game: Game) -> int:
    """How much there is to look at in a random game of the largest table: its steps times their size."""
    played = game.compiled().playouts(20, game.max_seats)
    return played.steps // played.games * game.state_type.dtype().itemsize


def quick(game: Game, games: int) -> int:
    """So many games, or fewer where games are long and tables large."""
    return min(games, max(3, games * SMALL_GAME // max(1, bytes_of_a_game(game))))


def everybody(match: Match) -> list[int | None]:
    """A spectator and all seats."""
    return [None, *range(match.seats)]


def a_third_of(match: Match) -> list[int | None]:
    """Some of them, others at the next step: to look at all takes long."""
    return everybody(match)[match.version % 3 :: 3]


def steps(game: Playable, table: Any) -> list[int]:
    """What can happen next: the legal actions, or the outcomes that chance can bring."""
    who = game.rules.actor(table)
    if who == OVER:
        return []
    if who != CHANCE:
        return game.legal(table)
    weights = [0] * game.num_outcomes
    game.rules.chance(table, weights)
    return [outcome for outcome, weight in enumerate(weights) if weight]


def played(game: Playable, table: Layout, action: int) -> Layout:
    """The table after a step, beside the one before it."""
    after = table.copy()
    game.rules.apply(after, action)
    return after


def imagined(match: Match, seat: int, rng: list[int]) -> Any:
    """A table that agrees with what the seat sees; now and then as it believes, by what the others did."""
    world, ways = match.game.state_type(), ways_to_imagine(match.game)
    ways[below(rng, 2)](match.game.view(match.table, seat), world, rng)
    return world


def ways_to_imagine(game: Playable) -> list[Callable[[Any, Any, list[int]], None]]:
    kit, room = specialised("search", game.package), [0.0] * max(ROOM, game.num_actions)
    return [kit.imagine, lambda v, s, rng: kit.believe(v, s, rng, room)]


def told_apart(match: Match, world: Layout, seat: int, closely: bool) -> Iterator[str]:
    """To this seat the world is the true table: whose turn, the view, the worlds it would imagine."""
    game, seen, of_world = match.game, match.game.view(match.table, seat), match.game.view(world, seat)
    if of_world != seen:
        yield (
            f"seat {seat} must not tell apart an imagined table and the true one, which look alike;"
            f" its views differ in {differing(seen, of_world)}"
        )
    if (who := game.rules.actor(world)) != match.actor:
        yield f"at a table that seat {seat} imagines, {match.actor} must act as at the true one, not {who}"
    if closely:
        yield from known_to_all(match, world, seat)


def imagined_from(game: Playable, table: Layout, seat: int) -> Layout:
    game.views.imagine(game.view(table, seat), world := game.state_type(), [99])
    return world


def known_to_all(match: Match, world: Layout, seat: int) -> Iterator[str]:
    """The rules can come to the world, a spectator knows no more, and who knows as much imagines as much."""
    game = match.game
    if fault := game.fault(world) or ", ".join(world.faults()):
        yield f"seat {seat} must imagine tables that the rules can come to: {fault}"
    views = [game.view(table, None) for table in (match.table, world)]
    if views[0] != views[1]:
        yield f"a spectator must know no more than seat {seat}, and sees {differing(*views)}"
    one, other = (imagined_from(game, table, seat) for table in (match.table, world))
    if one != other:
        yield f"seat {seat} must imagine the same from equal views, and not {differing(one, other)}"


def differing(one: Any, other: Any) -> str:
    """The fields in which two tables or views differ, with both values."""
    pairs = zip(one.fields, one.values(), other.values(), strict=True)
    return ", ".join(f"{name} ({a} and {b})" for name, a, b in pairs if a != b)


def used(layout: type[Layout]) -> Any:
    """A table that somebody else has had before: every number is 1."""
    made = layout()
    for name, field in layout.fields.items():
        setattr(made, name, _ones(field.shape))
    return made


def _ones(shape: tuple[int, ...]) -> Any:
    return [_ones(shape[1:]) for _ in range(shape[0])] if shape else 1


def frozen(table: Layout) -> bytes:
    """Every field of a light table as it is now; `marshal` is the fastest way to write them down."""
    return marshal.dumps(table.values(), 2)


def sealed(saved: Mapping[str, Any]) -> dict[str, Any]:
    """A save that was changed, with a digest that fits."""
    return {**saved, "digest": digest({key: saved[key] for key in saved if key != "digest"})}
