"""What a learner sees of King of Thieves: its own cards, and all that lies open."""

from cutpurse.engine.encoding import EACH_SEAT, counted, looked_up, one_hot, scaled, seat, seats

from .state import *
from .things import GUARDIAN, KIND, TOMB
from .things import SYMBOL as SIGN

SIGNS, TOMB_NAMES, GUARDIAN_NAMES, KIND_NAMES = (
    [str(thing.id) for thing in things] for things in (SIGN, TOMB, GUARDIAN, KIND[::2])
)
HIGHEST = 3  # number on a card
MOST_CARDS = 2 * KINDS
ITEMS = (*map(str, range(ROW)), "community")

# A card as it lies: that there is one, whether it is hidden, its number and its symbol.
LIES = ("there", "hidden", "number", *SIGNS)
EMPTY = {HIDDEN: (1, 1, 0, *[0] * len(SIGNS)), NONE: (0,) * len(LIES)}
LYING_AS = EMPTY | {
    card: (1, 0, NUMBER[card] / HIGHEST, *(SYMBOL[card] == symbol for symbol in range(len(SIGNS))))
    for card in range(LYING)
}

COLUMNS = (
    counted("seats", 2, SEATS),
    one_hot("target", [str(target) for target in TARGETS]),
    scaled("tombs", MOST_TOMBS),
    one_hot("stakes", ("normal", "high")),
    one_hot("rubies", ("common", "rare")),
    one_hot("sets", ("auto", "two")),
    one_hot("phase", PHASES),
    seat("active"),
    seat("start"),
    counted("round", 0, ROUNDS),
    counted("lain", 0, 2),
    scaled("draws", ROW),
    one_hot("item", ITEMS),
    scaled("opened", MOST_TOMBS),
    seats("alive"),
    seats("inside"),
    seats("paid"),
    seats("winners"),
    scaled("reputation", REPUTATION * SEATS, EACH_SEAT),
    scaled("treasure", 2 * GOLD_PER_SET, EACH_SEAT),
    scaled("supply", 2 * GOLD_PER_SET),
    scaled("gold", 2 * GOLD_PER_SET),
    one_hot("tomb", TOMB_NAMES),
    scaled("tomb_deck", 2, TOMB_NAMES),
    one_hot("guardian", GUARDIAN_NAMES),
    scaled("pool", REPUTATION * SEATS),
    scaled("guardians", MOST_GUARDIANS),
    scaled("guardian_deck", 2, GUARDIAN_NAMES),
    one_hot("community", KIND_NAMES),
    scaled("laid", ROW, EACH_SEAT),
    looked_up("row", LYING_AS, LIES, EACH_SEAT),
    scaled("down", 1, EACH_SEAT),
    one_hot("called", SIGNS[:DUEL_SYMBOLS], EACH_SEAT),
    one_hot("duel", ("tomb", *map(str, range(MOST_GUARDIANS))), EACH_SEAT, ITEMS),
    scaled("held", MOST_CARDS, EACH_SEAT),
    scaled("undrawn", MOST_CARDS),
    scaled("hand", 2, KIND_NAMES),
    scaled("dropped", 2, KIND_NAMES),
    scaled("discards", 2, KIND_NAMES),
    scaled("drops", MOST_CARDS, EACH_SEAT),
)
