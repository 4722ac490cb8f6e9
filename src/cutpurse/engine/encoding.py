"""How a view becomes a row of numbers for learning: columns are declared, and plain code is made of them.

    COLUMNS = (
        one_hot("phase", ("roll", "choose", "over")),   # phase.roll, phase.choose, phase.over
        scaled("purse", COINS, EACH_SEAT),              # purse.0, purse.1 …, from 0 to 1
    )

Seats are counted from the one that looks: column `purse.0` is its own purse, `purse.1` that of the next seat
clockwise. The code made of this (`Plan.source`) is interpreted, or compiled with the game, like its rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from math import prod
from typing import Any, NamedTuple

from cutpurse.engine.layout import Field

FILE = "observation"  # of a game's folder: its COLUMNS
HEAD = '''
def around(me, step, seats):
    """The seat so many steps clockwise; a chair that nobody sits on stays where it is."""
    if step >= seats:
        return step
    return me + step - seats if me + step >= seats else me + step


def encode(v, out):
    me = max(v.seat, 0)
'''


class Clockwise(tuple[str, ...]):
    """Labels of seats, counted from the one that looks."""


EACH_SEAT = Clockwise()  # as labels: the field has a row for each seat


class Part(NamedTuple):
    """Some of a long row, as a field of its own."""

    field: str
    name: str
    first: int
    shape: tuple[int, ...]


class Column(NamedTuple):
    """One field, and how each of its values becomes one or more numbers."""

    field: str | Part
    put: str  # what number `j` of a value `x` is, or the only one
    names: Sequence[str] | None  # of the numbers, if there are several
    labels: tuple[Sequence[str], ...]  # of the values, for each dimension of the field
    table: Any = None  # what `put` looks up
    is_odds: bool = False  # whether `put` asks for the total of a row
    bounds: tuple[float, float] = (0.0, 1.0)  # what its numbers are never below, and never above


def scaled(field: str | Part, most: float, *labels: Sequence[str]) -> Column:
    """A number from 0 to `most`, as one from 0 to 1."""
    return Column(field, f"x * {1 / most!r}", None, labels)


def one_hot(field: str | Part, names: Sequence[str], *labels: Sequence[str], least: int = 0) -> Column:
    """One of a few values, the lowest of which is `least`: a one in its column, zeros in the others."""
    return Column(field, f"1.0 if x == j + {least} else 0.0", names, labels)


def counted(field: str | Part, least: int, most: int, *labels: Sequence[str]) -> Column:
    """A small number, with a column for each that it can be."""
    return one_hot(field, tuple(map(str, range(least, most + 1))), *labels, least=least)


def members(field: str | Part, names: Sequence[str], *labels: Sequence[str], lowest: int = 0) -> Column:
    """A set, as bits from `lowest` on: a one for everything that is in it."""
    return Column(field, f"1.0 if x >> (j + {lowest}) & 1 else 0.0", names, labels)


def seat(field: str | Part, *labels: Sequence[str]) -> Column:
    """A seat, counted from one's own; nobody has a one if it is none."""
    return Column(field, "1.0 if x == around(me, j, v.seats) else 0.0", EACH_SEAT, labels)


def seats(field: str | Part, *labels: Sequence[str]) -> Column:
    """A set of seats, counted from one's own."""
    return Column(field, "1.0 if x >> around(me, j, v.seats) & 1 else 0.0", EACH_SEAT, labels)


def odds(field: str | Part, *labels: Sequence[str]) -> Column:
    """A row of weights, each as a part of their sum."""
    return Column(field, "x / total if total > 0 else 0.0", None, labels, is_odds=True)


def looked_up(
    field: str | Part, table: Mapping[int, Sequence[float]], names: Sequence[str], *labels: Sequence[str]
) -> Column:
    """What a table has for each value; its keys are neighbours."""
    least = min(table)
    rows = tuple(tuple(map(float, table[least + i])) for i in range(len(table)))
    return Column(field, f"TABLE[x - {least}][j]", names, labels, rows)


def undeclared(name: str, field: Field, codes: Sequence[str], seats: int) -> Column:
    """What a game that declares nothing has of a field of its views: what can be told from its name and size.

    `codes` are names for all that it can be, if there are such.
    """
    if name == "active":
        return seat(name)
    if codes:
        return one_hot(name, codes)
    plain = scaled(name, 1, *((EACH_SEAT,) if field.shape[:1] == (seats,) else ()))
    return plain._replace(bounds=(-field.limit, field.limit - 1))


class Plan:
    """The columns of one game: their names, and the code that fills them."""

    def __init__(self, columns: Sequence[Column], fields: Mapping[str, Field], most_seats: int) -> None:
        self.columns = [labelled(each, fields, most_seats) for each in columns]
        self.names = tuple(name for column in self.columns for name in names_of(column))
        self.bounds = tuple(column.bounds for column in self.columns for _ in names_of(column))
        self.tables = {f"TABLE_{i}": c.table for i, c in enumerate(self.columns) if c.table}

    def source(self) -> str:
        """Python that writes a view `v` into the row `out`."""
        at = 0
        lines: list[str] = []
        for i, column in enumerate(self.columns):
            lines += (line.replace("TABLE", f"TABLE_{i}") for line in code(column, at))
            at += prod(map(len, column.labels)) * width(column)
        return HEAD + "".join(f"    {line}\n" for line in lines)


@cache
def plan_of(package: str) -> Plan:
    """The columns that a game declares, or what can be told from its views and options."""
    fields, game = import_module(f"{package}.view").View.fields, import_module(package).GAME
    if find_spec(f"{package}.{FILE}"):
        return Plan(import_module(f"{package}.{FILE}").COLUMNS, fields, game.max_seats)
    codes = {"phase": getattr(import_module(f"{package}.state"), "PHASES", ())}
    codes |= {name: () if isinstance(it.choices, range) else it.choices for name, it in game.options.items()}
    known = ((name, field, [*map(str, codes.get(name, ()))]) for name, field in fields.items())
    return Plan([undeclared(*each, game.max_seats) for each in known], fields, game.max_seats)


def labelled(column: Column, fields: Mapping[str, Field], most_seats: int) -> Column:
    """The column with a label for everything: what has none is numbered."""
    shape = column.field.shape if isinstance(column.field, Part) else fields[column.field].shape
    given = column.labels + ((),) * (len(shape) - len(column.labels))
    labels = tuple(numbered(each, length) for each, length in zip(given, shape, strict=True))
    names = numbered(column.names, most_seats) if column.names is EACH_SEAT else column.names
    return column._replace(labels=labels, names=names)


def numbered(labels: Sequence[str], length: int) -> Sequence[str]:
    numbers = map(str, range(length))
    return labels or (Clockwise(numbers) if labels is EACH_SEAT else tuple(numbers))


def width(column: Column) -> int:
    """How many numbers a value becomes."""
    return 1 if column.names is None else len(column.names)


def names_of(column: Column) -> Iterator[str]:
    """The names of all its numbers, such as `hand.0.lamp`."""
    name = column.field.name if isinstance(column.field, Part) else column.field
    for labels in product(*column.labels, column.names or ("",)):
        yield ".".join((name, *filter(None, labels)))


def code(column: Column, at: int) -> Iterator[str]:
    """The lines that fill a column: a loop for each dimension of the field, and one for its numbers."""
    indent = ""
    place = str(at)
    for depth, labels in enumerate(column.labels):
        if column.is_odds and depth == len(column.labels) - 1:
            yield f"{indent}total = 0"
            yield f"{indent}for i{depth} in range({len(labels)}):"
            yield f"{indent}    total += {value_of(column)}"
        yield f"{indent}for i{depth} in range({len(labels)}):"
        indent += "    "
        place += f" + {prod(map(len, column.labels[depth + 1 :])) * width(column)} * i{depth}"
    yield f"{indent}x = {value_of(column)}"
    if column.names is None:
        yield f"{indent}out[{place}] = {column.put}"
    else:
        yield f"{indent}for j in range({width(column)}):"
        yield f"{indent}    out[{place} + j] = {column.put}"


def value_of(column: Column) -> str:
    """Where one value of a field is, inside the loops."""
    turned = [
        f"around(me, i{d}, v.seats)" if isinstance(labels, Clockwise) else f"i{d}"
        for d, labels in enumerate(column.labels)
    ]
    if isinstance(column.field, str):
        return f"v.{column.field}" + "".join(f"[{index}]" for index in turned)
    steps = (f"{prod(column.field.shape[d + 1 :])} * {index}" for d, index in enumerate(turned))
    return f"v.{column.field.field}[{' + '.join((str(column.field.first), *steps))}]"
