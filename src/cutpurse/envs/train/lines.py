"""Decisions to learn from: of a bot that is watched, or of games that were written down."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np

from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.compiling.twin import CPU
from cutpurse.engine.game import Game, Value
from cutpurse.engine.loading import Playable
from cutpurse.engine.parts.results import Log, Played
from cutpurse.engine.running.contests import ContestRunner
from cutpurse.errors import BadSave
from cutpurse.lab.lineups import Contest
from cutpurse.lab.parquet import as_array
from cutpurse.needs import needed

LINES = 8192  # decisions that are seen at once
PASSES = 8  # through a book; who reads it more often learns it by heart


class DecisionRows(NamedTuple):
    """Some decisions, where there was a choice; arrays with a row for each."""

    rows: Any  # what was seen
    masks: Any  # what might be done
    actions: Any  # what was done
    paid: Any  # what it came to in the end: a share less a fair share


class Source(Protocol):
    left: float  # the part of it that is still to be seen
    piece: int  # decisions that are learnt from in one step

    def some(self) -> DecisionRows:
        """The next decisions to learn from."""
        ...


class Watching:
    """A bot that plays all seats, for as long as one likes."""

    left, piece = 1.0, 512

    def __init__(self, game: Game, bot: str, seats: int, options: Mapping[str, Value], seed: int) -> None:
        contest = Contest((bot,) * seats, dict(options)).checked(game)
        values, nets = contest.values(game), contest.nets(game)
        self.runner = ContestRunner(game, contest.minds(), options, seed, values, nets)
        self.first, self.games = 0, seats  # the next to watch, and how many at once

    def some(self) -> DecisionRows:
        played = self.runner.play(self.first, self.games, LINES)
        log, seats = played.log, self.runner.seats
        assert log is not None
        size = min(int(log.size[0]), LINES)
        self.first += self.games
        self.games = max(seats, self.games * LINES // max(int(log.size[0]), 1))
        free = np.flatnonzero(log.legal[:size].sum(axis=1) > 1)
        rows, actions = rows_of(self.runner.game, log.seen[free]), np.asarray(log.action)[free]
        return DecisionRows(rows, log.legal[free], actions.astype(np.int64), paid(played, log, free, seats))


class Reading:
    """What a bot decided in games that `cutpurse lab export` wrote down, in any order, some times over."""

    left, piece = 1.0, 64  # what is dear is learnt from in smaller steps

    def __init__(self, game: Game, book: Path, bot: str, seed: int) -> None:
        self.game, self.rng = game, np.random.default_rng(seed)
        table = decisions(game, book)
        own = np.array(table["bot"].to_pylist()) == bot
        self.masks = masks_of(game, table["legal"].combine_chunks())
        which = np.flatnonzero(own & (self.masks.sum(axis=1) > 1))
        if not len(which):
            raise BadSave(f"{bot} decides nothing in {book}")
        self.masks, self.views = self.masks[which], views_of(game, table)[which]
        self.actions = as_array(table["action"].combine_chunks())[which].astype(np.int64)
        fair = 1 / self.views["seats"]
        self.paid = (as_array(table["share"].combine_chunks())[which] - fair).astype(np.float32)

    def some(self) -> DecisionRows:
        which = self.rng.integers(len(self.actions), size=LINES)
        self.left -= LINES / (PASSES * len(self.actions))
        rows = rows_of(self.game, self.views[which])
        return DecisionRows(rows, self.masks[which], self.actions[which], self.paid[which])


def decisions(game: Game, book: Path) -> Any:
    """The table of a Parquet file, or of a folder of them, if it is of this game."""
    arrow, parquet = needed("pyarrow", "lab"), needed("pyarrow.parquet", "lab")
    try:
        table = parquet.read_table(book)
    except (OSError, arrow.ArrowException) as error:
        raise BadSave(f"there are no games in {book} that can be read") from error
    if not {f"view_{name}" for name in game.views.View.fields} <= set(table.column_names):
        raise BadSave(f"the games in {book} are not of {game.title} as it is now")
    return table


def views_of(game: Game, table: Any) -> Any:
    """The views of all decisions, as records."""
    views = np.zeros(len(table), game.views.View.dtype())
    for name in game.views.View.fields:
        views[name] = as_array(table[f"view_{name}"].combine_chunks())
    return views


def masks_of(game: Game, legal: Any) -> Any:
    """Lists of legal actions as rows of yes and no."""
    masks = np.zeros((len(legal), game.num_actions), np.bool_)
    masks[np.repeat(np.arange(len(legal)), np.diff(legal.offsets)), legal.flatten()] = True
    return masks


def rows_of(game: Playable, views: Any) -> Any:
    """The columns of some views."""
    rows = np.zeros((len(views), len(game.columns)), np.float32)
    specialised("sparring", game.package, CPU).read_views(views, rows)
    return rows


def paid(played: Played, log: Log, which: Any, seats: int) -> Any:
    """What those who decided had in the end: their share less a fair share."""
    game = np.asarray(log.game)[which] - played.results["number"][0]
    share = played.results["share"][game, np.asarray(log.seat)[which]]
    return (share - 1 / seats).astype(np.float32)
