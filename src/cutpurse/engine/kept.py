"""Parts of scenes that are kept: from one scene to the next most of them stay as they are.

What is the same is then the same object, which costs nothing to make and little to compare.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")


class Kept:
    """Parts of the scene that one pair of eyes, or a table, saw last, each with what it was made from."""

    def __init__(self) -> None:
        self.parts: dict[Hashable, tuple[Any, Any]] = {}

    def again(self, part: Hashable, now: Any, make: Callable[..., T], *args: Any) -> T:
        """A part as it was, if what it is made from is the same now as then; or made with these arguments.

        `now` must be all that the part depends on, and nothing that changes later, as rows of a view do.
        """
        last = self.parts.get(part)
        if last is None or last[0] != now:
            last = self.parts[part] = now, make(*args)
        made: T = last[1]
        return made

    def forget(self) -> None:
        self.parts.clear()


def differing(some: Sequence[Any], others: Sequence[Any]) -> list[int]:
    """Where two rows are not the same."""
    if some == others:
        return []
    return [i for i, (one, other) in enumerate(zip(some, others, strict=True)) if one != other]
