"""Nothing that is sent does harm: messages that make no sense, requests that make no sense, strangers."""

from __future__ import annotations

import ast
import asyncio
import json
import random
import re
import sqlite3
import string
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from client import Person, Viewer, new_address, play
from hypothesis import HealthCheck, given, settings
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import cutpurse as cp
from cutpurse.server.messages import PROTOCOL
from house import GENEROUS, House

MESSAGES = 3_000
SERVER = Path(cp.__file__).parent / "server"
STORE = "store.py", "writer.py", "databases.py"  # where SQL is
TYPES = ("enter", "act", "undo", "say", "react", "mute", "advise", "ping", "welcome", "snapshot", "ack", "")
FIELDS = ("type", "id", "version", "action", "text", "with", "seat", "muted", "protocol", "token", "since")
NUMBERS = (0, 1, -1, 2, 7, 64, 255, 2**31, 2**63, 2**64, -(2**63), 10**40, 0.5, 1e308)
ENTER = json.dumps({"type": "enter", "protocol": PROTOCOL})


@pytest.fixture
def house(real_house):
    """Over real sockets."""
    return real_house


# Messages


def value(rng: random.Random, depth: int = 0) -> Any:
    """Something that JSON can carry."""
    kind = rng.randrange(8 if depth < 3 else 5)
    if kind == 0:
        return rng.choice(NUMBERS)
    if kind == 1:
        return rng.choice([True, False, None])
    if kind == 2:
        return rng.choice(
            ["bravo", "a", "", "x" * 300, "x" * 4000, "\x00", "\u202e", "ünïcödé", "' OR 1=1 --"]
        )
    if kind == 3:
        return rng.randrange(60)
    if kind == 4:
        return "".join(rng.choices(string.printable, k=rng.randrange(70)))
    if kind == 5:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(FIELDS): value(rng, depth + 1) for _ in range(rng.randrange(4))}


def message(rng: random.Random, version: int) -> str | bytes:
    """A message as no honest client would send it, or almost as one would."""
    kind = rng.randrange(10)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return json.dumps(value(rng))
    sensible = {
        "type": rng.choice(TYPES),
        "id": str(rng.randrange(40)),
        "version": version + rng.choice((-3, -1, 0, 0, 0, 1, 1000)),
        "action": rng.randrange(-2, 80),
        "text": "hello",
        "with": rng.choice(("bravo", "tears")),
        "seat": rng.randrange(-1, 5),
        "muted": rng.random() < 0.2,
    }
    for _ in range(rng.choice((0, 0, 1, 2))):
        sensible[rng.choice(FIELDS)] = value(rng)
    for _ in range(rng.choice((0, 0, 0, 1))):
        sensible.pop(rng.choice([*sensible]))
    text = json.dumps(sensible)
    if kind == 2:
        cut = rng.randrange(len(text))
        return text[:cut] + rng.choice(("", "\\", '"', "}", "\ud7ff", "[[[[" * 50)) + text[cut + 1 :]
    if kind == 3:
        return text + " " * rng.choice((0, 100, 8000, 9000))
    return text


async def fuzz(house: House, game: str, seed: int, messages: int) -> int:
    """Bad messages to a table at which others play, until so many were answered; how many visits it took."""
    rng, answered, visits = random.Random(seed), 0, 0
    persons = [await Person.new(house) for _ in range(cp.game(game).min_seats)]
    table = await persons[0].found(game, *["person"] * len(persons), window=0.05, clock=2, bot_pace=0)
    for number, person in enumerate(persons):
        await person.join(table, f"P{number}")
    async with AsyncExitStack() as stack:
        seated = [Viewer(house.url, table, person.token) for person in persons[1:]]
        views = [await stack.enter_async_context(view) for view in seated]
        over = asyncio.Event()
        honest = asyncio.gather(*(play(view, rng, done=over.is_set) for view in views))
        while answered < messages:
            token = rng.choice((persons[0].token, persons[0].token, None))
            answered += await visit(house, table, token, rng, views[0].version)
            visits += 1
        at = views[0].version
        await views[0].until(lambda: views[0].status == "over" or views[0].version > at + 5, 50)
        over.set()
        await honest
        assert {view.connections for view in views} == {1}
    return visits


async def visit(house: House, table: str, token: str | None, rng: random.Random, version: int) -> int:
    """One connection that says nothing sensible; how many answers it had."""
    url, answers = house.url.replace("http", "ws") + f"/api/tables/{table}/socket", 0
    enter = json.dumps({"type": "enter", "protocol": PROTOCOL} | ({"token": token} if token else {}))
    with suppress(ConnectionClosed, OSError, TimeoutError):
        async with connect(url, local_addr=(new_address(), 0), close_timeout=1) as socket:
            await socket.send(enter if rng.random() < 0.95 else message(rng, 0))
            for _ in range(30):
                await socket.send(message(rng, version))
            await socket.send('{"type":"react","id":"the end","with":""}')
            async with asyncio.timeout(5):
                async for told in socket:
                    answers += json.loads(told)["type"] in ("refusal", "ack", "pong")
                    if json.loads(told).get("id") == "the end":
                        break
    return answers


@pytest.mark.parametrize("game", ["kings-gold", "king-thief-minister", "liars-dice"])
async def test_bad_messages_harm_neither_the_server_nor_the_table(own_house, game):
    assert await fuzz(own_house, game, 7, MESSAGES // 3) > 10
    assert own_house.errors() == []
    assert own_house.answers()


# Requests


def api(house: House) -> Any:
    return schemathesis.openapi.from_url(f"{house.url}/api/schema/openapi.json")


def try_all_requests(house: House, token: str, examples: int) -> int:
    """Requests made up from the API's own description; says how many there were."""
    tried = 0

    for found in api(house).get_all_operations():
        operation = found.ok()

        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @schemathesis_given(operation)
        def try_it(case: Any) -> None:
            nonlocal tried
            tried += 1
            answer = case.call(headers={"authorization": f"Bearer {token}", "x-forwarded-for": "1.2.3.4"})
            assert answer.status_code < 500, (
                case.method,
                case.path,
                case.path_parameters,
                case.query,
                case.body,
            )
            assert "Traceback" not in answer.text

        try_it()
    return tried


def schemathesis_given(operation: Any) -> Any:
    return given(case=operation.as_strategy())


async def test_no_request_makes_the_server_fail(tmp_path):
    house = House(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", serve=GENEROUS)
    house.start()
    ann = await Person.new(house)
    tried = await asyncio.to_thread(try_all_requests, house, ann.token, 12)
    assert tried > 150
    house.stop()
    assert house.errors() == []


# Strangers


async def test_pages_of_other_sites_are_not_heard(house):
    ann = await Person.new(house)
    headers = ann._headers()
    evil = {"origin": "https://evil.example"}
    answer = await ann.http.post("/api/tables", json={}, headers=headers | evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    own = {"origin": house.url}
    assert (await ann.http.post("/api/people", headers=own)).status_code == 201
    table = await ann.found("kings-gold", "person", "person")
    url = house.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(url, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    async with connect(url, origin=house.url) as socket:
        await socket.send(ENTER)
        assert "welcome" in await socket.recv()


async def test_every_answer_says_how_it_wants_to_be_treated(house):
    ann = await Person.new(house)
    for path in ("/api/games", "/nowhere", "/api/docs", "/healthz", "/api/tables/mine"):
        headers = (await ann.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
        assert "set-cookie" not in headers


async def test_a_frame_of_more_than_eight_kilobytes_ends_the_connection(house):
    ann = await Person.new(house)
    table = await ann.found("kings-gold", "person", "person")
    url = house.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    for size, code in ((8 * 1024, None), (8 * 1024 + 1, 1009)):
        async with connect(url, local_addr=(new_address(), 0)) as socket:
            await socket.send(ENTER)
            await socket.send('{"type":"ping"}'.ljust(size))
            with suppress(ConnectionClosed):
                while "pong" not in await socket.recv():
                    pass
            assert socket.close_code == code


async def test_who_says_too_much_is_refused_and_then_cut_off(house):
    ann = await Person.new(house)
    table = await ann.found("kings-gold", "person", "person")
    await ann.join(table, "Ann")
    url = house.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    async with connect(url, local_addr=(new_address(), 0)) as socket:
        await socket.send(json.dumps({"type": "enter", "protocol": PROTOCOL, "token": ann.token}))
        for number in range(8):
            await socket.send(json.dumps({"type": "say", "id": f"{number}", "text": "spam"}))
        for _ in range(100):
            await socket.send('{"type":"ping"}')
        told = [json.loads(text) async for text in until_closed(socket)]
    assert sum(each["type"] == "ack" for each in told) in (5, 6)
    assert {each["code"] for each in told if each["type"] == "refusal"} == {"too-fast"}
    assert sum(each["type"] == "pong" for each in told) < 60
    assert socket.close_code == 1008


async def until_closed(socket: Any) -> AsyncIterator[str]:
    with suppress(ConnectionClosed):
        async for text in socket:
            yield text


async def test_who_knocks_too_often_must_wait_over_http_and_with_sockets(house):
    ann, bob = await Person.new(house), await Person.new(house)
    guesses = (ann.http.post("/api/people/claim", json={"code": "guess"}) for _ in range(100))
    codes = [answer.status_code for answer in await asyncio.gather(*guesses)]
    assert set(codes) == {401, 429}
    assert codes.count(401) > 40
    table = await bob.found("kings-gold", "person", "person")
    assert (await bob.http.get("/healthz")).status_code == 200
    url, address = house.url.replace("http", "ws") + f"/api/tables/{table}/socket", new_address()
    opened = await asyncio.gather(*(opens(url, address) for _ in range(100)))
    assert 40 < sum(opened) < 100


async def opens(url: str, address: str) -> bool:
    """Whether a socket can be opened from there."""
    with suppress(InvalidStatus):
        async with connect(url, local_addr=(address, 0), open_timeout=30):
            return True
    return False


async def test_errors_tell_neither_traces_nor_tokens(own_house):
    """A store that is broken is the server's own fault; it says so, and no more."""
    ann = await Person.new(own_house)
    table = await ann.found("kings-gold", "person", "person")
    await ann.join(table, "Ann")
    with sqlite3.connect(own_house.database.removeprefix("sqlite:///")) as connection:
        connection.execute("DROP TABLE seats")
        connection.execute("DROP TABLE tokens")
    told = [
        (await ann.http.get(path, headers=ann._headers())) for path in ("/api/tables/mine", "/api/nothing")
    ]
    told.append(await ann.http.post("/api/people", headers=ann._headers()))
    told.append(await ann.http.get("/api/tables/mine", headers={"authorization": "Bearer " + "x" * 32}))
    assert [answer.status_code for answer in told] == [503, 404, 503, 503]
    for answer in told:
        assert not re.search("Traceback|sqlite|SELECT|no such table", answer.text)
        assert ann.token not in answer.text
    own_house.stop()
    assert ann.token not in own_house.log.read_text()


def test_sql_is_written_in_three_files_alone_and_values_are_never_put_into_it():
    """Only names that stand in the code itself are; all that comes from outside is a parameter."""
    words = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP)\b")
    for path in SERVER.rglob("*.py"):
        tree = ast.parse(path.read_text())
        strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        speaks = any(isinstance(each, str) and words.search(each) for each in strings)
        assert speaks == (path.name in STORE), path
    filled = set()
    trees = [ast.parse((SERVER / name).read_text()) for name in STORE]
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.JoinedStr) and words.search(ast.unparse(node)):
            filled |= {
                ast.unparse(each.value) for each in node.values if isinstance(each, ast.FormattedValue)
            }
    assert filled <= {"SUMMARY", "OWN", "FIRST", "free", "name", "key", "sql"}
