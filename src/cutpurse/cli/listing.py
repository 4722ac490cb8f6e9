"""Choices as a list that takes few rows: what differs only in its last words shares the first ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from rich.style import Style
from rich.text import Text

GAP = 3  # columns between choices beside each other
INDENT = 4  # of choices below what they share
DEEPEST = 3  # parts of the width that shared words may take beside their choices


class Listed(NamedTuple):
    """A choice: its number, what it is called, what it has in common with others, and a note in markup."""

    number: int
    text: str
    kin: Any = None
    note: str = ""


def listing(entries: Sequence[Listed], width: int) -> list[Text]:
    """The choices in rows no wider than this; each carries its number as `choice`, for whoever clicks."""
    rows: list[Text] = []
    for is_short, found in groupby(blocks(entries), lambda block: len(block.cells) == 1 or block.fits(width)):
        if is_short:
            rows += arranged([block.line() for block in found], width)
        else:
            rows += [row for block in found for row in block.rows(width)]
    return rows


def blocks(entries: Sequence[Listed]) -> Iterator[Block]:
    """Entries that share their first words, together; all others by themselves."""
    for _, found in groupby(entries, lambda entry: entry.kin if entry.kin is not None else entry.number):
        alike = list(found)
        shared = common([entry.text for entry in alike]) if len(alike) > 1 else ""
        if shared:
            yield Block(shared, [cell(entry, entry.text[len(shared) :].strip()) for entry in alike])
        else:
            yield from (Block("", [cell(entry, entry.text)]) for entry in alike)


def common(texts: Sequence[str]) -> str:
    """The words with which all of them begin, leaving something of each."""
    split = [text.split(" ") for text in texts]
    count = 0
    while all(len(words) > count + 1 for words in split) and len({words[count] for words in split}) == 1:
        count += 1
    return " ".join(split[0][:count])


def cell(entry: Listed, text: str) -> Text:
    """A choice with its number before it."""
    said = Text.assemble((str(entry.number), "bold"), f" {text}")
    if entry.note:
        said.append("  ").append_text(Text.from_markup(entry.note))
    said.stylize(Style(meta={"choice": entry.number}))
    return said


class Block(NamedTuple):
    """Choices that share their first words, or a single choice."""

    shared: str
    cells: list[Text]

    def fits(self, width: int) -> bool:
        return self.line().cell_len <= width

    def line(self) -> Text:
        return Text("  ").join([*self.head(), *self.cells])

    def head(self) -> list[Text]:
        return [Text.assemble((self.shared, "italic"))] if self.shared else []

    def rows(self, width: int) -> list[Text]:
        """The choices in columns: beside the shared words if these are short, else below them."""
        indent = len(self.shared) + 2
        if indent > width // DEEPEST:
            below = arranged(self.cells, width - INDENT)
            return [*self.head(), *(Text(" " * INDENT) + row for row in below)]
        first, *others = arranged(self.cells, width - indent)
        beside = Text("  ").join([*self.head(), first])
        return [beside, *(Text(" " * indent) + row for row in others)]


def arranged(cells: Sequence[Text], width: int) -> list[Text]:
    """Cells in columns, or one after the other where that takes fewer rows."""
    columns, flow = in_columns(cells, width), flowing(cells, width)
    return flow if len(flow) < len(columns) else columns


def flowing(cells: Sequence[Text], width: int) -> list[Text]:
    """Cells one after the other, as many in a row as fit."""
    rows = [Text()]
    for each in cells:
        if rows[-1].cell_len and rows[-1].cell_len + GAP + each.cell_len > width:
            rows.append(Text())
        rows[-1].append(" " * GAP if rows[-1].cell_len else "").append_text(each)
    return [line for row in rows for line in broken(row, width)]


def in_columns(cells: Sequence[Text], width: int) -> list[Text]:
    """Cells in as many columns as fit, row after row; one that is too wide is broken between words."""
    widest = max(cell.cell_len for cell in cells)
    columns = max(1, (width + GAP) // (widest + GAP))
    rows = []
    for start in range(0, len(cells), columns):
        row = Text()
        for column, each in enumerate(cells[start : start + columns]):
            row.append(" " * (column * (widest + GAP) - row.cell_len))
            row.append_text(each)
        rows += broken(row, width)
    return rows


def broken(row: Text, width: int) -> list[Text]:
    """A row, broken between words where it is too wide."""
    if row.cell_len <= width:
        return [row]
    from rich.console import Console

    first, *others = row.wrap(Console(), width - INDENT)
    return [first, *(Text(" " * INDENT) + other for other in others)]
