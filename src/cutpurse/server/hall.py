"""The hall: the tables that are open in this process. A table is opened when somebody looks at it, or when
something must happen at it by itself.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Sequence
from time import time

import cutpurse as cp
from cutpurse.bots.coach import prepare
from cutpurse.fairness import new_seed
from cutpurse.server.charter import Charter
from cutpurse.server.croupier import WHO, Croupier, sitting
from cutpurse.server.entries import encode
from cutpurse.server.refusals import Refused
from cutpurse.server.store import Store, StoreFailed, stored
from cutpurse.server.table import Founding, Table, played
from cutpurse.server.thinking import Minds

SWEEP = 1.0  # seconds between two looks for duties that nobody sees to
LATE = 2.0  # seconds that a duty may be late before it counts as such
LEASE = 10.0  # seconds for which a process may keep a duty to itself
PULSE = 2.0  # seconds between two signs of life to other processes
DEAD = 10.0  # seconds without one, after which those who were connected there are gone
IDLE = 60.0  # seconds after which a table that nobody looks at is put away
AT_ONCE = 100
# Looking through a thousand tables for rubbish takes a fifth of a second in which nobody is served, and
# Python would do it several times a minute. Little of it is in rings, so what is young is looked at now and
# then, and everything every ten minutes.
SELDOM = (100_000, 50, 1_000_000)
SWEEP_UP = 600.0  # seconds
DAY = 86_400.0
NAME = re.compile("[-_0-9A-Za-z]{1,64}")  # of a table
KEPT = [  # how long tables are kept that nobody touches: status, pace, days
    ("waiting", "live", 1),
    ("waiting", "mail", 14),
    ("playing", "live", 7),
    ("playing", "mail", 180),
    ("stuck", "live", 30),
    ("stuck", "mail", 180),
    ("over", "live", 90),
    ("over", "mail", 180),
]
log = logging.getLogger("cutpurse.hall")


class Hall:
    def __init__(self, store: Store, minds: Minds) -> None:
        self.store = store
        self.minds = minds
        self.open_tables: dict[str, Croupier] = {}
        self._alive: dict[str, float] = {}  # other processes, and when they were last heard of
        self._opening: dict[str, asyncio.Task[Croupier]] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.store.open()
        loop = asyncio.get_running_loop()
        self.store.listen(lambda note: loop.call_soon_threadsafe(self._hear, note))
        if not self.store.database.is_shared:
            await self.store.release_all()
        gc.set_threshold(*SELDOM)
        chores = [
            (self._sweep, SWEEP),
            (self._tidy, IDLE / 2),
            (self._clear, DAY / 24),
            (self._sweep_up, SWEEP_UP),
        ]
        chores += [(self._pulse, PULSE)] if self.store.database.is_shared else []
        for chore, pause in chores:
            self._chores.append(loop.create_task(self._again_and_again(chore, pause)))

    async def stop(self) -> None:
        for chore in self._chores:
            chore.cancel()
        for croupier in self.open_tables.values():
            croupier.stop()
        self.minds.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    async def open(self, id: str) -> Croupier:
        """Whoever runs this table here."""
        if found := self.open_tables.get(id):
            return found
        if not NAME.fullmatch(id):  # not every database can even be asked for anything else
            raise Refused("no-such-table")
        if id not in self._opening:
            self._opening[id] = asyncio.get_running_loop().create_task(self._open(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> Croupier:
        founding = await stored(self.store.founding(id))
        if founding is None:
            raise Refused("no-such-table")
        entries, duty = await stored(self.store.log(id)), await stored(self.store.duty(id))
        # A long game takes a while to play again; others shall not wait for it.
        table = await asyncio.to_thread(played, founding, [entry for entry, _ in entries])
        return self._take_in(table, *duty)

    def _take_in(self, table: Table, due: float | None, elsewhere: bool) -> Croupier:
        croupier = self.open_tables[table.id] = Croupier(self, table)
        # Those who stand in for people too: nobody waits until they are compiled.
        self.minds.prepare(table.game, [table.level(seat) for seat in range(table.charter.seats)])
        if table.charter.coach and table.status != "over":
            prepare(table.game, table.charter.seats, table.charter.options)
        croupier.start(due, elsewhere)
        croupier.spawn(self.store.presence(f"{table.id} {WHO}"))
        return croupier

    async def found(self, charter: Charter, host: str, names: Sequence[str] = ()) -> Croupier:
        """A new table, with its bots on their chairs and its promise made; in a rematch bots have names."""
        id, version = secrets.token_urlsafe(9), cp.game(charter.game).rules_version
        table = Table(Founding(id, charter, new_seed(), version, host, time()))
        for seat, place in enumerate(table.places):
            if place.bot is not None:
                table.note(table.seat_bot(seat, names[seat] if names else ""))
        await stored(self.store.found(table.founding, [encode(entry) for entry in table.log], sitting(table)))
        log.info("a table is made", extra={"table": id, "game": charter.game, "seats": charter.seats})
        return self._take_in(table, None, False)

    # Other processes

    def _hear(self, note: str) -> None:
        """Another process has written something, or says who is connected there."""
        if not note:
            for croupier in tuple(self.open_tables.values()):
                croupier.spawn(croupier.catch_up())
            return
        process, id, what = note.split(" ")
        if process == self.store.process:
            return
        self._alive[process] = time()
        found = self.open_tables.get(id)
        if found is None:
            return
        seat, is_presence, count = what.partition(":")
        if what == WHO:
            found.announce_all()
        elif is_presence:
            found.hear_presence(process, int(seat), int(count))
        elif int(what) > found.table.version:
            found.spawn(found.catch_up())

    # Chores

    async def _again_and_again(self, chore: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await chore()
            except (StoreFailed, Refused) as error:
                log.warning("a chore has failed", extra={"why": str(error)})
            await asyncio.sleep(pause)

    async def _sweep(self) -> None:
        """Take over duties that are late, since whoever had them is gone."""
        now = time()
        for id in await self.store.claim(now - LATE, now - LATE + LEASE, AT_ONCE):
            croupier = await self.open(id)
            await croupier.catch_up()
            croupier.see_to_it()

    async def _pulse(self) -> None:
        """Give a sign of life, and forget those who give none."""
        await self.store.presence("- -")
        gone = [process for process, heard in self._alive.items() if heard < time() - DEAD]
        for process in gone:
            del self._alive[process]
            for croupier in tuple(self.open_tables.values()):
                croupier.forget(process)

    async def _tidy(self) -> None:
        """Put tables away that nobody looks at."""
        before = time() - IDLE
        for id, croupier in tuple(self.open_tables.items()):
            if croupier.is_idle(before):
                croupier.stop()
                del self.open_tables[id]

    async def _sweep_up(self) -> None:
        """Look at every object in memory for what nobody needs any more."""
        gc.collect()

    async def _clear(self) -> None:
        now = time()
        await self.store.clear_tokens(now)
        cleared = await self.store.clear([(status, pace, now - days * DAY) for status, pace, days in KEPT])
        if cleared:
            log.info("old tables cleared", extra={"tables": cleared})
