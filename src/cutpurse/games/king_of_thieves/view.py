"""What a seat knows in King of Thieves: its own cards, and all that lies open.

Nobody's memory reaches behind a shuffle: what was seen before is not in a view.
"""

from cutpurse.engine.chance import below
from cutpurse.engine.contract import UNSEEN
from cutpurse.engine.layout import copier, i8, row_copier

from .actions import is_declare, is_pick, is_use_end
from .cards import copies
from .state import *

copy_open = copier(Open)
copy_kinds = row_copier(KINDS)


class View(Open):
    seat = i8()  # whose view this is, or NOBODY
    hand = i8(KINDS)  # its own cards
    dropped = i8(KINDS)  # what it discarded face down


def view(s: State, seat: int, v: View) -> None:
    v.seat = seat
    copy_open(s, v)
    for other in range(s.seats):
        if other != seat and (s.laid[other] > 0 or other == s.active):  # another row is empty
            hide(v.row[other], s.down[other])
    if seat >= 0:
        copy_kinds(s.hand[seat], v.hand)
        copy_kinds(s.dropped[seat], v.dropped)
    else:
        for kind in range(KINDS):
            v.hand[kind] = v.dropped[kind] = 0


def hide(row: list[int], down: list[int]) -> None:
    """Of cards that lie face down others see the backs."""
    for i in range(ROW):
        if row[i] == NONE:
            return
        if down[i]:
            row[i] = HIDDEN


def witness(s: State, action: int, seat: int) -> int:
    """Others see that a card is drawn, or laid face down and turned, but not which and how."""
    return UNSEEN if seat != s.active and is_private(s) else action


def is_private(s: State) -> bool:
    """Whether only the active seat sees what happens next."""
    if s.phase == CARD or s.phase == END:
        return s.down[s.active][s.laid[s.active]] == 1
    return s.phase == DRAW or s.phase == DEAL


def reveals(s: State, action: int) -> bool:
    """4.3 A card that is laid face up has been seen, and so has its end; 4.4 what was declared is final."""
    shown = is_pick(action) or is_use_end(action) or is_declare(action)
    return shown and not is_private(s)


def imagine(v: View, s: State, rng: list[int]) -> None:
    """Deal the cards that the seat has not seen: every deal is as likely as the next.

    Each physical card is as likely to be in any place that the seat cannot see: a hand, a row, the face-down
    discards, the deck. That is exact as long as the others lay and turn their cards by the toss of a
    coin; what their choices tell about their cards is for whoever uses the imagined tables to judge.
    """
    copy_open(v, s)
    for kind in range(KINDS):
        s.deck[kind] = copies(v, kind) - v.discards[kind] - v.hand[kind] - v.dropped[kind]
    if v.community != NONE:
        s.deck[v.community] -= 1
    for seat in range(SEATS):
        own = seat == v.seat
        for kind in range(KINDS):
            s.hand[seat][kind] = v.hand[kind] if own else 0
            s.dropped[seat][kind] = v.dropped[kind] if own else 0
        for i in range(ROW):
            if v.row[seat][i] >= 0:
                s.deck[v.row[seat][i] // 2] -= 1
    deal_unseen(v, s, sum(s.deck), rng)


def deal_unseen(v: View, s: State, unseen: int, rng: list[int]) -> None:
    """The unseen cards lie in the deck; each place that is not the deck gets one of those left."""
    for seat in range(v.seats):
        unseen = deal_row(v, s, seat, unseen, rng)
        if seat != v.seat:
            for _ in range(v.held[seat]):
                s.hand[seat][deal_one(s, unseen, rng)] += 1
                unseen -= 1
            for _ in range(v.drops[seat]):
                s.dropped[seat][deal_one(s, unseen, rng)] += 1
                unseen -= 1


def deal_row(v: View, s: State, seat: int, unseen: int, rng: list[int]) -> int:
    """Cards for what lies face down in a row; how many are still unseen then."""
    for i in range(ROW):
        if v.row[seat][i] == HIDDEN:
            card = 2 * deal_one(s, unseen, rng)
            unseen -= 1
            turned = i < v.laid[seat]  # the last card of a row may not have been turned yet
            s.row[seat][i] = card + below(rng, 2) if turned else card
    return unseen


def deal_one(s: State, unseen: int, rng: list[int]) -> int:
    """One of the unseen cards, each as likely as the others; it leaves the deck."""
    left = below(rng, unseen)
    kind = 0
    while left >= s.deck[kind]:
        left -= s.deck[kind]
        kind += 1
    s.deck[kind] -= 1
    return kind
