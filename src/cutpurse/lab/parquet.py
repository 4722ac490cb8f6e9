"""From arrays to columns of Parquet."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt


def as_column(pa: Any, values: npt.NDArray[Any]) -> Any:
    """A column with a number, or a list of fixed size (of lists), in each row."""
    if values.ndim == 1:
        return pa.array(np.ascontiguousarray(values))
    inner = as_column(pa, values.reshape(-1, *values.shape[2:]))
    return pa.FixedSizeListArray.from_arrays(inner, values.shape[1])


def as_array(column: Any) -> npt.NDArray[Any]:
    """The other way round."""
    if not hasattr(column.type, "list_size"):
        return np.asarray(column)
    inner = as_array(column.flatten())
    return inner.reshape(len(column), column.type.list_size, *inner.shape[1:])
