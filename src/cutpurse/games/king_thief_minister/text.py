"""The words of King Thief Minister: which phrase of the catalogue says what."""

from collections.abc import Sequence

from cutpurse.engine.words.phrases import Phrase, Seat, Thing, because, glimpse, phrase

from .actions import *
from .payments import unpaid
from .questions import sees
from .rules import shares
from .state import *
from .things import COURT, SPOT, pair_of_spots, those_in
from .view import View, row_of

PLAIN_ACTIONS = {
    LOOK_AT_OWN: "look",
    TO_RIGHT: "to-right",
    TO_LEFT: "to-left",
    TO_FRONT: "to-front",
    DARE: "dare",
    LET_PASS: "let-pass",
    YES_SIR: "yes-sir",
    SAY_NOTHING: "say-nothing",
    SWAP_OPENLY: "swap-openly",
    SWAP_UNDER: "swap-under",
    SEEM_TO_SWAP: "seem-to-swap",
}
RULES = {  # what is asked in each phase
    FIRST_LOOK: "1.4",
    CHALLENGE: "3.1",
    ANSWER: "4.2",
    TURN: "2.1",
    TAKE: "4.5",
    SWAP: "4.5",
    AIM: "4.7",
    ACCUSE: "4.7",
    TAX: "4.8",
    POINT: "5.2",
    NAME: "5.2",
}
NOT_THERE = {  # said of a spot that cannot be pointed at
    FIRST_LOOK: ("not-own-card", "1.4"),
    AIM: ("not-a-target", "4.7"),
    POINT: ("not-to-be-named", "5.3"),
}
MOVES = {TO_RIGHT: "moves-right", TO_LEFT: "moves-left", TO_FRONT: "moves-front"}


def action(action: int, seats: int) -> Phrase:
    if action in PLAIN_ACTIONS:
        return phrase(PLAIN_ACTIONS[action])
    if action >= HEARD:
        return phrase("heard", who=those_in(action - HEARD, seats))
    if is_claim(action):
        return phrase("claim", character=COURT[claim_of(action)])
    if is_take_pair(action):
        return phrase("take-pair", spots=pair_of_spots(pair_of(action), seats))
    if is_point_at(action):
        return phrase("point-at", spot=SPOT[seats][spot_pointed_at(action)])
    if is_say(action):
        return phrase("say", character=COURT[character_said(action)])
    return phrase("pays-two", who=Seat(payer_of(action)))


# Whose card it is and which character are one gesture
GOES_ON = frozenset({"point-at"})


def brings(steps: Sequence[tuple[View, int]]) -> Phrase | None:
    """What a character does, and what a challenge may cost."""
    action = steps[-1][1]
    if is_claim(action):
        return phrase(f"brings-{COURT[claim_of(action)].id}")
    return phrase("brings-dare") if action == DARE else None


def outcome(outcome: int, seats: int) -> Phrase | Thing:
    if is_begins(outcome):
        return phrase("dealt-king", who=Seat(beginner_of(outcome)))
    return COURT[outcome]


def prompt(v: View) -> Phrase:
    if v.phase == CHALLENGE:
        return phrase("ask-challenge", claimant=Seat(v.claimant), character=COURT[v.claim])
    if v.phase in (ACCUSE, NAME):
        return phrase("ask-what", spot=SPOT[v.seats][v.spot])
    return phrase(f"ask-{PHASES[v.phase]}")


def refusal(v: View, action: int) -> Phrase:
    """Why the acting seat may not do this now."""
    if action == LOOK_AT_OWN and v.phase == TURN:
        return because("cannot-look", "2.3", coins=v.seats - 1)
    if is_pays_two(action) and v.phase == TAX:
        return because("not-taxed", "4.8")
    if is_point_at(action) and v.phase in NOT_THERE:
        return because(*NOT_THERE[v.phase])
    return because("not-now", RULES[v.phase])


# What happened


def events(before: View, action: int, after: View) -> list[Phrase]:
    """What a step did, as far as the one who listens could see it."""
    if before.phase == DEAL:
        return [phrase("begins", who=Seat(beginner_of(action)))]
    told = (
        seen_events(before, action, after) if before.phase <= UNVEIL else done_events(before, action, after)
    )
    told += unpaid_events(before, action, after)
    return told + coin_events(before, after) + what_follows(before, after)


def seen_events(before: View, character: int, after: View) -> list[Phrase]:
    """Somebody looks at a card, or it is turned up for all."""
    spot = SPOT[before.seats][before.spot]
    if before.phase == UNVEIL:
        return []
    if before.phase in (SHOW, TURN_UP):
        return turned_up_events(spot, character, after)
    told = [phrase("looks", who=Seat(before.asked), spot=spot)] if before.phase == PEEK else []
    if sees(before, row_of(before.seat)):
        told.append(secret(before, "on-card", spot=spot, character=COURT[character]))
    return told + answered_events(before, spot, character == before.question)


def turned_up_events(spot: Thing, character: int, after: View) -> list[Phrase]:
    told = [phrase("turned-up", spot=spot, character=COURT[character])]
    if not after.up:
        return [*told, phrase("mistake")]
    return [*told, phrase("named-all")] if after.treasury == 0 else told


def answered_events(before: View, spot: Thing, is_it: bool) -> list[Phrase]:
    """7.2 All learn whether it is the character in question."""
    if before.phase == EXAMINE:
        return [phrase("claim-true" if is_it else "claim-false")]
    if before.phase == CONFRONT:
        return [phrase("is-minister" if is_it else "is-not-minister", spot=spot)]
    return [phrase("accused-rightly" if is_it else "accused-wrongly")] if before.phase == CHECK else []


def secret(v: View, key: str, **args: Thing) -> Phrase:
    """What only this seat knows: it must keep that in mind, unless the memory aid is on."""
    return phrase(key, **args) if v.memory_aid == AID_ON else glimpse(key, **args)


def done_events(before: View, action: int, after: View) -> list[Phrase]:
    """Somebody has decided something."""
    who = Seat(before.active)
    if before.phase == ANSWER:
        return answer_events(after)
    if before.phase == SWAP:
        return swap_events(before, action)
    if action == LOOK_AT_OWN:
        return [phrase("pays-to-look" if before.purse[before.active] else "has-no-coin-to-look", who=who)]
    if action in MOVES:
        return [phrase(MOVES[action], who=who)]
    if is_claim(action):
        return [phrase("claims", who=who, character=COURT[claim_of(action)])]
    if action == DARE:
        return [phrase("challenges", who=Seat(before.asked))]
    if action == LET_PASS:
        return [phrase("nobody-challenges")] if after.phase != CHALLENGE else []
    if is_take_pair(action):
        return [phrase("takes-pair", who=who, spots=pair_of_spots(pair_of(action), before.seats))]
    if is_say(action):
        said = COURT[character_said(action)]
        return [phrase("accuses", who=who, spot=SPOT[before.seats][before.spot], character=said)]
    if is_pays_two(action):
        return [phrase("collects-tax", who=who, payer=Seat(payer_of(action)))]
    return []


def swap_events(before: View, action: int) -> list[Phrase]:
    """What goes on under the table only the Minister knows; she is told it as if she had looked at a card."""
    who = Seat(before.active)
    if action == SWAP_OPENLY:
        return [phrase("swaps-openly", who=who)]
    for_all = phrase("under-the-table", who=who)
    if before.seat != before.active:
        return [for_all]
    done = secret(before, "swaps-under" if action == SWAP_UNDER else "seems-to-swap")
    return [for_all, done] if done.fleeting else [done]


def answer_events(after: View) -> list[Phrase]:
    """The answers are heard together, when the last has been given."""
    if after.phase == ANSWER:
        return []
    who = those_in(after.answers, after.seats)
    return [phrase("answers", who=who) if who else phrase("nobody-answers")]


def unpaid_events(before: View, action: int, after: View) -> list[Phrase]:
    """Who should have paid and had no coin, so that the treasury paid."""
    payers, victims = unpaid(before, action, after.public)
    told = [phrase("has-no-coin-to-pay", who=Seat(seat), paid=before.purse[seat]) for seat in payers]
    thief = Seat(before.active)
    return told + [phrase("has-no-coin-to-steal", who=Seat(seat), thief=thief) for seat in victims]


def coin_events(before: View, after: View) -> list[Phrase]:
    """Who has more coins than before, and who has fewer."""
    changes = []
    for seat in range(after.seats):
        coins = after.purse[seat] - before.purse[seat]
        if coins:
            changes.append(phrase("gains" if coins > 0 else "loses", who=Seat(seat), coins=abs(coins)))
    return [phrase("coins-move", changes=changes, treasury=after.treasury)] if changes else []


def what_follows(before: View, after: View) -> list[Phrase]:
    """The King's question, and the end."""
    if after.phase == ANSWER and before.phase != ANSWER:
        return [phrase("asks-for-minister", who=Seat(after.active))]
    if after.phase == UNVEIL and before.phase != UNVEIL:
        return [phrase("rounds-over", rounds=after.rounds) if after.treasury else phrase("treasury-empty")]
    return the_end(after) if after.phase == DONE else []


def the_end(v: View) -> list[Phrase]:
    """What everybody has, and who wins."""
    parts = [0] * v.seats
    shares(v, parts)
    who = [Seat(seat) for seat, part in enumerate(parts) if part]
    scores = phrase("at-the-end", purses=[purse(v, seat) for seat in range(v.seats)])
    return [scores, phrase("wins", who=who[0]) if len(who) == 1 else phrase("share", who=who)]


def purse(v: View, seat: int) -> Phrase:
    return phrase("purse", who=Seat(seat), coins=v.purse[seat])
