"""The table of Forty Thieves as text: the board, the sheet of all sixty tiles, and the hoards."""

from typing import Any

from rich.cells import cell_len
from rich.markup import escape

from cutpurse.engine.words import Phrase, Seat, Words, phrase

from .board import size
from .jars import THIEF_FACES, face, jar_of
from .names import COLOUR_KEYS, KIND_KEYS, SLOTS, SYMBOL_KEYS, face_name, jar, place_name
from .rules import score
from .state import (
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


def drawn(v: View, words: Words) -> str:
    """Board and sheet side by side where there is room, and below each other where there is not."""
    board = board_lines(v, words)
    wide = beside(board, sheet_lines(v, words))
    if max(map(line_width, wide)) > words.width:
        wide = [*board, *short_sheet_lines(v, words)]
    legend = f"[dim]{words('legend')}[/]"
    return "\n".join([heading(v, words), *wide, legend, *seat_lines(v, words), *hand_lines(v, words)])


def line_width(line: str) -> int:
    from rich.text import Text

    return Text.from_markup(line).cell_len


def beside(left: list[str], right: list[str]) -> list[str]:
    room = max(map(line_width, left)) + BESIDE
    rows = max(len(left), len(right))
    left, right = left + [""] * (rows - len(left)), right + [""] * (rows - len(right))
    return [f"{a}{' ' * (room - line_width(a))}{b}" for a, b in zip(left, right, strict=True)]


def heading(v: View, words: Words) -> str:
    facts = [words("heading-setup") if v.stage == SETTING_UP else words("heading-turn", turn=v.turn)]
    facts.append(words("stack", left=size(v.stack) + (v.at[TOP] != NONE)))
    if v.at[TOP] != NONE:
        facts.append(words("top", jar=jar(v.at[TOP])))
    facts.append(words("discarded", number=size(v.discards)))
    facts.append(words("eyes-left", number=eyes_left(v)))
    title = f"[bold]{words('title')}[/]  "
    lines, line = [], ""
    for fact in facts:
        joined = f"{line} · {fact}" if line else fact
        if cell_len(joined) + line_width(title) > words.width:
            lines.append(line)
            joined = fact
        line = joined
    indent = "\n" + " " * line_width(title)
    return title + indent.join([*lines, line])


# The board


def board_lines(v: View, words: Words) -> list[str]:
    """Four rows of tiles, with the gems in between."""
    inner = max(cell_len(words(key)) for key in (*COLOUR_KEYS, *SYMBOL_KEYS, *KIND_KEYS))
    lines: list[str] = []
    for row in range(SIDE):
        boxes = [box(v, SIDE * row + column, inner, words) for column in range(SIDE)]
        lines += [" ".join(parts) for parts in zip(*boxes, strict=True)]
        if row < SIDE - 1:
            lines.append(gem_line(v, row, inner))
    return lines


def gem_line(v: View, row: int, inner: int) -> str:
    line = ""
    for gem in range(3 * row, 3 * row + 3):
        mark = f"[{GEM_STYLE}]◆{gem + 1}[/]" if v.gems >> gem & 1 else "[dim]· [/]"
        line += " " * (inner + 2 - (gem > 3 * row)) + mark
    return line


def box(v: View, place: int, inner: int, words: Words) -> list[str]:
    """A tile: an open one shows what it is, a closed one its jar."""
    tile = v.at[place]
    if tile == NONE:
        return [" " * (inner + 2)] * 4
    open_tile = is_up(v, place)
    frame = OPEN if open_tile else CLOSED
    number = face(tile, v.content[tile]) if open_tile else jar_of(tile)
    above, below = two_lines(number, words)
    style = ("bold " if open_tile else "") + style_of(number)
    edge = "bold green" if is_chosen(v, place) else style
    left, bar, right, side, lower_left, lower_right = frame
    note = "" if open_tile else remembered(v, tile, words)[:inner]
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


def two_lines(number: int, words: Words) -> tuple[str, str]:
    if number >= THIEF_FACES:
        return words(KIND_KEYS[number - THIEF_FACES]), ""
    return words(COLOUR_KEYS[number % COLOURS]), words(SYMBOL_KEYS[number // COLOURS])


def style_of(number: int) -> str:
    return SPECIAL_STYLE if number >= THIEF_FACES else STYLES[number % COLOURS]


def centred(text: str, width: int) -> str:
    left = (width - cell_len(text)) // 2
    return " " * left + text + " " * (width - cell_len(text) - left)


def remembered(v: View, tile: int, words: Words) -> str:
    """9.3 With the memory aid: what a closed tile is, or the two columns of the sheet it can be."""
    can = [content for content in range(CONTENTS) if v.can[tile] >> content & 1]
    if v.memory_aid != ON or len(can) == CONTENTS:
        return ""
    if len(can) == 1:
        return brief(face(tile, can[0]), words)
    return words("or", one=can[0] + 1, other=can[1] + 1)


def brief(number: int, words: Words) -> str:
    above, below = two_lines(number, words)
    return f"{above[:SHORT]} {below[:SHORT]}" if below else above


# The sheet of all sixty tiles


def lies_open(v: View, tile: int) -> bool:
    """Face up on the board, among the discards, or in a hoard."""
    closed = v.stack
    for spot in range(TOP + 1):
        if v.at[spot] != NONE and not (spot < PLACES and is_up(v, spot)):
            closed |= 1 << v.at[spot]
    return closed >> tile & 1 == 0


def open_contents(v: View, number: int) -> set[int]:
    """What of a jar lies open."""
    tiles = range(CONTENTS * number, CONTENTS * number + CONTENTS)
    return {v.content[tile] for tile in tiles if lies_open(v, tile)}


def sheet_lines(v: View, words: Words) -> list[str]:
    """For every jar the thief of its colour, the thief of its symbol, and the special object."""
    names = [[lettered(number, words) for number in row_of(jar_number)] for jar_number in range(JARS)]
    heads = [words(key) for key in ("sheet-jar", "sheet-colour", "sheet-symbol", "sheet-special")]
    heads[1:] = [f"{number} {head}" for number, head in enumerate(heads[1:], 1)]
    widths = [max(cell_len(row[column]) for row in [*names, heads]) for column in range(4)]
    lines = ["[dim]" + " ".join(padded(head, widths[column]) for column, head in enumerate(heads)) + "[/]"]
    for number, row in enumerate(names):
        gone = open_contents(v, number)
        cells = []
        for column, name in enumerate(row):
            text = GONE if column > 0 and column - 1 in gone else name
            cells.append(f"[{style_of(row_of(number)[column])}]{padded(text, widths[column])}[/]")
        lines.append(" ".join(cells))
    return lines


def row_of(number: int) -> list[int]:
    """A jar and what it hides."""
    return [number, *(face(CONTENTS * number, content) for content in range(CONTENTS))]


def lettered(number: int, words: Words) -> str:
    """A colour as one letter, so that a row of the sheet fits beside the board."""
    above, below = two_lines(number, words)
    return f"{above[:1]} {below}" if below else above


def padded(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))


def short_sheet_lines(v: View, words: Words) -> list[str]:
    """The sheet in six rows: symbols down, colours across, and what each jar has that is not its own."""
    label = max(cell_len(words(key)) for key in SYMBOL_KEYS)
    cell = CONTENTS * (SHORT + 1)
    heads = [f"[{STYLES[c]}]{padded(words(COLOUR_KEYS[c]), cell)}[/]" for c in range(COLOURS)]
    lines = [" " * (label + 1) + " ".join(heads)]
    for symbol in range(SYMBOLS):
        cells = [short_cell(v, COLOURS * symbol + colour, words) for colour in range(COLOURS)]
        lines.append(" ".join([padded(words(SYMBOL_KEYS[symbol]), label), *cells]))
    return lines


def short_cell(v: View, number: int, words: Words) -> str:
    gone = open_contents(v, number)
    parts = []
    for content in range(CONTENTS):
        other = face(CONTENTS * number, content)
        above, below = two_lines(other, words)
        text = below if content == 0 else above
        style = style_of(other if content else number)
        parts.append(f"[{style}]{padded(GONE if content in gone else text[:SHORT], SHORT)}[/]")
    return " ".join(parts) + " "


# The seats


def seat_lines(v: View, words: Words) -> list[str]:
    """Every seat with its score and the jars in its hand."""
    width = max(cell_len(words.name(seat)) for seat in range(v.seats))
    lines = []
    acting = NONE if v.phase == DONE else v.asked if v.phase == ANSWER else v.active
    for seat in range(v.seats):
        mark, style = ("▸", "bold green") if seat == acting else (" ", "white")
        name = f"{mark} [{style}]{escape(padded(words.name(seat), width))}[/]"
        counts = {"gems": v.loot[seat], "tiles": v.tiles[seat], "eyes": v.eyes[seat]}
        line = f"{name}  [{GEM_STYLE}]{words('score', points=score(v, seat), **counts)}[/]"
        jars = hand_jars(v, seat, words)
        fits = line_width(line) + line_width(jars) + 2 <= words.width
        lines += [f"{line}  {jars}"] if fits else [line, f"{' ' * (width + 4)}{jars}"]
    return lines


def hand_jars(v: View, seat: int, words: Words) -> str:
    """The backs of a hand, which everybody sees."""
    jars = []
    for slot in range(HAND_SIZE):
        tile = v.at[hand_spot(seat, slot)]
        if tile != NONE:
            note = remembered(v, tile, words) if seat != v.seat else ""
            name = f"[{style_of(jar_of(tile))}]{lettered(jar_of(tile), words)}[/]"
            jars.append(f"{name} ({note})" if note else name)
    return " · ".join(jars) or f"[dim]{words('empty-hand')}[/]"


def hand_lines(v: View, words: Words) -> list[str]:
    """The viewer's own hand, by the letters that name its tiles."""
    if not 0 <= v.seat < v.seats or hand_of(v, v.seat) == 0:
        return []
    parts = []
    for slot in range(HAND_SIZE):
        tile = v.at[hand_spot(v.seat, slot)]
        if tile != NONE and v.content[tile] != NONE:
            number = face(tile, v.content[tile])
            parts.append(f"{SLOTS[slot]} [bold {style_of(number)}]{words.say(face_name(number))}[/]")
    return ["", "   ".join(parts)]


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
