"""The words of Liar's Dice: which phrase of the catalogue says what."""

from cutpurse.engine.contract import UNSEEN
from cutpurse.engine.words.phrases import Phrase, Seat, Thing, because, phrase

from .actions import *
from .rules import can_doubt, highest_bid, number, other
from .scene import BIDS, FACE
from .state import *
from .view import View


def action(action: int, seats: int) -> Phrase:
    return phrase("doubt") if action == DOUBT else phrase("raise", bid=BIDS[action])


def outcome(outcome: int, seats: int) -> Thing:
    return FACE[outcome]


def prompt(v: View) -> Phrase:
    if not can_doubt(v):
        return phrase("ask-open")
    return phrase("ask-doubt" if v.bid == highest_bid(v) else "ask-raise", bid=BIDS[v.bid])


def refusal(v: View, action: int) -> Phrase:
    """Why the active seat may not do this now."""
    if action == DOUBT:
        return because("nothing-to-doubt", "3.2")
    if action > highest_bid(v):
        return because("too-many", "3.4", dice=count_of(highest_bid(v)))
    return because("too-low", "3.3", bid=BIDS[v.bid])


def events(before: View, action: int, after: View) -> list[Phrase]:
    """What a step did; the dice of a cup are told together, with the last of them."""
    who = Seat(before.active)
    if before.phase == BID:
        return [phrase("doubts", who=who) if action == DOUBT else phrase("bids", who=who, bid=BIDS[action])]
    seat, earlier = divmod(before.turned, before.dice)
    if earlier < before.dice - 1:
        return []
    told = [phrase("rolls-unseen", who=Seat(seat))]
    if action != UNSEEN:
        faces = [FACE[face] for face in after.face[before.dice * seat :][: before.dice]]
        told = [phrase("rolls" if before.phase == ROLL else "shows", who=Seat(seat), faces=faces)]
    if after.phase == BID:
        told.append(phrase("opens", who=Seat(after.active)))
    return told if after.left == before.left else told + judged(before, after)


def judged(before: View, after: View) -> list[Phrase]:
    loser = 0 if after.left[0] < before.left[0] else 1
    found, key = number(after, face_of(before.bid)), "true" if loser == before.active else "false"
    told = [
        phrase(key, found=found, bid=BIDS[before.bid]),
        phrase("loses-life", who=Seat(loser), left=after.left[loser]),
    ]
    return [*told, phrase("wins", who=Seat(other(loser)))] if after.phase == DONE else told
