"""What clients were promised, to be compared with what the server has kept."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx
import psycopg
from client import Person, Refused, Viewer, all_of, play

from house import House


class Promise(NamedTuple):
    """A decision that the server has acknowledged."""

    table: str
    seat: int
    id: str
    version: int
    held: bool


class Ledger:
    """Every answer that clients have had; in the end the log must agree with all of them."""

    def __init__(self) -> None:
        self.promises: list[Promise] = []
        self.refused: set[tuple[str, str]] = set()
        self.stories: dict[tuple[str, int], list[tuple[Any, ...]]] = {}
        self.finished = 0

    def note(self, viewer: Viewer, answer: dict[str, Any]) -> None:
        if answer["type"] == "refusal":
            self.refused.add((viewer.table, answer["id"]))
        else:
            seat = viewer.welcome["you"]
            held = answer.get("held", False)
            self.promises.append(Promise(viewer.table, seat, answer["id"], answer["version"], held))

    def remember(self, viewer: Viewer) -> None:
        """What this client has seen happen; who had not come in yet has seen nothing."""
        if not viewer.welcome:
            return
        self.stories[viewer.table, viewer.welcome["you"]] = [outline(entry) for entry in viewer.story]
        self.finished += viewer.status == "over"

    def check(self, logs: dict[str, list[tuple[float, dict[str, Any]]]]) -> None:
        """Nothing that was acknowledged is lost, nothing is there twice, what was refused is not there."""
        where = {
            (table, entry["id"]): version
            for table, log in logs.items()
            for version, (_, entry) in enumerate(log, 1)
            if entry.get("id")
        }
        twice = Counter(
            (table, entry["id"]) for table, log in logs.items() for _, entry in log if "id" in entry
        )
        assert [each for each, count in twice.items() if count > 1] == [], "written twice"
        for promise in self.promises:
            if promise.held:
                self._check_held(promise, logs[promise.table])
            else:
                assert where.get((promise.table, promise.id)) == promise.version, f"lost: {promise}"
        assert self.refused & set(where) == set(), "refused, and yet it happened"
        for (table, _), story in self.stories.items():
            assert [outline({"v": v, **e}) for v, (_, e) in enumerate(logs[table], 1)][: len(story)] == story

    def _check_held(self, promise: Promise, log: list[tuple[float, dict[str, Any]]]) -> None:
        """A kept answer is what its seat says when all answers are released, if it comes to that seat.

        A later answer to the same question may have taken its place.
        """
        after = [(at, entry) for at, entry in log[promise.version :] if entry["is"] == "act"]
        released = [entry for at, entry in after if at == after[0][0] and entry["seat"] == promise.seat]
        same = {
            p.id for p in self.promises if p[:2] == promise[:2] and p.version == promise.version and p.held
        }
        assert all(entry["id"] in same for entry in released[:1]), f"not as it was kept: {promise}"


def outline(entry: dict[str, Any]) -> tuple[Any, ...]:
    """What everybody knows of an entry."""
    return entry["v"], entry["is"], entry.get("seat"), entry.get("text"), entry.get("by", "person")


def sqlite_logs(house: House) -> dict[str, list[tuple[float, dict[str, Any]]]]:
    with sqlite3.connect(house.database.removeprefix("sqlite:///")) as connection:
        return gathered(connection.execute(LOGS).fetchall())


def postgres_logs(url: str) -> dict[str, list[tuple[float, dict[str, Any]]]]:
    with psycopg.connect(url) as connection:
        return gathered(connection.execute(LOGS).fetchall())


LOGS = "SELECT table_id, version, at, body FROM entries ORDER BY table_id, version"


def gathered(rows: list[Any]) -> dict[str, list[tuple[float, dict[str, Any]]]]:
    logs: dict[str, list[tuple[float, dict[str, Any]]]] = {}
    for table, version, at, body in rows:
        log = logs.setdefault(table, [])
        assert version == len(log) + 1, "a gap in the log"
        log.append((at, json.loads(bytes(body))))
    return logs


async def patiently(work: Callable[[], Any]) -> Any:
    """Ask over HTTP until there is an answer."""
    while True:
        try:
            return await work()
        except httpx.TransportError:
            await asyncio.sleep(0.05)
        except Refused as refused:
            if refused.code != "store-failed":
                raise
            await asyncio.sleep(0.05)


async def sit(person: Person, table: str, name: str) -> None:
    """Take a chair; that it is taken already means that the answer was lost."""
    try:
        await patiently(lambda: person.join(table, name))
    except Refused as refused:
        if refused.code not in ("already-seated", "table-has-begun"):
            raise


Where = Callable[[int], str]  # the address for a player: the same server, or another


async def keep_playing(
    where: Where, people: list[Person], game: list[Any], ledger: Ledger, seed: int, done: Callable[[], bool]
) -> None:
    """Two people play one game after the other until it is enough."""
    rng = random.Random(seed)
    id, chairs = game
    while not done():
        table = await patiently(lambda: people[0].found(id, *chairs, bot_pace=0, window=0.1, clock=30))
        for person, name in zip(people, ("Ann", "Bob"), strict=True):
            await sit(person, table, name)
        views = [Viewer(lambda n=n: where(n), table, person.token) for n, person in enumerate(people)]
        async with views[0], views[1]:
            await all_of(*(play(view, rng, ledger.note, done) for view in views))
            for view in views:
                ledger.remember(view)


async def crowd(
    where: Where, house: House, games: list[list[Any]], ledger: Ledger, done: Callable[[], bool]
) -> None:
    """Several pairs of people, each with a game of theirs."""
    pairs = [[await patiently(lambda: Person.new(house)) for _ in range(2)] for _ in games]
    await all_of(
        *(
            keep_playing(where, pair, game, ledger, seed, done)
            for seed, (pair, game) in enumerate(zip(pairs, games, strict=True))
        )
    )
    for pair in pairs:
        for person in pair:
            await person.close()
