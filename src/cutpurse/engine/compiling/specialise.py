"""Puts a game's functions into the files of `engine/woven/`, which are made anew for each game.

Such a file knows no game. It declares what it needs by its type alone, and each name is taken from the file
of the game in which the contract says it is; or, where the game may leave it out, from a file woven before
or from `defaults.py`. Compiled, the file is one piece with the rules and calls them directly.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, Protocol, cast

from cutpurse.engine.compiling.encoders import encoder
from cutpurse.engine.contract import HOMES
from cutpurse.engine.woven import WOVEN
from cutpurse.errors import BadGame

FILES = Path(__file__).parent.parent / "woven"
LOOM = RLock()  # one thread weaves at a time
CHANCE = "cutpurse.engine.chance"
SEEING_COLUMNS = ("contests", "observation", "sparring")
PARTS = "cutpurse.engine.parts"


class Speed(Protocol):
    """A way to have a game's functions: interpreted, compiled, or compiled for a GPU."""

    @property
    def nodes(self) -> str:
        """The file of `engine/parts/` in which the nodes of a tree are found."""

    def load(self, module: str) -> ModuleType:
        """A module of the game or the engine."""

    def finish(self, module: ModuleType) -> None:
        """What is done with a woven module when its names are in it."""

    def encoder(self, package: str) -> ModuleType:
        """The code that makes rows of numbers from views: made from what the game declares."""


class Interpreted:
    """Plain Python, as it is written."""

    nodes = "nodes_interpreted"

    def load(self, module: str) -> ModuleType:
        return import_module(module)

    def finish(self, module: ModuleType) -> None:
        pass

    def encoder(self, package: str) -> ModuleType:
        return encoder(package)


INTERPRETED = Interpreted()


def specialised(name: str, package: str, speed: Speed = INTERPRETED) -> Any:
    """`engine/woven/<name>.py` made for one game, at one of the speeds; always the same module."""
    with LOOM:
        home = f"{speed.load(f'{package}.rules').__package__}.{name}"
        if home not in sys.modules:
            source = FILES / f"{name}.py"
            module = module_from_spec(cast(ModuleSpec, spec_from_file_location(home, source)))
            for each in declared(source):
                setattr(module, each, _found(each, name, package, speed))
            cast(Loader, module.__loader__).exec_module(module)
            speed.finish(module)
            sys.modules[home] = module
        return sys.modules[home]


def declared(source: Path) -> list[str]:
    """The names to which a file gives a type and no value."""
    nodes = ast.parse(source.read_text("utf-8")).body
    bare = (node.target for node in nodes if isinstance(node, ast.AnnAssign) and node.value is None)
    return [target.id for target in bare if isinstance(target, ast.Name)]


def _found(wanted: str, name: str, package: str, speed: Speed) -> Any:
    """What a woven file has declared, from the one place where it may be."""
    file = next((file for file, names in HOMES.items() if wanted in names), None)
    if file and find_spec(f"{package}.{file}") and hasattr(own := speed.load(f"{package}.{file}"), wanted):
        return getattr(own, wanted)
    for module in _from_the_engine(name, package, speed):
        if hasattr(module, wanted):
            return getattr(module, wanted)
    raise BadGame(f"the game in {package} has no {wanted} in {file or name}.py, which the contract asks for")


def _from_the_engine(name: str, package: str, speed: Speed) -> Iterator[ModuleType]:
    yield speed.load(CHANCE)
    yield speed.load(f"{PARTS}.{speed.nodes}")
    if name in SEEING_COLUMNS:
        yield speed.encoder(package)
    yield from (specialised(each, package, speed) for each in WOVEN[: WOVEN.index(name)])
    yield speed.load(f"{PARTS}.networks")
    yield speed.load(f"{PARTS}.defaults")
