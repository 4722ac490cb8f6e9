"""Work on all cores; compiled code lets other threads run."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import TypeVar

_In = TypeVar("_In")
_Out = TypeVar("_Out")


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def workers() -> ThreadPoolExecutor:
    """Threads that are kept for short work, where starting them would cost more than they do."""
    return ThreadPoolExecutor(cores())


def in_threads(threads: int, work: Callable[[_In], _Out], items: Iterable[_In]) -> Iterator[_Out]:
    """The results of `work`, in order; compiled code lets other threads run.

    Only a few items are in the works at a time, so that memory stays flat and Ctrl-C stops it soon.
    """
    if threads == 1:
        yield from map(work, items)
        return
    pool = ThreadPoolExecutor(threads)
    waiting: deque[Future[_Out]] = deque()
    try:
        for item in items:
            waiting.append(pool.submit(work, item))
            if len(waiting) > 2 * threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
