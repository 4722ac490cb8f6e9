"""What lies before a person's eyes in King Thief Minister, and what comes to light at the end."""

from collections.abc import Iterable
from operator import itemgetter
from typing import Literal

from cutpurse.engine import scenes
from cutpurse.engine.contract import UNSEEN
from cutpurse.engine.referee import Step
from cutpurse.engine.scenes import Pile, Record, asked
from cutpurse.engine.words.phrases import Seat, Thing

from .actions import SWAP_UNDER, YES_SIR, claim_of, first_of, is_claim, second_of
from .instinct import forget
from .knowledge import THOSE_WITH
from .payments import unpaid
from .questions import owner_of, spot_of
from .rules import actor
from .state import *
from .things import COURT, SPOT, TREASURY, card, pair_of_spots, those_in
from .view import View

MOST_NOTES = 2  # beside a card
WITH = [[itemgetter(*those) for those in row] for row in THOSE_WITH]  # take their weights


class Note(Record, frozen=True):
    """How likely a card is a character, as far as the viewer could know."""

    character: Thing
    percent: int


class Spot(Record, frozen=True):
    spot: Thing
    owner: Seat | None
    card: Thing  # which lies there
    character: Thing | None  # what it is, if it lies face up
    notes: list[Note]  # with the memory aid: what it is or is most likely to be, if that is anything


class Purse(Record, frozen=True):
    seat: Seat
    coins: int


class CourtClaim(Record, frozen=True):
    seat: Seat
    character: Thing


class Scene(scenes.Scene, frozen=True):
    phase: Phase
    round: int  # or 0 before the first turn
    active: Seat | None  # whose turn it is; before the first turn, whose first look
    treasury: Pile
    purses: list[Purse]
    spots: list[Spot]  # clockwise
    court: tuple[Thing, ...]  # what one can claim to be
    claim: CourtClaim | None  # while it is challenged or acted upon
    asked_before: list[Seat]  # who was asked the same as the actor already, in order
    asked_after: list[Seat]  # who is asked next, in order
    yes_sir: list[Seat]  # who has answered the King so; until all have answered, at most the viewer
    pointed_at: Thing | None  # the spot where somebody points or looks
    lookers: list[Seat]  # who looks there
    question: Thing | None  # the character of which all learn whether it lies there
    taken: list[Thing]  # the spots whose cards the Minister has taken
    memory_aid: bool


class Trail(scenes.Trail):
    """Which card is which to one seat; what was under the table only the seat knows that had it there."""

    def __init__(self, v: View) -> None:
        self.last = 0
        self.cards = [card(0)] * CARDS
        self.lose_sight(v.at)

    def follow(self, before: View, action: int, after: View) -> None:
        if before.phase == DEAL:
            self.lose_sight(after.at)
        elif before.phase == SWAP:
            one, other = before.at[first_of(before.taken)], before.at[second_of(before.taken)]
            if action == SWAP_UNDER:
                self.cards[one], self.cards[other] = self.cards[other], self.cards[one]
            elif action == UNSEEN:
                self.lose_sight([one, other])

    def lose_sight(self, numbers: list[int]) -> None:
        """From now on these are cards that were never seen before."""
        for number in numbers:
            self.last += 1
            self.cards[number] = card(self.last)


def forget_all(v: View) -> None:
    """What bots may forget."""
    forget(v, 100, 1)


def scene(v: View, trail: Trail | None = None) -> Scene:
    cards = (trail or Trail(v)).cards
    before, after = asked_in_order(v)
    return Scene(
        phase=PHASES[v.phase],
        actor=asked(actor(v)),
        round=round_of(v),
        active=None if v.phase == DEAL else Seat(v.active if v.turn else v.asked),
        treasury=Pile(pile=TREASURY, count=v.treasury),
        purses=[Purse(seat=Seat(seat), coins=v.purse[seat]) for seat in range(v.seats)],
        spots=[spot_in(v, spot, cards[v.at[spot]]) for spot in range(SPOTS)],
        court=COURT,
        claim=None if v.claim == NONE else CourtClaim(seat=Seat(v.claimant), character=COURT[v.claim]),
        asked_before=before,
        asked_after=after,
        yes_sir=those_in(v.answers, v.seats),
        pointed_at=None if v.spot == NONE else SPOT[v.seats][v.spot],
        lookers=those_in(v.lookers, v.seats),
        question=None if v.question == NONE else COURT[v.question],
        taken=[] if v.taken == NONE else pair_of_spots(v.taken, v.seats),
        memory_aid=v.memory_aid == AID_ON,
    )


def uncover(s: State, v: View) -> None:
    """All cards face up, for those who look back."""
    v.shown = list(s.face)


def round_of(s: Open) -> int:
    return (s.turn + s.seats - 1) // s.seats


def spot_in(v: View, spot: int, card: Thing) -> Spot:
    owner, character = owner_of(v.seats, spot), v.shown[v.at[spot]]
    return Spot(
        spot=SPOT[v.seats][spot],
        owner=None if owner == NONE else Seat(owner),
        card=card,
        character=None if character == UNDECIDED else COURT[character],
        notes=notes_on(v, v.at[spot]) if v.memory_aid == AID_ON and character == UNDECIDED else [],
    )


def notes_on(v: View, number: int) -> list[Note]:
    """What a card is or is likely to be; nothing if it can be anything."""
    weights = [sum(those_with(v.odds)) for those_with in WITH[number]]
    if min(weights) == max(weights):
        return []
    possible = sorted((c for c in range(CHARACTERS) if weights[c]), key=lambda c: -weights[c])
    return [Note(character=COURT[c], percent=100 * weights[c] // sum(weights)) for c in possible[:MOST_NOTES]]


def asked_in_order(v: View) -> tuple[list[Seat], list[Seat]]:
    """Who is asked the same before and after the seat that is asked now."""
    if v.phase == FIRST_LOOK:
        order = [(v.active + step) % v.seats for step in range(v.seats)]
    elif v.phase in (CHALLENGE, ANSWER):
        order = [(v.claimant - step) % v.seats for step in range(1, v.seats)]
    else:
        return [], []
    now = order.index(v.asked)
    return [Seat(seat) for seat in order[:now]], [Seat(seat) for seat in order[now + 1 :]]


# After the game

Became = Literal["believed", "challenged", "confronted", "shown"]


class Change(Record, frozen=True):
    seat: Seat
    coins: int  # that it has more than before, or fewer


class ClaimAndTruth(Record, frozen=True):
    """A claim, and the truth beside it."""

    round: int
    claim: CourtClaim
    truth: Thing  # the character that the card was
    became: Became
    challenger: Seat | None
    coins: list[Change]  # that it moved; for those who were confronted together, with the last of them
    could_not_pay: list[Seat]  # who had no coin when one was due, so that the treasury paid; likewise


class Epilogue(Record, frozen=True):
    claims: list[ClaimAndTruth]  # in the order in which they were made


class FollowedClaim:
    """Somebody said to be somebody; `face` follows the card to the end of the game."""

    def __init__(self, s: State, seat: int, character: int, lies_on: list[int]) -> None:
        self.round, self.seat, self.character = round_of(s), seat, character
        self.face = lies_on[s.at[spot_of(s.seats, seat)]]
        self.became: Became = "believed"
        self.challenger: Seat | None = None
        self.coins = [0] * s.seats
        self.short: list[int] = []


def epilogue(steps: Iterable[tuple[State, Step, State]]) -> Epilogue | None:
    """Every claim, with the truth beside it."""
    claims, truths = claims_in(steps)
    return Epilogue(claims=[verdict(said, truths[said.face]) for said in claims]) if claims else None


def verdict(said: FollowedClaim, truth: int) -> ClaimAndTruth:
    return ClaimAndTruth(
        round=said.round,
        claim=CourtClaim(seat=Seat(said.seat), character=COURT[said.character]),
        truth=COURT[truth],
        became=said.became,
        challenger=said.challenger,
        coins=[Change(seat=Seat(seat), coins=coins) for seat, coins in enumerate(said.coins) if coins],
        could_not_pay=[Seat(seat) for seat in dict.fromkeys(said.short)],
    )


def claims_in(steps: Iterable[tuple[State, Step, State]]) -> tuple[list[FollowedClaim], list[int]]:
    """All claims in the order they were made, and what each of the six faces was in the end.

    A face is known by where it lay at first; under the table it may go to another card.
    """
    claims: list[FollowedClaim] = []
    lies_on = list(range(CARDS))  # which of the six faces each card has
    characters = [UNDECIDED] * CARDS  # of the cards, so far
    for number, (before, (seat, action), after) in enumerate(steps):
        if number == 0:
            claims = open_claims(before, lies_on)
        if before.phase == SWAP and action == SWAP_UNDER:
            one, other = before.at[first_of(before.taken)], before.at[second_of(before.taken)]
            lies_on[one], lies_on[other] = lies_on[other], lies_on[one]
        elif before.phase > UNVEIL and (is_claim(action) or action == YES_SIR):
            character = MINISTER if action == YES_SIR else claim_of(action)
            claims.append(FollowedClaim(before, seat, character, lies_on))
        if before.claimant != NONE:
            pay_out(claims[-1], before, after)
            payers, victims = unpaid(before, action, after.odds[PUBLIC])
            claims[-1].short += payers + victims
        settle(claims, after)
        characters = after.face
    return claims, [characters[lies_on.index(face)] for face in range(CARDS)]


def open_claims(s: State, lies_on: list[int]) -> list[FollowedClaim]:
    """What has been claimed already where a match begins in the middle of a turn."""
    claims = [FollowedClaim(s, s.active, s.claim, lies_on)] if s.claimant == s.active else []
    claims += [FollowedClaim(s, seat.number, MINISTER, lies_on) for seat in those_in(s.answers, s.seats)]
    settle(claims, s)
    return claims


def settle(claims: list[FollowedClaim], s: State) -> None:
    """Take note of what becomes of the last claim, or of those who answered together."""
    if s.phase == CONFRONT:
        for said in claims[-s.answers.bit_count() :]:
            said.became = "confronted"
    elif s.phase == EXAMINE:
        claims[-1].became, claims[-1].challenger = "challenged", Seat(s.asked)
    elif s.phase == SHOW:
        claims[-1].became = "shown"


def pay_out(said: FollowedClaim, before: State, after: State) -> None:
    for seat in range(after.seats):
        said.coins[seat] += after.purse[seat] - before.purse[seat]
