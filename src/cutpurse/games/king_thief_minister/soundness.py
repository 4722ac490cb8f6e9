"""Whether a table of King Thief Minister is one that the rules can come to."""

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


def sound(s: State) -> bool:
    """Nothing is missing, and the table is one that the rules can come to."""
    return (
        coins_are_sound(s)
        and cards_are_sound(s)
        and seats_are_sound(s)
        and claim_is_sound(s)
        and look_is_sound(s)
        and naming_is_sound(s)
        and odds_are_sound(s)
    )


def coins_are_sound(s: State) -> bool:
    """Five coins for each seat; while the game goes on the treasury has some."""
    coins = s.treasury
    for seat in range(SEATS):
        coins += s.purse[seat]
        if s.purse[seat] < 0 or (seat >= s.seats and s.purse[seat] != 0):
            return False
    going_on = s.phase != UNVEIL and s.phase != DONE
    return coins == COINS_EACH * s.seats and s.treasury >= (1 if going_on else 0)


def cards_are_sound(s: State) -> bool:
    """Six cards, of which no two are the same character; those that lie face up are decided."""
    lying = 0
    characters = 0
    for card in range(CARDS):
        face = s.face[card]
        if not (UNDECIDED <= face < CHARACTERS and 0 <= s.at[card] < CARDS):
            return False
        if face == UNDECIDED:
            if s.up >> card & 1:
                return False
        elif characters >> face & 1:
            return False
        else:
            characters |= 1 << face
        lying |= 1 << s.at[card]
    return lying == ALL_CARDS and 0 <= s.up <= ALL_CARDS


def seats_are_sound(s: State) -> bool:
    """Everybody who plays a part is at the table, and the rounds are not over."""
    if not (DEAL <= s.phase <= DONE and 0 <= s.active < s.seats and 0 <= s.asked < s.seats):
        return False
    for seat in range(SEATS):
        if s.seen[seat] & ~decided(s) != 0 or (seat >= s.seats and s.seen[seat] != 0):
            return False
    if s.phase == DEAL or s.phase == PEEK or s.phase == FIRST_LOOK:
        return s.turn == 0
    return s.turn > 0 and (s.rounds == 0 or s.turn <= s.rounds * s.seats)


def decided(s: State) -> int:
    """The cards, as bits, of which it is decided what they are."""
    cards = 0
    for card in range(CARDS):
        if s.face[card] != UNDECIDED:
            cards |= 1 << card
    return cards


def claim_is_sound(s: State) -> bool:
    """What is claimed, by whom, and who has answered, as the phase wants it."""
    if s.phase == EXAMINE or s.phase == CHALLENGE:
        return open_claim_is_sound(s)
    if s.phase == CONFRONT or s.phase == ANSWER:
        return answers_are_sound(s)
    taken = 0 <= s.taken < PAIRS if s.phase == SWAP else s.taken == NONE
    claimant = NONE if claim_in(s.phase) == NONE else s.active
    return s.claim == claim_in(s.phase) and s.claimant == claimant and s.answers == 0 and taken


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


def open_claim_is_sound(s: State) -> bool:
    """Somebody else is asked about the claim of the active seat, or of the only Minister."""
    if not (0 <= s.claimant < s.seats and s.asked != s.claimant and s.taken == NONE):
        return False
    if s.claimant == s.active:
        return KING <= s.claim < PEASANT and s.answers == 0
    return s.claim == MINISTER and s.answers == 1 << s.claimant


def answers_are_sound(s: State) -> bool:
    """Only those who have been asked have answered; those who were confronted have shown their cards."""
    if says_yes(s, s.active) or not 0 <= s.answers < 1 << s.seats or s.taken != NONE:
        return False
    if s.phase == ANSWER:
        seat = s.asked
        while seat != s.active:
            if says_yes(s, seat):
                return False
            seat = right_of(s, seat)
        return s.claim == KING and s.claimant == s.active and s.asked != s.active
    if s.claim != MINISTER or not 0 <= s.claimant < s.seats or not says_yes(s, s.claimant):
        return False
    seat = next_answer(s, s.active)
    while seat != s.claimant:
        if s.face[s.at[spot_of(s.seats, seat)]] == UNDECIDED:
            return False
        seat = next_answer(s, seat)
    return s.answers & (s.answers - 1) != 0 and s.asked == s.active


def look_is_sound(s: State) -> bool:
    """Those look who should, where they should, and all learn what they should."""
    if s.phase == ACCUSE or s.phase == NAME:
        fits = can_aim(s, s.spot) if s.phase == ACCUSE else is_to_be_named(s)
        return fits and s.lookers == 0 and s.question == NONE
    if s.phase == DEAL or s.phase > UNVEIL:
        return s.spot == NONE and s.lookers == 0 and s.question == NONE
    if not 0 <= s.spot < SPOTS:
        return False
    if s.phase == PEEK:
        return can_peek(s, s.spot) and s.lookers == 1 << s.asked and s.question == NONE
    if s.phase == LOOK:
        return s.spot == spot_of(s.seats, s.active) and s.lookers == 1 << s.active and s.question == NONE
    if s.phase == CHECK:
        target = owner_of(s.seats, s.spot)
        return can_aim(s, s.spot) and s.lookers == 1 << target and 0 <= s.question < CHARACTERS
    if s.phase == EXAMINE or s.phase == CONFRONT:
        lookers = 1 << s.asked if s.phase == EXAMINE else s.answers & ~(1 << s.claimant)
        where = s.spot == spot_of(s.seats, s.claimant)
        return where and s.lookers == lookers and s.question == s.claim
    return s.lookers == EVERYBODY and turned_card_is_sound(s)


def turned_card_is_sound(s: State) -> bool:
    """The card that is about to be turned up for all."""
    if s.phase == SHOW:
        return s.spot == spot_of(s.seats, s.active) and s.question == PEASANT
    if s.phase == TURN_UP:
        return is_to_be_named(s) and 0 <= s.question < CHARACTERS
    return s.up >> s.at[s.spot] & 1 == 0 and s.question == NONE


def is_to_be_named(s: State) -> bool:
    return 0 <= s.spot < SPOTS and must_be_named(s, s.spot)


def naming_is_sound(s: State) -> bool:
    """Cards lie face up while a Peasant names them, his own among them, and at the end."""
    if s.phase == DONE:
        return s.up == ALL_CARDS
    if s.phase == TURN_UP or s.phase == POINT or s.phase == NAME:
        own = s.at[spot_of(s.seats, s.active)]
        return s.up >> own & 1 == 1 and s.face[own] == PEASANT and not everything_is_named(s)
    return s.phase == UNVEIL or s.up == 0


def odds_are_sound(s: State) -> bool:
    """The truth has some weight in every row, and what contradicts the cards that lie face up has none."""
    if not has_row(s, PUBLIC) or not 0 <= s.kept & ~(1 << PUBLIC) < 1 << s.seats:
        return False
    for arrangement in range(ARRANGEMENTS):
        is_true = may_be(s, arrangement, ALL_CARDS)
        is_possible = is_true or may_be(s, arrangement, s.up)
        for row in range(SEATS + 1):
            weight = s.odds[row][arrangement]
            if has_row(s, row):
                if weight < 0 or (is_true and weight == 0) or (weight > 0 and not is_possible):
                    return False
            elif weight != 0:
                return False
    for row in range(SEATS + 1):
        if total(s.odds[row]) >= 1 << 31:
            return False
    return True


def may_be(s: State, arrangement: int, cards: int) -> bool:
    """Whether these cards, as bits, could be as in the arrangement, as far as they are decided."""
    for card in range(CARDS):
        face = s.face[card]
        if cards >> card & 1 and face != UNDECIDED and face != who(arrangement, card):
            return False
    return True
