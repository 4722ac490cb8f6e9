"""Tells Numba to keep machine code in the folders of our cache."""

from __future__ import annotations

from types import FunctionType
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from cutpurse.engine.compiling.cache_folders import cache_folder

COMPILED = "cutpurse_compiled"  # stands before the names of compiled modules


class _Locator(_CacheLocator):  # type: ignore[misc]
    """Tells Numba to keep a function's machine code in the folder of its game."""

    def __init__(self, function: FunctionType) -> None:
        module = function.__module__.removeprefix(f"{COMPILED}.")
        self.owner = f"{module}-{function.__code__.co_firstlineno}"
        self.folder = cache_folder(module.rpartition(".")[0])

    @classmethod
    def from_function(cls, py_func: FunctionType, py_file: str) -> _Locator:
        return cls(py_func)

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return self.folder.name

    def get_disambiguator(self) -> str:
        return self.owner


class _CacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Locator,)


class MachineCode(FunctionCache):  # type: ignore[misc]
    """The machine code of one function."""

    _impl_class = _CacheImpl

    def load_overload(self, *signature: Any) -> Any:
        """Machine code from the cache; what cannot be read is compiled anew."""
        try:
            return super().load_overload(*signature)
        except Exception:  # a damaged file can fail in any way
            self.flush()
            return None
