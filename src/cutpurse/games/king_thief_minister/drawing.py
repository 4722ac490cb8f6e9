"""The table of King Thief Minister as text: six spots around the treasury, and the report of who lied."""

from cutpurse.engine.words.phrases import Phrase, Words, phrase
from cutpurse.markup import cell_len, centred, escape, fitting, in_columns, length, wrapped

from .scene import Change, ClaimAndTruth, Epilogue, Note, Scene, Spot

INNER = 13  # the room inside a card
CELL = 25  # the room for a spot
MOST_DRAWN = 12  # coins
INDENT = "    "  # of what stands below a claim: as wide as the round
STYLES = {
    "king": "bold yellow",
    "thief": "bold magenta",
    "minister": "bold cyan",
    "executioner": "bold red",
    "sheriff": "bold blue",
    "peasant": "bold green",
}


def draw(scene: Scene, words: Words) -> str:
    """The six spots around the treasury, the one who looks at the front; a list where there is no room."""
    around = spots_from(scene, words.you)
    as_list = [heading(scene, words), *in_columns([in_a_line(scene, spot, words) for spot in around])]
    cell = min(CELL, words.width // 3)
    if cell < widest(scene, words) + 2:
        return "\n".join(as_list)
    top = [drawn(scene, around[step], words, cell) for step in (2, 3, 4)]
    bottom = [drawn(scene, around[step], words, cell) for step in (1, 0, 5)]
    rows = ["".join(parts) for three in (top, bottom) for parts in zip(*three, strict=True)]
    return "\n".join(fitting(([heading(scene, words), *rows], as_list), words.width, words.height))


def spots_from(scene: Scene, you: int | None) -> list[Spot]:
    """Clockwise, which is to the left, from the one who looks."""
    owners = [spot.owner.number if spot.owner else None for spot in scene.spots]
    own = 0 if you is None else owners.index(you)
    return scene.spots[own:] + scene.spots[:own]


def widest(scene: Scene, words: Words) -> int:
    """What a spot needs, so that nothing in it is cut."""
    owners = [owner_line(scene, spot, words) for spot in scene.spots]
    return max(INNER, *(cell_len(text) for name, _, coins in owners for text in (name, coins)))


def heading(scene: Scene, words: Words) -> str:
    begins = f"{words('title')}  {moment(scene, words)}"
    coins = scene.treasury.count
    treasury = f"{words.say(scene.treasury.pile)} {pile(coins)}"
    if cell_len(begins) + cell_len(treasury) + 2 > words.width:
        treasury = f"{words.say(scene.treasury.pile)} {coins}"
    return f"[bold]{begins}[/]  [yellow]{treasury}[/]"


def moment(scene: Scene, words: Words) -> str:
    if scene.round == 0:
        return words("heading-first")
    return words("heading-over") if scene.phase == "over" else words("heading", round=scene.round)


def drawn(scene: Scene, spot: Spot, words: Words, cell: int) -> list[str]:
    """One spot: whose it is, the coins, the card, and perhaps a note."""
    name, style, coins = owner_line(scene, spot, words)
    face, color = card_line(spot, words)
    box = (f"╭{'─' * INNER}╮", f"│{face:^{INNER}}│", f"╰{'─' * INNER}╯")
    lines = [(name, style), (coins, "yellow"), *((line, color) for line in box)]
    if scene.memory_aid:
        lines.append((note_line(spot, words, cell), "dim"))
    return [f"[{style}]{centred(text, cell)}[/]" for text, style in lines]


def in_a_line(scene: Scene, spot: Spot, words: Words) -> list[str]:
    name, style, coins = owner_line(scene, spot, words)
    face, color = card_line(spot, words)
    known = note_line(spot, words, CELL)
    return [f"[{style}]{escape(name)}[/]", f"[yellow]{coins}[/]", f"[{color}]{face}[/]", f"[dim]{known}[/]"]


def owner_line(scene: Scene, spot: Spot, words: Words) -> tuple[str, str, str]:
    """The name at a spot, how it is coloured, and the coins there."""
    if spot.owner is None:
        return words("no-seat"), "dim", ""
    acting = spot.owner == scene.active and scene.phase != "over"
    mark, style = ("▸ ", "bold green") if acting else ("", "white")
    seat = spot.owner.number
    return mark + words.name(seat), style, pile(scene.purses[seat].coins)


def pile(coins: int) -> str:
    """A number of coins, and a picture of them if they are few."""
    return f"{coins} {'●' * coins}" if 0 < coins <= MOST_DRAWN else str(coins)


def card_line(spot: Spot, words: Words) -> tuple[str, str]:
    """What is on a card, or that it lies face down, and in which colour."""
    if spot.character is None:
        return words("face-down"), "white" if spot.owner else "dim"
    return words.say(spot.character), STYLES[str(spot.character.id)]


def note_line(spot: Spot, words: Words, room: int) -> str:
    """What a card is likely to be, as far as there is room for it."""
    notes = [note(each, words) for each in spot.notes]
    both = "  ".join(notes)
    return both if cell_len(both) < room else notes[0]


def note(it: Note, words: Words) -> str:
    if it.percent == 100:
        return words.say(it.character)
    return words("note", character=it.character, percent=it.percent)


def draw_epilogue(epilogue: Epilogue, words: Words) -> str:
    """Every claim, with the truth beside it, and the coins that it moved: in the same line, or below."""
    rows = [report(verdict, words) for verdict in epilogue.claims]
    coins = [coins_of(verdict, words) for verdict in epilogue.claims]
    lines = in_columns([[*row, gold(escape(moved))] for row, moved in zip(rows, coins, strict=True)])
    if max(map(length, lines)) > words.width:
        lines = with_coins_below(in_columns(rows), coins, words.width)
    return "\n".join([f"[bold]{words('report')}[/]", *lines])


def with_coins_below(lines: list[str], coins: list[str], width: int) -> list[str]:
    both = []
    for line, moved in zip(lines, coins, strict=True):
        both += [line, *map(gold, wrapped(moved, width, INDENT))]
    return both


def gold(text: str) -> str:
    return f"[yellow]{text}[/]" if text else ""


def report(it: ClaimAndTruth, words: Words) -> list[str]:
    is_true = it.truth == it.claim.character
    truth = words("report-true") if is_true else words("report-lie", character=it.truth)
    who = {"who": it.challenger} if it.challenger else {}
    return [
        f"[dim]{it.round:>2}[/]",
        escape(words.name(it.claim.seat.number)),
        words.say(it.claim.character),
        f"[{'green' if is_true else 'red'}]{truth}[/]",
        escape(words(f"report-{it.became}", **who)),
    ]


def coins_of(it: ClaimAndTruth, words: Words) -> str:
    """The coins that a claim moved, and who had too few to pay."""
    moved = [words("report-coins", changes=[change_of(each) for each in it.coins])] if it.coins else []
    short = [words("report-unpaid", who=it.could_not_pay)] if it.could_not_pay else []
    return "; ".join(moved + short)


def change_of(it: Change) -> Phrase:
    return phrase("gains" if it.coins > 0 else "loses", who=it.seat, coins=abs(it.coins))
