"""The table of King of Thieves as text: what is to be won, every seat with its row, and one's own hand."""

from collections.abc import Callable
from itertools import groupby

from cutpurse.engine.words.phrases import Thing, Words
from cutpurse.markup import cell_len, escape, fitting, flowing, in_columns, length, padded

from .scene import Card, End, Epilogue, Guardian, Laid, Scene, Thief, Tomb
from .things import THE_TOMB, where

STYLES = {"key": "cyan", "lamp": "magenta", "shield": "blue", "sword": "white", "ruby": "red"}
INDENT = "    "
BETWEEN = " · "


def draw(scene: Scene, words: Words) -> str:
    """Everything; without the decks; every seat in a short line; without the hand; several in a line."""
    top = [
        *flowing([f"[bold]{words('title')}[/]", heading(scene, words)], words.width),
        *prizes(scene, words),
    ]
    short_top = [heading(scene, words), *short_prizes(scene, words)]
    width = max(cell_len(words.name(thief.seat.number)) for thief in scene.thieves)
    seats = [line for thief in scene.thieves for line in seat_lines(scene, thief, width, words)]
    short = short_seats(scene, width, words)
    up, down = len(scene.discards), len(scene.dropped)
    decks = f"[dim]{words('decks', deck=scene.deck.count, up=up, down=down)}[/]"
    hand = below([card(held, words) for held in scene.hand], f"[bold]{words('your-hand')}[/]  ", words)
    variants = (
        [*top, "", *seats, "", *flowing([decks], words.width), *hand],
        [*top, *seats, *hand],
        [*top, *hand, *short],
        [*short_top, *hand, *short],
        [*top, *short],
        [*short_top, *short],
        [*short_top, *seats_in_a_row(scene, words)],
    )
    return "\n".join(fitting(variants, words.width, words.height))


def heading(scene: Scene, words: Words) -> str:
    if scene.phase == "over":
        return words("heading-done")
    if scene.tomb is None:
        return words("heading-setup")
    what = "showdown" if scene.phase in ("reveal", "assign", "new-tomb") else "round"
    number, of = scene.number, scene.tombs
    return words(f"heading-{what}", number=number, of=of, round=scene.round, target=scene.target)


# What is to be won


def prizes(scene: Scene, words: Words) -> list[str]:
    """The tomb, its Guardians and the community card, in columns where there is room."""
    if scene.tomb is None:
        return []
    rows = [[words("the-tomb"), words.say(scene.tomb.tomb), *plunder(scene.tomb, words)]]
    rows += [[words("the-guardian"), words.say(it.guardian), *pool(it, end, words)] for it in scene.guardians]
    lines = ["  " + line for line in in_columns(rows)]
    if max(map(length, lines)) > words.width:
        lines = [line for label, *cells in rows for line in flowing(cells, words.width, f"  {label} ", ", ")]
    if scene.community:
        lines.append(f"  {words('the-community')}  {card(scene.community, words)}")
    return lines


def short_prizes(scene: Scene, words: Words) -> list[str]:
    """The same in as few lines as fit, without the name of the tomb."""
    if scene.tomb is None:
        return []
    parts = [f"{words('the-tomb')}: {', '.join(plunder(scene.tomb, words))}"]
    parts += [f"{words.say(it.guardian)}: {', '.join(pool(it, short_end, words))}" for it in scene.guardians]
    if scene.community:
        parts.append(f"{words('the-community')}: {card(scene.community, words)}")
    return flowing(parts, words.width, "  ", BETWEEN)


def plunder(it: Tomb, words: Words) -> list[str]:
    """What wins the tomb, and the gold on it."""
    symbol = coloured(words.form(it.symbol, "many"), it.symbol)
    return [words("most-of", symbol=symbol), f"[yellow]{words('gold-on', gold=it.gold)}[/]"]


def pool(it: Guardian, say: Callable[[End, Words], str], words: Words) -> list[str]:
    """What beats a Guardian, and the tokens on it."""
    tokens = words("pool" if say is end else "pool-brief", tokens=it.reputation)
    return [say(End(number=it.beaten_by, symbol=it.symbol), words), f"[blue]{tokens}[/]"]


# The seats


def seat_lines(scene: Scene, thief: Thief, width: int, words: Words) -> list[str]:
    """One line with name and tokens, and below it the row of cards and what it makes."""
    tokens = words("tokens", gold=thief.gold, reputation=thief.reputation, cards=thief.cards)
    line = f"{marked(scene, thief, width, words)}  {tokens}"
    if said := marks(scene, thief, words):
        line += f"  [dim]{said}[/]"
    makes = [words("total", number=each.number, where=where(each.duel)) for each in thief.totals]
    return [line, *below(row(scene, thief, words), INDENT, words), *below(makes, f"{INDENT}= ", words)]


def marked(scene: Scene, thief: Thief, width: int, words: Words) -> str:
    """The name of a seat, with a mark before whose turn it is."""
    name = padded(escape(words.name(thief.seat.number)), width)
    acting = thief.seat == scene.actor
    style = "bold green" if acting else "dim" if thief.state == "out" else "white"
    return f"{'▸' if acting else ' '} [{style}]{name}[/]"


def short_seats(scene: Scene, width: int, words: Words) -> list[str]:
    """Every seat in a line of its own, if it has not laid too much, below what the numbers mean."""
    starts = [short_seat(scene, thief, width, words) for thief in scene.thieves]
    indent, lines = max(map(length, starts)) + 2, legend(scene, words)
    for start, thief in zip(starts, scene.thieves, strict=True):
        said = f"[dim]{marks(scene, thief, words)}[/]"
        parts = [part for part in (*short_row(scene, thief, words), said) if length(part)]
        lines += flowing(parts, words.width, padded(start, indent))
    return lines


def seats_in_a_row(scene: Scene, words: Words) -> list[str]:
    """As many seats in a line as fit: those inside with their rows, who has escaped, who is out."""
    told: dict[str, list[str]] = {"inside": [], "escaped": [], "out": []}
    for thief in scene.thieves:
        start, parts = short_seat(scene, thief, 0, words), short_row(scene, thief, words)
        told[thief.state] += flowing(parts, words.width, f"{start} ", " ") if parts else [start]
    lines = [*legend(scene, words), *flowing(told["inside"], words.width)]
    for state, key in (("escaped", "has-escaped"), ("out", "is-out-of-it")):
        if told[state]:
            lines += flowing(told[state], words.width, f"  [dim]{words(key)}:[/]", "")
    return lines


def legend(scene: Scene, words: Words) -> list[str]:
    """What the numbers mean, in the showdown also the totals, in the order of what is to be won."""
    parts = [f"{words('legend')} {words('is-down')}"]
    if any(thief.totals for thief in scene.thieves):
        parts.append("= " + "/".join([words("the-tomb"), *[words("the-guardian")] * len(scene.guardians)]))
    return [f"[dim]{line}[/]" for line in flowing(parts, words.width, "  ", " ")]


def short_seat(scene: Scene, thief: Thief, width: int, words: Words) -> str:
    """A seat with its gold, its reputation and the cards in its hand, while it is in the game."""
    tokens = f" [yellow]{thief.gold}[/]/[blue]{thief.reputation}[/]/{thief.cards}"
    return marked(scene, thief, width, words) + ("" if thief.state == "out" else tokens)


def short_row(scene: Scene, thief: Thief, words: Words) -> list[str]:
    """Of every card that a seat has laid only the end that counts, those face down in brackets."""
    parts: list[str] = []
    for is_hidden, some in groupby(thief.row, lambda it: it.face is None):
        cards = [*some]
        backs = f"[dim]({'?' * len(cards)})[/]"
        parts += [backs] if is_hidden else [short_card(it, words) for it in cards]
    if thief.totals:
        parts.append(short_totals(scene, thief))
    return parts


def short_totals(scene: Scene, thief: Thief) -> str:
    """What a seat has in each duel; a dash where it takes no part."""
    found = {each.duel: str(each.number) for each in thief.totals}
    duels = [THE_TOMB, *(each.guardian for each in scene.guardians)]
    return "= " + "/".join(found.get(duel, "–") for duel in duels)


def short_card(it: Laid, words: Words) -> str:
    assert it.face is not None
    meaning = "=" + words.form(it.declared, "short") if it.declared else ""
    text = short_end(it.face.end, words) + meaning
    return f"[dim]([/]{text}[dim])[/]" if it.down else text


def below(parts: list[str], start: str, words: Words) -> list[str]:
    return flowing(parts, words.width, start) if parts else []


def marks(scene: Scene, thief: Thief, words: Words) -> str:
    """What is said of a seat beside its tokens."""
    if thief.state == "out":
        return words("is-out-of-it")
    if scene.phase == "over":
        return words("is-winner") if thief.seat in scene.winners else ""
    said = [words("is-start")] if thief.seat == scene.start else []
    if thief.state == "escaped":
        said.append(words("has-escaped"))
    return ", ".join(said)


def row(scene: Scene, thief: Thief, words: Words) -> list[str]:
    """The cards that a seat has laid, one that it is laying, and where the community card counts for it."""
    cards = [laid(scene, each, words) for each in thief.row]
    if scene.laying and scene.laying.card and thief.seat == scene.active:
        cards.append(card(scene.laying.card, words) + is_down(scene.laying.card, scene.laying.down, words))
    if thief.community:
        cards.append(f"[dim]{words('with-community', where=where(thief.community))}[/]")
    return cards


def laid(scene: Scene, it: Laid, words: Words) -> str:
    """A card of a row: the end that counts, what it stands for, where it counts; and the other end."""
    if it.face is None:
        return card(it, words)
    counts, other = it.face.end, it.face.other
    meaning = " " + words("as", number=counts.number, symbol=it.declared) if it.declared else ""
    place = it.duel if is_a_choice(scene, counts.symbol) else None
    aside = f" [dim]{words.say(where(place))}[/]" if place else ""
    dead = words("not-end", end=words("symbols", number=other.number, symbol=other.symbol))
    down = is_down(it, it.down, words)
    return f"[bold]{end(counts, words)}{meaning}[/]{aside}[dim], {dead}[/]{down}"


def is_down(it: Card, down: bool, words: Words) -> str:
    """Said of a card that lies face down, to those who can see it."""
    return f" [dim]{words('is-down')}[/]" if down and it.face else ""


def is_a_choice(scene: Scene, symbol: Thing) -> bool:
    """Whether it must be said where a symbol counts: rubies, and what fits several duels."""
    duels = [scene.tomb, *scene.guardians]
    return symbol.id == "ruby" or sum(it is not None and it.symbol == symbol for it in duels) > 1


# Cards


def card(it: Card, words: Words) -> str:
    """A card in colours, both ends of it."""
    if it.face is None:
        return f"[dim]{words('hidden-card')}[/]"
    return f"{end(it.face.end, words)}[dim]|[/]{end(it.face.other, words)}"


def end(it: End, words: Words) -> str:
    return coloured(words("symbols", number=it.number, symbol=it.symbol), it.symbol)


def short_end(it: End, words: Words) -> str:
    symbol = words.form(it.symbol, "short")
    return coloured(f"{it.number} {symbol}", it.symbol)


def coloured(text: str, symbol: Thing) -> str:
    return f"[{STYLES[str(symbol.id)]}]{text}[/]"


def draw_epilogue(epilogue: Epilogue, words: Words) -> str:
    """The cards that were left face down and never shown, tomb by tomb."""
    lines = [f"[bold]{words('epilogue')}[/]"]
    for left in epilogue.left:
        cards = [face.kind for face in left.cards]
        lines.append(escape(words("left-behind", number=left.number, who=left.seat, cards=cards)))
    return "\n".join(lines)
