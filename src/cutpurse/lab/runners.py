"""Where the games are played: in threads of this process, on its GPU, on a Ray cluster. They are the same."""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple

from cutpurse.engine.parts.bot_codes import KIND, RANDOM
from cutpurse.engine.parts.results import Played
from cutpurse.engine.running.batches import gpu, on_cpu, whole
from cutpurse.engine.running.contests import compile_or_load
from cutpurse.engine.running.threads import cores, in_threads
from cutpurse.errors import BadOption, NoCluster
from cutpurse.lab.plan import Chunk, Runner, StudyPlan
from cutpurse.lab.playing import play_chunk
from cutpurse.needs import needed

RUNNERS = ("local", "ray")
PATIENCE = 5.0  # seconds until a cluster that does not answer is given up
FRAME = bytes(3) + b"\x04" + bytes(5)  # the first that either side sends in HTTP/2
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + FRAME
RAY_SETTINGS = {
    "RAY_BACKEND_LOG_LEVEL": "error",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # or it warns on machines without one
    "RAY_NUM_REDIS_GET_RETRIES": "5",  # a second each, until it gives a cluster up
}
AHEAD = 4  # tasks that wait for each core of a cluster


class Local(NamedTuple):
    """Threads; compiled games let each other run."""

    workers: int

    def play(self, plan: StudyPlan, chunks: Sequence[Chunk]) -> Iterator[Played]:
        compile_or_load(plan.game)  # before threads share what was compiled
        return in_threads(self.workers, partial(play_chunk, plan), chunks)


class Ray:
    """Tasks on a Ray cluster; those of a node that dies are played again by the others."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.task = ray.remote(max_retries=-1)(play_chunk)

    def play(self, plan: StudyPlan, chunks: Sequence[Chunk]) -> Iterator[Played]:
        compile_or_load(plan.game)  # and processes
        shared = self.ray.put(plan)
        waiting: deque[Any] = deque()
        for chunk in chunks:
            waiting.append(self.task.remote(shared, chunk))
            if len(waiting) > AHEAD * int(self.ray.cluster_resources().get("CPU", 1)):
                yield self.ray.get(waiting.popleft())
        while waiting:
            yield self.ray.get(waiting.popleft())


class Device(NamedTuple):
    """A GPU, on which bots play that choose at random."""

    gpu: Any

    def play(self, plan: StudyPlan, chunks: Sequence[Chunk]) -> Iterator[Played]:
        for chunk in chunks:
            contest = plan.contests[chunk.contest]
            if (contest.minds()[:, KIND] != RANDOM).any():
                raise BadOption(f"on a GPU only random bots play, not {', '.join(contest.lineup)}")
            numbers = plan.games_of(chunk)
            yield self.gpu.contests(plan.game, contest.seats, contest.options, plan.seed, *numbers)


@contextmanager
def runner(name: str, workers: int | None, address: str | None, device: str = "cpu") -> Iterator[Runner]:
    """The runner of this name, ready to play."""
    if not on_cpu(device):
        if name != "local":
            raise BadOption("a GPU is for --runner local")
        yield Device(gpu())
        return
    workers = whole("workers", cores() if workers is None else workers, 1)
    if name not in RUNNERS:
        raise BadOption(f"a runner is {' or '.join(RUNNERS)}, not {name!r}")
    if name == "local":
        if address:
            raise BadOption("an address is for --runner ray")
        yield Local(workers)
        return
    for setting, value in RAY_SETTINGS.items():
        os.environ.setdefault(setting, value)
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
    if not address or address == "local":
        ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)
        return True
    knock(address)
    try:
        ray.init(address=address, **quiet)
    except Exception as error:
        why = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise NoCluster(f"no Ray cluster can be joined at {address}: {why}") from error
    return True


def knock(address: str) -> None:
    """Refuse an address at which no cluster answers, rather than wait for it as long as Ray does."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise NoCluster(f"the address of a Ray cluster is HOST:PORT, not {address!r}")
    if not answers(host, int(port)):
        raise NoCluster(f"no Ray cluster answers at {address}; start one, or name another")


def answers(host: str, port: int) -> bool:
    """Whether somebody there speaks gRPC, as every Ray cluster does."""
    try:
        with socket.create_connection((host, port), PATIENCE) as line:
            line.sendall(GREETING)
            return line.recv(4)[3:] == FRAME[3:4]
    except (OSError, OverflowError):
        return False
