"""Text in columns, in Rich markup: what the drawings of all games share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rich.cells import cell_len, set_cell_size
from rich.markup import escape
from rich.text import Text

__all__ = [
    "cell_len",
    "centred",
    "escape",
    "fitting",
    "flowing",
    "in_columns",
    "length",
    "padded",
    "plain",
    "wrapped",
]


def plain(markup: str) -> str:
    """What markup says, without styles and without spaces at the ends of lines."""
    return "\n".join(line.rstrip() for line in Text.from_markup(markup).plain.split("\n"))


@lru_cache(1 << 14)  # most of a table is as it was when it was drawn last
def length(markup: str) -> int:
    """The columns that markup takes on the screen."""
    return Text.from_markup(markup).cell_len


def padded(markup: str, width: int) -> str:
    """Markup with spaces behind it, up to a width."""
    return markup + " " * (width - length(markup))


def centred(text: str, width: int) -> str:
    """Plain text in the middle of a width, cut if it is too long; what it has of markup is escaped."""
    text = set_cell_size(text, width - 1) if cell_len(text) >= width else text
    left = (width - cell_len(text)) // 2
    return escape(" " * left + text + " " * (width - left - cell_len(text)))


def flowing(parts: Sequence[str], width: int, start: str = "", between: str = "  ") -> list[str]:
    """Parts beside each other in as few lines as fit; further lines begin below the first part."""
    lines, indent = [start], " " * length(start)
    taken = length(start)
    for part in parts:
        fresh = lines[-1] in (start, indent)
        longer = taken + length(part) + (0 if fresh else length(between))
        if longer <= width or fresh:
            lines[-1] += ("" if fresh else between) + part
            taken = longer
        else:
            lines.append(indent + part)
            taken = length(indent) + length(part)
    return lines


def fitting(variants: Iterable[list[str]], width: int, height: int | None) -> list[str]:
    """The first way to draw something that fits the page; else the last, which needs least."""
    lines: list[str] = []
    for lines in variants:
        fits = height is None or len(lines) <= height
        if fits and max(map(length, lines)) <= width:
            break
    return lines


def in_columns(rows: Sequence[Sequence[str]], between: str = "  ") -> list[str]:
    """Rows of cells, each column as wide as it must be."""
    widths = [max(map(length, column)) for column in zip(*rows, strict=True)]
    return [between.join(map(padded, row, widths)).rstrip() for row in rows]


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """A sentence as lines, broken between words; what it has of markup is escaped."""
    from textwrap import wrap

    return [indent + escape(line) for line in wrap(text, width - len(indent))]
