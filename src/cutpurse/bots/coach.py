"""What each choice is worth: the chance to win after it, from what the acting seat knows."""

from __future__ import annotations

import json
from collections.abc import Container, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from cutpurse.bots.calibration import curve_for
from cutpurse.bots.exact import exact_player, is_exact
from cutpurse.bots.minds import MINDS
from cutpurse.engine.chance import stream
from cutpurse.engine.loading import Playable
from cutpurse.engine.match import Match
from cutpurse.engine.running import background

MASTER = MINDS["master"]
TURNS = 2  # half of a search that explores the root goes to the choices in turn
SEED = 0  # the coach says the same about the same position
COSTLIEST = 3
CHEAP = 0.005  # what costs less is not worth a word
WORK_OUT = """
import json, sys
import cutpurse as cp
from cutpurse.bots.exact import values_for
from cutpurse.engine.running.background import be_polite
be_polite()
values_for(cp.game(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3]))
"""
_begun: set[tuple[str, str, str]] = set()  # tables whose exact chances are being worked out


class Advice(NamedTuple):
    """The choices of one position, each with its chance to win; None where nothing is known."""

    chances: dict[int, float | None]
    is_exact: bool

    @property
    def best(self) -> int:
        """The choice with the best chance."""
        return max(self.chances, key=lambda action: self.chances[action] or 0.0)

    def cost(self, action: int) -> float:
        """The chance to win that is given away by choosing this."""
        return (self.chances[self.best] or 0.0) - (self.chances[action] or 0.0)


class Review(NamedTuple):
    """One decision of a match, looked at again."""

    step: int  # how many steps were played before it
    seat: int
    action: int
    advice: Advice

    @property
    def cost(self) -> float:
        return self.advice.cost(self.action)


def prepare(game: Playable, seats: int, options: dict[str, int | str]) -> None:
    """Have all that a coach needs made in the background: the search, and exact chances if there are any."""
    background.begin(game)
    task = (game.id, str(seats), json.dumps(options))
    if task in _begun or not is_exact(game, seats, options) or exact_player(game, seats, options, False):
        return
    _begun.add(task)
    with suppress(OSError):  # where no process can be started, a coach goes on searching
        background.in_background("-c", WORK_OUT, *task)


class Coach:
    """Knows the game's solution where there is one; otherwise searches, and gives every choice its turn.

    It looks at as many tables as a master, and at as many again for the turns, since the curves that make its
    chances true were fitted to what masters said. A `patient` one works the solution out, if that was never
    done.
    """

    def __init__(
        self,
        game: Playable,
        seats: int,
        options: dict[str, int | str],
        iterations: int = TURNS * MASTER.tables,
        patient: bool = True,
    ) -> None:
        from cutpurse.engine.running.searching import Searcher  # it brings the compiler

        self.game, self.seats, self.options = game, seats, options
        self.exact = exact_player(game, seats, options, patient)
        searcher = Searcher(game, iterations, explore_root=True, rivals=MASTER.rivals, trees=MASTER.trees)
        self.searcher = None if self.exact else searcher
        self.curve = curve_for(game, seats)

    def catch_up(self) -> None:
        """Know the exact chances, if they have been worked out by now."""
        self.exact = self.exact or exact_player(self.game, self.seats, self.options, patient=False)

    @property
    def is_ready(self) -> bool:
        """Whether it can look at many tables: while a game is being compiled, chances would be noise."""
        return self.exact is not None or not background.is_compiling(self.game)

    def advise(self, match: Match, seconds: float) -> Advice:
        """What is known about the choices of the seat to act, after at most so many seconds."""
        legal, seen = match.legal(), match.view(match.actor)
        if self.exact:
            found = {each.action: each.chance for each in self.exact.weigh(seen, legal)}
        else:
            assert self.searcher is not None
            view, calibrated = self.game.views.View.from_dict(seen), self.curve.calibrated
            weighed = self.searcher.weigh(view, stream(SEED, 0), seconds)
            found = {
                each.action: None if each.chance is None else calibrated(each.chance) for each in weighed
            }
        return Advice({action: found.get(action) for action in legal}, self.exact is not None)

    def review(self, match: Match, seconds: float, seats: Container[int]) -> Iterator[Review]:
        """What these seats decided in a match where there was something to choose, one after the other."""
        for number, step in enumerate(match.log):
            if step.actor in seats:
                moment = match.at(number)
                if len(moment.legal()) > 1:
                    yield Review(number, step.actor, step.action, self.advise(moment, seconds))


def costliest(reviews: list[Review]) -> list[Review]:
    """The decisions that gave most away, the worst first."""
    bad = [review for review in reviews if review.cost >= CHEAP]
    return sorted(bad, key=lambda review: -review.cost)[:COSTLIEST]


def described(review: Review) -> dict[str, Any]:
    """A decision as plain values that JSON can carry."""
    return {
        "step": review.step,
        "seat": review.seat,
        "action": review.action,
        "best": review.advice.best,
        "cost": review.cost,
        "exact": review.advice.is_exact,
        "chances": {str(action): chance for action, chance in review.advice.chances.items()},
    }
