"""Positions of King's Gold, built from what one would say at the table."""

import cutpurse as cp
from cutpurse.games.kings_gold import state
from cutpurse.games.kings_gold.state import ALL_DICE, CHOOSE, COINS, DICE, ROLL, SEATS, dice_with

FACES = {
    "skull": state.SKULL,
    "cannon": state.CANNON,
    "bones": state.CROSSBONES,
    "1": state.COIN_1,
    "2": state.COIN_2,
    "3": state.COIN_3,
}


def faces(text):
    return [FACES[word] for word in text.split()]


def table(dice="", *, purses=(0, 0, 0), box=30, rolls=1, active=0, options=None, **fields):
    """A seat has these dice before it and may stop; the King has all coins that are nowhere else."""
    purse = [*purses, *[0] * (SEATS - len(purses))]
    position = {
        "phase": CHOOSE if dice else ROLL,
        "falling": 0 if dice else ALL_DICE,
        "dice": dice_with(faces(dice) if dice else [0] * DICE),
        "purse": purse,
        "box": box,
        "king": COINS - box - sum(purses),
        "rolls": rolls,
        "active": active,
        "turn": 9,
        **fields,
    }
    options = {"first": 0, **(options or {})}
    return cp.game("kings-gold").position(position, seats=len(purses), chance="manual", **options)


def play(match, *texts):
    """Play actions by their words; dice land as one text each: "3 skull bones"."""
    for text in texts:
        if match.actor == cp.CHANCE:
            for face in faces(text):
                match.play(face)
        else:
            match.play(match.parse(text))
    return match


def choices(match):
    return {match.text(action) for action in match.legal()}


def gold(match):
    """(box, King, purses)."""
    state = match.state()
    return state["box"], state["king"], state["purse"][: match.seats]
