"""The hall: the tables that are open in this process. A table is opened when somebody looks at it, or when
something must happen at it by itself.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import re
from collections.abc import Awaitable, Callable, Sequence

import cutpurse as cp
from cutpurse.bots.coach import prepare
from cutpurse.fairness import new_contribution, new_seed
from cutpurse.server.audience import WHO
from cutpurse.server.charter import Charter
from cutpurse.server.croupier import Croupier
from cutpurse.server.entries import encode
from cutpurse.server.facts import sitting
from cutpurse.server.refusals import Refused
from cutpurse.server.store import Store, or_refused
from cutpurse.server.surroundings import Surroundings, pause, random_token
from cutpurse.server.table import Founding, Table, played
from cutpurse.server.thinking import BotPool
from cutpurse.server.writer import StoreFailed

REPLAYS = 4  # games that are played again at the same time, at most
SWEEP = 1.0  # seconds between two looks for duties that nobody sees to
LATE = 2.0  # seconds that a duty may be late before it counts as such
LEASE = 10.0  # seconds for which a process may keep a duty to itself
PULSE = 2.0  # seconds between two signs of life to other processes
DEAD = 10.0  # seconds without one, after which those who were connected there are gone
IDLE = 60.0  # seconds after which a table that nobody looks at is put away
AT_ONCE = 100
# Looking for rubbish in rings holds up everybody, at a thousand tables for a tenth of a second, several times
# a minute, and it finds next to none. So it is looked for every ten minutes, or when very much is new.
SELDOM = (2_000_000, 1_000_000, 1_000_000)
SWEEP_UP = 600.0  # seconds
DAY = 86_400.0
ID_BYTES = 9  # of a table
NAME = re.compile("[-_0-9A-Za-z]{1,64}")  # of a table
KEPT = {  # days for which tables are kept that nobody touches, by status and pace
    "waiting": {"live": 1, "mail": 14},
    "playing": {"live": 7, "mail": 180},
    "stuck": {"live": 30, "mail": 180},
    "over": {"live": 90, "mail": 180},
}
log = logging.getLogger("cutpurse.hall")


class Hall:
    def __init__(self, store: Store, bots: BotPool, around: Surroundings) -> None:
        self.store = store
        self.bots = bots
        self.clock, self.random, self.luck = around.clock, around.random, around.luck
        self.replays = around.threads.pool("replays", REPLAYS)  # long games take a while to play again
        self.open_tables: dict[str, Croupier] = {}
        self._alive: dict[str, float] = {}  # other processes, and when they were last heard of
        self._opening: dict[str, asyncio.Task[Croupier]] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.store.open()
        loop = asyncio.get_running_loop()
        self.store.listen(lambda note: loop.call_soon_threadsafe(self._hear, note))
        if not self.store.is_shared:
            await self.store.release_all()
        gc.set_threshold(*SELDOM)
        chores = {self._sweep: SWEEP, self._tidy: IDLE / 2, self._clear: DAY / 24, self._sweep_up: SWEEP_UP}
        if self.store.is_shared:
            chores[self._pulse] = PULSE
        for chore, seconds in chores.items():
            self._chores.append(loop.create_task(self._again_and_again(chore, seconds)))

    async def stop(self) -> None:
        for chore in self._chores:
            chore.cancel()
        for croupier in self.open_tables.values():
            croupier.stop()
        self.bots.close()
        await self.replays.run(self.store.close)
        self.replays.close(wait=False)

    async def open(self, id: str) -> Croupier:
        """Whoever runs this table here."""
        if found := self.open_tables.get(id):
            return found
        if not NAME.fullmatch(id):  # not every database can even be asked for anything else
            raise Refused("no-such-table")
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> Croupier:
        founding = await or_refused(self.store.founding(id))
        if founding is None:
            raise Refused("no-such-table")
        entries, duty = await or_refused(self.store.log(id)), await or_refused(self.store.duty(id))
        table = await self.replays.run(played, founding, entries)
        return self._take_in(table, *duty)

    def _take_in(self, table: Table, due: float | None, elsewhere: bool) -> Croupier:
        croupier = self.open_tables[table.id] = Croupier(table, self.store, self.bots, self.clock)
        # Those who stand in for people too: nobody waits until they are compiled.
        self.bots.prepare(table.game, [table.level(seat) for seat in range(table.charter.seats)])
        if table.charter.coach and table.status != "over":
            prepare(table.game, table.charter.seats, table.charter.options)
        croupier.start(due, elsewhere)
        return croupier

    async def found(self, charter: Charter, host: str, names: Sequence[str] = ()) -> Croupier:
        """A new table, with its bots on their chairs and its promise made; in a rematch bots have names."""
        id, version = random_token(self.random, ID_BYTES), cp.game(charter.game).rules_version
        table = Table(Founding(id, charter, new_seed(self.luck), version, host, self.clock.now()))
        for seat, place in enumerate(table.places):
            if place.bot is not None:
                table.seat_bot(seat, new_contribution(self.luck), names[seat] if names else "")
        bodies = [encode(entry) for entry in table.log]
        await or_refused(self.store.create_table(table.founding, bodies, sitting(table)))
        log.info("a table is made", extra={"table": id, "game": charter.game, "seats": charter.seats})
        return self._take_in(table, None, False)

    # Other processes

    def _hear(self, note: str) -> None:
        """Another process has written something, or says who is connected there."""
        if not note:
            for croupier in tuple(self.open_tables.values()):
                croupier.errands.run(croupier.book.catch_up())
            return
        process, id, what = note.split(" ")
        if process == self.store.process:
            return
        self._alive[process] = self.clock.now()
        found = self.open_tables.get(id)
        if found is None:
            return
        seat, is_presence, count = what.partition(":")
        if what == WHO:
            found.audience.announce_all()
        elif is_presence:
            found.hear_presence(process, int(seat), int(count))
        elif int(what) > found.table.version:
            found.errands.run(found.book.catch_up())

    # Chores

    async def _again_and_again(self, chore: Callable[[], Awaitable[None]], seconds: float) -> None:
        while True:
            try:
                await chore()
            except (StoreFailed, Refused) as error:
                log.warning("a chore has failed", extra={"why": str(error)})
            await pause(self.clock, seconds)

    async def _sweep(self) -> None:
        """Take over duties that are late, since whoever had them is gone."""
        now = self.clock.now()
        for id in await self.store.claim(now - LATE, now - LATE + LEASE, AT_ONCE):
            croupier = await self.open(id)
            await croupier.book.catch_up()
            croupier.duties.do_overdue()

    async def _pulse(self) -> None:
        """Give a sign of life, and forget those who give none."""
        await self.store.presence("- -")
        gone = [process for process, heard in self._alive.items() if heard < self.clock.now() - DEAD]
        for process in gone:
            del self._alive[process]
            for croupier in tuple(self.open_tables.values()):
                croupier.forget(process)

    async def _tidy(self) -> None:
        """Put tables away that nobody looks at."""
        before = self.clock.now() - IDLE
        for id, croupier in tuple(self.open_tables.items()):
            if croupier.is_idle(before):
                croupier.stop()
                del self.open_tables[id]

    async def _sweep_up(self) -> None:
        """Look at every object in memory for what nobody needs any more."""
        gc.collect()

    async def _clear(self) -> None:
        now = self.clock.now()
        await self.store.clear_tokens(now)
        rules = [(status, pace, now - DAY * days) for status in KEPT for pace, days in KEPT[status].items()]
        if cleared := await self.store.clear(rules):
            log.info("old tables cleared", extra={"tables": cleared})
