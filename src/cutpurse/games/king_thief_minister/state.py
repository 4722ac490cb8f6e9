"""What lies on the table in King Thief Minister, and what each seat knows of it.

Six cards lie face down at six spots. Everybody can follow a card with the eyes, so a card is known by a
number of its own, and `at` says where it lies. Which character it is, is a secret: `face`. Two cards that
were handled under the table keep their numbers, since nobody can tell; it is their faces that may have
changed places.
"""

from typing import Literal, get_args

from cutpurse.engine.layout import Layout, i8, i32

SEATS = 6
SPOTS = 6
CARDS = 6
COINS_EACH = 5
COINS_IN_HAND = 3

KING, THIEF, MINISTER, EXECUTIONER, SHERIFF, PEASANT = range(6)
CHARACTERS = 6
NONE = -1  # no character, no seat
UNDECIDED = -1  # the face of a card that nobody has looked at yet: chance decides it then

KINGS_TAKE = 3
PENALTY = 2

# What the table is waiting for.
Phase = Literal[
    # First chance:
    "deal",  # who is dealt the King, and begins
    "peek",  # before the first turn the asked seat looks at a card
    "look",  # the active seat has paid to look at its own
    "examine",  # the asked seat has challenged the claimant
    "confront",  # several say that they are the Minister, and look at each other's cards
    "check",  # the Executioner has spoken, and his target looks
    "show",  # the card of a would-be Peasant is turned up
    "turn-up",  # a card that the Peasant has named is turned up
    "unveil",  # the game is over, and all cards are turned up
    # Then the asked seat:
    "first-look",  # points at a card to look at
    "challenge",  # challenges the claimant, or does not
    "answer",  # says in secret whether it is the Minister
    # Then the active seat:
    "turn",  # looks, moves the cards, or claims
    "take",  # as Minister takes two cards
    "swap",  # and swaps them openly, or under the table, or seems to
    "aim",  # as Executioner points at a card
    "accuse",  # and says what it is
    "tax",  # as Sheriff says who pays two
    "point",  # as Peasant points at a card
    "name",  # and says what it is
    "over",
]
PHASES = get_args(Phase)
DEAL, PEEK, LOOK, EXAMINE, CONFRONT, CHECK, SHOW, TURN_UP, UNVEIL = range(9)
FIRST_LOOK, CHALLENGE, ANSWER = range(9, 12)
TURN, TAKE, SWAP, AIM, ACCUSE, TAX, POINT, NAME, DONE = range(12, len(PHASES))

# Values of the options.
NAME_PLAYERS, NAME_SIX = range(2)
AID_OFF, AID_ON = range(2)

ARRANGEMENTS = 720  # of six characters on six cards
PUBLIC = SEATS  # after one row of odds for each seat, those of a spectator
EVERYBODY = (1 << SEATS + 1) - 1  # every row of odds, as bits


class Open(Layout):
    """What everybody sees; only `answers` is a secret for as long as they are being given."""

    seats = i8()
    rounds = i8()  # option: after which the game ends, or 0
    peasant_names = i8()  # option: NAME_PLAYERS or NAME_SIX
    memory_aid = i8()  # option: AID_OFF or AID_ON; matters to those who draw the table
    phase = i8()
    active = i8()  # the seat whose turn it is; before the first turn, the seat that begins
    asked = i8()  # the seat that must say something, or has just done so
    turn = i32()  # turns begun so far
    treasury = i8()  # coins
    purse = i8(SEATS)  # coins
    at = i8(SPOTS)  # the card at each spot
    up = i8()  # cards that lie face up, as bits
    claim = i8()  # the character that is claimed, or NONE
    claimant = i8()  # who claims it, or NONE
    answers = i8()  # who says "Yes Sir", as bits
    spot = i8()  # where somebody points or looks, or NONE
    lookers = i8()  # the rows of odds of those who look there, as bits
    question = i8()  # the character of which all learn whether it lies there, or NONE
    taken = i8()  # the pair of spots whose cards the Minister has taken, or NONE
    seen = i8(SEATS)  # cards, as bits, that a seat has seen and nobody has had under the table since


class State(Open):
    face = i8(CARDS)  # SECRET: the character of each card, or UNDECIDED
    odds = i32(SEATS + 1, ARRANGEMENTS)  # SECRET: what each seat knows, and a spectator; see knowledge.py
    kept = i8()  # the rows of odds that are kept, as bits: all, but in an imagined table only two
