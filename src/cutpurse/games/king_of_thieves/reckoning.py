"""What there should be on a table of King of Thieves by now, for whoever checks what there is."""

from .cards import number_of_sets
from .rounds import in_rounds
from .seats import is_inside, place_of
from .showdown import in_showdown
from .state import *
from .tombs import all_gold, is_between_tombs, is_opening, stake, tomb_gold

# Tombs and Guardians


def tombs_left(s: State) -> int:
    """How many there should be: an empty deck is shuffled again when the next tomb is needed."""
    tombs = TOMBS * number_of_sets(s)
    if s.phase <= NEW_TOMB and s.opened % tombs == 0:
        return tombs
    return (tombs - s.opened) % tombs


def gold_on_tomb(s: State) -> int:
    """How much there should be."""
    return 0 if s.opened == 0 or is_between_tombs(s) else stake(s) * tomb_gold(s.tomb)


def gold_to_come(s: State) -> int:
    """The gold of the tombs in the deck, and of the times it will be shuffled again."""
    tombs = TOMBS * number_of_sets(s)
    begun = (s.opened + tombs - 1) // tombs
    if s.phase <= NEW_TOMB and s.opened % tombs == 0:
        begun += 1
    gold = all_gold(s) - GOLD_PER_SET * number_of_sets(s) * stake(s) * begun
    for kind in range(TOMBS):
        gold += stake(s) * tomb_gold(kind) * s.tomb_deck[kind]
    return gold


def guardians_there_are(s: State, kind: int) -> int:
    """How many of a kind are on the table and in the deck."""
    there = s.guardian_deck[kind]
    for slot in range(s.guardians):
        if s.guardian[slot] == kind:
            there += 1
    return there


def may_have_paid(s: State) -> int:
    """The seats that have had a turn in this tomb and did not escape in the first round, as bits."""
    if s.opened == 0 or is_opening(s):
        return 0
    if is_between_tombs(s):
        return (1 << s.seats) - 1
    if in_showdown(s) or s.round > 1:
        return s.alive
    seats = 0
    for seat in range(s.seats):
        late = place_of(s, seat) > place_of(s, s.active) or (seat == s.active and s.phase != DRAW)
        if is_inside(s, seat) and not late:
            seats |= 1 << seat
    return seats


def number_of_seats(seats: int) -> int:
    """How many seats a set of them has."""
    number = 0
    for seat in range(SEATS):
        number += seats >> seat & 1
    return number


# Cards


def most_laid(s: State, seat: int) -> int:
    """Two cards in each turn that this seat has had in this tomb."""
    if s.phase <= DEAL or is_opening(s):
        return 0
    if not in_rounds(s):
        return ROW
    earlier = CARDS_PER_TURN * (s.round - 1)
    if seat == s.active:
        return earlier + s.lain
    return earlier + (CARDS_PER_TURN if place_of(s, seat) < place_of(s, s.active) else 0)


def number_outside_rows(s: State, kind: int) -> int:
    cards = s.deck[kind] + s.discards[kind] + (1 if s.community == kind else 0)
    for seat in range(s.seats):
        cards += s.hand[seat][kind] + s.dropped[seat][kind]
    return cards


def kinds_in_rows(s: State) -> int:
    """The kinds of cards that lie in rows, as bits."""
    kinds = 0
    for seat in range(s.seats):
        for i in range(ROW):
            if s.row[seat][i] >= 0:
                kinds |= 1 << s.row[seat][i] // 2
    return kinds


def number_in_rows(s: State, kind: int) -> int:
    cards = 0
    for seat in range(s.seats):
        for i in range(ROW):
            if s.row[seat][i] // 2 == kind:
                cards += 1
    return cards


def may_count(s: State, seat: int, item: int) -> bool:
    """Whether the showdown has come so far."""
    if not is_inside(s, seat) or s.opened == 0:
        return False
    if in_showdown(s):
        if seat == s.active:
            return s.phase == ASSIGN and item < s.item
        return place_of(s, seat) < place_of(s, s.active)
    return is_between_tombs(s)
