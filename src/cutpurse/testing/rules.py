"""The laws of rules: games end, tables stay whole, and a match is no more and no less than its log."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from fractions import Fraction
from math import isclose
from typing import Any

import cutpurse as cp
from cutpurse.engine.chance import stream
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.contract import CHANCE, OVER
from cutpurse.engine.game import Game
from cutpurse.engine.match import Match
from cutpurse.engine.restoring import restored
from cutpurse.testing.law import Trial, Wrong, every_table, largest, law, once, one_of, seeds, some_tables
from cutpurse.testing.tables import differing, quick, steps, used

ENOUGH_TO_LOOK_AT = 4_000_000  # bytes of tables whose every field is looked at
WEIGHTS = 2**31  # the sum of weights is below it

CHECKED = """
import sys
from importlib import import_module
game = import_module(sys.argv[1]).GAME
for seats in range(game.min_seats, game.max_seats + 1):
    played = game.compiled().playouts(int(sys.argv[2]), seats, checked=True)
    if played.unsound:
        sys.exit(f"something is missing after {played.unsound} steps")
"""


@law(some_tables)
def every_field_stays_within_its_width_and_nothing_is_missing(trial: Trial) -> Wrong:
    """Compiled integers wrap silently, so interpreted games look at every field after every step."""
    game, looked_at = trial.game, 0
    table, rng = game.table(trial.seats, trial.options), [stream(trial.seats, 5)]
    for _ in range(5):
        game.rules.setup(table)
        for who, action in at_random(trial, table, rng):
            if wrong := [*table.faults(), *filter(None, [game.fault(table)])]:
                by = "chance" if who == CHANCE else f"seat {who}"
                yield f"after step {action} by {by} every table must be sound: {wrong[0]}"
            looked_at += table.dtype().itemsize
            if looked_at > ENOUGH_TO_LOOK_AT:
                return


def at_random(trial: Trial, table: Any, rng: list[int]) -> Iterator[tuple[int, int]]:
    """Plays by the rules alone, which is quick; yields who has acted, and what."""
    game, step = trial.game, 0
    loops = specialised("loops", game.package)
    actions, weights = [0] * game.num_actions, [0] * game.num_outcomes
    while (who := game.rules.actor(table)) != OVER:
        action = loops.step_at_random(table, who, rng, actions, weights)
        step += 1
        trial.come_to(step)
        yield who, action


@law(every_table)
def random_play_ends_and_keeps_every_piece(trial: Trial) -> Wrong:
    """Every game ends, and nothing is missing at any step, in many compiled games too."""
    game = trial.game
    for _ in at_random(trial, game.table(trial.seats, trial.options), trial.rng(1)):
        pass  # compiled, a game without an end would never come back
    trial.step, games = None, quick(game, 5000)
    played = game.compiled().playouts(games, trial.seats, seed=1, checked=True, **trial.options)
    if played.unsound:
        yield f"of {played.steps} steps none may leave a table unsound; {played.unsound} do"
    if played.games != games or not isclose(sum(played.wins), games, rel_tol=1e-6):
        yield f"of {games} games each must be won once; {sum(played.wins):g} were"


@law(largest)
def compiled_rules_stay_inside_their_arrays(trial: Trial) -> Wrong:
    """Compiled indices are unchecked; here they are checked, in a process and with a cache of their own."""
    game = trial.game
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {"NUMBA_BOUNDSCHECK": "1", "CUTPURSE_CACHE": cache}
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
        command = [sys.executable, "-c", CHECKED, game.package, str(quick(game, 2000))]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        last = (done.stderr.strip() or "nothing was said").splitlines()[-1]
        yield f"with checked indices random games must end; they stop with {last}"


@law(seeds(5))
def exactly_the_legal_actions_are_accepted(trial: Trial) -> Wrong:
    """Every other is refused by its number or its words, and changes nothing."""
    match = trial.match()
    for moment in trial.at_random(match, trial.rng(9)):
        if moment.version % 7:
            continue
        before, legal = moment.save(), moment.legal()
        if not legal or legal != sorted(set(legal)):
            yield f"there must be legal actions, each once; there are {unsorted(trial.game, moment)}"
        for action in range(-1, trial.game.num_actions + 1):
            if action not in legal:
                yield from refused(moment, action)
        if moment.save() != before:
            yield "what is refused must change nothing"


def unsorted(game: Game, match: Match) -> list[int]:
    """The legal actions as the rules write them."""
    room = [0] * game.num_actions
    return room[: game.rules.legal(match.table, room)]


def refused(match: Match, action: int) -> Wrong:
    try:
        match.play(action)
    except cp.IllegalAction as error:
        if str(action) not in str(error) and match.text(action) not in str(error):
            yield f'who is refused action {action} must read which it was, not only "{error}"'
    else:
        yield f"action {action} is accepted, and is not among the legal ones"


@law(once)
def chance_weighs_every_outcome(trial: Trial) -> Wrong:
    """Weights are whole, none is negative, their sum is what `chance` says, and lots say the same."""
    match, rng = trial.by_hand(), trial.rng(3)
    weights = [7] * trial.game.num_outcomes
    for moment in trial.going_on(match):
        possible, outcomes = steps(trial.game, moment.table), moment.outcomes()
        if moment.actor == CHANCE:
            total = trial.game.rules.chance(moment.table, weights)
            if total != sum(weights) or not 0 < total < WEIGHTS or min(weights) < 0:
                yield f"the sum of weights, none below 0, must be {total}, as `chance` says: {weights}"
            if sum(chance for _, chance in outcomes) != Fraction(1) or moment.legal():
                yield f"outcomes must be all that can happen, and certain together: {outcomes}"
            yield from drawn(trial, moment, weights)
        elif outcomes:
            yield f"while a seat acts nothing may come up by chance: {outcomes}"
        match.play(one_of(possible, rng))
    if match.legal() or match.outcomes():
        yield "when all is over, nothing may happen any more"


def drawn(trial: Trial, match: Match, weights: list[int]) -> Wrong:
    """Lots, where a game has them."""
    loops = specialised("loops", trial.game.package)
    lots = [loops.lot(match.table, number) for number in range(loops.even(match.table))]
    weighed = [outcome for outcome, weight in enumerate(weights) for _ in range(weight)]
    if lots and lots != weighed:
        yield f"lots must lie in the order of outcomes, as often as these weigh: {weighed}, not {lots}"


@law(seeds(3))
def a_match_is_its_log(trial: Trial) -> Wrong:
    """What was saved comes back to the last bit, at any moment."""
    match = trial.match()
    for moment in trial.at_random(match, trial.rng(1)):
        if moment.version % 11 == 0:
            yield from comes_back(trial, moment)
    yield from comes_back(trial, match)
    if restored(trial.game, match.save()).shares() != match.shares():
        yield "a match that was saved must have the same winners"


def comes_back(trial: Trial, match: Match) -> Wrong:
    again = restored(trial.game, match.save())
    if again.table != match.table:
        differ = differing(match.table, again.table)
        yield f"a match that was saved must come back as it was, and differs in {differ}"
    if again.log != match.log or again.save() != match.save():
        yield "a match that was saved must come back with its log"


@law(seeds(1, 4))
def a_loaded_match_goes_on_with_the_same_chance(trial: Trial) -> Wrong:
    """The dice that have yet to fall are saved with it."""
    match = trial.match()
    if match.actor != OVER:
        match.play(match.legal()[-1])
    again = restored(trial.game, match.save())
    for one in (match, again):
        for _ in trial.at_random(one, [stream(8, 8)]):
            pass
    if again.log != match.log:
        yield "a match that was saved must go on with the dice that it would have had"


@law(seeds(5))
def shares_sum_to_one_and_exist_only_at_the_end(trial: Trial) -> Wrong:
    """Somebody has won when all is over, and nobody before."""
    match = trial.match()
    if refusal(match.shares) is not cp.NotOver:
        yield "nobody may have won before the end"
    for _ in trial.at_random(match, trial.rng(2)):
        pass
    shares, points = match.shares(), match.points()
    if sum(shares) != 1 or not len(shares) == len(points) == match.seats:
        yield f"{match.seats} shares must sum to 1, beside as many points: {shares}, {points}"
    if refusal(match.play, 0) is not cp.GameOver:
        yield "nobody may play when all is over"


def refusal(verb: Any, *arguments: Any) -> type[Exception] | None:
    """The kind of error that comes of it."""
    try:
        verb(*arguments)
    except cp.CutpurseError as error:
        return type(error)
    return None


@law(once)
def a_new_table_is_laid_out_whole(trial: Trial) -> Wrong:
    """Tables are used again: `setup` writes every field but the seats and the options."""
    game = trial.game
    again, fresh = used(game.state_type), game.table(trial.seats, trial.options)
    for each in ("seats", *game.options):
        setattr(again, each, getattr(fresh, each))
    game.rules.setup(again)
    if again != fresh:
        yield f"`setup` must write every field, also at a table that was used: {differing(fresh, again)}"
