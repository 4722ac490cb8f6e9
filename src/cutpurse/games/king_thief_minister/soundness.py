"""Whether a table of King Thief Minister is one that the rules can come to; if not, what is wrong with it."""

from cutpurse.engine.checks import checks, each

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
from .state import *

ALL_CARDS = (1 << CARDS) - 1
HEAVIEST_ROW = 1 << 31


def wanted(s: State, field: str, fits: bool, this: object) -> str:
    """Nothing if the field fits, otherwise what it would be in this phase."""
    return "" if fits else f"{field} is {getattr(s, field)}, and in phase {s.phase} it is {this}"


def fault_of_coins(s: State) -> str:
    """Five coins for each seat; while the game goes on the treasury has some."""
    for seat in range(SEATS):
        if s.purse[seat] < 0 or (seat >= s.seats and s.purse[seat] != 0):
            return f"purse is {s.purse}: only the {s.seats} seats have coins, none less than 0"
    coins = s.treasury + sum(s.purse)
    if coins != COINS_EACH * s.seats:
        return f"treasury and purse hold {coins} coins, and there are {COINS_EACH * s.seats}"
    fewest = 0 if s.phase == UNVEIL or s.phase == DONE else 1
    return wanted(s, "treasury", s.treasury >= fewest, f"{fewest} or more")


def fault_of_cards(s: State) -> str:
    """Six cards lie at six spots."""
    lying = 0
    for card in s.at:
        if not 0 <= card < CARDS:
            return f"at is {s.at}: cards go from 0 to {CARDS - 1}"
        lying |= 1 << card
    if lying != ALL_CARDS:
        return f"at is {s.at}: a card lies at two spots"
    if not 0 <= s.up <= ALL_CARDS:
        return f"up is {s.up}: sets of cards go from 0 to {ALL_CARDS}"
    return ""


def fault_of_faces(s: State) -> str:
    """No two cards are the same character; those that lie face up are decided."""
    characters = 0
    for face in s.face:
        if not UNDECIDED <= face < CHARACTERS:
            return f"face is {s.face}: characters go from 0 to {CHARACTERS - 1}, undecided is {UNDECIDED}"
        if face != UNDECIDED:
            if characters >> face & 1:
                return f"face is {s.face}: two cards are the same character"
            characters |= 1 << face
    return f"up is {s.up} and face is {s.face}: what lies face up is decided" if s.up & ~decided(s) else ""


def decided(s: State) -> int:
    """The cards, as bits, of which it is decided what they are."""
    cards = 0
    for card in range(CARDS):
        if s.face[card] != UNDECIDED:
            cards |= 1 << card
    return cards


def fault_of_seats(s: State) -> str:
    """Everybody who plays a part is at the table."""
    if not DEAL <= s.phase <= DONE:
        return f"phase is {s.phase}: phases go from {DEAL} to {DONE}"
    if not 0 <= s.active < s.seats:
        return f"active is {s.active}: the seats go from 0 to {s.seats - 1}"
    if not 0 <= s.asked < s.seats:
        return f"asked is {s.asked}: the seats go from 0 to {s.seats - 1}"
    return ""


def fault_of_seen(s: State, seat: int) -> str:
    if seat >= s.seats and s.seen[seat] != 0:
        return f"seen is {s.seen}: only the {s.seats} seats have seen cards"
    if s.seen[seat] & ~decided(s):
        return f"seen is {s.seen} and face is {s.face}: what somebody has seen is decided"
    return ""


def fault_of_turn(s: State) -> str:
    """The rounds are not over."""
    if s.phase in (DEAL, PEEK, FIRST_LOOK):
        return wanted(s, "turn", s.turn == 0, 0)
    if s.rounds != 0 and s.turn > s.rounds * s.seats:
        return f"turn is {s.turn}, and the game ends after {s.rounds * s.seats}"
    return wanted(s, "turn", s.turn > 0, "1 or more")


# What is claimed, by whom, and who has answered, as the phase wants it


def fault_of_taken(s: State) -> str:
    if s.phase == SWAP:
        return wanted(s, "taken", 0 <= s.taken < PAIRS, f"a pair from 0 to {PAIRS - 1}")
    return wanted(s, "taken", s.taken == NONE, NONE)


def fault_of_claim(s: State) -> str:
    if s.phase in (EXAMINE, CHALLENGE):
        return fault_of_open_claim(s)
    if s.phase == ANSWER:
        return fault_of_answers(s)
    if s.phase == CONFRONT:
        return fault_of_confrontation(s)
    return fault_of_made_claim(s)


def fault_of_made_claim(s: State) -> str:
    """What was claimed led to this phase, and nobody is asked about it any more."""
    claim = claim_in(s.phase)
    claimant = NONE if claim == NONE else s.active
    return (
        wanted(s, "claim", s.claim == claim, claim)
        or wanted(s, "claimant", s.claimant == claimant, claimant)
        or wanted(s, "answers", s.answers == 0, 0)
    )


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


def fault_of_open_claim(s: State) -> str:
    """Somebody else is asked about the claim of the active seat, or of the only Minister."""
    if not 0 <= s.claimant < s.seats:
        return wanted(s, "claimant", False, f"a seat from 0 to {s.seats - 1}")
    if s.asked == s.claimant:
        return wanted(s, "asked", False, f"another seat than {s.claimant}")
    if s.claimant == s.active:
        fits = KING <= s.claim < PEASANT
        among = f"a character from {KING} to {SHERIFF}"
        return wanted(s, "claim", fits, among) or wanted(s, "answers", s.answers == 0, 0)
    only = 1 << s.claimant
    return wanted(s, "claim", s.claim == MINISTER, MINISTER) or wanted(s, "answers", s.answers == only, only)


def fault_of_answers(s: State) -> str:
    """The King asks all the others."""
    return (
        wanted(s, "claim", s.claim == KING, KING)
        or wanted(s, "claimant", s.claimant == s.active, s.active)
        or wanted(s, "asked", s.asked != s.active, f"another seat than {s.active}")
        or fault_of_who_answers(s)
        or fault_of_early_answers(s)
    )


def fault_of_early_answers(s: State) -> str:
    """Only those have answered who have been asked."""
    seat = s.asked
    while seat != s.active:
        if says_yes(s, seat):
            return f"answers is {s.answers}: asked {s.asked} and who comes after have yet to answer"
        seat = right_of(s, seat)
    return ""


def fault_of_who_answers(s: State) -> str:
    if not 0 <= s.answers < 1 << s.seats:
        return f"answers is {s.answers}: sets of {s.seats} seats go from 0 to {(1 << s.seats) - 1}"
    if says_yes(s, s.active):
        return f"answers is {s.answers}: active {s.active} has asked, and does not answer"
    return ""


def fault_of_confrontation(s: State) -> str:
    """Several have answered, and the claimant is one of them."""
    answers = 0 <= s.claimant < s.seats and says_yes(s, s.claimant)
    return (
        wanted(s, "claim", s.claim == MINISTER, MINISTER)
        or fault_of_who_answers(s)
        or wanted(s, "answers", s.answers & (s.answers - 1) != 0, "a set of several seats")
        or wanted(s, "claimant", answers, f"a seat in answers, {s.answers}")
        or fault_of_confronted(s)
        or wanted(s, "asked", s.asked == s.active, s.active)
    )


def fault_of_confronted(s: State) -> str:
    """Those before the claimant have shown their cards."""
    seat = next_answer(s, s.active)
    while seat != s.claimant:
        if s.face[s.at[spot_of(s.seats, seat)]] == UNDECIDED:
            return f"face is {s.face}: the cards of those in answers before claimant are decided"
        seat = next_answer(s, seat)
    return ""


# Those look who should, where they should, and all learn what they should


def fault_of_spot(s: State) -> str:
    """The spot is one that somebody points or looks at in this phase."""
    if s.phase in (CHECK, ACCUSE):
        return wanted(s, "spot", can_aim(s, s.spot), f"the spot of another seat than {s.active}")
    is_real = 0 <= s.spot < SPOTS
    if s.phase == PEEK:
        own = spot_of(s.seats, s.asked)
        return wanted(s, "spot", is_real and can_peek(s, s.spot), f"another spot than {own}")
    if s.phase in (TURN_UP, NAME):
        named = is_real and must_be_named(s, s.spot)
        return wanted(s, "spot", named, "the spot of a card that is to be named")
    if s.phase == UNVEIL:
        hidden = is_real and s.up >> s.at[s.spot] & 1 == 0
        return wanted(s, "spot", hidden, "the spot of a card that lies face down")
    spot = NONE
    if s.phase in (EXAMINE, CONFRONT):
        spot = spot_of(s.seats, s.claimant)
    elif s.phase in (LOOK, SHOW):
        spot = spot_of(s.seats, s.active)
    return wanted(s, "spot", s.spot == spot, spot)


def fault_of_lookers(s: State) -> str:
    return wanted(s, "lookers", s.lookers == lookers_in(s), lookers_in(s))


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


def fault_of_question(s: State) -> str:
    """The character in question is one that all can wait for in this phase."""
    if s.phase in (CHECK, TURN_UP):
        fits = 0 <= s.question < CHARACTERS
        return wanted(s, "question", fits, f"a character from 0 to {CHARACTERS - 1}")
    claim = s.claim if s.phase in (EXAMINE, CONFRONT, SHOW) else NONE
    return wanted(s, "question", s.question == claim, claim)


def fault_of_naming(s: State) -> str:
    """Cards lie face up while a Peasant names them, his own among them, and at the end."""
    if s.phase == DONE:
        return wanted(s, "up", s.up == ALL_CARDS, ALL_CARDS)
    if s.phase not in (TURN_UP, POINT, NAME):
        return wanted(s, "up", s.phase == UNVEIL or s.up == 0, 0)
    own = s.at[spot_of(s.seats, s.active)]
    if s.up >> own & 1 == 0 or s.face[own] != PEASANT:
        return f"up is {s.up} and face is {s.face}: the card of active is a Peasant face up"
    return f"up is {s.up}: in phase {s.phase} a card is left to be named" if everything_is_named(s) else ""


# The odds


def fault_of_rows(s: State) -> str:
    if not has_row(s, PUBLIC):
        return f"kept is {s.kept}, without {1 << PUBLIC} for the odds of a spectator"
    if not 0 <= s.kept & ~(1 << PUBLIC) < 1 << s.seats:
        return f"kept is {s.kept}: it is {1 << PUBLIC} and a set of {s.seats} seats"
    return ""


def fault_of_weights(s: State) -> str:
    """The truth has some weight in every row, and what contradicts the cards that lie face up has none."""
    for arrangement in range(ARRANGEMENTS):
        is_true = may_be(s, arrangement, ALL_CARDS)
        is_possible = is_true or may_be(s, arrangement, s.up)
        for row in range(SEATS + 1):
            weight = s.odds[row][arrangement]
            if weight == 0 and not is_true:
                continue
            if weight < 0 or (weight > 0 and not is_possible) or has_row(s, row) != (weight != 0):
                return f"odds[{row}][{arrangement}] is {weight}: {against_weight(s, row, weight)}"
    return ""


def against_weight(s: State, row: int, weight: int) -> str:
    """Why this weight cannot be."""
    if not has_row(s, row):
        return f"kept is {s.kept}, without {1 << row} for this row"
    if weight == 0:
        return f"face is {s.face}, and nobody holds that to be impossible"
    if weight > 0:
        return f"face is {s.face} and up is {s.up}, and nobody doubts what lies face up"
    return "no weight is below 0"


def may_be(s: State, arrangement: int, cards: int) -> bool:
    """Whether these cards, as bits, could be as in the arrangement, as far as they are decided."""
    for card in range(CARDS):
        face = s.face[card]
        if cards >> card & 1 and face != UNDECIDED and face != who(arrangement, card):
            return False
    return True


def fault_of_sum(s: State, row: int) -> str:
    heavy = total(s.odds[row])
    return f"odds[{row}] sums to {heavy}, and must stay below {HEAVIEST_ROW}" if heavy >= HEAVIEST_ROW else ""


fault, explain = checks(
    fault_of_coins,
    fault_of_cards,
    fault_of_faces,
    fault_of_seats,
    each(SEATS, fault_of_seen),
    fault_of_turn,
    fault_of_taken,
    fault_of_claim,
    fault_of_spot,
    fault_of_lookers,
    fault_of_question,
    fault_of_naming,
    fault_of_rows,
    fault_of_weights,
    each(SEATS + 1, fault_of_sum),
)
