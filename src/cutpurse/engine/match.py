"""One match: the log of what was played, and what it is to those who play and look.

What a seat is told of it is a sight (`Match.sight`). A match says nothing by itself: whoever wants words has
a listener (`Match.listener`), and the methods here that speak ask one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from cutpurse import errors
from cutpurse.engine.chance import draw, stream
from cutpurse.engine.contract import CHANCE, NOBODY, OVER, UNSEEN
from cutpurse.engine.kept import Kept
from cutpurse.engine.layout import Layout
from cutpurse.engine.listener import Listener
from cutpurse.engine.loading import Playable
from cutpurse.engine.naming import all_said, meant, of_step
from cutpurse.engine.referee import Last, Reason, Referee, Step, numbered
from cutpurse.engine.saving import FORMAT, sealed
from cutpurse.engine.scenes import Record
from cutpurse.engine.sights import Ask, Eyes, Sight
from cutpurse.engine.words.phrases import Names, Words

REFUSALS: dict[str, type[errors.CutpurseError]] = {
    "game-over": errors.GameOver,
    "not-your-turn": errors.NotYourTurn,
}


class Match(Referee):
    """A game being played. Made by `Game.new`, `Game.position` and `load`."""

    def __init__(
        self, game: Playable, start: Layout, seed: int | None, *, from_position: bool = False
    ) -> None:
        super().__init__(game, start)
        self.seed = seed
        self._from_position = from_position
        self.watching: dict[int, Eyes] = {}  # those that look, by seat
        self._common = Kept()  # what they see alike
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
        """All that makes the match, shared with nobody; whoever looks at it is left out."""
        own = {"_log": list(self._log), "table": self.table.copy(), "start": self.start.copy()}
        alone = {"watching": {}, "_common": Kept(), "_now": {}, "_rng": self._rng and list(self._rng)}
        return self.__dict__ | own | alone

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)

    def __eq__(self, other: object) -> bool:
        """Whether the other began alike, has come to the same by the same steps, and will go on alike."""
        if not isinstance(other, Match):
            return NotImplemented
        return self.game is other.game and self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]  # a match changes as it is played

    def _facts(self) -> tuple[Any, ...]:
        return self.seed, self._rng, self.start, self._log

    def __repr__(self) -> str:
        who = {CHANCE: "chance", OVER: "nobody"}.get(self.actor, f"seat {self.actor}")
        return f"<Match of {self.game.title}: {self.seats} seats, {len(self._log)} steps, {who} to act>"

    # Playing

    def play(self, action: int | str, seat: int | None = None, lang: str = "en", names: Names = None) -> None:
        """Play one step, and what chance does next; a refused action changes nothing.

        The action is a number, or words that `parse` would read. `lang` and `names` are for words.
        """
        actor = self.actor
        who = actor if seat is None else self._eye(seat)
        if isinstance(action, str) and self._why_nothing(who) is None:
            action = self.parse(action, lang, names)
        number = UNSEEN if isinstance(action, str) else numbered(action)
        if reason := self.why_not(who, number):
            raise REFUSALS.get(reason.code, errors.IllegalAction)(self._refused(reason, number, lang, names))
        if who != actor:  # asked at once with the actor; but answers are played in their order
            raise errors.NotYourTurn(self.words(lang)("not-your-turn"))
        self._step(number, who)
        self._play_chance()

    def _refused(self, reason: Reason, action: int, lang: str, names: Names) -> str:
        """A refusal in words; what may not be done now is named with it."""
        words = self.words(lang, names)
        if reason.code != "illegal-action" or self.actor == CHANCE:
            return words.say(reason.phrase)
        named = of_step(self.game, self.actor, action, self.seats)
        return words("illegal", action=named, reason=reason.phrase)

    def undo(self, lang: str = "en") -> None:
        """Take back the acting seat's own last decision, if it showed nothing and nothing came up since."""
        if reason := self.why_not_undo():
            raise errors.CannotUndo(self.words(lang).say(reason))
        earlier = self.at(self.version - 1)
        self.table, self._log, self._last, self._now = earlier.table, earlier._log, earlier._last, {}
        self.watching = {seat: self._caught_up(seat) for seat in self.watching}

    def roll(self, dice: Callable[[list[int], int], int]) -> list[int]:
        """Let chance act for as long as it is its turn, by dice that turn weights and their sum into an
        outcome; returns what came up.
        """
        since, actor, state = len(self._log), self.game.rules.actor, self.table
        while actor(state) == CHANCE:
            self._step(dice(*self.weights()), CHANCE)
        return [step.action for step in self._log[since:]]

    def follow(self, actions: Iterable[int]) -> None:
        """Play steps that were found legal when they were first played."""
        for action in actions:
            self._step(action, self.actor)

    def _step(self, action: int, actor: int) -> None:
        """Play one step; those that look see the table before it and after it."""
        table, watching = self.table, self.watching
        seen = [(each, each.watch(table, action)) for each in watching.values()] if watching else ()
        if actor != CHANCE:
            self._last = Last(self.turn_of, self.game.views.reveals(self.table, action))
        self._log.append(Step(actor, action))
        self.game.rules.apply(table, action)
        self._now = {}
        for eyes, what in seen:
            eyes.take_in(actor, what, table)

    def _play_chance(self) -> None:
        while self._rng is not None and self.actor == CHANCE:
            self._step(draw(self._rng, *self.weights()), CHANCE)

    # What was played

    def state(self) -> dict[str, Any]:
        """Everything on the table, secrets included: for tests, puzzles and finished games."""
        return self.table.to_dict()

    def witnessed(self, seat: int | None = None) -> list[Step]:
        """The log as a seat saw it happen."""
        witness, eye = self.game.views.witness, self._eye(seat)
        return [Step(step.actor, witness(before, step.action, eye)) for before, step, _ in self.walk()]

    def at(self, steps: int) -> Match:
        """This match as it stood after so many steps, with chance left to the caller."""
        if type(steps) is not int or not 0 <= steps <= len(self._log):
            raise errors.BadOption(f"this match has {len(self._log)} steps so far, not {steps!r}")
        earlier = Match(self.game, self.start, None, from_position=self._from_position)
        earlier.asks_at_once = self.asks_at_once
        for step in self._log[:steps]:
            earlier._step(step.action, step.actor)
        return earlier

    def walk(self) -> Iterator[tuple[Layout, Step, Layout]]:
        """Every step with the table before and after it: two tables, one step apart."""
        before = self.start.copy()
        for step in self._log:
            after = before.copy()
            self.game.rules.apply(after, step.action)
            yield before, step, after
            before = after

    def save(self) -> dict[str, Any]:
        """The match as a dict that JSON can carry; `cutpurse.load` gives the same match back."""
        return sealed(
            {
                "format": FORMAT,
                "game": self.game.id,
                "rules_version": self.game.rules_version,
                "seats": self.seats,
                "options": self.options,
                "seed": self.seed,
                "start": self.start.to_dict() if self._from_position else None,
                "log": [step.action for step in self._log],
            }
        )

    # What is seen of it

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know (None: a spectator), as plain values."""
        view: Layout = self.game.view(self.table, self._eye(seat))
        return view.to_dict()

    def sight(self, seat: int | None = None, since: int = 0, with_view: bool = True) -> Sight:
        """What a seat (None: a spectator) is told now, given that it was last told at step `since`.

        `with_view`: whether a question comes with all that the seat may know, as a bot needs it.
        """
        eye = seat if self.game.secrets else None  # in an open game all see alike
        key = (eye, since)
        seen: Sight | None = self._now.get(key)  # most ask for what another has asked for
        if seen is None:
            seen = self._now[key] = self.sight_without_question(eye, since)
        if seat not in seen.asked:
            return seen
        return self._once((seat, since, with_view), lambda: replace(seen, ask=self.ask(seat, with_view)))

    def ask(self, seat: int | None, with_view: bool = True) -> Ask | None:
        """What a seat is asked now; nothing if the table does not wait for it."""
        if seat is None or seat not in self.asked():
            return None
        return self._once(("ask", seat, with_view), lambda: self._ask(seat, with_view))

    def sight_without_question(self, seat: int | None, since: int, told_until: int = 0) -> Sight:
        """A sight without its question (`ask`); fleeting events are told from step `told_until` on."""
        eyes = self.eyes(seat)
        actor, turn, asked = self._once("whose turn", lambda: (self.actor, self.turn_of, tuple(self.asked())))
        return Sight(
            version=self.version,
            actor=actor,
            turn=turn,
            scene=eyes.scene(),
            asked=asked,
            events=eyes.events_since(since, told_until),
            rests=eyes.rests(since),
            epilogue=self.epilogue_record() if actor == OVER else None,
        )

    def _ask(self, seat: int, with_view: bool) -> Ask:
        eyes = self.eyes(seat)
        view = eyes.view if eyes.seat == seat == self.actor else eyes.at(self.asked()[seat], seat)
        return Ask(
            prompt=self.game.text.prompt(view),
            choices=tuple(self.choices(seat)),
            undo=seat == self.actor and self.why_not_undo() is None,
            view=view.to_dict() if with_view else None,
        )

    def eyes(self, seat: int | None = None) -> Eyes:
        """The eyes of a seat, which see every step from the first on; in an open game one pair for all."""
        eye = self._eye(seat) if self.game.secrets else NOBODY
        if eye not in self.watching:
            self.watching[eye] = self._caught_up(eye)
        return self.watching[eye]

    def _caught_up(self, seat: int) -> Eyes:
        """Eyes that have seen all there was to see so far."""
        eyes, table = Eyes(self.game, seat, self.start, self._common), self.start.copy()
        for step in self._log:
            seen = eyes.watch(table, step.action)
            self.game.rules.apply(table, step.action)
            eyes.take_in(step.actor, seen, table)
        return eyes

    def epilogue_record(self) -> Record | None:
        """What comes to light at the end; in an open game nothing."""
        if self.actor != OVER:
            raise errors.NotOver("what was hidden comes to light when the match is over")
        # in a list, because `_once` does not remember None
        return self._once("epilogue", lambda: [self.game.scenes.epilogue(self.walk())])[0]

    def _eye(self, seat: int | None) -> int:
        if seat is None or seat == NOBODY:
            return NOBODY
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise errors.BadSeats(f"there is no seat {seat!r} at this table of {self.seats}")
        return seat

    # In words

    def listener(self, seat: int | None = None, lang: str = "en", names: Names = None) -> Listener:
        """What this match is to a seat (None: a spectator), told in one language, with these names."""
        eye = self._eye(seat)
        words = self.words(lang, names, None if eye == NOBODY else eye)
        self.eyes(seat)  # they see from now on, and catch up with what was

        def look(since: int | None, with_view: bool) -> Sight:
            return self.sight(seat, self.version if since is None else since, with_view)

        return Listener(self.game, self.seats, words, look, lambda action: self.why_not(eye, action))

    def words(self, lang: str = "en", names: Names = None, you: int | None = None) -> Words:
        """What says this match's phrases, to the seat `you` if one is given."""
        return Words(self.game.catalogue, lang, names, you)

    def text(self, action: int, lang: str = "en", names: Names = None, you: int | None = None) -> str:
        """Words for an action, or for an outcome while chance acts, said to the seat `you`."""
        number = numbered(action)
        if reason := self._why_unknown(number):
            raise errors.IllegalAction(self.words(lang).say(reason.phrase))
        return self.step_text(Step(self.actor, number), lang, names, you)

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
        self.epilogue_record()  # or it is refused
        return self.listener(None, lang, names).epilogue(width)

    def __str__(self) -> str:
        from cutpurse.markup import plain

        return plain(self.draw())
