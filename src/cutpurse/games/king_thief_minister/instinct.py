"""What search plays by at imagined tables of King Thief Minister.

The rollout policy wants what greedy wants, but takes no time for odds: a card that the seat has seen is what
it is, and any other is any character that is left, unless a claim is to be believed or not.
"""

from cutpurse.engine.chance import below, stream
from cutpurse.engine.contract import NOBODY
from cutpurse.engine.softmax import softmax_in_place

from .actions import *
from .greedy import (
    BLUFF_YES_ONCE_IN,
    BOLD_ONCE_IN,
    HONESTY,
    LATER,
    LOOK_IS_WORTH,
    PATIENCE,
    TRUST,
    TRUST_WHEN_BOLD,
    coming,
    own_card,
    stealing_from,
    tax,
)
from .knowledge import learn, total, weight_of, who
from .questions import can_look, has_row, left_of, must_be_named, right_of, spot_of
from .state import *
from .view import View, copy_row

PRIOR_WEIGHT = 0.5  # many choices are worth nearly the same
ROLLOUT_DEPTH = 15  # to 30 it grew no stronger, only slower

# What speaks for a seat; fitted to the winners of 6,000 games that greedy played with itself.
COIN = 0.164
COIN_IN_LAST_ROUND = 0.366
WAITING = -0.54  # for a whole round
CARD_SEEN = 0.15


def rollout_policy(
    s: State, seat: int, v: View, actions: list[int], n: int, rng: list[int], worth: list[float]
) -> int:
    """What a seat does in the mood of the moment."""
    if s.phase == CHALLENGE:
        return DARE if dares(s, seat, rng) else LET_PASS
    if s.phase == TURN:
        return turn(s, seat, rng)
    if s.phase == ANSWER:
        is_minister = known(s, seat, own_card(s, seat)) == MINISTER
        return YES_SIR if is_minister or below(rng, BLUFF_YES_ONCE_IN) == 0 else SAY_NOTHING
    if s.phase == TAKE:
        return pair_to_take(s, seat, rng)
    if s.phase == SWAP:
        return manner(s, seat, rng)
    if s.phase == TAX:
        return pays_two(richest_but(s, seat))
    if s.phase == AIM:
        return target(s, seat)
    if s.phase == POINT or s.phase == FIRST_LOOK:
        return point_out(s, seat, actions, n, rng)
    return say(guess(s, seat, s.at[s.spot], rng))  # ACCUSE, NAME


# What the seat knows


def known(s: State, seat: int, card: int) -> int:
    """The character of a card that the seat has seen, or NONE."""
    return s.face[card] if s.seen[seat] >> card & 1 else NONE


def unseen(s: State, seat: int) -> int:
    """How many cards the seat has not seen."""
    number = 0
    for card in range(CARDS):
        number += 1 - (s.seen[seat] >> card & 1)
    return number


def card_of(s: State, seat: int, character: int) -> int:
    """The card that the seat has seen to be this character, or NONE."""
    for card in range(CARDS):
        if known(s, seat, card) == character:
            return card
    return NONE


def belief(s: State, seat: int, card: int, character: int) -> float:
    """How likely the seat holds a card to be a character."""
    if s.seen[seat] >> card & 1:
        return 1.0 if s.face[card] == character else 0.0
    if card_of(s, seat, character) != NONE:
        return 0.0
    row = seat if has_row(s, seat) else PUBLIC
    odds = weight_of(s.odds[row], card, character) / total(s.odds[row])
    return odds if row == seat else min(1.0, odds * CARDS / unseen(s, seat))


def guess(s: State, seat: int, card: int, rng: list[int]) -> int:
    """What a card is, or else one of the likeliest."""
    if s.seen[seat] >> card & 1:
        return s.face[card]
    first = below(rng, CHARACTERS)
    best, most = first, 0.0
    for step in range(CHARACTERS):
        character = (first + step) % CHARACTERS
        odds = belief(s, seat, card, character)
        if odds > most:
            best, most = character, odds
    return best


# A turn


def turn(s: State, seat: int, rng: list[int]) -> int:
    """The claim, look or move that promises most."""
    trust = TRUST_WHEN_BOLD if below(rng, BOLD_ONCE_IN) == 0 else TRUST
    own = own_card(s, seat)
    left = unseen(s, seat)
    best = TO_RIGHT
    most = 0.0
    certainty = 0.0
    for character in range(CHARACTERS):
        odds = belief(s, seat, own, character)
        certainty = max(certainty, odds)
        coins = claim_is_worth(s, seat, character, odds, left, trust)
        if coins > most:
            best = claim(character)
            most = coins
    if can_look(s) and LOOK_IS_WORTH * (1.0 - certainty) > most:
        best = LOOK_AT_OWN
        most = LOOK_IS_WORTH * (1.0 - certainty)
    for move in range(TO_RIGHT, TO_FRONT + 1):
        coins = LATER * value_of(s, seat, coming(s, seat, move), left)
        if coins > most:
            best = move
            most = coins
    return best


def value_of(s: State, seat: int, card: int, left: int) -> float:
    """The coins that a card at the own spot can bring."""
    character = known(s, seat, card)
    if character == PEASANT:
        return naming_is_worth(s, seat, left)
    if character != NONE:
        return effect(s, seat, character, left)
    return KINGS_TAKE / left if card_of(s, seat, KING) == NONE else 1.0 / left


def claim_is_worth(s: State, seat: int, character: int, odds: float, left: int, trust: float) -> float:
    """The coins that a claim can be expected to bring, if a lie passes with odds of `trust`."""
    if character == PEASANT:
        return naming_is_worth(s, seat, left) if odds == 1.0 else 0.0
    return (odds + (1.0 - odds) * trust) * effect(s, seat, character, left)


def effect(s: State, seat: int, character: int, left: int) -> float:
    """The coins by which a character brings the seat forward."""
    if character == KING:
        return float(min(KINGS_TAKE, s.treasury))
    if character == THIEF:
        return stealing_from(s, right_of(s, seat)) + stealing_from(s, left_of(s, seat))
    if character == EXECUTIONER:
        return execution(s, seat, left)
    if character == SHERIFF:
        return tax(s)
    return LATER * KINGS_TAKE


def execution(s: State, seat: int, left: int) -> float:
    """The coins that the best of guesses can hope to take."""
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            certainty = 1.0 if known(s, seat, own_card(s, other)) != NONE else 1.0 / left
            best = max(best, certainty * s.purse[other])
    return best


def naming_is_worth(s: State, seat: int, left: int) -> float:
    """The treasury, if all can be named, or all but one of two."""
    to_name = 0
    for spot in range(SPOTS):
        if must_be_named(s, spot) and known(s, seat, s.at[spot]) == NONE:
            to_name += 1
    if to_name == 0 or left == 1:
        return float(s.treasury)
    right = 1.0 / left if to_name == 1 or left == 2 else 0.0
    return right * s.treasury - (1.0 - right) * PENALTY


# Challenges


def dares(s: State, seat: int, rng: list[int]) -> bool:
    """Whether what a lie would cost the seat outweighs the coin that a true claim costs."""
    if right_of(s, seat) != s.claimant and below(rng, PATIENCE) == 0:
        return False
    left = unseen(s, s.claimant)
    harm = 1.0 if s.claimant != s.active else effect(s, s.active, s.claim, left)
    odds = belief(s, seat, own_card(s, s.claimant), s.claim)
    return (1.0 - odds) * harm > odds * HONESTY * (s.seats - 1)


# The characters


def pair_to_take(s: State, seat: int, rng: list[int]) -> int:
    """The King comes to the own spot, or whatever may be the King."""
    own = spot_of(s.seats, seat)
    king = card_of(s, seat, KING)
    other = (own + 1 + below(rng, SPOTS - 1)) % SPOTS
    if king == s.at[own]:
        own = (other + 1) % SPOTS if (other + 1) % SPOTS != own else (other + 2) % SPOTS
    elif king != NONE:
        while s.at[other] != king:
            other = (other + 1) % SPOTS
    return take_pair(pair_number(own, other))


def manner(s: State, seat: int, rng: list[int]) -> int:
    """Under the table; and really, if that brings the King, or else as the mood is."""
    own = spot_of(s.seats, seat)
    one = first_of(s.taken)
    other = second_of(s.taken)
    swaps = below(rng, 2) == 0
    if own in (one, other) and card_of(s, seat, KING) != NONE:
        swaps = known(s, seat, s.at[one + other - own]) == KING
    return SWAP_UNDER if swaps else SEEM_TO_SWAP


def richest_but(s: State, seat: int) -> int:
    best = left_of(s, seat)
    for other in range(s.seats):
        if other != seat and s.purse[other] > s.purse[best]:
            best = other
    return best


def target(s: State, seat: int) -> int:
    """The card with most coins behind it, as far as it can be guessed."""
    best, most = left_of(s, seat), -1
    for other in range(s.seats):
        if other != seat:
            coins = s.purse[other]
            if known(s, seat, own_card(s, other)) != NONE:
                coins *= CARDS
            if coins > most:
                best, most = other, coins
    return point_at(spot_of(s.seats, best))


def point_out(s: State, seat: int, actions: list[int], n: int, rng: list[int]) -> int:
    """A card that the seat has seen, to name it; before the first turn any."""
    if s.phase == POINT:
        for i in range(n):
            if known(s, seat, s.at[spot_pointed_at(actions[i])]) != NONE:
                return actions[i]
    return actions[below(rng, n)]


# Unfinished tables


def evaluate_leaf(s: State, chances: list[float]) -> None:
    """The richest are likely to win, the more so the sooner the game ends; then those who know more."""
    coin = COIN
    if s.rounds > 0:
        coin += COIN_IN_LAST_ROUND * s.seats / (s.seats * (s.rounds + 1) - s.turn + 1)
    for seat in range(s.seats):
        wait = WAITING * ((seat + s.seats - s.active) % s.seats) / s.seats
        chances[seat] = coin * s.purse[seat] + wait + CARD_SEEN * (CARDS - unseen(s, seat))
    softmax_in_place(chances, s.seats)


# Memory


def forget(v: View, percent: int, salt: int) -> None:
    """Cards that only the seat is certain of may slip its mind, and with the first all that is half known.

    What is public is told again in the story, and the memory aid shows all.
    """
    if v.seat == NOBODY or v.memory_aid == AID_ON:
        return
    way = possible(v.odds)
    kept = 0
    gone = 0
    for card in range(CARDS):
        character = who(way, card)
        if is_certain(v.odds, card, character) and not is_certain(v.public, card, character):
            if slips(salt, v.seat, card, character, percent):
                gone |= 1 << card
            else:
                kept |= 1 << card
    if gone or percent == 100:
        v.seen[v.seat] &= ~gone
        remember_only(v, kept, way)


def remember_only(v: View, cards: int, way: int) -> None:
    """What is public, and that these cards are as in an arrangement."""
    copy_row(v.public, v.odds)
    for card in range(CARDS):
        if cards >> card & 1:
            learn(v.odds, card, who(way, card), True)


def possible(row: list[int]) -> int:
    """Some arrangement that has a weight."""
    arrangement = 0
    while row[arrangement] == 0:
        arrangement += 1
    return arrangement


def is_certain(row: list[int], card: int, character: int) -> bool:
    return weight_of(row, card, character) == total(row)


def slips(salt: int, seat: int, card: int, character: int, percent: int) -> bool:
    """Whether a seat forgets what a card is: the same whenever it thinks of it."""
    return stream(salt, (seat * CARDS + card) * CHARACTERS + character) % 100 < percent
