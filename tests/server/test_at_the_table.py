"""Rulings at the table: who may look, speak and take back, and what is refused."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from client import Person, Viewer, all_of, code_of, door, people, two_seated, whose_turn
from held import DAY, TICK, Closed

import cutpurse as cp
from cutpurse.server.messages import PROTOCOL


async def test_what_is_said_is_heard_unless_the_chat_is_off_or_the_host_has_muted_it(house):
    ann, bob, table = await two_seated(house)
    async with Viewer(house.url, table, ann.token) as a, Viewer(house.url, table, bob.token) as b:
        await all_of(a.ready(), b.ready())
        await b.say("say", text="  good\nevening\u202e ")
        await a.until(lambda: a.story[-1].get("text") == "good evening")
        await b.say("react", **{"with": "bravo"})
        await a.until(lambda: a.story[-1].get("with") == "bravo")
        assert await b.refused("mute", seat=0, muted=True) == "only-the-host"
        assert await a.refused("mute", seat=9, muted=True) == "no-such-seat"
        assert (await a.say("mute", seat=1, muted=True))["type"] == "ack"
        assert await b.refused("say", text="unfair") == "muted"
        await a.say("mute", seat=1, muted=False)
        assert (await b.say("say", text="thanks"))["type"] == "ack"
        assert await b.refused("react", **{"with": "tears"}) == "bad-message"
        assert await b.refused("say", text=" \n ") == "bad-message"
    quiet = await ann.found("kings-gold", "person", "person", chat=False)
    await ann.join(quiet, "Ann")
    async with Viewer(house.url, quiet, ann.token) as view:
        await view.ready()
        assert await view.refused("say", text="hello") == "chat-is-off"
        assert await view.refused("react", **{"with": "bravo"}) == "chat-is-off"


async def test_spectators_see_a_table_that_allows_them_and_only_look(house):
    ann, _, table = await two_seated(house)
    async with Viewer(house.url, table) as view, Viewer(house.url, table, ann.token) as a:
        await all_of(view.ready(), a.until(lambda: a.here.get("watching") == 1))
        assert view.welcome["you"] is None
        for type, fields in (("act", {"version": 9, "action": 0}), ("say", {"text": "hi"}), ("advise", {})):
            assert await view.refused(type, **fields) == "spectators-only-look"


async def test_a_table_without_spectators_has_none_once_it_has_begun(house):
    ann, bob = await people(house)
    table = await ann.found("kings-gold", "person", "person", spectators=False)
    async with Viewer(house.url, table) as view:
        await view.until(lambda: view.seen)
        await ann.join(table, "Ann")
        await bob.join(table, "Bob")
        await view.until(lambda: view.closed_with == 1008 or view.connections > 1)
        await view.until(lambda: any(each["code"] == "no-spectators" for each in view.refusals))
        assert "scene" not in view.seen
    assert await code_of(Person(house.url).get(f"/api/tables/{table}/moments")) == "no-spectators"


async def test_a_coach_sits_only_at_practice_tables_that_ask_for_one(house):
    (ann,) = await people(house, 1)
    table = await ann.found("liars-dice", "person", "random", coach=True, bot_pace=0)
    await ann.join(table, "Ann")
    async with Viewer(house.url, table, ann.token) as view:
        await view.until(lambda: view.ask)
        house.threads.takes["bots"] = 5.0
        asking = asyncio.create_task(view.say("advise"))
        assert (await view.say("say", text="who waits for a coach?"))["type"] == "ack"
        assert not asking.done()
        advice = await view.until(lambda: asking.done() and asking.result(), DAY)
        assert advice["type"] == "advice"
        assert {int(action) for action in advice["chances"]} == set(view.choices())
    without = await ann.found("kings-gold", "person", "random")
    await ann.join(without, "Ann")
    async with Viewer(house.url, without, ann.token) as view:
        await view.until(lambda: view.ask)
        assert await view.refused("advise") == "no-coach"


async def test_a_decision_that_showed_nothing_can_be_taken_back_and_nothing_else(house):
    ann, bob, table = await two_seated(house, "guild-of-thieves")
    rng, undone = random.Random(4), 0
    async with Viewer(house.url, table, ann.token) as a, Viewer(house.url, table, bob.token) as b:
        while undone < 3:
            mover, other = await whose_turn(a, b)
            await other.until(lambda it=other, version=mover.version: it.version >= version)
            assert await other.refused("undo", version=other.version) == "not-your-turn"
            if not mover.ask["undo"]:
                assert await mover.refused("undo", version=mover.version) == "cannot-undo"
            else:
                before, late = mover.seen["scene"], mover.version - 1
                assert await mover.refused("undo", version=late) == "stale"
                answer = await mover.say("undo", version=mover.version, id=f"undo-{undone}")
                again = await mover.say("undo", version=mover.version, id=f"undo-{undone}")
                assert answer["version"] == again["version"] == late + 2
                assert mover.story[-1]["is"] == "undo"
                assert mover.seen["scene"] != before
                undone += 1
            await mover.act(rng.choice(mover.choices()))


async def test_the_same_message_is_done_once_and_acknowledged_each_time(house):
    ann, bob, table = await two_seated(house)
    async with Viewer(house.url, table, ann.token) as a, Viewer(house.url, table, bob.token) as b:
        mover, _ = await whose_turn(a, b)
        version, action = mover.version, mover.choices()[0]
        answers = [await mover.act(action, id="mine", version=version) for _ in range(3)]
        assert answers == [answers[0]] * 3
        assert await mover.refused("act", id="new", version=version, action=action) == "stale"
        said = [await a.say("say", id="line", text="hello") for _ in range(3)]
        assert said == [said[0]] * 3
        assert [entry["is"] for entry in a.story].count("say") == 1
        for _ in range(2):
            assert (await a.say("mute", id="hush", seat=1, muted=True))["type"] == "ack"
        assert [entry["is"] for entry in a.story].count("mute") == 1


async def test_refusals_have_codes_and_say_which_rule(house):
    ann, bob = await people(house)
    table = await ann.found("king-of-thieves", "person", "person")
    await ann.join(table, "Ann")
    async with Viewer(house.url, table, ann.token) as a:
        await a.ready()
        assert await a.refused("act", version=1, action=0) == "not-begun"
        await bob.join(table, "Bob")
        async with Viewer(house.url, table, bob.token) as b:
            await all_of(a.ready(), b.ready())
            mover, other = await whose_turn(a, b)
            actions = range(cp.game("king-of-thieves").num_actions)
            refusal = await mover.act(next(each for each in actions if each not in mover.choices()))
            assert refusal["code"] == "illegal-action"
            assert refusal["phrase"]["rules"]
            assert await mover.refused("act", version=mover.version, action=99999) == "no-such-action"
            assert await other.refused("act", version=other.version, action=0) == "not-your-turn"


async def test_an_old_page_is_told_to_load_itself_again(house):
    (ann,) = await people(house, 1)
    table = await ann.found("kings-gold", "person", "person")
    for build, reload in ((cp.__version__, False), ("0.0.1", True)):
        async with door(house.url).connect(table, ann.address) as socket:
            await socket.send(json.dumps({"type": "enter", "protocol": PROTOCOL, "build": build}))
            assert ('"reload":true' in await socket.recv()) == reload


@pytest.mark.parametrize("protocol", [1, 99])
async def test_a_page_of_another_protocol_is_told_to_load_itself_again_and_sent_away(house, protocol):
    (ann,) = await people(house, 1)
    table = await ann.found("kings-gold", "person", "person")
    async with door(house.url).connect(table, ann.address) as socket:
        await socket.send(json.dumps({"type": "enter", "protocol": protocol, "token": ann.token}))
        welcome, refusal = json.loads(await socket.recv()), json.loads(await socket.recv())
        assert (welcome["type"], welcome["reload"], welcome["you"]) == ("welcome", True, None)
        assert (refusal["type"], refusal["code"]) == ("refusal", "other-protocol")
        with pytest.raises(Closed) as over:
            await socket.recv()
        assert over.value.code == 1008


async def test_who_connects_and_says_nothing_is_sent_away(house):
    (ann,) = await people(house, 1)
    table = await ann.found("kings-gold", "person", "person")
    async with door(house.url).connect(table, ann.address) as socket:
        await house.clock.advance(10 - TICK)
        heard = asyncio.create_task(socket.recv())
        await house.clock.settle()
        assert not heard.done()
        await house.clock.advance(TICK)
        assert '"enter-first"' in await heard
        with pytest.raises(Closed) as over:
            await socket.recv()
        assert over.value.code == 1008
