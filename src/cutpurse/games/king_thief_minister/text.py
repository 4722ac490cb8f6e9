"""The words of King Thief Minister: which phrase of the catalogue says what, and how the table is drawn."""

from collections.abc import Iterable

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from cutpurse.engine.contract import NOBODY
from cutpurse.engine.match import Step
from cutpurse.engine.words import Phrase, Seat, Words, glimpse, phrase

from .actions import (
    DARE,
    HEARD,
    LET_PASS,
    LOOK_AT_OWN,
    SAY_NOTHING,
    SEEM_TO_SWAP,
    SWAP_OPENLY,
    SWAP_UNDER,
    TO_FRONT,
    TO_LEFT,
    TO_RIGHT,
    YES_SIR,
    beginner_of,
    character_said,
    claim_of,
    first_of,
    is_begins,
    is_claim,
    is_pays_two,
    is_point_at,
    is_say,
    is_take_pair,
    pair_of,
    payer_of,
    second_of,
    spot_pointed_at,
)
from .knowledge import total, weight_of
from .questions import owner_of, sees, spot_of
from .rules import shares
from .state import (
    ACCUSE,
    AID_ON,
    AIM,
    ANSWER,
    CARDS,
    CHALLENGE,
    CHARACTERS,
    CHECK,
    CONFRONT,
    DEAL,
    DONE,
    EXAMINE,
    FIRST_LOOK,
    MINISTER,
    NAME,
    NONE,
    PEEK,
    POINT,
    SHOW,
    SPOTS,
    SWAP,
    TAKE,
    TAX,
    TURN,
    TURN_UP,
    UNDECIDED,
    UNVEIL,
    State,
    Table,
)
from .view import View, row_of

CHARACTER_KEYS = ("king", "thief", "minister", "executioner", "sheriff", "peasant")
STYLES = ("bold yellow", "bold magenta", "bold cyan", "bold red", "bold blue", "bold green")
PLAIN_ACTIONS = {
    LOOK_AT_OWN: "look",
    TO_RIGHT: "to-right",
    TO_LEFT: "to-left",
    TO_FRONT: "to-front",
    DARE: "dare",
    LET_PASS: "let-pass",
    YES_SIR: "yes-sir",
    SAY_NOTHING: "say-nothing",
    SWAP_OPENLY: "swap-openly",
    SWAP_UNDER: "swap-under",
    SEEM_TO_SWAP: "seem-to-swap",
}
QUESTIONS = {
    FIRST_LOOK: "ask-first-look",
    ANSWER: "ask-answer",
    TURN: "ask-turn",
    TAKE: "ask-take",
    SWAP: "ask-swap",
    AIM: "ask-aim",
    TAX: "ask-tax",
    POINT: "ask-point",
}
RULES = {  # what is asked in each phase
    FIRST_LOOK: "1.4",
    CHALLENGE: "3.1",
    ANSWER: "4.2",
    TURN: "2.1",
    TAKE: "4.5",
    SWAP: "4.5",
    AIM: "4.7",
    ACCUSE: "4.7",
    TAX: "4.8",
    POINT: "5.2",
    NAME: "5.2",
}
MOVES = {TO_RIGHT: "moves-right", TO_LEFT: "moves-left", TO_FRONT: "moves-front"}


def name_of(character: int) -> Phrase:
    return phrase(CHARACTER_KEYS[character])


def card_at(spot: int, seats: int) -> Phrase:
    """The card at a spot, called after whose it is, or after those it lies between."""
    owner = owner_of(seats, spot)
    if owner != NONE:
        return phrase("card-of", who=Seat(owner))
    right, left = (owner_of(seats, (spot + step) % SPOTS) for step in (-1, 1))
    return phrase("card-between", one=Seat(right), other=Seat(left))


def action(action: int, seats: int) -> Phrase:
    if action in PLAIN_ACTIONS:
        return phrase(PLAIN_ACTIONS[action])
    if action >= HEARD:
        return phrase("heard", who=those_in(action - HEARD, seats))
    if is_claim(action):
        return phrase("claim", character=name_of(claim_of(action)))
    if is_take_pair(action):
        return phrase("take-pair", **both_cards(pair_of(action), seats))
    if is_point_at(action):
        return phrase("point-at", card=card_at(spot_pointed_at(action), seats))
    if is_say(action):
        return phrase("say", character=name_of(character_said(action)))
    return phrase("pays-two", who=Seat(payer_of(action)))


def both_cards(pair: int, seats: int) -> dict[str, Phrase]:
    return {"one": card_at(first_of(pair), seats), "other": card_at(second_of(pair), seats)}


def those_in(bits: int, seats: int) -> list[Seat]:
    return [Seat(seat) for seat in range(seats) if bits >> seat & 1]


def outcome(outcome: int) -> Phrase:
    if is_begins(outcome):
        return phrase("dealt-king", who=Seat(beginner_of(outcome)))
    return name_of(outcome)


def prompt(v: View) -> Phrase:
    if v.phase == CHALLENGE:
        return phrase("ask-challenge", claimant=Seat(v.claimant), character=name_of(v.claim))
    if v.phase in (ACCUSE, NAME):
        return phrase("ask-what", card=card_at(v.spot, v.seats))
    return phrase(QUESTIONS[v.phase])


def refusal(v: View, action: int) -> Phrase:
    """Why the acting seat may not do this now."""
    if action == LOOK_AT_OWN and v.phase == TURN:
        return phrase("cannot-look", coins=v.seats - 1)
    if is_pays_two(action) and v.phase == TAX:
        return phrase("not-taxed")
    if is_point_at(action):
        if v.phase == FIRST_LOOK:
            return phrase("not-own-card")
        if v.phase == AIM:
            return phrase("not-a-target")
        if v.phase == POINT:
            return phrase("not-to-be-named")
    return phrase("not-now", rule=RULES[v.phase])


# What happened


def events(before: View, action: int, after: View) -> list[Phrase]:
    """What a step did, as far as the one who listens could see it."""
    if before.phase == DEAL:
        return [phrase("begins", who=Seat(beginner_of(action)))]
    told = (
        seen_events(before, action, after) if before.phase <= UNVEIL else done_events(before, action, after)
    )
    return told + coin_events(before, after) + what_follows(before, after)


def seen_events(before: View, character: int, after: View) -> list[Phrase]:
    """Somebody looks at a card, or it is turned up for all."""
    card = card_at(before.spot, before.seats)
    if before.phase == UNVEIL:
        return []
    if before.phase in (SHOW, TURN_UP):
        told = [phrase("turned-up", card=card, character=name_of(character))]
        if not after.up:
            return [*told, phrase("mistake")]
        return [*told, phrase("named-all")] if after.treasury == 0 else told
    told = [phrase("looks", who=Seat(before.asked), card=card)] if before.phase == PEEK else []
    if sees(before, row_of(before.seat)):
        say = phrase if before.memory_aid == AID_ON else glimpse
        told.append(say("on-card", card=card, character=name_of(character)))
    is_it = character == before.question
    if before.phase == EXAMINE:
        told.append(phrase("claim-true" if is_it else "claim-false"))
    elif before.phase == CONFRONT:
        told.append(phrase("is-minister" if is_it else "is-not-minister", card=card))
    elif before.phase == CHECK:
        told.append(phrase("accused-rightly" if is_it else "accused-wrongly"))
    return told


def done_events(before: View, action: int, after: View) -> list[Phrase]:
    """Somebody has decided something."""
    who = Seat(before.active)
    if before.phase == ANSWER:
        return answer_events(after)
    if before.phase == SWAP:
        return [phrase("swaps-openly" if action == SWAP_OPENLY else "under-the-table", who=who)]
    if action == LOOK_AT_OWN:
        return [phrase("pays-to-look" if before.purse[before.active] else "has-no-coin-to-look", who=who)]
    if action in MOVES:
        return [phrase(MOVES[action], who=who)]
    if is_claim(action):
        return [phrase("claims", who=who, character=name_of(claim_of(action)))]
    if action == DARE:
        return [phrase("challenges", who=Seat(before.asked))]
    if action == LET_PASS:
        return [phrase("nobody-challenges")] if after.phase != CHALLENGE else []
    if is_take_pair(action):
        return [phrase("takes-pair", who=who, **both_cards(pair_of(action), before.seats))]
    if is_say(action):
        said = name_of(character_said(action))
        return [phrase("accuses", who=who, card=card_at(before.spot, before.seats), character=said)]
    if is_pays_two(action):
        return [phrase("collects-tax", who=who, payer=Seat(payer_of(action)))]
    return []


def answer_events(after: View) -> list[Phrase]:
    """The answers are heard together, when the last has been given."""
    if after.phase == ANSWER:
        return []
    who = those_in(after.answers, after.seats)
    return [phrase("answers", who=who) if who else phrase("nobody-answers")]


def coin_events(before: View, after: View) -> list[Phrase]:
    """Who has more coins than before, and who has fewer."""
    changes = []
    for seat in range(after.seats):
        coins = after.purse[seat] - before.purse[seat]
        if coins:
            changes.append(phrase("gains" if coins > 0 else "loses", who=Seat(seat), coins=abs(coins)))
    return [phrase("coins-move", changes=changes, treasury=after.treasury)] if changes else []


def what_follows(before: View, after: View) -> list[Phrase]:
    """The King's question, and the end."""
    if after.phase == ANSWER and before.phase != ANSWER:
        return [phrase("asks-for-minister", who=Seat(after.active))]
    if after.phase == UNVEIL and before.phase != UNVEIL:
        return [phrase("rounds-over", rounds=after.rounds) if after.treasury else phrase("treasury-empty")]
    if after.phase == DONE:
        parts = [0] * after.seats
        shares(after, parts)
        who = [Seat(seat) for seat, part in enumerate(parts) if part]
        return [phrase("wins", who=who[0]) if len(who) == 1 else phrase("share", who=who)]
    return []


# The table

INNER = 13  # the room inside a card
CELL = 25  # the room for a spot
MOST_DRAWN = 12  # coins


def table(v: View, words: Words) -> str:
    """The six spots around the treasury, the one who looks at the front; a list where there is no room."""
    begins = f"{words('title')}  {words.say(round_of(v))}"
    treasury = f"{words('treasury')} {pile(v.treasury)}"
    if cell_len(begins) + cell_len(treasury) + 2 > words.width:
        treasury = f"{words('treasury')} {v.treasury}"
    heading = f"[bold]{begins}[/]  [yellow]{treasury}[/]"
    own = 0 if v.seat == NOBODY else spot_of(v.seats, v.seat)
    around = [(own + step) % SPOTS for step in range(SPOTS)]  # clockwise, which is to the left
    cell = min(CELL, words.width // 3)
    if cell < INNER + 2:
        return "\n".join([heading, *(in_a_line(v, spot, words) for spot in around)])
    top = [drawn(v, around[step], words, cell) for step in (2, 3, 4)]
    bottom = [drawn(v, around[step], words, cell) for step in (1, 0, 5)]
    rows = ["".join(parts) for three in (top, bottom) for parts in zip(*three, strict=True)]
    return "\n".join([heading, *rows])


def round_of(v: View) -> Phrase:
    if v.turn == 0:
        return phrase("heading-first")
    return phrase("heading-over") if v.phase == DONE else phrase("heading", round=round_number(v))


def round_number(table: Table) -> int:
    return (table.turn - 1) // table.seats + 1


def drawn(v: View, spot: int, words: Words, cell: int) -> list[str]:
    """One spot: whose it is, the coins, the card, and perhaps a note."""
    name, style, coins = owner_line(v, spot, words)
    face, color = card_line(v, spot, words)
    lines = [
        (name, style),
        (coins, "yellow"),
        (f"╭{'─' * INNER}╮", color),
        (f"│{face:^{INNER}}│", color),
        (f"╰{'─' * INNER}╯", color),
        (note(v, spot, words, cell), "dim"),
    ]
    if v.memory_aid != AID_ON:
        lines.pop()  # no notes, no room for them
    return [f"[{style}]{centred(text, cell)}[/]" for text, style in lines]


def centred(text: str, cell: int) -> str:
    text = set_cell_size(text, cell - 1) if cell_len(text) >= cell else text
    left = (cell - cell_len(text)) // 2
    return escape(" " * left + text + " " * (cell - left - cell_len(text)))


def in_a_line(v: View, spot: int, words: Words) -> str:
    name, style, coins = owner_line(v, spot, words)
    face, color = card_line(v, spot, words)
    known = note(v, spot, words, CELL)
    return f"[{style}]{escape(name)}[/] [yellow]{coins}[/] [{color}]{face}[/] [dim]{known}[/]"


def owner_line(v: View, spot: int, words: Words) -> tuple[str, str, str]:
    """The name at a spot, how it is coloured, and the coins there."""
    owner = owner_of(v.seats, spot)
    if owner == NONE:
        return words("no-seat"), "dim", ""
    acting = owner == (v.asked if v.turn == 0 else v.active) and v.phase != DONE
    return (
        ("▸ " if acting else "") + words.name(owner),
        "bold green" if acting else "white",
        pile(v.purse[owner]),
    )


def pile(coins: int) -> str:
    """A number of coins, and a picture of them if they are few."""
    return f"{coins} {'●' * coins}" if 0 < coins <= MOST_DRAWN else str(coins)


def card_line(v: View, spot: int, words: Words) -> tuple[str, str]:
    """What is on a card, or that it lies face down, and in which colour."""
    character = v.shown[v.at[spot]]
    if character == UNDECIDED:
        return words("face-down"), "white" if owner_of(v.seats, spot) != NONE else "dim"
    return words.say(name_of(character)), STYLES[character]


def note(v: View, spot: int, words: Words, room: int) -> str:
    """With the memory aid: what the card is or is likely to be, as far as the seat can know."""
    if v.memory_aid != AID_ON or v.shown[v.at[spot]] != UNDECIDED:
        return ""
    weights = {c: weight_of(v.odds, v.at[spot], c) for c in range(CHARACTERS)}
    possible = sorted((c for c in weights if weights[c]), key=lambda c: -weights[c])
    if len(possible) == 1:
        return words.say(name_of(possible[0]))
    if weights[possible[0]] == weights[possible[-1]] and len(possible) == CHARACTERS:
        return ""
    notes = [
        words("note", character=name_of(c), percent=100 * weights[c] // total(v.odds)) for c in possible[:2]
    ]
    both = "  ".join(notes)
    return both if cell_len(both) < room else notes[0]


# After the game


class Claim:
    """Somebody said to be somebody; `face` follows the card to the end of the game."""

    def __init__(self, table: State, seat: int, character: int, lies_on: list[int]) -> None:
        self.round, self.seat, self.character = round_number(table), seat, character
        self.face = lies_on[table.at[spot_of(table.seats, seat)]]
        self.outcome = phrase("report-believed")


def epilogue(steps: Iterable[tuple[State, Step, State]], words: Words) -> str:
    """Every claim, with the truth beside it."""
    claims, faces = claims_in(steps)
    if not claims:
        return ""
    rows = [row_of_report(claim, faces[claim.face], words) for claim in claims]
    widths = [max(cell_len(row[column]) for row in rows) for column in range(4)]
    lines = [f"[bold]{words('report')}[/]"]
    for claim, row in zip(claims, rows, strict=True):
        style = "green" if faces[claim.face] == claim.character else "red"
        turn, name, said, truth = (
            text + " " * (width - cell_len(text)) for text, width in zip(row, widths, strict=False)
        )
        lines.append(f"[dim]{turn}[/]  {escape(name)}  {said}  [{style}]{truth}[/]  {escape(row[4])}")
    return "\n".join(lines)


def row_of_report(claim: Claim, truth: int, words: Words) -> tuple[str, ...]:
    said, is_true = words.say(name_of(claim.character)), truth == claim.character
    verdict = words("report-true") if is_true else words("report-lie", character=name_of(truth))
    return f"{claim.round:>2}", words.name(claim.seat), said, verdict, words.say(claim.outcome)


def open_claims(table: State, lies_on: list[int]) -> list[Claim]:
    """What has been claimed already where a match begins in the middle of a turn."""
    claims = [Claim(table, table.active, table.claim, lies_on)] if table.claimant == table.active else []
    said_yes = those_in(table.answers, table.seats)
    return claims + [Claim(table, seat.number, MINISTER, lies_on) for seat in said_yes]


def claims_in(steps: Iterable[tuple[State, Step, State]]) -> tuple[list[Claim], list[int]]:
    """All claims in the order they were made, and what each of the six faces was in the end.

    A face is known by where it lay at first; under the table it may go to another card.
    """
    claims: list[Claim] = []
    lies_on = list(range(CARDS))  # which of the six faces each card has
    characters = [UNDECIDED] * CARDS  # of the cards, so far
    for number, (before, (seat, action), after) in enumerate(steps):
        if number == 0:
            claims = open_claims(before, lies_on)
        if before.phase == SWAP and action == SWAP_UNDER:
            one, other = before.at[first_of(before.taken)], before.at[second_of(before.taken)]
            lies_on[one], lies_on[other] = lies_on[other], lies_on[one]
        elif before.phase > UNVEIL and (is_claim(action) or action == YES_SIR):
            character = MINISTER if action == YES_SIR else claim_of(action)
            claims.append(Claim(before, seat, character, lies_on))
        if after.phase == CONFRONT:
            for claim in claims[-after.answers.bit_count() :]:
                claim.outcome = phrase("report-confronted")
        elif after.phase == EXAMINE:
            claims[-1].outcome = phrase("report-challenged", who=Seat(after.asked))
        elif after.phase == SHOW:
            claims[-1].outcome = phrase("report-shown")
        characters = after.face
    return claims, [characters[lies_on.index(face)] for face in range(CARDS)]
