"""The code that fills a row of numbers from a view, written from the columns that a game declares."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

from cutpurse.engine.encoding import plan_of


@cache
def encoder(package: str) -> ModuleType:
    """A module with `encode(v, out)`, to be interpreted."""
    return module_of(package, f"{package}.encoding", list, lambda source, name: source)


def module_of(package: str, name: str, as_table: Any, parse: Callable[[str, str], Any]) -> ModuleType:
    """The code that fills the columns, as a module of this name."""
    plan = plan_of(package)
    module = ModuleType(name)
    vars(module).update({name: as_table(table) for name, table in plan.tables.items()})
    exec(compile(parse(plan.source(), f"{package}.encoding"), f"<{name}>", "exec"), vars(module))
    return module
