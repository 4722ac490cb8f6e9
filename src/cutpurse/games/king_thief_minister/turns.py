"""How turns begin, how a claim is made, and how turns and the game end. Chapters 2, 3 and 6 of the rules."""

from .questions import left_of, right_of, spot_of
from .seeing import begin_look, stop_looking
from .state import *


def begin_turn(s: State, seat: int) -> None:
    """2.1 The seat must do one thing: look, move, or claim."""
    clear_turn(s)
    s.active = seat
    s.asked = seat
    s.turn += 1
    s.phase = TURN


def clear_turn(s: State) -> None:
    """Nothing is claimed, asked or looked at."""
    s.claim = NONE
    s.claimant = NONE
    s.answers = 0
    s.taken = NONE
    stop_looking(s)


def make_claim(s: State, character: int) -> None:
    """2.5 Any character may be claimed; 5.1 who claims the Peasant turns the card up."""
    s.claim = character
    s.claimant = s.active
    if character == PEASANT:
        begin_look(s, SHOW, spot_of(s.seats, s.active), EVERYBODY, PEASANT)
    else:
        open_to_challenge(s)


def open_to_challenge(s: State) -> None:
    """3.1 First the seat on the claimant's right is asked, then the next to the right."""
    s.asked = right_of(s, s.claimant)
    s.phase = CHALLENGE


# The end


def end_turn(s: State) -> None:
    """The next to the left is next, unless that was the end."""
    if is_the_end(s):
        end_game(s)
    else:
        begin_turn(s, left_of(s, s.active))


def is_the_end(s: Open) -> bool:
    """6.1 The game ends as soon as the treasury is empty; 6.3 or with the last round."""
    return s.treasury == 0 or (s.rounds > 0 and s.turn >= s.rounds * s.seats)


def end_game(s: State) -> None:
    """6.4 When all is over the cards are turned up, one after the other."""
    clear_turn(s)
    s.asked = s.active
    spot = 0
    while spot < SPOTS and s.up >> s.at[spot] & 1:
        spot += 1
    if spot < SPOTS:
        begin_look(s, UNVEIL, spot, EVERYBODY, NONE)
    else:
        s.phase = DONE


def unveil(s: State) -> None:
    s.up |= 1 << s.at[s.spot]
    end_game(s)
