"""Whether a table is one that the rules can come to: asked after every step, and of made-up positions."""

from .cards import choices, dealt, drawn_unseen, grid_size, number
from .items import beside, can_move, can_move_somebody, can_sneak_over, effect_of
from .state import (
    COPIES,
    DEAL,
    DIRECTIONS,
    DONE,
    DRAW,
    EDGE,
    FIRST,
    GUARD,
    ITEMS,
    JEWELS,
    KINDS,
    NONE,
    PLACE,
    SEATS,
    SPACES,
    STARTER_CAMEL,
    STARTER_CAMELS,
    STARTER_LAMP,
    STARTER_LAMPS,
    THIEF,
    TURBAN,
    VIA,
    State,
)


def is_sound(s: State) -> bool:
    if not (DEAL <= s.phase <= DONE and 0 <= s.active < s.seats and s.draws >= 0):
        return False
    if not (grid_is_sound(s) and cards_are_sound(s) and thieves_are_sound(s)):
        return False
    if not (hands_are_sound(s) and turns_are_sound(s) and last_cards_are_sound(s)):
        return False
    return move_is_sound(s)


def is_setting_up(s: State) -> bool:
    return s.phase == DEAL or s.phase == FIRST or s.phase == PLACE


def grid_is_sound(s: State) -> bool:
    """Cards and thieves are real, lie on the part of the grid that is dealt, and the edge is bare."""
    if s.grid[EDGE] != NONE or s.thief[EDGE] != NONE:
        return False
    for kind in range(ITEMS):
        if not 0 <= s.aside[kind] <= COPIES:
            return False
    end = dealt(s)
    for space in range(SPACES):
        if not (NONE <= s.grid[space] < ITEMS and NONE <= s.thief[space] < s.seats):
            return False
        if space >= end and s.grid[space] != NONE:
            return False
        if is_setting_up(s) and space < end and s.grid[space] == NONE:
            return False
        if s.thief[space] != NONE and (s.grid[space] == NONE) != (s.phase == DONE):
            return False
    return end < grid_size(s) if s.phase == DEAL else end == grid_size(s)


def cards_are_sound(s: State) -> bool:
    """Eight of each item in all; every seat has its starters; nobody has less than nothing."""
    for kind in range(KINDS):
        copies = 0
        for seat in range(SEATS):
            if s.hand[seat][kind] < 0 or s.pile[seat][kind] < 0 or s.discard[seat][kind] < 0:
                return False
            copies += owned(s, seat, kind)
        if kind < ITEMS:
            copies += s.aside[kind]
            for space in range(SPACES):
                if s.grid[space] == kind:
                    copies += 1
            if copies != COPIES:
                return False
    for seat in range(SEATS):
        here = seat < s.seats
        if owned(s, seat, STARTER_LAMP) != (STARTER_LAMPS if here else 0):
            return False
        if owned(s, seat, STARTER_CAMEL) != (STARTER_CAMELS if here else 0):
            return False
        if not here and claimed(s, seat) != 0:
            return False
    return True


def owned(s: State, seat: int, kind: int) -> int:
    return s.hand[seat][kind] + s.pile[seat][kind] + s.discard[seat][kind]


def claimed(s: State, seat: int) -> int:
    """How many items a seat has claimed."""
    items = 0
    for kind in range(ITEMS):
        items += owned(s, seat, kind)
    return items


def thieves_are_sound(s: State) -> bool:
    """Every seat has placed as many thieves as the order of placing says."""
    if not 0 <= s.unplaced <= s.seats * s.thieves or (s.unplaced > 0) != is_setting_up(s):
        return False
    if s.phase != PLACE and s.unplaced % (s.seats * s.thieves) != 0:
        return False
    placed = s.seats * s.thieves - s.unplaced
    for ahead in range(1, s.seats + 1):  # from the one who has just placed to the one who is to place
        thieves = 0
        for space in range(SPACES):
            if s.thief[space] == (s.active + ahead) % s.seats:
                thieves += 1
        if thieves != placed // s.seats + (1 if ahead <= placed % s.seats else 0):
            return False
    return True


def hands_are_sound(s: State) -> bool:
    """What everybody knows about a hand is true, and leaves room for the truth."""
    for seat in range(SEATS):
        for kind in range(KINDS):
            if not 0 <= s.known[seat][kind] <= s.hand[seat][kind]:
                return False
        if not guard_ways_are_sound(s, seat):
            return False
        if number(s.pile[seat]) == 0 and drawn_unseen(s, seat) > 0:
            return False
    return True


def guard_ways_are_sound(s: State, seat: int) -> bool:
    unseen = drawn_unseen(s, seat)
    seen = number(s.hand[seat]) + number(s.discard[seat])
    for guards in range(COPIES + 1):
        most = choices(seen, guards) if guards <= unseen and seat < s.seats else 0
        if not 0 <= s.guard_ways[seat][guards] <= most:
            return False
    unknown = s.hand[seat][GUARD] - s.known[seat][GUARD]
    return seat >= s.seats or (s.guard_ways[seat][0] == 1 and s.guard_ways[seat][unknown] > 0)


def turns_are_sound(s: State) -> bool:
    """Every turn but the last ended with a claim or a pass; who has not played yet has only starters."""
    if is_setting_up(s):
        begun = s.turn > 0 or s.passed > 0 or s.draws > 0 or s.last_by != NONE
        return not begun and only_starters(s, s.seats)
    everyone = (1 << s.seats) - 1
    if not (0 <= s.passed <= everyone and s.turn > 0 and (s.passed == everyone) == (s.phase == DONE)):
        return False
    if s.phase == DONE:
        return all_gathered(s)
    if s.passed >> s.active & 1 == 1:
        return False
    turns_ended = 0
    for seat in range(s.seats):
        turns_ended += claimed(s, seat) + (s.passed >> seat & 1)
    if s.turn > turns_ended + 1:
        return False
    if s.phase == DRAW:
        return s.turn > s.seats and draws_are_sound(s)
    return s.draws == 0 and only_starters(s, s.seats - s.turn + 1)


def draws_are_sound(s: State) -> bool:
    """There is a card to draw, and another for a second draw."""
    in_pile = number(s.pile[s.active])
    return 1 <= s.draws <= 2 and in_pile > 0 and in_pile + number(s.discard[s.active]) >= s.draws


def only_starters(s: State, seats: int) -> bool:
    """From the active seat on clockwise, so many seats have claimed nothing, passed, or drawn."""
    for ahead in range(seats):
        seat = (s.active + ahead) % s.seats
        played = 1 if ahead == 0 and s.card != NONE else 0
        if claimed(s, seat) > 0 or s.passed >> seat & 1 == 1:
            return False
        if number(s.pile[seat]) > 0 or number(s.discard[seat]) != played:
            return False
    return True


def all_gathered(s: State) -> bool:
    for seat in range(s.seats):
        if number(s.hand[seat]) + number(s.pile[seat]) > 0:
            return False
    return s.draws == 0


def last_cards_are_sound(s: State) -> bool:
    """Effects are those of items that move a thief; nothing was played before somebody played."""
    if not (NONE <= s.last_by < s.seats and NONE <= s.last_effect <= TURBAN):
        return False
    if not NONE <= s.other_effect <= TURBAN:
        return False
    if s.last_by == NONE:
        return s.last_effect == NONE and s.other_effect == NONE
    return s.last_effect != NONE


def move_is_sound(s: State) -> bool:
    """The card that was played, the thief and the first step are chosen in this order, and lead on."""
    if s.phase < THIEF or s.phase == DONE:
        return s.card == NONE and s.mover == EDGE and s.via == EDGE
    if not (0 <= s.card < KINDS and s.last_by == s.active and card_did(s) == s.last_effect):
        return False
    if s.card == GUARD or s.discard[s.active][s.card] == 0:
        return False
    if s.phase == THIEF:
        return s.mover == EDGE and s.via == EDGE and can_move_somebody(s, s.last_effect)
    if not (0 <= s.mover < SPACES and s.thief[s.mover] == s.active):
        return False
    if s.phase == VIA or s.last_effect != TURBAN:
        is_turban = s.last_effect == TURBAN
        return s.via == EDGE and is_turban == (s.phase == VIA) and can_move(s, s.last_effect, s.mover)
    return 0 <= s.via < SPACES and is_beside(s.mover, s.via) and can_sneak_over(s, s.via)


def card_did(s: State) -> int:
    """What the card that was played did: Jewels copied, so it was what the last of another's did."""
    return s.other_effect if s.card == JEWELS else effect_of(s, s.card)


def is_beside(space: int, other: int) -> bool:
    for direction in range(DIRECTIONS):
        if beside(space, direction) == other:
            return True
    return False
