"""A house in this process: its clock stands still until somebody says otherwise, its chance follows from a
seed, its store is in memory, and what the real one does on threads is done at once.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import math
import random
import selectors
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, cast

import httpx

from cutpurse.server.app import refuse, routed
from cutpurse.server.databases import Sqlite, SqliteConnection
from cutpurse.server.guard import guarded
from cutpurse.server.house import House
from cutpurse.server.surroundings import Surroundings, at_most, pause
from cutpurse.server.wire import NAME
from loops import run

BEGINS = 1_700_000_000.0
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
TICK = 1 / 1024  # seconds: the smallest step of the clock, and exact in binary


class Closed(Exception):
    """A connection is over, with a code if it was closed in good order."""

    def __init__(self, code: int | None = None) -> None:
        super().__init__(code)
        self.code = code


class HeldTimer:
    def __init__(self, at: float, work: Callable[[], object]) -> None:
        self.at, self.work, self.is_cancelled = at, work, False

    def cancel(self) -> None:
        self.is_cancelled = True


class HeldClock:
    """Time passes when `advance` says so, or while somebody waits for it: then what is due next is done as
    soon as nothing else is left to do.
    """

    def __init__(self) -> None:
        self.waiting = 0  # how many wait for time to pass
        self._now = BEGINS
        self._timers: list[tuple[float, int, HeldTimer]] = []
        self._numbers = itertools.count()
        self._settlers: list[asyncio.Future[None]] = []

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, work: Callable[[], object]) -> HeldTimer:
        timer = HeldTimer(math.ceil((self._now + seconds) / TICK) * TICK, work)
        heapq.heappush(self._timers, (timer.at, next(self._numbers), timer))
        return timer

    async def settle(self) -> None:
        """Until nothing is left to do at this moment."""
        settled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._settlers.append(settled)
        await settled

    async def advance(self, seconds: float) -> None:
        """Let time pass, and do in its order what is due."""
        end = round((self._now + seconds) / TICK) * TICK
        await self.settle()
        while self._is_due_by(end):
            self._ring()
            await self.settle()
        self._now = end

    async def oversleep(self, seconds: float) -> None:
        """Let much time pass at once, as if the machine had slept: what is due by then is done late."""
        self._now += seconds
        await self.advance(0)

    def _is_due_by(self, end: float) -> bool:
        while self._timers and self._timers[0][2].is_cancelled:
            heapq.heappop(self._timers)
        return bool(self._timers) and self._timers[0][0] <= end

    def _ring(self) -> None:
        at, _, timer = heapq.heappop(self._timers)
        self._now = max(self._now, at)
        timer.work()

    def when_idle(self) -> bool:
        """Nothing is left to do; says whether there is now."""
        settlers, self._settlers = self._settlers, []
        for settled in settlers:
            if not settled.done():
                settled.set_result(None)
        if settlers:
            return True
        if self.waiting and self._is_due_by(math.inf):
            self._ring()
            return True
        return False


class Idle(selectors.DefaultSelector):
    """What a loop asks when it has nothing to do."""

    def __init__(self, clock: HeldClock) -> None:
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> list[Any]:
        has_time = timeout is None or timeout > 0
        return super().select(0 if has_time and self._clock.when_idle() else timeout)


class AtOnce:
    """Threads that are none. Pools can be told how long their work takes, by the held clock."""

    def __init__(self, clock: HeldClock) -> None:
        self.takes: dict[str, float] = {}
        self.inboxes: list[InboxAtOnce] = []
        self._clock = clock

    def pool(self, name: str, size: int = 1, polite: bool = False) -> PoolAtOnce:
        return PoolAtOnce(self, name, self._clock)

    def inbox(self, name: str, handle: Callable[[list[Any]], object]) -> InboxAtOnce:
        self.inboxes.append(InboxAtOnce(handle))
        return self.inboxes[-1]

    def start(self, name: str, work: Callable[[], object]) -> None:
        raise AssertionError("nothing is to go on by itself here")


class PoolAtOnce:
    def __init__(self, threads: AtOnce, name: str, clock: HeldClock) -> None:
        self._threads, self._name, self._clock = threads, name, clock

    async def run(self, work: Callable[..., Any], *values: Any) -> Any:
        if takes := self._threads.takes.get(self._name):
            await pause(self._clock, takes)
        return work(*values)

    def close(self, wait: bool = True) -> None:
        pass


class InboxAtOnce:
    def __init__(self, handle: Callable[[list[Any]], object]) -> None:
        self._handle = handle
        self.held: list[Any] | None = None  # what waits, if it is told to

    def put(self, it: Any) -> None:
        if self.held is None:
            self._handle([it])
        else:
            self.held.append(it)

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        held, self.held = self.held, None
        if held:
            self._handle(held)

    def close(self) -> None:
        pass


class Memory(Sqlite):
    """A database that is gone with this process."""

    def __init__(self) -> None:
        super().__init__(":memory:")
        self.kept = Kept(self.path)

    def connect(self) -> SqliteConnection:
        return self.kept

    def fill(self, sql: str) -> None:
        """Instead of what was there, what is written there in SQL."""
        self.kept = Kept(self.path)
        self.kept._connection.executescript(sql)


class Kept(SqliteConnection):
    def close(self) -> None:
        pass


class HeldSocket:
    """Both ends of a WebSocket: the application's, which is its wire too, and that of whoever connects."""

    def __init__(self) -> None:
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_client: asyncio.Queue[str | Closed] = asyncio.Queue()
        self._is_over = False
        self._to_server.put_nowait({"type": "websocket.connect"})

    def push(self, *messages: bytes) -> bool:
        for message in messages if not self._is_over else ():
            self._to_client.put_nowait(message.decode())
        return not self._is_over

    def cut(self, code: int | None = None) -> None:
        if not self._is_over:
            self._is_over = True
            self._to_client.put_nowait(Closed(code))
            self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def asgi_send(self, event: Any) -> None:
        if event["type"] == "websocket.close":
            self.cut(event["code"])

    async def receive(self) -> Any:
        return await self._to_server.get()

    async def send(self, text: str) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def recv(self) -> str:
        told = await self._to_client.get()
        if isinstance(told, Closed):
            self._to_client.put_nowait(told)
            raise told
        return told


@cache
def routes() -> Any:
    """Made once for all houses, since that takes long."""
    return routed(cast(House, None))


class HeldHouse:
    """A server without a machine; where others have an address, it is its own."""

    again = 0.0  # seconds before a lost connection is made anew
    patience: float | None = None  # no message is ever lost here

    def __init__(self, clock: HeldClock | None = None, database: Any = None, seed: int = 1) -> None:
        self.clock = clock or HeldClock()
        self.threads = AtOnce(self.clock)
        self.database = database or Memory()
        self.random = random.Random(seed).randbytes
        self.failed: list[BaseException] = []
        self._sockets: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> HeldHouse:
        return self

    def loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.SelectorEventLoop(Idle(self.clock))

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return run(work, self.loop)

    async def start(self) -> None:
        around = Surroundings(self.clock, self.random, self.random, self.threads)
        self.house = House(self.database, around, metrics=True)
        app = routes()
        app.state.house = self.house
        self.app = guarded(app, self.house.origins, self.house.requests, refuse)
        await self.house.hall.start()

    async def stop(self) -> None:
        for socket in self._sockets:
            socket.cancel()
        await asyncio.gather(*self._sockets, return_exceptions=True)
        await self.house.hall.stop()

    def hold_writing(self) -> None:
        """What is written from now on takes until it is released."""
        self.threads.inboxes[-1].hold()

    def release_writing(self) -> None:
        self.threads.inboxes[-1].release()

    async def start_again(self) -> None:
        """As if it had been killed, and another had been started with what it has left."""
        await self.stop()
        await self.start()

    def http(self, address: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(lambda *scope: self.app(*scope), client=(address, 1))
        return httpx.AsyncClient(base_url="http://held", transport=transport)

    @asynccontextmanager
    async def connect(self, table: str, address: str) -> AsyncIterator[HeldSocket]:
        socket = HeldSocket()
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"held")],
            "client": (address, 1),
            "server": ("held", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {NAME: socket},
        }
        task = asyncio.create_task(self.app(scope, socket.receive, socket.asgi_send))
        self._sockets.add(task)
        task.add_done_callback(self._over)
        try:
            yield socket
        finally:
            socket.cut()

    def _over(self, task: asyncio.Task[None]) -> None:
        self._sockets.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.failed.append(error)

    async def pause(self, seconds: float) -> None:
        self.clock.waiting += 1
        try:
            await pause(self.clock, seconds)
        finally:
            self.clock.waiting -= 1

    @asynccontextmanager
    async def at_most(self, seconds: float) -> AsyncIterator[None]:
        """Time passes until what is done here is done; but not longer than that."""
        self.clock.waiting += 1
        try:
            async with at_most(self.clock, seconds):
                yield
        finally:
            self.clock.waiting -= 1

    def written(self, table: str) -> list[bytes]:
        """The log of a table as it is kept."""
        sql = "SELECT body FROM entries WHERE table_id = ? ORDER BY version"
        return [bytes(body) for (body,) in self.database.connect().rows(sql, table)]
