"""What lies before a person's eyes in King of Thieves: the tomb, the rows, and one's own cards."""

from bisect import insort
from operator import ge, itemgetter
from typing import Any, Literal

from msgspec.structs import replace

from cutpurse.engine import scenes
from cutpurse.engine.kept import Kept
from cutpurse.engine.scenes import Pile, Record, asked
from cutpurse.engine.words.phrases import Seat, Thing

from .actions import ESCAPE, kind_lying, kind_of
from .rounds import is_laying, price
from .rules import actor
from .seats import is_inside
from .showdown import in_showdown, value
from .state import *
from .things import DECK, GUARDIAN_DECK, KIND, SUPPLY, THE_TOMB, TOMB, TOMB_DECK, card, duels
from .things import SYMBOL as SIGN
from .tombs import guardian_number, guardian_symbol, is_between_tombs, target, tomb_symbol, tombs_to_open
from .view import View

Standing = Literal["inside", "escaped", "out"]


class End(Record, frozen=True):
    number: int
    symbol: Thing


class Face(Record, frozen=True):
    """What is to be seen of a duelling card."""

    kind: Thing
    end: End  # the one that counts, once it has been chosen
    other: End


class Card(Record, frozen=True):
    card: Thing
    face: Face | None  # none where this viewer sees only its back


class Laid(Card, frozen=True):
    """A card in a row."""

    down: bool  # face down: its face is there for the seat that laid it
    declared: Thing | None  # what its rubies stand for
    duel: Thing | None  # where it counts, once that has been said


class Laying(Record, frozen=True):
    """The card that the active seat is laying."""

    down: bool
    card: Card | None  # none before it is chosen


class Tomb(Record, frozen=True):
    card: Thing
    tomb: Thing
    duel: Thing
    symbol: Thing
    gold: int


class Guardian(Record, frozen=True):
    card: Thing
    guardian: Thing  # its duel is called so too
    symbol: Thing
    beaten_by: int
    reputation: int


class Total(Record, frozen=True):
    duel: Thing
    number: int
    leads: bool  # nobody has more, and it is enough


class Thief(Record, frozen=True):
    """A seat, and what lies before it."""

    seat: Seat
    state: Standing
    gold: int
    reputation: int
    cards: int  # in the hand
    row: list[Laid]
    community: Thing | None  # in the showdown: the duel in which the community card counts for this seat
    totals: list[Total]  # in the showdown: what it has in the duels it takes part in


class Scene(scenes.Scene, frozen=True):
    phase: Phase
    active: Seat  # whose turn it is
    start: Seat  # who begins each round
    number: int  # tombs opened so far
    tombs: int  # to be opened in all
    round: int
    rounds: int
    target: int  # gold that wins
    price: int  # what staying costs the active seat
    lain: int  # cards that it has laid in this turn
    draws: int  # cards that it still draws
    laying: Laying | None
    counting: Thing | None  # in the showdown: the card that is turned over, or about which is asked
    tomb: Tomb | None  # none before the first
    guardians: list[Guardian]  # the oldest first
    community: Card | None
    thieves: list[Thief]
    winners: list[Seat]
    hand: list[Card]  # the viewer's own
    deck: Pile
    discards: list[Card]  # face up
    dropped: list[Thing]  # face down
    tomb_deck: Pile
    guardian_deck: Pile
    supply: Pile
    symbols: list[Thing]  # what rubies can stand for


ENDS = tuple(End(number=NUMBER[lying], symbol=SIGN[SYMBOL[lying]]) for lying in range(LYING))
FACES = tuple(Face(kind=KIND[lying], end=ENDS[lying], other=ENDS[lying ^ 1]) for lying in range(LYING))
DECLARED = (*SIGN[:-1], None)  # by symbol, NONE at the end
MEANINGS = list(SIGN[:-1])  # of rubies
NOWHERE = [NONE] * (ROW + 1)  # where the cards of a seat count before the showdown
NOTHING: list[list[Total]] = [[]] * SEATS  # what counts then


def seen(lying: int) -> Face | None:
    """The face of a card in a row, unless it is hidden."""
    return FACES[lying] if lying >= 0 else None


# Which card is which


class Trail(scenes.Trail):
    """One's own cards from the draw on, others from when they lie on the table; until they are shuffled.

    The trail also keeps the parts of the scene that was made last.
    """

    def __init__(self, v: View) -> None:
        self.given = 0
        self.kept, self.common = Kept(), Kept()
        self.tomb, self.community = self.new(), self.new()
        self.guardians = [self.new() for _ in range(v.guardians)]
        self.rows = [[self.new() for lying in row if lying != NONE] for row in v.row]
        self.hand = [(kind, self.shown(kind)) for kind in range(KINDS) for _ in range(v.hand[kind])]
        self.discards = [self.shown(kind) for kind in range(KINDS) for _ in range(v.discards[kind])]
        self.dropped = [self.new() for _ in range(sum(v.drops))]

    def new(self) -> Thing:
        self.given += 1
        return card(self.given)

    def shown(self, kind: int, piece: Thing | None = None) -> Card:
        """A card of this kind that nobody has turned either way."""
        return Card(card=piece or self.new(), face=FACES[2 * kind])

    def follow(self, before: View, action: int, after: View) -> None:
        self.move_cards(before, action)
        if after.alive != before.alive:
            self.drop_hands(after)
        if is_shuffled(before, after):
            self.discards, self.dropped = [], []

    def move_cards(self, before: View, action: int) -> None:
        """What the step itself moves."""
        if before.phase == CARD:
            own = before.active == before.seat
            self.rows[before.active].append(self.taken(kind_of(action)) if own else self.new())
        elif before.phase == TURN and action == ESCAPE:
            self.clear_row(before, before.active)
        elif before.phase in (DRAW, DEAL) and before.active == before.seat:
            kind = kind_lying(action)
            insort(self.hand, (kind, self.shown(kind)), key=itemgetter(0))
        elif NEW_TOMB <= before.phase <= NEW_COMMUNITY:
            self.open_tomb(before)

    def taken(self, kind: int) -> Thing:
        """A card of this kind leaves the hand."""
        slot = next(slot for slot, (each, _) in enumerate(self.hand) if each == kind)
        return self.hand.pop(slot)[1].card

    def clear_row(self, v: View, seat: int) -> None:
        for i, piece in enumerate(self.rows[seat]):
            if v.down[seat][i]:
                self.dropped.append(piece)
            else:
                self.discards.append(self.shown(kind_lying(v.row[seat][i]), piece))
        self.rows[seat] = []

    def open_tomb(self, before: View) -> None:
        """First the new tomb comes, then its Guardian and the community card."""
        if before.phase == NEW_GUARDIAN:
            self.guardians.append(self.new())
        elif before.phase == NEW_COMMUNITY:
            self.community = self.new()
        else:
            self.leave_tomb(before)
            self.tomb = self.new()

    def leave_tomb(self, before: View) -> None:
        """The rows go, the community card, and the Guardians without tokens."""
        for seat in range(before.seats):
            self.clear_row(before, seat)
        if before.community != NONE:
            self.discards.append(self.shown(before.community, self.community))
        self.guardians = [piece for slot, piece in enumerate(self.guardians) if before.pool[slot] > 0]

    def drop_hands(self, after: View) -> None:
        """Whoever is out discards the hand; what others held has not been seen before."""
        if after.seat >= 0 and after.held[after.seat] == 0:
            self.dropped += [held.card for _, held in self.hand]
            self.hand = []
        self.dropped += [self.new() for _ in range(sum(after.drops) - len(self.dropped))]


def is_shuffled(before: Open, after: Open) -> bool:
    """Whether the discards became the deck in this step."""
    drawn = before.phase in (DEAL, DRAW, NEW_COMMUNITY)
    return after.undrawn > before.undrawn - drawn


# The table


def uncover(s: State, v: View) -> None:
    """All rows face up, for those who look back."""
    v.row = [list(row) for row in s.row]


def forget_all(v: View) -> None:
    """What the seat itself has discarded face down."""
    v.dropped = [0] * len(v.dropped)


def scene(v: View, trail: Trail | None = None) -> Scene:
    trail = trail or Trail(v)
    there = trail.common.again("duels", v.guardian[: v.guardians], duels, v)
    return Scene(
        phase=PHASES[v.phase],
        actor=asked(actor(v)),
        active=Seat(v.active),
        start=Seat(v.start),
        number=v.opened,
        tombs=tombs_to_open(v),
        round=v.round,
        rounds=ROUNDS,
        target=target(v),
        price=price(v),
        lain=v.lain,
        draws=v.draws,
        laying=laying(v, trail),
        counting=counting(v, trail),
        tomb=tomb(v, trail) if v.opened else None,
        guardians=guardians(v, there, trail),
        community=trail.shown(v.community, trail.community) if v.community != NONE else None,
        thieves=thieves(v, there, trail),
        winners=[Seat(seat) for seat in range(v.seats) if v.winners >> seat & 1] if v.winners else [],
        hand=[held for _, held in trail.hand],
        deck=Pile(DECK, v.undrawn),
        discards=trail.discards[:],
        dropped=trail.dropped[:],
        tomb_deck=Pile(TOMB_DECK, sum(v.tomb_deck)),
        guardian_deck=Pile(GUARDIAN_DECK, sum(v.guardian_deck)),
        supply=Pile(SUPPLY, v.supply),
        symbols=MEANINGS,
    )


def laying(v: View, trail: Trail) -> Laying | None:
    """What the active seat has decided so far of the card that it lays."""
    if not is_laying(v):
        return None
    i = v.laid[v.active]
    lying = v.row[v.active][i]
    piece = None if v.phase == CARD else Card(card=trail.rows[v.active][i], face=seen(lying))
    return Laying(down=v.down[v.active][i] == 1, card=piece)


def counting(v: View, trail: Trail) -> Thing | None:
    if not in_showdown(v):
        return None
    return trail.community if v.item == COMMUNITY else trail.rows[v.active][v.item]


def tomb(v: View, trail: Trail) -> Tomb:
    symbol = SIGN[tomb_symbol(v.tomb)]
    return Tomb(card=trail.tomb, tomb=TOMB[v.tomb], duel=THE_TOMB, symbol=symbol, gold=v.gold)


def guardians(v: View, there: list[Thing], trail: Trail) -> list[Guardian]:
    now = there, v.pool[: v.guardians], trail.guardians[:]
    return trail.kept.again("guardians", now, new_guardians, v, there, trail)


def new_guardians(v: View, there: list[Thing], trail: Trail) -> list[Guardian]:
    each = zip(trail.guardians, there[1:], v.guardian, v.pool, strict=False)
    return [
        Guardian(card, name, SIGN[guardian_symbol(kind)], guardian_number(kind), tokens)
        for card, name, kind, tokens in each
    ]


def thieves(v: View, there: list[Thing], trail: Trail) -> list[Thief]:
    now = v.alive, v.inside, v.treasure[:], v.reputation[:], v.held[:]
    bare = trail.common.again("thieves", now, without_cards, v)
    counted = totals(v, there) if any(duels != NOWHERE for duels in v.duel) else NOTHING
    return [
        with_cards(v, thief, there, trail, own) if laid or duels != NOWHERE else thief
        for thief, laid, duels, own in zip(bare, v.laid, v.duel, counted, strict=False)
    ]


def without_cards(v: View) -> list[Thief]:
    """The thieves, but for what lies before them."""
    each = zip(range(v.seats), states(v), v.treasure, v.reputation, v.held, strict=False)
    return [
        Thief(Seat(seat), state, gold, reputation, cards, [], None, [])
        for seat, state, gold, reputation, cards in each
    ]


def states(v: View) -> list[Standing]:
    alive, inside = v.alive, v.inside
    bits = [1 << seat for seat in range(v.seats)]
    return ["out" if not alive & bit else "inside" if inside & bit else "escaped" for bit in bits]


def with_cards(v: View, bare: Thief, there: list[Thing], trail: Trail, counted: list[Total]) -> Thief:
    seat = bare.seat.number
    cards = [*v.row[seat], *v.down[seat], *v.called[seat], *v.duel[seat], v.laid[seat]]
    now = bare, trail.rows[seat][:], cards, counted, there
    return trail.kept.again(seat, now, new_thief, v, bare, there, trail, counted)


def new_thief(v: View, bare: Thief, there: list[Thing], trail: Trail, counted: list[Total]) -> Thief:
    seat = bare.seat.number
    places = [*there, None]  # NONE is the last
    row = [laid(v, seat, i, places, trail) for i in range(v.laid[seat])]
    return replace(bare, row=row, community=places[v.duel[seat][COMMUNITY]], totals=counted)


def laid(v: View, seat: int, i: int, places: list[Thing | None], trail: Trail) -> Laid:
    return Laid(
        card=trail.rows[seat][i],
        face=seen(v.row[seat][i]),
        down=v.down[seat][i] == 1,
        declared=DECLARED[v.called[seat][i]],
        duel=places[v.duel[seat][i]],
    )


def totals(v: Open, there: list[Thing]) -> list[list[Total]]:
    """What every seat has in the duels it takes part in."""
    found = [numbers(v, seat, len(there)) for seat in range(SEATS)]
    inside = [own for seat, own in enumerate(found) if is_inside(v, seat)]
    enough = [max([least(v, duel), *[own[duel] for own in inside]]) for duel in range(len(there))]
    return [
        [Total(*each) for each in zip(there, own, map(ge, own, enough), strict=True) if each[1]]
        for own in found
    ]


def numbers(v: Open, seat: int, duels: int) -> list[int]:
    """How many symbols a seat has in each of the duels."""
    found = [0] * duels
    for item, duel in enumerate(v.duel[seat]):
        if duel != NONE:
            found[duel] += value(v, seat, item, duel)
    return found


def least(v: Open, duel: int) -> int:
    """5.4 How many symbols it takes to win: as many as beat the Guardian."""
    return 1 if duel == TOMB_DUEL else guardian_number(v.guardian[duel - GUARDIAN_DUEL])


def rests(before: View, action: int, after: View) -> View | None:
    """5.1 A thief's cards when all are turned over, and 5.4 the duels when all are settled."""
    if is_settled(before, after):
        return after if after.inside else None
    turned_over = before.phase == REVEAL and (after.phase != REVEAL or after.active != before.active)
    return after if turned_over else None


def is_settled(before: Open, after: Open) -> bool:
    """Whether all duels were decided in this step."""
    return before.phase > NEW_COMMUNITY and is_between_tombs(after)


# Afterwards


class LeftBehind(Record, frozen=True):
    number: int  # of the tomb
    seat: Seat
    cards: list[Face]


class Epilogue(Record, frozen=True):
    left: list[LeftBehind]


def epilogue(steps: Any) -> Epilogue | None:
    """The cards that were left face down and never shown, tomb by tomb."""
    left = []
    for before, step, _ in steps:
        if before.phase == TURN and step.action == ESCAPE:
            seat = before.active
            hidden = [i for i in range(before.laid[seat]) if before.down[seat][i]]
            cards = [FACES[before.row[seat][i]] for i in hidden]
            if cards:
                left.append(LeftBehind(number=before.opened, seat=Seat(seat), cards=cards))
    return Epilogue(left=left) if left else None


def is_out(scene: Scene, seat: int) -> bool:
    """6.2 Whoever has no reputation left."""
    return scene.thieves[seat].state == "out"
