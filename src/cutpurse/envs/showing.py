"""Tables as text, on the screen, or as pictures."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import SVG_EXPORT_THEME as THEME
from rich.text import Text

from cutpurse.engine.match import Match
from cutpurse.markup import plain
from cutpurse.needs import needed

COLUMNS, ROWS = 80, 40  # a picture has room for so many letters, so that all of a match are of one size
FONT_SIZE = 14
INK, PAPER = tuple(THEME.foreground_color), tuple(THEME.background_color)


def shown(match: Match, seat: int | None, mode: str) -> Any:
    """The table as a seat sees it: text, pixels, or nothing when it is printed."""
    if mode == "rgb_array":
        return picture(match.draw(seat))
    if mode == "ansi":
        return plain(match.draw(seat))
    Console(highlight=False, width=COLUMNS).print(match.draw(seat), soft_wrap=True)
    return None


def picture(markup: str) -> npt.NDArray[np.uint8]:
    """Rich markup as pixels, height by width by red, green and blue."""
    image, font = needed("PIL.Image", "envs"), monospaced()
    width, height = font.getbbox("█")[2], font.getbbox("█")[3]
    page = image.new("RGB", (COLUMNS * width, ROWS * height), PAPER)
    pen = needed("PIL.ImageDraw", "envs").Draw(page)
    for row, line in enumerate(lines(markup)[:ROWS]):
        column = 0
        for segment in line:
            pen.text((column * width, row * height), segment.text, colour(segment), font)
            column += segment.cell_length
    return np.asarray(page, np.uint8)


def lines(markup: str) -> list[list[Segment]]:
    console = Console(file=StringIO(), width=COLUMNS, color_system="truecolor", force_terminal=True)
    return console.render_lines(Text.from_markup(markup), pad=False)


def colour(segment: Segment) -> tuple[int, ...]:
    """The ink of a piece of text; what is dim is between ink and paper."""
    ink = INK
    if segment.style and segment.style.color:
        ink = tuple(segment.style.color.get_truecolor(THEME))
    if segment.style and segment.style.dim:
        ink = tuple((a + b) // 2 for a, b in zip(ink, PAPER, strict=True))
    return ink


def monospaced() -> Any:
    """A font in which all letters, also those that draw boxes, are of one width."""
    folder = Path(needed("matplotlib", "envs").get_data_path())
    truetype = needed("PIL.ImageFont", "envs").truetype
    return truetype(str(folder / "fonts" / "ttf" / "DejaVuSansMono.ttf"), FONT_SIZE)
