"""The laws of secrets: nothing that a seat may not know changes anything for it."""

from __future__ import annotations

from typing import Any

from cutpurse.engine.contract import CHANCE, NOBODY
from cutpurse.engine.layout import Layout
from cutpurse.engine.loading import Playable
from cutpurse.engine.match import Match
from cutpurse.testing.law import Trial, Wrong, law, one_of, seeds
from cutpurse.testing.tables import differing, imagined, played, steps, told_apart, used, ways_to_imagine


@law(seeds(5))
def what_a_seat_cannot_know_changes_nothing_for_it(trial: Trial) -> Wrong:
    """Beside the true table each seat follows one it imagines: what it sees is the same at both.

    At every step the imagined table takes a step that looks the same to the seat, if it has one; if not,
    the seat has learnt that this was not the truth, and imagines another.
    """
    match, rng = trial.by_hand(), trial.rng(4)
    worlds = [imagined(match, seat, rng) for seat in range(match.seats)]
    for moment in trial.going_on(match):
        for seat, world in enumerate(worlds):
            yield from told_apart(moment, world, seat, closely=moment.version % 5 == 0)
        possible = steps(trial.game, moment.table)
        action = one_of(possible, rng)
        yield from tells_no_secret(moment, action, worlds, rng)
        for seat, world in enumerate(worlds):
            if moment.actor == seat and (others := steps(trial.game, world)) != possible:
                yield f"what seat {seat} may do must follow from what it knows: {possible}, not {others}"
            worlds[seat] = after_the_same(moment, action, seat, world, rng)
        match.play(action)
        worlds = [world or imagined(match, seat, rng) for seat, world in enumerate(worlds)]
    for seat, world in enumerate(worlds):
        yield from told_apart(match, world, seat, closely=True)


def after_the_same(match: Match, action: int, seat: int, world: Any, rng: list[int]) -> Any:
    """The imagined table after a step that looks to the seat as this one does at the true table."""
    game = match.game
    seen = game.views.witness(match.table, action, seat)
    same = [step for step in steps(game, world) if game.views.witness(world, step, seat) == seen]
    if not same:
        return None
    game.rules.apply(world, one_of(same, rng))
    return world


def tells_no_secret(match: Match, action: int, worlds: list[Any], rng: list[int]) -> Wrong:
    """What looks different to somebody who afterwards knows the same must be no secret to anybody.

    Two outcomes of chance, at the true table and at an imagined one, that leave a seat with the same view
    have looked the same to it. So have two decisions that leave it with the same view, and their maker not.
    """
    game, truth = match.game, match.table
    for seat, world in [*enumerate(worlds), (NOBODY, worlds[0])]:
        from_chance = match.actor == CHANCE
        other_table = world if from_chance else truth
        other = one_of(steps(game, other_table), rng)
        seen = game.views.witness(truth, action, seat), game.views.witness(other_table, other, seat)
        if seen[0] == seen[1]:
            continue
        after = played(game, truth, action), played(game, other_table, other)
        was_known = not from_chance and looks_alike(game, after, match.actor)
        if not was_known and looks_alike(game, after, seat):
            who = "a spectator" if seat == NOBODY else f"seat {seat}"
            yield f"steps {action} and {other} must look the same to {who}, who knows the same after both"


def looks_alike(game: Playable, tables: tuple[Any, Any], seat: int) -> bool:
    one, other = (game.view(table, seat) for table in tables)
    return bool(one == other)


@law(seeds(1, 2))
def views_and_imagined_tables_are_written_whole(trial: Trial) -> Wrong:
    """Both are used again for another seat: what is left from before would be somebody's secret."""
    game, match = trial.game, trial.match()
    for moment in trial.at_random(match, trial.rng(21)):
        for seat in (NOBODY, *range(match.seats))[moment.version % 2 :: 2]:
            seen = game.view(moment.table, seat)
            game.views.view(moment.table, seat, again := used(game.views.View))
            if again != seen:
                yield f"`view` must write every field of a view that was used: {differing(seen, again)}"
            yield from imagined_in_part(game, seen)


def imagined_in_part(game: Playable, seen: Layout) -> Wrong:
    for imagine in ways_to_imagine(game):
        fresh, other = game.state_type(), used(game.state_type)
        imagine(seen, fresh, [99])
        imagine(seen, other, [99])
        if other != fresh:
            yield f"who imagines must write every field of a used table: {differing(fresh, other)}"


@law(seeds(1, 2))
def the_card_says_whether_seats_know_different_things(trial: Trial) -> Wrong:
    """A keyboard is shared with care where they do."""
    match = trial.match()
    differ = any(
        match.view(seat) | {"seat": 0} != match.view() | {"seat": 0}
        for _ in trial.at_random(match, trial.rng(22))
        for seat in range(match.seats)
    )
    if trial.game.secrets != differ:
        yield f"the card must say secrets={differ}, and says {trial.game.secrets}"
