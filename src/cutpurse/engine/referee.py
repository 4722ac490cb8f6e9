"""The referee of a match: what may be done at the table as it is now, and why not. `Match` builds on it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from operator import index
from typing import Any, NamedTuple, TypeVar

from cutpurse.engine.contract import CHANCE, NOBODY, OVER, UNSEEN
from cutpurse.engine.layout import Layout
from cutpurse.engine.loading import Playable
from cutpurse.engine.words.phrases import Phrase, phrase
from cutpurse.errors import IllegalAction, NotOver

T = TypeVar("T")


class Step(NamedTuple):
    """One decision of a seat, or one outcome when `actor` is CHANCE."""

    actor: int
    action: int


class Reason(NamedTuple):
    """Why something may not be done: a stable code, like that of an error, and a phrase that says it."""

    code: str
    phrase: Phrase


class Last(NamedTuple):
    """What there is to know of the last decision before it is taken back."""

    turn_of: int  # whose turn it was before it
    reveals: bool  # whether somebody has learnt something by it


def numbered(action: Any) -> int:
    """What somebody gives as an action or an outcome, if it is a whole number."""
    with suppress(TypeError):
        if not isinstance(action, bool):
            return index(action)
    raise IllegalAction(f"illegal action {action!r}: an action is a number, or words")


def no_such_outcome(number: int) -> Reason:
    return Reason("illegal-action", phrase("no-such-outcome", outcome=str(number)))


class Referee:
    """Whoever plays, offers or refuses something asks it; there is no other."""

    def __init__(self, game: Playable, start: Layout) -> None:
        self.game = game
        self.asks_at_once = False  # whether a question to several reaches all of them before anybody answers
        self.start = start  # the table before the first step
        self.table = start.copy()  # as it is now: whoever changes it, breaks the match
        self._log: list[Step] = []
        self._last = Last(NOBODY, False)
        self._now: dict[Any, Any] = {}  # what was found out about the table as it is

    @property
    def log(self) -> list[Step]:
        """The steps so far, chance included."""
        return list(self._log)

    @property
    def version(self) -> int:
        """How many steps were played so far."""
        return len(self._log)

    @property
    def seats(self) -> int:
        seats: int = self.start.seats  # type: ignore[attr-defined]
        return seats

    @property
    def options(self) -> dict[str, int | str]:
        """The house rules in force."""
        return {name: option.decode(getattr(self.start, name)) for name, option in self.game.options.items()}

    @property
    def actor(self) -> int:
        """Who takes the next step: a seat, CHANCE, or OVER for nobody."""
        return self.game.rules.actor(self.table)

    @property
    def turn_of(self) -> int:
        """Whose turn it is, also while somebody else is asked or chance acts."""
        active: int = self.table.active  # type: ignore[attr-defined]
        return active

    @property
    def silence(self) -> int | None:
        """What the actor does by saying nothing, where others are asked the same; None everywhere else."""
        said = self.game.views.silence(self.table) if self.actor >= 0 else UNSEEN
        return None if said == UNSEEN else said

    def asked(self) -> dict[int, Layout]:
        """Whom the table waits for, and the table at which each is asked.

        A question that several are asked at once reaches each as if those before had said nothing.
        """
        return self._once("asked", self._find_asked)

    def _find_asked(self) -> dict[int, Layout]:
        table, first = self.table, self.actor
        silence = self.silence if self.asks_at_once else None
        if silence is None:
            return {first: table} if first >= 0 else {}
        actor, found = self.game.rules.actor, dict[int, Layout]()
        while self.game.views.silence(table) == silence and actor(table) not in found:
            found[actor(table)] = table
            table = table.copy()
            self.game.rules.apply(table, silence)
        return found

    @property
    def is_common(self) -> bool:
        """Whether what the actor is asked is asked of others too, so that a pause would tell something."""
        return self.silence is not None

    def legal(self) -> list[int]:
        """What the acting seat may do now; nothing when chance acts or the match is over."""
        return [*self.choices(self.actor)]

    def choices(self, seat: int) -> list[int]:
        """What a seat may do that the table waits for, in the order of the actions; any other nothing."""
        table = self.asked().get(seat)
        return [] if table is None else self._once(("choices", seat), lambda: self.game.legal(table))

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """What may come up, and how likely, when chance acts; otherwise nothing."""
        if self.actor != CHANCE:
            return []
        weights, total = self.weights()
        return [(outcome, Fraction(weight, total)) for outcome, weight in enumerate(weights) if weight]

    def weights(self) -> tuple[list[int], int]:
        """The weight of every outcome while chance acts, and their sum."""
        weights = [0] * self.game.num_outcomes
        return weights, self.game.rules.chance(self.table, weights)

    def why_not(self, seat: int, action: int) -> Reason | None:
        """Why a seat may not do this now; None if it may. CHANCE is asked like a seat."""
        if action in self.choices(seat):
            return None
        if reason := self._why_nothing(seat) or self._why_unknown(action):
            return reason
        if seat == CHANCE:
            return None if self.weights()[0][action] else no_such_outcome(action)
        view = self.game.view(self.asked()[seat], seat)
        return Reason("illegal-action", self.game.text.refusal(view, action))

    def _why_nothing(self, seat: int) -> Reason | None:
        """Why a seat may do nothing at all now."""
        if self.actor == OVER:
            return Reason("game-over", phrase("match-is-over"))
        if seat in self.asked() or seat == CHANCE == self.actor:
            return None
        return Reason("not-your-turn", phrase("not-your-turn"))

    def _why_unknown(self, number: int) -> Reason | None:
        """Why a number is none of an action, or of an outcome while chance acts."""
        if self.actor == CHANCE:
            return None if 0 <= number < self.game.num_outcomes else no_such_outcome(number)
        if 0 <= number < self.game.num_actions:
            return None
        last, title = self.game.num_actions - 1, self.game.title
        return Reason("no-such-action", phrase("no-such-action", action=str(number), last=last, title=title))

    def why_not_undo(self) -> Phrase | None:
        """Why the last decision cannot be taken back; None if it can."""
        if not self._log:
            return phrase("undo-nothing")
        if self._log[-1].actor == CHANCE:
            return phrase("undo-chance")
        if self._log[-1].actor != self.actor:
            return phrase("undo-of-another")
        if self._last.turn_of != self.actor and self._last.turn_of != self.turn_of:
            return phrase("undo-turn-ended")
        return phrase("undo-seen") if self._last.reveals else None

    def points(self) -> list[int]:
        """Each seat's score, as the rulebook counts it."""
        out = [0] * self.seats
        self.game.rules.points(self.table, out)
        return out

    def shares(self) -> list[Fraction]:
        """Each seat's share of the win; they sum to 1."""
        if self.actor != OVER:
            raise NotOver("nobody has won yet: the match is still going on")
        parts = [0] * self.seats
        self.game.rules.shares(self.table, parts)
        return [Fraction(part, sum(parts)) for part in parts]

    def _once(self, what: Any, find: Callable[[], T]) -> T:
        """What is found out about the table only once, until the next step."""
        found: T | None = self._now.get(what)
        if found is None:
            found = self._now[what] = find()
        return found
