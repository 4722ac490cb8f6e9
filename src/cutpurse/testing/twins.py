"""The laws of twins: what is compiled does after every step what is interpreted does."""

from __future__ import annotations

import marshal
from typing import Any

import numpy as np

import cutpurse as cp
from cutpurse.engine.chance import stream
from cutpurse.engine.compiling.specialise import INTERPRETED, specialised
from cutpurse.engine.compiling.twin import CPU
from cutpurse.engine.contract import OVER
from cutpurse.engine.restoring import restored
from cutpurse.engine.running.observations import bounds, observation
from cutpurse.engine.woven.loops import GAMES, UNSOUND, WINS, Room, Tables
from cutpurse.testing.law import Trial, Wrong, every_size, largest, law, once, one_of, some_tables
from cutpurse.testing.tables import differing, frozen, quick, sealed

ENOUGH = 6_000_000  # bytes of tables that are compared
MOST_GAMES = 1000
TABLES = 8


@law(some_tables)
def interpreted_compiled_and_replayed_games_agree_after_every_step(trial: Trial) -> Wrong:
    """One source, several speeds: the same game, to the last bit."""
    game = trial.game
    record = game.compiled().records(game.table(trial.seats, trial.options), 1)
    saved = trial.by_hand().save()
    compared = 0
    for number in range(MOST_GAMES):
        if compared > ENOUGH:
            return
        table = game.table(trial.seats, trial.options)
        table.to_record(record)
        log, interpreted, compiled, wrong = side_by_side(trial, table, record, number)
        compared += len(compiled) * record.nbytes
        yield from same_tables(trial, interpreted, compiled, record.dtype)
        yield from wrong
        replayed = restored(game, sealed(saved | {"log": log}))
        if [frozen(after) for _, _, after in replayed.walk()] != interpreted:
            yield "a game that is replayed from its log must come to the same tables"


def same_tables(trial: Trial, interpreted: list[bytes], compiled: list[bytes], dtype: Any) -> Wrong:
    """Both are tables after each step, the first as `frozen` wrote them, the others as records."""
    records = np.zeros(len(interpreted), dtype)
    records[:] = [marshal.loads(values) for values in interpreted]
    if b"".join(compiled) == records.tobytes():
        return
    found = np.frombuffer(b"".join(compiled), dtype)
    trial.step = next(step for step in range(len(found)) if found[step] != records[step])
    one, other = (trial.game.state_type.from_record(each[trial.step]) for each in (records, found))
    yield f"compiled rules must do what interpreted do; they differ in {differing(one, other)}"


def side_by_side(trial: Trial, table: Any, record: Any, number: int) -> tuple[Any, ...]:
    """Play one game in both forms: its log, the tables after each step, and what is wrong."""
    game = trial.game
    plain, fast = (specialised("loops", game.package, backend) for backend in (INTERPRETED, CPU))
    lists, rows = ([0] * game.num_actions, [0] * game.num_outcomes), game.compiled().scratch()
    rng, rng_of_record = [stream(trial.seats, number)], np.array([stream(trial.seats, number)])
    log: list[int] = []
    interpreted, compiled, wrong = [], [], []
    while (who := game.rules.actor(table)) != OVER:
        trial.come_to(len(log))
        log.append(plain.step_at_random(table, who, rng, *lists))
        chosen = fast.step_at_random(record[0], who, rng_of_record, *rows)
        interpreted.append(frozen(table))
        compiled.append(record.tobytes())
        if chosen != log[-1] or rng_of_record[0] != rng[0]:
            wrong.append(f"compiled rules must offer {who} what interpreted do: step {log[-1]}, not {chosen}")
            break
    return log, interpreted, compiled, wrong


@law(largest)
def batches_agree_between_interpreted_and_compiled(trial: Trial) -> Wrong:
    """Many tables that are stepped together: actors, choices, tables, views and shares."""
    game, seats = trial.game, trial.seats
    batch = game.compiled().batch(n=TABLES, seats=seats, seed=3)
    plain = specialised("loops", game.package)
    tables: list[Any] = [game.table(seats, {}) for _ in range(TABLES)]
    rngs, actors = [[0] for _ in range(TABLES)], [0] * TABLES
    masks = [[0] * game.num_actions for _ in range(TABLES)]
    on = Tables(tables, rngs, [*range(-TABLES, 0)], actors, masks, [])
    room = Room([0] * game.num_actions, [0] * game.num_outcomes, [])
    plain.open_tables(on, [True] * 7 + [False], 3, room, 0, TABLES)
    plain.open_tables(on, [False] * 7 + [True], 3, room, 0, TABLES)
    rng = [stream(2, 2)]
    for step in range(MOST_GAMES * TABLES):
        trial.come_to(step)
        yield from same_batch(trial, batch, on)
        if all(actor == OVER for actor in actors):
            return
        chosen = [one_of([a for a, may in enumerate(mask) if may] or [0], rng) for mask in masks]
        batch.step(chosen)
        plain.step_tables(on, chosen, room, 0, TABLES)


def same_batch(trial: Trial, batch: Any, on: Tables) -> Wrong:
    game, plain = trial.game, specialised("loops", trial.game.package)
    if batch.actor.tolist() != on.actors:
        yield f"at the tables of a batch {on.actors} must act, not {batch.actor.tolist()}"
    if batch.legal.astype(int).tolist() != on.masks:
        yield "at the tables of a batch the choices must be those of interpreted tables"
    for record, table in zip(batch.tables, on.records, strict=True):
        if (found := game.state_type.from_record(record)) != table:
            yield f"a table of a batch must be as interpreted, and differs in {differing(table, found)}"
    views = [game.views.View() for _ in on.actors]
    plain.view_tables(on.records, on.actors, views)
    for record, view in zip(batch.observe(), views, strict=True):
        if (found := game.views.View.from_record(record)) != view:
            yield f"a view of a batch must be as interpreted, and differs in {differing(view, found)}"
    parts = [[0] * trial.seats for _ in on.actors]
    plain.share_tables(on.records, on.actors, parts)
    shares = [[part / max(sum(row), 1) for part in row] for row in parts]
    if batch.shares().tolist() != shares:
        yield f"at the tables of a batch shares must be {shares}"


@law(every_size)
def playouts_agree_between_interpreted_and_compiled(trial: Trial) -> Wrong:
    """Whole random games, counted."""
    game, seats = trial.game, trial.seats
    tally, games = [0] * (WINS + seats), quick(game, 20)
    room = Room([0] * game.num_actions, [0] * game.num_outcomes, [0] * seats)
    plain = specialised("loops", game.package)
    plain.play_many(game.table(seats, {}), [0], room, 5, 0, games, True, tally)
    fast = game.compiled().tally(game.table(seats, {}), seats, 5, 0, games, True)
    if tally != fast.tolist():
        yield f"{games} compiled games must come to the tally {tally}, not {fast.tolist()}"
    if tally[GAMES] != games or tally[UNSOUND]:
        yield f"all of {games} games must end with nothing missing: {tally}"


@law(once)
def the_greedy_bot_chooses_the_same_when_it_is_compiled(trial: Trial) -> Wrong:
    """What the lab measures is what sits at the table."""
    game = trial.game
    judgement = specialised("judgement", game.package, CPU)
    match, bot, rng = trial.match(), cp.bot("greedy", game, seed=5), [stream(5, 1)]
    view, rng_of_record = np.zeros(1, game.views.View.dtype()), np.array(rng)
    worth = np.zeros(max(game.num_actions, specialised("game", game.package).ROOM))
    for moment in trial.at_random(match, [stream(3, 3)]):
        seen, legal = moment.view(moment.actor), moment.legal()
        game.views.View.from_dict(seen).to_record(view)
        compiled = judgement.favourite(view[0], np.array(legal), len(legal), rng_of_record, worth)
        chosen = bot.choose(seen, legal)
        if compiled != chosen:
            yield f"the greedy bot must choose {chosen} of {legal} when it is compiled too, not {compiled}"


@law(largest)
def every_column_has_a_name_of_its_own(trial: Trial) -> Wrong:
    """Learners tell numbers apart by their columns."""
    names = trial.game.columns
    if not names or len(set(names)) != len(names):
        twice = sorted({name for name in names if names.count(name) > 1})
        yield f"columns must have names, each its own; twice there are {twice}"


@law(largest)
def rows_for_learners_are_the_same_compiled_and_stay_within_their_bounds(trial: Trial) -> Wrong:
    """The spaces of environments promise these bounds."""
    batch = trial.game.compiled().batch(40, trial.seats, seed=3)
    rng = [stream(3, 3)]
    for step in range(25):
        trial.step = step
        yield from within_bounds(trial, batch.observations())
        batch.step([one_of([*map(int, np.flatnonzero(row))] or [0], rng) for row in batch.legal])
    rows = batch.observations()
    for row, view in zip(rows, batch.observe(), strict=True):
        plain = observation(trial.game, {name: view[name].tolist() for name in view.dtype.names})
        for column in np.flatnonzero(plain != row):
            name = trial.game.columns[column]
            yield f"compiled, column {name} must be {plain[column]:g}, not {row[column]:g}"


def within_bounds(trial: Trial, rows: Any) -> Wrong:
    least, most = bounds(trial.game)
    for row, column in np.argwhere((rows < least) | (rows > most)):
        name, found = trial.game.columns[column], rows[row, column]
        yield f"column {name} must be from {least[column]:g} to {most[column]:g}, and is {found:g}"
