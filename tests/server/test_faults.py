"""Nothing is lost: servers are killed, networks are bad, disks are full, databases go away."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import socket
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from client import Person, Refused, Viewer, all_of, play, two_seated, whose_turn
from ledger import Ledger, crowd, outline, postgres_logs, sqlite_logs
from postgres import Postgres
from proxy import Proxy, Severed

from cutpurse.server.messages import PROTOCOL
from house import SERVE, House

DUEL = ["kings-gold", ["person", "person"]]
COURT = ["king-thief-minister", ["person", "greedy", "person"]]
JARS = ["forty-thieves", ["person", "person"]]
TOMBS = ["king-of-thieves", ["person", "person", "random"]]
KILLS = 4


async def kill_in_a_loop(house: House, kills: int) -> Ledger:
    """People play while the server is killed and started again, over and over."""
    ledger, over, rng = Ledger(), asyncio.Event(), random.Random(1)

    async def killer() -> None:
        for _ in range(kills):
            await more(ledger, rng.randrange(10, 40))
            house.kill()
            await asyncio.to_thread(house.start)
        await more(ledger, 20)
        over.set()

    games = [DUEL, DUEL, COURT, JARS, TOMBS]
    await all_of(crowd(lambda _: house.url, house, games, ledger, over.is_set), killer())
    return ledger


async def more(ledger: Ledger, promises: int) -> None:
    """Until so many more decisions were acknowledged."""
    enough = len(ledger.promises) + promises
    while len(ledger.promises) < enough:
        await asyncio.sleep(0.005)


async def test_kill_9_under_load_loses_nothing_and_does_nothing_twice(own_house):
    ledger = await kill_in_a_loop(own_house, KILLS)
    own_house.stop()
    ledger.check(sqlite_logs(own_house))
    assert own_house.errors() == []


async def play_through_a_bad_network(house: House, promises: int, seed: int) -> tuple[Ledger, Proxy]:
    ledger = Ledger()
    async with Proxy(house.port, seed) as proxy:

        def done() -> bool:
            return len(ledger.promises) > promises and min(proxy.lost, proxy.doubled, proxy.cut) > 3

        games = [DUEL, COURT, TOMBS]
        await crowd(lambda _: proxy.url, house, games, ledger, done)
    return ledger, proxy


async def test_messages_that_are_lost_doubled_late_or_out_of_order_do_no_harm(own_house):
    ledger, _ = await play_through_a_bad_network(own_house, 100, seed=3)
    own_house.stop()
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
    ann, bob, table = await two_seated(house, game, *bots, **more)
    async with Viewer(house.url, table, ann.token) as a, Viewer(house.url, table, bob.token) as b:
        await a.until(lambda: a.status == "playing")
        await b.until(lambda: b.status == "playing")
        yield ann, bob, a, b


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
                f"CREATE TRIGGER no BEFORE INSERT ON entries WHEN NEW.table_id = '{a.table}'"
                " BEGIN SELECT RAISE(ABORT, 'no'); END"
            )
        mover, other = await whose_turn(a, b)
        before = other.version
        refused = asyncio.create_task(insist(mover))
        await all_of(play(c, random.Random(1)), play(d, random.Random(2)))
        refused.cancel()
        assert mover.refusals
        assert {refusal["code"] for refusal in mover.refusals} == {"store-failed"}
        assert other.version == before


async def insist(viewer: Viewer) -> None:
    """Try the same again and again, but no faster than anybody may."""
    while True:
        await viewer.act(viewer.choices()[0])
        await asyncio.sleep(0.5)


async def test_what_is_not_yet_written_is_told_to_nobody(house):
    """While a move is being written, nobody can see it: not who comes, asks, says it again, or is late."""
    async with two_at_a_table(house) as (ann, bob, a, b):
        mover, other = await whose_turn(a, b)
        version, choice = mover.version, mover.choices()[0]
        house.hold_writing()
        acting = asyncio.create_task(mover.act(choice, id="once", version=version))
        await house.clock.settle()
        looking = asyncio.create_task(ann.get(f"/api/tables/{a.table}"))
        moments = asyncio.create_task(bob.get(f"/api/tables/{a.table}/moments"))
        late = asyncio.create_task(other.say("act", version=0, action=0))
        async with Viewer(house.url, a.table, mover.token) as twin, Viewer(house.url, a.table) as crowd:
            again = asyncio.create_task(twin.act(choice, id="once", version=version))
            await house.clock.advance(60)
            assert not any(each.done() for each in (acting, looking, moments, late, again))
            assert (twin.version, crowd.version, other.version) == (0, 0, version)
            house.release_writing()
            assert (await acting)["version"] == (await again)["version"] == version + 1
            assert (await late)["code"] == "stale"
            assert (await looking)["version"] == twin.version == other.version == version + 1
            assert (await moments)["of"] > 1


async def test_a_chair_is_somebodys_when_that_is_written(house):
    ann = await Person.new(house)
    table = await ann.found("kings-gold", "person", "person")
    async with Viewer(house.url, table, ann.token) as early:
        await early.until(lambda: early.seen)
        house.hold_writing()
        joining = asyncio.create_task(ann.join(table, "Ann"))
        await house.clock.settle()
        async with Viewer(house.url, table, ann.token) as late:
            await house.clock.advance(60)
            assert not joining.done()
            assert (early.welcome["you"], late.welcome) == (None, {})
            house.release_writing()
            assert await joining == 0
            await late.until(lambda: late.welcome.get("you") == 0)
        await early.until(lambda: early.welcome["you"] == 0)


# PostgreSQL, and several servers

IMPATIENT = "import cutpurse.server.hall as h; h.LATE, h.LEASE, h.PULSE, h.DEAD = 0.5, 2.0, 0.5, 2.0" + SERVE


@contextmanager
def houses(count: int, database: str, folder: Path, serve: str = SERVE) -> Iterator[list[House]]:
    """Several server processes with one database."""
    started = [House(database, folder / f"log-{number}", serve=serve) for number in range(count)]
    for house in started:
        house.start()
    yield started
    for house in started:
        house.stop()
    assert [error for house in started for error in house.errors()] == []


async def restart_the_database(postgres: Postgres, house: House, times: int) -> Ledger:
    ledger, over = Ledger(), asyncio.Event()

    async def restarter() -> None:
        for _ in range(times):
            await more(ledger, 25)
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)
        await more(ledger, 25)
        over.set()

    games = [DUEL, DUEL, COURT, TOMBS]
    await all_of(crowd(lambda _: house.url, house, games, ledger, over.is_set), restarter())
    return ledger


async def test_postgres_is_restarted_under_load_and_nothing_is_lost(postgres, empty_database, tmp_path):
    with houses(1, empty_database, tmp_path) as (house,):
        ledger = await restart_the_database(postgres, house, 2)
    ledger.check(postgres_logs(empty_database))


@pytest.mark.parametrize("down", [0.0, 1.5])
async def test_a_commit_of_which_nobody_has_heard_is_neither_lost_nor_done_twice(
    postgres, empty_database, tmp_path, down
):
    """The database has written it, and is gone before it could say so: for no time, or for a while."""
    async with Severed(postgres.port) as way:
        house = House(way.url(empty_database), tmp_path / "log")
        await asyncio.to_thread(house.start)
        async with two_at_a_table(house) as (_, _, a, b):
            mover, other = await whose_turn(a, b)
            version, choice = mover.version, mover.choices()[0]
            for number, (type, fields) in enumerate(
                (("act", {"version": version, "action": choice}), ("say", {"text": "hello"}))
            ):
                way.marker = b"once-%d" % number
                saying = asyncio.create_task(mover.say(type, id=f"once-{number}", **fields))
                while not way.is_down:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.4 + down)
                way.is_down = False
                assert (await saying)["type"] == "ack"
                await other.until(lambda: other.version == mover.version)
        await asyncio.to_thread(house.stop)
    ((log,),) = [postgres_logs(empty_database).values()]
    assert [entry.get("id") for _, entry in log].count("once-0") == 1
    assert [entry.get("id") for _, entry in log].count("once-1") == 1


async def test_a_kept_answer_of_which_nobody_has_heard_is_not_refused_while_the_database_is_gone(
    postgres, empty_database, tmp_path
):
    """It will be released: whoever says it again meanwhile hears neither yes nor no."""
    async with Severed(postgres.port) as way:
        house = House(way.url(empty_database), tmp_path / "log")
        await asyncio.to_thread(house.start)
        ann, bob, table = await two_seated(house, "king-thief-minister", "greedy", window=60, bot_pace=0)
        async with Viewer(house.url, table, ann.token) as a, Viewer(house.url, table, bob.token) as b:
            mover, _ = await whose_turn(a, b)
            while len(mover.seen["asked"]) < 2:
                before = mover.version
                await mover.act(mover.choices()[0])
                await all_of(*(view.until(lambda v=view, n=before: v.version > n) for view in (a, b)))
                mover, _ = await whose_turn(a, b)
            way.marker = b"once"
            saying = asyncio.create_task(mover.act(mover.choices()[0], id="once"))
            while not way.is_down:
                await asyncio.sleep(0.01)
            connections = mover.connections
            await mover.until(lambda: saying.done() or mover.connections > connections + 3)
            way.is_down = False
            assert (await saying)["held"]
        await ann.close()
        await bob.close()
        await asyncio.to_thread(house.stop)


async def test_no_name_of_a_table_is_the_databases_trouble(empty_database, tmp_path):
    with houses(1, empty_database, tmp_path) as (house,):
        ann = await Person.new(house)
        for name in ("%00", "%FF", "x" * 500, "'; DROP TABLE tables; --", "%F0%9F%8E%B2"):
            answer = await ann.http.get(f"/api/tables/{name}", headers=ann._headers())
            assert answer.status_code == 404
        assert await ann.found("kings-gold", "person", "person")


async def play_at_two_servers(one: House, other: House, promises: int) -> Ledger:
    """At every table the players are at different servers."""
    ledger, urls = Ledger(), [one.url, other.url]
    games = [DUEL, DUEL, COURT, TOMBS, JARS]
    await crowd(lambda seat: urls[seat % 2], one, games, ledger, lambda: len(ledger.promises) > promises)
    return ledger


async def test_two_servers_serve_one_table(empty_database, tmp_path):
    with houses(2, empty_database, tmp_path) as (one, other):
        ledger = await play_at_two_servers(one, other, 100)
    ledger.check(postgres_logs(empty_database))


async def test_a_server_that_dies_leaves_its_duties_to_the_other(empty_database, tmp_path):
    """A bot's turn, a window, a clock: whatever was due at the one happens at the other."""
    with houses(2, empty_database, tmp_path, IMPATIENT) as (one, other):
        ann, bob = await Person.new(one), await Person.new(other)
        table = await ann.found("kings-gold", "person", "person", clock=4, grace=1)
        await ann.join(table, "Ann")
        await bob.join(table, "Bob")
        async with Viewer(other.url, table, bob.token) as b:
            await b.ready()
            async with Viewer(one.url, table, ann.token) as a:
                await a.until(lambda: a.here.get("here") == [True, True])
                await b.until(lambda: b.here.get("here") == [True, True])
                while not (a.ask and a.story[-1].get("seat") == 0):  # her clock runs at her server
                    mover, _ = await whose_turn(a, b)
                    await mover.act(mover.choices()[0])
                before = a.version
                one.kill()
            await b.until(lambda: b.version > before + 1, 30)
            assert [entry["is"] for entry in b.story[before : before + 2]] == ["away", "act"]
            await b.until(lambda: b.here["here"] == [False, True], 30)
        one.start()


# Many tables, slow readers, busy bots


def multiplied(connection: Any, table: str, count: int) -> None:
    """So many more tables like this one, as they lie in the database."""
    for name, key in (("tables", "id"), ("entries", "table_id"), ("seats", "table_id")):
        columns = [row[1] for row in connection.rows(f"PRAGMA table_info({name})") if row[1] != key]
        listed = ", ".join(columns)
        copies = f"INSERT INTO {name} ({key}, {listed}) SELECT ?, {listed} FROM {name} WHERE {key} = ?"
        connection.run_many(copies, [(f"{table}-{number}", table) for number in range(count)])


async def test_a_thousand_running_tables_are_back_at_once(house):
    """None of them is opened before somebody looks at it, or something is due there."""
    async with two_at_a_table(house, clock=600) as (ann, _, a, b):
        rng = random.Random(1)
        await all_of(*(play(view, rng, done=lambda: a.version > 20) for view in (a, b)))
    await house.stop()
    multiplied(house.database.connect(), a.table, 1000)
    await house.start()
    async with Viewer(house.url, f"{a.table}-999", ann.token) as again:
        await again.ready()
        assert [*map(outline, again.story[:20])] == [*map(outline, a.story[:20])]
        assert [*house.house.hall.open_tables] == [f"{a.table}-999"]


async def test_a_slow_reader_is_cut_off_and_its_table_is_not_slowed(own_house):
    """Somebody asks for the whole story over and over, and reads none of it: others play on meanwhile."""
    async with two_at_a_table(own_house, "forty-thieves", window=0.1) as (_, bob, a, b):
        await all_of(*(play(view, random.Random(1), done=lambda: a.version > 150) for view in (a, b)))
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", own_house.port))
        slow.sendall(upgrade(a.table))
        assert b"101" in await asyncio.to_thread(slow.recv, 1024)
        enter = json.dumps({"type": "enter", "protocol": PROTOCOL, "token": bob.token})
        slow.sendall(frame(enter.encode()))
        asking = asyncio.create_task(ask_until_cut_off(slow))
        await all_of(*(play(view, random.Random(1), done=lambda: a.version > 200) for view in (a, b)))
        await asking
        assert (a.connections, b.connections) == (1, 1)
        await all_of(*(play(view, random.Random(1), done=lambda: a.version > 250) for view in (a, b)))


async def ask_until_cut_off(slow: socket.socket) -> None:
    with slow, suppress(ConnectionResetError, BrokenPipeError):
        for number in range(300):
            slow.sendall(frame(b'{"type":"act","id":"%d","version":0,"action":0}' % number))
            await asyncio.sleep(0.12)
        pytest.fail("nobody has cut it off")


def upgrade(table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(text: bytes) -> bytes:
    """A text frame as clients send them, masked with zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def test_a_load_of_bots_lengthens_the_answers_of_bots_and_not_of_people(own_house):
    """Many bots that think share few threads; while they wait for one, people play on."""
    people = [await Person.new(own_house) for _ in range(4)]
    for person in people:
        for _ in range(4):
            table = await person.found("king-of-thieves", *["master"] * 7, "person", bot_pace=0)
            await person.join(table, "Ann")
    async with two_at_a_table(own_house) as (ann, _, a, b):
        before = await bots_thinking(ann)
        await all_of(*(play(view, random.Random(1), done=lambda: len(a.acts()) > 20) for view in (a, b)))
        after = await bots_thinking(ann)
    assert min(before, after) > 5


async def test_nobody_waits_for_a_bot_that_thinks(house):
    """What people do at the same table, and at others, is done while no time passes."""
    bots = await Person.new(house)
    table = await bots.found("kings-gold", "master", "person", bot_pace=0, options={"first": 0})
    house.threads.takes["bots"] = 1000.0
    await bots.join(table, "Cid")
    async with two_at_a_table(house) as (_, _, a, b), Viewer(house.url, table, bots.token) as c:
        began = house.clock.now()
        for _ in range(20):
            mover = a if a.ask else b
            assert (await mover.act(mover.choices()[0]))["type"] == "ack"
            await house.clock.settle()
        assert (await c.say("say", text="take your time"))["type"] == "ack"
        assert house.clock.now() == began
        assert c.acts() == []


async def bots_thinking(person: Person) -> int:
    metrics = (await person.http.get("/metrics")).text
    return int(metrics.split("\ncutpurse_bots_thinking ")[1].split()[0])
