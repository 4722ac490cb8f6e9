"""After the game: rematches, looking back, and going on from a moment."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

from client import Person, Viewer, all_of, code_of, people, play, two_seated

import cutpurse as cp
from house import House


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
