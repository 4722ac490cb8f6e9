"""A WebSocket that can be written to at once, and that is cut off when its reader does not keep up."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME = "cutpurse.wire"  # where a handler finds it among the extensions of its scope
FEW = 4  # messages of one socket that may wait to be answered
MOST_WAITING = 256 * 1024  # bytes that a reader may be behind


class Mailbox:
    """What has come and was not read yet, for one reader.

    An `asyncio.Queue` does the same, and asks the system with every message which process this is.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._waiting.append(event)
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._waiting:
            self._reader = self._loop.create_future()
            await self._reader
        return self._waiting.popleft()

    def qsize(self) -> int:
        return len(self._waiting)

    def empty(self) -> bool:
        return not self._waiting


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket with two doors of our own.

    A graceful close would leave a reader that has stopped reading connected for most of a minute; an abort
    ends it. Whoever was cut off connects again and says what was the last that came through.
    """

    def __init__(self, *uvicorns: Any, **own: Any) -> None:
        super().__init__(*uvicorns, **own)
        self.queue = Mailbox(self.loop)  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        """To stop reading after every message and begin again costs more than the message: a few may wait."""
        if self.read_paused or self.queue.qsize() >= FEW:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that it does not stop
        super().send_receive_event_to_app()
        self.read_paused = False

    def push(self, *messages: bytes) -> None:
        """Send messages without waiting, if the connection still stands."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.transport.write(b"".join(map(framed, messages)))
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.cut()

    def cut(self) -> None:
        """End the connection now."""
        self.transport.abort()


def framed(message: bytes) -> bytes:
    """A text as the one frame that it is on a WebSocket: RFC 6455, section 5.2."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)
