"""The words of Guild of Thieves: which phrase of the catalogue says what, and how the table is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from rich.cells import cell_len
from rich.markup import escape

from cutpurse.engine.contract import UNSEEN
from cutpurse.engine.words import Phrase, Seat, Words, phrase

from .actions import (
    PASS,
    SEAT,
    is_go_to,
    is_pick,
    is_place_on,
    is_play,
    is_step_over,
    kind_of,
    seat_of,
    space_of,
)
from .cards import dealt, grid_size, worth
from .items import beside, copied, direction_of, effect_of
from .rules import has_passed, is_winner, legal, worth_under_thieves
from .state import (
    CARD,
    COLUMNS,
    DEAL,
    DONE,
    DRAW,
    EDGE,
    FIRST,
    GUARD,
    ITEMS,
    JEWELS,
    KINDS,
    MOVE,
    NONE,
    PLACE,
    POINTS,
    SPACES,
    SWORD,
    THIEF,
    TURBAN,
    VIA,
)
from .view import View

KIND_KEYS = (
    "lamp",
    "camel",
    "sword",
    "carpet",
    "coins",
    "turban",
    "jewels",
    "guard",
    "starter-lamp",
    "starter-camel",
)
ASK_KEYS = ("ask-lamp", "ask-camel", "ask-sword", "ask-carpet", "ask-coins")
RULE_KEYS = ("rule-lamp", "rule-camel", "rule-sword", "rule-carpet", "rule-coins", "rule-turban")
STYLES = ("yellow", "bright_yellow", "bright_white", "magenta", "bright_yellow", "cyan", "green", "red")
MARKS = "▲●■◆"  # the thieves of each seat
COLORS = ("bright_red", "bright_cyan", "bright_green", "bright_magenta")
LETTERS = "abcdefgh"


def kind(number: int) -> Phrase:
    return phrase(KIND_KEYS[number])


def space(number: int) -> str:
    """What people call a space: its column and its row."""
    return f"{LETTERS[number % COLUMNS]}{number // COLUMNS + 1}"


def cards(counts: Iterable[int]) -> list[Phrase]:
    """The cards of a hand or a pile, each kind once."""
    return [
        kind(each) if number == 1 else phrase("several", number=number, kind=kind(each))
        for each, number in enumerate(counts)
        if number
    ]


def card(v: View) -> Phrase:
    """The card that was played, with what it copies."""
    return played_as(v.card, v.last_effect)


def played_as(card: int, effect: int) -> Phrase:
    return phrase("as", card=kind(JEWELS), effect=kind(effect)) if card == JEWELS else kind(card)


def action(action: int, seats: int) -> Phrase:
    if action == PASS:
        return phrase("pass")
    if is_play(action):
        return phrase("play", kind=kind(kind_of(action)))
    if is_pick(action):
        return phrase("pick", space=space(space_of(action)))
    if is_step_over(action):
        return phrase("step-over", space=space(space_of(action)))
    key = "go-to" if is_go_to(action) else "place-on"
    return phrase(key, space=space(space_of(action)))


def outcome(outcome: int) -> Phrase:
    if outcome < SEAT:
        return kind(outcome)
    return phrase("places-first", who=Seat(seat_of(outcome)))


def prompt(v: View) -> Phrase:
    if v.phase == PLACE:
        return phrase("ask-place", left=-(-v.unplaced // v.seats))
    if v.phase == CARD:
        return phrase("ask-card" if len(choices(v)) > 1 else "ask-pass")
    if v.phase == THIEF:
        return phrase("ask-thief", card=card(v))
    if v.phase == VIA:
        return phrase("ask-via", card=card(v))
    return phrase("ask-second" if v.via != EDGE else ASK_KEYS[v.last_effect], card=card(v))


def choices(v: View) -> list[int]:
    """What the viewing seat may do now."""
    if v.seat != v.active or v.phase < PLACE or v.phase == DONE:
        return []
    actions = [0] * (SPACES + 1)
    return actions[: legal(v, actions)]


# Why not


def refusal(v: View, action: int) -> Phrase:
    """Why the active seat may not do this now."""
    if is_place_on(action) or v.phase == PLACE:
        return refused_placing(v, action)
    if action == PASS:
        return phrase("no-pass")
    if is_play(action):
        return refused_card(v, kind_of(action))
    if v.phase == CARD:
        return phrase("play-first")
    where = space(space_of(action))
    if is_pick(action):
        if v.phase != THIEF:
            return phrase("thief-chosen")
        if v.thief[space_of(action)] != v.active:
            return phrase("no-thief-there", space=where)
        return phrase("cannot-move", space=where, card=card(v))
    if v.phase == THIEF:
        return phrase("thief-first")
    if is_step_over(action):
        return refused_first_step(v, where)
    if v.phase == VIA:
        return phrase("via-first")
    rule = phrase(RULE_KEYS[v.last_effect])
    return phrase("out-of-reach", card=card(v), start=space(v.mover), space=where, rule=rule)


def refused_placing(v: View, action: int) -> Phrase:
    if v.phase != PLACE:
        return phrase("not-placing")
    if not is_place_on(action):
        return phrase("still-placing")
    return phrase("not-free", space=space(space_of(action)))


def refused_card(v: View, card: int) -> Phrase:
    if v.phase != CARD:
        return phrase("one-card")
    if v.hand[v.active][card] == 0:
        return phrase("not-in-hand", kind=kind(card))
    if card == GUARD:
        return phrase("guards-stay")
    if card == JEWELS and copied(v) == NONE:
        return phrase("nothing-to-copy")
    return phrase("moves-nobody", kind=played_as(card, effect_of(v, card)))


def refused_first_step(v: View, where: str) -> Phrase:
    if v.last_effect != TURBAN:
        return phrase("only-turban")
    return phrase("via-chosen") if v.phase == MOVE else phrase("not-over", card=card(v), space=where)


# What happened


def events(before: View, action: int, after: View) -> list[Phrase]:
    """What a step did, read off the table before and after it; a move is told as a whole."""
    who = Seat(before.active)
    told: list[Phrase] = []
    if before.phase == DEAL:
        if after.phase == FIRST:
            told = [phrase("grid-dealt", cards=dealt(after))]
    elif before.phase == FIRST:
        told = [phrase("begins-placing", who=Seat(after.active))]
    elif before.phase == PLACE:
        on = space_of(action)
        told = [phrase("places", who=who, space=space(on), kind=kind(before.grid[on]))]
        if after.phase == CARD:
            told.append(phrase("begins", who=Seat(after.active)))
    elif before.phase == DRAW:
        drawn = action != UNSEEN
        told = [phrase("draws", who=who, kind=kind(action)) if drawn else phrase("draws-unseen", who=who)]
    elif before.phase == MOVE:
        told = moved(before, space_of(action))
    elif action == PASS:
        told = [phrase("passes", who=who)]
    return told + what_follows(before, after)


def moved(before: View, end: int) -> list[Phrase]:
    """A card, a thief's way, and what was claimed; with a Sword, who had to make room."""
    who = Seat(before.active)
    claimed = [kind(before.grid[before.mover])]
    if before.via != EDGE:
        claimed.append(kind(before.grid[before.via]))
    way = {"start": space(before.mover), "end": space(end), "claimed": claimed}
    told = [phrase("moves", who=who, card=card(before), **way)]
    if before.last_effect == SWORD:
        behind = beside(end, direction_of(before.mover, end))
        victim, on = Seat(before.thief[end]), kind(before.grid[behind])
        told.append(phrase("pushes", who=who, victim=victim, space=space(behind), kind=on))
    return told


def what_follows(before: View, after: View) -> list[Phrase]:
    """A new draw pile, or the end."""
    if pile_size(after, before.active) > pile_size(before, before.active):
        return [phrase("shuffles", who=Seat(before.active))]
    if after.phase != DONE:
        return []
    told = [phrase("ends")]
    for seat in range(after.seats):
        size = sum(after.discard[seat])
        told.append(phrase("scores", who=Seat(seat), points=score(after, seat), cards=size))
    best = max(score(after, seat) for seat in range(after.seats))
    tied = [Seat(seat) for seat in range(after.seats) if score(after, seat) == best]
    if len(tied) > 1:
        told.append(phrase("tie-break", who=tied, points=best))
    left = [Seat(seat) for seat in range(after.seats) if is_winner(after, seat)]
    return [*told, phrase("wins", who=left[0]) if len(left) == 1 else phrase("share", who=left)]


def score(v: View, seat: int) -> int:
    """What a seat would have if everybody passed now: everybody can count it."""
    cards = worth(v.known[seat]) + worth(v.unseen[seat]) + worth(v.discard[seat])
    return cards + worth_under_thieves(v, seat)


def pile_size(v: View, seat: int) -> int:
    return sum(v.known[seat]) + sum(v.unseen[seat]) - v.hand_size[seat]


# The table


def table(v: View, words: Words) -> str:
    """The grid with items, thieves and gaps, then everybody's cards as far as one knows them."""
    lines = [f"[bold]{words('title')}[/]  {heading(v, words)}", *grid(v, words), ""]
    width = max(cell_len(words.name(seat)) for seat in range(v.seats))
    for seat in range(v.seats):
        lines += seat_lines(v, seat, width, words)
    return "\n".join(lines)


def heading(v: View, words: Words) -> str:
    if v.phase == DONE:
        return words("heading-done")
    if v.turn == 0:
        return words("heading-deal" if v.phase <= FIRST else "heading-place")
    copying = copied(v) if v.phase == CARD else NONE
    aside = f"  [dim]{words('jewels-copy', effect=kind(copying))}[/]" if copying != NONE else ""
    return words("heading-turn", turn=v.turn) + aside


def grid(v: View, words: Words) -> list[str]:
    """A row of the grid in a line; where there is little room, names are cut."""
    names = [words(key) for key in KIND_KEYS[:ITEMS]]
    width = min(max(map(cell_len, names)) + 3, (words.width - 3) // COLUMNS)
    marked = {space_of(choice) for choice in choices(v) if not is_play(choice) and choice != PASS}
    lines = ["  " + "".join(f" {letter:<{width - 1}}" for letter in LETTERS)]
    for row in range(grid_size(v) // COLUMNS):
        here = range(row * COLUMNS, (row + 1) * COLUMNS)
        cells = [cell(v, each, names, width, v.phase != PLACE and each in marked) for each in here]
        lines.append(f"{row + 1} " + "".join(cells))
    worth_each = (words("worth", kind=kind(item), points=POINTS[item]) for item in range(ITEMS))
    return [*lines, *(f"[dim]{line}[/]" for line in wrap(", ".join(worth_each), words.width - 1))]


def cell(v: View, where: int, names: list[str], width: int, marked: bool) -> str:
    """A card, with the mark of the thief on it; what may be chosen now stands out."""
    seat, item = v.thief[where], v.grid[where]
    mark = MARKS[seat] if seat != NONE else ">" if marked else " "
    name = names[item][: width - 1] if item != NONE else "" if seat != NONE else "·"
    style = "dim" if item == NONE else STYLES[item]
    if marked or where in (v.mover, v.via):
        style += " reverse"
    color = COLORS[seat] if seat != NONE else "bold"
    return f"[{color}]{mark}[/][{style}]{escape(name)}[/]{' ' * (width - 1 - cell_len(name))}"


def seat_lines(v: View, seat: int, width: int, words: Words) -> list[str]:
    """A seat's mark, name and points, and what is known of its cards; sizes go below if they do not fit."""
    acting = seat == v.active and v.phase > FIRST and v.phase != DONE
    name, style = words.name(seat), "bold green" if acting else "white"
    who = f"[{COLORS[seat]}]{MARKS[seat]}[/] [{style}]{escape(name)}[/]{' ' * (width - cell_len(name))}"
    aside = ""
    if v.phase != DONE:
        size = {"hand": v.hand_size[seat], "pile": pile_size(v, seat), "discard": sum(v.discard[seat])}
        aside = words("has-passed" if has_passed(v, seat) else "sizes", **size)
    count = words("points", points=score(v, seat))
    lines = [f"{'▸' if acting else ' '} {who}  [yellow]{count:>9}[/]"]
    if aside:
        fits = cell_len(f"    {' ' * width}  {count:>9}  {aside}") < words.width
        lines = [f"{lines[0]}  {aside}"] if fits else [*lines, f"    {aside}"]
    for style, told in piles(v, seat):
        text = " · ".join(words.say(each) for each in told)
        lines += (f"    [{style}]{escape(line)}[/]" for line in wrap(text, words.width - 5))
    return lines


def piles(v: View, seat: int) -> list[tuple[str, list[Phrase]]]:
    """Where a seat's cards are, as far as the viewer knows; what matters most stands out."""
    if v.phase == DONE:
        return [("dim", [phrase("all-cards", cards=cards(v.discard[seat]))])]
    discard = [phrase("discard", cards=cards(v.discard[seat]))] if any(v.discard[seat]) else []
    if seat != v.seat:
        return [("dim", [hand_of_another(v, seat), *discard])]
    pile = [v.known[seat][k] + v.unseen[seat][k] - v.hand[seat][k] for k in range(KINDS)]
    drawing = [phrase("draw-pile", cards=cards(pile))] if any(pile) else []
    hand = phrase("hand", cards=cards(v.hand[seat]))
    return [("bold", [hand]), ("dim", [*drawing, *discard])]


def hand_of_another(v: View, seat: int) -> Phrase:
    """The cards that everybody knows to be in a hand, and those from which the rest was drawn."""
    unseen = v.hand_size[seat] - sum(v.known[seat])
    known, others = cards(v.known[seat]), cards(v.unseen[seat])
    if not unseen:
        return phrase("hand", cards=known)
    key = "hand-partly-known" if known else "hand-unknown"
    return phrase(key, known=known, number=unseen, cards=others)


def epilogue(steps: Iterable[tuple[Any, Any, Any]], words: Words) -> str:
    """The hands that were left when everybody had passed."""
    lines: list[str] = []
    for before, _, after in steps:
        if after.phase == DONE:
            hands = ((Seat(seat), cards(before.hand[seat])) for seat in range(before.seats))
            held = [words("held", who=who, cards=hand) for who, hand in hands if hand]
            lines = [line for each in held for line in wrap(each, words.width - 1)]
    return escape("\n".join(lines))
