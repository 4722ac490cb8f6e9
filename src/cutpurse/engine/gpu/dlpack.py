"""Arrays of a GPU that other libraries take without copying: CUDA's array interface, and DLPack."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import numpy.typing as npt

CUDA_DEVICE = 2  # DLPack's number for the memory of an NVIDIA GPU
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLPack's numbers for kinds of numbers
NAME = b"dltensor"


class Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("kind", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class Managed(ctypes.Structure):
    """A tensor, and whom to tell when nobody needs it any more."""


Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))
Managed._fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", Deleter)]

_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]

_lent: dict[int, tuple[Any, ...]] = {}  # what others still use, by its address


def _take_back(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


_DELETER = Deleter(_take_back)


class DeviceArray:
    """An array in the memory of a GPU: for `torch.from_dlpack`, `jax.dlpack.from_dlpack`, `cupy.asarray`."""

    def __init__(self, array: Any) -> None:
        self.array = array

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        kind: np.dtype[Any] = np.dtype(self.array.dtype)
        return kind

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        """A copy in the computer's own memory."""
        return np.asarray(self.array.copy_to_host(), dtype)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, 0

    def __dlpack__(self, **wishes: Any) -> Any:
        """The same memory, lent to another library."""
        sizes = (ctypes.c_int64 * len(self.shape))(*self.shape)
        data = ctypes.c_void_p(self.__cuda_array_interface__["data"][0])
        tensor = Tensor(
            data, CUDA_DEVICE, 0, len(self.shape), KINDS[self.dtype.kind], 8 * self.dtype.itemsize, 1
        )
        tensor.shape = ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64))
        managed = Managed(tensor, None, _DELETER)
        _lent[ctypes.addressof(managed)] = managed, sizes, self.array
        return _new_capsule(ctypes.addressof(managed), NAME, None)
