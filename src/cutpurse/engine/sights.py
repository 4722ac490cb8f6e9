"""Sights: all that one seat is told at one moment, and the eyes that see it.

Whoever shows a table, plays at one from afar or looks back at one takes a `Sight`: the terminal at home, the
server and all who speak to it, the moments of a record, a bot. It is plain data.
`Match.sight_without_question` makes it; `Match.sight` and the server's `Teller` add the question.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from msgspec import Struct, defstruct, json

from cutpurse.engine.contract import CHANCE
from cutpurse.engine.kept import Kept
from cutpurse.engine.layout import Layout
from cutpurse.engine.loading import Playable
from cutpurse.engine.naming import named
from cutpurse.engine.scenes import Record, Scene
from cutpurse.engine.words.phrases import Phrase


class Ask(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat is asked. What its choices are called never changes at a table: `phrases` tells."""

    prompt: Phrase
    choices: tuple[int, ...]  # the actions that it may take
    undo: bool  # whether it may take its last decision back
    view: dict[str, Any] | None = None  # all that the seat may know, for bots


class Event(Struct, frozen=True, gc=False):
    """Something that has happened, as one seat saw it."""

    step: int  # how many steps were played before it
    actor: int  # a seat, or CHANCE
    phrase: Phrase


class Sight(Struct, frozen=True, gc=False):
    """All that one seat is told at one moment."""

    version: int  # how many steps were played before it
    actor: int  # who takes the next step: a seat, CHANCE, or OVER for nobody
    turn: int  # whose turn it is, also while somebody else is asked or chance acts
    scene: Scene  # what lies before its eyes
    asked: tuple[int, ...]  # whom the table waits for
    ask: Ask | None = None  # what this seat is asked
    events: tuple[Event, ...] = ()  # since the version that it was told last
    rests: tuple[Scene, ...] = ()  # on what eyes rest on the way to the scene
    epilogue: Record | None = None  # what comes to light at the end


class Eyes:
    """One pair of eyes at a match: what they see now, and what they have seen of every step so far.

    All that is kept follows from what this seat witnesses. In a game without secrets one pair serves all.
    """

    def __init__(self, game: Playable, seat: int, table: Layout, common: Kept | None = None) -> None:
        self.game = game
        self.seat = seat  # or NOBODY
        self.events: list[Event] = []
        self.first_event: list[int] = []  # for each step, how many events there were before it
        self.view, self._spare = game.views.View(), game.views.View()
        game.views.view(table, seat, self.view)
        self.trail = game.scenes.Trail(self.view)
        self.trail.common = common or Kept()
        self._after_step = game.views.view, game.text.events, game.scenes.rests  # what is asked then
        self._rests: list[tuple[int, Scene]] = []  # by step, since the last decision
        self._scene: Scene | None = None

    def watch(self, table: Layout, action: int) -> int:
        """How a step looks that is about to be played."""
        return self.game.views.witness(table, action, self.seat)

    def take_in(self, actor: int, seen: int, table: Layout) -> None:
        """Take in a step that has been played, by how it looked and the table after it."""
        view, events, rests = self._after_step
        before, after, first_event = self.view, self._spare, self.first_event
        view(table, self.seat, after)
        step = len(first_event)
        first_event.append(len(self.events))
        if told := events(before, seen, after):
            self.events += [Event(step, actor, each) for each in told]
        self.trail.follow(before, seen, after)
        if actor != CHANCE:
            self._rests.clear()
        if (rested := rests(before, seen, after)) is not None:
            self._rests.append((step, self.game.scenes.scene(rested, self.trail)))
        self.view, self._spare, self._scene = after, before, None

    def events_since(self, step: int, told_until: int = 0) -> tuple[Event, ...]:
        """Events from `step` on; fleeting ones only from `told_until` on."""
        first = self.first_event[max(step, 0)] if max(step, 0) < len(self.first_event) else len(self.events)
        found = self.events[first:]
        if step < told_until:
            found = [each for each in found if each.step >= told_until or not each.phrase.fleeting]
        return tuple(found)

    def rests(self, since: int) -> tuple[Scene, ...]:
        """On what eyes have rested from a step on, since the last decision."""
        return tuple([scene for step, scene in self._rests if step >= since]) if self._rests else ()

    def scene(self) -> Scene:
        """What lies before these eyes; made once for every moment."""
        if self._scene is None:
            self._scene = self.game.scenes.scene(self.view, self.trail)
        return self._scene

    def at(self, table: Layout, seat: int) -> Any:
        """What a seat would see at such a table; good until the next step."""
        self.game.views.view(table, seat, self._spare)
        return self._spare

    def uncovered(self, table: Layout) -> Scene:
        """What would lie before them, were all that lies on the table turned up."""
        view = self.game.view(table, self.seat)
        self.game.scenes.uncover(table, view)
        scene: Scene = self.game.scenes.scene(view, self.trail)
        return scene


def phrases(game: Playable, seats: int) -> list[Phrase]:
    """What every action is called at a table with so many seats, by its number."""
    return [named(game, action, seats).phrase for action in range(game.num_actions)]


@lru_cache
def sight_of(game: Playable) -> type[Sight]:
    """The sights of one game, with scenes and epilogues of its own: what they are read as."""
    scene: Any = game.scenes.Scene
    epilogue: Any = game.scenes.Epilogue
    own: list[Any] = [("scene", scene), ("rests", tuple[scene, ...], ()), ("epilogue", epilogue | None, None)]
    return cast(type[Sight], defstruct("Sight", own, bases=(Sight,), frozen=True))


def schema(game: Playable) -> dict[str, Any]:
    """The JSON Schema of a game's scenes, of what comes to light at its end, and of phrases."""
    parts = {"scene": game.scenes.Scene, "phrase": Phrase}
    if (ending := game.scenes.Epilogue) is not type(None):
        parts["epilogue"] = ending
    found, definitions = json.schema_components(parts.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.title,
        "type": "object",
        "properties": dict(zip(parts, found, strict=True)),
        "$defs": definitions,
    }
