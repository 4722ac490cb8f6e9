"""A table as its messages have told it to a client so far."""

from __future__ import annotations

from typing import Any

import msgspec

import cutpurse as cp
from cutpurse.engine.sights import Ask, Sight, sight_of
from cutpurse.engine.words.phrases import Phrase
from cutpurse.server.facts import TableFacts
from cutpurse.server.messages import Acted, AnyTold, Begun, TakenBack
from cutpurse.server.patches import patched

MOVES = Begun | Acted | TakenBack  # entries that change the match


class Following:
    """What is seen, and what was said about the table itself."""

    def __init__(self) -> None:
        self.you: int | None = None
        self.version = 0
        self.moved_at = 0  # the version of the last entry that changed the match
        self.table: TableFacts | None = None
        self.sight: Sight | None = None
        self.left: int | None = None  # milliseconds on the clock
        self._plain: Any = None  # the sight as it travels

    def take(self, message: dict[str, Any]) -> list[AnyTold]:
        """Take a message in; the entries that are new."""
        if message["type"] == "welcome":
            self.you = message["you"]
        if message["type"] not in ("snapshot", "update"):
            return []
        told = msgspec.convert(message["entries"], list[AnyTold])
        new = [entry for entry in told if entry.v > self.version]
        self.version = max(self.version, message["version"])
        self.moved_at = max([self.moved_at, *(entry.v for entry in new if isinstance(entry, MOVES))])
        self.left = message.get("left")
        if table := message.get("table"):
            self.table = msgspec.convert(table, TableFacts)
        if "sight" in message:
            self.sight = self._seen(message)
        return new

    def _seen(self, message: dict[str, Any]) -> Sight:
        """The sight that a message leads to."""
        assert self.table is not None
        self._plain, rests = sight_after(self._plain, message)
        return msgspec.convert(self._plain | {"rests": rests}, sight_of(cp.game(self.table.game)))

    @property
    def ask(self) -> Ask | None:
        return self.sight.ask if self.sight else None

    @property
    def asked(self) -> tuple[int, ...]:
        return self.sight.asked if self.sight else ()

    @property
    def status(self) -> str:
        return self.table.status if self.table else ""

    @property
    def names(self) -> list[str]:
        return [place.name or "" for place in self.table.places] if self.table else []

    def events_of(self, entry: AnyTold) -> list[Phrase]:
        """What has happened in an entry that has just come."""
        first, end = getattr(entry, "first", 0), getattr(entry, "end", 0)
        return [each.phrase for each in (self.sight.events if self.sight else ()) if first <= each.step < end]


def sight_after(plain: Any, message: dict[str, Any]) -> tuple[Any, list[Any]]:
    """The sight that a snapshot has or an update makes of the last, plainly; and the scenes on the way."""
    if message["type"] == "snapshot":
        return message["sight"], []
    rests = []
    for rest in message.get("rests", ()):
        plain = plain | {"scene": patched(plain["scene"], rest)}
        rests.append(plain["scene"])
    return patched(plain, message["sight"]), rests
