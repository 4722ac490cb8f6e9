"""Nothing is lost: servers are killed, networks are bad, disks are full, databases go away."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from client import Person, Refused, Viewer, all_of, play
from house import House
from ledger import Ledger, crowd, postgres_logs, sqlite_logs
from postgres import Postgres
from proxy import Proxy

DUEL = ["kings-gold", ["person", "person"]]
COURT = ["king-thief-minister", ["person", "greedy", "person"]]
JARS = ["forty-thieves", ["person", "person"]]
TOMBS = ["king-of-thieves", ["person", "person", "random"]]
KILLS = 4


async def kill_in_a_loop(house: House, kills: int, between: float = 0.8) -> Ledger:
    """People play while the server is killed and started again, over and over."""
    ledger, over, rng = Ledger(), asyncio.Event(), random.Random(1)

    async def killer() -> None:
        for _ in range(kills):
            await asyncio.sleep(between * (0.5 + rng.random()))
            house.kill()
            await asyncio.to_thread(house.start)
        await asyncio.sleep(between)
        over.set()

    games = [DUEL, DUEL, COURT, JARS, TOMBS]
    await all_of(crowd(lambda _: house.url, house, games, ledger, over.is_set), killer())
    return ledger


async def test_kill_9_under_load_loses_nothing_and_does_nothing_twice(own_house):
    ledger = await kill_in_a_loop(own_house, KILLS)
    own_house.stop()
    assert len(ledger.promises) > 50
    ledger.check(sqlite_logs(own_house))
    assert own_house.errors() == []


async def play_through_a_bad_network(house: House, seconds: float, seed: int) -> tuple[Ledger, Proxy]:
    ledger, until = Ledger(), time.monotonic() + seconds
    async with Proxy(house.port, seed) as proxy:
        games = [DUEL, COURT, TOMBS]
        await crowd(lambda _: proxy.url, house, games, ledger, lambda: time.monotonic() > until)
    return ledger, proxy


async def test_messages_that_are_lost_doubled_late_or_out_of_order_do_no_harm(own_house):
    ledger, proxy = await play_through_a_bad_network(own_house, 8, seed=3)
    own_house.stop()
    assert min(proxy.lost, proxy.doubled, proxy.cut) > 3
    assert len(ledger.promises) > 50
    ledger.check(sqlite_logs(own_house))
    assert own_house.errors() == []


# The store


def limit_files(house: House, size: int) -> None:
    """No file of the server may grow beyond this: to it, the disk is full."""
    assert house.process is not None
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@asynccontextmanager
async def two_at_a_table(
    house: House, game: str = "kings-gold", *bots: str, **more: Any
) -> AsyncIterator[Any]:
    ann, bob = await Person.new(house), await Person.new(house)
    table = await ann.found(game, "person", "person", *bots, **more)
    await ann.join(table, "Ann")
    await bob.join(table, "Bob")
    async with Viewer(house.url, table, ann.token) as a, Viewer(house.url, table, bob.token) as b:
        await a.until(lambda: a.status == "playing")
        await b.until(lambda: b.status == "playing")
        yield ann, bob, a, b


async def whose_turn(*views: Viewer) -> list[Viewer]:
    """The viewers, who is asked first."""
    await views[0].until(lambda: any(view.ask for view in views))
    return sorted(views, key=lambda view: view.ask is None)


async def test_a_full_disk_refuses_the_move_and_keeps_the_table(own_house):
    async with two_at_a_table(own_house) as (ann, _, a, b):
        mover, other = await whose_turn(a, b)
        before, seen, choice = mover.version, dict(other.seen), mover.choices()[0]
        limit_files(own_house, 4096)
        assert await mover.refused("act", id="full", version=before, action=choice) == "store-failed"
        assert await mover.refused("say", id="line", text="hello") == "store-failed"
        with pytest.raises(Refused, match="store-failed"):
            await ann.found("kings-gold", "person", "person")
        assert (mover.version, other.version, other.seen) == (before, before, seen)
        limit_files(own_house, resource.RLIM_INFINITY)
        answer = await mover.say("act", id="full", version=before, action=choice)
        assert answer["type"] == "ack"
        await other.until(lambda: other.version == answer["version"])
        own_house.kill()
        own_house.start()
        await mover.until(lambda: mover.connections == 2)
        again = await mover.say("act", id="full", version=before, action=choice)
        assert again["version"] == answer["version"]
        await all_of(play(a, random.Random(1)), play(b, random.Random(2)))


async def test_a_table_that_cannot_be_written_does_not_harm_another(own_house):
    async with two_at_a_table(own_house) as (_, _, a, b), two_at_a_table(own_house) as (_, _, c, d):
        with sqlite3.connect(own_house.database.removeprefix("sqlite:///")) as connection:
            connection.execute(
                "CREATE TRIGGER no BEFORE INSERT ON entries WHEN NEW.table_id = '%s'"
                " BEGIN SELECT RAISE(ABORT, 'no'); END" % a.table
            )
        mover, other = await whose_turn(a, b)
        before = other.version
        refused = asyncio.create_task(play(mover, random.Random(1)))
        await all_of(play(c, random.Random(1)), play(d, random.Random(2)))
        refused.cancel()
        assert mover.refusals
        assert {refusal["code"] for refusal in mover.refusals} == {"store-failed"}
        assert other.version == before


async def test_what_is_not_yet_written_is_told_to_nobody(own_house):
    """While a move is being written, nobody can see it: not who comes, asks, says it again, or is late."""
    async with two_at_a_table(own_house) as (ann, bob, a, b):
        mover, other = await whose_turn(a, b)
        version, choice = mover.version, mover.choices()[0]
        with held_up(own_house):
            acting = asyncio.create_task(mover.act(choice, id="once", version=version))
            await asyncio.sleep(0.3)
            looking = asyncio.create_task(ann.get(f"/api/tables/{a.table}"))
            moments = asyncio.create_task(bob.get(f"/api/tables/{a.table}/moments"))
            late = asyncio.create_task(other.say("act", version=0, action=0))
            async with (
                Viewer(own_house.url, a.table, mover.token) as twin,
                Viewer(own_house.url, a.table) as crowd,
            ):
                again = asyncio.create_task(twin.act(choice, id="once", version=version))
                await asyncio.sleep(0.7)
                assert not any(each.done() for each in (acting, looking, moments, late, again))
                assert (twin.version, crowd.version, other.version) == (0, 0, version)
                own_house.kill()
        own_house.start()
        answer = await acting
        assert answer["type"] == "ack"
        for each in (looking, moments):
            with pytest.raises(httpx.TransportError):
                await each
        again.cancel()
        late.cancel()
        await other.until(lambda: other.version == answer["version"])


@contextmanager
def held_up(house: House) -> Iterator[None]:
    """Somebody else holds the database's lock for writing."""
    connection = sqlite3.connect(house.database.removeprefix("sqlite:///"), isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    yield
    connection.execute("ROLLBACK")
    connection.close()


# PostgreSQL, and several servers


@contextmanager
def houses(count: int, database: str, folder: Path) -> Iterator[list[House]]:
    """Several server processes with one database."""
    started = [House(database, folder / f"log-{number}") for number in range(count)]
    for house in started:
        house.start()
    yield started
    for house in started:
        house.stop()
    assert [error for house in started for error in house.errors()] == []


async def restart_the_database(postgres: Postgres, house: House, times: int, between: float) -> Ledger:
    ledger, over = Ledger(), asyncio.Event()

    async def restarter() -> None:
        for _ in range(times):
            await asyncio.sleep(between)
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(0.3)
            await asyncio.to_thread(postgres.start)
        await asyncio.sleep(between)
        over.set()

    games = [DUEL, DUEL, COURT, TOMBS]
    await all_of(crowd(lambda _: house.url, house, games, ledger, over.is_set), restarter())
    return ledger


async def test_postgres_is_restarted_under_load_and_nothing_is_lost(postgres, empty_database, tmp_path):
    with houses(1, empty_database, tmp_path) as (house,):
        ledger = await restart_the_database(postgres, house, 2, 1.5)
    assert len(ledger.promises) > 50
    ledger.check(postgres_logs(empty_database))


async def play_at_two_servers(one: House, other: House, seconds: float) -> Ledger:
    """At every table the players are at different servers."""
    ledger, until = Ledger(), time.monotonic() + seconds
    urls = [one.url, other.url]
    games = [DUEL, DUEL, COURT, TOMBS, JARS]
    await crowd(lambda seat: urls[seat % 2], one, games, ledger, lambda: time.monotonic() > until)
    return ledger


async def test_two_servers_serve_one_table(empty_database, tmp_path):
    with houses(2, empty_database, tmp_path) as (one, other):
        ledger = await play_at_two_servers(one, other, 6)
    assert len(ledger.promises) > 50
    ledger.check(postgres_logs(empty_database))


async def test_a_server_that_dies_leaves_its_duties_to_the_other(empty_database, tmp_path):
    """A bot's turn, a window, a clock: whatever was due at the one happens at the other."""
    with houses(2, empty_database, tmp_path) as (one, other):
        ann, bob = await Person.new(one), await Person.new(other)
        table = await ann.found("kings-gold", "person", "person", clock=4, grace=1)
        await ann.join(table, "Ann")
        await bob.join(table, "Bob")
        async with Viewer(other.url, table, bob.token) as b:
            async with Viewer(one.url, table, ann.token) as a:
                await a.until(lambda: a.here.get("here") == [True, True])
                await b.until(lambda: b.here.get("here") == [True, True])
                while not a.ask:  # until it is Ann's turn, and her clock runs at her server
                    await b.until(lambda: b.ask or a.ask)
                    if b.ask:
                        await b.act(b.choices()[0])
                before = b.version
                one.kill()
            await b.until(lambda: b.version > before, 30)
            assert [entry["is"] for entry in b.story[before : before + 2]] == ["away", "act"]
            await b.until(lambda: b.here["here"] == [False, True], 30)
        one.start()
