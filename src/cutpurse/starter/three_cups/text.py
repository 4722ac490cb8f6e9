"""The words of Three Cups: which phrase of the catalogue says what."""

from cutpurse.engine.contract import UNSEEN
from cutpurse.engine.words.phrases import Phrase, Seat, Thing, because, phrase

from .actions import cup_of, is_hiding, shown
from .rules import other
from .state import DONE, HIDE, LIFT, SEATS
from .things import cup
from .view import View


def action(action: int, seats: int) -> Phrase:
    return phrase("hide" if is_hiding(action) else "lift", cup=cup(cup_of(action)))


def outcome(outcome: int, seats: int) -> Thing:
    return cup(shown(outcome))


def prompt(v: View) -> Phrase:
    return phrase("ask-hide" if v.phase == HIDE else "ask-lift")


def refusal(v: View, action: int) -> Phrase:
    """Why the seat that is asked may not do this now."""
    if v.phase == LIFT:
        return because("is-hidden", "3.1")
    if is_hiding(action):
        return because("was-there", "2.2", cup=cup(v.last))
    return because("not-hidden", "2.1")


def events(before: View, action: int, after: View) -> list[Phrase]:
    """What a step did, read off the table before and after it."""
    thief = Seat(before.active)
    if before.phase == HIDE:
        if action == UNSEEN:
            return [phrase("hides-unseen", who=thief)]
        return [phrase("hides", who=thief, cup=cup(cup_of(action)))]
    if before.phase == LIFT:
        return [phrase("lifts", who=Seat(other(before.active)), cup=cup(after.lifted))]
    return shows(before, after)


def shows(before: View, after: View) -> list[Phrase]:
    """Where the loot was, who takes it, and after the last round who has won."""
    taker = other(before.active) if before.lifted == after.last else before.active
    told = [phrase("shows", cup=cup(after.last)), phrase("takes", who=Seat(taker), coins=after.last)]
    return [*told, ending(after)] if after.phase == DONE else told


def ending(v: View) -> Phrase:
    best = [Seat(seat) for seat in range(SEATS) if v.coins[seat] == max(v.coins)]
    return phrase("wins", who=best[0]) if len(best) == 1 else phrase("share", coins=v.coins[0])
