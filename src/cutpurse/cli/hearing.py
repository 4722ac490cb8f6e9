"""What a table says and what is typed meanwhile, one thing after the other."""

from __future__ import annotations

from collections import deque
from queue import SimpleQueue
from threading import Thread
from typing import Any

import cutpurse as cp
from cutpurse.server.client import Socket

Said = dict[str, Any] | Exception  # by the table; or why it says nothing any more


class Hearing:
    def __init__(self) -> None:
        self.queue: SimpleQueue[Said | str] = SimpleQueue()
        self.later: deque[Said] = deque()  # came while a line was waited for

    def listen(self, socket: Socket) -> None:
        """Take in all that a table says, from now on."""
        Thread(target=self._follow, args=(socket,), name="socket", daemon=True).start()

    def _follow(self, socket: Socket) -> None:
        try:
            for message in socket:
                self.queue.put(message)
        except cp.CutpurseError as error:
            self.queue.put(error)

    def next(self) -> dict[str, Any] | str:
        """The next thing that was said or typed, as soon as there is one."""
        heard = self.later.popleft() if self.later else self.queue.get()
        if isinstance(heard, Exception):
            raise heard
        return heard

    def line(self) -> str:
        """The next line that is typed; what the table says until then comes later."""
        while not isinstance(heard := self.queue.get(), str):
            self.later.append(heard)
        return heard
