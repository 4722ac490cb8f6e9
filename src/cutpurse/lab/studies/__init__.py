"""The studies: a file for each, which says how it is played, measured and shown. To add one, add a file."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from cutpurse.lab.study import Study


def names() -> list[str]:
    return sorted(each.name for each in iter_modules(__path__))


def study(name: str) -> type[Study[Any]]:
    """The study that a file is about."""
    module = import_module(f"{__name__}.{name}")
    kinds = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Study)]
    [found] = [kind for kind in kinds if kind.__module__ == module.__name__]
    return found
