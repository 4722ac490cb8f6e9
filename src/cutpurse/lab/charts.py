"""Charts as inline SVG; colours and type come from the page they stand on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import inf, log10
from typing import NamedTuple

WIDTH = 720
ROW = 30
LABELS = 190  # room on the left
WIDE_LABELS = 430
LETTER = 8  # what a letter needs of it, rather more than less
NUMBERS = 120  # room on the right
MOST_BARS = 60  # of a histogram
BASE = 200  # height of a histogram
SQUARE = 420  # of a diagram with two scales


class Bar(NamedTuple):
    """One row of a chart: a value with an interval, and what is said about it."""

    label: str
    value: float
    within: float  # infinite where there is no interval
    said: str
    tip: str = ""


class Cell(NamedTuple):
    """One field of a matrix; `value` from -1 to 1 is its colour."""

    value: float
    said: str
    tip: str
    clear: bool = True


def svg(height: float, body: Sequence[str], name: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(name)}">{"".join(body)}</svg>'
    )


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(said)}</text>'


def rect(x: float, y: float, width: float, height: float, kind: str, style: str = "") -> str:
    styled = f' style="{style}"' if style else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}" rx="3" '
        f'class="{kind}"{styled}/>'
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def tipped(tip: str, *parts: str) -> str:
    return f"<g><title>{escape(tip)}</title>{''.join(parts)}</g>"


def bars(rows: Sequence[Bar], name: str, fair: float | None = None, labels: int = LABELS) -> str:
    """Bars from nought, each with its interval; a dashed line where everybody would be equal."""
    top = max([*(row.value + finite(row.within) for row in rows), fair or 0, 1e-9])
    scale = place(0, top, labels)
    body = [bar(row, i * ROW, scale, labels) for i, row in enumerate(rows)]
    if fair is not None:
        body.append(line(scale(fair), 0, scale(fair), len(rows) * ROW, "fair"))
        body.append(text(scale(fair), len(rows) * ROW + 16, "fair share", "small", "middle"))
    return svg(len(rows) * ROW + 22, body, name)


def bar(row: Bar, y: float, scale: Callable[[float], float], labels: int) -> str:
    return tipped(
        row.tip or f"{row.label}: {row.said}",
        text(labels - 12, y + 20, shortened(row.label, labels // LETTER), "label", "end"),
        rect(labels, y + 6, scale(row.value) - labels, ROW - 12, "bar"),
        *whisker(row, y + ROW / 2, scale),
        text(WIDTH - 4, y + 20, row.said, "number", "end"),
    )


def dots(rows: Sequence[Bar], name: str) -> str:
    """Points on a common scale, each with its interval."""
    low = min(row.value - finite(row.within) for row in rows)
    high = max(row.value + finite(row.within) for row in rows)
    scale = place(low, high)
    return svg(len(rows) * ROW, [dot(row, i * ROW, scale) for i, row in enumerate(rows)], name)


def dot(row: Bar, y: float, scale: Callable[[float], float]) -> str:
    middle = y + ROW / 2
    return tipped(
        row.tip or f"{row.label}: {row.said}",
        text(LABELS - 12, y + 20, shortened(row.label), "label", "end"),
        line(LABELS, middle, WIDTH - NUMBERS, middle, "grid"),
        *whisker(row, middle, scale),
        f'<circle cx="{scale(row.value):.1f}" cy="{middle:.1f}" r="6" class="bar"/>',
        text(WIDTH - 4, y + 20, row.said, "number", "end"),
    )


def whisker(row: Bar, y: float, scale: Callable[[float], float]) -> list[str]:
    if row.within == inf:
        return []
    left, right = scale(row.value - row.within), scale(row.value + row.within)
    ends = [line(x, y - 5, x, y + 5, "whisker") for x in (left, right)]
    return [line(left, y, right, y, "whisker"), *ends]


def place(low: float, high: float, labels: int = LABELS) -> Callable[[float], float]:
    """From a value to where it lies between the labels and the numbers."""
    room = WIDTH - labels - NUMBERS
    return lambda value: labels + room * (value - low) / ((high - low) or 1)


def histogram(counts: Sequence[int], marks: dict[str, int], name: str) -> str:
    """How often each number came up, in bars of equal width, with some numbers marked."""
    binned, step, first = bins(counts)
    width, peak, total = WIDTH / len(binned), max(binned), sum(binned)
    body = [
        tipped(
            f"{first + i * step} to {first + (i + 1) * step - 1}: {100 * count / total:.1f} % of the games",
            rect(i * width, 26, width, BASE, "air"),
            rect(i * width + 0.5, 26 + BASE * (1 - count / peak), width - 1, BASE * count / peak, "bar"),
        )
        for i, count in enumerate(binned)
    ]
    for said, value in marks.items():
        x = min(max((value - first + 0.5) / step * width, 0), WIDTH)
        side = "start" if x < WIDTH * 0.1 else "end" if x > WIDTH * 0.9 else "middle"
        body += [line(x, 18, x, 26 + BASE, "fair"), text(x, 12, f"{said} {value}", "small", side)]
    ends = [(0.0, first, "start"), (WIDTH, first + step * len(binned) - 1, "end")]
    body += [text(x, BASE + 44, str(value), "small", anchor) for x, value, anchor in ends]
    return svg(BASE + 52, body, name)


def bins(counts: Sequence[int]) -> tuple[list[int], int, int]:
    """At most so many bars, each of the same round number of values; the tail that few games reach is cut."""
    total, first, last = sum(counts), 0, len(counts) - 1
    while counts[first] == 0 and first < last:
        first += 1
    tail = 0
    while last > first and tail + counts[last] <= total / 1000:
        tail += counts[last]
        last -= 1
    step = rounded((last - first + 1) / MOST_BARS)
    first -= first % step
    return [sum(counts[i : i + step]) for i in range(first, last + 1, step)], step, first


def rounded(value: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50, …"""
    if value <= 1:
        return 1
    unit = int(10 ** int(log10(value)))
    return next(unit * each for each in (1, 2, 5, 10) if unit * each >= value)


def heading(name: str, x: float) -> str:
    return text(x, 16, shortened(name, 14), "label", "middle")


def matrix(names: Sequence[str], cells: dict[tuple[str, str], Cell], name: str) -> str:
    """A field for each pair: gold where the row wins more, blue where the column does."""
    side = min(110.0, (WIDTH - LABELS) / len(names))
    height = 44.0
    body = [heading(each, LABELS + (i + 0.5) * side) for i, each in enumerate(names)]
    for j, row in enumerate(names):
        y = 26 + j * height
        body.append(text(LABELS - 12, y + 27, shortened(row), "label", "end"))
        for i, column in enumerate(names):
            if cell := cells.get((row, column)):
                body.append(field(cell, LABELS + i * side, y, side, height))
    return svg(30 + height * len(names), body, name)


def reliability(said: Sequence[float], rows: Sequence[Bar], name: str) -> str:
    """What was won over what was said, with counts; on the diagonal they are the same."""
    left, size = (WIDTH - SQUARE) / 2, float(SQUARE)
    edges = [(0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %")]
    body = [rect(left, 10, size, size, "frame"), line(left, 10 + size, left + size, 10, "fair")]
    for part, label in edges:
        body.append(text(left + part * size, size + 28, label, "small", "middle"))
        body.append(text(left - 8, 14 + (1 - part) * size, label, "small", "end"))
    for chance, row in zip(said, rows, strict=True):
        body.append(spot(row, left + chance * size, lambda won: 10 + (1 - min(max(won, 0), 1)) * size))
    return svg(size + 36, body, name)


def spot(row: Bar, x: float, height: Callable[[float], float]) -> str:
    """A point of a diagram with its interval, and how many decisions it stands for."""
    spread = finite(row.within)
    y = height(row.value)
    return tipped(
        f"said {row.said}, won {100 * row.value:.1f} %, {row.label} decisions",
        line(x, height(row.value - spread), x, height(row.value + spread), "whisker"),
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" class="bar"/>',
        text(x + 10, y + 16, row.label, "small"),
    )


def field(cell: Cell, x: float, y: float, width: float, height: float) -> str:
    kind = "gold" if cell.value > 0 else "blue"
    shade = f"fill-opacity:{0.12 + 0.78 * min(1, abs(cell.value)) ** 0.6:.2f}"
    return tipped(
        cell.tip,
        rect(x + 1.5, y + 1.5, width - 3, height - 3, kind if cell.clear else "open", shade),
        text(x + width / 2, y + height / 2 + 5, cell.said, "cell", "middle"),
    )


def finite(value: float) -> float:
    return 0.0 if value == inf else value


def shortened(label: str, most: int = LABELS // LETTER) -> str:
    return label if len(label) <= most else label[: most - 1].rstrip() + "…"
