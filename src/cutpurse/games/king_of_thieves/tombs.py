"""Tombs and Guardians, and how a tomb is opened. Chapters 2 and 3 of the rules."""

from .cards import clear_row, has_card_to_draw, number_of_sets, take_from_deck
from .seats import first_inside
from .state import *


def tomb_symbol(kind: int) -> int:
    return kind // PER_SYMBOL


def tomb_gold(kind: int) -> int:
    """2.2 Of each symbol there is a tomb with one, two and three gold."""
    return kind % PER_SYMBOL + 1


def guardian_symbol(kind: int) -> int:
    return kind // PER_SYMBOL


def guardian_number(kind: int) -> int:
    """2.3 Of each symbol there is a Guardian that two, three and four of them beat."""
    return kind % PER_SYMBOL + 2


def stake(s: Open) -> int:
    """4.6 What a round costs; at high stakes all is doubled."""
    return 2 if s.stakes == HIGH_STAKES else 1


def target(s: Open) -> int:
    return TARGETS[s.target]


def tombs_to_open(s: Open) -> int:
    """7.4 How many tombs the game has: the wish, or each once, or the limit of a longer game."""
    if s.tombs > 0:
        return s.tombs
    return TOMBS * number_of_sets(s) if s.target == 0 else MOST_TOMBS


def prepare_tomb(s: State) -> None:
    """3.1 The next tomb comes from the deck; when that is empty, all tombs are shuffled again."""
    s.phase = NEW_TOMB
    if tombs_left(s) == 0:
        for kind in range(TOMBS):
            s.tomb_deck[kind] = number_of_sets(s)


def tombs_left(s: State) -> int:
    """How many tombs are in their deck."""
    left = 0
    for kind in range(TOMBS):
        left += s.tomb_deck[kind]
    return left


def is_opening(s: Open) -> bool:
    """Whether a tomb lies there, and its Guardian or its community card is still to come."""
    return s.phase == NEW_GUARDIAN or s.phase == NEW_COMMUNITY


def is_between_tombs(s: Open) -> bool:
    """Whether what lies there is left from the last tomb."""
    return s.phase == NEW_TOMB or s.phase == DONE


def open_tomb(s: State, kind: int) -> None:
    """3.1 What the last tomb left is cleared away, and gold is laid on the new one."""
    clear_table(s)
    s.tomb_deck[kind] -= 1
    s.tomb = kind
    s.opened += 1
    s.gold = stake(s) * tomb_gold(kind)
    s.supply -= s.gold
    s.active = s.start
    s.inside = s.alive
    s.paid = 0
    s.round = 1
    if has_guardian_to_draw(s):
        s.phase = NEW_GUARDIAN
    else:
        prepare_community(s)


def clear_table(s: State) -> None:
    """5.9 Used cards are discarded, and Guardians without tokens; the others stay."""
    for seat in range(s.seats):
        clear_row(s, seat)
        for item in range(ROW + 1):
            s.duel[seat][item] = NONE
    if s.community != NONE:
        s.discards[s.community] += 1
        s.community = NONE
    left = 0
    for slot in range(s.guardians):
        if s.pool[slot] > 0:
            s.guardian[left] = s.guardian[slot]
            s.pool[left] = s.pool[slot]
            left += 1
    for slot in range(left, s.guardians):
        s.guardian[slot] = NONE
        s.pool[slot] = 0
    s.guardians = left


def has_guardian_to_draw(s: State) -> bool:
    """3.2 An empty deck is made of those discarded; if all are on the table, no new one comes."""
    if guardians_left(s) > 0:
        return True
    for kind in range(GUARDIANS):
        s.guardian_deck[kind] = number_of_sets(s)
    for slot in range(s.guardians):
        s.guardian_deck[s.guardian[slot]] -= 1
    return s.guardians < GUARDIANS * number_of_sets(s)


def guardians_left(s: State) -> int:
    """How many Guardians are in their deck."""
    left = 0
    for kind in range(GUARDIANS):
        left += s.guardian_deck[kind]
    return left


def place_guardian(s: State, kind: int) -> None:
    """3.2 The new Guardian stands beside those that are still unbeaten."""
    s.guardian_deck[kind] -= 1
    s.guardian[s.guardians] = kind
    s.pool[s.guardians] = 0
    s.guardians += 1
    prepare_community(s)


def prepare_community(s: State) -> None:
    """3.3 A card is turned up for everybody, if there is one."""
    if has_card_to_draw(s):
        s.phase = NEW_COMMUNITY
    else:
        begin_round(s)


def turn_community(s: State, kind: int) -> None:
    """3.3 The community card lies face up."""
    take_from_deck(s, kind)
    s.community = kind
    begin_round(s)


def begin_round(s: State) -> None:
    """4.1 Every round begins with the starting seat, or the next that has not escaped."""
    begin_turn(s, first_inside(s))


def begin_turn(s: State, seat: int) -> None:
    s.active = seat
    s.lain = 0
    s.item = 0
    s.phase = TURN


def all_gold(s: Open) -> int:
    """1.2 There is gold for every tomb that can be opened, however often they are shuffled."""
    tombs = TOMBS * number_of_sets(s)
    passes = (tombs_to_open(s) + tombs - 1) // tombs
    return GOLD_PER_SET * number_of_sets(s) * stake(s) * passes


def set_up_tombs(s: State) -> None:
    """1.2 All tombs and Guardians are in their decks."""
    s.tomb = NONE
    s.opened = 0
    s.gold = 0
    for kind in range(TOMBS):
        s.tomb_deck[kind] = number_of_sets(s)
    for kind in range(GUARDIANS):
        s.guardian_deck[kind] = number_of_sets(s)
    s.guardians = 0
    for slot in range(len(s.guardian)):
        s.guardian[slot] = NONE
        s.pool[slot] = 0
    s.community = NONE
    for seat in range(len(s.laid)):
        s.laid[seat] = 0
        for i in range(ROW):
            s.row[seat][i] = NONE
            s.down[seat][i] = 0
            s.called[seat][i] = NONE
        for item in range(COMMUNITY + 1):
            s.duel[seat][item] = NONE
