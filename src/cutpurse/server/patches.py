"""Patches: what has changed between two values, so that only that travels.

A patch is plain JSON, and knows nothing of games. Applied to a value it gives the other one, to the letter:

    [x]                  x, whatever was there
    {"key": patch, …}    the same object or list, with these fields or places changed
    [at, gone, [x, …], …]   the same list, where at a place so many items are gone and these have come;
                         perhaps at several places, counted as they were
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo

SAME: dict[str, Any] = {}  # the patch that changes nothing


def patched(value: Any, patch: Any) -> Any:
    """What a patch makes of a value."""
    if isinstance(patch, list):
        if len(patch) == 1:
            return patch[0]
        for edit in range(len(patch) - 3, -1, -3):
            at, gone, come = patch[edit : edit + 3]
            value = value[:at] + come + value[at + gone :]
        return value
    if isinstance(value, list):
        return [patched(each, patch.get(str(at), SAME)) for at, each in enumerate(value)]
    if not patch:
        return value
    return {key: patched(each, patch.get(key, SAME)) for key, each in value.items()}


def patch(old: Any, new: Any) -> Any:
    """What makes `new` of `old`; both are records of the same kinds, or plain values."""
    if old is new:
        return SAME
    kind = type(new)
    if type(old) is not kind:
        return [new]
    if old == new:
        return SAME
    if issubclass(kind, Struct):
        return of_records(old, new)
    if kind is list or kind is tuple:
        return of_lists(old, new)
    if kind is dict and [*old] == [*new]:
        return {key: patch(old[key], each) for key, each in new.items() if old[key] != each}
    return [new]


def of_records(old: Any, new: Any) -> Any:
    """Field by field, if the same fields are written of both."""
    found = {}
    kind: type[Struct] = type(new)
    for name, written, default in fields(kind):
        before, after = getattr(old, name), getattr(new, name)
        if before is not after and before != after:
            if default is not WRITTEN and (before == default or after == default):
                return [new]  # one of them is left out, and so the order of fields is not kept
            found[written] = patch(before, after)
    return found


def of_lists(old: Sequence[Any], new: Sequence[Any]) -> Any:
    """By what has come and gone; or place by place, where there are as many and that is shorter."""
    edited = edits(old, new)
    if len(old) != len(new):
        return edited
    changed = {str(at): patch(old[at], each) for at, each in enumerate(new) if each != old[at]}
    return changed if len(changed) == 1 else min(changed, edited, key=length)


def edits(old: Sequence[Any], new: Sequence[Any]) -> list[Any]:
    """What has gone and come between items that have stayed, in their order."""
    found: list[Any] = []
    at = to = 0
    while at < len(old) or to < len(new):
        if at < len(old) and to < len(new) and old[at] == new[to]:
            at, to = at + 1, to + 1
            continue
        gone, come = next_same(old[at:], new[to:])
        found += [at, gone, new[to : to + come]]
        at, to = at + gone, to + come
    return found if found else [new]


def next_same(old: Sequence[Any], new: Sequence[Any]) -> tuple[int, int]:
    """How many items stand on either side before the next that both have, looking for the nearest."""
    for gone, each in enumerate(old):
        if each in new:
            return gone, new.index(each)
    return len(old), len(new)


def length(it: Any) -> int:
    return len(encode(it))


encode = msgspec.json.Encoder().encode
WRITTEN = object()  # instead of a default, where a field is written in any case


@cache
def fields(kind: type[Struct]) -> tuple[tuple[str, str, Any], ...]:
    """The fields of a record, what each is called where it is written, and when it is left out."""
    config = kind.__struct_config__
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    if not config.omit_defaults:
        return tuple((name, written, WRITTEN) for name, written in names)
    defaults = {each.name: left_out(each) for each in msgspec.structs.fields(kind)}
    return tuple((name, written, defaults[name]) for name, written in names)


def left_out(field: FieldInfo) -> Any:
    """The value at which a field is left out, if it ever is."""
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return WRITTEN if field.default is msgspec.NODEFAULT else field.default
