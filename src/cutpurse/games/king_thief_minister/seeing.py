"""What is seen, and by whom. Chapter 7 of the rules."""

from .knowledge import learn
from .questions import has_row, sees
from .state import *


def begin_look(s: State, phase: int, spot: int, lookers: int, question: int) -> None:
    """7.1 Where somebody looks is open; 7.2 sometimes all learn whether it is the character in question."""
    s.spot = spot
    s.lookers = lookers
    s.question = question
    s.phase = phase


def stop_looking(s: State) -> None:
    s.spot = NONE
    s.lookers = 0
    s.question = NONE


def see(s: State, character: int) -> None:
    """7.1 Those who look know the card; 7.2 the others know whether it is the character in question."""
    card = s.at[s.spot]
    s.face[card] = character
    answered = character == s.question
    for row in range(SEATS + 1):
        if has_row(s, row):
            if sees(s, row):
                learn(s.odds[row], card, character, True)
            elif s.question != NONE:
                learn(s.odds[row], card, s.question, answered)
    for seat in range(s.seats):
        if answered or sees(s, seat):
            s.seen[seat] |= 1 << card
