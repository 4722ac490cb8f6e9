"""What a viewer of a table is told: structure only, from what that seat may see, encoded once for all who see
the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from cutpurse.engine.contract import NOBODY
from cutpurse.engine.game import Game
from cutpurse.engine.listener import Ear
from cutpurse.engine.naming import named
from cutpurse.fairness import ALGORITHM
from cutpurse.server.entries import Act, Begin, Entry, React, Say, Sit, Undo
from cutpurse.server.table import Table

encode = msgspec.json.Encoder().encode
NOTHING = b"null"
PUBLIC = ("name", "bot", "away", "left", "muted", "adds")  # of a place: all but who the person is
QUIET = {Act, Undo, Say, React}  # entries after which the table is as it was, but for the game


class Teller:
    """Tells one table to all its viewers; what was made for one of them serves the others too."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._view = table.game.views.View()  # room for whoever is asked
        self._made: dict[tuple[str, int | None, int], bytes] = {}
        self._at = -1

    def snapshot(self, seat: int | None, left: float | None, heard: int = -1, views: bool = False) -> bytes:
        """All there is to see; `heard`: the last version this seat was told, so that nothing fleeting is
        shown twice.
        """
        story = [self._entry(version, seat, heard) for version in range(1, self.table.version + 1)]
        return (
            b'{"type":"snapshot","story":[' + b",".join(story) + b"]," + self._rest(seat, left, True, views)
        )

    def update(self, seat: int | None, since: int, left: float | None, views: bool = False) -> bytes:
        """What happened after a version, and what there is to see now."""
        eye = self._eye(seat)
        told = self._once("told", eye, since, lambda: self._told(seat, since))
        between = self._once("between", eye, since, lambda: self._between(seat, since))
        rest = self._rest(seat, left, self._concerns_all(since), views)
        return b'{"type":"update","entries":[' + told + b"]," + between + rest

    def _between(self, seat: int | None, since: int) -> bytes:
        """On what eyes rest on the way to the scene that there is now, if the match has moved."""
        match = self.table.match
        if match is None or self.table.moved <= since or not (found := match._ear(seat).rests):
            return b""
        return b'"between":' + encode([scene for _, scene in found]) + b","

    def _told(self, seat: int | None, since: int) -> bytes:
        versions = range(since + 1, self.table.version + 1)
        return b",".join(self._entry(version, seat, since) for version in versions)

    def _concerns_all(self, since: int) -> bool:
        """Whether more has changed than the game."""
        return self.table.status != "playing" or not all(
            type(each) in QUIET for each in self.table.log[since:]
        )

    def _rest(self, seat: int | None, left: float | None, with_table: bool, views: bool) -> bytes:
        """What comes at the end of every message: the table as it is now."""
        table, eye = self.table, self._eye(seat)
        parts = [b'"version":%d' % table.version]
        if with_table:
            parts.append(b'"table":' + self._once("table", None, 0, lambda: encode(described(table))))
        if table.match is not None:
            parts.append(self._once("scene", eye, 0, lambda: self._seen(seat)))
            parts.append(b'"ask":' + self._ask(seat, views))
        if left is not None:
            parts.append(b'"left":%d' % round(1000 * left))
        return b",".join(parts) + b"}"

    def _seen(self, seat: int | None) -> bytes:
        """What lies before somebody's eyes, and who is asked."""
        match = self.table.match
        assert match is not None
        parts = [b'"scene":' + encode(match._ear(seat).scene()), b'"asked":' + encode([*self.table.asked()])]
        if self.table.status == "over":
            parts.append(b'"epilogue":' + self._once("epilogue", None, 0, lambda: encode(match._revealed())))
        return b",".join(parts)

    def _ask(self, seat: int | None, views: bool) -> bytes:
        """The question to a seat with its choices, and its view if it wants one; else nothing."""
        asked = self.table.asked()
        if seat is None or seat not in asked or self.table.is_bots(seat):
            return NOTHING
        what = "ask with view" if views else "ask"
        return self._once(what, seat, 0, lambda: self._question(seat, asked[seat], views))

    def _question(self, seat: int, state: Any, views: bool) -> bytes:
        game, match = self.table.game, self.table.match
        assert match is not None
        view = self._view
        game.views.view(state, seat, view)
        choices = b",".join(choice(game, match.seats, action) for action in game.legal(state))
        undo = b"true" if match.actor == seat and match.why_not_undo() is None else b"false"
        prompt = encode(game.text.prompt(view))
        known = b',"view":' + encode(view.to_dict()) if views else b""
        return b'{"prompt":' + prompt + b',"choices":[' + choices + b'],"undo":' + undo + known + b"}"

    def _entry(self, version: int, seat: int | None, heard: int) -> bytes:
        """One entry of the log as this seat may know it."""
        entry = self.table.log[version - 1]
        if not isinstance(entry, Act | Begin):
            return encode({"v": version, **public(entry)})
        facts: dict[str, Any] = {"v": version, "is": entry.__struct_config__.tag}
        if isinstance(entry, Act):
            facts |= {"seat": entry.seat, "by": entry.by}
        return encode(facts | {"events": self._events(version, seat, heard)})

    def _events(self, version: int, seat: int | None, heard: int) -> list[Any]:
        span, match = self.table.spans.get(version), self.table.match
        if span is None or match is None or self.table.trouble:
            return []
        ear: Ear = match._ear(seat)
        begin = ear.begins[span.first] if span.first < len(ear.begins) else len(ear.events)
        end = ear.begins[span.end] if span.end < len(ear.begins) else len(ear.events)
        told = [each.phrase for each in ear.events[begin:end]]
        return told if version > heard else [each for each in told if not each.fleeting]

    def _eye(self, seat: int | None) -> int | None:
        """Whose eyes see the same: in an open game, everybody's."""
        return seat if self.table.game.secrets else None

    def _once(self, what: str, eye: int | None, since: int, make: Any) -> bytes:
        if self._at != self.table.version:
            self._at = self.table.version
            self._made.clear()
        key = what, NOBODY if eye is None else eye, since
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]


@lru_cache(maxsize=65536)
def choice(game: Game, seats: int, action: int) -> bytes:
    """A choice as it is sent at every table with so many seats."""
    return b'{"action":%d,"phrase":' % action + encode(named(game, action, seats).phrase) + b"}"


def public(entry: Entry) -> dict[str, Any]:
    """What everybody may know of an entry: all but who the person is, and the client's own number for it."""
    facts: dict[str, Any] = msgspec.to_builtins(entry)
    facts.pop("id", None)
    if isinstance(entry, Sit):
        facts["bot"] = facts.pop("person") is None
    return facts


def described(table: Table) -> dict[str, Any]:
    """A table as everybody may know it."""
    charter, match, status = table.charter, table.match, table.status
    facts: dict[str, Any] = {
        "id": table.id,
        "game": charter.game,
        "seats": charter.seats,
        "options": {name: option.default for name, option in table.game.options.items()} | charter.options,
        "rules_version": table.founding.rules_version,
        "public": charter.public,
        "pace": charter.pace,
        "clock": charter.clock,
        "window": charter.window,
        "spectators": charter.spectators,
        "chat": charter.chat,
        "coach": charter.coach,
        "practice": charter.is_practice,
        "status": status,
        "version": table.version,
        "host": table.host,
        "places": [{fact: getattr(place, fact) for fact in PUBLIC} for place in table.places],
        "fairness": {"algorithm": ALGORITHM, "promise": table.promise},
        "rematch": table.rematch,
    }
    if match is not None and status == "over":
        facts["points"] = match.points()
        facts["shares"] = [float(share) for share in match.shares()]
        facts["fairness"] |= {"seed": table.founding.seed.hex()}
    if table.trouble:
        facts["trouble"] = table.trouble
    return facts
