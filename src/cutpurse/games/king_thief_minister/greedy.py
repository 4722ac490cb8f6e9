"""A bot for King Thief Minister that wants coins now.

It knows its odds, and forgets nothing. It claims what promises most coins, reckoning with being caught;
now and then it is bold, and believes that a lie will pass. It challenges when the odds pay, but while
others may still do so it often leaves it to them.
"""

from cutpurse.engine.chance import below

from .actions import *
from .knowledge import total, weight_of, who
from .questions import left_of, must_be_named, owner_of, right_of, spot_of
from .state import *
from .view import View

# Reckoned in coins or in odds, by judgement.
BOLD_ONCE_IN = 3  # turns
TRUST_WHEN_BOLD = 0.6  # how likely it then thinks a lie will pass
TRUST = 0.15
HONESTY = 2.0  # how much likelier others claim what is true
PATIENCE = 2  # leaves a challenge to others once in so many times
LOOK_IS_WORTH = 0.8  # coins, if nothing is known of the own card
LATER = 0.3  # what a coin in the next turn is worth now
BLUFF_YES_ONCE_IN = 8
MOODS = BOLD_ONCE_IN * PATIENCE * BLUFF_YES_ONCE_IN


def action_values(v: View, actions: list[int], n: int, rng: list[int], worth: list[float]) -> None:
    """What each of the first `n` actions is worth, in the mood of the moment."""
    mood = below(rng, MOODS)
    for i in range(n):
        worth[i] = action_value(v, actions[i], mood)


def action_value(v: View, action: int, mood: int) -> float:
    """What an action can be expected to bring; only compared with others of the same phase."""
    if v.phase == FIRST_LOOK:
        return float((mood + action) % SPOTS)  # any card is as good as another
    if v.phase == TURN:
        return turn_is_worth(v, action, mood)
    if v.phase == CHALLENGE:
        return challenge_is_worth(v, mood) if action == DARE else 0.0
    if v.phase == ANSWER:
        sure = odds(v, own_card(v, v.seat), MINISTER) >= 0.5 or mood % BLUFF_YES_ONCE_IN == 0
        return 1.0 if sure == (action == YES_SIR) else 0.0
    if v.phase == TAKE:
        return pair_is_worth(v, first_of(pair_of(action)), second_of(pair_of(action)))
    if v.phase == SWAP:
        return manner_is_worth(v, action, mood)
    if v.phase == AIM:
        spot = spot_pointed_at(action)
        return certainty(v, v.at[spot]) * v.purse[owner_of(v.seats, spot)]
    if v.phase == POINT:
        return certainty(v, v.at[spot_pointed_at(action)])
    if v.phase == TAX:
        return float(v.purse[payer_of(action)])
    return odds(v, v.at[v.spot], character_said(action))  # ACCUSE, NAME


# Odds


def odds(v: View, card: int, character: int) -> float:
    return weight_of(v.odds, card, character) / total(v.odds)


def certainty(v: View, card: int) -> float:
    """The odds of what a card most likely is."""
    best = 0
    for character in range(CHARACTERS):
        best = max(best, weight_of(v.odds, card, character))
    return best / total(v.odds)


def own_card(v: Open, seat: int) -> int:
    return v.at[spot_of(v.seats, seat)]


# A turn


def turn_is_worth(v: View, action: int, mood: int) -> float:
    if action == LOOK_AT_OWN:
        return LOOK_IS_WORTH * (1.0 - certainty(v, own_card(v, v.seat)))
    if is_claim(action):
        trust = TRUST_WHEN_BOLD if mood % BOLD_ONCE_IN == 0 else TRUST
        return claim_is_worth(v, claim_of(action), own_card(v, v.seat), trust)
    best = 0.0
    for character in range(PEASANT):
        best = max(best, claim_is_worth(v, character, coming(v, v.seat, action), 0.0))
    return LATER * best


def coming(v: Open, seat: int, move: int) -> int:
    """The card that a move brings to a seat's spot."""
    step = SPOTS // 2 if move == TO_FRONT else (SPOTS - 1 if move == TO_LEFT else 1)
    return v.at[(spot_of(v.seats, seat) + step) % SPOTS]


def claim_is_worth(v: View, character: int, card: int, trust: float) -> float:
    """The coins that a claim can be expected to bring, if a lie passes with odds of `trust`."""
    true = odds(v, card, character)
    if character == PEASANT:
        right = naming_odds(v, card)
        return right * v.treasury - (1.0 - right) * PENALTY
    return (true + (1.0 - true) * trust) * effect(v, character)


def effect(v: View, character: int) -> float:
    """The coins by which a character brings its seat forward."""
    if character == KING:
        return float(min(KINGS_TAKE, v.treasury))
    if character == THIEF:
        return stealing_from(v, right_of(v, v.active)) + stealing_from(v, left_of(v, v.active))
    if character == EXECUTIONER:
        return execution(v)
    if character == SHERIFF:
        return tax(v)
    return LATER * KINGS_TAKE * (1.0 - odds(v, own_card(v, v.active), KING))


def stealing_from(v: Open, victim: int) -> float:
    """A neighbour's coin is worth a little more than one of the treasury."""
    if v.purse[victim] > 0:
        return 1.0 + 1.0 / v.seats
    return 1.0 if v.treasury > 0 else 0.0


def execution(v: View) -> float:
    """What the active seat can hope to take with the best of guesses."""
    best = 0.0
    for seat in range(v.seats):
        if seat != v.active:
            best = max(best, certainty(v, own_card(v, seat)) * v.purse[seat])
    return best


def tax(v: Open) -> float:
    """What the others lose, each to nobody's gain."""
    coins = 0.0
    for seat in range(v.seats):
        if seat != v.active:
            coins += min(v.purse[seat], 1)
    return (coins + 1.0) / v.seats


def naming_odds(v: View, own: int) -> float:
    """The odds that the own card is the Peasant and that the likeliest naming of the others is right."""
    likeliest = -1
    for arrangement in range(ARRANGEMENTS):
        if who(arrangement, own) == PEASANT and (likeliest < 0 or v.odds[arrangement] > v.odds[likeliest]):
            likeliest = arrangement
    weight = 0
    for arrangement in range(ARRANGEMENTS):
        if v.odds[arrangement] > 0 and named_alike(v, arrangement, likeliest):
            weight += v.odds[arrangement]
    return weight / total(v.odds)


def named_alike(v: View, one: int, other: int) -> bool:
    """Whether all that a Peasant must name is the same in two arrangements."""
    for spot in range(SPOTS):
        card = v.at[spot]
        if must_be_named(v, spot) and who(one, card) != who(other, card):
            return False
    return True


# Challenges


def challenge_is_worth(v: View, mood: int) -> float:
    """What a lie would cost this seat, against the coin that a true claim costs the challenger."""
    if right_of(v, v.asked) != v.claimant and mood // BOLD_ONCE_IN % PATIENCE == 0:
        return -1.0
    true = odds(v, own_card(v, v.claimant), v.claim)
    harm = 1.0 if v.claimant != v.active else effect(v, v.claim)
    return (1.0 - true) * harm / (v.seats - 1) - true * HONESTY


# The Minister


def pair_is_worth(v: View, one: int, other: int) -> float:
    """The odds of getting the King by an exchange; without that, two cards that others may know."""
    own = spot_of(v.seats, v.seat)
    if own in (one, other):
        return odds(v, v.at[one + other - own], KING) - odds(v, own_card(v, v.seat), KING)
    return 0.01 * (certainty(v, v.at[one]) + certainty(v, v.at[other]))


def manner_is_worth(v: View, manner: int, mood: int) -> float:
    """Under the table; and really, if that brings the King, or else as the mood is."""
    one = first_of(v.taken)
    other = second_of(v.taken)
    own = spot_of(v.seats, v.seat)
    if manner == SWAP_OPENLY:
        return -1.0
    swaps = mood % 2 == 0
    if own in (one, other):
        swaps = odds(v, v.at[one + other - own], KING) > odds(v, own_card(v, v.seat), KING)
    return 1.0 if swaps == (manner == SWAP_UNDER) else 0.0
