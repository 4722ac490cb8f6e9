"""The tables of boardgame.io's own server under the same load as ours: see server_load.py.

    python benchmarks/server_load.py --peer boardgame.io [--tables 1000] [--saturated]

The server keeps its matches in memory alone, its fastest storage. Matches are made by its lobby; every seat
speaks socket.io over a plain WebSocket. Its server checks who moves, with which credentials and after which
state; whether the move is legal it leaves to the game, and this game trusts it.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from server_load import Load, Player, Table, call, free_port, measure, measured, seated, start

HERE = Path(__file__).parent
GAME = b"/kings-gold,"  # its namespace in socket.io
CONNECT, EVENT, REFUSED, PING, PONG = b"40", b"42", b"44", b"2", b"3"  # packets of engine.io and socket.io
SKULL, CANNON, CROSSBONES = "skull", "cannon", "crossbones"
SUBSETS = [[die for die in range(5) if subset >> die & 1] for subset in range(1, 32)]


class Gold(msgspec.Struct):
    """Of the state of the game, what decides about the moves."""

    phase: str
    active: int
    dice: list[int | str]
    free: list[int | str]
    contenders: list[int]
    over: bool


class State(msgspec.Struct):
    gold: Gold = msgspec.field(name="G")
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode


def legal(gold: Gold) -> list[list[Any]]:
    """The moves, as in kings_gold.js."""
    if gold.phase == "choose":
        fixed = {die for die, face in enumerate(gold.dice) if face == CROSSBONES}
        return [["stop"], *(["roll", dice] for dice in SUBSETS if fixed.isdisjoint(dice))]
    rivals = [seat for seat in gold.contenders if seat != gold.active]
    if gold.phase == "plunder":
        return [["plunder", victim] for victim in rivals]
    coins = [coin for coin in (1, 2, 3) if coin in gold.free]
    takes = [["take", coin] for coin in coins if CANNON in gold.free]
    return takes + [["rob", victim, coin] for coin in coins for victim in rivals if SKULL in gold.free]


class Seat(Player):
    """A player in a match."""

    def __init__(self, load: Load, table: Table, number: int, credentials: str) -> None:
        super().__init__(load, table, number, "/socket.io/?EIO=4&transport=websocket")
        self.credentials = credentials

    def emit(self, *event: Any) -> None:
        self.write(EVENT + GAME + msgspec.json.encode(event))

    def act(self, action: list[Any]) -> None:
        name, *args = action
        who = {"playerID": str(self.number), "credentials": self.credentials}
        move = {"type": "MAKE_MOVE", "payload": {"type": name, "args": args, **who}}
        self.emit("update", move, self.version, self.table.id, str(self.number))

    def hear(self, frame: bytes) -> None:
        if frame.startswith(EVENT):
            body = frame[len(EVENT + GAME) :]
            if body.startswith(b'["update"'):
                self.weigh(frame)
                self.take(read_update(body)[2])
            elif body.startswith(b'["sync"'):
                self.take(read_sync(body)[2].state)
        elif frame == PING:
            self.write(PONG)
        elif frame.startswith(b"0"):
            self.write(CONNECT + GAME)
        elif frame.startswith(CONNECT):
            self.emit("sync", self.table.id, str(self.number), self.credentials, None)
        elif frame.startswith(REFUSED):
            raise ConnectionRefusedError(frame.decode())

    def take(self, state: State) -> None:
        gold = state.gold
        self.asked = [] if gold.over else [gold.active]
        self.choices = legal(gold) if self.number in self.asked else []
        self.reach(state.number)


async def lay(load: Load, port: int, seats: int, number: int) -> Table:
    """One match with all its players connected."""
    first = number * seats
    (made,) = await call(port, first, [("/games/kings-gold/create", {"numPlayers": seats}, "")])
    table = Table(load, made["matchID"])
    for seat in range(seats):
        joining = {"playerID": str(seat), "playerName": f"Player {seat}"}
        (joined,) = await call(port, first + seat, [(f"/games/kings-gold/{table.id}/join", joining, "")])
        await seated(Seat(load, table, seat, joined["playerCredentials"]), port, first + seat)
    return table


def check() -> None:
    if not shutil.which("node") or not (HERE / "node_modules/boardgame.io").exists():
        raise SystemExit("boardgame.io is not there: install Node, and run `npm install` in " + str(HERE))


def run(args: argparse.Namespace) -> None:
    port = free_port()
    with tempfile.TemporaryFile() as complaints:
        process: subprocess.Popen[bytes] = start(
            ["node", str(HERE / "server.js"), str(port)], stderr=complaints
        )
        measuring = measure(
            args,
            "kings-gold, boardgame.io",
            [process],
            [port],
            lambda load, seats, number: lay(load, port, seats, number),
        )
        try:
            measured(measuring, [process])
        finally:
            complaints.seek(0)
            said = re.sub(r"\[.*?\]", "", complaints.read().decode()).splitlines()
            for line, times in Counter(filter(None, said)).most_common(5):  # refusals are said only here
                print(f"the server said {times} times: {line}")
