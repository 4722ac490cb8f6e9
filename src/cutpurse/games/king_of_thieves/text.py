"""The words of King of Thieves: which phrase says what; `words/` has the phrases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.markup import escape as escaped
from rich.text import Text

from cutpurse.engine.words import Phrase, Seat, Words, phrase

from .actions import (
    CALL,
    ENOUGH,
    ESCAPE,
    FOR_TOMB,
    HIDE,
    LAY_DOWN,
    LAY_UP,
    declared_of,
    end_symbol_of,
    guardian_drawn_of,
    guardian_of,
    is_against,
    is_card,
    is_declare,
    is_guardian,
    is_pick,
    is_tomb,
    is_use_end,
    is_younger,
    kind_of,
    seat_of,
    tomb_of,
)
from .rounds import price
from .seats import is_alive, is_inside, is_single, place_of
from .showdown import duel_of, favoured, highest, name_of, total, value
from .state import (
    ASSIGN,
    CARD,
    COMMUNITY,
    DEAL,
    DECLARE,
    DONE,
    DRAW,
    END,
    FIRST,
    GUARDIAN_DUEL,
    HAND,
    HIDDEN,
    KINDS,
    MORE,
    NEW_COMMUNITY,
    NEW_GUARDIAN,
    NEW_TOMB,
    NONE,
    NUMBER,
    REVEAL,
    ROUNDS,
    RUBY,
    SYMBOL,
    TOMB_DUEL,
    TRAPS,
    TURN,
    Open,
)
from .tombs import (
    guardian_number,
    guardian_symbol,
    target,
    tomb_symbol,
    tombs_to_open,
)
from .view import View

SYMBOL_KEYS = ("key", "lamp", "shield", "sword", "ruby")
STYLES = ("cyan", "magenta", "blue", "white", "red")


def symbol(number: int) -> Phrase:
    """A symbol by itself, as in "the Key end"."""
    return phrase(f"the-{SYMBOL_KEYS[number]}")


def symbols(number: int, which: int) -> Phrase:
    """So many symbols, as in "2 Keys"."""
    return phrase(SYMBOL_KEYS[which], number=number)


def end(card: int) -> Phrase:
    """The end of a card that counts as it lies."""
    return symbols(NUMBER[card], SYMBOL[card])


def card(lying: int) -> Phrase:
    """A card as it lies: the end that counts, then the other."""
    return phrase("card", end=end(lying), other=end(lying ^ 1))


def tomb(kind: int) -> Phrase:
    return phrase(f"tomb-{kind}")


def guardian(kind: int) -> Phrase:
    return phrase(f"guardian-{kind}")


def guardian_at(v: Open, slot: int) -> Phrase:
    """A Guardian on the table; of two of a kind the younger is called the second."""
    name = guardian(v.guardian[slot])
    is_second = is_younger(name_of(v, GUARDIAN_DUEL + slot))
    return phrase("second-guardian", guardian=name) if is_second else name


def action(action: int, seats: int) -> Phrase:
    if action <= ENOUGH:
        return phrase(("escape", "hide", "call", "lay-up", "lay-down", "enough")[action])
    if is_pick(action):
        return phrase("lay-card", card=card(2 * kind_of(action)))
    if is_use_end(action):
        return phrase("use-end", symbol=symbol(end_symbol_of(action)))
    if is_declare(action):
        return phrase("declare-as", symbol=symbol(declared_of(action)))
    if action == FOR_TOMB:
        return phrase("for-tomb")
    key = "against-younger" if is_younger(action) else "against"
    return phrase(key, guardian=guardian(guardian_of(action)))


def outcome(outcome: int) -> Phrase:
    if is_card(outcome):
        return card(outcome)
    if is_tomb(outcome):
        return tomb(tomb_of(outcome))
    if is_guardian(outcome):
        return guardian(guardian_drawn_of(outcome))
    return phrase("seat-begins", who=Seat(seat_of(outcome)))


# What is asked


def prompt(v: View) -> Phrase:
    if v.phase == TURN:
        key = "ask-alone" if is_single(v.inside) else "ask-turn"
        return phrase(key, price=price(v), round=v.round, rounds=ROUNDS)
    if v.phase == CARD:
        return phrase("ask-card-down" if is_down(v) else "ask-card-up")
    if v.phase == END:
        return phrase("ask-end", card=card(laying(v)), face=phrase("face-down" if is_down(v) else "face-up"))
    if v.phase == DECLARE:
        return phrase("ask-declare", end=end(laying(v)))
    if v.phase == MORE:
        return phrase("ask-more")
    if v.item == COMMUNITY:
        return phrase("ask-community", card=card(2 * v.community))
    return phrase("ask-duel", end=end(v.row[v.active][v.item]))


def laying(v: Open) -> int:
    """The card that the active seat is laying."""
    return v.row[v.active][v.laid[v.active]]


def is_down(v: Open) -> bool:
    """Whether it is laid face down."""
    return v.down[v.active][v.laid[v.active]] == 1


def refusal(v: View, action: int) -> Phrase:
    """Why the active seat may not do this now."""
    if action == FOR_TOMB or is_against(action):
        if v.phase != ASSIGN:
            return phrase("no-showdown")
        return phrase("not-there" if duel_of(v, action) == NONE else "does-not-fit")
    if v.phase == ASSIGN:
        return phrase("rounds-over")
    if is_pick(action):
        return phrase("not-held" if v.phase == CARD else "no-card-yet")
    if is_use_end(action):
        return phrase("no-such-end" if v.phase == END else "nothing-to-turn")
    if is_declare(action):
        return phrase("nothing-to-declare")
    if v.phase not in (TURN, MORE):
        return phrase("card-in-hand")
    if action in (LAY_UP, LAY_DOWN):
        return phrase("no-cards")
    if action == CALL and v.phase == TURN:
        return phrase("not-alone")
    return phrase("nothing-laid" if v.phase == TURN else "already-laid")


# What happened


def events(before: View, action: int, after: View) -> list[Phrase]:
    """What a step did, read off the table before and after it."""
    told = step_events(before, action, after)
    drawn = before.phase in (DEAL, DRAW, NEW_COMMUNITY)
    if after.undrawn > before.undrawn - drawn:
        told.append(phrase("shuffled"))
    settled = is_settled(before, after)
    if settled or is_showdown(after):
        if after.inside and not is_showdown(before):
            told.append(phrase("showdown"))
        told += totals_events(before, after)
    if settled:
        told += showdown_events(before, action, after)
    return told


def is_showdown(v: Open) -> bool:
    return v.phase in (REVEAL, ASSIGN)


def is_settled(before: View, after: View) -> bool:
    """Whether all duels were decided in this step."""
    return before.phase > NEW_COMMUNITY and after.phase in (NEW_TOMB, DONE)


def totals_events(before: View, after: View) -> list[Phrase]:
    """5.1 What each seat has in the duels, as soon as all its cards count somewhere."""
    field = after.copy()
    field.start = before.start
    first = place_of(field, before.active) if is_showdown(before) else 0
    last = place_of(field, after.active) if is_showdown(after) else field.seats
    seats = [(field.start + place) % field.seats for place in range(first, last)]
    return [totals_event(field, seat) for seat in seats if is_inside(field, seat)]


def totals_event(field: View, seat: int) -> Phrase:
    found = totals(field, seat)
    return phrase("has-totals", who=Seat(seat), totals=found) if found else phrase("has-none", who=Seat(seat))


def totals(v: View, seat: int) -> list[Phrase]:
    """What a seat has in every duel it takes part in."""
    counts = [(duel, total(v, seat, duel)) for duel in range(GUARDIAN_DUEL + v.guardians)]
    return [phrase("total", where=where(v, duel), number=count) for duel, count in counts if count]


def step_events(before: View, action: int, after: View) -> list[Phrase]:
    who = Seat(before.active)
    if before.phase == FIRST:
        return [phrase("begins", who=Seat(after.start))]
    if before.phase in (DEAL, DRAW):
        return draw_events(before, action, after)
    if before.phase == NEW_TOMB:
        return [tomb_event(after)]
    if before.phase == NEW_GUARDIAN:
        return [guardian_event(after)]
    if before.phase == NEW_COMMUNITY:
        return [phrase("new-community", card=card(action))]
    if before.phase == REVEAL:
        return [phrase("turns-over", who=who, card=card(action))]
    if before.phase == ASSIGN:
        duel = duel_of(before, action)
        return [phrase("counts", who=who, what=counted(before), where=where(before, duel))]
    return turn_events(before, action, after)


def counted(v: View) -> Phrase:
    """What the active seat is giving to a duel."""
    if v.item == COMMUNITY:
        return phrase("community-card")
    return end(v.row[v.active][v.item])


def draw_events(before: View, action: int, after: View) -> list[Phrase]:
    """Who draws sees the cards; the first hand is told as a whole."""
    if before.active != before.seat:
        return []
    if before.phase == DRAW:
        return [phrase("draws", card=card(action))]
    return [phrase("hand-dealt", cards=hand(after))] if after.held[after.seat] == HAND else []


def hand(v: View) -> list[Phrase]:
    return [card(2 * kind) for kind in range(KINDS) for _ in range(v.hand[kind])]


def tomb_event(v: View) -> Phrase:
    number, of = v.opened, tombs_to_open(v)
    return phrase(
        "new-tomb", number=number, of=of, tomb=tomb(v.tomb), gold=v.gold, symbol=plural(tomb_symbol(v.tomb))
    )


def plural(which: int) -> Phrase:
    """A symbol in the plural, without a number."""
    return phrase(f"many-{SYMBOL_KEYS[which]}")


def guardian_event(v: View) -> Phrase:
    kind = v.guardian[v.guardians - 1]
    key = "new-trap" if kind in TRAPS else "new-creature"
    return phrase(key, guardian=guardian_at(v, v.guardians - 1), symbols=strength(kind))


def strength(kind: int) -> Phrase:
    """What beats a Guardian."""
    return symbols(guardian_number(kind), guardian_symbol(kind))


def where(v: Open, duel: int) -> Phrase:
    return action(name_of(v, duel), v.seats)


def turn_events(before: View, action: int, after: View) -> list[Phrase]:
    """Laying is told when the card lies there for good."""
    who = Seat(before.active)
    if before.phase == TURN and action in (ESCAPE, HIDE, CALL):
        key = ("escapes", "hides", "calls")[action]
        return [phrase(key, who=who, left=before.laid[before.active], paid=price(before))]
    if before.phase == DECLARE:
        what = card(laying(before))
        return [phrase("lays-declared", who=who, card=what, symbol=plural(declared_of(action)))]
    if before.phase != END or after.phase == DECLARE:
        return []
    if laying(before) == HIDDEN:
        return [phrase("lays-hidden", who=who)]
    turned = laying(before) ^ (SYMBOL[laying(before)] != end_symbol_of(action))
    face = phrase("face-down" if is_down(before) else "face-up")
    return [phrase("lays", who=who, card=card(turned), face=face)]


def showdown_events(before: View, action: int, after: View) -> list[Phrase]:
    """Every duel, the oldest Guardian first and the tomb last; then what follows."""
    field = after.copy()  # the rows as they were settled
    field.start = before.start
    told, unbeaten = [], []
    for slot in range(field.guardians):
        tokens = before.pool[slot]
        if slot == field.guardians - 1 and has_paid(before, action):
            tokens += price(before)
        if highest(field, GUARDIAN_DUEL + slot) >= guardian_number(field.guardian[slot]):
            told.append(fight_event(field, slot, tokens))
        elif tokens:
            unbeaten.append(phrase("kept", guardian=guardian_at(field, slot), tokens=tokens))
        else:
            told.append(phrase("guardian-leaves", guardian=guardian_at(field, slot)))
    if unbeaten:
        told.append(phrase("unbeaten", guardians=unbeaten))
    return [*told, plunder_event(field, before.gold), *aftermath(before, after)]


def has_paid(before: View, action: int) -> bool:
    """Whether the step that led to the end of the showdown was the payment for a turn."""
    return before.phase in (END, DECLARE, MORE) or (before.phase == TURN and action == HIDE)


def fight_event(field: View, slot: int, tokens: int) -> Phrase:
    duel, name = GUARDIAN_DUEL + slot, guardian_at(field, slot)
    best = highest(field, duel)
    gains = gains_of(field, duel, best, tokens)
    what = symbols(best, guardian_symbol(field.guardian[slot]))
    if len(gains) == 1:
        return phrase("beats", who=gains[0][0], guardian=name, symbols=what, tokens=tokens)
    return phrase("beat-together", guardian=name, symbols=what, gains=told_gains(gains))


def plunder_event(field: View, gold: int) -> Phrase:
    best, name = highest(field, TOMB_DUEL), tomb(field.tomb)
    if best == 0:
        return phrase("unplundered", tomb=name)
    gains = gains_of(field, TOMB_DUEL, best, gold)
    what = symbols(best, tomb_symbol(field.tomb))
    if len(gains) == 1:
        return phrase("plunders", who=gains[0][0], tomb=name, symbols=what, gold=gold)
    return phrase("plunder-together", tomb=name, symbols=what, gains=told_gains(gains))


def told_gains(gains: list[tuple[Seat, int]]) -> list[Phrase]:
    return [phrase("gain", who=who, tokens=tokens) for who, tokens in gains]


def gains_of(field: View, duel: int, best: int, tokens: int) -> list[tuple[Seat, int]]:
    """Who won a duel, and how many tokens each."""
    inside = [seat for seat in range(field.seats) if is_inside(field, seat)]
    tied = [seat for seat in inside if total(field, seat, duel) == best]
    odd = favoured(field, duel, best)
    part, rest = divmod(tokens, len(tied))
    return [(Seat(seat), part + (rest if seat == odd else 0)) for seat in tied]


def aftermath(before: View, after: View) -> list[Phrase]:
    """Who is out, who begins, who has won."""
    told = []
    if after.phase == DONE and max(after.treasure) >= target(after):
        told.append(phrase("target-reached", gold=target(after)))
    else:
        alive = [seat for seat in range(after.seats) if is_alive(before, seat)]
        fallen = [seat for seat in alive if after.reputation[seat] == 0]
        told += [phrase("is-out", who=Seat(seat)) for seat in fallen]
        if fallen == alive:
            told.append(phrase("all-out"))
        elif after.phase == DONE and not is_single(after.alive):
            told.append(phrase("tombs-over"))
    if after.phase == DONE:
        winners = [Seat(seat) for seat in range(after.seats) if after.winners >> seat & 1]
        return [*told, phrase("wins", who=winners[0]) if len(winners) == 1 else phrase("share", who=winners)]
    if after.start != before.start:
        told.append(phrase("begins-next", who=Seat(after.start)))
    return told


# The table


def table(v: View, words: Words) -> str:
    """The tomb, its Guardians, the community card, then every seat with its row, and one's own hand."""
    lines = [f"[bold]{words('title')}[/]  {heading(v, words)}", *tomb_lines(v, words), ""]
    width = max(cell_len(words.name(seat)) for seat in range(v.seats))
    for seat in range(v.seats):
        lines += seat_lines(v, seat, width, words)
    lines += ["", f"[dim]{words('decks', deck=v.undrawn, up=sum(v.discards), down=sum(v.drops))}[/]"]
    if v.seat >= 0 and v.held[v.seat]:
        cards = [drawn_card(2 * each, words) for each in kinds(v)]
        lines += [f"[bold]{words('your-hand')}[/]", *in_lines(cards, "    ", words.width)]
    return "\n".join(lines)


def kinds(v: View) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(v.hand[kind])]


def heading(v: View, words: Words) -> str:
    if v.phase == DONE:
        return words("heading-done")
    if v.opened == 0:
        return words("heading-setup")
    what = "showdown" if is_showdown(v) or v.phase == NEW_TOMB else "round"
    return words(f"heading-{what}", number=v.opened, of=tombs_to_open(v), round=v.round, target=target(v))


def tomb_lines(v: View, words: Words) -> list[str]:
    """What is to be won, in columns where there is room."""
    if v.opened == 0:
        return []
    wanted = tomb_symbol(v.tomb)
    most = words("most-of", symbol=coloured(words.say(plural(wanted)), wanted))
    rows = [(words("the-tomb"), words.say(tomb(v.tomb)), most, f"[yellow]{words('gold-on', gold=v.gold)}[/]")]
    for slot in range(v.guardians):
        kind = v.guardian[slot]
        needed = coloured(words.say(strength(kind)), guardian_symbol(kind))
        pool = f"[blue]{words('pool', tokens=v.pool[slot])}[/]"
        rows.append((words("the-guardian"), words.say(guardian_at(v, slot)), needed, pool))
    lines = in_table(rows, words.width)
    if v.community != NONE:
        lines.append(f"  {words('the-community')}  {drawn_card(2 * v.community, words)}")
    return lines


def in_table(rows: Sequence[tuple[str, ...]], width: int) -> list[str]:
    """Rows of cells, with columns if they are not too wide for the page."""
    widths = [max(map(length, column)) for column in zip(*rows, strict=True)]
    if sum(widths) + 2 * len(widths) > width:
        return [f"  {label} {', '.join(cells)}" for label, *cells in rows]
    return [("  " + "  ".join(map(padded, row, widths))).rstrip() for row in rows]


def seat_lines(v: View, seat: int, width: int, words: Words) -> list[str]:
    """One line with name and tokens, and below it the row of cards."""
    acting = seat == v.active and TURN <= v.phase < DONE
    name = escaped(words.name(seat)) + " " * (width - cell_len(words.name(seat)))
    style = "bold green" if acting else "white" if is_alive(v, seat) else "dim"
    tokens = words("tokens", gold=v.treasure[seat], reputation=v.reputation[seat], cards=v.held[seat])
    line = f"{'▸' if acting else ' '} [{style}]{name}[/]  {tokens}"
    if stands := standing(v, seat, words):
        line += f"  [dim]{stands}[/]"
    cards = [row_card(v, seat, i, words) for i in range(v.laid[seat])]
    if is_pending(v, seat):
        cards.append(row_card(v, seat, v.laid[seat], words))
    if v.duel[seat][COMMUNITY] != NONE:
        cards.append(f"[dim]{words('with-community', where=where(v, v.duel[seat][COMMUNITY]))}[/]")
    totals = totals_of(v, seat, words)
    return [line, *in_lines(cards, "    ", words.width), *in_lines(totals, "    = ", words.width)]


def is_pending(v: View, seat: int) -> bool:
    """Whether the seat has taken a card that does not lie for good yet."""
    return seat == v.active and v.phase in (END, DECLARE)


def standing(v: View, seat: int, words: Words) -> str:
    if not is_alive(v, seat):
        return words("is-out-of-it")
    if v.phase == DONE:
        return words("is-winner") if v.winners >> seat & 1 else ""
    marks = [words("is-start")] if seat == v.start else []
    if v.opened and not is_inside(v, seat):
        marks.append(words("has-escaped"))
    return ", ".join(marks)


def totals_of(v: View, seat: int, words: Words) -> list[str]:
    """In the showdown: what a seat has in every duel it takes part in."""
    if v.opened and is_inside(v, seat) and (is_showdown(v) or v.phase in (NEW_TOMB, DONE)):
        return [words.say(each) for each in totals(v, seat)]
    return []


def row_card(v: View, seat: int, i: int, words: Words) -> str:
    """A card of a row: the end that counts, what it was declared to be, where it counts."""
    lying = v.row[seat][i]
    if lying == HIDDEN:
        return f"[dim]{words('hidden-card')}[/]"
    drawn = drawn_card(lying, words)
    if v.called[seat][i] != NONE:
        drawn += f" [dim]{words('as', symbol=plural(v.called[seat][i]))}[/]"
    if v.down[seat][i]:
        drawn += f" [dim]{words('is-down')}[/]"
    if v.duel[seat][i] != NONE and (SYMBOL[lying] == RUBY or choices(v, seat, i) > 1):
        drawn += f" [dim]{words.say(where(v, v.duel[seat][i]))}[/]"
    return drawn


def choices(v: View, seat: int, i: int) -> int:
    """In how many duels a card of a row could count."""
    return sum(value(v, seat, i, duel) > 0 for duel in range(GUARDIAN_DUEL + v.guardians))


def drawn_card(lying: int, words: Words) -> str:
    """A card in colours, the end that counts first."""
    other = lying ^ 1
    ends = [coloured(words.say(end(each)), SYMBOL[each]) for each in (lying, other)]
    return f"[bold]{ends[0]}[/][dim]|{ends[1]}[/]"


def coloured(text: str, symbol: int) -> str:
    return f"[{STYLES[symbol]}]{text}[/]"


def length(markup: str) -> int:
    """The columns that markup takes on the screen."""
    return Text.from_markup(markup).cell_len


def padded(markup: str, width: int) -> str:
    return markup + " " * (width - length(markup))


def in_lines(items: list[str], indent: str, width: int) -> list[str]:
    """Things beside each other, in as few lines as fit."""
    lines: list[str] = []
    used = width + 1
    for item in items:
        if used + 2 + length(item) > width:
            lines.append(indent + item)
            used = len(indent) + length(item)
        else:
            lines[-1] += "  " + item
            used += 2 + length(item)
    return lines


def epilogue(steps: Any, words: Words) -> str:
    """The cards that were left face down and never shown, tomb by tomb."""
    lines = []
    for before, step, _ in steps:
        if before.phase == TURN and step.action == ESCAPE:
            seat = before.active
            left = [card(before.row[seat][i]) for i in range(before.laid[seat]) if before.down[seat][i]]
            if left:
                said = words("left-behind", number=before.opened, who=Seat(seat), cards=left)
                lines.append(escaped(said))
    return "\n".join([f"[bold]{words('epilogue')}[/]", *lines]) if lines else ""
