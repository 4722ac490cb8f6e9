"""How many tables one server bears: moves a second, and how long a move takes to the other seats.

    python benchmarks/server_load.py [GAME] [--tables 1000] [--seconds 15] [--saturated] [--database URL]…

The server runs on one core and this program on another, where there are two. Every seat is a real WebSocket
over loopback; every move is checked, written with full durability, and told to all seats before it counts.
Paced: each table makes one move a second. Saturated: every seat answers at once. With several `--processes`
the seats of a table are spread over them, which needs PostgreSQL. `--peer boardgame.io` measures that server
after ours, in the same way.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import cutpurse as cp
from cutpurse.server.patches import patched

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from house import free_port

PEERS = {"boardgame.io": "peers.boardgame_io.load"}  # what measures another server, with King's Gold


class Sight(msgspec.Struct):
    """Of a sight, or of the patch to the last one, what a player needs who plays at random."""

    ask: Any = {}
    asked: Any = {}


class Told(msgspec.Struct):
    version: int
    sight: Sight | None = None


class Choice(msgspec.Struct):
    action: int


class EarlierAsk(msgspec.Struct):
    choices: list[Choice]


class Earlier(msgspec.Struct):
    """The same as the first protocol told it, for the state before."""

    version: int
    ask: EarlierAsk | None = None
    asked: list[int] = []


read = {1: msgspec.json.Decoder(Earlier).decode, 2: msgspec.json.Decoder(Told).decode}


class Load:
    """What all seats share."""

    def __init__(self, saturated: bool, protocol: int) -> None:
        self.saturated = saturated
        self.protocol = protocol
        self.read: Any = read[protocol]
        self.sizes: list[int] = []  # bytes of every message after a move, by seat
        self.running = False
        self.moves = 0
        self.over = 0
        self.refused: dict[bytes, int] = {}
        self.delays: list[float] = []


class Player(asyncio.Protocol):
    """Who sits at a table: a WebSocket by hand, so that this program costs less than what it measures."""

    def __init__(self, load: Load, table: Table, number: int, path: str) -> None:
        self.load, self.table, self.number, self.path = load, table, number, path
        self.waiting = b""
        self.is_open = False
        self.version = 0
        self.asked: Any = []  # the seats that must act
        self.choices: list[Any] = []  # while it is asked
        self.ready = asyncio.get_running_loop().create_future()

    def enter(self) -> None:
        """The connection is open."""

    def hear(self, frame: bytes) -> None:
        """A message came."""

    def act(self, action: Any) -> None:
        """Make a move."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        request = (
            f"GET {self.path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        self.transport.write(request.encode())

    def data_received(self, data: bytes) -> None:
        self.waiting += data
        if not self.is_open:
            head, found, self.waiting = self.waiting.partition(b"\r\n\r\n")
            if not found:
                self.waiting = head
                return
            self.is_open = True
            self.enter()
        while (frame := self.frame()) is not None:
            self.hear(frame)

    def frame(self) -> bytes | None:
        data = self.waiting
        if len(data) < 2:
            return None
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return None
        self.waiting = data[start + size :]
        kind = data[0] & 15
        if kind == 9:  # a ping
            self.transport.write(b"\x8a" + bytes([128 | size]) + b"\0\0\0\0" + data[start : start + size])
        return data[start : start + size] if kind == 1 else b""

    def write(self, body: bytes) -> None:
        size = bytes([128 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + body)  # masked with zeros: as it is

    def weigh(self, frame: bytes) -> None:
        if self.load.running:
            self.load.sizes.append(len(frame) + (2 if len(frame) < 126 else 4))

    def reach(self, version: int) -> None:
        """It was told everything about this version."""
        if version > self.version:
            self.version = version
            self.table.told(self, version)
        if not self.ready.done():
            self.ready.set_result(None)


class Seat(Player):
    """A player at a table of ours."""

    def __init__(self, load: Load, table: Table, number: int, token: str) -> None:
        super().__init__(load, table, number, f"/api/tables/{table.id}/socket")
        self.token = token
        self.ask: Any = None

    def enter(self) -> None:
        self.send({"type": "enter", "protocol": self.load.protocol, "token": self.token})

    def act(self, action: Any) -> None:
        self.send({"type": "act", "id": secrets.token_hex(4), "version": self.version, "action": action})

    def send(self, message: dict[str, Any]) -> None:
        self.write(json.dumps(message).encode())

    def hear(self, frame: bytes) -> None:
        if frame.startswith((b'{"type":"update"', b'{"type":"snapshot"')):
            self.weigh(frame)
            told = self.load.read(frame)
            self.take(told, frame.startswith(b'{"type":"snapshot"'))
            self.reach(told.version)
        elif frame.startswith(b'{"type":"ack"') and b'"held":true' in frame:
            self.table.sent_at = 0.0  # it is kept with those of others: how long is not the server's doing
        elif frame.startswith(b'{"type":"refusal"'):
            self.load.refused[frame[:60]] = self.load.refused.get(frame[:60], 0) + 1

    def take(self, told: Any, is_whole: bool) -> None:
        """What is asked now."""
        if isinstance(told, Earlier):
            self.asked = told.asked
            self.choices = [each.action for each in told.ask.choices] if told.ask else []
        elif told.sight is not None:
            self.ask = told.sight.ask if is_whole else patched(self.ask, told.sight.ask)
            self.asked = told.sight.asked if is_whole else patched(self.asked, told.sight.asked)
            self.choices = self.ask["choices"] if self.ask else []


class Table:
    def __init__(self, load: Load, id: str) -> None:
        self.load, self.id = load, id
        self.seats: list[Player] = []
        self.sent_at = 0.0
        self.sent_version = 0

    def told(self, seat: Player, version: int) -> None:
        now = time.perf_counter()
        is_of_move = self.sent_at and version == self.sent_version + 1  # and not what a clock does after it
        if is_of_move and seat is not self.mover and self.load.running:
            self.load.delays.append(now - self.sent_at)
        if not seat.asked and version > len(self.seats) + 1 and seat.number == 0:
            self.load.over += 1
        if seat.choices and self.load.saturated and self.load.running:
            self.move(seat)

    mover: Player | None = None

    def move(self, seat: Player) -> None:
        """Play anything."""
        action = random.choice(seat.choices)
        self.mover, self.sent_version = seat, seat.version
        self.sent_at = time.perf_counter()
        seat.choices = []
        self.load.moves += 1
        seat.act(action)

    def move_somebody(self) -> None:
        for seat in self.seats:
            if seat.choices:
                self.move(seat)


def address(number: int) -> str:
    """Every player has an address of their own: limits by address hold here as they do in life."""
    return f"127.{1 + number // 60000}.{number // 250 % 240}.{1 + number % 250}"


async def call(port: int, number: int, requests: list[tuple[str, Any, str]]) -> list[Any]:
    """Some requests over one connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address(number), 0))
    answers = []
    for path, data, token in requests:
        body = b"" if data is None else json.dumps(data).encode()
        lines = [f"POST {path} HTTP/1.1", "Host: x", f"Content-Length: {len(body)}"]
        lines += [f"Authorization: Bearer {token}"] * bool(token) + ["Content-Type: application/json", "", ""]
        writer.write("\r\n".join(lines).encode() + body)
        answer = await reader.readuntil(b"\r\n\r\n")
        size = int(re.search(rb"content-length: (\d+)", answer.lower())[1])  # type: ignore[index]
        answers.append(json.loads(await reader.readexactly(size)))
    writer.close()
    return answers


async def lay(load: Load, ports: list[int], game: str, seats: int, number: int, pace: str) -> Table:
    """One table with all its players connected."""
    first = number * seats
    (host,) = await call(ports[0], first, [("/api/people", None, "")])
    charter = {"game": game, "chairs": ["person"] * seats, "pace": pace, "clock": 600, "window": 0.2}
    (made,) = await call(ports[0], first, [("/api/tables", charter, host["token"])])
    table = Table(load, made["id"])
    for seat in range(seats):
        port = ports[seat % len(ports)]
        token = (
            host["token"]
            if seat == 0
            else (await call(port, first + seat, [("/api/people", None, "")]))[0]["token"]
        )
        joining = {"name": f"Player {seat}", "adds": secrets.token_hex(16)}
        await call(port, first + seat, [(f"/api/tables/{table.id}/join", joining, token)])
        await seated(Seat(load, table, seat, token), port, first + seat)
    return table


async def seated(player: Player, port: int, number: int) -> None:
    """It is connected and knows what it sees."""
    loop, place = asyncio.get_running_loop(), (address(number), 0)
    await loop.create_connection(lambda: player, "127.0.0.1", port, local_addr=place)
    player.table.seats.append(player)
    await player.ready


def start(command: list[str], **options: Any) -> subprocess.Popen[bytes]:
    """A process on the first core."""
    cores = sorted(os.sched_getaffinity(0))
    pin = (lambda: os.sched_setaffinity(0, cores[:1])) if len(cores) > 1 else None
    return subprocess.Popen(command, preexec_fn=pin, stdout=subprocess.DEVNULL, **options)


def serve(database: str, port: int, sources: str) -> subprocess.Popen[bytes]:
    """A server process; perhaps from other sources."""
    code = f"from cutpurse.server.serve import Setup, serve; serve(Setup(port={port}, database={database!r}))"
    return start([sys.executable, "-c", code], env=os.environ | {"PYTHONPATH": sources})


async def ready(port: int, processes: list[subprocess.Popen[bytes]]) -> None:
    while all(process.poll() is None for process in processes):
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.05)
    raise SystemExit("a server has ended")


def used(process: subprocess.Popen[bytes]) -> float:
    """Processor seconds of a process so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def held(process: subprocess.Popen[bytes]) -> int:
    """Kilobytes of memory of a process."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process.pid}/status").read_text())[1])  # type: ignore[index]


async def measure(
    args: argparse.Namespace,
    name: str,
    processes: list[subprocess.Popen[bytes]],
    ports: list[int],
    lay: Callable[[Load, int, int], Awaitable[Table]],
) -> None:
    load = Load(args.saturated, args.protocol)
    seats = args.seats or cp.game(args.game).min_seats
    for port in ports:
        await ready(port, processes)
    tables: list[Table] = []
    empty = sum(map(held, processes))
    for first in range(0, args.tables, 20):
        numbers = range(first, min(first + 20, args.tables))
        tables += await asyncio.gather(*(lay(load, seats, each) for each in numbers))
        print(f"\r{len(tables)} tables", end="", file=sys.stderr)
    print(file=sys.stderr)
    load.running = True
    began, spent = time.perf_counter(), sum(map(used, processes))
    if args.saturated:
        for table in tables:
            table.move_somebody()
        while time.perf_counter() - began < args.seconds and load.over < len(tables) * 0.2:
            await asyncio.sleep(0.05)
    else:
        for number in range(args.seconds * len(tables)):
            due = began + number / len(tables)
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            tables[number % len(tables)].move_somebody()
        await asyncio.sleep(0.5)
    took, spent = time.perf_counter() - began, sum(map(used, processes)) - spent
    load.running = False
    report(name, load, len(tables), seats, took, spent)
    kilobytes = (sum(map(held, processes)) - empty) / len(tables)
    print(f"memory: {empty // 1024} MB before, and {kilobytes:.0f} KB for each table with its connections")


def report(name: str, load: Load, tables: int, seats: int, took: float, spent: float) -> None:
    delays = sorted(load.delays)
    at = [delays[min(len(delays) - 1, int(len(delays) * part))] * 1000 for part in (0.5, 0.95, 0.99)]
    how = "saturated" if load.saturated else "paced"
    sizes = sorted(load.sizes)
    middle, most = sizes[len(sizes) // 2], sizes[len(sizes) * 9 // 10]
    print(
        f"{name} {how}: {tables * seats} connections, {tables} tables, {load.moves / took:.0f} moves/s,"
        f" p50/p95/p99 {at[0]:.1f}/{at[1]:.1f}/{at[2]:.1f} ms, {1e6 * spent / max(1, load.moves):.0f} µs of"
        f" processor a move, {load.over} games over, bytes p50/p90 {middle}/{most}"
        + (f", refused {load.refused}" if load.refused else "")
    )


def measured(measuring: Coroutine[Any, Any, None], processes: list[subprocess.Popen[bytes]]) -> None:
    """Measure from the other cores, and end the processes."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[1:])
    try:
        asyncio.run(measuring)
    finally:
        os.sched_setaffinity(0, cores)
        for process in processes:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="kings-gold", choices=cp.games())
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seconds", type=int, default=15)
    parser.add_argument("--pace", choices=["live", "mail"], default="live")
    parser.add_argument("--saturated", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database")
    parser.add_argument(
        "--sources", default="", help="a folder with another state of the package, such as src"
    )
    parser.add_argument("--protocol", type=int, default=2, choices=[1, 2], help="that it speaks")
    parser.add_argument("--peer", choices=PEERS, help="another server, measured after ours")
    args = parser.parse_args()
    if args.peer and args.game != "kings-gold":
        parser.error("--peer needs King's Gold")
    peer = import_module(PEERS[args.peer]) if args.peer else None
    if peer:
        peer.check()
    with tempfile.TemporaryDirectory() as folder:
        ports = [free_port() for _ in range(args.processes)]
        processes = [
            serve(args.database or f"sqlite:///{folder}/tables.db", port, args.sources) for port in ports
        ]

        def lay_ours(load: Load, seats: int, number: int) -> Awaitable[Table]:
            return lay(load, ports, args.game, seats, number, args.pace)

        measured(measure(args, args.game, processes, ports, lay_ours), processes)
    if peer:
        peer.run(args)


if __name__ == "__main__":
    main()
