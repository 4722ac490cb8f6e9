"""A bad network: it loses messages, doubles them, holds them up so that others overtake them, and cuts
connections.
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
