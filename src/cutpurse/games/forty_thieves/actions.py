"""The numbers of actions and outcomes.

      0           pass
      1 …   8     discard: the number is the set of tiles in the hand, one bit each
      9 …  24     look at a place
     25 …  40     show a place with the Lantern on the board
     41 …  56     peek at a place; twice, for two places
     57 …  59     put a tile of the hand somewhere,
     60 …  75         on a place
     76 …  91     swap a place,
     92 … 107         with another
    108 … 119     play a special tile: three for each kind, by where it is in the hand
    120 … 138     steal: nine gems, four rows, four columns, two diagonals
    139 … 147     take a gem from the board
    148 … 155     rob a seat: of a gem or of a Sapphire tile

An outcome of chance is the seat that begins (0 … 3), the jar on the back of the next tile (4 … 23), or
what a tile holds (24 … 26).
"""

from .board import TARGETS
from .state import CONTENTS, GEMS, HAND_SIZE, JARS, KINDS, PLACES, SEATS

PASS = 0
DISCARD = 1
LOOK_AT = DISCARD + (1 << HAND_SIZE)
SHOW_PLACE = LOOK_AT + PLACES
PEEK_AT = SHOW_PLACE + PLACES
PUT = PEEK_AT + PLACES
ON_PLACE = PUT + HAND_SIZE
SWAP = ON_PLACE + PLACES
WITH = SWAP + PLACES
PLAY = WITH + PLACES
STEAL_FROM = PLAY + KINDS * HAND_SIZE
TAKE_GEM = STEAL_FROM + TARGETS
ROB = TAKE_GEM + GEMS
NUM_ACTIONS = ROB + 2 * SEATS

GEM, TILE = range(2)  # what is robbed

BEGINS = 0
JAR = BEGINS + SEATS
CONTENT = JAR + JARS
NUM_OUTCOMES = CONTENT + CONTENTS


def discard(slots: int) -> int:
    return DISCARD + slots


def is_discard(action: int) -> bool:
    return DISCARD <= action < LOOK_AT


def discarded(action: int) -> int:
    """The tiles of a discard, as bits."""
    return action - DISCARD


def look_at(place: int) -> int:
    return LOOK_AT + place


def is_look_at(action: int) -> bool:
    return LOOK_AT <= action < SHOW_PLACE


def show(place: int) -> int:
    return SHOW_PLACE + place


def is_show(action: int) -> bool:
    return SHOW_PLACE <= action < PEEK_AT


def peek_at(place: int) -> int:
    return PEEK_AT + place


def is_peek_at(action: int) -> bool:
    return PEEK_AT <= action < PUT


def put(slot: int) -> int:
    return PUT + slot


def is_put(action: int) -> bool:
    return PUT <= action < ON_PLACE


def on(place: int) -> int:
    return ON_PLACE + place


def is_on(action: int) -> bool:
    return ON_PLACE <= action < SWAP


def swap(place: int) -> int:
    return SWAP + place


def is_swap(action: int) -> bool:
    return SWAP <= action < WITH


def swap_with(place: int) -> int:
    return WITH + place


def is_swap_with(action: int) -> bool:
    return WITH <= action < PLAY


def place_of(action: int) -> int:
    """The place that is looked at, shown, peeked at, covered or swapped."""
    return (action - LOOK_AT if action < PUT else action - ON_PLACE) % PLACES


def play(kind: int, slot: int) -> int:
    return PLAY + HAND_SIZE * kind + slot


def is_play(action: int) -> bool:
    return PLAY <= action < STEAL_FROM


def kind_of(action: int) -> int:
    """The kind of special tile that is played."""
    return (action - PLAY) // HAND_SIZE


def slot_of(action: int) -> int:
    """Where in the hand a tile is that is put on the board or played."""
    return action - PUT if action < ON_PLACE else (action - PLAY) % HAND_SIZE


def steal(target: int) -> int:
    return STEAL_FROM + target


def is_steal(action: int) -> bool:
    return STEAL_FROM <= action < TAKE_GEM


def target_of(action: int) -> int:
    return action - STEAL_FROM


def take_gem(gem: int) -> int:
    return TAKE_GEM + gem


def is_take_gem(action: int) -> bool:
    return TAKE_GEM <= action < ROB


def gem_of(action: int) -> int:
    return action - TAKE_GEM


def rob(victim: int, what: int) -> int:
    return ROB + 2 * victim + what


def is_rob(action: int) -> bool:
    return action >= ROB


def victim_of(action: int) -> int:
    return (action - ROB) // 2


def robbed_of(action: int) -> int:
    """GEM or TILE."""
    return (action - ROB) % 2
