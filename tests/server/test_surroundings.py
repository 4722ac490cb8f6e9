"""Time, chance and threads come to the server from outside; what older servers have stored goes on."""

from __future__ import annotations

import ast
import random
from pathlib import Path

from client import Person, Viewer, all_of, play
from held import HeldHouse

import cutpurse as cp
from cutpurse.server import surroundings
from cutpurse.server.buckets import Bucket

SERVER = Path(cp.__file__).parent / "server"
FROM_AFAR = {"client.py", "bot.py"}  # which are no part of the server
WORLD = {"time", "monotonic", "sleep", "to_thread", "call_later", "call_at", "wait_for", "run_in_executor"}
WORLD |= {"secrets", "random", "ThreadPoolExecutor", "Thread", "token_bytes", "urandom"}


def test_nothing_in_the_server_reaches_for_the_world_by_itself():
    for path in SERVER.glob("*.py"):
        if path.name in FROM_AFAR | {"surroundings.py"}:
            continue
        tree = ast.parse(path.read_text())
        imported = {
            name.name.partition(".")[0]
            for node in ast.walk(tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
            for name in (*node.names, ast.alias(getattr(node, "module", None) or ""))
            if not isinstance(node, ast.ImportFrom) or name.name != "Clock"
        }
        assert not imported & {"secrets", "random", "time", "concurrent"} - allowed(path), path
        asyncs = {
            node.attr
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and "asyncio" in ast.unparse(node.value)
        }
        assert not asyncs & WORLD, path
        assert "Thread(" not in path.read_text(), path


def allowed(path: Path) -> set[str]:
    """A line of the log says when it was written."""
    return {"time"} if path.name == "serve.py" else set()


def test_the_real_ones_are_what_they_seem():
    world = surroundings.Surroundings()
    assert abs(world.clock.now() - world.clock.now()) < 60
    assert len({world.random(16) for _ in range(100)}) == 100
    assert len(surroundings.random_token(world.random, 24)) == 32


def test_a_clock_that_is_set_back_takes_nothing_away():
    now = [1000.0]
    bucket = Bucket(2, 1, lambda: now[0])
    assert bucket.take()
    now[0] = 10.0
    assert bucket.take()
    assert not bucket.take()
    now[0] = 11.0
    assert bucket.take()


def test_chance_is_the_one_that_was_handed_in():
    """Two houses with the same chance promise the same."""

    async def promised() -> str:
        await house.start()
        ann = await Person.new(house)
        table = await ann.found("kings-gold", "person", "greedy")
        told = await ann.get(f"/api/tables/{table}")
        await house.stop()
        return told["fairness"]["promise"] + told["places"][1]["adds"] + table

    found = []
    for seed in (1, 1, 2):
        house = HeldHouse(seed=seed)
        found.append(house.run(promised()))
    assert found[0] == found[1] != found[2]


async def test_what_the_version_before_has_stored_goes_on(house):
    """A table that waits, one in the middle of a game, and one that is over, as protocol 1 left them."""
    await house.stop()
    house.database.fill((Path(__file__).parent / "stored_before.sql").read_text())
    await house.start()
    ann, bob = Person(house.url, "ann"), Person(house.url, "bob")
    mine = {each["id"]: each for each in await ann.get("/api/tables/mine")}
    assert {id: each["status"] for id, each in mine.items()} == {
        "waiting": "waiting",
        "running": "playing",
        "over": "over",
    }
    assert [each["id"] for each in await ann.get("/api/tables")] == ["waiting"]
    record = await ann.get("/api/tables/over/record")
    assert cp.load(record["save"]).points() == record["points"]
    assert await bob.join("waiting", "Bob") == 1
    assert (await ann.get("/api/tables/waiting"))["status"] == "playing"
    async with Viewer(house.url, "running", ann.token) as a, Viewer(house.url, "running", bob.token) as b:
        await all_of(a.ready(), b.ready())
        assert a.version == 12
        assert [entry["is"] for entry in a.story[:3]] == ["sit", "sit", "begin"]
        chance = random.Random(5)
        await all_of(play(a, chance), play(b, chance))
        assert a.status == "over"
    assert (await ann.get("/api/tables/running/record"))["points"] == a.seen["table"]["points"]
