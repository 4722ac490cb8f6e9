"""Who looks at a table, here and at other processes, and what they are told."""

from __future__ import annotations

from collections import defaultdict

from cutpurse.server.book import Said
from cutpurse.server.entries import BeginEntry, SitEntry, StandEntry
from cutpurse.server.errands import Errands
from cutpurse.server.messages import BUILD, PROTOCOL, Presence, Welcome, write
from cutpurse.server.store import Store
from cutpurse.server.table import Table
from cutpurse.server.telling import Teller, Viewer

TOO_OLD = 500  # entries that somebody may have missed before a snapshot is shorter
SEATING = SitEntry, StandEntry, BeginEntry  # entries after which somebody may see with other eyes
WHO = "?"  # asks other processes who is connected there


class Audience:
    def __init__(self, table: Table, store: Store, errands: Errands) -> None:
        self.table = table
        self.viewers: set[Viewer] = set()
        self._store = store
        self._errands = errands
        self._teller = Teller(table)
        self._elsewhere: dict[str, set[int]] = defaultdict(set)  # seats with viewers, by process
        self._told_until: dict[int | None, int] = {}  # the last version that each seat was told

    # Telling

    def tell(self, since: int, left: float | None, message: Said | None = None) -> None:
        """Send everybody what happened after a version; an answer that somebody waits for goes with it."""
        version = self.table.version
        for viewer in tuple(self.viewers):
            told = self._teller.update(viewer, since, left)
            if message is not None and message.viewer is viewer:
                viewer.wire.push(told, message.ack(version))
            else:
                viewer.wire.push(told)
            self._told_until[viewer.seat] = version

    def tell_again(self, viewer: Viewer, since: int, left: float | None) -> None:
        """Send somebody who is late all there is to see, with what happened after the version they know."""
        viewer.wire.push(self._teller.snapshot(viewer, since, since, left))

    def admit(self, viewer: Viewer, since: int | None, left: float | None) -> None:
        """Somebody looks at the table from now on; what was missed comes first, or a snapshot."""
        version = self.table.version
        self._find_seat(viewer)  # while this one waited, somebody may have sat down
        if since is None or since > version or version - since > TOO_OLD:
            since, told_until = 0, self._told_until.get(viewer.seat, version)
        else:
            told_until = since
        viewer.wire.push(self._teller.snapshot(viewer, since, told_until, left))
        self._told_until[viewer.seat] = version
        self.viewers.add(viewer)
        self._announce(viewer.seat)

    def part(self, viewer: Viewer) -> None:
        """Somebody looks no longer."""
        self.viewers.discard(viewer)
        self._announce(viewer.seat)

    def find_seats(self, since: int) -> None:
        """A viewer who sits down now, or stands up, looks with other eyes, or no more."""
        if not any(isinstance(entry, SEATING) for entry in self.table.log[since:]):
            return
        for viewer in tuple(self.viewers):
            self._find_seat(viewer)
            if viewer.seat is None and not self.table.may_be_watched:
                self.viewers.discard(viewer)
                viewer.wire.cut()

    def _find_seat(self, viewer: Viewer) -> None:
        seat = self.table.seat_of(viewer.person)
        if seat != viewer.seat:
            viewer.seat = seat
            viewer.wire.push(write(Welcome(PROTOCOL, BUILD, seat)))

    # Who is connected

    def is_here(self, seat: int | None) -> bool:
        """Whether somebody is connected for a seat, here or elsewhere."""
        return any(seat in seats for seats in self._elsewhere.values()) or self.has_viewer(seat)

    def has_viewer(self, seat: int | None) -> bool:
        """Whether somebody is connected here for a seat."""
        return any(viewer.seat == seat for viewer in self.viewers)

    def tell_presence(self) -> None:
        places = enumerate(self.table.places)
        here = [place.bot is not None or self.is_here(seat) for seat, place in places]
        message = write(Presence(here, sum(viewer.seat is None for viewer in self.viewers)))
        for viewer in tuple(self.viewers):
            viewer.wire.push(message)

    def hear_presence(self, process: str, seat: int, count: int) -> None:
        """So many are connected for a seat at another process."""
        if count:
            self._elsewhere[process].add(seat)
        else:
            self._elsewhere[process].discard(seat)
        self.tell_presence()

    def forget(self, process: str) -> set[int]:
        """Another process has died, and with it the connections there: of these seats."""
        if seats := self._elsewhere.pop(process, set()):
            self.tell_presence()
        return seats

    def announce_all(self) -> None:
        """Tell other processes who is here, since one of them has asked."""
        for seat in {viewer.seat for viewer in self.viewers}:
            self._announce_elsewhere(seat)

    def _announce(self, seat: int | None) -> None:
        self.tell_presence()
        self._announce_elsewhere(seat)

    def _announce_elsewhere(self, seat: int | None) -> None:
        if seat is not None:
            self.say_elsewhere(f"{seat}:{sum(viewer.seat == seat for viewer in self.viewers)}")

    def say_elsewhere(self, what: str) -> None:
        """Tell other processes something about who is connected, or ask for it."""
        if self._store.is_shared:
            self._errands.run(self._store.presence(f"{self.table.id} {what}"))
