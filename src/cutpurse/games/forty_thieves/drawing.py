"""The table of Forty Thieves as text: the board, the sheet of all sixty tiles, and the hoards."""

from collections.abc import Callable
from itertools import zip_longest
from typing import cast

from cutpurse.engine.words.phrases import Thing, Words, phrase
from cutpurse.markup import cell_len, escape, fitting, flowing, length, padded

from .scene import Belongings, BoardPlace, Epilogue, Scene, Tile
from .sheet import Jar
from .state import SIDE
from .things import COLOUR, SPECIAL, SYMBOL

STYLES = {"red": "red", "green": "green", "yellow": "yellow", "blue": "bright_blue"}
SPECIAL_STYLE = "magenta"
GEM_STYLE = "bold cyan"
CLOSED, OPEN = tuple("╭─╮│╰╯"), tuple("┏━┓┃┗┛")
SHORT = 3  # letters of a word where there is little room
GONE = "–"
BESIDE = 2  # columns between board and sheet
BETWEEN = " · "
INDENT = "   "


class TablePage:
    """What is drawn, the words for it, and the measures that follow from them."""

    def __init__(self, scene: Scene, words: Words) -> None:
        self.scene = scene
        self.words = words
        self.width = words.width
        self.said = {it.id: words.say(it) for it in (*COLOUR, *SYMBOL, *SPECIAL)}
        self.letter = {it.id: words.form(it, "letter") for it in COLOUR}
        self.short = {it.id: words.form(it, "short") for it in COLOUR}
        self.inner = max(map(cell_len, self.said.values()))  # of a tile, between its edges
        self.board_width = SIDE * (self.inner + 3) - 1
        columns = ("sheet-colour", "sheet-symbol", "sheet-special")
        self.heads = [words("sheet-jar"), *(f"{n} {words(key)}" for n, key in enumerate(columns, 1))]
        thief = max(map(cell_len, self.letter.values())) + 1 + self.widest(SYMBOL)
        least = zip((thief, thief, thief, self.widest(SPECIAL)), self.heads, strict=True)
        self.columns = [max(width, cell_len(head)) for width, head in least]
        self.row_width = SIDE * (max(thief, self.widest(SPECIAL)) + len("a1 [] ")) - 1

    def widest(self, some: tuple[Thing, ...]) -> int:
        return max(cell_len(self.said[it.id]) for it in some)


def draw(scene: Scene, words: Words) -> str:
    """Board and sheet side by side, or below each other; with little height a row of tiles in a line."""
    page = TablePage(scene, words)
    top, seats, hand = heading(page), seat_lines(page), hand_lines(page)
    board, sheet = board_lines(page), sheet_lines(page)
    below = [*top, *board, *short_sheet_lines(page), *legend(page), *seats, *hand]
    board += [" " * page.board_width] * (len(sheet) - len(board))
    beside = [f"{left}{' ' * BESIDE}{right}" for left, right in zip(board, sheet, strict=True)]
    noted, bare = (brief_board(page, in_full=False, noted=noted) for noted in (True, False))
    variants = (
        [*top, *beside, *legend(page), *seats, *hand],
        below,
        [*top, *brief_board(page, in_full=True), *seats, *hand[1:]],
        [*top, *noted, *seats, *hand[1:]],
        [*top, *with_seats(noted, page), *hand[1:]],
        [*top, *noted, *seats_in_a_row(page, short_jars), *hand[1:]],
        [*top, *with_seats(bare, page), *hand[1:]],
        [*top, *bare, *seats_in_a_row(page, short_jars), *hand[1:]],
        [*short_heading(page), *bare, *seats_in_a_row(page, counted_jars), *hand[1:]],
    )
    return "\n".join(fitting(variants, page.width, words.height))


def heading(page: TablePage) -> list[str]:
    scene, words = page.scene, page.words
    counts = [words("counted", pile=p.pile, number=p.count) for p in (scene.discards, scene.eyes)]
    return flowing(clock(page) + counts, page.width, f"[bold]{words('title')}[/]  ", BETWEEN)


def short_heading(page: TablePage) -> list[str]:
    return flowing(clock(page), page.width, between=BETWEEN)


def clock(page: TablePage) -> list[str]:
    """The turn, and the stack that the game lasts for."""
    scene, words = page.scene, page.words
    setting_up = scene.stage == "setting-up"
    turn = words("heading-setup") if setting_up else words("heading-turn", turn=scene.turn)
    top = [words("top", jar=scene.stack.top.jar)] if scene.stack.top else []
    return [turn, words("counted", pile=scene.stack.pile, number=scene.stack.count), *top]


def legend(page: TablePage) -> list[str]:
    parts = [page.words(key) for key in ("legend-closed", "legend-open", "legend-gone")]
    return [f"[dim]{line}[/]" for line in flowing(parts, page.width, between=BETWEEN)]


# Faces and jars


def two_lines(it: Thing, page: TablePage) -> tuple[str, str]:
    """A jar or a thief by its colour and its symbol, or a special object."""
    if it in SPECIAL:
        return page.said[it.id], ""
    return page.said[part(it, "colour").id], page.said[part(it, "symbol").id]


def part(it: Thing, name: str) -> Thing:
    return cast(Thing, it.args[name])


def style_of(it: Thing) -> str:
    return SPECIAL_STYLE if it in SPECIAL else STYLES[str(part(it, "colour").id)]


def brief(it: Thing, page: TablePage) -> str:
    above, below = two_lines(it, page)
    return f"{page.short[part(it, 'colour').id]} {below[:SHORT]}" if below else above


def lettered(it: Thing, page: TablePage) -> str:
    """A colour as a letter, so that a row of the sheet fits beside the board."""
    above, below = two_lines(it, page)
    return f"{page.letter[part(it, 'colour').id]} {below}" if below else above


def clipped(it: Thing, page: TablePage) -> str:
    """The same; where four tiles in a line are too wide for the page, of the symbol only the beginning."""
    if it in SPECIAL or page.row_width <= page.width:
        return lettered(it, page)
    return f"{page.letter[part(it, 'colour').id]} {two_lines(it, page)[1][:SHORT]}"


def remembered(tile: Tile, page: TablePage, say: Callable[[Thing, TablePage], str] = brief) -> str:
    """9.3 With the memory aid: what a closed tile is, or the two columns of the sheet it can be."""
    if len(tile.may) != 2:
        return say(tile.may[0], page) if len(tile.may) == 1 else ""
    row = next(row for row in page.scene.sheet if row.jar == tile.jar)
    one, other = (number for number, hidden in enumerate(row.hides, 1) if hidden.face in tile.may)
    return page.words("or", one=one, other=other)


# The board


def board_lines(page: TablePage) -> list[str]:
    """Four rows of tiles, with the gems in between."""
    lines: list[str] = []
    for row in range(SIDE):
        boxes = [box(place, page) for place in page.scene.board[SIDE * row : SIDE * row + SIDE]]
        lines += [" ".join(parts) for parts in zip(*boxes, strict=True)]
        if row < SIDE - 1:
            lines.append(gem_line(row, page))
    return lines


def gem_line(row: int, page: TablePage) -> str:
    line = ""
    for mark in gem_marks(row, page):
        line += " " * (page.inner + 2 - (line != "")) + mark
    return line + " " * (page.inner + 1)


def gem_marks(row: int, page: TablePage) -> list[str]:
    """The gems below a row of tiles."""
    there = {gem.gem.id for gem in page.scene.gems}
    numbers = range(3 * row + 1, 3 * row + 4)
    return [f"[{GEM_STYLE}]◆{gem}[/]" if gem in there else "[dim]· [/]" for gem in numbers]


def brief_board(page: TablePage, in_full: bool, noted: bool = True) -> list[str]:
    """A row of tiles in a line, the open ones in brackets, and the gems between the rows."""
    cells = [brief_tile(place, page, in_full) for place in page.scene.board]
    notes = [brief_note(place, page) if noted else "" for place in page.scene.board]
    width, lines = max(map(length, [*cells, *notes])) + 1, []
    for row in range(SIDE):
        own = slice(SIDE * row, SIDE * row + SIDE)
        lines += [in_cells(some[own], width) for some in (cells, notes) if any(some[own])]
        if row < SIDE - 1:
            lines.append(" " * (width - 2) + in_cells(gem_marks(row, page), width))
            lines[-1] += f"  [dim]{page.words('legend-brief')}[/]" if row == 0 else ""
    return lines


def in_cells(cells: list[str], width: int) -> str:
    return "".join(padded(cell, width) for cell in cells).rstrip()


def brief_tile(it: BoardPlace, page: TablePage, in_full: bool) -> str:
    """A tile by its place, and what it shows."""
    name, tile = page.words.say(it.place), it.tile
    if tile is None:
        return name
    what = tile.face or tile.jar
    said = " ".join(filter(None, two_lines(what, page))) if in_full else clipped(what, page)
    style = "bold green" if is_chosen(it.place, page.scene) else style_of(what)
    return f"{name} [bold {style}]{escape(f'[{said}]')}[/]" if tile.face else f"{name} [{style}]{said}[/]"


def brief_note(it: BoardPlace, page: TablePage) -> str:
    """Below a tile: what it is, as far as that is remembered."""
    note = "" if it.tile is None or it.tile.face else remembered(it.tile, page, clipped)
    return f"   [bold]{note}[/]" if note else ""


def box(it: BoardPlace, page: TablePage) -> list[str]:
    """A tile: an open one shows what it is, a closed one its jar."""
    inner, tile = page.inner, it.tile
    if tile is None:
        return [" " * (inner + 2)] * 4
    left, bar, right, side, lower_left, lower_right = OPEN if tile.face else CLOSED
    what = tile.face or tile.jar
    style = ("bold " if tile.face else "") + style_of(what)
    edge = "bold green" if is_chosen(it.place, page.scene) else style
    note = "" if tile.face else remembered(tile, page)[:inner]
    name = page.words.say(it.place)
    above, below = (
        f"[{edge}]{side}[/][{style}]{middle(text, inner)}[/][{edge}]{side}[/]"
        for text in two_lines(what, page)
    )
    return [
        f"[{edge}]{left}[/]{name}[{edge}]{bar * (inner - cell_len(name))}{right}[/]",
        above,
        below,
        f"[{edge}]{lower_left}[/][bold]{note}[/][{edge}]{bar * (inner - cell_len(note))}{lower_right}[/]",
    ]


def middle(text: str, width: int) -> str:
    """In the middle of a tile that may be no wider than the text."""
    return padded(" " * ((width - cell_len(text)) // 2) + text, width)


def is_chosen(place: Thing, scene: Scene) -> bool:
    """A place that is part of the choice being made."""
    return place == scene.picked or (scene.lantern is not None and place in scene.lantern.marked)


# The sheet of all sixty tiles


def sheet_lines(page: TablePage) -> list[str]:
    """For every jar the thief of its colour, the thief of its symbol, and the special object."""
    lines = [f"[dim]{' '.join(map(padded, page.heads, page.columns))}[/]"]
    for row in page.scene.sheet:
        texts = [lettered(row.jar, page), *(GONE if it.open else lettered(it.face, page) for it in row.hides)]
        styles = map(style_of, (row.jar, *(it.face for it in row.hides)))
        cells = zip(styles, map(padded, texts, page.columns), strict=True)
        lines.append(" ".join(f"[{style}]{text}[/]" for style, text in cells))
    return lines


def short_sheet_lines(page: TablePage) -> list[str]:
    """The sheet in six rows: symbols down, colours across, and what each jar has that is not its own."""
    label, cell = page.widest(SYMBOL), 3 * (SHORT + 1)
    heads = [f"[{STYLES[str(it.id)]}]{padded(page.said[it.id], cell)}[/]" for it in COLOUR]
    lines = [" " * (label + 1) + " ".join(heads)]
    for number, symbol in enumerate(SYMBOL):
        rows = page.scene.sheet[len(COLOUR) * number : len(COLOUR) * (number + 1)]
        lines.append(
            " ".join([padded(page.said[symbol.id], label), *(short_cell(row, page) for row in rows)])
        )
    return [*lines, *sheet_example(page)]


def short_cell(row: Jar, page: TablePage) -> str:
    """The symbol of one thief, the colour of the other, the special object."""
    own, other, special = row.hides
    symbol, colour = part(own.face, "symbol").id, part(other.face, "colour").id
    texts = page.said[symbol][:SHORT], page.short[colour], page.said[special.face.id][:SHORT]
    parts = []
    for it, text in zip(row.hides, texts, strict=True):
        parts.append(f"[{style_of(it.face)}]{padded(GONE if it.open else text, SHORT)}[/]")
    return " ".join(parts) + " "


def sheet_example(page: TablePage) -> list[str]:
    """What a jar hides in full, by the numbers that the memory aid calls it."""
    words, row = page.words, page.scene.sheet[0]
    parts = [words("sheet-number", number=number, face=it.face) for number, it in enumerate(row.hides, 1)]
    lines = flowing(parts, page.width, f"{words('sheet-example', jar=row.jar)} ", ", ")
    return [f"[dim]{line}[/]" for line in lines]


# The seats


def seat_lines(page: TablePage) -> list[str]:
    """Every seat with its score and the jars in its hand."""
    scene, words = page.scene, page.words
    width = max(cell_len(words.name(player.seat.number)) for player in scene.seats)
    lines = []
    for player in scene.seats:
        line, jars = f"{marked(player, width, page)}  {score(player, page)}", hand_jars(player, page)
        beside = flowing(jars, page.width, f"{line}  ", BETWEEN)
        fits = len(beside) == 1 and length(beside[0]) <= page.width
        lines += beside if fits else [line, *flowing(jars, page.width, " " * (width + 4), BETWEEN)]
    return lines


def with_seats(board: list[str], page: TablePage) -> list[str]:
    """The board, and at its right every seat with its score and the jars in its hand."""
    width = max(map(length, board)) + BESIDE
    seats = [line for player in page.scene.seats for line in short_seat(player, page, page.width - width)]
    return [padded(left, width) + right for left, right in zip_longest(board, seats, fillvalue="")]


def short_seat(player: Belongings, page: TablePage, width: int) -> list[str]:
    """In a line if that fits, else the jars below the name."""
    name, jars = short_score(player, page), short_jars(player, page)
    line = ", ".join([name, *jars])
    return [line] if length(line) <= width else [name, *flowing(jars, width, INDENT)]


def seats_in_a_row(page: TablePage, say: Callable[[Belongings, TablePage], list[str]]) -> list[str]:
    """As many seats in a line as fit, with their scores and what is said of their jars."""
    told = [", ".join([short_score(player, page), *say(player, page)]) for player in page.scene.seats]
    return flowing(told, page.width)


def short_score(player: Belongings, page: TablePage) -> str:
    return f"{marked(player, 0, page)}: [{GEM_STYLE}]{player.score}[/]"


def short_jars(player: Belongings, page: TablePage) -> list[str]:
    """The jars of a hand; of one's own only the number, as what they hide is told below."""
    if not player.hand or any(tile.face for tile in player.hand):
        return counted_jars(player, page)
    return [f"[{style_of(tile.jar)}]{lettered(tile.jar, page)}[/]" for tile in player.hand]


def counted_jars(player: Belongings, page: TablePage) -> list[str]:
    return [page.words("in-hand", number=len(player.hand))]


def marked(player: Belongings, width: int, page: TablePage) -> str:
    """The name of a seat, with a mark before whose turn it is."""
    scene = page.scene
    acting = None if scene.phase == "over" else scene.actor or scene.active
    mark, style = ("▸", "bold green") if player.seat == acting else (" ", "white")
    return f"{mark} [{style}]{padded(escape(page.words.name(player.seat.number)), width)}[/]"


def score(player: Belongings, page: TablePage) -> str:
    counts = {"gems": player.gems, "tiles": player.tiles, "eyes": player.eyes}
    return f"[{GEM_STYLE}]{page.words('score', points=player.score, **counts)}[/]"


def hand_jars(player: Belongings, page: TablePage) -> list[str]:
    """The backs of a hand, which everybody sees."""
    jars = []
    for tile in player.hand:
        note = "" if tile.face else remembered(tile, page)
        name = f"[{style_of(tile.jar)}]{lettered(tile.jar, page)}[/]"
        jars.append(f"{name} ({note})" if note else name)
    return jars or [f"[dim]{page.words('empty-hand')}[/]"]


def hand_lines(page: TablePage) -> list[str]:
    """The viewer's own hand, by the letters that name its tiles."""
    say, hand = page.words.say, page.scene.hand
    faces = [(say(held.slot), held.tile.face) for held in hand if held.tile.face]
    parts = [f"{slot} [bold {style_of(face)}]{say(face)}[/]" for slot, face in faces]
    return ["", *flowing(parts, page.width, between="   ")] if hand else []


# After the game


def draw_epilogue(epilogue: Epilogue, words: Words) -> str:
    """What hands and closed jars held, as far as anybody had seen it."""
    hands = [(hand.seat, [phrase("a-face", face=face) for face in hand.faces]) for hand in epilogue.hands]
    told = [phrase("held", who=seat, faces=faces) for seat, faces in hands if faces]
    if epilogue.board:
        there = [phrase("face-on", place=it.place, face=it.face) for it in epilogue.board]
        told.append(phrase("lay-there", faces=there))
    if epilogue.never_seen:
        told.append(phrase("never-seen", places=epilogue.never_seen))
    if epilogue.shuffled:
        told.append(phrase("shuffled-since", places=epilogue.shuffled))
    return "\n".join([f"[bold]{words('hidden')}[/]", *(escape(words.say(it)) for it in told)])
