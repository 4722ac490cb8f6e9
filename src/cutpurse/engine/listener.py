"""What a match is to one seat, or to a spectator: scenes, questions, choices, and the story as seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cutpurse.engine.contract import CHANCE, NOBODY, OVER
from cutpurse.engine.game import Game
from cutpurse.engine.layout import Layout
from cutpurse.engine.naming import all_said, meant, named
from cutpurse.engine.scenes import Scene
from cutpurse.engine.words import Phrase, Seat, Thing, Words, phrase

if TYPE_CHECKING:
    from cutpurse.engine.gestures import Ways
    from cutpurse.engine.match import Match

Names = Sequence[str] | None  # what the seats are called


class Line:
    """A phrase and who would say it; put into words when somebody asks."""

    __slots__ = ("phrase", "words")

    def __init__(self, phrase: Phrase | None, words: Words) -> None:
        self.phrase = phrase  # None: there is nothing to say
        self.words = words

    @property
    def key(self) -> str:
        return self.phrase.key if self.phrase else ""

    @property
    def args(self) -> dict[str, Any]:
        return self.phrase.args if self.phrase else {}

    @property
    def fleeting(self) -> bool:
        """Whether it is to be seen once and kept in mind."""
        return self.phrase is not None and self.phrase.fleeting

    @property
    def text(self) -> str:
        return self.words.say(self.phrase) if self.phrase else ""

    def __str__(self) -> str:
        return self.text

    def __bool__(self) -> bool:
        return self.phrase is not None

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            return self.text == other
        return type(other) is type(self) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text!r}>"

    def _facts(self) -> tuple[Any, ...]:
        return (self.phrase,)


class Event(Line):
    """Something that happened in a step, as one seat saw it."""

    __slots__ = ("actor", "step")

    def __init__(self, phrase: Phrase, words: Words, step: int, actor: int) -> None:
        super().__init__(phrase, words)
        self.step = step  # how many steps were played before it
        self.actor = actor  # a seat, or CHANCE

    def _facts(self) -> tuple[Any, ...]:
        return self.phrase, self.step, self.actor


class Refusal(Line):
    """Why something may not be done."""

    __slots__ = ("code",)

    def __init__(self, phrase: Phrase, words: Words, code: str) -> None:
        super().__init__(phrase, words)
        self.code = code  # stable, like that of an error

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules that say so."""
        return self.phrase.rules if self.phrase else ()

    def _facts(self) -> tuple[Any, ...]:
        return self.phrase, self.code


class Choice(Line):
    """One of the things that a seat may do now."""

    __slots__ = ("action", "targets")

    def __init__(self, action: int, phrase: Phrase, targets: tuple[Seat | Thing, ...], words: Words) -> None:
        super().__init__(phrase, words)
        self.action = action
        self.targets = targets  # the seats and things that it is done with or to

    @property
    def verb(self) -> str:
        return self.key

    def _facts(self) -> tuple[Any, ...]:
        return self.action, self.phrase


class Told(NamedTuple):
    """An event before anybody says it."""

    step: int
    actor: int
    phrase: Phrase


class Ear:
    """One pair of eyes and ears at a match: what it sees now, and the events of every step so far.

    All that it keeps follows from what this seat witnesses. In a game without secrets one ear serves all.
    """

    def __init__(self, game: Game, eye: int, table: Layout) -> None:
        self.game = game
        self.eye = eye
        self.events: list[Told] = []
        self.begins: list[int] = []  # for each step, how many events there were before it
        self.view, self._spare = game.views.View(), game.views.View()
        game.views.view(table, eye, self.view)
        self.trail = game.scenes.Trail(self.view)
        self.rests: list[tuple[int, Scene]] = []  # by step, since the last decision
        self._scene: tuple[int, Scene] | None = None

    def watch(self, table: Layout, action: int) -> int:
        """How a step looks that is about to be played."""
        return self.game.views.witness(table, action, self.eye)

    def hear(self, actor: int, seen: int, table: Layout) -> None:
        """Take in a step that has been played, by how it looked and the table after it."""
        before, after, step = self.view, self._spare, len(self.begins)
        self.game.views.view(table, self.eye, after)
        self.begins.append(len(self.events))
        self.events += [Told(step, actor, each) for each in self.game.text.events(before, seen, after)]
        self.trail.follow(before, seen, after)
        if actor != CHANCE:
            self.rests.clear()
        if (rested := self.game.rests(before, seen, after)) is not None:
            self.rests.append((step, self.game.scenes.scene(rested, self.trail)))
        self.view, self._spare = after, before

    def since(self, step: int) -> list[Told]:
        """The events from a step on."""
        return self.events[self.begins[max(step, 0)] :] if step < len(self.begins) else []

    def scene(self) -> Scene:
        """What lies before these eyes; made once for every moment."""
        if self._scene is None or self._scene[0] != len(self.begins):
            self._scene = len(self.begins), self.game.scenes.scene(self.view, self.trail)
        return self._scene[1]


class Listener:
    """A seat at a match, or a spectator, who is spoken to in one language. Made by `Match.listener`."""

    def __init__(self, match: Match, seat: int | None, lang: str, names: Names) -> None:
        self.match = match
        self.seat = None if seat == NOBODY else seat
        self.words = match.words(lang, names, self.seat)
        self._choices: dict[int, Choice] = {}
        match._ear(seat)  # it hears from now on, and catches up with what was

    def scene(self) -> Scene:
        """What lies before this person's eyes now."""
        return self.match._ear(self.seat).scene()

    def is_asked(self) -> bool:
        """Whether this seat is to act."""
        return self.seat is not None and self.match.actor == self.seat

    def prompt(self) -> Line:
        """What this seat is asked to do; nothing for who is not to act."""
        asked = self.is_asked()
        return Line(self.match.game.text.prompt(self._view()) if asked else None, self.words)

    def choices(self) -> list[Choice]:
        """What this seat may do now, in the order of the actions; nothing for who is not to act."""
        return [self._choice(action) for action in self.match.legal()] if self.is_asked() else []

    def refusal(self, action: int) -> Refusal | None:
        """Why this seat may not do this now, without trying; None if it may."""
        if self.match.actor == OVER:
            return Refusal(phrase("match-is-over"), self.words, "game-over")
        if not self.is_asked():
            return Refusal(phrase("not-your-turn"), self.words, "not-your-turn")
        number = self.match._known(action, self.words.lang)
        if number in self.match.legal():
            return None
        return Refusal(self.match.game.text.refusal(self._view(), number), self.words, "illegal-action")

    def events(self, since: int = 0) -> list[Event]:
        """What happened from step `since` on, as this seat saw it."""
        told = self.match._ear(self.seat).since(since)
        return [Event(each.phrase, self.words, each.step, each.actor) for each in told]

    def draw(self, width: int = 80, height: int | None = None) -> str:
        """The table as this seat sees it, in Rich markup; with little height, what is needed most."""
        return self.picture()(width, height)

    def picture(self) -> Callable[[int, int | None], str]:
        """The table as it is now, to be drawn later, and again when the page has another size."""
        scene, draw = self.scene(), self.match.game.drawing.draw
        return lambda width, height: draw(scene, self._page(width, height))

    def ways(self) -> Ways:
        """What this seat may do now, in one step and in several."""
        from cutpurse.engine.gestures import Ways

        return Ways(self.match.game, self._view())

    def epilogue(self, width: int = 80) -> str:
        """What comes to light when the match is over, in Rich markup; in an open game nothing."""
        found = self.match._revealed()
        return self.match.game.drawing.draw_epilogue(found, self._page(width)) if found else ""

    def parse(self, text: str) -> int:
        """The action these words name; case, accents, order, spaces and punctuation do not matter.

        Beginnings of some of the words are enough where no other action that this seat may take fits as well.
        """
        names = tuple(self.words.names)
        said = all_said(self.match.game, self.match.seats, False, self.words.lang, names, self.seat)
        return meant(text, said, self.match.legal() if self.is_asked() else [], self.words)

    def _choice(self, action: int) -> Choice:
        if action not in self._choices:
            it = named(self.match.game, action, self.match.seats)
            self._choices[action] = Choice(action, it.phrase, it.targets, self.words)
        return self._choices[action]

    def _view(self) -> Any:
        """The view of the seat that is asked; where all know the same, the ear has a spectator's."""
        ear = self.match._ear(self.seat)
        return ear.view if ear.eye == self.seat else self.match._view(self.match._state, self.seat)

    def _page(self, width: int, height: int | None = None) -> Words:
        return self.match.words(self.words.lang, self.words.names, self.seat, width, height)
