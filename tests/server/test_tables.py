"""Rulings of the tables: who may sit down and begin, what is listed, and who one is."""

from __future__ import annotations

import sqlite3

import pytest
from client import Person, Viewer, code_of, people, two_seated
from held import HOUR, MINUTE, TICK

import cutpurse as cp
from cutpurse.bots.minds import levels

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
