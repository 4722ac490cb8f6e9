"""What a seat knows in Guild of Thieves: the grid, all discard piles, its own hand.

Of the other hands it knows how many cards they have, which of these everybody knows, and which cards are
in the hand or in the draw pile. Its own draw pile follows from that and its hand.
"""

from functools import lru_cache

from cutpurse.engine.chance import below, choices
from cutpurse.engine.contract import NOBODY, UNSEEN
from cutpurse.engine.layout import copier, i8, in_two_forms, row_copier

from .actions import is_play, kind_of
from .cards import number, worth
from .rules import worth_under_thieves
from .state import COPIES, DRAW, GUARD, KINDS, SEATS, Open, State

copy_open = copier(Open, but=("hand",))
copy_kinds = row_copier(KINDS)
NO_CARDS = [0] * KINDS


class View(Open):
    """`hand` has only one's own row, and instead of the draw piles there is what may be in them."""

    seat = i8()  # whose view this is, or NOBODY
    hand_size = i8(SEATS)
    unseen = i8(SEATS, KINDS)  # in the hand or in the draw pile: all of them but what is known


def view(s: State, seat: int, v: View) -> None:
    v.seat = seat
    copy_open(s, v)
    for each in range(SEATS):
        view_cards(s, each, v)
    if seat != NOBODY:
        copy_kinds(s.hand[seat], v.hand[seat])


def view_kind_by_kind(s: State, owner: int, v: View) -> None:
    hand = s.hand[owner]
    unseen = v.unseen[owner]
    shown = v.hand[owner]
    copy_kinds(s.pile[owner], unseen)
    cards = 0
    for kind in range(KINDS):
        shown[kind] = 0
        if hand[kind] != 0:
            cards += hand[kind]
            unseen[kind] += hand[kind] - s.known[owner][kind]
    v.hand_size[owner] = cards


@in_two_forms(view_kind_by_kind)
def view_cards(s: State, owner: int, v: View) -> None:
    """What everybody may know of a seat's cards, so that no hand is shown."""
    cards = tuple(s.pile[owner]), tuple(s.hand[owner]), tuple(s.known[owner])
    v.hand[owner][:] = NO_CARDS
    v.unseen[owner][:], v.hand_size[owner] = seen_of(cards)


@lru_cache(1 << 12)  # most steps change nothing of it, and all see the same
def seen_of(cards: tuple[tuple[int, ...], ...]) -> tuple[list[int], int]:
    unseen = [pile + held - known if held else pile for pile, held, known in zip(*cards, strict=True)]
    return unseen, sum(cards[1])


def pile_size(v: View, seat: int) -> int:
    """4.1 How many cards are in a draw pile."""
    return sum(v.known[seat]) + sum(v.unseen[seat]) - v.hand_size[seat]


def score(v: View, seat: int) -> int:
    """5.2 What a seat would have if everybody passed now: everybody can count it."""
    cards = worth(v.known[seat]) + worth(v.unseen[seat]) + worth(v.discard[seat])
    return cards + worth_under_thieves(v, seat)


def witness(s: State, action: int, seat: int) -> int:
    """4.1 Only the seat that draws a card sees it."""
    return UNSEEN if s.phase == DRAW and seat != s.active else action


def reveals(s: State, action: int) -> bool:
    """A card from the hand shows that it was there, unless everybody knew."""
    return is_play(action) and s.known[s.active][kind_of(action)] == 0


def imagine(v: View, s: State, rng: list[int]) -> None:
    """Deal every hand that the seat does not know from the cards that may be in it.

    Every order of a draw pile is as likely as the others. Decisions of the others are weighed as if they
    were made without a look at what is secret: to pass, or to play a kind that is known to be in the hand,
    tells nothing about the rest of it; any other card is as if it had been pulled blindly from those that
    were drawn unseen and are no Guards, for a Guard cannot be played.
    """
    copy_open(v, s)
    for seat in range(SEATS):
        for kind in range(KINDS):
            s.hand[seat][kind] = v.hand[seat][kind] if seat == v.seat else v.known[seat][kind]
            s.pile[seat][kind] = v.unseen[seat][kind] + v.known[seat][kind] - s.hand[seat][kind]
        if seat != v.seat:
            deal_unseen(v, s, seat, rng)


def deal_unseen(v: View, s: State, seat: int, rng: list[int]) -> None:
    """First the Guards of a hand, then its other cards, each from all that are in hand or draw pile."""
    missing = v.hand_size[seat] - number(v.known[seat])
    if missing == 0:
        return
    guards = some_guards(v, seat, number(v.unseen[seat]) - missing, rng)
    hold(s, seat, GUARD, guards)
    others = number(s.pile[seat]) - s.pile[seat][GUARD]
    for _ in range(missing - guards):
        hold(s, seat, nth_other(s, seat, below(rng, others)), 1)
        others -= 1


def hold(s: State, seat: int, kind: int, cards: int) -> None:
    """So many cards of a kind are in the hand and not in the draw pile."""
    s.hand[seat][kind] += cards
    s.pile[seat][kind] -= cards


def some_guards(v: View, seat: int, in_pile: int, rng: list[int]) -> int:
    """How many of the cards drawn unseen are Guards, each number as likely as there are ways to it."""
    total = 0
    for guards in range(COPIES + 1):
        total += ways_to_hold(v, seat, guards, in_pile)
    guards, left = -1, below(rng, total)
    while left >= 0:
        guards += 1
        left -= ways_to_hold(v, seat, guards, in_pile)
    return guards


def ways_to_hold(v: View, seat: int, guards: int, in_pile: int) -> int:
    """In how many ways so many Guards are in the hand unseen, and the rest of them in the draw pile."""
    return v.guard_ways[seat][guards] * choices(in_pile, v.unseen[seat][GUARD] - guards)


def nth_other(s: State, seat: int, n: int) -> int:
    """The kind of the n-th card of a draw pile, Guards not counted."""
    kind = -1
    while n >= 0:
        kind += 1
        if kind != GUARD:
            n -= s.pile[seat][kind]
    return kind
