"""Rulings of the tables: who may sit, begin, look, speak, take back and look back."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import AsyncExitStack

import pytest
from client import Person, Refused, Viewer, all_of, door, play, two_seated, whose_turn
from held import TICK, Closed

import cutpurse as cp
from cutpurse.bots.minds import levels
from cutpurse.server.messages import PROTOCOL
from house import House

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


async def people(house: House, count: int = 2) -> list[Person]:
    return [await Person.new(house) for _ in range(count)]


async def code_of(work) -> str:
    """With which code something is refused."""
    with pytest.raises(Refused) as refused:
        await work
    assert refused.value.told["message"]
    return refused.value.code


async def played_out(house: House, *persons: Person, game: str = "kings-gold", **more) -> str:
    """A finished game of these people."""
    table = await persons[0].found(game, *["person"] * len(persons), window=0.1, **more)
    for number, person in enumerate(persons):
        await person.join(table, f"P{number}")
    async with AsyncExitStack() as stack:
        views = [
            await stack.enter_async_context(Viewer(house.url, table, person.token)) for person in persons
        ]
        await all_of(*(play(view, random.Random(number)) for number, view in enumerate(views)))
    return table


# What there is to choose


async def test_games_and_bots_are_told_in_the_language_asked_for(house):
    somebody = Person(house.url)
    for lang in ("en", "de", "pt"):
        assert await somebody.get("/api/games", lang=lang) == [cp.game(id).card(lang) for id in cp.games()]
        assert await somebody.get("/api/bots", lang=lang) == levels(lang)
    assert await somebody.get("/api/games") == await somebody.get("/api/games", lang="en")
    perfect = next(bot for bot in await somebody.get("/api/bots") if bot["name"] == "exact")
    assert perfect["games"] == ["kings-gold"]


@pytest.mark.parametrize("path", ["games?lang=xx", "bots?lang=xx", "bots?lang=../en"])
async def test_a_language_that_nobody_here_speaks_is_refused(house, path):
    answer = await Person(house.url).http.get(f"/api/{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown-language"


# Making a table, and sitting down


async def test_the_game_begins_when_the_last_chair_is_taken(house):
    ann, bob = await people(house)
    table = await ann.found("kings-gold", "person", "person")
    described = await ann.get(f"/api/tables/{table}")
    assert described["status"] == "waiting"
    assert len(described["fairness"]["promise"]) == 64
    assert await ann.join(table, "Ann") == 0
    assert await bob.join(table, "Bob") == 1
    described = await bob.get(f"/api/tables/{table}")
    assert (described["status"], described["you"], described["host"]) == ("playing", 1, 0)
    assert "seed" not in described["fairness"]


async def test_the_host_lets_a_bot_take_one_free_chair(house):
    ann, bob = await people(house)
    table = await ann.found("kings-gold", "person", "person", "person")
    invite = f"/api/tables/{table}/invite"
    assert await code_of(ann.post(invite, {"seat": 2})) == "only-the-host"
    await ann.join(table, "Ann")
    assert await code_of(bob.post(invite, {"seat": 2})) == "only-the-host"
    assert await code_of(ann.post(invite, {"seat": 3})) == "no-such-seat"
    assert await code_of(ann.post(invite, {"seat": 0})) == "seat-taken"
    invited = await ann.post(invite, {"seat": 2})
    assert [place["bot"] for place in invited["places"]] == [None, None, "journeyman"]
    assert invited["status"] == "waiting"
    assert (await ann.post(invite, {"seat": 1}))["status"] == "playing"  # it was the last
    assert await code_of(ann.post(invite, {"seat": 1})) == "table-has-begun"


async def test_bots_take_the_free_chairs_when_the_host_begins(house):
    ann, bob = await people(house)
    table = await ann.found("kings-gold", "greedy", "person", "person", "person")
    assert await code_of(ann.post(f"/api/tables/{table}/begin")) == "only-the-host"
    await bob.join(table, "Bob")
    await ann.join(table, "Ann")
    assert await code_of(bob.post(f"/api/tables/{table}/begin")) == "only-the-host"
    begun = await ann.post(f"/api/tables/{table}/begin")
    assert begun["status"] == "playing"
    assert [place["bot"] for place in begun["places"]] == ["greedy", None, None, "journeyman"]
    assert await code_of(ann.post(f"/api/tables/{table}/begin")) == "table-has-begun"
    assert await code_of((await Person.new(house)).join(table)) == "table-has-begun"


async def test_no_two_at_a_table_have_the_same_name(house):
    ann, bob = await people(house)
    table = await ann.found("kings-gold", "person", "person", "greedy")
    await ann.join(table, "Greedy")
    await bob.join(table, " greedy ")
    names = [place["name"] for place in (await ann.get(f"/api/tables/{table}"))["places"]]
    assert len({name.casefold().replace(" ", "") for name in names}) == 3


async def test_a_chair_is_one_persons_and_a_person_has_one_chair(house):
    ann, bob = await people(house)
    table = await ann.found("kings-gold", "person", "greedy", "person")
    assert await code_of(ann.join(table, seat=1)) == "seat-taken"
    assert await code_of(ann.join(table, seat=7)) == "no-such-seat"
    assert await code_of(ann.join(table, "\u200b\u0007")) == "bad-request"
    assert await ann.join(table, seat=2) == 2
    assert await code_of(ann.join(table)) == "already-seated"
    assert await code_of(bob.join(table, seat=2)) == "seat-taken"
    assert await code_of(Person(house.url).join(table)) == "who-are-you"
    assert await code_of(Person(house.url, "nobody's").join(table)) == "unknown-token"
    assert await code_of(bob.join("no-table")) == "no-such-table"


async def test_a_chair_can_be_given_back_before_the_game(house):
    ann, bob = await people(house)
    table = await ann.found("kings-gold", "person", "person")
    await ann.join(table, "Ann")
    assert await code_of(bob.post(f"/api/tables/{table}/leave")) == "not-seated"
    async with Viewer(house.url, table, ann.token) as view:
        await view.until(lambda: view.welcome.get("you") == 0)
        await ann.post(f"/api/tables/{table}/leave")
        await view.until(lambda: view.welcome["you"] is None)
        assert [entry["is"] for entry in view.story] == ["sit", "stand"]
    assert await ann.get("/api/tables/mine") == []
    assert await bob.join(table, "Bob") == 0


async def test_who_looks_on_and_sits_down_looks_with_other_eyes(house):
    ann, bob = await people(house)
    table = await ann.found("forty-thieves", "person", "person")
    async with Viewer(house.url, table, ann.token) as view:
        await view.until(lambda: view.seen)
        assert view.welcome["you"] is None
        await ann.join(table, "Ann")
        await bob.join(table, "Bob")
        await view.until(lambda: view.status == "playing")
        assert view.welcome["you"] == 0


@pytest.mark.parametrize(
    "charter",
    [
        {"game": "chess", "chairs": ["person"] * 2},
        {"game": "kings-gold", "chairs": ["person"]},
        {"game": "kings-gold", "chairs": ["greedy", "greedy"]},
        {"game": "kings-gold", "chairs": ["person", "deep-blue"]},
        {"game": "kings-gold", "chairs": ["person", "search:1000000000"]},
        {"game": "kings-gold", "chairs": ["person", "exact"]},
        {"game": "kings-gold", "chairs": ["person", "person"], "options": {"wings": 2}},
        {"game": "kings-gold", "chairs": ["person", "person"], "options": {"seed": 2}},
        {"game": "kings-gold", "chairs": ["person", "person"], "options": {"seats": 3, "chance": "auto"}},
        {"game": "kings-gold", "chairs": ["person", "person"], "coach": True},
        {"game": "kings-gold", "chairs": ["person", "person"], "reserved": ["a", "b"]},
        {"game": "kings-gold", "chairs": ["person", "person"], "clock": -1},
        {"game": "kings-gold", "chairs": ["person", "person"], "colour": "red"},
        {"game": "kings-gold", "chairs": ["person", "person"], "start": {"save": {}, "step": 0}},
        {"game": "kings-gold", "chairs": "person"},
        [],
        None,
    ],
)
async def test_a_table_that_cannot_be_is_refused(house, charter):
    (ann,) = await people(house, 1)
    answer = await ann.http.post("/api/tables", json=charter, headers=ann._headers())
    assert answer.status_code in (400, 404)
    assert answer.json()["message"]


# Lists


async def test_public_tables_are_listed_while_they_wait_and_others_never(house):
    ann, bob = await people(house)
    listed = await ann.found("kings-gold", "person", "person", public=True)
    hidden = await ann.found("kings-gold", "person", "person")
    await ann.join(listed, "Ann")
    found = {each["id"]: each for each in await bob.get("/api/tables")}
    assert listed in found
    assert hidden not in found
    assert [place["name"] for place in found[listed]["places"]] == ["Ann", None]
    await bob.join(listed, "Bob")
    assert listed not in {each["id"] for each in await bob.get("/api/tables")}


async def test_my_tables_say_whose_turn_it_is(house):
    ann, bob, table = await two_seated(house, pace="mail")
    (mine,), (his,) = await ann.get("/api/tables/mine"), await bob.get("/api/tables/mine")
    assert (mine["you"], his["you"]) == (0, 1)
    described = await ann.get(f"/api/tables/{table}")
    assert mine["asked"] == his["asked"] == described["asked"] != []
    assert await code_of(Person(house.url).get("/api/tables/mine")) == "who-are-you"


# Who you are


async def test_seats_are_carried_to_another_device_by_a_link_that_works_once(house):
    (ann,) = await people(house, 1)
    table = await ann.found("kings-gold", "person", "person")
    await ann.join(table, "Ann")
    code = (await ann.post("/api/people/links"))["code"]
    phone = Person(house.url)
    phone.token = (await phone.post("/api/people/claim", {"code": code}))["token"]
    assert phone.token != ann.token
    assert [each["id"] for each in await phone.get("/api/tables/mine")] == [table]
    assert await code_of(Person(house.url).post("/api/people/claim", {"code": code})) == "unknown-token"
    assert await code_of(Person(house.url, code).get("/api/tables/mine")) == "unknown-token"
    assert (await ann.get(f"/api/tables/{table}"))["you"] == 0


async def test_tables_that_nobody_touches_and_links_that_nobody_used_are_cleared(house):
    ann, kept = await Person.new(house), house.database.connect()
    old = await ann.found("kings-gold", "person", "person")
    await ann.post("/api/people/links")
    await house.clock.oversleep(12 * HOUR)
    young = await ann.found("kings-gold", "person", "person")
    assert kept.rows("SELECT once FROM tokens") == [(0,)]
    await house.clock.oversleep(11 * HOUR)
    assert {id for (id,) in kept.rows("SELECT id FROM tables")} == {old, young}
    await house.clock.oversleep(2 * HOUR)
    assert kept.rows("SELECT id FROM tables") == [(young,)]
    assert await code_of(ann.get(f"/api/tables/{old}")) == "no-such-table"


async def test_a_link_works_for_a_quarter_of_an_hour(house):
    ann, phone = await Person.new(house), Person(house.url)
    codes = [(await ann.post("/api/people/links"))["code"] for _ in range(2)]
    await house.clock.advance(15 * MINUTE - TICK)
    assert (await phone.post("/api/people/claim", {"code": codes[0]}))["token"]
    await house.clock.advance(TICK)
    assert await code_of(phone.post("/api/people/claim", {"code": codes[1]})) == "unknown-token"


async def test_tokens_are_kept_nowhere_but_with_their_people(own_house):
    ann, bob = await people(own_house)
    code = (await ann.post("/api/people/links"))["code"]
    table = await ann.found("kings-gold", "person", "person")
    await ann.join(table, "Ann")
    async with Viewer(own_house.url, table, ann.token) as view:
        await view.ready()
        await view.say("say", text="hello")
    own_house.stop()
    folder = own_house.log.parent
    assert {each.name for each in folder.iterdir()} >= {"tables.db", "log"}
    kept = b"".join(each.read_bytes() for each in folder.iterdir())
    assert b"hello" in kept
    for secret in (ann.token, bob.token, code):
        assert len(secret) * 6 >= 128
        assert secret.encode() not in kept
    with sqlite3.connect(folder / "tables.db") as connection:
        (hashes,) = zip(*connection.execute("SELECT hash FROM tokens"), strict=True)
    assert {len(each) for each in hashes} == {32}


# At the table


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


# Clocks, and people who are gone


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
    """Nobody who is asked is left without an answer: what was kept counts, and a bot answers for who left."""
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


# After the game


async def test_a_rematch_keeps_the_chairs_for_the_same_people_one_further(house):
    ann, bob = await people(house)
    table = await played_out(house, ann, bob)
    assert await code_of((await Person.new(house)).post(f"/api/tables/{table}/rematch")) == "not-seated"
    again, same = [await each.post(f"/api/tables/{table}/rematch") for each in (bob, ann)]
    assert again["id"] == same["id"] != table
    stranger = await Person.new(house)
    assert await code_of(stranger.join(again["id"])) == "table-full"
    assert await code_of(ann.join(again["id"], "Ann", seat=0)) == "seat-taken"
    assert await ann.join(again["id"], "Ann") == 1
    assert await bob.join(again["id"], "Bob") == 0
    assert (await ann.get(f"/api/tables/{table}"))["rematch"] == again["id"]
    assert await code_of(ann.post(f"/api/tables/{again['id']}/rematch")) == "not-over"


async def test_bots_go_along_to_a_rematch_with_their_names_and_it_begins_when_the_people_sit(house):
    ann = await Person.new(house)
    table = await ann.found("kings-gold", "person", "person", "random", options={"turns": 3}, bot_pace=0)
    await ann.join(table, "Ann")
    before = await ann.post(f"/api/tables/{table}/begin")  # a bot takes the chair for which nobody came
    async with Viewer(house.url, table, ann.token) as view:
        await play(view, random.Random(1))
    again = await ann.post(f"/api/tables/{table}/rematch")
    first, second, third = [(place["name"], place["bot"]) for place in before["places"]]
    assert [second[1], third[1]] == ["journeyman", "random"]
    assert await ann.join(again["id"], "Ann") == 1
    playing = await ann.get(f"/api/tables/{again['id']}")
    assert playing["status"] == "playing"
    assert [(place["name"], place["bot"]) for place in playing["places"]] == [third, first, second]
    assert playing["pace"] == before["pace"]
    assert playing["clock"] == before["clock"]


async def test_a_finished_game_can_be_looked_back_at_and_a_running_one_cannot(house):
    ann, bob = await people(house)
    running = await ann.found("king-of-thieves", "person", "person")
    await ann.join(running, "Ann")
    assert await code_of(ann.get(f"/api/tables/{running}/moments")) == "not-begun"
    await bob.join(running, "Bob")
    secrets = [("record", {}), ("review", {}), ("moments", {"seat": 1}), ("moments", {"open": True})]
    for what, query in secrets:
        assert await code_of(ann.get(f"/api/tables/{running}/{what}", **query)) == "not-over"
    own = await ann.get(f"/api/tables/{running}/moments", first=0)
    assert own["seat"] == 0
    assert "state" not in own["moments"][0]

    table = await played_out(house, ann, bob)
    record = await ann.get(f"/api/tables/{table}/record")
    match = cp.load(record["save"])
    assert match.actor == cp.OVER
    assert [float(share) for share in match.shares()] == record["shares"]
    opened = await ann.get(f"/api/tables/{table}/moments", first=10, open=True)
    assert opened["of"] == len(match.log) + 1
    assert opened["moments"][0]["version"] == 10
    other = await ann.get(f"/api/tables/{table}/moments", seat=1, first=opened["of"] - 1)
    assert len(other["moments"]) == 1
    assert await code_of(ann.get(f"/api/tables/{table}/moments", seat=7)) == "no-such-seat"
    review, twice = await asyncio.gather(*(ann.get(f"/api/tables/{table}/review") for _ in range(2)))
    assert review == twice
    decided = [step for step, (before, _, _) in enumerate(match.walk()) if real_choice(match, before)]
    assert [each["step"] for each in review["decisions"]] == decided


def real_choice(match, table) -> bool:
    """Whether somebody had more than one thing to do there."""
    room = [0] * match.game.num_actions
    return match.game.rules.actor(table) >= 0 and match.game.rules.legal(table, room) > 1


async def test_a_table_can_go_on_from_a_moment_of_a_finished_game(house):
    ann, bob = await people(house)
    old = await played_out(house, ann, bob)
    save = (await ann.get(f"/api/tables/{old}/record"))["save"]
    table = await ann.found("kings-gold", "person", "random", start={"save": save, "step": 20}, bot_pace=0)
    await ann.join(table, "Ann")
    async with Viewer(house.url, table, ann.token) as view:
        await play(view, random.Random(1))
    record = await ann.get(f"/api/tables/{table}/record")
    assert cp.load(record["save"]).at(0).state() == cp.load(save).at(20).state()


async def test_a_table_of_older_rules_is_shown_and_says_why_it_cannot_go_on(house):
    ann, bob, table = await two_seated(house)
    over = await played_out(house, ann, bob)
    async with Viewer(house.url, table, ann.token) as a, Viewer(house.url, table, bob.token) as b:
        await all_of(*(play(view, random.Random(1), done=lambda: a.version > 10) for view in (a, b)))
        await house.clock.settle()
        before = a.seen["scene"]
        house.database.connect().run("UPDATE tables SET rules_version = rules_version - 1")
        await house.start_again()
        async with Viewer(house.url, table, ann.token) as late:
            await late.until(lambda: late.status == "stuck")
            assert late.seen["scene"] == before
            assert late.ask is None
            refusal = await late.act(0)
            assert refusal["code"] == "older-rules"
            assert refusal["phrase"]["args"]["new"] == cp.game("kings-gold").rules_version
            assert (await late.say("say", text="a pity"))["type"] == "ack"
    described = await ann.get(f"/api/tables/{over}")
    assert described["status"] == "over"
    assert await ann.get(f"/api/tables/{over}/record")
