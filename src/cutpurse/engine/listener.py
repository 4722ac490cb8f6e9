"""Listeners: put what one seat is told into words of one language."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.engine.gestures import Ways
from cutpurse.engine.lines import ChoiceLine, EventLine, Line, RefusalLine
from cutpurse.engine.loading import Playable
from cutpurse.engine.naming import all_said, meant, named
from cutpurse.engine.referee import Reason
from cutpurse.engine.scenes import Scene
from cutpurse.engine.sights import Sight
from cutpurse.engine.words.phrases import Words
from cutpurse.errors import IllegalAction


class Listener:
    """A seat at a match, or a spectator, who is spoken to in one language.

    It says what it sees and makes none of it: `look` gives what the seat is told since a version. At a match
    of this process (`Match.listener`) that is its sight of the moment, and `why_not` asks the referee; at a
    table elsewhere, the last sight that has come from there.
    """

    def __init__(
        self,
        game: Playable,
        seats: int,
        words: Words,
        look: Callable[[int | None, bool], Sight | None],
        why_not: Callable[[int], Reason | None] = lambda action: None,
    ) -> None:
        self.game, self.seats, self.words = game, seats, words
        self.seat = words.you
        self._look, self._why_not = look, why_not

    def sight(self, since: int | None = None, with_view: bool = False) -> Sight:
        """What this person sees now; with what happened since a version, if one is given."""
        found = self._look(since, with_view)
        assert found is not None  # whoever asks knows that the game has begun
        return found

    def scene(self) -> Scene:
        """What lies before this person's eyes now."""
        return self.sight().scene

    def prompt(self) -> Line:
        """What this seat is asked to do; nothing if it is not to act."""
        asked = self.sight().ask
        return Line(asked.prompt if asked else None, self.words)

    def choices(self) -> list[ChoiceLine]:
        """What this seat may do now, in the order of the actions; nothing if it is not to act."""
        game, seats = self.game, self.seats
        return [ChoiceLine(action, *named(game, action, seats), self.words) for action in self.actions()]

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
        asked = self.sight(with_view=True).ask
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
