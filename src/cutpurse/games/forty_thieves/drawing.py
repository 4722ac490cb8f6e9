"""The table of Forty Thieves as text: the board, the sheet of all sixty tiles, and the hoards."""

from typing import Any

from rich.cells import cell_len
from rich.markup import escape
from rich.text import Text

from cutpurse.engine.words import Phrase, Seat, Words, phrase

from .board import size
from .jars import THIEF_FACES, face, jar_of
from .names import COLOUR_KEYS, KIND_KEYS, SLOTS, SYMBOL_KEYS, face_name, painted, place_name
from .rules import score
from .state import (
    ALL_TILES,
    ANSWER,
    COLOURS,
    CONTENTS,
    DONE,
    HAND_SIZE,
    JARS,
    NONE,
    ON,
    PEEK_TOO,
    PLACES,
    SETTING_UP,
    SHOW,
    SIDE,
    SPOTS,
    SWAP_WITH,
    SYMBOLS,
    TOP,
    Table,
)
from .theft import eyes_left
from .tiles import hand_of, hand_spot, is_up
from .view import View

STYLES = ("red", "green", "yellow", "bright_blue")
SPECIAL_STYLE = "magenta"
GEM_STYLE = "bold cyan"
CLOSED, OPEN = tuple("╭─╮│╰╯"), tuple("┏━┓┃┗┛")
SHORT = 3  # letters of a word where there is little room
GONE = "–"
BESIDE = 2  # columns between board and sheet


class Page:
    """The words of one drawing, looked up once, and the measures that follow from them."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.width = words.width
        self.colours = [words(key) for key in COLOUR_KEYS]
        self.symbols = [words(key) for key in SYMBOL_KEYS]
        self.kinds = [words(key) for key in KIND_KEYS]
        self.inner = widest([*self.colours, *self.symbols, *self.kinds])  # of a tile, between its edges
        self.board_width = SIDE * (self.inner + 3) - 1
        columns = ("sheet-colour", "sheet-symbol", "sheet-special")
        self.heads = [words("sheet-jar"), *(f"{n} {words(key)}" for n, key in enumerate(columns, 1))]
        thief = 2 + widest(self.symbols)
        least = zip((thief, thief, thief, widest(self.kinds)), self.heads, strict=True)
        self.columns = [max(width, cell_len(head)) for width, head in least]
        self.sheet_width = sum(self.columns) + 3


def widest(texts: list[str]) -> int:
    return max(map(cell_len, texts))


def drawn(v: View, words: Words) -> str:
    """Board and sheet side by side where there is room, and below each other where there is not."""
    page = Page(words)
    board, sheet = board_lines(v, page), sheet_lines(v, page)
    if page.board_width + BESIDE + page.sheet_width > page.width:
        body = [*board, *short_sheet_lines(v, page)]
    else:
        board += [" " * page.board_width] * (len(sheet) - len(board))
        body = [f"{left}{' ' * BESIDE}{right}" for left, right in zip(board, sheet, strict=True)]
    rest = [*legend(page), *seat_lines(v, page), *hand_lines(v, page)]
    return "\n".join([*heading(v, page), *body, *rest])


def line_width(line: str) -> int:
    return Text.from_markup(line).cell_len


def flowing(parts: list[str], page: Page, start: str = "", between: str = " · ") -> list[str]:
    """Parts in a row, and on further lines below the first where there is no room."""
    lines, indent = [start], " " * line_width(start)
    for part in parts:
        fresh = lines[-1] in (start, indent)
        longer = lines[-1] + ("" if fresh else between) + part
        if line_width(longer) <= page.width or fresh:
            lines[-1] = longer
        else:
            lines.append(indent + part)
    return lines


def heading(v: View, page: Page) -> list[str]:
    words = page.words
    facts = [words("heading-setup") if v.stage == SETTING_UP else words("heading-turn", turn=v.turn)]
    facts.append(words("stack", left=size(v.stack) + (v.at[TOP] != NONE)))
    if v.at[TOP] != NONE:
        above, below = two_lines(jar_of(v.at[TOP]), page)
        facts.append(words("top", colour=above, symbol=below))
    facts.append(words("discarded", number=size(v.discards)))
    facts.append(words("eyes-left", number=eyes_left(v)))
    return flowing(facts, page, f"[bold]{words('title')}[/]  ")


def legend(page: Page) -> list[str]:
    parts = [page.words(key) for key in ("legend-closed", "legend-open", "legend-gone")]
    return [f"[dim]{line}[/]" for line in flowing(parts, page)]


# The board


def board_lines(v: View, page: Page) -> list[str]:
    """Four rows of tiles, with the gems in between."""
    inner = page.inner
    lines: list[str] = []
    for row in range(SIDE):
        boxes = [box(v, SIDE * row + column, inner, page) for column in range(SIDE)]
        lines += [" ".join(parts) for parts in zip(*boxes, strict=True)]
        if row < SIDE - 1:
            lines.append(gem_line(v, row, inner))
    return lines


def gem_line(v: View, row: int, inner: int) -> str:
    line = ""
    for gem in range(3 * row, 3 * row + 3):
        mark = f"[{GEM_STYLE}]◆{gem + 1}[/]" if v.gems >> gem & 1 else "[dim]· [/]"
        line += " " * (inner + 2 - (gem > 3 * row)) + mark
    return line + " " * (inner + 1)


def box(v: View, place: int, inner: int, page: Page) -> list[str]:
    """A tile: an open one shows what it is, a closed one its jar."""
    tile = v.at[place]
    if tile == NONE:
        return [" " * (inner + 2)] * 4
    open_tile = is_up(v, place)
    frame = OPEN if open_tile else CLOSED
    number = face(tile, v.content[tile]) if open_tile else jar_of(tile)
    above, below = two_lines(number, page)
    style = ("bold " if open_tile else "") + style_of(number)
    edge = "bold green" if is_chosen(v, place) else style
    left, bar, right, side, lower_left, lower_right = frame
    note = "" if open_tile else remembered(v, tile, page)[:inner]
    name = place_name(place)
    return [
        f"[{edge}]{left}[/]{name}[{edge}]{bar * (inner - cell_len(name))}{right}[/]",
        f"[{edge}]{side}[/][{style}]{centred(above, inner)}[/][{edge}]{side}[/]",
        f"[{edge}]{side}[/][{style}]{centred(below, inner)}[/][{edge}]{side}[/]",
        f"[{edge}]{lower_left}[/][bold]{note}[/][{edge}]{bar * (inner - cell_len(note))}{lower_right}[/]",
    ]


def is_chosen(v: View, place: int) -> bool:
    """A place that is part of the choice being made."""
    if v.phase == SHOW:
        return v.marked >> place & 1 == 1
    return v.phase in (PEEK_TOO, SWAP_WITH) and v.picked == place


def two_lines(number: int, page: Page) -> tuple[str, str]:
    if number >= THIEF_FACES:
        return page.kinds[number - THIEF_FACES], ""
    return page.colours[number % COLOURS], page.symbols[number // COLOURS]


def style_of(number: int) -> str:
    return SPECIAL_STYLE if number >= THIEF_FACES else STYLES[number % COLOURS]


def centred(text: str, width: int) -> str:
    left = (width - cell_len(text)) // 2
    return " " * left + text + " " * (width - cell_len(text) - left)


def remembered(v: View, tile: int, page: Page) -> str:
    """9.3 With the memory aid: what a closed tile is, or the two columns of the sheet it can be."""
    can = [content for content in range(CONTENTS) if v.can[tile] >> content & 1]
    if v.memory_aid != ON or len(can) == CONTENTS:
        return ""
    if len(can) == 1:
        return brief(face(tile, can[0]), page)
    return page.words("or", one=can[0] + 1, other=can[1] + 1)


def brief(number: int, page: Page) -> str:
    above, below = two_lines(number, page)
    return f"{above[:SHORT]} {below[:SHORT]}" if below else above


# The sheet of all sixty tiles


def open_tiles(v: View) -> int:
    """Face up on the board, among the discards, or in a hoard."""
    closed = v.stack
    for spot in range(SPOTS):
        if v.at[spot] != NONE and not (spot < PLACES and is_up(v, spot)):
            closed |= 1 << v.at[spot]
    return ALL_TILES & ~closed


def gone_from(v: View, number: int, shown: int) -> set[int]:
    """What of a jar lies open."""
    tiles = range(CONTENTS * number, CONTENTS * number + CONTENTS)
    return {v.content[tile] for tile in tiles if shown >> tile & 1}


def sheet_lines(v: View, page: Page) -> list[str]:
    """For every jar the thief of its colour, the thief of its symbol, and the special object."""
    widths, shown = page.columns, open_tiles(v)
    heads = [padded(head, width) for head, width in zip(page.heads, widths, strict=True)]
    lines = [f"[dim]{' '.join(heads)}[/]"]
    for number in range(JARS):
        gone = gone_from(v, number, shown)
        cells = []
        for column, each in enumerate(row_of(number)):
            text = GONE if column > 0 and column - 1 in gone else lettered(each, page)
            cells.append(f"[{style_of(each)}]{padded(text, widths[column])}[/]")
        lines.append(" ".join(cells))
    return lines


def row_of(number: int) -> list[int]:
    """A jar and what it hides."""
    return [number, *(face(CONTENTS * number, content) for content in range(CONTENTS))]


def lettered(number: int, page: Page) -> str:
    """A colour as one letter, so that a row of the sheet fits beside the board."""
    above, below = two_lines(number, page)
    return f"{above[:1]} {below}" if below else above


def padded(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))


def short_sheet_lines(v: View, page: Page) -> list[str]:
    """The sheet in six rows: symbols down, colours across, and what each jar has that is not its own."""
    label = widest(page.symbols)
    cell = CONTENTS * (SHORT + 1)
    heads = [f"[{STYLES[c]}]{padded(page.colours[c], cell)}[/]" for c in range(COLOURS)]
    lines = [" " * (label + 1) + " ".join(heads)]
    shown = open_tiles(v)
    for symbol in range(SYMBOLS):
        cells = [short_cell(v, COLOURS * symbol + colour, shown, page) for colour in range(COLOURS)]
        lines.append(" ".join([padded(page.symbols[symbol], label), *cells]))
    return [*lines, *sheet_example(page)]


def sheet_example(page: Page) -> list[str]:
    """What a jar hides in full, by the numbers that the memory aid calls it."""
    words, hidden = page.words, enumerate(row_of(0)[1:], 1)
    parts = [words("sheet-number", number=number, face=face_name(each)) for number, each in hidden]
    start = words("sheet-example", jar=painted("jar", 0))
    return [f"[dim]{line}[/]" for line in flowing(parts, page, f"{start} ", between=", ")]


def short_cell(v: View, number: int, shown: int, page: Page) -> str:
    gone = gone_from(v, number, shown)
    parts = []
    for content in range(CONTENTS):
        other = face(CONTENTS * number, content)
        above, below = two_lines(other, page)
        text = below if content == 0 else above
        style = style_of(other if content else number)
        parts.append(f"[{style}]{padded(GONE if content in gone else text[:SHORT], SHORT)}[/]")
    return " ".join(parts) + " "


# The seats


def seat_lines(v: View, page: Page) -> list[str]:
    """Every seat with its score and the jars in its hand."""
    width = max(cell_len(page.words.name(seat)) for seat in range(v.seats))
    lines = []
    acting = NONE if v.phase == DONE else v.asked if v.phase == ANSWER else v.active
    for seat in range(v.seats):
        mark, style = ("▸", "bold green") if seat == acting else (" ", "white")
        name = f"{mark} [{style}]{escape(padded(page.words.name(seat), width))}[/]"
        counts = {"gems": v.loot[seat], "tiles": v.tiles[seat], "eyes": v.eyes[seat]}
        line = f"{name}  [{GEM_STYLE}]{page.words('score', points=score(v, seat), **counts)}[/]"
        jars = hand_jars(v, seat, page)
        beside = flowing(jars, page, f"{line}  ")
        fits = len(beside) == 1 and line_width(beside[0]) <= page.width
        lines += beside if fits else [line, *flowing(jars, page, " " * (width + 4))]
    return lines


def hand_jars(v: View, seat: int, page: Page) -> list[str]:
    """The backs of a hand, which everybody sees."""
    jars = []
    for slot in range(HAND_SIZE):
        tile = v.at[hand_spot(seat, slot)]
        if tile != NONE:
            note = remembered(v, tile, page) if seat != v.seat else ""
            name = f"[{style_of(jar_of(tile))}]{lettered(jar_of(tile), page)}[/]"
            jars.append(f"{name} ({note})" if note else name)
    return jars or [f"[dim]{page.words('empty-hand')}[/]"]


def hand_lines(v: View, page: Page) -> list[str]:
    """The viewer's own hand, by the letters that name its tiles."""
    if not 0 <= v.seat < v.seats or hand_of(v, v.seat) == 0:
        return []
    parts = []
    for slot in range(HAND_SIZE):
        tile = v.at[hand_spot(v.seat, slot)]
        if tile != NONE and v.content[tile] != NONE:
            number = face(tile, v.content[tile])
            parts.append(f"{SLOTS[slot]} [bold {style_of(number)}]{page.words.say(face_name(number))}[/]")
    return ["", *flowing(parts, page, between="   ")]


# After the game


def hidden_at_the_end(steps: Any, words: Words) -> str:
    """What hands and closed jars held, as far as anybody had seen it."""
    last: Table = [after for _, _, after in steps][-1]
    lines = [f"[bold]{words('hidden')}[/]"]
    for seat in range(last.seats):
        faces = [hidden_face_name(last, hand_spot(seat, slot)) for slot in range(HAND_SIZE)]
        if held := [each for each in faces if each]:
            lines.append(escape(words("held", who=Seat(seat), faces=held)))
    closed = [place for place in range(PLACES) if not is_up(last, place)]
    named = [(place, hidden_face_name(last, place)) for place in closed]
    there = [phrase("at-place", place=place_name(place), face=each) for place, each in named if each]
    unseen = [place_name(place) for place, each in named if not each]
    if there:
        lines.append(words("lay-there", faces=there))
    if unseen:
        lines.append(words("never-seen", places=unseen))
    return "\n".join(lines)


def hidden_face_name(t: Table, spot: int) -> Phrase | None:
    tile = t.at[spot]
    if tile == NONE or t.content[tile] == NONE:
        return None
    return face_name(face(tile, t.content[tile]))
