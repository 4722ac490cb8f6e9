"""What lies on the table in King of Thieves, and what of it is secret.

A card has two ends. It is counted by its kind while nobody has turned it either way (in the deck, in a
hand, among the discards), and lies in a row as `2 * kind + end`: the end that was chosen.
"""

from typing import Literal, get_args

from cutpurse.engine.layout import Layout, i8, i16

SEATS = 8
CARDS_DEALT = 5  # to each seat at the start
REPUTATION = 8  # tokens of each seat at the start
ROUNDS = 3
CARDS_PER_TURN = 2
ROW = ROUNDS * CARDS_PER_TURN  # the most cards one seat can lay in a tomb
ESCAPE_CARDS = 2
SEATS_PER_SET = 4
MOST_TOMBS = 60  # of a longer game

NONE = -1
HIDDEN = -2  # in a view: a card that this seat has not seen

# The symbols. A ruby stands for any of the other four.
KEY, LAMP, SHIELD, SWORD, RUBY = range(5)
SYMBOLS = 5
DUEL_SYMBOLS = 4

# The kinds of duelling cards, and their ends: (number, symbol).
PLAIN_PAIRS = [(a, b) for a in range(DUEL_SYMBOLS) for b in range(a + 1, DUEL_SYMBOLS)]
PAIRS = [(a, b) for a in range(SYMBOLS) for b in range(a + 1, SYMBOLS)]
CARDS = [((m, a), (n, b)) for a, b in PAIRS for m in (1, 2) for n in (1, 2)]
COMMON_KINDS = len(CARDS)
CARDS += [((m, a), (n, b)) for a, b in PLAIN_PAIRS for m, n in ((1, 3), (3, 1))]
KINDS = len(CARDS)
LYING = 2 * KINDS  # ways in which a card can lie
RARE_RUBIES = [
    ((2, KEY), (1, RUBY)),
    ((2, LAMP), (1, RUBY)),
    ((1, SHIELD), (2, RUBY)),
    ((1, SWORD), (2, RUBY)),
]

NUMBER = bytes(number for card in CARDS for number, _ in card)  # of a card as it lies
SYMBOL = bytes(symbol for card in CARDS for _, symbol in card)
IN_COMMON_DECK = bytes(kind < COMMON_KINDS for kind in range(KINDS))
IN_RARE_DECK = bytes(card in RARE_RUBIES or card[1][1] != RUBY for card in CARDS)

# Tombs and Guardians: three for each symbol, in the order of the symbols.
TOMBS = 12
GUARDIANS = 12
TRAPS = (0, 1, 2, 3, 4, 8)  # the other Guardians are creatures; nothing depends on it
PER_SYMBOL = 3
MOST_GUARDIANS = 2 * GUARDIANS  # on the table at once
GOLD_PER_SET = 24

# Duels: the tomb is the first, then every Guardian on the table, the oldest first.
TOMB_DUEL = 0
GUARDIAN_DUEL = 1

# What the table is waiting for.
Phase = Literal[
    # First what chance does …
    "first",  # who begins
    "deal",  # the active seat gets a card of its first hand
    "new-tomb",
    "new-guardian",
    "new-community",
    "draw",  # the active seat draws a card
    "reveal",  # the active seat turns over the card `item` of its row: what comes up is already decided
    # … then what the active seat decides.
    "turn",  # escape, hide, or lay a card
    "card",  # which card to lay
    "end",  # which of its ends counts
    "declare",  # what the rubies stand for
    "more",  # lay a second card, or not
    "assign",  # in which duel the card `item` of its row counts
    "over",
]
PHASES = get_args(Phase)
FIRST, DEAL, NEW_TOMB, NEW_GUARDIAN, NEW_COMMUNITY, DRAW, REVEAL = range(7)
TURN, CARD, END, DECLARE, MORE, ASSIGN, DONE = range(7, len(PHASES))

COMMUNITY = ROW  # the `item` after the cards of a row: the community card

# Values of the options.
TARGETS = (10, 15, 20)
NORMAL_STAKES, HIGH_STAKES = range(2)
COMMON_RUBIES, RARE = range(2)
SETS_BY_SEATS, TWO_SETS = range(2)


class Open(Layout):
    """What everybody sees; only of the rows a view may hide cards."""

    seats = i8()
    target = i8()  # option: an index into TARGETS
    tombs = i8()  # option: how many are opened, or 0 for all
    stakes = i8()  # option: NORMAL_STAKES or HIGH_STAKES
    rubies = i8()  # option: COMMON_RUBIES or RARE
    sets = i8()  # option: SETS_BY_SEATS or TWO_SETS
    phase = i8()
    active = i8()  # the seat whose turn it is
    start = i8()  # the seat that begins each round
    round = i8()  # 1 to 3, in a tomb
    lain = i8()  # cards that the active seat has laid in this turn; saved positions name the field so
    draws = i8()  # cards that the active seat still draws
    item = i8()  # in the showdown: a card of the active seat's row, or COMMUNITY
    opened = i8()  # tombs opened so far
    alive = i16()  # seats that are not out, as bits
    inside = i16()  # seats that have not escaped from this tomb, as bits
    paid = i16()  # seats that have paid for this tomb, as bits
    winners = i16()  # when it is over, as bits
    reputation = i8(SEATS)  # tokens
    treasure = i16(SEATS)  # gold
    supply = i16()  # gold beside the table
    gold = i8()  # on the tomb
    tomb = i8()  # the kind of tomb on the table, or NONE
    tomb_deck = i8(TOMBS)  # left of each kind; what is neither here nor on the table is discarded
    guardian = i8(MOST_GUARDIANS)  # kinds of those on the table, the oldest first, then NONE
    pool = i8(MOST_GUARDIANS)  # reputation on each
    guardians = i8()  # how many are on the table
    guardian_deck = i8(GUARDIANS)  # left of each kind
    community = i8()  # the kind of the community card, or NONE
    laid = i8(SEATS)  # cards in each row; one more while the active seat is laying it
    row = i8(SEATS, ROW)  # cards as they lie, or NONE; SECRET where face down: HIDDEN to other seats
    down = i8(SEATS, ROW)  # whether the card lies face down
    called = i8(SEATS, ROW)  # what face-up rubies were declared to be, or NONE
    duel = i8(SEATS, ROW + 1)  # in the showdown: where each card and the community card count, or NONE
    held = i8(SEATS)  # cards in each hand
    undrawn = i8()  # cards in the deck
    discards = i8(KINDS)  # face up, of each kind
    drops = i8(SEATS)  # cards that each seat discarded face down since the last shuffle


class State(Open):
    hand = i8(SEATS, KINDS)  # SECRET: cards of each kind
    dropped = i8(SEATS, KINDS)  # SECRET: those discarded face down
    deck = i8(KINDS)  # SECRET: what may be drawn, a set until it is
