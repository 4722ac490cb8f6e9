"""Memory lent by DLPack: the same memory, given back when nobody needs it. Tried with the computer's own."""

import gc

import numpy as np
import pytest

from cutpurse.engine.gpu import dlpack


class Here:
    """Stands for an array of a GPU: what it says of its memory is all that is asked."""

    def __init__(self, array):
        self.shape, self.dtype = array.shape, array.dtype
        self.__cuda_array_interface__ = {"data": (array.ctypes.data, False)}


@pytest.mark.parametrize("kind", [np.bool_, np.int32, np.int64, np.float32])
def test_what_is_lent_is_the_same_memory(kind, monkeypatch):
    monkeypatch.setattr(dlpack, "CUDA_DEVICE", 1)  # DLPack's number for the computer's own memory
    array = np.arange(12).reshape(3, 4).astype(kind)
    taken = np.from_dlpack(dlpack.DeviceArray(Here(array)))
    assert taken.dtype == kind
    assert (taken == array).all()
    array[1, 2] = 0
    assert taken[1, 2] == 0
    assert len(dlpack._lent) == 1
    del taken
    gc.collect()
    assert not dlpack._lent
