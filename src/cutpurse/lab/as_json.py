"""Results as JSON can carry them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import fields, is_dataclass
from math import isfinite
from typing import Any


def plain(value: Any, without: Collection[str] = ()) -> Any:
    """Dataclasses as dicts, down to the bottom, without these fields; what is not finite as nothing."""
    if is_dataclass(value):
        names = [field.name for field in fields(value) if field.name not in without]
        return {name: plain(getattr(value, name), without) for name in names}
    if isinstance(value, Mapping):
        return {str(key): plain(each, without) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [plain(each, without) for each in value]
    return None if isinstance(value, float) and not isfinite(value) else value
