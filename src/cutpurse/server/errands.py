"""What is done at a table without anybody waiting for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from cutpurse.server.refusals import Refused
from cutpurse.server.writer import StoreFailed


class Errands:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def are_done(self) -> bool:
        return not self._tasks

    def run(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()


async def quietly(work: Coroutine[Any, Any, Any]) -> None:
    with suppress(Refused, StoreFailed):  # what must happen is due until it has happened
        await work
