"""The table of Guild of Thieves as text: the grid, then everybody's cards as far as one sees them."""

from collections.abc import Sequence

from cutpurse.engine.scenes import Pile
from cutpurse.engine.words.phrases import Phrase, Seat, Thing, Words, phrase
from cutpurse.markup import cell_len, escape, fitting, flowing, length, padded, wrapped

from .scene import Epilogue, Guild, ItemCard, Scene, Space
from .state import COLUMNS, ITEMS
from .things import KIND, LETTERS

STYLES: dict[int | str, str] = {
    "lamp": "yellow",
    "camel": "bright_yellow",
    "sword": "bright_white",
    "carpet": "magenta",
    "coins": "bright_yellow",
    "turban": "cyan",
    "jewels": "green",
    "guard": "red",
}
MARKS = "▲●■◆"  # the thieves of each seat
COLORS = ("bright_red", "bright_cyan", "bright_green", "bright_magenta")


def draw(scene: Scene, words: Words) -> str:
    """Everything; without what items are worth; with the viewer's own cards only; with only the hand."""
    top = [*flowing([f"[bold]{words('title')}[/]", heading(scene, words)], words.width), *grid(scene, words)]
    width = max(cell_len(words.name(guild.seat.number)) for guild in scene.guilds)
    seats = [
        (seat_lines(scene, guild, width, words), pile_lines(scene, guild, words)) for guild in scene.guilds
    ]
    all_piles = [line for seat, cards in seats for line in (*seat, *cards)]
    numbers, own = [line for seat, _ in seats for line in seat], own_piles(scene, words)
    held = own_piles(scene, words, only_hand=True)
    variants = (
        [*top, *worth(scene, words), "", *all_piles],
        [*top, *all_piles],
        [*top, *numbers, *own],
        [*top, *numbers, *held],
        [*top, *briefly(scene, words), *held],
    )
    return "\n".join(fitting(variants, words.width, words.height))


def heading(scene: Scene, words: Words) -> str:
    if scene.phase == "over":
        return words("heading-done")
    if scene.turn == 0:
        return words("heading-place" if scene.phase == "place" else "heading-deal")
    copied = scene.copied if scene.phase == "card" else None
    aside = f"  [dim]{words('jewels-copy', effect=copied.effect)}[/]" if copied else ""
    return words("heading-turn", turn=scene.turn) + aside


# The grid


def grid(scene: Scene, words: Words) -> list[str]:
    """A row of the grid in a line; where there is little room, the short names of the items."""
    names = {kind.id: words.say(kind) for kind in KIND[:ITEMS]}
    width = min(max(map(cell_len, names.values())) + 3, (words.width - 3) // COLUMNS)
    if max(map(cell_len, names.values())) >= width:
        names = {kind.id: words.form(kind, "short") for kind in KIND[:ITEMS]}
    marked = within_reach(scene, words.you)
    cells = [cell(scene, each, names, width, each.space in marked) for each in scene.grid]
    lines = ["  " + "".join(f" {letter:<{width - 1}}" for letter in LETTERS)]
    for row in range(len(cells) // COLUMNS):
        lines.append(f"{row + 1} " + "".join(cells[row * COLUMNS : (row + 1) * COLUMNS]))
    return lines


def worth(scene: Scene, words: Words) -> list[str]:
    """What each item is worth."""
    told = [words("worth", kind=each.kind, points=each.points) for each in scene.crib if each.points]
    return [f"[dim]{line}[/]" for line in wrapped(", ".join(told), words.width - 1)]


def within_reach(scene: Scene, you: int | None) -> list[Thing]:
    """The spaces that stand out for the seat that chooses among them."""
    if you is None or scene.actor != Seat(you):
        return []
    if scene.phase == "thief":
        return [each.start for each in scene.reach]
    if scene.phase == "via":
        return [each.via for each in scene.reach if each.via]
    return [end for each in scene.reach for end in each.ends] if scene.phase == "move" else []


def cell(scene: Scene, here: Space, names: dict[int | str, str], width: int, marked: bool) -> str:
    """A card, with the mark of the thief on it; what may be chosen now stands out."""
    card, thief = here.card, here.thief
    name = names[card.kind.id] if card else "" if thief else "·"
    style = STYLES[card.kind.id] if card else "dim"
    if marked or here.space == scene.via or (thief and thief.thief == scene.mover):
        style += " reverse"
    mark, color = ">" if marked else " ", "bold"
    if thief:
        mark, color = MARKS[thief.seat.number], COLORS[thief.seat.number]
    return f"[{color}]{mark}[/][{style}]{escape(name)}[/]{' ' * (width - 1 - cell_len(name))}"


# The seats


def seat_lines(scene: Scene, guild: Guild, width: int, words: Words) -> list[str]:
    """A seat's mark, name and points, and how many cards it has; these go below if they do not fit."""
    mark = "▸" if guild.seat == scene.active else " "
    line = padded(f"{mark} {mark_and_name(scene, guild, words)}", width + 4)
    if guild.points is not None:
        line += f"  [yellow]{words('points', points=guild.points):>9}[/]"
    if scene.phase == "over":
        return [line]
    size = {"hand": guild.hand, "pile": guild.draw_pile, "discard": len(guild.discard)}
    aside = words("has-passed" if guild.passed else "sizes", **size)
    longer = f"{line}  {aside}"
    return [longer] if length(longer) < words.width else [line, f"    {aside}"]


def mark_and_name(scene: Scene, guild: Guild, words: Words) -> str:
    """Both of a seat; whose turn it is stands out."""
    seat, style = guild.seat.number, "bold green" if guild.seat == scene.active else "white"
    return f"[{COLORS[seat]}]{MARKS[seat]}[/] [{style}]{escape(words.name(seat))}[/]"


def own_piles(scene: Scene, words: Words, only_hand: bool = False) -> list[str]:
    """The cards of the one who looks."""
    own = [guild for guild in scene.guilds if guild.seat.number == words.you]
    return [line for guild in own for line in pile_lines(scene, guild, words, only_hand)]


def briefly(scene: Scene, words: Words) -> list[str]:
    """All seats by mark and name, with how many cards they hold, beside each other."""
    told = [f"{mark_and_name(scene, each, words)} {words('holds', hand=each.hand)}" for each in scene.guilds]
    return flowing(told, words.width, "  ", "   ")


def pile_lines(scene: Scene, guild: Guild, words: Words, only_hand: bool = False) -> list[str]:
    """Where a seat's cards are, as far as the viewer sees or remembers; what matters most stands out."""
    lines = []
    for style, told in piles(scene, guild, words.you)[: 1 if only_hand else None]:
        text = " · ".join(words.say(each) for each in told)
        lines += [f"[{style}]{line}[/]" for line in wrapped(text, words.width - 1, "    ")]
    return lines


def piles(scene: Scene, guild: Guild, you: int | None) -> list[tuple[str, list[Phrase]]]:
    if scene.phase == "over":
        return [("dim", [phrase("all-cards", cards=several(counted(guild.discard)))])]
    discard = [phrase("discard", cards=several(counted(guild.discard)))] if guild.discard else []
    if guild.seat.number != you:
        return [("dim", [*hand_of_another(guild), *discard])]
    rest = guild.memory.rest if guild.memory else []
    pile = [phrase("draw-pile", cards=several(rest))] if rest else []
    return [("bold", [phrase("hand", cards=several(counted(scene.hand)))]), ("dim", [*pile, *discard])]


def hand_of_another(guild: Guild) -> list[Phrase]:
    """The cards that everybody knows to be in a hand, and those from which the rest was drawn."""
    if guild.memory is None:
        return []
    known, others = several(guild.memory.hand), several(guild.memory.rest)
    unseen = guild.hand - sum(pile.count for pile in guild.memory.hand)
    if not unseen:
        return [phrase("hand", cards=known)]
    key = "hand-partly-known" if known else "hand-unknown"
    return [phrase(key, known=known, number=unseen, cards=others)]


def counted(cards: Sequence[ItemCard]) -> list[Pile]:
    """Cards by kind."""
    kinds = [card.kind for card in cards]
    return [Pile(kind, kinds.count(kind)) for kind in KIND if kind in kinds]


def several(piles: Sequence[Pile]) -> list[Phrase | Thing]:
    """Cards as they are said, each kind once."""
    return [
        phrase("several", kind=pile.pile, number=pile.count) if pile.count > 1 else pile.pile
        for pile in piles
    ]


def spelt_out(piles: Sequence[Pile]) -> list[Phrase]:
    """Cards inside a sentence, each kind once."""
    return [
        phrase("many-cards" if pile.count > 1 else "a-card", kind=pile.pile, number=pile.count)
        for pile in piles
    ]


def draw_epilogue(epilogue: Epilogue, words: Words) -> str:
    held = [each for each in epilogue.hands if each.cards]
    told = [words("held", who=each.seat, cards=spelt_out(each.cards)) for each in held]
    return "\n".join(line for each in told for line in wrapped(each, words.width - 1))
