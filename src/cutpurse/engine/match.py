"""One match: the referee that checks every step, and the log that the match is.

A match says nothing by itself. Whoever is to be told something has a listener (`Match.listener`); the methods
here that speak ask one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from operator import index
from typing import Any, NamedTuple

from cutpurse.engine.chance import draw, stream
from cutpurse.engine.contract import CHANCE, NOBODY, OVER, UNSEEN
from cutpurse.engine.game import Game
from cutpurse.engine.layout import Layout
from cutpurse.engine.listener import Ear, Listener, Names
from cutpurse.engine.naming import all_said, meant, of_step
from cutpurse.engine.scenes import Record
from cutpurse.engine.words import Phrase, Words, phrase
from cutpurse.errors import (
    BadOption,
    BadSeats,
    CannotUndo,
    GameOver,
    IllegalAction,
    NotOver,
    NotYourTurn,
)


class Step(NamedTuple):
    """One decision of a seat, or one outcome when `actor` is CHANCE."""

    actor: int
    action: int


class Last(NamedTuple):
    """What there is to know of the last decision before it is taken back."""

    turn_of: int  # whose turn it was before it
    reveals: bool  # whether somebody has learnt something by it


class Match:
    """A game being played. Made by `Game.new`, `Game.position` and `load`."""

    def __init__(self, game: Game, start: Layout, seed: int | None, *, from_position: bool = False) -> None:
        self.game = game
        self.seed = seed
        self._log: list[Step] = []
        self._start = start
        self._from_position = from_position
        self._state = start.copy()
        self._last = Last(NOBODY, False)
        self._ears: dict[int, Ear] = {}  # those that listen, by seat
        self._rng = None if seed is None else [stream(seed, 0)]
        self._play_chance()

    def copy(self) -> Match:
        """The same match once more; what is played at one changes nothing at the other."""
        twin = Match.__new__(Match)
        twin.__setstate__(self.__getstate__())
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """All that makes the match, shared with nobody; whoever listens to it is left out."""
        own = {"_log": list(self._log), "_state": self._state.copy(), "_start": self._start.copy()}
        return self.__dict__ | own | {"_ears": {}, "_rng": self._rng and list(self._rng)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)

    def __eq__(self, other: object) -> bool:
        """Whether the other began alike, has come to the same by the same steps, and will go on alike."""
        if not isinstance(other, Match):
            return NotImplemented
        return self.game is other.game and self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]  # a match changes as it is played

    def _facts(self) -> tuple[Any, ...]:
        return self.seed, self._rng, self._start, self._log

    def __repr__(self) -> str:
        who = {CHANCE: "chance", OVER: "nobody"}.get(self.actor, f"seat {self.actor}")
        return f"<Match of {self.game.title}: {self.seats} seats, {len(self._log)} steps, {who} to act>"

    @property
    def log(self) -> list[Step]:
        """The steps so far, chance included."""
        return list(self._log)

    @property
    def seats(self) -> int:
        seats: int = self._start.seats  # type: ignore[attr-defined]
        return seats

    @property
    def options(self) -> dict[str, int | str]:
        """The house rules in force."""
        return {name: option.decode(getattr(self._start, name)) for name, option in self.game.options.items()}

    @property
    def actor(self) -> int:
        """Who takes the next step: a seat, CHANCE, or OVER for nobody."""
        return self.game.rules.actor(self._state)

    @property
    def turn_of(self) -> int:
        """Whose turn it is, also while somebody else is asked or chance acts."""
        active: int = self._state.active  # type: ignore[attr-defined]
        return active

    @property
    def silence(self) -> int | None:
        """What the actor does by saying nothing, where others are asked the same; None everywhere else."""
        said = self.game.silence(self._state) if self.actor >= 0 else UNSEEN
        return None if said == UNSEEN else said

    @property
    def is_common(self) -> bool:
        """Whether what the actor is asked is asked of others too, so that a pause would tell something."""
        return self.silence is not None

    def legal(self) -> list[int]:
        """What the acting seat may do now; nothing when chance acts or the match is over."""
        return self.game.legal(self._state) if self.actor >= 0 else []

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """What may come up, and how likely, when chance acts; otherwise nothing."""
        if self.actor != CHANCE:
            return []
        weights, total = self._weights()
        return [(outcome, Fraction(weight, total)) for outcome, weight in enumerate(weights) if weight]

    def play(self, action: int | str, seat: int | None = None, lang: str = "en", names: Names = None) -> None:
        """Play one step, and what chance does next; a refused action changes nothing.

        The action is a number, or words that `parse` would read. `lang` and `names` are for words.
        """
        self._step(self._checked(action, seat, lang, names), self.actor)
        self._play_chance()

    def undo(self, lang: str = "en") -> None:
        """Take back the acting seat's own last decision, if it showed nothing and nothing came up since."""
        if reason := self.why_not_undo():
            raise CannotUndo(self.words(lang).say(reason))
        earlier = self.at(len(self._log) - 1)
        self._state, self._log, self._last = earlier._state, earlier._log, earlier._last
        self._ears = {eye: self._caught_up(eye) for eye in self._ears}

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

    def roll(self, dice: Callable[[list[int], int], int]) -> list[int]:
        """Let chance act for as long as it is its turn, by dice that turn weights and their sum into an
        outcome; returns what came up.
        """
        since, actor, state = len(self._log), self.game.rules.actor, self._state
        while actor(state) == CHANCE:
            self._step(dice(*self._weights()), CHANCE)
        return [step.action for step in self._log[since:]]

    def follow(self, actions: Iterable[int]) -> None:
        """Play steps that were found legal when they were first played."""
        for action in actions:
            self._step(action, self.actor)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know (None: a spectator), as plain values."""
        view: Layout = self._view(self._state, seat)
        return view.to_dict()

    def state(self) -> dict[str, Any]:
        """Everything on the table, secrets included: for tests, puzzles and finished games."""
        return self._state.to_dict()

    def witnessed(self, seat: int | None = None) -> list[Step]:
        """The log as a seat saw it happen."""
        witness, eye = self.game.views.witness, self._eye(seat)
        return [Step(step.actor, witness(before, step.action, eye)) for before, step, _ in self._walk()]

    def points(self) -> list[int]:
        """Each seat's score, as the rulebook counts it."""
        out = [0] * self.seats
        self.game.rules.points(self._state, out)
        return out

    def shares(self) -> list[Fraction]:
        """Each seat's share of the win; they sum to 1."""
        if self.actor != OVER:
            raise NotOver("nobody has won yet: the match is still going on")
        parts = [0] * self.seats
        self.game.rules.shares(self._state, parts)
        return [Fraction(part, sum(parts)) for part in parts]

    def listener(self, seat: int | None = None, lang: str = "en", names: Names = None) -> Listener:
        """What this match is to a seat (None: a spectator), told in one language, with these names."""
        return Listener(self, self._eye(seat), lang, names)

    def words(
        self,
        lang: str = "en",
        names: Names = None,
        you: int | None = None,
        width: int = 80,
        height: int | None = None,
    ) -> Words:
        """What says this match's phrases, to the seat `you` if one is given."""
        return Words(self.game.catalogue, lang, names, you, width, height)

    def text(self, action: int, lang: str = "en", names: Names = None, you: int | None = None) -> str:
        """Words for an action, or for an outcome while chance acts, said to the seat `you`."""
        return self.step_text(Step(self.actor, self._known(action, lang)), lang, names, you)

    def step_text(self, step: Step, lang: str = "en", names: Names = None, you: int | None = None) -> str:
        """Words for the action or the outcome of a step, such as one that was witnessed."""
        return self.words(lang, names, you).say(of_step(self.game, step.actor, step.action, self.seats))

    def parse(self, text: str, lang: str = "en", names: Names = None, you: int | None = None) -> int:
        """The action these words name; case, accents, order, spaces and punctuation do not matter.

        Beginnings of some of the words are enough where no other legal action fits them as well.
        """
        said = all_said(self.game, self.seats, self.actor == CHANCE, lang, tuple(names or ()), you)
        return meant(text, said, self.legal(), self.words(lang, names, you))

    def prompt(self, lang: str = "en", names: Names = None) -> str:
        """What the acting seat is asked to do, in one sentence."""
        if self.actor < 0:
            return self.words(lang)("ask-chance" if self.actor == CHANCE else "ask-nobody")
        return self.listener(self.actor, lang, names).prompt().text

    def narrate(
        self, since: int = 0, seat: int | None = None, lang: str = "en", names: Names = None
    ) -> list[str]:
        """What happened from step `since` on, in words, as a seat saw it."""
        return [event.text for event in self.listener(seat, lang, names).events(since)]

    def told(
        self, seat: int | None = None, lang: str = "en", names: Names = None, since: int = 0
    ) -> list[list[str]]:
        """For every step from `since` on the words for what it did, as a seat saw it; often none.

        A line that players must keep in mind, such as a card that was looked at, is a `Glimpse`.
        """
        since = max(since, 0)
        lines: list[list[str]] = [[] for _ in self._log[since:]]
        for event in self.listener(seat, lang, names).events(since):
            lines[event.step - since].append(event.text)
        return lines

    def draw(self, seat: int | None = None, lang: str = "en", names: Names = None, width: int = 80) -> str:
        """The table as a seat sees it, in Rich markup."""
        return self.listener(seat, lang, names).draw(width)

    def epilogue(self, lang: str = "en", names: Names = None, width: int = 80) -> str:
        """What comes to light when the match is over, in Rich markup; in an open game nothing."""
        return self.listener(None, lang, names).epilogue(width)

    def __str__(self) -> str:
        from cutpurse.markup import plain

        return plain(self.draw())

    def at(self, steps: int) -> Match:
        """This match as it stood after so many steps, with chance left to the caller."""
        if type(steps) is not int or not 0 <= steps <= len(self._log):
            raise BadOption(f"this match has {len(self._log)} steps so far, not {steps!r}")
        earlier = Match(self.game, self._start, None, from_position=self._from_position)
        for step in self._log[:steps]:
            earlier._step(step.action, step.actor)
        return earlier

    def save(self) -> dict[str, Any]:
        """The match as a dict that JSON can carry; `cutpurse.load` gives the same match back."""
        from cutpurse.engine.saving import written

        return written(self, self._start.to_dict() if self._from_position else None)

    def _step(self, action: int, actor: int) -> None:
        """Play one step; those that listen see the table before it and after it."""
        ears = self._ears.values()
        seen = [ear.watch(self._state, action) for ear in ears] if ears else ()
        if actor != CHANCE:
            self._last = Last(self.turn_of, self.game.views.reveals(self._state, action))
        self._log.append(Step(actor, action))
        self.game.rules.apply(self._state, action)
        for ear, what in zip(ears, seen, strict=True) if ears else ():
            ear.hear(actor, what, self._state)

    def _ear(self, seat: int | None) -> Ear:
        """The ear of a seat, which hears every step from the first on; in an open game, one for all."""
        eye = self._eye(seat) if self.game.secrets else NOBODY
        if eye not in self._ears:
            self._ears[eye] = self._caught_up(eye)
        return self._ears[eye]

    def _caught_up(self, eye: int) -> Ear:
        """An ear that has heard all there was to hear so far."""
        ear, table = Ear(self.game, eye, self._start), self._start.copy()
        for step in self._log:
            seen = ear.watch(table, step.action)
            self.game.rules.apply(table, step.action)
            ear.hear(step.actor, seen, table)
        return ear

    def _revealed(self) -> Record | None:
        """What comes to light at the end."""
        if self.actor != OVER:
            raise NotOver("what was hidden comes to light when the match is over")
        return self.game.scenes.epilogue(self._walk())

    def _play_chance(self) -> None:
        while self._rng is not None and self.actor == CHANCE:
            self._step(draw(self._rng, *self._weights()), CHANCE)

    def _weights(self) -> tuple[list[int], int]:
        weights = [0] * self.game.num_outcomes
        return weights, self.game.rules.chance(self._state, weights)

    def _checked(self, action: Any, seat: int | None, lang: str, names: Names) -> int:
        """The number of an action that may be played now; refuses all else, saying why."""
        actor = self.actor
        if actor == OVER:
            raise GameOver(self.words(lang)("match-is-over"))
        if seat is not None and self._eye(seat) != actor:
            raise NotYourTurn(f"it is not the turn of seat {seat}")
        number = self._known(self.parse(action, lang, names) if isinstance(action, str) else action, lang)
        if actor == CHANCE:
            if not self._weights()[0][number]:
                raise IllegalAction(self.words(lang)("no-such-outcome", outcome=str(number)))
        elif number not in self.game.legal(self._state):
            reason = self.game.text.refusal(self._view(self._state, actor), number)
            words = self.words(lang, names)
            action = of_step(self.game, actor, number, self.seats)
            raise IllegalAction(words("illegal", action=action, reason=reason))
        return number

    def _known(self, action: Any, lang: str) -> int:
        """The number of an action or outcome that exists in this game, legal now or not."""
        try:
            number = index(action)
        except TypeError:
            number = None
        if number is None or isinstance(action, bool):
            raise IllegalAction(f"illegal action {action!r}: an action is a number, or words")
        if 0 <= number < self._choices():
            return number
        if self.actor == CHANCE:
            raise IllegalAction(self.words(lang)("no-such-outcome", outcome=str(number)))
        last, title = self._choices() - 1, self.game.title
        raise IllegalAction(self.words(lang)("no-such-action", action=str(number), last=last, title=title))

    def _choices(self) -> int:
        """How many actions there are, or outcomes while chance acts."""
        return self.game.num_outcomes if self.actor == CHANCE else self.game.num_actions

    def _eye(self, seat: int | None) -> int:
        if seat is None or seat == NOBODY:
            return NOBODY
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadSeats(f"there is no seat {seat!r} at this table of {self.seats}")
        return seat

    def _view(self, state: Layout, seat: int | None) -> Any:
        return self.game.view(state, self._eye(seat))

    def _walk(self) -> Iterator[tuple[Layout, Step, Layout]]:
        """Every step with the table before and after it: two tables, one step apart."""
        before, after = self._start.copy(), self._start.copy()
        for step in self._log:
            self.game.rules.apply(after, step.action)
            yield before, step, after
            self.game.rules.apply(before, step.action)
