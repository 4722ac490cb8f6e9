"""Clocks, and people who are gone: who is waited for, and when a bot plays for them."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

from client import Viewer, all_of, code_of, people, play, two_seated
from held import DAY, HOUR, TICK


async def test_when_the_clock_runs_out_the_bot_decides_to_the_tick(house):
    ann, bob, table = await two_seated(house, clock=30)
    async with Viewer(house.url, table, ann.token) as a, Viewer(house.url, table, bob.token) as b:
        await all_of(a.ready(), b.ready())
        assert a.seen["left"] == 30_000
        await house.clock.advance(30 - TICK)
        assert a.acts() == []
        await house.clock.advance(TICK)
        assert [act["by"] for act in a.acts()] == ["clock"]
        assert not any(place["away"] for place in a.seen["table"]["places"])
        assert a.seen["left"] == 30_000


async def test_nobody_gains_time_by_leaving_and_coming_back(house):
    ann, bob, table = await two_seated(house, clock=20, bot_pace=10)
    async with Viewer(house.url, table, ann.token) as a, Viewer(house.url, table, bob.token) as b:
        await all_of(a.ready(), b.ready())
        idle, person = (b, bob) if a.ask else (a, ann)
        mover = a if a.ask else b
        for _ in range(9):
            await person.post(f"/api/tables/{table}/leave")
            idle.cut()
            await idle.until(lambda: idle.story[-1]["is"] == "back")
            mover.cut()
            await mover.until(lambda: mover.ask)
            await house.clock.advance(2)
        assert a.acts() == []
        await house.clock.advance(2)
        assert [act["by"] for act in b.acts()] == ["clock"]


async def test_whoever_is_asked_gains_no_time_by_leaving_either(house):
    ann, bob, table = await two_seated(house, clock=20, bot_pace=10)
    async with Viewer(house.url, table, ann.token) as a, Viewer(house.url, table, bob.token) as b:
        await all_of(a.ready(), b.ready())
        mover, person = (a, ann) if a.ask else (b, bob)
        began = house.clock.now()
        await house.clock.advance(8)
        await person.post(f"/api/tables/{table}/leave")
        assert house.clock.now() == began + 8
        assert a.acts() == []
        mover.cut()
        await mover.until(lambda: mover.story[-1]["is"] == "back" and mover.ask)
        assert mover.seen["left"] == round(1000 * (began + 20 - house.clock.now()))


async def test_by_mail_there_is_no_clock_and_nobody_is_replaced(house):
    ann, bob, table = await two_seated(house, pace="mail", clock=1, grace=0)
    async with Viewer(house.url, table, ann.token) as a:
        await a.ready()
        assert "left" not in a.seen
        async with Viewer(house.url, table, bob.token) as b:
            await b.ready()
        await house.clock.oversleep(DAY)
        assert [entry["is"] for entry in a.story] == ["sit", "sit", "begin"]


async def test_who_is_gone_is_waited_for_to_the_tick(house):
    ann, bob, table = await two_seated(house, grace=45, clock=600)
    async with Viewer(house.url, table, ann.token) as a:
        for gone in (44.0, 45 - TICK):
            async with Viewer(house.url, table, bob.token) as b:
                await b.ready()
            await house.clock.settle()
            assert a.here["here"] == [True, False]
            await house.clock.advance(gone)
            assert [entry["is"] for entry in a.story] == ["sit", "sit", "begin"]
        await house.clock.advance(TICK)
        assert [(entry["is"], entry["seat"]) for entry in a.story[3:4]] == [("away", 1)]


async def test_a_bot_plays_for_who_is_gone_too_long_until_they_return(house):
    ann, bob, table = await two_seated(house, grace=3, clock=60, bot_pace=0.2)
    async with Viewer(house.url, table, ann.token) as a:
        async with Viewer(house.url, table, bob.token) as b:
            await all_of(a.ready(), b.ready())
        await house.clock.advance(3)
        assert a.seen["table"]["places"][1]["away"]
        assert a.here["here"] == [True, False]
        await play(a, random.Random(1), done=lambda: any(entry["seat"] == 1 for entry in a.acts()))
        assert next(entry for entry in a.acts() if entry["seat"] == 1)["by"] == "bot"
        async with Viewer(house.url, table, bob.token) as b:
            await b.until(lambda: any(entry["is"] == "back" for entry in b.story))
            await a.until(lambda: not a.seen["table"]["places"][1]["away"])
            await all_of(play(a, random.Random(1)), play(b, random.Random(2)))
            assert any(entry["seat"] == 1 and entry["by"] == "person" for entry in a.acts())


async def test_a_bot_plays_for_who_has_left_and_they_have_their_seat_back_when_they_connect_again(house):
    ann, bob, table = await two_seated(house, bot_pace=0)
    async with Viewer(house.url, table, ann.token) as a, Viewer(house.url, table, bob.token) as b:
        await all_of(a.ready(), b.ready())
        await bob.post(f"/api/tables/{table}/leave")
        await a.until(lambda: a.seen["table"]["places"][1]["left"])
        await all_of(play(a, random.Random(1), done=lambda: any(e["seat"] == 1 for e in a.acts())))
        assert [entry["is"] for entry in a.story].count("back") == 0
        assert await code_of(bob.post(f"/api/tables/{table}/leave")) == "game-over"
        b.cut()
        await a.until(lambda: not a.seen["table"]["places"][1]["left"])


async def test_by_mail_a_kept_answer_is_released_when_the_only_other_who_was_asked_leaves(house):
    """Nobody who is asked is left without an answer: what was kept counts, a bot answers for the other."""
    persons = await people(house, 3)
    table = await persons[0].found("king-thief-minister", *["person"] * 3, pace="mail", window=0.1)
    for number, person in enumerate(persons):
        await person.join(table, f"P{number}")
    rng = random.Random(3)
    async with AsyncExitStack() as stack:
        views = [await stack.enter_async_context(Viewer(house.url, table, p.token)) for p in persons]
        await all_of(*(view.ready() for view in views))
        while len(views[0].seen["asked"]) < 2:
            version = views[0].version
            mover = views[views[0].seen["asked"][0]]
            await mover.act(rng.choice(mover.choices()))
            await all_of(*(view.until(lambda v=view, n=version: v.version > n) for view in views))
        first, *rest = views[0].seen["asked"]
        before = views[0].version
        assert (await views[first].act(views[first].choices()[0]))["held"]
        await house.clock.oversleep(HOUR)
        assert views[0].version == before
        for seat in rest:
            await persons[seat].post(f"/api/tables/{table}/leave")
        await views[first].until(lambda: any(entry["v"] > before for entry in views[first].acts()))
