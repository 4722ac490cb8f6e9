"""Patches: what has changed between two values, so that only that travels.

A patch is plain JSON, and knows nothing of games. Applied to a value it gives the other one, to the letter:

    [x]                  x, whatever was there
    {"key": patch, …}    the same object or list, with these fields or places changed
    [at, gone, [x, …], …]   the same list, where at a place so many items are gone and these have come;
                         perhaps at several places, counted as they were
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

import msgspec
from msgspec import NODEFAULT, Struct

from cutpurse.engine.words.phrases import Phrase, Seat, Thing

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
    """What makes `new` of `old`: records of the same kinds, or plain values that do not mix 1 with true."""
    return SAME if old is new or (old == new and type(old) is type(new)) else patch_of_different(old, new)


def patch_of_different(old: Any, new: Any) -> Any:
    """As `patch`, for values known to differ."""
    kind = type(new)
    return differ_for(kind)(old, new) if kind is type(old) else [new]  # type: ignore[arg-type]


@cache
def differ_for(kind: Any) -> Callable[[Any, Any], Any]:
    """What tells two values of a kind apart."""
    if is_sent_whole(kind):
        return lambda old, new: [new]
    if issubclass(kind, Struct):
        return of_records(kind)
    return of_dicts if kind is dict else of_lists


def of_dicts(old: Any, new: Any) -> Any:
    """Key by key, if both have the same."""
    if [*old] != [*new]:
        return [new]
    return {key: patch_of_different(old[key], each) for key, each in new.items() if old[key] != each}


def of_records(kind: type[Struct]) -> Callable[[Any, Any], Any]:
    """Field by field, if the same fields are written of both: a function that is written for one kind."""
    omits = kind.__struct_config__.omit_defaults
    lines, given = ["def differ(old, new):", "found = {}"], {"patch_of_different": patch_of_different}
    for field in msgspec.structs.fields(kind):
        lines += [f"a, b = old.{field.name}, new.{field.name}", "if a is not b and a != b:"]
        if omits and not field.required:  # where one is left out, the order of fields is not kept
            has_factory = field.default_factory is not NODEFAULT
            given[f"no_{field.name}"] = field.default_factory() if has_factory else field.default
            lines.append(f"    if a == no_{field.name} or b == no_{field.name}: return [new]")
        lines.append(f"    found[{field.encode_name!r}] = patch_of_different(a, b)")
    exec("\n    ".join([*lines, "return found"]), given)
    return cast(Callable[[Any, Any], Any], given["differ"])


def of_lists(old: Sequence[Any], new: Sequence[Any]) -> Any:
    """Place by place, where there are as many; otherwise by what has gone and come."""
    if not old or not new:
        return [new]
    if len(old) == len(new):
        changed = [at for at, each in enumerate(new) if each is not old[at] and each != old[at]]
        kind: Any = type(new[0])
        if len(changed) == 1 or not is_sent_whole(kind):
            return {str(at): patch_of_different(old[at], new[at]) for at in changed}
    first = 0
    least = min(len(old), len(new))
    while first < least and old[first] == new[first]:
        first += 1
    last = 0
    while last < least - first and old[-1 - last] == new[-1 - last]:
        last += 1
    return edits(old, new, first, len(old) - last, len(new) - last)


def edits(old: Sequence[Any], new: Sequence[Any], first: int, end: int, new_end: int) -> list[Any]:
    """What has gone and come between two places, from one item that has stayed to the next."""
    found: list[Any] = []
    at = to = first
    while at < end or to < new_end:
        gone, come = next_same(old[at:end], new[to:new_end])
        if gone or come:
            found += at, gone, new[to : to + come]
        at, to = at + gone + 1, to + come + 1
    return found if len(found) > 3 or found[1] < len(old) else [new]


def next_same(old: Sequence[Any], new: Sequence[Any]) -> tuple[int, int]:
    """How many items stand on either side before the next that both have; all, if there is none."""
    for gone, each in enumerate(old):
        if each in new:
            return gone, new.index(each)
    return len(old), len(new)


@cache
def is_sent_whole(kind: Any) -> bool:
    """Whether a value is sent whole: a number, a word, a noun, a phrase, a record of one field."""
    if issubclass(kind, Struct):
        return kind in (Seat, Thing, Phrase) or len(kind.__struct_fields__) == 1
    return not issubclass(kind, list | tuple | dict)
