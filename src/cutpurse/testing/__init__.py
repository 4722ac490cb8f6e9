"""Holds a game to the laws that every game keeps, wherever its package comes from.

    from cutpurse import testing

    testing.check("three-cups")  # or BrokenLaw, which names the law, the table, the seed and the step

In a game's own tests, with a test for each law:

    @pytest.mark.parametrize("law", testing.LAWS, ids=str)
    def test_three_cups_keeps_the_law(law):
        law.check(GAME)

    def test_the_golden_playthrough():
        testing.golden(GAME, Path(__file__).parent / "golden.txt")

Nothing has to be installed for it but Cutpurse. To try every law of a small game takes about twenty seconds,
nearly all of it compiling, and about four once its machine code is cached.
"""

from __future__ import annotations

import cutpurse as cp
from cutpurse.engine.game import Game
from cutpurse.errors import BrokenLaw
from cutpurse.testing import faces, rules, secrecy, twins, words
from cutpurse.testing.golden import golden, playthrough
from cutpurse.testing.law import Law, Trial

__all__ = ["LAWS", "BrokenLaw", "Law", "Trial", "check", "golden", "playthrough"]

PARTS = (rules, secrecy, twins, faces, words)  # of the law, in the order in which they are tried
LAWS = [each for part in PARTS for each in vars(part).values() if isinstance(each, Law)]


def check(game: Game | str) -> None:
    """Try every law at all kinds of tables; the first that is broken is told as `BrokenLaw`."""
    card = cp.game(game) if isinstance(game, str) else game
    for law in LAWS:
        law.check(card)
