"""What the server takes from the world: time, chance, and threads. The real ones are here alone."""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from queue import SimpleQueue
from time import sleep, time
from typing import Any, Generic, TypeVar

from cutpurse.fairness import Random

T = TypeVar("T")
MOST_IN_A_GROUP = 512
LINGER = 0.005  # seconds that several wait for more, since a group costs little more than one alone
POLITENESS = 10  # of threads that think


Timer = asyncio.TimerHandle


class Clock:
    def now(self) -> float:
        """Seconds since 1970."""
        return time()

    def call_later(self, seconds: float, work: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, work)


class Pool:
    """Where work is done that would hold up everybody else."""

    def __init__(self, name: str, size: int, polite: bool) -> None:
        self._threads = ThreadPoolExecutor(size, name, after_people if polite else None)

    async def run(self, work: Callable[..., T], *values: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *values)

    def close(self, wait: bool = True) -> None:
        self._threads.shutdown(wait, cancel_futures=not wait)


class Inbox(Generic[T]):
    """One thread, to which what is put in comes in groups: all that waits, at once, in its order."""

    def __init__(self, name: str, handle: Callable[[list[T]], object]) -> None:
        self._handle = handle
        self._waiting: SimpleQueue[T | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()
        self.put = self._waiting.put

    def close(self) -> None:
        """Handle what is left, and stop."""
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        is_open = True
        while is_open:
            group = [self._waiting.get()]
            if not self._waiting.empty():  # where much comes, more is on its way
                sleep(LINGER)
            while not self._waiting.empty() and len(group) < MOST_IN_A_GROUP:
                group.append(self._waiting.get())
            is_open = None not in group
            if found := [each for each in group if each is not None]:
                self._handle(found)


class Threads:
    def pool(self, name: str, size: int = 1, polite: bool = False) -> Pool:
        return Pool(name, size, polite)

    def inbox(self, name: str, handle: Callable[[list[T]], object]) -> Inbox[T]:
        return Inbox(name, handle)

    def start(self, name: str, work: Callable[[], object]) -> None:
        """Something that goes on by itself for as long as the process."""
        threading.Thread(target=work, name=name, daemon=True).start()


def after_people() -> None:
    """A thread that thinks leaves the processor to those that serve people, where threads can be told so;
    threads that it starts do as it does.
    """
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)


@dataclass(frozen=True)
class Surroundings:
    """The real ones, unless others are handed in."""

    clock: Clock = field(default_factory=Clock)
    random: Random = secrets.token_bytes
    luck: Random = secrets.token_bytes  # of dice and of bots
    threads: Threads = field(default_factory=Threads)


def random_token(random: Random, size: int) -> str:
    """A word that nobody can guess, for addresses and headers."""
    return urlsafe_b64encode(random(size)).rstrip(b"=").decode()


async def pause(clock: Clock, seconds: float) -> None:
    over = asyncio.Event()
    timer = clock.call_later(seconds, over.set)
    try:
        await over.wait()
    finally:
        timer.cancel()


@asynccontextmanager
async def at_most(clock: Clock, seconds: float) -> AsyncIterator[None]:
    """What takes longer ends with a TimeoutError."""
    async with asyncio.timeout(None) as limit:
        timer = clock.call_later(seconds, lambda: limit.reschedule(0.0))
        try:
            yield
        finally:
            timer.cancel()
