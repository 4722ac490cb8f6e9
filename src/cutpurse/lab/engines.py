"""Where the games are played: in threads of this process, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

from cutpurse.engine.arena import Played
from cutpurse.engine.fast import cores, in_threads, whole
from cutpurse.errors import BadOption, NoCluster
from cutpurse.lab.needs import needed
from cutpurse.lab.work import Chunk, Engine, Plan, play_chunk, warm_up

ENGINES = ("local", "ray")
PATIENCE = 5.0  # seconds until a cluster that does not answer is given up
AHEAD = 4  # tasks that wait for each core of a cluster


class Local:
    """Threads; compiled games let each other run."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, plan: Plan, chunks: Sequence[Chunk]) -> Iterator[Played]:
        warm_up(plan)
        return in_threads(self.workers, partial(play_chunk, plan), chunks)


class Ray:
    """Tasks on a Ray cluster; those of a node that dies are played again by the others."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.task = ray.remote(max_retries=-1)(play_chunk)

    def play(self, plan: Plan, chunks: Sequence[Chunk]) -> Iterator[Played]:
        warm_up(plan)
        shared = self.ray.put(plan)
        waiting: deque[Any] = deque()
        for chunk in chunks:
            waiting.append(self.task.remote(shared, chunk))
            if len(waiting) > AHEAD * int(self.ray.cluster_resources().get("CPU", 1)):
                yield self.ray.get(waiting.popleft())
        while waiting:
            yield self.ray.get(waiting.popleft())


@contextmanager
def engine(name: str, workers: int | None, address: str | None) -> Iterator[Engine]:
    """The engine of this name, ready to play."""
    workers = whole("workers", cores() if workers is None else workers, 1)
    if name not in ENGINES:
        raise BadOption(f"an engine is {' or '.join(ENGINES)}, not {name!r}")
    if name == "local":
        if address:
            raise BadOption("an address is for --engine ray")
        yield Local(workers)
        return
    ray = needed("ray", "ray")
    joined = join(ray, workers, address or os.environ.get("RAY_ADDRESS"))
    try:
        yield Ray(ray)
    finally:
        if joined:
            ray.shutdown()


def join(ray: Any, workers: int, address: str | None) -> bool:
    """Join the cluster at this address, or start one here; says whether it was done just now."""
    if ray.is_initialized():
        return False
    quiet = {"log_to_driver": False, "logging_level": "error", "configure_logging": True}
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or it warns on machines without one
    if address in (None, "", "local"):
        ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)
        return True
    assert address is not None
    knock(address)
    try:
        ray.init(address=address, **quiet)
    except Exception as error:
        raise NoCluster(f"no Ray cluster can be joined at {address}: {first_line(error)}") from error
    return True


def knock(address: str) -> None:
    """Refuse an address at which nobody answers, rather than wait for it."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    refusal = NoCluster(f"no Ray cluster answers at {address}; start one, or leave --address out")
    if not host or not port.isdecimal():
        raise NoCluster(f"the address of a Ray cluster is HOST:PORT, not {address!r}")
    try:
        with suppress(TypeError), socket.create_connection((host, int(port)), PATIENCE):
            pass
    except (OSError, OverflowError) as error:
        raise refusal from error


def first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
