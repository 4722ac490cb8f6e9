"""The numbers of actions and outcomes.

    0          escape
    1          hide
    2          call the showdown
    3, 4       lay a card face up, face down
    5          lay no second card
    6 … 57     a card from the hand, by its kind
    58 … 62    the end that counts, by its symbol
    63 … 66    what rubies stand for
    67         the card counts in the tomb duel
    68 … 79    … against the Guardian of this kind, the older if there are two
    80 … 91    … against the younger of two

An outcome of chance is a card as it lies (from the deck always the first end, since nobody has turned it
yet), a tomb, a Guardian, or the seat that begins:

    0 … 103    a card         104 … 115  a tomb
    116 … 127  a Guardian     128 … 135  a seat
"""

from .state import DUEL_SYMBOLS, GUARDIANS, KINDS, LYING, SEATS, SYMBOLS, TOMBS

ESCAPE, HIDE, CALL, LAY_UP, LAY_DOWN, ENOUGH = range(6)
PICK = 6
USE_END = PICK + KINDS
DECLARE_AS = USE_END + SYMBOLS
FOR_TOMB = DECLARE_AS + DUEL_SYMBOLS
AGAINST = FOR_TOMB + 1
AGAINST_YOUNGER = AGAINST + GUARDIANS
NUM_ACTIONS = AGAINST_YOUNGER + GUARDIANS

TOMB_DRAWN = LYING
GUARDIAN_DRAWN = TOMB_DRAWN + TOMBS
SEAT_BEGINS = GUARDIAN_DRAWN + GUARDIANS
NUM_OUTCOMES = SEAT_BEGINS + SEATS


def pick(kind: int) -> int:
    return PICK + kind


def is_pick(action: int) -> bool:
    return PICK <= action < USE_END


def kind_of(action: int) -> int:
    return action - PICK


def use_end(symbol: int) -> int:
    return USE_END + symbol


def is_use_end(action: int) -> bool:
    return USE_END <= action < DECLARE_AS


def end_symbol_of(action: int) -> int:
    return action - USE_END


def declare_as(symbol: int) -> int:
    return DECLARE_AS + symbol


def is_declare(action: int) -> bool:
    return DECLARE_AS <= action < FOR_TOMB


def declared_of(action: int) -> int:
    return action - DECLARE_AS


def against(kind: int, younger: bool) -> int:
    return (AGAINST_YOUNGER if younger else AGAINST) + kind


def is_against(action: int) -> bool:
    return action >= AGAINST


def is_younger(action: int) -> bool:
    return action >= AGAINST_YOUNGER


def guardian_of(action: int) -> int:
    return (action - AGAINST) % GUARDIANS


# Outcomes


def drawn(kind: int) -> int:
    return 2 * kind


def is_card(outcome: int) -> bool:
    return outcome < TOMB_DRAWN


def kind_lying(outcome: int) -> int:
    """The kind of a card that is drawn, or that lies in a row."""
    return outcome // 2


def tomb_drawn(kind: int) -> int:
    return TOMB_DRAWN + kind


def is_tomb(outcome: int) -> bool:
    return TOMB_DRAWN <= outcome < GUARDIAN_DRAWN


def tomb_of(outcome: int) -> int:
    return outcome - TOMB_DRAWN


def guardian_drawn(kind: int) -> int:
    return GUARDIAN_DRAWN + kind


def is_guardian(outcome: int) -> bool:
    return GUARDIAN_DRAWN <= outcome < SEAT_BEGINS


def guardian_drawn_of(outcome: int) -> int:
    return outcome - GUARDIAN_DRAWN


def seat_begins(seat: int) -> int:
    return SEAT_BEGINS + seat


def seat_of(outcome: int) -> int:
    return outcome - SEAT_BEGINS
