"""The showdown: cards are turned over, each counts in one duel, and the duels are settled. Chapter 5."""

from .actions import FOR_TOMB, against, guardian_of, is_younger
from .ending import after_showdown
from .seats import first_inside, is_inside, next_inside
from .state import *
from .tombs import guardian_number, guardian_symbol, tomb_symbol


def in_showdown(s: Open) -> bool:
    return s.phase == REVEAL or s.phase == ASSIGN


def begin_showdown(s: State) -> None:
    """5.1 It begins with the starting seat, or the next in the tomb; without anybody it is over at once."""
    s.lain = 0
    face_showdown(s, first_inside(s))


def face_showdown(s: State, seat: int) -> None:
    """5.1 One after the other, clockwise, each turns over its cards and says where they count."""
    while seat >= 0:
        s.active = seat
        s.item = face_down_card(s)
        if s.item < ROW:
            s.phase = REVEAL
            return
        s.item = 0
        if asks_for_duel(s):
            return
        seat = next_inside(s, seat)
    settle(s)


def face_down_card(s: Open) -> int:
    """The first card of the active seat's row that is face down, or ROW."""
    for i in range(s.laid[s.active]):
        if s.down[s.active][i]:
            return i
    return ROW


def reveal_card(s: State, card: int) -> None:
    """5.1 Every card that lies face down is shown before anything is decided."""
    s.row[s.active][s.item] = card
    s.down[s.active][s.item] = 0
    s.item = face_down_card(s)
    if s.item == ROW:
        s.item = 0
        if not asks_for_duel(s):
            face_showdown(s, next_inside(s, s.active))


# Where a card counts


def asks_for_duel(s: State) -> bool:
    """5.2 A card that fits one duel counts there without asking; where it fits several, the seat chooses."""
    while s.item <= COMMUNITY:
        fitting = 0
        last = NONE
        for duel in range(GUARDIAN_DUEL + s.guardians):
            if value(s, s.active, s.item, duel) > 0:
                fitting += 1
                last = duel
        if fitting > 1:
            s.phase = ASSIGN
            return True
        s.duel[s.active][s.item] = last
        s.item += 1
    s.item = 0
    return False


def assign(s: State, duel: int) -> None:
    """5.2 No card counts in two duels."""
    s.duel[s.active][s.item] = duel
    s.item += 1
    if not asks_for_duel(s):
        face_showdown(s, next_inside(s, s.active))


def fitting(s: Open, seat: int, item: int, duels: int) -> int:
    """In how many of the first duels something could count."""
    fits = 0
    for duel in range(duels):
        if value(s, seat, item, duel) > 0:
            fits += 1
    return fits


def duel_symbol(s: Open, duel: int) -> int:
    return tomb_symbol(s.tomb) if duel == TOMB_DUEL else guardian_symbol(s.guardian[duel - GUARDIAN_DUEL])


def value(s: Open, seat: int, item: int, duel: int) -> int:
    """5.2 How many symbols a card of a row, or the community card, can add to a duel."""
    symbol = duel_symbol(s, duel)
    if item == COMMUNITY:
        return community_value(s.community, symbol)
    if item >= s.laid[seat]:
        return 0
    return card_value(s.row[seat][item], s.called[seat][item], symbol)


def card_value(card: int, called: int, symbol: int) -> int:
    """5.2 The number of the end that counts, if its symbol fits; undeclared rubies fit everything."""
    shown = SYMBOL[card]
    fits = called in (NONE, symbol) if shown == RUBY else shown == symbol
    return NUMBER[card] if fits else 0


def community_value(kind: int, symbol: int) -> int:
    """5.3 The better of the ends that fit; rubies are declared by each seat for itself."""
    if kind == NONE:
        return 0
    return max(card_value(2 * kind, NONE, symbol), card_value(2 * kind + 1, NONE, symbol))


def duel_of(s: Open, action: int) -> int:
    """The duel that an action names, or NONE if there is no such Guardian on the table."""
    if action == FOR_TOMB:
        return TOMB_DUEL
    passed = is_younger(action)
    for slot in range(s.guardians):
        if s.guardian[slot] == guardian_of(action):
            if not passed:
                return GUARDIAN_DUEL + slot
            passed = False
    return NONE


def name_of(s: Open, duel: int) -> int:
    """The action that names a duel."""
    if duel == TOMB_DUEL:
        return FOR_TOMB
    kind = s.guardian[duel - GUARDIAN_DUEL]
    younger = False
    for slot in range(duel - GUARDIAN_DUEL):
        younger = younger or s.guardian[slot] == kind
    return against(kind, younger)


# Who wins


def settle(s: State) -> None:
    """5.4 First the Guardians are fought, the oldest first, 5.7 then the tomb."""
    s.item = 0
    for slot in range(s.guardians):
        fight_guardian(s, slot)
    after_showdown(s, plunder_tomb(s))


def fight_guardian(s: State, slot: int) -> None:
    """5.4 The most symbols, if they reach the Guardian's number, win its pool; 5.6 if not, it stays."""
    duel = GUARDIAN_DUEL + slot
    best = highest(s, duel)
    if best >= guardian_number(s.guardian[slot]):
        share_out(s, duel, best, s.pool[slot], s.reputation)
        s.pool[slot] = 0


def plunder_tomb(s: State) -> int:
    """5.7 The most symbols win the gold; 5.8 without any it goes back. Says who begins next, or NONE."""
    best = highest(s, TOMB_DUEL)
    gold = s.gold
    s.gold = 0
    if best == 0:
        s.supply += gold
        return NONE
    share_out(s, TOMB_DUEL, best, gold, s.treasure)
    return favoured(s, TOMB_DUEL, best)


def total(s: Open, seat: int, duel: int) -> int:
    """5.4 All the symbols that a seat has in a duel."""
    symbols = 0
    for item in range(COMMUNITY + 1):
        if s.duel[seat][item] == duel:
            symbols += value(s, seat, item, duel)
    return symbols


def highest(s: Open, duel: int) -> int:
    best = 0
    for seat in range(s.seats):
        if is_inside(s, seat):
            best = max(best, total(s, seat, duel))
    return best


def share_out(s: State, duel: int, best: int, tokens: int, purse: list[int]) -> None:
    """5.5 Those who are tied get equal parts; all that is left over goes to one of them."""
    tied = 0
    for seat in range(s.seats):
        if is_inside(s, seat) and total(s, seat, duel) == best:
            tied += 1
    for seat in range(s.seats):
        if is_inside(s, seat) and total(s, seat, duel) == best:
            purse[seat] += tokens // tied
    purse[favoured(s, duel, best)] += tokens % tied


def favoured(s: Open, duel: int, best: int) -> int:
    """5.5 Of those tied the one with the fewest cards in the duel, then the nearest to the starting seat."""
    chosen = NONE
    fewest = ROW + 1
    seat = first_inside(s)
    while seat >= 0:
        if total(s, seat, duel) == best and cards_in(s, seat, duel) < fewest:
            chosen = seat
            fewest = cards_in(s, seat, duel)
        seat = next_inside(s, seat)
    return chosen


def cards_in(s: Open, seat: int, duel: int) -> int:
    """5.5 Only a seat's own cards are counted, not the community card."""
    cards = 0
    for i in range(s.laid[seat]):
        if s.duel[seat][i] == duel:
            cards += 1
    return cards
