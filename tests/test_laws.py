"""Every game keeps every law of `cutpurse.testing`, as soon as its folder is there."""

import pytest

import cutpurse as cp
from cutpurse import testing
from variants import GAMES

pytestmark = pytest.mark.unmeasured  # whole games, over and over: coverage would double the time

TRIALS = [
    pytest.param(law, trial, id=f"{law}-{trial}")
    for law in testing.LAWS
    for id in GAMES
    for trial in law.trials(cp.game(id))
]


@pytest.mark.parametrize(("law", "trial"), TRIALS)
def test_the_game_keeps_the_law(law, trial):
    law.check_at(trial)
