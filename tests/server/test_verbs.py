"""What can be done at a table notes itself: the log, played again, is the table. What is late is refused."""

from __future__ import annotations

import ast
import asyncio
import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from client import Person, Viewer, all_of, two_seated, whose_turn
from held import TICK, HeldHouse

import cutpurse as cp
from cutpurse.errors import CutpurseError
from cutpurse.server.charter import Charter
from cutpurse.server.databases import SqliteConnection
from cutpurse.server.table import NOW, Founding, Table, played
from variants import GAMES

SERVER = Path(cp.__file__).parent / "server"
MOVES = 300  # tries to do something


def facts(table: Table) -> dict[str, Any]:
    """All that a table is, but for what was found out about it on the way."""
    dice = table.dice.drawn if table.dice else 0
    return {key: value for key, value in vars(table).items() if key not in ("dice", *NOW)} | {"dice": dice}


def agree(table: Table) -> None:
    assert facts(table) == facts(played(table.founding, table.log))


def verbs(table: Table, rng: random.Random) -> list[Any]:
    """Something of everything that can be done, though perhaps not now."""
    seat, seats = rng.randrange(-1, len(table.places) + 1), range(len(table.places))
    there, adds = rng.choice(seats), f"{rng.randrange(2**64):032x}"
    person = f"person-{rng.randrange(4)}"
    asked = [*table.asked] or [there]
    legal = table.match.choices(asked[0]) if table.match else []
    action = rng.choice(legal or [0])
    return [
        lambda: table.sit(person, "Ann", adds, rng.choice([None, seat])),
        lambda: table.seat_bot(seat, adds, rng.choice(["", "Odile"])),
        lambda: table.begin(lambda: adds),
        lambda: rng.random() < 0.1 and table.leave(table.seat_of(person)),
        lambda: table.mark_away(there),
        lambda: table.mark_back(there),
        lambda: table.say(there, "hello", rng.choice(["", "a", "b"])),
        lambda: table.react(there, "bravo", "c"),
        lambda: table.mute(rng.choice([there, table.host, table.host]), there, rng.random() < 0.6),
        lambda: table.go_on(f"table-{rng.randrange(3)}"),
        lambda: table.take_back(asked[0], "d"),
        lambda: table.decide(there, rng.randrange(-1, 60), "e"),
        *[
            lambda: table.decide(
                asked[0], action, f"{rng.randrange(400)}", rng.choice(["person", "bot", "clock"])
            )
        ]
        * 12,
    ]


@pytest.mark.parametrize("id", GAMES)
def test_after_every_verb_the_log_played_again_is_the_table(id):
    """One that is refused has changed nothing."""
    game, rng = cp.game(id), random.Random(7)
    charter = Charter(id, ["person"] * game.min_seats)
    table = Table(Founding("table", charter, bytes(32), game.rules_version, "person-0", 0.0))
    table.sit("person-0", "Ann", "5" * 32)
    noted = {"SitEntry"}
    for _ in range(MOVES):
        version, moved = table.version, table.match and table.match.version
        try:
            rng.choice(verbs(table, rng))()
        except CutpurseError:
            assert (table.version, table.match and table.match.version) == (version, moved)
        noted |= {type(entry).__name__ for entry in table.log[version:]}
        agree(table)
    assert noted >= {
        "SitEntry",
        "BeginEntry",
        "ActEntry",
        "AwayEntry",
        "BackEntry",
        "SayEntry",
        "ReactEntry",
        "MuteEntry",
    }


def test_what_could_not_be_written_is_forgotten():
    game, rng = cp.game("guild-of-thieves"), random.Random(3)
    table = Table(
        Founding("table", Charter(game.id, ["person"] * 2), bytes(32), game.rules_version, "a", 0.0)
    )
    table.sit("a", "Ann", "1" * 32)
    table.sit("b", "Bob", "2" * 32)
    for _ in range(40):
        before = played(table.founding, table.log)
        for _ in range(3):
            with suppress(CutpurseError):
                rng.choice(verbs(table, rng))()
        table.rewind(before.version)
        assert facts(table) == facts(before)
        for seat in table.asked:
            table.decide(seat, rng.choice(table.match.choices(seat)))


# Who is late


def test_whether_somebody_is_late_is_asked_in_one_place():
    """Nobody but the table itself compares what has moved."""
    compared = {}
    for path in SERVER.glob("*.py"):
        tree = ast.parse(path.read_text())
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            for node in ast.walk(function):
                if isinstance(node, ast.Compare) and "moved_at" in {
                    each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)
                }:
                    compared.setdefault(path.name, set()).add(function.name)
    compared.pop("client.py", None)
    compared.pop("bot.py", None)  # they are no part of the server
    assert compared == {"table.py": {"has_moved"}}


async def test_a_decision_at_an_older_table_is_stale_and_what_was_missed_comes_with_it(house):
    ann, bob, table = await two_seated(house)
    async with Viewer(house.url, table, ann.token) as a, Viewer(house.url, table, bob.token) as b:
        mover, other = await whose_turn(a, b)
        late, action = mover.version, mover.choices()[0]
        await mover.act(action)
        mover.keeps = other.keeps = True
        for viewer in (mover, other):
            for type, fields in (("act", {"action": action}), ("undo", {})):
                assert await viewer.refused(type, version=late, **fields) == "stale"
            assert sum('"type":"snapshot"' in text for text in viewer.heard) == 1
            assert f'"since":{late},' in viewer.heard[0]
        assert mover.version == other.version == late + 1


@asynccontextmanager
async def several_are_asked(house: HeldHouse, **charter: Any) -> AsyncIterator[list[Viewer]]:
    """Three people, and a question that two of them are asked."""
    persons = [await Person.new(house) for _ in range(3)]
    table = await persons[0].found("king-thief-minister", *["person"] * 3, window=4, **charter)
    for number, person in enumerate(persons):
        await person.join(table, f"P{number}")
    rng = random.Random(3)
    a, b, c = views = [Viewer(house.url, table, person.token) for person in persons]
    async with a, b, c:
        await all_of(*(view.ready() for view in views))
        while len(a.seen["asked"]) < 2:
            mover = views[a.seen["asked"][0]]
            await mover.act(rng.choice(mover.choices()))
            await house.clock.settle()
        yield views


async def test_an_answer_to_an_older_question_is_stale(house):
    async with several_are_asked(house) as views:
        first = views[views[0].seen["asked"][0]]
        choice = first.choices()[0]
        asked_at, late = first.version, first.acts()[-1]["v"] - 1
        assert await first.refused("act", version=late, action=choice) == "stale"
        await house.clock.advance(4 - TICK)
        assert (await first.act(choice, version=asked_at))["held"]
        assert first.version == asked_at
        await house.clock.advance(TICK)
        assert first.version > asked_at


async def test_a_kept_answer_stands_though_its_seat_is_a_bots_by_then(house):
    async with several_are_asked(house) as views:
        first = views[views[0].seen["asked"][0]]
        asked_at, seat = first.version, first.seen["asked"][0]
        assert (await first.act(first.choices()[0], id="kept"))["held"]
        await Person(house.url, first.token).post(f"/api/tables/{first.table}/leave")
        await house.clock.advance(4)
        entries = [json.loads(body) for body in house.written(first.table)[asked_at:]]
        answered = next(entry for entry in entries if entry["is"] == "act")
        assert (answered["seat"], answered["id"]) == (seat, "kept")


async def test_who_hears_no_from_the_store_after_an_answer_was_kept_is_not_refused(house, monkeypatch):
    """By mail the last answer sets the clock: that this fails takes back nothing."""
    async with several_are_asked(house, pace="mail") as views:
        *early, last = [views[seat] for seat in views[0].seen["asked"]]
        for view in early:
            await view.act(view.choices()[0])
        kept, failures = house.database.kept, []

        def run(sql: str, *values: Any) -> int:
            if sql.startswith("UPDATE tables SET due") and len(failures) < 2:  # in its group, and alone
                failures.append(sql)
                raise sqlite3.OperationalError("disk I/O error")
            return SqliteConnection.run(kept, sql, *values)

        monkeypatch.setattr(kept, "run", run)
        before = last.version
        answer = await last.act(last.choices()[0], id="kept")
        assert (len(failures), answer["type"]) == (2, "ack")
        await house.clock.advance(4)
        assert last.version > before


async def test_a_bot_that_thinks_for_somebody_is_late_when_they_decide_themselves(house):
    ann, bob, table = await two_seated(house, clock=30)
    async with Viewer(house.url, table, ann.token) as a, Viewer(house.url, table, bob.token) as b:
        mover, _ = await whose_turn(a, b)
        await all_of(a.ready(), b.ready())
        house.threads.takes["bots"] = 5.0
        left = mover.seen["left"] / 1000
        await house.clock.advance(left + 2)
        assert a.acts() == []
        await mover.act(mover.choices()[0])
        await house.clock.advance(10)
        assert [act["by"] for act in a.acts()] == ["person"]


async def test_what_is_being_written_is_told_when_it_is_safe_and_a_second_move_waits(house):
    ann, bob, table = await two_seated(house)
    async with Viewer(house.url, table, ann.token) as a, Viewer(house.url, table, bob.token) as b:
        mover, other = await whose_turn(a, b)
        await all_of(a.ready(), b.ready())
        version, action = mover.version, mover.choices()[0]
        house.hold_writing()
        said = [asyncio.create_task(mover.say("act", version=version, action=action)) for _ in range(2)]
        await house.clock.settle()
        assert (mover.version, other.version) == (version, version)
        house.release_writing()
        first, again = await asyncio.gather(*said)
        assert (first["type"], again["code"]) == ("ack", "stale")
        await house.clock.settle()
        assert (mover.version, other.version) == (version + 1, version + 1)
