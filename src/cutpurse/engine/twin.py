"""The compiled twin of a game: its modules loaded a second time, with every function compiled.

The rules stay free of decorators. `cutpurse_compiled.games.kings_gold.rules` is the file
`cutpurse/games/kings_gold/rules.py`, executed under that name, with each of its functions passed
through Numba; its relative imports lead to other twins, never back to the interpreted modules.

Machine code is kept in the user's cache folder. All sources together give that folder its name, because
Numba itself looks only at one file when it asks whether a function has changed.
"""

from __future__ import annotations

import contextlib
import getpass
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import platformdirs
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from cutpurse.engine.weaving import PLAIN, ROOT, WOVEN

COMPILED = "cutpurse_compiled"
WRAPPED = {*WOVEN, "exact"}  # files whose functions are called from Python
SECONDS_KEPT = 60 * 24 * 3600
INLINED = {  # called at every step, and so small that the call would cost as much as the work
    "chance.below",
    "chance.bits",
    "chance.draw",
    "loops.step_at_random",
    "rules.actor",
    "rules.chance",
}


# A view that is a table with something added may be given where a table is wanted; Numba finds that bold.
warnings.filterwarnings("ignore", ".*has been considered a subtype", numba.NumbaExperimentalFeatureWarning)


@cache
def cache_folder() -> Path:
    """Where the machine code of these sources lies; older versions are cleared away."""
    home = Path(os.environ.get("CUTPURSE_CACHE") or platformdirs.user_cache_dir("cutpurse"))
    shared = Path(tempfile.gettempdir()) / f"cutpurse-{getpass.getuser()}"
    for place in (home, shared):
        folder = place / "compiled" / _fingerprint()
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
            if place == shared and not is_ours(place):
                continue
        except OSError:
            continue
        folder.touch()
        clear_old_caches(folder.parent)
        return folder
    return Path(tempfile.mkdtemp(prefix="cutpurse-"))


def is_ours(folder: Path) -> bool:
    """Whether nobody else can have put machine code there, which we would run."""
    return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()


def clear_old_caches(parent: Path) -> None:
    """Remove machine code that nothing has used for a long time; what is not ours stays."""
    for path in parent.iterdir():
        with contextlib.suppress(OSError):
            unused = time.time() - path.stat().st_mtime
            if re.fullmatch("[0-9a-f]{16}", path.name) and unused > SECONDS_KEPT:
                shutil.rmtree(path)


def _fingerprint() -> str:
    sources = sorted(path for part in ("engine", "games") for path in (ROOT / part).rglob("*.py"))
    seen = hashlib.sha256(f"{sys.version} {numba.__version__} {numba.config.BOUNDSCHECK}".encode())
    for path in sources:
        seen.update(f"{path.relative_to(ROOT)}".encode() + path.read_bytes())
    return seen.hexdigest()[:16]


class _Locator(_CacheLocator):  # type: ignore[misc]
    """Tells Numba to keep a function's machine code in our folder, apart for each game."""

    def __init__(self, function: FunctionType) -> None:
        self.owner = f"{function.__module__}-{function.__code__.co_firstlineno}"

    @classmethod
    def from_function(cls, py_func: FunctionType, py_file: str) -> _Locator:
        return cls(py_func)

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return cache_folder().name

    def get_disambiguator(self) -> str:
        return self.owner


class _CacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Locator,)


class _Cache(FunctionCache):  # type: ignore[misc]
    _impl_class = _CacheImpl

    def load_overload(self, *signature: Any) -> Any:
        """Machine code from the cache; what cannot be read is compiled anew."""
        try:
            return super().load_overload(*signature)
        except Exception:  # a damaged file can fail in any way
            self.flush()
            return None


def compile_functions(module: ModuleType) -> None:
    """Replace each function that the module defines by its compiled form.

    Compiled functions allocate nothing, so arrays need no reference counts; and few files hold functions
    that are called from Python, so the others need no wrapper.
    """
    home = module.__name__.rpartition(".")[2]
    for name, value in list(vars(module).items()):
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            compiler = numba.njit(
                nogil=True,
                error_model="numpy",
                forceinline=f"{home}.{name}" in INLINED,
                no_cpython_wrapper=home not in WRAPPED,
                no_cfunc_wrapper=True,
                _nrt=False,
            )
            function = compiler(value)
            function._cache = _Cache(value)
            function.get_call_template = partial(_with_wide_integers, function.get_call_template)
            setattr(module, name, function)


def _with_wide_integers(find: Callable[..., Any], args: Sequence[Any], kws: Mapping[str, Any]) -> Any:
    """One compiled form for all widths of integers that a function may be called with, not one for each."""
    return find(tuple(map(_widened, args)), {name: _widened(kind) for name, kind in kws.items()})


def _widened(kind: Any) -> Any:
    return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind


class _Twin(Loader):
    """Executes a source file of `cutpurse` under its twin name, then compiles what it defined."""

    def __init__(self, source: Path) -> None:
        self.source = source

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(self.source)
        exec(compile(self.source.read_bytes(), str(self.source), "exec"), vars(module))
        compile_functions(module)


class _Package(Loader):
    """A twin of a package is empty: identity cards and interfaces are not for compiled code."""

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        pass


class _Finder(MetaPathFinder):
    """Finds `cutpurse_compiled.…` in the sources of `cutpurse.…`."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        root, _, rest = fullname.partition(".")
        if root != COMPILED:
            return None
        source = ROOT.joinpath(*rest.split("."))
        if source.is_dir():
            return ModuleSpec(fullname, _Package(), is_package=True)
        return ModuleSpec(fullname, _Twin(source.with_suffix(".py")))


def twin(module: str) -> ModuleType:
    """The compiled twin of a module of this package."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
    return import_module(module.replace(PLAIN, COMPILED, 1))
