"""Whether a table of King Thief Minister is one that the rules can come to; if not, what is wrong with it."""

from cutpurse.engine.contract import SOUND

from .actions import PAIRS
from .knowledge import total, who
from .questions import (
    can_aim,
    can_peek,
    everything_is_named,
    has_row,
    must_be_named,
    next_answer,
    owner_of,
    right_of,
    says_yes,
    spot_of,
)
from .state import (
    ACCUSE,
    AIM,
    ANSWER,
    ARRANGEMENTS,
    CARDS,
    CHALLENGE,
    CHARACTERS,
    CHECK,
    COINS_EACH,
    CONFRONT,
    DEAL,
    DONE,
    EVERYBODY,
    EXAMINE,
    EXECUTIONER,
    FIRST_LOOK,
    KING,
    LOOK,
    MINISTER,
    NAME,
    NONE,
    PEASANT,
    PEEK,
    POINT,
    PUBLIC,
    SEATS,
    SHERIFF,
    SHOW,
    SPOTS,
    SWAP,
    TAKE,
    TAX,
    TURN_UP,
    UNDECIDED,
    UNVEIL,
    State,
)

ALL_CARDS = (1 << CARDS) - 1
HEAVIEST_ROW = 1 << 31

# What can be wrong, in the order in which it is looked at; a WRONG field may be right in another phase.
NO_SUCH_PURSE = 1
LOST_COINS = 2
EMPTY_TREASURY = 3
NO_SUCH_CARD = 4
NO_SUCH_FACE = 5
FACE_TWICE = 6
CARD_TWICE = 7
NO_SUCH_UP = 8
UP_UNDECIDED = 9
NO_SUCH_PHASE = 10
NO_SUCH_ACTIVE = 11
NO_SUCH_ASKED = 12
SEEN_BY_NOBODY = 13
SEEN_UNDECIDED = 14
WRONG_TURN = 15
TURN_TOO_LATE = 16
WRONG_TAKEN = 17
WRONG_CLAIM = 18
WRONG_CLAIMANT = 19
WRONG_ASKED = 20
NO_SUCH_ANSWERS = 21
KING_ANSWERS = 22
ANSWERED_UNASKED = 23
WRONG_ANSWERS = 24
UNSEEN_CONFRONTED = 25
WRONG_SPOT = 26
WRONG_LOOKERS = 27
WRONG_QUESTION = 28
PEASANT_NOT_UP = 29
NOTHING_TO_NAME = 30
WRONG_UP = 31
NO_PUBLIC_ODDS = 32
NO_SUCH_ODDS = 33
NO_SUCH_WEIGHT = 34
ODDS_TOO_HEAVY = 35


def fault(s: State) -> int:
    """The first thing that is wrong, or SOUND."""
    wrong = fault_of_coins(s)
    if wrong == SOUND:
        wrong = fault_of_cards(s)
    if wrong == SOUND:
        wrong = fault_of_seats(s)
    if wrong == SOUND:
        wrong = fault_of_claim(s)
    if wrong == SOUND:
        wrong = fault_of_look(s)
    if wrong == SOUND:
        wrong = fault_of_naming(s)
    if wrong == SOUND:
        wrong = fault_of_odds(s)
    return wrong


def fault_of_coins(s: State) -> int:
    """Five coins for each seat; while the game goes on the treasury has some."""
    for seat in range(SEATS):
        if s.purse[seat] < 0 or (seat >= s.seats and s.purse[seat] != 0):
            return NO_SUCH_PURSE
    if all_coins(s) != COINS_EACH * s.seats:
        return LOST_COINS
    return EMPTY_TREASURY if s.treasury < fewest_coins(s) else SOUND


def all_coins(s: State) -> int:
    coins = s.treasury
    for seat in range(SEATS):
        coins += s.purse[seat]
    return coins


def fewest_coins(s: State) -> int:
    """What the treasury holds at least."""
    return 0 if s.phase == UNVEIL or s.phase == DONE else 1


def fault_of_cards(s: State) -> int:
    """Six cards, of which no two are the same character; those that lie face up are decided."""
    lying = 0
    characters = 0
    for card in range(CARDS):
        face = s.face[card]
        if not 0 <= s.at[card] < CARDS:
            return NO_SUCH_CARD
        if not UNDECIDED <= face < CHARACTERS:
            return NO_SUCH_FACE
        if face != UNDECIDED:
            if characters >> face & 1:
                return FACE_TWICE
            characters |= 1 << face
        lying |= 1 << s.at[card]
    if lying != ALL_CARDS:
        return CARD_TWICE
    if not 0 <= s.up <= ALL_CARDS:
        return NO_SUCH_UP
    return UP_UNDECIDED if s.up & ~decided(s) else SOUND


def decided(s: State) -> int:
    """The cards, as bits, of which it is decided what they are."""
    cards = 0
    for card in range(CARDS):
        if s.face[card] != UNDECIDED:
            cards |= 1 << card
    return cards


def fault_of_seats(s: State) -> int:
    """Everybody who plays a part is at the table, and the rounds are not over."""
    if not DEAL <= s.phase <= DONE:
        return NO_SUCH_PHASE
    if not 0 <= s.active < s.seats:
        return NO_SUCH_ACTIVE
    if not 0 <= s.asked < s.seats:
        return NO_SUCH_ASKED
    for seat in range(SEATS):
        if seat >= s.seats and s.seen[seat] != 0:
            return SEEN_BY_NOBODY
        if s.seen[seat] & ~decided(s):
            return SEEN_UNDECIDED
    if s.phase == DEAL or s.phase == PEEK or s.phase == FIRST_LOOK:
        return WRONG_TURN if s.turn != 0 else SOUND
    if s.turn <= 0:
        return WRONG_TURN
    return TURN_TOO_LATE if s.rounds != 0 and s.turn > s.rounds * s.seats else SOUND


def fault_of_claim(s: State) -> int:
    """What is claimed, by whom, and who has answered, as the phase wants it."""
    if not (0 <= s.taken < PAIRS if s.phase == SWAP else s.taken == NONE):
        return WRONG_TAKEN
    if s.phase == EXAMINE or s.phase == CHALLENGE:
        return fault_of_open_claim(s)
    if s.phase == ANSWER:
        return fault_of_answers(s)
    if s.phase == CONFRONT:
        return fault_of_confrontation(s)
    if s.claim != claim_in(s.phase):
        return WRONG_CLAIM
    if s.claimant != (NONE if s.claim == NONE else s.active):
        return WRONG_CLAIMANT
    return WRONG_ANSWERS if s.answers != 0 else SOUND


def claim_in(phase: int) -> int:
    """The character whose claim leads to a phase, or NONE."""
    if phase in (TAKE, SWAP):
        return MINISTER
    if phase in (AIM, ACCUSE, CHECK):
        return EXECUTIONER
    if phase == TAX:
        return SHERIFF
    if phase in (SHOW, TURN_UP, POINT, NAME):
        return PEASANT
    return NONE


def fault_of_open_claim(s: State) -> int:
    """Somebody else is asked about the claim of the active seat, or of the only Minister."""
    if not 0 <= s.claimant < s.seats:
        return WRONG_CLAIMANT
    if s.asked == s.claimant:
        return WRONG_ASKED
    if s.claimant == s.active:
        if not KING <= s.claim < PEASANT:
            return WRONG_CLAIM
        return WRONG_ANSWERS if s.answers != 0 else SOUND
    if s.claim != MINISTER:
        return WRONG_CLAIM
    return WRONG_ANSWERS if s.answers != 1 << s.claimant else SOUND


def fault_of_answers(s: State) -> int:
    """Only those have answered who have been asked."""
    if s.claim != KING:
        return WRONG_CLAIM
    if s.claimant != s.active:
        return WRONG_CLAIMANT
    if s.asked == s.active:
        return WRONG_ASKED
    if not 0 <= s.answers < 1 << s.seats:
        return NO_SUCH_ANSWERS
    if says_yes(s, s.active):
        return KING_ANSWERS
    seat = s.asked
    while seat != s.active:
        if says_yes(s, seat):
            return ANSWERED_UNASKED
        seat = right_of(s, seat)
    return SOUND


def fault_of_confrontation(s: State) -> int:
    """Several have answered, and those before the claimant have shown their cards."""
    if s.claim != MINISTER:
        return WRONG_CLAIM
    if not 0 <= s.answers < 1 << s.seats:
        return NO_SUCH_ANSWERS
    if says_yes(s, s.active):
        return KING_ANSWERS
    if s.answers & (s.answers - 1) == 0:
        return WRONG_ANSWERS
    if not 0 <= s.claimant < s.seats or not says_yes(s, s.claimant):
        return WRONG_CLAIMANT
    seat = next_answer(s, s.active)
    while seat != s.claimant:
        if s.face[s.at[spot_of(s.seats, seat)]] == UNDECIDED:
            return UNSEEN_CONFRONTED
        seat = next_answer(s, seat)
    return WRONG_ASKED if s.asked != s.active else SOUND


def fault_of_look(s: State) -> int:
    """Those look who should, where they should, and all learn what they should."""
    if not is_looked_at(s):
        return WRONG_SPOT
    if s.lookers != lookers_in(s):
        return WRONG_LOOKERS
    return SOUND if is_asked_for(s) else WRONG_QUESTION


def is_looked_at(s: State) -> bool:
    """Whether the spot is one that somebody points or looks at in this phase."""
    if s.phase == CHECK or s.phase == ACCUSE:
        return can_aim(s, s.spot)
    if s.phase == DEAL or (s.phase > UNVEIL and s.phase != NAME):
        return s.spot == NONE
    if not 0 <= s.spot < SPOTS:
        return False
    if s.phase == PEEK:
        return can_peek(s, s.spot)
    if s.phase == TURN_UP or s.phase == NAME:
        return must_be_named(s, s.spot)
    if s.phase == UNVEIL:
        return s.up >> s.at[s.spot] & 1 == 0
    shown_by_claimant = s.phase == EXAMINE or s.phase == CONFRONT
    return s.spot == spot_of(s.seats, s.claimant if shown_by_claimant else s.active)


def lookers_in(s: State) -> int:
    """The rows of odds of those who look in this phase, as bits."""
    if s.phase == PEEK or s.phase == EXAMINE:
        return 1 << s.asked
    if s.phase == LOOK:
        return 1 << s.active
    if s.phase == CONFRONT:
        return s.answers & ~(1 << s.claimant)
    if s.phase == CHECK:
        return 1 << owner_of(s.seats, s.spot)
    return EVERYBODY if SHOW <= s.phase <= UNVEIL else 0


def is_asked_for(s: State) -> bool:
    """Whether the character in question is one that all can wait for in this phase."""
    if s.phase == CHECK or s.phase == TURN_UP:
        return 0 <= s.question < CHARACTERS
    if s.phase == EXAMINE or s.phase == CONFRONT or s.phase == SHOW:
        return s.question == s.claim
    return s.question == NONE


def fault_of_naming(s: State) -> int:
    """Cards lie face up while a Peasant names them, his own among them, and at the end."""
    if s.phase == DONE:
        return WRONG_UP if s.up != ALL_CARDS else SOUND
    if s.phase == TURN_UP or s.phase == POINT or s.phase == NAME:
        own = s.at[spot_of(s.seats, s.active)]
        if s.up >> own & 1 == 0 or s.face[own] != PEASANT:
            return PEASANT_NOT_UP
        return NOTHING_TO_NAME if everything_is_named(s) else SOUND
    return WRONG_UP if s.phase != UNVEIL and s.up != 0 else SOUND


def fault_of_odds(s: State) -> int:
    """The truth has some weight in every row, and what contradicts the cards that lie face up has none."""
    if not has_row(s, PUBLIC):
        return NO_PUBLIC_ODDS
    if not 0 <= s.kept & ~(1 << PUBLIC) < 1 << s.seats:
        return NO_SUCH_ODDS
    for arrangement in range(ARRANGEMENTS):
        is_true = may_be(s, arrangement, ALL_CARDS)
        is_possible = is_true or may_be(s, arrangement, s.up)
        for row in range(SEATS + 1):
            weight = s.odds[row][arrangement]
            if has_row(s, row):
                if weight < 0 or (is_true and weight == 0) or (weight > 0 and not is_possible):
                    return NO_SUCH_WEIGHT
            elif weight != 0:
                return NO_SUCH_WEIGHT
    for row in range(SEATS + 1):
        if total(s.odds[row]) >= HEAVIEST_ROW:
            return ODDS_TOO_HEAVY
    return SOUND


def may_be(s: State, arrangement: int, cards: int) -> bool:
    """Whether these cards, as bits, could be as in the arrangement, as far as they are decided."""
    for card in range(CARDS):
        face = s.face[card]
        if cards >> card & 1 and face != UNDECIDED and face != who(arrangement, card):
            return False
    return True


# In words


def explain(s: State, fault: int) -> str:
    """A fault in words."""
    if fault == NO_SUCH_WEIGHT:
        return explain_weight(s)
    if fault in WANTED:
        field, wanted = WANTED[fault]
        return f"{field} is {getattr(s, field)}, and in phase {s.phase} it is {wanted(s)}"
    heavy = max(range(SEATS + 1), key=lambda row: total(s.odds[row]))
    seats = f"the seats go from 0 to {s.seats - 1}"
    return {
        NO_SUCH_PURSE: f"purse is {s.purse}: only the {s.seats} seats have coins, none less than 0",
        LOST_COINS: f"treasury and purse hold {all_coins(s)} coins, and there are {COINS_EACH * s.seats}",
        EMPTY_TREASURY: f"treasury is {s.treasury}, and in phase {s.phase} it is {fewest_coins(s)} or more",
        NO_SUCH_CARD: f"at is {s.at}: cards go from 0 to {CARDS - 1}",
        NO_SUCH_FACE: f"face is {s.face}: characters go from 0 to {CHARACTERS - 1}, undecided is {UNDECIDED}",
        FACE_TWICE: f"face is {s.face}: two cards are the same character",
        CARD_TWICE: f"at is {s.at}: a card lies at two spots",
        NO_SUCH_UP: f"up is {s.up}: sets of cards go from 0 to {ALL_CARDS}",
        UP_UNDECIDED: f"up is {s.up} and face is {s.face}: what lies face up is decided",
        NO_SUCH_PHASE: f"phase is {s.phase}: phases go from {DEAL} to {DONE}",
        NO_SUCH_ACTIVE: f"active is {s.active}: {seats}",
        NO_SUCH_ASKED: f"asked is {s.asked}: {seats}",
        SEEN_BY_NOBODY: f"seen is {s.seen}: only the {s.seats} seats have seen cards",
        SEEN_UNDECIDED: f"seen is {s.seen} and face is {s.face}: what somebody has seen is decided",
        TURN_TOO_LATE: f"turn is {s.turn}, and the game ends after {s.rounds * s.seats}",
        NO_SUCH_ANSWERS: f"answers is {s.answers}: sets of {s.seats} seats go from 0 to {(1 << s.seats) - 1}",
        KING_ANSWERS: f"answers is {s.answers}: active {s.active} has asked, and does not answer",
        ANSWERED_UNASKED: f"answers is {s.answers}: asked {s.asked} and who comes after have yet to answer",
        UNSEEN_CONFRONTED: f"face is {s.face}: the cards of those in answers before claimant are decided",
        PEASANT_NOT_UP: f"up is {s.up} and face is {s.face}: the card of active is a Peasant face up",
        NOTHING_TO_NAME: f"up is {s.up}: in phase {s.phase} a card is left to be named",
        NO_PUBLIC_ODDS: f"kept is {s.kept}, without {1 << PUBLIC} for the odds of a spectator",
        NO_SUCH_ODDS: f"kept is {s.kept}: it is {1 << PUBLIC} and a set of {s.seats} seats",
        ODDS_TOO_HEAVY: f"odds[{heavy}] sums to {total(s.odds[heavy])}, and must stay below {HEAVIEST_ROW}",
    }[fault]


def turn_wanted(s: State) -> object:
    return 0 if s.phase in (DEAL, PEEK, FIRST_LOOK) else "1 or more"


def taken_wanted(s: State) -> object:
    return f"a pair from 0 to {PAIRS - 1}" if s.phase == SWAP else NONE


def claim_wanted(s: State) -> object:
    if s.phase in (EXAMINE, CHALLENGE) and s.claimant == s.active:
        return f"a character from {KING} to {SHERIFF}"
    if s.phase in (EXAMINE, CHALLENGE, CONFRONT):
        return MINISTER
    return KING if s.phase == ANSWER else claim_in(s.phase)


def claimant_wanted(s: State) -> object:
    if s.phase in (EXAMINE, CHALLENGE):
        return f"a seat from 0 to {s.seats - 1}"
    if s.phase == CONFRONT:
        return f"a seat in answers, {s.answers}"
    return NONE if s.claim == NONE else s.active


def asked_wanted(s: State) -> object:
    if s.phase == CONFRONT:
        return s.active
    return f"another seat than {s.active if s.phase == ANSWER else s.claimant}"


def answers_wanted(s: State) -> object:
    if s.phase == CONFRONT:
        return "a set of several seats"
    return 1 << s.claimant if s.phase in (EXAMINE, CHALLENGE) and s.claimant != s.active else 0


def spot_wanted(s: State) -> object:
    if s.phase in (CHECK, ACCUSE):
        return f"the spot of another seat than {s.active}"
    if s.phase == PEEK:
        return f"another spot than {spot_of(s.seats, s.asked)}"
    if s.phase in (TURN_UP, NAME):
        return "the spot of a card that is to be named"
    if s.phase == UNVEIL:
        return "the spot of a card that lies face down"
    if s.phase in (EXAMINE, CONFRONT):
        return spot_of(s.seats, s.claimant)
    return spot_of(s.seats, s.active) if s.phase in (LOOK, SHOW) else NONE


def question_wanted(s: State) -> object:
    if s.phase in (CHECK, TURN_UP):
        return f"a character from 0 to {CHARACTERS - 1}"
    return s.claim if s.phase in (EXAMINE, CONFRONT, SHOW) else NONE


def up_wanted(s: State) -> object:
    return ALL_CARDS if s.phase == DONE else 0


WANTED = {  # the field that is wrong, and what it would be in this phase
    WRONG_TURN: ("turn", turn_wanted),
    WRONG_TAKEN: ("taken", taken_wanted),
    WRONG_CLAIM: ("claim", claim_wanted),
    WRONG_CLAIMANT: ("claimant", claimant_wanted),
    WRONG_ASKED: ("asked", asked_wanted),
    WRONG_ANSWERS: ("answers", answers_wanted),
    WRONG_SPOT: ("spot", spot_wanted),
    WRONG_LOOKERS: ("lookers", lookers_in),
    WRONG_QUESTION: ("question", question_wanted),
    WRONG_UP: ("up", up_wanted),
}


def explain_weight(s: State) -> str:
    """The first weight that is wrong, row by row."""
    reasons = (
        (row, arrangement, against_weight(s, row, arrangement))
        for row in range(SEATS + 1)
        for arrangement in range(ARRANGEMENTS)
    )
    row, arrangement, reason = next(each for each in reasons if each[-1])
    return f"odds[{row}][{arrangement}] is {s.odds[row][arrangement]}: {reason}"


def against_weight(s: State, row: int, arrangement: int) -> str | None:
    """Why this weight cannot be, if it cannot."""
    weight = s.odds[row][arrangement]
    if not has_row(s, row):
        return f"kept is {s.kept}, without {1 << row} for this row" if weight else None
    if weight < 0:
        return "no weight is below 0"
    if weight == 0 and may_be(s, arrangement, ALL_CARDS):
        return f"face is {s.face}, and nobody holds that to be impossible"
    if weight > 0 and not may_be(s, arrangement, s.up):
        return f"face is {s.face} and up is {s.up}, and nobody doubts what lies face up"
    return None
