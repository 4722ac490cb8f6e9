"""Files of the engine that are made anew for each game, with that game's functions in them.

Such a file knows no game. It declares the functions it needs by their types alone, and each is taken from
the first of the game's own files that has it, or from a file woven before, or from `defaults.py`. Compiled,
it is one piece with the rules and calls them directly.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, cast

PLAIN = "cutpurse"
ROOT = Path(__file__).parent.parent
WOVEN = ("loops", "judgement", "search", "contests")  # each may use those before it
GAME_FILES = ("rules", "view", "greedy", "instinct", "exact")  # a game need not have the last two
LOOM = RLock()  # one thread weaves at a time
CHANCE, DEFAULTS = f"{PLAIN}.engine.chance", f"{PLAIN}.engine.defaults"


def woven(name: str, package: str, compiled: bool) -> Any:
    """`engine/<name>.py` made for one game, to be interpreted or compiled; always the same module."""
    with LOOM:
        return _woven(name, package, compiled)


def _woven(name: str, package: str, compiled: bool) -> ModuleType:
    load, finish = _makers(compiled)
    home = f"{load(f'{package}.rules').__package__}.{name}"
    if home not in sys.modules:
        source = ROOT / "engine" / f"{name}.py"
        module = module_from_spec(cast(ModuleSpec, spec_from_file_location(home, source)))
        for each in declared(source):
            setattr(module, each, _found(each, name, package, compiled))
        sys.modules[home] = module
        cast(Loader, module.__loader__).exec_module(module)
        finish(module)
    return sys.modules[home]


def _makers(compiled: bool) -> tuple[Callable[[str], ModuleType], Callable[[ModuleType], None]]:
    """How a module is loaded, and what is done with it then."""
    if not compiled:
        return import_module, lambda module: None
    from cutpurse.engine import twin

    return twin.twin, twin.compile_functions


def declared(source: Path) -> list[str]:
    """The names to which a file gives a type and no value."""
    nodes = ast.parse(source.read_text("utf-8")).body
    bare = (node.target for node in nodes if isinstance(node, ast.AnnAssign) and node.value is None)
    return [target.id for target in bare if isinstance(target, ast.Name)]


def _found(wanted: str, name: str, package: str, compiled: bool) -> Any:
    for module in _sources(name, package, compiled):
        if hasattr(module, wanted):
            return getattr(module, wanted)
    raise AttributeError(f"{package} and the engine have no {wanted} for {name}.py")


def _sources(name: str, package: str, compiled: bool) -> Iterator[ModuleType]:
    load, _ = _makers(compiled)
    folder = ROOT.joinpath(*package.split(".")[1:])
    yield from (load(f"{package}.{each}") for each in GAME_FILES if (folder / f"{each}.py").exists())
    yield load(CHANCE)
    yield from (woven(each, package, compiled) for each in WOVEN[: WOVEN.index(name)])
    yield load(DEFAULTS)
