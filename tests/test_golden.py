"""One whole game of each as text: what players see."""

from pathlib import Path

import cutpurse as cp
from cutpurse import testing
from variants import every_game

TESTS = Path(__file__).parent


def home(id):
    """Where a game's tests are: in `games/`, or in the folder of the package that the game is in."""
    own = TESTS / id.replace("-", "_")
    return own if own.exists() else TESTS / "games" / own.name


@every_game
def test_golden_playthrough(id):
    testing.golden(cp.game(id), home(id) / "golden" / "playthrough.txt")
