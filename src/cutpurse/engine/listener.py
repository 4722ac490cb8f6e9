"""Listeners: put what one seat is told into words of one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cutpurse.engine.game import Game
from cutpurse.engine.naming import all_said, meant, named
from cutpurse.engine.scenes import Scene
from cutpurse.engine.sights import Sight
from cutpurse.engine.words.phrases import Phrase, Seat, Thing, Words
from cutpurse.errors import IllegalAction

if TYPE_CHECKING:
    from cutpurse.engine.gestures import Ways
    from cutpurse.engine.match import Reason

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


class EventLine(Line):
    """Something that happened in a step, as one seat saw it."""

    __slots__ = ("actor", "step")

    def __init__(self, phrase: Phrase, words: Words, step: int, actor: int) -> None:
        super().__init__(phrase, words)
        self.step = step  # how many steps were played before it
        self.actor = actor  # a seat, or CHANCE

    def _facts(self) -> tuple[Any, ...]:
        return self.phrase, self.step, self.actor


class RefusalLine(Line):
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


class ChoiceLine(Line):
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


class Listener:
    """A seat at a match, or a spectator, who is spoken to in one language.

    It says what it sees and makes none of it: `look` gives what the seat is told since a version. At a match
    of this process (`Match.listener`) that is its sight of the moment, and `why_not` asks the referee; at a
    table elsewhere, the last sight that has come from there.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        words: Words,
        look: Callable[[int | None, bool], Sight | None],
        why_not: Callable[[int], Reason | None] = lambda action: None,
    ) -> None:
        self.game, self.seats, self.words = game, seats, words
        self.seat = words.you
        self._look, self._why_not = look, why_not

    def sight(self, since: int | None = None, views: bool = False) -> Sight:
        """What this person sees now; with what happened since a version, if one is given."""
        found = self._look(since, views)
        assert found is not None  # whoever asks knows that the game has begun
        return found

    def scene(self) -> Scene:
        """What lies before this person's eyes now."""
        return self.sight().scene

    def prompt(self) -> Line:
        """What this seat is asked to do; nothing for who is not to act."""
        asked = self.sight().ask
        return Line(asked.prompt if asked else None, self.words)

    def choices(self) -> list[ChoiceLine]:
        """What this seat may do now, in the order of the actions; nothing for who is not to act."""
        asked = self.sight().ask
        return [self._choice(action) for action in asked.choices] if asked else []

    def _choice(self, action: int) -> ChoiceLine:
        it = named(self.game, action, self.seats)
        return ChoiceLine(action, it.phrase, it.targets, self.words)

    def actions(self) -> list[int]:
        """The numbers of what this seat may do now."""
        asked = self.sight().ask
        return [*asked.choices] if asked else []

    def refusal(self, action: int) -> RefusalLine | None:
        """Why this seat may not do this now, without trying; None if it may."""
        reason = self._why_not(action)
        if reason is None:
            return None
        if reason.code == "no-such-action":
            raise IllegalAction(self.words.say(reason.phrase))
        return RefusalLine(reason.phrase, self.words, reason.code)

    def events(self, since: int = 0) -> list[EventLine]:
        """What happened from step `since` on, as this seat saw it."""
        told = self.sight(since).events
        return [EventLine(each.phrase, self.words, each.step, each.actor) for each in told]

    def draw(self, width: int = 80, height: int | None = None) -> str:
        """The table as this seat sees it, in Rich markup; with little height, what is needed most."""
        return self.picture()(width, height)

    def picture(self) -> Callable[[int, int | None], str]:
        """The table as it is now, to be drawn later, and again when the page has another size."""
        scene, draw = self.scene(), self.game.drawing.draw
        return lambda width, height: draw(scene, self._page(width, height))

    def ways(self) -> Ways:
        """What this seat may do now, in one step and in several."""
        from cutpurse.engine.gestures import Ways

        asked = self.sight(views=True).ask
        assert asked is not None
        assert asked.view is not None
        return Ways(self.game, self.game.views.View.from_dict(asked.view))

    def epilogue(self, width: int = 80) -> str:
        """What comes to light when the match is over, in Rich markup; in an open game nothing."""
        found = self.sight().epilogue
        return self.game.drawing.draw_epilogue(found, self._page(width)) if found else ""

    def parse(self, text: str) -> int:
        """The action these words name; case, accents, order, spaces and punctuation do not matter.

        Beginnings of some of the words are enough where no other action that this seat may take fits as well.
        """
        said = all_said(self.game, self.seats, False, self.words.lang, tuple(self.words.names), self.seat)
        return meant(text, said, self.actions(), self.words)

    def _page(self, width: int, height: int | None = None) -> Words:
        return Words(self.game.catalogue, self.words.lang, self.words.names, self.seat, width, height)
