"""What lies on the table in Forty Thieves, and who knows what of it.

There are 20 jars, and each is painted on the backs of three tiles: tiles 3 * jar, 3 * jar + 1 and
3 * jar + 2. Of the three things that a jar hides each of its tiles holds one, but a tile that nobody has
seen has only its back: chance decides what it holds when somebody looks for the first time.

Everybody sees every back and who looks at what, so a tile can be followed wherever it goes. What
seats know is kept with the tile: `known` says which seats have seen it, `may` what it can be by all that
everybody has seen of it. A seat knows no more than that and what it has seen itself.
"""

from typing import Literal, get_args

from cutpurse.engine.layout import Layout, i8, i16, i32, i64

SEATS = 4
TURNED_OVER = 16  # a bit of `known` beside the seats: shown to everybody, even to a spectator
EVERYBODY = 31
NONE = -1  # no tile, nothing decided

# What a tile can hold, by its jar.
TRUE_COLOUR, TRUE_SYMBOL, SPECIAL = range(3)
CONTENTS = 3
ANYTHING = 0b111  # contents are sets of bits

COLOURS = 4  # red, green, yellow, blue
SYMBOLS = 5  # sun, clubs, moon, hand, star
JARS = COLOURS * SYMBOLS  # the jar with symbol s and colour c is number 4 * s + c
TILES = JARS * CONTENTS
ALL_TILES = (1 << TILES) - 1

LANTERN, SAPPHIRE, AMULET, DAGGER = range(4)
KINDS = 4  # of special tiles
DAGGERS = 5  # there are five of each kind

# The spots where a tile can lie: the board in reading order, three in each hand, the top of the stack.
PLACES = 16
SIDE = 4
HAND_SIZE = 3
HAND = PLACES
TOP = HAND + HAND_SIZE * SEATS
SPOTS = TOP + 1

GEMS = 9
ALL_GEMS = (1 << GEMS) - 1
EYES = 15
SHOWN_BY_LANTERN = 3

# The stages of a turn.
SETTING_UP = 0
BUILD = 1  # discard what you like
DRAW = 2  # up to three tiles
GLIMPSE = 3
ACTION = 4
STEAL = 5

# What the table is waiting for.
Phase = Literal[
    "first",  # chance: who begins
    "turn-up",  # chance: the back of the next tile on the stack
    "look",  # chance: what a tile holds that is looked at
    "choose",  # the active seat does what belongs to the stage, or passes
    "show",  # the active seat chooses what the Lantern on the board shows
    "peek",  # the active seat chooses a tile for the Lantern from its hand
    "peek-too",  # and another next to it
    "put-on",  # the active seat chooses a place for the tile it picked from its hand
    "swap-with",  # the active seat chooses what the place it picked is swapped with
    "take",  # the active seat chooses which sapphire it takes
    "answer",  # another seat may play a Dagger
    "over",
]
PHASES = get_args(Phase)
FIRST, TURN_UP, LOOK, CHOOSE, SHOW, PEEK, PEEK_TOO, PUT_ON, SWAP_WITH, TAKE, ANSWER, DONE = range(len(PHASES))
GO_ON = len(PHASES)  # nothing: only while a step is being played

# How a tile is looked at; the last three show it to everybody.
DRAWN = 0  # by the owner of the hand it has come to
GLIMPSED = 1  # Lanterns, Sapphires and Daggers must be shown
PEEKED = 2  # with a Lantern from the hand: Sapphires must be shown
LIT = 3  # by a Lantern on the board
REVEALED = 4  # in a theft
DISCARDED = 5

# Values of the options.
FIRST_BY_CHANCE = 0  # otherwise the seat, plus one
OFF, ON = range(2)


class Open(Layout):
    """All that is open, the same for everybody. Tiles, places and gems are sets of bits, or rows."""

    seats = i8()
    first = i8()  # option: FIRST_BY_CHANCE, or the seat plus one
    turns = i16()  # option: the most turns before the game ends
    memory_aid = i8()  # option: OFF or ON; changes only what is drawn and told
    phase = i8()
    stage = i8()
    active = i8()  # the seat whose turn it is
    turn = i16()  # turns begun so far
    at = i8(SPOTS)  # the tile on each spot, or NONE
    up = i32()  # places with their tile face up
    stack = i64()  # tiles below the top one
    discards = i64()  # tiles, face up
    gems = i16()  # still on the board
    loot = i8(SEATS)  # gems in each hoard
    tiles = i8(SEATS)  # Sapphire tiles in each hoard
    eyes = i8(SEATS)  # Evil Eyes in each hoard
    known = i8(TILES)  # seats that have seen a tile, and TURNED_OVER; nobody: it is not decided
    may = i8(TILES)  # contents that a tile can have by what everybody has seen of it
    looks = i32()  # spots that are looked at, the first of them now
    how = i8()  # they are looked at
    picked = i8()  # the first of two choices: a tile of the hand, or a place
    lantern = i8()  # the place of the Lantern that was glimpsed
    marked = i32()  # places chosen to be shown by it
    played = i8()  # kind of the special tile that waits for its effect
    daggers = i8()  # played in answer to it and to each other
    last = i8()  # the seat that played the last of these tiles
    asked = i8()  # the seat that may answer
    announced = i8()  # target of the theft
    lines = i16()  # of the theft, that still pay a sapphire
    cleared = i32()  # places of all its lines
    content: list[int]  # what tiles hold; NONE if it is not known here


class State(Open):
    """The whole table: what anybody has seen is known."""

    content = i8(TILES)  # SECRET
