"""The compiled twin of a game: its modules loaded a second time, with every function compiled.

The rules stay free of decorators. `cutpurse_compiled.` followed by a module's name is that module's file,
executed under the longer name, with each of its functions passed through Numba. Its relative imports lead to
other twins, never back to the interpreted modules; so do imports of what the engine offers to rules
(`TWINNED`). Everything else that it imports, such as constants and layouts, is not compiled. Functions in two
forms (`layout.in_two_forms`) have the one in loops; checks lose their words (`checks.without_words`).
"""

from __future__ import annotations

import builtins
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba.core import types

from cutpurse.engine.checks import without_words
from cutpurse.engine.compiling.encoders import module_of
from cutpurse.engine.compiling.linking import Compiler, EntryCompiler
from cutpurse.engine.compiling.numba_cache import COMPILED, MachineCode
from cutpurse.engine.compiling.specialise import Backend
from cutpurse.engine.contract import UNCOMPILED
from cutpurse.engine.layout import written
from cutpurse.engine.woven import WOVEN
from cutpurse.errors import BadGame

ENGINE = "cutpurse.engine"
TWINNED = {  # what rules and woven files may call, and what that is when it is compiled
    f"{ENGINE}.chance": f"{ENGINE}.chance",
    f"{ENGINE}.softmax": f"{ENGINE}.softmax",
    f"{ENGINE}.parts.networks": f"{ENGINE}.parts.networks",
    f"{ENGINE}.parts.nodes": f"{ENGINE}.parts.nodes_compiled",
}
WRAPPED = {*WOVEN, "exact"}  # files whose functions are called from Python
INLINED = {  # called at every step, and so small that the call would cost as much as the work
    "chance.below",
    "chance.bits",
    "chance.draw",
    "loops.fall",
    "loops.step_at_random",
    "rules.actor",
    "rules.chance",
    "rules.even",
}


# A view that is a table with something added may be given where a table is wanted; Numba finds that bold.
warnings.filterwarnings("ignore", ".*has been considered a subtype", numba.NumbaExperimentalFeatureWarning)


class NumbaBackend(Backend):
    """Twins of one kind: what stands before their names, how they are read and how they are compiled."""

    def __init__(
        self, root: str, compile_functions: Callable[[ModuleType], None], parse: Callable[[str, str], Any]
    ) -> None:
        self.root = root
        self.compile_functions = compile_functions
        self.parse = parse

    def load(self, module: str) -> ModuleType:
        """The twin of a module."""
        if not any(isinstance(finder, _Finder) and finder.backend is self for finder in sys.meta_path):
            sys.meta_path.insert(0, _Finder(self))
        return import_module(f"{self.root}.{module}")

    @cache  # noqa: B019  # a backend is for ever
    def encoder(self, package: str) -> ModuleType:
        """The code that makes rows of numbers from views."""
        module = module_of(
            package, f"{self.root}.{package}.encoding", partial(np.array, dtype=np.float32), self.parse
        )
        self.finish(module)
        sys.modules[module.__name__] = module  # machine code that is loaded asks for it by name
        return module

    def imports(self, name: str, *how: Any) -> ModuleType:
        """What `import` means inside a twin."""
        return builtins.__import__(f"{self.root}.{TWINNED[name]}" if name in TWINNED else name, *how)

    def finish(self, module: ModuleType) -> None:
        self.compile_functions(module)


def twin(module: str) -> ModuleType:
    """The compiled twin of a module."""
    return CPU.load(module)


def compile_functions(module: ModuleType) -> None:
    """Replace each function that the module defines by its compiled form.

    Few files hold functions that Python calls; they have two forms, one for Python and one for compiled code.
    """
    home = module.__name__.rpartition(".")[2]
    for name, value in list(vars(module).items()):
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            part = _compiled(value, Compiler, forceinline=f"{home}.{name}" in INLINED)
            setattr(module, name, _entry(value, part) if home in WRAPPED else part)


def _compiled(function: FunctionType, pipeline: Any, **options: bool) -> Any:
    """A function as Numba will compile it; it allocates nothing, so arrays need no reference counts."""
    options = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False} | options
    compiler = numba.njit(nogil=True, error_model="numpy", pipeline_class=pipeline, **options)
    made = compiler(function)
    made.get_call_template = partial(_with_wide_integers, made.get_call_template)
    return made


def _named(function: FunctionType, name: str) -> FunctionType:
    """Its machine code is found by its name."""
    function.__name__ = function.__qualname__ = name
    return function


def _entry(function: FunctionType, part: Any) -> Any:
    """The form that Python calls, whose machine code is kept; compiled code is led to the part instead."""
    made = _compiled(function, EntryCompiler, no_cpython_wrapper=False)
    made._cache = MachineCode(function)
    made.get_call_template = part.get_call_template
    made.get_overload = part.get_overload
    return made


def _with_wide_integers(find: Callable[..., Any], args: Sequence[Any], kws: Mapping[str, Any]) -> Any:
    """One compiled form for all widths of integers that a function may be called with, not one for each."""
    return find(tuple(map(_widened, args)), {name: _widened(kind) for name, kind in kws.items()})


def _widened(kind: Any) -> Any:
    return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind


class _Twin(Loader):
    """Executes a source file under its twin name, then compiles what it defined."""

    def __init__(self, backend: NumbaBackend, source: Path) -> None:
        self.backend = backend
        self.source = source

    def exec_module(self, module: ModuleType) -> None:
        if self.source.stem in UNCOMPILED:
            raise BadGame(f"{self.source}: words and pictures are not compiled, and no rule may use them")
        module.__file__ = str(self.source)
        vars(module)["__builtins__"] = vars(builtins) | {"__import__": self.backend.imports}
        self.execute(self.source.read_text("utf-8"), module)
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and hasattr(value, "in_loops"):
                if callable(value.in_loops):
                    setattr(module, name, _named(value.in_loops, name))
                else:
                    self.execute(written(name, value.in_loops), module)
        self.backend.finish(module)

    def execute(self, text: str, module: ModuleType) -> None:
        code = self.backend.parse(text, module.__name__.removeprefix(f"{self.backend.root}."))
        exec(compile(code, str(self.source), "exec"), vars(module))


class _Package(Loader):
    """A twin of a package is empty: identity cards and interfaces are not for compiled code."""

    def exec_module(self, module: ModuleType) -> None:
        pass


class _Finder(MetaPathFinder):
    """Finds `cutpurse_compiled.…` in the sources of what follows the dot."""

    def __init__(self, backend: NumbaBackend) -> None:
        self.backend = backend

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        root, _, name = fullname.partition(".")
        if root != self.backend.root:
            return None
        plain = find_spec(name) if name else None
        if name and plain is None:
            return None
        if plain is None or plain.submodule_search_locations is not None:
            return ModuleSpec(fullname, _Package(), is_package=True)
        return ModuleSpec(fullname, _Twin(self.backend, Path(str(plain.origin))))


CPU = NumbaBackend(COMPILED, compile_functions, without_words)
