"""Puts a game's functions into the files of `engine/woven/`, which are made anew for each game.

Such a file knows no game. It declares what it needs by its type alone, and each name is taken from the file
of the game in which the contract says it is; or, where the game may leave it out, from a file woven before
or from `defaults.py`. Compiled, the file is one piece with the rules and calls them directly.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, Literal, cast

from cutpurse.engine.contract import HOMES
from cutpurse.errors import BadGame

FILES = Path(__file__).parent.parent / "woven"
WOVEN = ("loops", "judgement", "search", "contests", "observation", "sparring")  # after what they use
CUDA: Literal["cuda"] = "cuda"
Speed = bool | Literal["cuda"]  # to be interpreted, compiled, or compiled for a GPU
LOOM = RLock()  # one thread weaves at a time
CHANCE = "cutpurse.engine.chance"
SEEING_COLUMNS = ("contests", "observation", "sparring")
NETS = "cutpurse.engine.woven.nets"
DEFAULTS = "cutpurse.engine.woven.defaults"
INDEX = {True: "cutpurse.engine.woven.index", False: "cutpurse.engine.woven.light_index"}  # compiled, or not


def woven(name: str, package: str, compiled: Speed) -> Any:
    """`engine/woven/<name>.py` made for one game, at one of the speeds; always the same module."""
    with LOOM:
        load, finish = _makers(compiled)
        home = f"{load(f'{package}.rules').__package__}.{name}"
        if home not in sys.modules:
            source = FILES / f"{name}.py"
            module = module_from_spec(cast(ModuleSpec, spec_from_file_location(home, source)))
            for each in declared(source):
                setattr(module, each, _found(each, name, package, compiled))
            cast(Loader, module.__loader__).exec_module(module)
            finish(module)
            sys.modules[home] = module
        return sys.modules[home]


def _makers(compiled: Speed) -> tuple[Callable[[str], ModuleType], Callable[[ModuleType], None]]:
    """How a module is loaded, and what is done with it then."""
    if not compiled:
        return import_module, lambda module: None
    family = _family(compiled)
    return family.twin, family.compile_functions


def _family(compiled: Speed) -> Any:
    """The twins that are compiled like this."""
    if compiled == CUDA:
        from cutpurse.engine.running import cuda_twin

        return cuda_twin.GPU
    from cutpurse.engine.running import twin

    return twin.CPU


def declared(source: Path) -> list[str]:
    """The names to which a file gives a type and no value."""
    nodes = ast.parse(source.read_text("utf-8")).body
    bare = (node.target for node in nodes if isinstance(node, ast.AnnAssign) and node.value is None)
    return [target.id for target in bare if isinstance(target, ast.Name)]


def _found(wanted: str, name: str, package: str, compiled: Speed) -> Any:
    """What a woven file has declared, from the one place where it may be."""
    file = next((file for file, names in HOMES.items() if wanted in names), None)
    load, _ = _makers(compiled)
    if file and find_spec(f"{package}.{file}") and hasattr(own := load(f"{package}.{file}"), wanted):
        return getattr(own, wanted)
    for module in _from_the_engine(name, package, compiled):
        if hasattr(module, wanted):
            return getattr(module, wanted)
    raise BadGame(f"the game in {package} has no {wanted} in {file or name}.py, which the contract asks for")


def _from_the_engine(name: str, package: str, compiled: Speed) -> Iterator[ModuleType]:
    load, _ = _makers(compiled)
    yield load(CHANCE)
    yield load(INDEX[bool(compiled)])
    if name in SEEING_COLUMNS:
        yield _encoder(package, compiled)
    yield from (woven(each, package, compiled) for each in WOVEN[: WOVEN.index(name)])
    yield load(NETS)
    yield load(DEFAULTS)


def _encoder(package: str, compiled: Speed) -> Any:
    """The code that makes rows of numbers from views: made from what the game declares."""
    from cutpurse.engine.running import observing

    return _family(compiled).encoder(package) if compiled else observing.encoder(package)
