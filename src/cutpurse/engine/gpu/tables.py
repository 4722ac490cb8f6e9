"""How a thread reads a table, and how tables come to threads and go back.

In batches, word `w` of all tables lies together, so that neighbouring threads read neighbouring words.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda, from_dtype
from numba.cuda.extending import intrinsic

from cutpurse.engine.gpu.warp_loops import EVERYBODY, WARP


def reader(dtype: np.dtype[np.void]) -> Any:
    """A function of the device that takes words of memory for a record."""
    record = from_dtype(dtype)

    @intrinsic
    def as_record(typing: Any, words: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, args[0])
            return builder.bitcast(array.data, context.get_value_type(record))

        return record(words), code

    return as_record


@cuda.jit(device=True, forceinline=True)
def lay_blank(blank, table):
    for word in range(len(table)):
        table[word] = blank[word]


@cuda.jit(device=True, forceinline=True)
def lay_blank_together(blank, table, words, lane):
    """The threads of a warp lay a table that they share."""
    for word in range(lane, words, WARP):
        table[word] = blank[word]
    cuda.syncwarp(EVERYBODY)


@cuda.jit(device=True, forceinline=True)
def fetch(tables, i, table):
    for word in range(len(table)):
        table[word] = tables[word, i]


@cuda.jit(device=True, forceinline=True)
def put_back(table, tables, i):
    for word in range(len(table)):
        tables[word, i] = table[word]
