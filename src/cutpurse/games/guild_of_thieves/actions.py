"""The numbers of actions and outcomes.

      0 …   9     play a card of this kind
     10           pass
     11 …  66     move the thief on this space
     67 … 122     go over this space (the first step of a Turban)
    123 … 178     go to this space
    179 … 234     place a thief on this space

An outcome of chance is a kind of card (0 … 9) or the seat that places first (10 … 13).
"""

from .state import KINDS, SEATS, SPACES

PLAY = 0
PASS = PLAY + KINDS
PICK = PASS + 1
STEP_OVER = PICK + SPACES
GO_TO = STEP_OVER + SPACES
PLACE_ON = GO_TO + SPACES
NUM_ACTIONS = PLACE_ON + SPACES

SEAT = KINDS
NUM_OUTCOMES = SEAT + SEATS


def play(kind: int) -> int:
    return PLAY + kind


def is_play(action: int) -> bool:
    return PLAY <= action < PASS


def kind_of(action: int) -> int:
    return action - PLAY


def pick(space: int) -> int:
    return PICK + space


def is_pick(action: int) -> bool:
    return PICK <= action < STEP_OVER


def step_over(space: int) -> int:
    return STEP_OVER + space


def is_step_over(action: int) -> bool:
    return STEP_OVER <= action < GO_TO


def go_to(space: int) -> int:
    return GO_TO + space


def is_go_to(action: int) -> bool:
    return GO_TO <= action < PLACE_ON


def place_on(space: int) -> int:
    return PLACE_ON + space


def is_place_on(action: int) -> bool:
    return action >= PLACE_ON


def space_of(action: int) -> int:
    """The space that any action but a pass or a card names."""
    return (action - PICK) % SPACES


def first_seat(seat: int) -> int:
    """The outcome that lets a seat place first."""
    return SEAT + seat


def seat_of(outcome: int) -> int:
    return outcome - SEAT
