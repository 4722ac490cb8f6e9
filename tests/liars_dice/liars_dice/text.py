"""The words of Liar's Dice: which phrase of the catalogue says what."""

from cutpurse.engine.contract import UNSEEN
from cutpurse.engine.words.phrases import Phrase, Seat, Thing, because, phrase

from .actions import DOUBT, count_of, face_of, face_up
from .rules import can_doubt, highest_bid, number, other
from .state import BID, DONE, LIFT, ROLL
from .things import face, space
from .view import View


def action(action: int, seats: int) -> Phrase:
    return phrase("doubt") if action == DOUBT else phrase("raise", bid=space(action))


def outcome(outcome: int, seats: int) -> Thing:
    return face(face_up(outcome))


def prompt(v: View) -> Phrase:
    if not can_doubt(v):
        return phrase("ask-open")
    return phrase("ask-doubt" if v.bid == highest_bid(v) else "ask-raise", bid=space(v.bid))


def refusal(v: View, action: int) -> Phrase:
    """Why the active seat may not do this now."""
    if action == DOUBT:
        return because("nothing-to-doubt", "3.2")
    if action > highest_bid(v):
        return because("too-many", "3.4", dice=count_of(highest_bid(v)))
    return because("too-low", "3.3", bid=space(v.bid))


# What happened


def events(before: View, action: int, after: View) -> list[Phrase]:
    """What a step did, read off the table before and after it."""
    who = Seat(before.active)
    if before.phase == ROLL:
        return rolled(before, action, after)
    if before.phase == LIFT:
        return shown(before, after)
    if action == DOUBT:
        return [phrase("doubts", who=who)]
    return [phrase("bids", who=who, bid=space(action))]


def rolled(before: View, seen: int, after: View) -> list[Phrase]:
    """The dice of a cup are told together, when the last has fallen; to the others only that they fell."""
    told = []
    if before.fallen % before.dice == before.dice - 1:
        seat = before.fallen // before.dice
        if seen == UNSEEN:
            told.append(phrase("rolls-unseen", who=Seat(seat)))
        else:
            told.append(phrase("rolls", who=Seat(seat), faces=faces(after, seat)))
    if after.phase == BID:
        told.append(phrase("opens", who=Seat(after.active)))
    return told


def shown(before: View, after: View) -> list[Phrase]:
    """The dice of a cup are told together here too; after the last one the doubt is judged."""
    if before.shown % before.dice < before.dice - 1:
        return []
    seat = before.shown // before.dice
    told = [phrase("shows", who=Seat(seat), faces=faces(after, seat))]
    return told if after.phase == LIFT else told + judged(before, after)


def judged(before: View, after: View) -> list[Phrase]:
    loser = 0 if after.left[0] < before.left[0] else 1
    found, wanted = number(after, face_of(before.bid)), count_of(before.bid)
    told = [
        phrase("true" if found >= wanted else "false", found=found, bid=space(before.bid)),
        phrase("loses-life", who=Seat(loser), left=after.left[loser]),
    ]
    return [*told, phrase("wins", who=Seat(other(loser)))] if after.phase == DONE else told


def faces(v: View, seat: int) -> list[Thing]:
    return [face(v.cup[seat][die]) for die in range(v.dice)]
