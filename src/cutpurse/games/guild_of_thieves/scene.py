"""What lies before a person's eyes in Guild of Thieves."""

from collections.abc import Iterable
from functools import cache
from operator import add, sub
from typing import Any

from cutpurse.engine import scenes
from cutpurse.engine.contract import NOBODY, UNSEEN
from cutpurse.engine.kept import Kept, differing
from cutpurse.engine.scenes import Pile, Record, asked
from cutpurse.engine.words.phrases import Seat, Thing

from .actions import kind_of, space_of
from .cards import grid_size
from .items import beside, copied, direction_of, effect_of, list_ends, list_first_steps
from .rules import actor, has_passed, is_first_turn
from .state import *
from .things import FIGURE, ITEM, KIND, SPACE
from .view import View, pile_size, score


class ItemCard(Record, frozen=True):
    card: Thing
    kind: Thing


class Figure(Record, frozen=True):
    thief: Thing
    seat: Seat


class Space(Record, frozen=True):
    space: Thing
    card: ItemCard | None  # None: a gap
    thief: Figure | None


class Memory(Record, frozen=True):
    """What one could have kept in mind of a seat's cards, by kind."""

    hand: list[Pile]  # surely in the hand
    rest: list[Pile]  # in the draw pile, or in the hand as one of those that are not sure


class Guild(Record, frozen=True):
    """A seat's cards and thieves."""

    seat: Seat
    hand: int  # cards
    draw_pile: int  # cards
    discard: list[ItemCard]  # the last one lies on top
    unplaced: int  # thieves
    passed: bool
    points: int | None  # if everybody passed now: with the memory aid, and when all is over
    memory: Memory | None  # with the memory aid


class InPlay(Record, frozen=True):
    card: ItemCard
    effect: Thing  # the kind it is played as


class Copied(Record, frozen=True):
    effect: Thing
    seat: Seat | None  # whose card it was, unless others have played since


class Reach(Record, frozen=True):
    """Where a card takes a thief, as the table is now."""

    kind: Thing
    start: Thing
    via: Thing | None  # the space of a Turban's first step
    ends: list[Thing]
    claims: list[Thing]  # the cards that the thief leaves behind and passes over


class Worth(Record, frozen=True):
    kind: Thing
    points: int


class Scene(scenes.Scene, frozen=True):
    phase: Phase
    turn: int  # turns begun so far
    active: Seat | None  # who places, plays or draws
    grid: list[Space]  # row by row
    guilds: list[Guild]
    hand: list[ItemCard]  # one's own
    played: InPlay | None  # until the thief has moved
    mover: Thing | None  # the thief that was chosen
    via: Thing | None  # the space of a Turban's first step
    reach: list[Reach]  # of what was played, or of one's own hand; of the thief that was chosen, or of all
    draws: int  # cards still to be drawn in this turn
    copied: Copied | None  # what Jewels of the active seat copy
    crib: list[Worth]


CRIB = [Worth(kind=KIND[kind], points=POINTS[kind]) for kind in range(KINDS)]


class Trail:
    """Which thief and which card is which, as far as one seat's eyes can follow.

    A card of the grid is called by its space, also when it is claimed. All others are numbered as they come
    to light, and again after each shuffle; in a hand only its owner can tell them apart. The trail also keeps
    the parts of the scene that was made last.
    """

    def __init__(self, v: View) -> None:
        self.seat = v.seat
        self.kept, self.common = Kept(), Kept()
        self.cards = 0  # numbered so far
        self.thieves: dict[int, Figure] = {}  # by the space where each stands
        for space in range(SPACES):
            if v.thief[space] != NONE:
                self.place(space, v.thief[space])
        self.hand = [] if v.seat == NOBODY else self.numbered(v.hand[v.seat])
        self.discards = [self.numbered(v.discard[seat]) for seat in range(v.seats)]
        if v.card != NONE:
            self.discards[v.active].append(taken(self.discards[v.active], v.card))

    def follow(self, before: View, action: int, after: View) -> None:
        """Take note of a step; what was shuffled is lost."""
        if before.phase == PLACE:
            self.place(space_of(action), before.active)
        elif before.phase == MOVE:
            self.move(before, space_of(action))
        elif before.phase == DRAW and action != UNSEEN:
            self.hand.append(self.new_card(action))
        elif before.phase == CARD and after.card != NONE:
            self.discards[before.active].append(self.from_hand(before.active, kind_of(action)))
        if after.phase == DONE:
            self.gather(before, after)
        elif before.phase in (MOVE, DRAW) and not any(after.discard[before.active]):
            self.discards[before.active].clear()

    def place(self, space: int, seat: int) -> None:
        self.thieves[space] = Figure(FIGURE[len(self.thieves)], Seat(seat))

    def move(self, before: View, end: int) -> None:
        """The thief moves, another is pushed, and cards are claimed."""
        if before.last_effect == SWORD:
            behind = beside(end, direction_of(before.mover, end))
            self.thieves[behind] = self.thieves[end]
        self.thieves[end] = self.thieves.pop(before.mover)
        claimed = [item(space, before.grid[space]) for space in (before.mover, before.via) if space != EDGE]
        if not is_first_turn(before):
            self.discards[before.active] += claimed
        elif before.active == self.seat:
            self.hand += claimed

    def gather(self, before: View, after: View) -> None:
        """When all is over, each seat's cards lie together, and those that were hidden come to light."""
        if self.seat != NOBODY:
            self.discards[self.seat] += self.hand
        self.hand = []
        for space, thief in sorted(self.thieves.items()):
            self.discards[thief.seat.number].append(item(space, before.grid[space]))
        for seat, cards in enumerate(self.discards):
            kinds = [card.kind for card in cards]
            seen = map(kinds.count, KIND)
            cards += self.numbered(map(sub, after.discard[seat], seen))

    def from_hand(self, seat: int, kind: int) -> ItemCard:
        """A card that is played: of one's own the one held longest, of another's hand a new one."""
        return taken(self.hand, kind) if seat == self.seat else self.new_card(kind)

    def numbered(self, counts: Iterable[int]) -> list[ItemCard]:
        """Cards that come to light together."""
        return [self.new_card(kind) for kind, number in enumerate(counts) for _ in range(number)]

    def new_card(self, kind: int) -> ItemCard:
        self.cards += 1
        return ItemCard(Thing("card", self.cards), KIND[kind])


def taken(cards: list[ItemCard], kind: int) -> ItemCard:
    """The first card of a kind, taken out of these."""
    return cards.pop([card.kind for card in cards].index(KIND[kind]))


@cache
def item(space: int, kind: int) -> ItemCard:
    return ItemCard(ITEM[space], KIND[kind])


@cache
def free_space(space: int, kind: int) -> Space:
    """A space without a thief."""
    return Space(SPACE[space], None if kind == NONE else item(space, kind), None)


def forget_all(v: View) -> None:
    """Which cards of a hand are known, and what else may be in it."""
    for seat in range(v.seats):
        v.unseen[seat] = [*map(add, v.known[seat], v.unseen[seat])]
        v.known[seat] = [0] * len(v.known[seat])
        v.guard_ways[seat] = [0] * len(v.guard_ways[seat])


def scene(v: View, trail: Trail | None = None) -> Scene:
    trail = trail or Trail(v)
    discard = trail.discards[v.active]
    return Scene(
        phase=PHASES[v.phase],
        actor=asked(actor(v)),
        turn=v.turn,
        active=Seat(v.active) if FIRST < v.phase < DONE else None,
        grid=grid(v, trail),
        guilds=[guild(v, trail, seat) for seat in range(v.seats)],
        hand=list(trail.hand),
        played=InPlay(discard[-1], KIND[v.last_effect]) if v.card != NONE else None,
        mover=trail.thieves[v.mover].thief if v.mover != EDGE else None,
        via=SPACE[v.via] if v.via != EDGE else None,
        reach=reach(v) if v.card == NONE else trail.common.again("reach", way(v), reach, v),
        draws=v.draws,
        copied=copied_by_jewels(v),
        crib=CRIB,
    )


def grid(v: View, trail: Trail) -> list[Space]:
    """Row by row; spaces where nothing has changed stay the same."""
    now = v.grid[: grid_size(v)], dict(trail.thieves)
    last = trail.common.parts.get("grid")
    if last is None:
        row = [a_space(v, trail, space) for space in range(grid_size(v))]
    else:
        (items, thieves), row = last
        changed = differing(now[0], items)
        if now[1] != thieves:
            changed += [space for space in now[1] | thieves if now[1].get(space) != thieves.get(space)]
        row = row[:] if changed else row
        for space in changed:
            row[space] = a_space(v, trail, space)
    trail.common.parts["grid"] = now, row
    return row


def a_space(v: View, trail: Trail, space: int) -> Space:
    free = free_space(space, v.grid[space])
    return free if v.thief[space] == NONE else Space(free.space, free.card, trail.thieves[space])


def guild(v: View, trail: Trail, seat: int) -> Guild:
    """What a seat has."""
    hand = v.hand[seat][:] if seat == v.seat else None
    under = [v.grid[space] for space, thief in trail.thieves.items() if thief.seat.number == seat]
    cards = v.known[seat][:], v.unseen[seat][:], v.discard[seat][:], trail.discards[seat][:]
    now = hand, under, cards, v.hand_size[seat], v.passed >> seat & 1, v.phase == DONE
    return trail.kept.again(seat, now, new_guild, v, trail, seat, len(under))


def new_guild(v: View, trail: Trail, seat: int, placed: int) -> Guild:
    aided = v.memory_aid == AID_ON
    return Guild(
        seat=Seat(seat),
        hand=v.hand_size[seat],
        draw_pile=pile_size(v, seat),
        discard=list(trail.discards[seat]),
        unplaced=v.thieves - placed,
        passed=has_passed(v, seat),
        points=score(v, seat) if aided or v.phase == DONE else None,
        memory=memory(v, seat) if aided else None,
    )


def memory(v: View, seat: int) -> Memory:
    """Of one's own cards the hand is sure, so that the rest is the draw pile."""
    sure = v.hand[seat] if seat == v.seat else v.known[seat]
    both = zip(v.known[seat], v.unseen[seat], strict=True)
    return Memory(
        hand=by_kind(sure),
        rest=by_kind(known + unseen - sure[kind] for kind, (known, unseen) in enumerate(both)),
    )


def by_kind(counts: Iterable[int]) -> list[Pile]:
    return [Pile(KIND[kind], count) for kind, count in enumerate(counts) if count]


def copied_by_jewels(v: View) -> Copied | None:
    effect = copied(v)
    if effect == NONE or v.phase == DONE:
        return None
    if v.last_by != v.active:
        return Copied(KIND[effect], Seat(v.last_by))
    return Copied(KIND[effect], Seat(1 - v.active) if v.seats == 2 else None)


def way(v: View) -> tuple[Any, ...]:
    """All on which it depends where a card that was played takes a thief."""
    return v.phase, v.turn, v.active, v.card, v.last_effect, v.mover, v.via, v.thief[:], v.grid[:]


def reach(v: View) -> list[Reach]:
    """Where the card takes the thief; as long as one of them is not chosen, where each would."""
    kinds = cards_in_question(v)
    starts = thieves_in_question(v) if kinds else []
    return [each for kind in kinds for start in starts for each in reach_of(v, kind, start)]


def cards_in_question(v: View) -> list[int]:
    """The kind that was played, or those that may be: a hand is known to its owner alone."""
    if v.card != NONE:
        return [v.card]
    return [kind for kind in range(KINDS) if v.hand[v.active][kind]] if v.phase == CARD else []


def thieves_in_question(v: View) -> list[int]:
    """The space of the thief that was chosen, or of all that may be."""
    if v.mover != EDGE:
        return [v.mover]
    return [space for space in range(SPACES) if v.thief[space] == v.active]


def reach_of(v: View, kind: int, start: int) -> list[Reach]:
    effect = effect_of(v, kind)
    if effect != TURBAN:
        found = ends(v, effect, start)
        return [Reach(KIND[kind], SPACE[start], None, found, [ITEM[start]])] if found else []
    first = first_steps(v, start) if v.via == EDGE else [v.via]
    return [
        Reach(KIND[kind], SPACE[start], SPACE[via], ends(v, COINS, via), [ITEM[start], ITEM[via]])
        for via in first
    ]


def ends(v: View, effect: int, start: int) -> list[Thing]:
    actions = [0] * SPACES
    return [SPACE[space_of(action)] for action in actions[: list_ends(v, effect, start, actions)]]


def first_steps(v: View, start: int) -> list[int]:
    actions = [0] * DIRECTIONS
    return [space_of(action) for action in actions[: list_first_steps(v, start, actions)]]


# What comes to light at the end


class LastHand(Record, frozen=True):
    seat: Seat
    cards: list[Pile]


class Epilogue(Record, frozen=True):
    """The hands that were left when everybody had passed."""

    hands: list[LastHand]


def epilogue(steps: Iterable[tuple[Any, Any, Any]]) -> Epilogue | None:
    for before, _, after in steps:
        if after.phase == DONE:
            hands = before.hand[: before.seats]
            return Epilogue([LastHand(Seat(seat), by_kind(hand)) for seat, hand in enumerate(hands)])
    return None


def is_out(scene: Scene, seat: int) -> bool:
    """2.8 Whoever has passed."""
    return scene.guilds[seat].passed
