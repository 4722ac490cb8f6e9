"""Views as tensors: one row of numbers for each, with a name for every column.

`columns(game)` has the names; `observation(game, view)` is the row of one view, as `Match.view` gives it.
`Batch.observations` fills the rows of many tables in compiled code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from cutpurse.engine.columns import Plan, as_they_are
from cutpurse.engine.game import Game

FILE = "observation"  # of a game's folder: its COLUMNS


def columns(game: Game) -> tuple[str, ...]:
    """The names of the columns, such as `purse.0` for the purse of the seat that looks."""
    return plan_of(game.package).names


def observation(game: Game, view: Mapping[str, Any]) -> npt.NDArray[np.float32]:
    """What a view says, as a row of numbers."""
    out = [0.0] * len(columns(game))
    encoder(game.package).encode(game.views.View.from_dict(view), out)
    return np.array(out, np.float32)


@cache
def plan_of(package: str) -> Plan:
    """The columns that a game declares, or every number of its views as it is."""
    fields = import_module(f"{package}.view").View.fields
    file = f"{package}.{FILE}"
    declared = import_module(file).COLUMNS if find_spec(file) else as_they_are(fields)
    return Plan(declared, fields, import_module(package).GAME.max_seats)


@cache
def encoder(package: str) -> ModuleType:
    """A module with `encode(v, out)`, to be interpreted."""
    return module_of(package, f"{package}.encoding", list, as_it_is)


def module_of(package: str, name: str, as_table: Any, parse: Callable[[str, str], Any]) -> ModuleType:
    """The code that fills the columns, as a module of this name."""
    plan = plan_of(package)
    module = ModuleType(name)
    vars(module).update({name: as_table(table) for name, table in plan.tables.items()})
    exec(compile(parse(plan.source(), f"{package}.encoding"), f"<{name}>", "exec"), vars(module))
    return module


def as_it_is(source: str, name: str) -> str:
    return source
