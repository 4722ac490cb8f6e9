"""Every game keeps every law of `cutpurse.testing`, as soon as its folder is there."""

import pytest

import cutpurse as cp
from cutpurse import testing
from variants import GAMES

pytestmark = pytest.mark.unmeasured  # whole games, over and over: coverage would double the time

TWICE = "compiled-rules-stay-inside-their-arrays"  # compiles a game once more, with every index looked at
QUICK = "kings-gold", "liars-dice"


def marks(law, trial):
    return [pytest.mark.long] if str(law) == TWICE and trial.game.id not in QUICK else []


TRIALS = [
    pytest.param(law, trial, id=f"{law}-{trial}", marks=marks(law, trial))
    for law in testing.LAWS
    for id in GAMES
    for trial in law.trials(cp.game(id))
]


@pytest.mark.parametrize(("law", "trial"), TRIALS)
def test_the_game_keeps_the_law(law, trial):
    law.check_at(trial)
