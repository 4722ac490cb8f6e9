"""A client of the tables as docs/protocol.md describes one: it connects again by itself, says again what was
not acknowledged, and drops what it was told before.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import httpx
import pytest
from held import Closed, HeldHouse
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from cutpurse.server.messages import PROTOCOL
from cutpurse.server.patches import patched
from house import House

PAUSE = 1.0  # seconds after something was said too fast
AGAIN = 0.05  # seconds before something is tried again
PATIENCE = 2.0  # seconds after which a message is said again, or a silent connection is doubted
MISSED = "missed"  # something was not told: the connection is of no use any more
addresses = itertools.count(2)
Where = str | HeldHouse  # a house on a port, or one in this process


class Refused(Exception):
    """The server says no."""

    def __init__(self, code: str, told: dict[str, Any]) -> None:
        super().__init__(f"{code}: {told}")
        self.code, self.told = code, told


def new_address() -> str:
    """An address of this machine's own, so that the limits for one address are not everybody's."""
    number = next(addresses)
    return f"127.1.{number // 250 % 250}.{number % 250 + 1}"


class Door:
    """The way to a house on a port, by real sockets; a held house is its own."""

    patience: float | None = PATIENCE

    def __init__(self, url: str) -> None:
        self.url = url

    def http(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        return httpx.AsyncClient(base_url=self.url, timeout=30, transport=transport)

    @asynccontextmanager
    async def connect(self, table: str, address: str) -> AsyncIterator[Socket]:
        url = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        async with connect(url, local_addr=(address, 0), open_timeout=5, close_timeout=0.2) as connection:
            yield Socket(connection)

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def at_most(self, seconds: float) -> AbstractAsyncContextManager[Any]:
        return asyncio.timeout(seconds)


class Socket:
    """A real one, with as little as a held one has."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def send(self, text: str | bytes) -> None:
        try:
            await self._connection.send(text)
        except ConnectionClosed as over:
            raise Closed(over.rcvd.code if over.rcvd else None) from None

    async def recv(self) -> str:
        try:
            return str(await self._connection.recv())
        except ConnectionClosed as over:
            raise Closed(over.rcvd.code if over.rcvd else None) from None

    def cut(self) -> None:
        self._connection.transport.abort()


def door(where: Where) -> Door | HeldHouse:
    return Door(where) if isinstance(where, str) else where


class Person:
    """Somebody who asks over HTTP."""

    def __init__(self, url: Where, token: str | None = None) -> None:
        self.url, self.token, self.address = url, token, new_address()
        self.http = door(url).http(self.address)

    @classmethod
    async def new(cls, house: House | HeldHouse) -> Person:
        person = cls(house.url)
        person.token = (await person.post("/api/people"))["token"]
        return person

    async def post(self, path: str, body: Any = None) -> Any:
        return self._read(await self.http.post(path, json=body, headers=self._headers()))

    async def get(self, path: str, **query: Any) -> Any:
        return self._read(await self.http.get(path, params=query, headers=self._headers()))

    def _headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    @staticmethod
    def _read(answer: httpx.Response) -> Any:
        told = answer.json()
        if answer.is_success:
            return told
        raise Refused(told["code"], told)

    async def found(self, game: str, *chairs: str, **more: Any) -> str:
        """Make a table; its id."""
        made = await self.post("/api/tables", {"game": game, "chairs": chairs or ["person"] * 2, **more})
        return str(made["id"])

    async def join(self, table: str, name: str = "Ann", **more: Any) -> int:
        adds = random.randbytes(16).hex()
        seated = await self.post(f"/api/tables/{table}/join", {"name": name, "adds": adds, **more})
        return int(seated["seat"])

    async def close(self) -> None:
        await self.http.aclose()


async def two_seated(
    house: House | HeldHouse, game: str = "kings-gold", *bots: str, **more: Any
) -> tuple[Person, Person, str]:
    """Ann and Bob at a table of their own, perhaps with bots; and its id."""
    ann, bob = await Person.new(house), await Person.new(house)
    table = await ann.found(game, "person", "person", *bots, **more)
    await ann.join(table, "Ann")
    await bob.join(table, "Bob")
    return ann, bob, table


class Viewer:
    """Somebody who looks at one table, and may sit there."""

    def __init__(self, url: Where | Callable[[], str], table: str, token: str | None = None) -> None:
        self._where = url if callable(url) else (lambda: url)
        self.table, self.token = table, token
        self.door = door(self._where())
        self.address = new_address()
        self.version = 0
        self.story: list[dict[str, Any]] = []
        self.sight: dict[str, Any] | None = None  # as it travels
        self.rests: list[Any] = []  # the scenes on the way to the last
        self.seen: dict[str, Any] = {}  # the last under each name: scene, ask, asked, table, left
        self.here: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.connections = 0
        self.heard: list[str] = []  # every message as it came, if somebody wants them
        self.keeps = False
        self.refusals: list[dict[str, Any]] = []
        self.closed_with: int | None = None
        self.changed = asyncio.Event()
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._numbers = itertools.count()
        self._name = random.randbytes(6).hex()
        self._socket: Any = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Viewer:
        self._task = asyncio.create_task(self._live())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    # The connection

    async def _live(self) -> None:
        while True:
            self.door = door(self._where())
            with contextlib.suppress(Closed, OSError, WebSocketException, TimeoutError, EOFError):
                await self._visit()
            self._socket = None
            self.changed.set()
            await self.door.pause(AGAIN)

    async def _visit(self) -> None:
        async with self.door.connect(self.table, self.address) as socket:
            self.connections += 1
            enter: dict[str, Any] = {"type": "enter", "protocol": PROTOCOL}
            enter |= {"token": self.token} if self.token else {}
            enter |= {"since": self.version} if self.version else {}
            await socket.send(json.dumps(enter))
            self._socket = socket
            for message, _ in tuple(self._waiting.values()):
                await socket.send(json.dumps(message))
            await self._listen(socket)

    async def _listen(self, socket: Any) -> None:
        said_again = False
        while True:
            try:
                async with asyncio.timeout(self.door.patience):
                    text = await socket.recv()
            except TimeoutError:
                if said_again:
                    return  # it may be dead: connect again
                said_again = True
                await socket.send('{"type":"ping"}')
                for message, _ in tuple(self._waiting.values()):
                    await socket.send(json.dumps(message))
                continue
            except Closed as over:
                self.closed_with = over.code
                raise
            said_again = False
            if self._hear(text) == MISSED:
                return

    def _hear(self, text: str) -> str | None:
        """Take a message in."""
        if self.keeps:
            self.heard.append(text)
        message = json.loads(text)
        found: str | None = getattr(self, f"_{message['type']}", self._other)(message)
        self.changed.set()
        return found

    def _snapshot(self, message: dict[str, Any]) -> str | None:
        if message["version"] < self.version:
            return MISSED
        self.story = [entry for entry in self.story if entry["v"] <= message["since"]] + message["entries"]
        self.sight, self.rests = message.get("sight"), []
        self._take(message)
        return None

    def _update(self, message: dict[str, Any]) -> str | None:
        """What comes twice is dropped; if something is missing, the connection is of no use any more."""
        versions = [entry["v"] for entry in message["entries"]]
        if versions and versions[-1] <= self.version:
            return None
        if versions != [*range(self.version + 1, message["version"] + 1)]:
            return MISSED
        self.story += message["entries"]
        if "sight" in message:
            assert self.sight is not None
            self.rests = []
            for rest in message.get("rests", ()):
                self.rests.append(patched((self.rests or [self.sight["scene"]])[-1], rest))
            before = self.sight | {"scene": self.rests[-1]} if self.rests else self.sight
            self.sight = patched(before, message["sight"])
        self._take(message)
        return None

    def _take(self, message: dict[str, Any]) -> None:
        self.version = message["version"]
        assert [entry["v"] for entry in self.story] == [*range(1, self.version + 1)], "a gap in the story"
        told = {key: message[key] for key in ("version", "table", "left") if key in message}
        before = {key: value for key, value in self.seen.items() if key == "table"}
        self.seen = before | (self.sight or {}) | told

    def _welcome(self, message: dict[str, Any]) -> None:
        self.welcome = message

    def _presence(self, message: dict[str, Any]) -> None:
        self.here = message

    def _ack(self, message: dict[str, Any]) -> str | None:
        self._settle(message)
        return None if message.get("held") or message["version"] <= self.version else MISSED

    def _refusal(self, message: dict[str, Any]) -> None:
        self.refusals.append(message)
        self._settle(message)
        if message["code"] == "too-fast" and self._waiting:
            self._late = asyncio.create_task(self._say_again())

    async def _say_again(self) -> None:
        await self.door.pause(PAUSE)
        for message, _ in tuple(self._waiting.values()):
            with contextlib.suppress(Closed):
                await self._socket.send(json.dumps(message))

    def _advice(self, message: dict[str, Any]) -> None:
        self._settle(message)

    def _settle(self, message: dict[str, Any]) -> None:
        _, future = self._waiting.pop(message.get("id", ""), (None, None))
        if future is not None and not future.done():
            future.set_result(message)

    def _other(self, message: dict[str, Any]) -> None:
        pass

    # What somebody does

    async def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """Say something, as often as it takes, and wait for the answer."""
        id = fields.pop("id", f"{self._name}-{next(self._numbers)}")
        message = {"type": type, "id": id, **fields}
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[id] = message, future
        if self._socket is not None:
            with contextlib.suppress(Closed):
                await self._socket.send(json.dumps(message))
        return await future

    async def act(self, action: int, **fields: Any) -> dict[str, Any]:
        return await self.say("act", **{"version": self.version, "action": action, **fields})

    async def refused(self, type: str, **fields: Any) -> str:
        """Say something that is refused; the code."""
        answer = await self.say(type, **fields)
        assert answer["type"] == "refusal", answer
        return str(answer["code"])

    async def until(self, what: Callable[[], Any], seconds: float = 60.0) -> Any:
        """Wait for something to be so."""
        async with self.door.at_most(seconds):
            while not (found := what()):
                self.changed.clear()
                await self.changed.wait()
        return found

    async def ready(self) -> Viewer:
        await self.until(lambda: self.version)
        return self

    @property
    def status(self) -> str:
        return str(self.seen["table"]["status"]) if "table" in self.seen else ""

    @property
    def ask(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.seen.get("ask")
        return found

    def choices(self) -> list[int]:
        return list(self.ask["choices"]) if self.ask else []

    def acts(self) -> list[dict[str, Any]]:
        return [entry for entry in self.story if entry["is"] == "act"]

    def cut(self) -> None:
        """The network is gone."""
        if self._socket is not None:
            self._socket.cut()


Heard = Callable[[Viewer, dict[str, Any]], Any]


async def play(
    viewer: Viewer,
    rng: random.Random,
    heard: Heard = lambda viewer, answer: None,
    done: Callable[[], bool] = lambda: False,
) -> None:
    """Play at random to the end; `heard` gets every answer that the server has given to a decision."""
    answered = -1
    while viewer.status != "over" and not done():
        if viewer.ask and viewer.version != answered and (choices := viewer.choices()):
            at = viewer.version
            answer = await viewer.act(rng.choice(choices), version=at)
            heard(viewer, answer)
            if answer["type"] == "ack":
                answered = at
            else:
                await viewer.door.pause(AGAIN)
            continue
        viewer.changed.clear()
        with contextlib.suppress(TimeoutError):
            async with viewer.door.at_most(1.0):
                await viewer.changed.wait()


async def whose_turn(*viewers: Viewer) -> list[Viewer]:
    """The viewers, who is asked first."""
    while not any(viewer.ask for viewer in viewers):
        await viewers[0].door.pause(0.002)
    return sorted(viewers, key=lambda viewer: viewer.ask is None)


async def all_of(*work: Awaitable[Any]) -> None:
    """Do several things at once; what one of them raises is raised."""
    async with asyncio.TaskGroup() as group:
        for each in work:
            group.create_task(each)  # type: ignore[arg-type]


async def people(house: House, count: int = 2) -> list[Person]:
    return [await Person.new(house) for _ in range(count)]


async def code_of(work: Awaitable[Any]) -> str:
    """With which code something is refused."""
    with pytest.raises(Refused) as refused:
        await work
    assert refused.value.told["message"]
    return refused.value.code
