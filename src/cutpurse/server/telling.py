"""Tells one table to all its viewers: of what each of them sees only what has changed since it was told last,
and what is the same for several is made and encoded once. Here `since` and `told_until` are versions of the
table, which count the entries of its log; those of a `Match` count steps (`Table.step_after`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from operator import attrgetter
from typing import Any, TypeVar

from msgspec import Raw
from msgspec.structs import astuple, replace

from cutpurse.engine import sights
from cutpurse.engine.game import Game
from cutpurse.engine.match import Match
from cutpurse.engine.scenes import Scene
from cutpurse.engine.sights import Sight
from cutpurse.server import entries, messages
from cutpurse.server.entries import Entry
from cutpurse.server.facts import described
from cutpurse.server.messages import AnyTold, Snapshot, Update, write
from cutpurse.server.patches import patch, patch_of_different
from cutpurse.server.table import Span, Table
from cutpurse.server.wire import Wire

# Entries after which the table is as it was, but for the game.
QUIET = {entries.ActEntry, entries.UndoEntry, entries.SayEntry, entries.ReactEntry}
TAKEN_BACK = Span(0, 0)  # the steps of an entry that has none any more
OTHER_FIELDS = [part for part in Sight.__struct_fields__ if part not in ("scene", "ask", "events", "rests")]
other_fields = attrgetter(*OTHER_FIELDS)
ScenePair = tuple[Scene, Scene]
# Latest changes that a new one is compared with: usually the acting seat sees one and everybody else another.
COMPARED = 2
T = TypeVar("T")


class Viewer:
    """Somebody who looks at a table: a seat, or a spectator."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.person: str | None = None
        self.seat: int | None = None
        self.with_view = False  # whether it is told its view when it is asked
        self.has: Sight | None = None  # what it was told last


class Teller:
    """Makes the messages to the viewers of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._at = -1  # the version of which all that follows is
        self._asked: list[int] = []  # people
        self._made: dict[Any, Any] = {}
        self._scene_patches: dict[int, list[tuple[ScenePair, Any]]] = {}  # of scenes, and how each is told

    def snapshot(self, viewer: Viewer, since: int, told_until: int, left: float | None) -> bytes:
        """All there is to see, and what has happened since a version; what is to be seen once is not told
        again to a seat that heard of it by then.
        """
        self._renew()
        sight = viewer.has = self._without_rests(self._sight(viewer, since, told_until))
        told = Snapshot(
            version=self.table.version,
            since=since,
            entries=self._entries(since),
            table=self._facts(),
            actions=actions(self.table.game, self.table.charter.seats) if sight else [],
            sight=sight,
            left=milliseconds(left),
        )
        return write(told)

    def update(self, viewer: Viewer, since: int, left: float | None) -> bytes:
        """What has happened since the version that a viewer was told last, and what has changed by it."""
        self._renew()
        old, new = viewer.has, self._sight(viewer, since, since)
        if old is None and new is not None:
            return self.snapshot(viewer, since, since, left)
        viewer.has = self._without_rests(new)
        rests, change = self._sight_patch(old, new) if old and new else ([], None)
        told = Update(
            version=self.table.version,
            entries=self._entries(since),
            table=self._facts() if self._concerns_all(since) else None,
            rests=rests,
            sight=change,
            left=milliseconds(left),
        )
        return write(told)

    # What somebody sees

    def _sight(self, viewer: Viewer, since: int, told_until: int) -> Sight | None:
        """What a viewer sees, with the events of the entries after a version."""
        match, seat = self.table.match, viewer.seat
        if match is None:
            return None
        eye = seat if match.game.secrets else None
        seen = self._once((eye, since, told_until), lambda: self._seen(match, eye, since, told_until))
        if seat not in self._asked:
            return seen
        what = seat, viewer.with_view, since, told_until
        return self._once(what, lambda: replace(seen, ask=match.ask(seat, viewer.with_view)))

    def _seen(self, match: Match, eye: int | None, since: int, told_until: int) -> Sight:
        """What a pair of eyes sees; nobody is asked."""
        table = self.table
        sight = match.sight_without_question(eye, table.step_after(since), table.step_after(told_until))
        return sight if table.status != "stuck" else replace(sight, asked=(), events=())

    def _without_rests(self, sight: Sight | None) -> Sight | None:
        """A sight without what was only on the way to it."""
        if sight is None or not sight.rests:
            return sight
        return self._once((id(sight), "without rests"), lambda: replace(sight, rests=()), sight)

    def _sight_patch(self, old: Sight, new: Sight) -> tuple[list[Any], Any]:
        """Patches: from the last scene to those on which eyes rest, and from there to what is seen now."""
        key = id(old.scene), id(old.events), id(new.scene), id(new.events)  # the rest follows from these
        rests, common = self._once(key, lambda: self._shared_patch(old, new), old)
        if old.ask is new.ask or old.ask == new.ask:
            return rests, Raw(common)
        return rests, Raw(b'%b,"ask":%b}' % (common[:-1], write(patch_of_different(old.ask, new.ask))))

    def _shared_patch(self, old: Sight, new: Sight) -> tuple[list[Any], bytes]:
        """The same for all who see through these eyes, without what one of them is asked."""
        way = pairwise([old.scene, *new.rests, new.scene])
        *rests, scene = [self._scene_patch(number, *each) for number, each in enumerate(way)]
        found = {"scene": scene, "events": [new.events]}
        for part, before, after in zip(OTHER_FIELDS, other_fields(old), other_fields(new), strict=True):
            if before is not after and before != after:
                found[part] = patch_of_different(before, after)
        return rests, write(found)

    def _scene_patch(self, number: int, old: Scene, new: Scene) -> Any:
        """The patch between two scenes; `number` is its position on the way to the final scene.

        What changes alike before several eyes, as most of it does, is encoded once.
        """
        told = self._scene_patches.setdefault(number, [])
        for change, found in told[-COMPARED:]:
            if is_alike(change, (old, new)):
                return found
        found = encoded(patch(old, new))
        told.append(((old, new), found))
        return found

    # What everybody is told

    def _entries(self, since: int) -> Any:
        """The entries after a version."""
        versions = range(since + 1, self.table.version + 1)
        return self._once(("entries", since), lambda: encoded([self._told(each) for each in versions]))

    def _told(self, version: int) -> AnyTold:
        entry = self.table.log[version - 1]
        return TOLD[type(entry)](version, entry, self.table.spans.get(version, TAKEN_BACK))

    def _concerns_all(self, since: int) -> bool:
        """Whether more has changed than the game."""
        return self.table.status != "playing" or not QUIET.issuperset(map(type, self.table.log[since:]))

    def _facts(self) -> Any:
        return self._once("facts", lambda: encoded(described(self.table)))

    def _renew(self) -> None:
        """What was made of another version is of no use any more."""
        if self._at != self.table.version:
            self._at, self._asked, self._made = self.table.version, self.table.people_asked, {}
            self._scene_patches = {}

    def _once(self, what: Any, make: Callable[[], T], *alive: object) -> T:
        """Made once at a version. Objects whose `id()` is in the key are kept alive, so that no other object
        can get that id.
        """
        found = self._made.get(what)
        if found is None:
            found = self._made[what] = make(), alive
        made: T = found[0]
        return made


def is_alike(one: ScenePair, other: ScenePair) -> bool:
    """Whether the same parts change in the same way."""
    for old, new, before, after in zip(*map(astuple, one), *map(astuple, other), strict=True):
        has_changed = (old is not new and old != new) or (before is not after and before != after)
        if has_changed and (new != after or old != before):
            return False
    return True


def encoded(it: Any) -> Any:
    """What stands for itself in a message: it is not encoded again."""
    return Raw(write(it))


@lru_cache(maxsize=256)
def actions(game: Game, seats: int) -> Any:
    """What every action is called at a table with so many seats."""
    return encoded(sights.phrases(game, seats))


def milliseconds(left: float | None) -> int | None:
    return None if left is None else round(1000 * left)


# An entry as everybody may know it: without who the person is, and the client's own number for it.
TOLD: dict[type[Entry], Callable[[int, Any, Span], AnyTold]] = {
    entries.SitEntry: lambda v, it, _: messages.SatDown(v, it.seat, it.name, it.person is None, it.adds),
    entries.StandEntry: lambda v, it, _: messages.StoodUp(v, it.seat),
    entries.BeginEntry: lambda v, it, steps: messages.Begun(v, *steps),
    entries.ActEntry: lambda v, it, steps: messages.Acted(v, it.seat, it.by, *steps),
    entries.UndoEntry: lambda v, it, _: messages.TakenBack(v, it.seat),
    entries.AwayEntry: lambda v, it, _: messages.WentAway(v, it.seat, it.left),
    entries.BackEntry: lambda v, it, _: messages.CameBack(v, it.seat),
    entries.SayEntry: lambda v, it, _: messages.Spoke(v, it.seat, it.text),
    entries.ReactEntry: lambda v, it, _: messages.Reacted(v, it.seat, it.with_),
    entries.MuteEntry: lambda v, it, _: messages.Muted(v, it.seat, it.muted),
    entries.RematchEntry: lambda v, it, _: messages.GoesOn(v, it.table),
}
