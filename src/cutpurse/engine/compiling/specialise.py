"""Puts a game's functions into the files of `engine/woven/`, which are made anew for each game.

Such a file knows no game. What it needs of one it takes `from .game`, and `from .loops` what it needs of
another woven file; when it is made for a game, these imports lead to that game. A function is taken from the
file of the game in which the contract says it is, or, where the game may leave it out, from
`parts/defaults.py` or `woven/judgement.py`. Compiled, the file is one piece with the rules and calls them
directly.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, cast

from cutpurse.engine.compiling.encoders import encoder
from cutpurse.engine.contract import HOMES
from cutpurse.errors import BadGame

FILES = Path(__file__).parent.parent / "woven"
LOCK = RLock()  # one thread weaves at a time
GAME = "game"  # the woven file that stands for the game itself
DEFAULTS = "cutpurse.engine.parts.defaults"
JUDGED = ("rollout_policy", "believe")  # answered by `woven/judgement.py` where a game leaves them out
HOME = {name: file for file, names in HOMES.items() for name in names}


class Backend:
    """A way to have a game's functions: plain Python, as it is written; a `NumbaBackend` compiles them."""

    def load(self, module: str) -> ModuleType:
        """A module of the game or the engine."""
        return import_module(module)

    def imports(self, name: str, *how: Any) -> ModuleType:
        """What `import` means in a file that this backend runs."""
        return builtins.__import__(name, *how)

    def finish(self, module: ModuleType) -> None:
        """What is done with a woven module when its names are in it."""

    def encoder(self, package: str) -> ModuleType:
        """The code that makes rows of numbers from views: made from what the game declares."""
        return encoder(package)


INTERPRETED = Backend()


def specialised(name: str, package: str, backend: Backend = INTERPRETED) -> Any:
    """`engine/woven/<name>.py` made for one game, by one of the backends; always the same module."""
    if name == GAME:
        return TheGame(package, backend)
    with LOCK:
        home = f"{backend.load(f'{package}.rules').__package__}.{name}"
        if home not in sys.modules:
            module = module_from_spec(cast(ModuleSpec, spec_from_file_location(home, FILES / f"{name}.py")))
            imports = {"__import__": partial(import_when_woven, package, backend)}
            vars(module)["__builtins__"] = vars(builtins) | imports
            cast(Loader, module.__loader__).exec_module(module)
            backend.finish(module)
            sys.modules[home] = module
        return sys.modules[home]


def import_when_woven(package: str, backend: Backend, name: str, *how: Any) -> Any:
    """What `import` means in a woven file: `from .loops import …` leads to the loops of the same game."""
    *_, level = how
    return specialised(name, package, backend) if level else backend.imports(name, *how)


class TheGame:
    """What is made of `woven/game.py`: each name from the one place where it may be."""

    def __init__(self, package: str, backend: Backend) -> None:
        self._package, self._backend = package, backend

    def __getattr__(self, name: str) -> Any:
        for home in self._homes(name):
            if hasattr(home, name):
                return getattr(home, name)
        raise BadGame(
            f"the game in {self._package} has no {name} in {HOME[name]}.py, which the contract asks for"
        )

    def _homes(self, name: str) -> Iterator[Any]:
        """Where to look for it: in the game, then where it is answered for games that leave it out."""
        package, backend = self._package, self._backend
        if name == "encode":
            yield backend.encoder(package)
        elif find_spec(file := f"{package}.{HOME[name]}"):
            yield backend.load(file)
        yield backend.load(DEFAULTS)
        if name in JUDGED:
            yield specialised("judgement", package, backend)
