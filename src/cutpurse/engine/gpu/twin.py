"""Twins of a game for a GPU: the same files once more, and each function compiled for the device.

What the threads of a warp share out (`warp_loops.py`) they gather with the functions at the end of this file.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import FunctionType, ModuleType

from numba import cuda
from numba.cuda import lowering

from cutpurse.engine.compiling.twin import INLINED, NumbaBackend
from cutpurse.engine.gpu.warp_loops import EVERYBODY, WARP, parse, wide_functions
from cutpurse.engine.layout import Layout

ROOT = "cutpurse_cuda"
INLINE_UP_TO = 8  # lines, where tables are big: a longer function stays one, and the code fits into a cache
BIG = 1024  # bytes of a table


def compile_functions(module: ModuleType) -> None:
    """Replace each function that the module defines by its form for the device."""
    home = module.__name__.rpartition(".")[2]
    for name, value in list(vars(module).items()):
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            setattr(module, name, cuda.jit(device=True, forceinline=f"{home}.{name}" in INLINED)(value))
    vars(module).update(LANES)


class Lower(lowering.CUDALower):  # type: ignore[misc]
    """Lowers a function as Numba does; the compiler may not inline one that is long."""

    def pre_lower(self) -> None:
        super().pre_lower()
        attributes = self.builder.function.attributes
        if is_long(self.func_ir.func_id.func) and "alwaysinline" not in attributes:
            attributes.add("noinline")


@cache
def is_long(function: FunctionType) -> bool:
    """Whether this is a function of more than a few lines, in a game with big tables that no warp shares."""
    root, _, name = function.__module__.partition(".")
    package = name.rpartition(".")[0]
    state = f"{package}.state"
    if root != ROOT or not find_spec(state) or not is_big(import_module(state).State):
        return False
    if wide_functions(package):
        return False
    return len({line for _, _, line in function.__code__.co_lines() if line}) > INLINE_UP_TO


def is_big(state: type[Layout]) -> bool:
    """Whether tables, and with them the rules, are long."""
    return state.dtype().itemsize > BIG


# What threads of a warp tell each other; a number of 64 bits goes from one to the other in one piece.


@cuda.jit(device=True)
def lane():
    return cuda.threadIdx.x & (WARP - 1)


@cuda.jit(device=True)
def together() -> None:
    """What each has written the others can read."""
    cuda.syncwarp(EVERYBODY)


@cuda.jit(device=True)
def lanes_sum(before, mine):
    for step in (16, 8, 4, 2, 1):
        mine += cuda.shfl_xor_sync(EVERYBODY, mine, step)
    return before + mine


@cuda.jit(device=True)
def lanes_union(before, mine):
    for step in (16, 8, 4, 2, 1):
        mine |= cuda.shfl_xor_sync(EVERYBODY, mine, step)
    return before | mine


@cuda.jit(device=True)
def lanes_max(before, mine):
    for step in (16, 8, 4, 2, 1):
        mine = max(mine, cuda.shfl_xor_sync(EVERYBODY, mine, step))
    return mine


lowering.CUDALower = Lower  # Numba has no setting for this
LANES = {each.__name__: each for each in (lane, together, lanes_sum, lanes_union, lanes_max)}
GPU = NumbaBackend(ROOT, compile_functions, parse)
