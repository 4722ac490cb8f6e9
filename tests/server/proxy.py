"""Bad networks: between clients and a server one that loses messages, doubles them, holds them up so that
others overtake them, and cuts connections; between a server and its database one that is cut in the middle of
a commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

from client import new_address
from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

LOSES, DOUBLES, DELAYS, CUTS = 0.02, 0.05, 0.2, 0.01  # of all messages
LATEST = 0.05  # seconds


class Proxy:
    """Stands between clients and a server, and treats what they say to each other badly."""

    def __init__(self, port: int, seed: int) -> None:
        self.port, self.rng = port, random.Random(seed)
        self.lost = self.doubled = self.delayed = self.cut = 0
        self._server: Server | None = None

    async def __aenter__(self) -> Proxy:
        self._server = await serve(self._serve, "127.0.0.1", 0, compression=None)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    @property
    def url(self) -> str:
        assert self._server is not None
        return f"http://127.0.0.1:{next(iter(self._server.sockets)).getsockname()[1]}"

    async def _serve(self, client: ServerConnection) -> None:
        assert client.request is not None
        url = f"ws://127.0.0.1:{self.port}{client.request.path}"
        with contextlib.suppress(ConnectionClosed, OSError):
            async with connect(url, local_addr=(new_address(), 0), compression=None) as server:
                there = asyncio.create_task(self._carry(client, server))
                back = asyncio.create_task(self._carry(server, client))
                await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
                there.cancel()
                back.cancel()
                client.transport.abort()
                server.transport.abort()

    async def _carry(self, source: Any, target: Any) -> None:
        first, late = True, set()
        with contextlib.suppress(ConnectionClosed):
            async for message in source:
                if first:  # who has not entered is nobody
                    first = False
                    await target.send(message)
                    continue
                luck = self.rng.random()
                if luck < CUTS:
                    self.cut += 1
                    return
                if luck < CUTS + LOSES:
                    self.lost += 1
                    continue
                copies = 1 + (self.rng.random() < DOUBLES)
                self.doubled += copies - 1
                for _ in range(copies):
                    task = asyncio.create_task(self._deliver(target, message))
                    late.add(task)
                    task.add_done_callback(late.discard)

    async def _deliver(self, target: Any, message: Any) -> None:
        if self.rng.random() < DELAYS:
            self.delayed += 1
            await asyncio.sleep(self.rng.random() * LATEST)
        with contextlib.suppress(ConnectionClosed):
            await target.send(message)


class Severed:
    """Stands between a server and PostgreSQL: the answer to one commit is lost, with all connections."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.marker = b""  # what is in the transaction whose commit nobody shall hear of
        self.is_down = False
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._marked: asyncio.StreamWriter | None = None

    async def __aenter__(self) -> Severed:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self._cut()

    def url(self, database: str) -> str:
        """The address of a database by this way."""
        assert self._server is not None
        return database.replace(str(self.port), str(self._server.sockets[0].getsockname()[1]))

    def _cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
        self._writers |= {writer, far_writer}
        with contextlib.suppress(OSError, asyncio.CancelledError):
            await asyncio.gather(self._there(reader, far_writer, writer), self._back(far_reader, writer))

    async def _there(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, near: asyncio.StreamWriter
    ) -> None:
        while data := await reader.read(65536):
            if self.marker and self.marker in data:
                self._marked = near
            writer.write(data)
        writer.close()

    async def _back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            if self._marked is writer and b"COMMIT\0" in data:
                self.marker, self._marked, self.is_down = b"", None, True
                self._cut()
                return
            writer.write(data)
        writer.close()
