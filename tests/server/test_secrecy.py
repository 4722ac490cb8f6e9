"""Nobody is sent what they may not know: tables that look the same to a seat send it the same bytes.

Beside the true table each seat follows one that it imagines, as in the laws of every game; but here all that
the server would send is compared: snapshots, updates, refusals, lists, moments, what a bot is asked. It is
the same to the last byte, so sizes tell nothing either.
"""

from __future__ import annotations

import math
import random
import re
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from client import Person, Viewer
from held import TICK, HeldHouse

import cutpurse as cp
from cutpurse.engine.chance import stream
from cutpurse.engine.contract import UNSEEN
from cutpurse.engine.match import Match
from cutpurse.server import facts, telling
from cutpurse.server.charter import Charter, Start
from cutpurse.server.entries import ActEntry, MuteEntry, ReactEntry, SayEntry
from cutpurse.server.messages import refusal
from cutpurse.server.records import moments
from cutpurse.server.table import Founding, Table
from cutpurse.server.thinking import question
from cutpurse.testing.tables import imagined, steps
from house import House
from positions import finished, somewhere
from variants import GAMES, every_game

TOGETHER = 60  # steps that a table and its twin are followed, at most


class Silent:
    """A wire to nobody."""

    def push(self, *messages: bytes) -> bool:
        return True

    def cut(self) -> None:
        pass


def table_at(game, state, rng: random.Random) -> Table:
    """A table whose match begins with this state."""
    charter = Charter(game.id, ["person"] * state.seats, start=Start(finished(game, state, rng), 0))
    table = Table(Founding("table", charter, bytes(32), game.rules_version, "person-0", 0.0))
    for seat in range(state.seats):
        table.sit(f"person-{seat}", f"P{seat}", f"{seat:032x}")
    return table


def viewer(seat: int | None) -> telling.Viewer:
    found = telling.Viewer(Silent())
    found.seat = seat
    return found


class Twins:
    """A true table, and one that a seat takes for it."""

    def __init__(self, match: Match, seat: int, rng: random.Random) -> None:
        self.game, self.seat, self.rng = match.game, seat, rng
        world = imagined(match, seat, [stream(rng.randrange(2**31), 1)])
        self.tables = [table_at(match.game, state, rng) for state in (match.table, world)]
        self.tellers = [telling.Teller(table) for table in self.tables]
        self.viewers = [{eye: viewer(eye) for eye in (seat, None)} for _ in self.tables]
        self.told = self.tables[0].version
        for viewers in self.viewers:
            viewers[seat].with_view = True

    @property
    def differ(self) -> bool:
        one, other = (table.match.table for table in self.tables)
        return one != other

    def step(self) -> bool:
        """Somebody decides at both tables, and chance answers, so that it looks the same to the seat; whether
        that is possible.
        """
        states = [table.match.table.copy() for table in self.tables]
        seat, played = self.game.rules.actor(states[0]), ([], [])
        while True:
            pair = self._alike(states)
            if pair is None:
                return False
            for number, state in enumerate(states):
                played[number].append(pair[number])
                self.game.rules.apply(state, pair[number])
            if self.game.rules.actor(states[0]) != cp.CHANCE:
                break
        for table, done in zip(self.tables, played, strict=True):
            table.note(ActEntry(seat, done, "id", "person"))
        return True

    def _alike(self, states) -> tuple[int, int] | None:
        witness, possible = self.game.views.witness, [steps(self.game, state) for state in states]
        if not possible[0]:
            return None
        action = self.rng.choice(possible[0])
        seen = witness(states[0], action, self.seat)
        alike = [each for each in possible[1] if witness(states[1], each, self.seat) == seen]
        return (action, self.rng.choice(alike)) if alike else None

    def note(self, entry) -> None:
        for table in self.tables:
            table.note(entry)

    def check(self) -> None:
        """Every byte that this seat, and a spectator, could be sent now."""
        (one, other), since, self.told = self.sent(), self.told, self.tables[0].version
        assert one.keys() == other.keys()
        for what in one:
            assert one[what] == other[what], f"seat {self.seat} is told its secret by the {what}"
        assert since <= self.told

    def sent(self) -> list[dict[str, Any]]:
        return [self._sent(*each) for each in zip(self.tables, self.tellers, self.viewers, strict=True)]

    def _sent(self, table: Table, teller: telling.Teller, viewers: dict[int | None, Any]) -> dict[str, Any]:
        found: dict[str, Any] = {
            "description": msgspec.json.encode(facts.described(table)),
            "list": [*table.asked],
        }
        for eye, looking in viewers.items():
            found[f"update of {eye}"] = teller.update(looking, self.told, 1.5)
            found[f"snapshot of {eye} who comes back"] = teller.snapshot(
                viewer(eye), self.told, self.told, None
            )
            found[f"snapshot of {eye}"] = teller.snapshot(viewer(eye), 0, self.told, 1.5)
        asked = table.asked
        if self.seat in asked:
            found["bot"] = question(table.game, self.seat, asked[self.seat])
        actions = range(table.version % 7, table.game.num_actions, 7)
        found["refusals"] = [self._refusal(table, action) for action in actions]
        return found

    def _refusal(self, table: Table, action: int) -> bytes | None:
        """What a seat hears that tries something; to try changes nothing, unless it may be done."""
        if self.seat not in table.asked:
            return None
        reason = table.match.why_not(self.seat, action)
        return refusal(reason.code, reason.phrase, "id") if reason else None

    def check_moments(self) -> None:
        one, other = (
            msgspec.json.encode(moments(table.match.copy(), eye, False, 0))
            for eye in (self.seat,)
            for table in self.tables
        )
        assert one == other


def follow(id: str, seed: int, enough: int) -> int:
    """Follow pairs of tables until that is enough; at how many steps the tables differed."""
    game, rng = cp.game(id), random.Random(seed)
    seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
    followed = differed = 0
    while followed < enough:
        twins = Twins(somewhere(game, seats, rng), rng.randrange(seats), rng)
        twins.check()
        for step in range(TOGETHER):
            if not twins.step() or twins.tables[0].status == "over":
                break
            if step % 9 == 4:
                twins.note(rng.choice([SayEntry(0, "hm"), ReactEntry(0, "hmm"), MuteEntry(0, True)]))
            twins.check()
            followed += 1
            differed += twins.differ
        if twins.tables[0].match.actor != cp.OVER:
            twins.check_moments()
    return differed


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_tables_that_look_the_same_to_a_seat_send_it_the_same_bytes(id, seed):
    assert (follow(id, seed, enough=80) > 10) == cp.game(id).secrets


# Over real sockets


async def seated(persons: list[Person], game, state, rng, **more: Any) -> str:
    """These people at a table in this state."""
    start = {"save": finished(game, state, rng), "step": 0}
    table = await persons[0].found(game.id, *["person"] * state.seats, start=start, **more)
    for seat, person in enumerate(persons[: state.seats]):
        adds = f"{seat:032x}"
        await person.post(f"/api/tables/{table}/join", {"name": f"P{seat}", "adds": adds, "seat": seat})
    return table


def anonymous(heard: list[str]) -> list[str]:
    """What was heard, without what is drawn anew for every table: its id, and its promise."""
    unlike = r'"(id|promise)":"[^"]*"|"touched":[0-9.]+'
    return [re.sub(unlike, "", text) for text in heard]


async def overheard(house: House, persons: list[Person], table: str, seat: int) -> list[str]:
    """All that a seat can get to hear at a table that waits for somebody, and what a spectator hears."""
    person, told = persons[seat], []
    async with AsyncExitStack() as stack:
        own, looking = Viewer(house.url, table, person.token), Viewer(house.url, table)
        own.keeps = looking.keeps = True
        await stack.enter_async_context(own)
        await own.until(lambda: own.here)
        await stack.enter_async_context(looking)
        await looking.until(lambda: looking.here)
        await own.until(lambda: own.here["watching"] == 1)
        for action in range(0, 40, 3):
            if action not in own.choices():
                await own.say("act", id=f"a{action}", version=own.version, action=action)
        await own.say("act", id="late", version=1, action=0)
        await own.say("undo", id="undo", version=own.version)
        await own.say("say", id="say", text="hello")
        await own.say("advise", id="advise")
        await looking.until(lambda: looking.version == own.version)
        told = [*own.heard, *[each for each in looking.heard if "presence" not in each]]
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/moments", "/api/tables/mine"):
        told.append((await person.http.get(path, headers=person._headers())).text)
    for path in ("record", "review", "moments?open=true", f"moments?seat={(seat + 1) % 2}"):
        told.append((await person.http.get(f"/api/tables/{table}/{path}", headers=person._headers())).text)
    return anonymous(told)


@pytest.mark.parametrize("id", [id for id in GAMES if cp.game(id).secrets])
async def test_over_sockets_too_a_seat_hears_the_same_whatever_is_hidden(real_house, id):
    game, rng = cp.game(id), random.Random(11)
    match = somewhere(game, game.min_seats, rng)
    seat = rng.randrange(match.seats)
    world = imagined(match, seat, [stream(5, 5)])
    while world == match.table:
        match = somewhere(game, game.min_seats, rng)
        world = imagined(match, seat, [stream(5, rng.randrange(100))])
    heard = []
    for state in (match.table, world):
        persons = [await Person.new(real_house) for _ in range(match.seats)]
        table = await seated(persons, game, state, rng, pace="mail")
        heard.append(await overheard(real_house, persons, table, seat))
    assert len(heard[0]) > 10
    assert heard[0] == heard[1]


# Times


def questions(id: str, seats: int, rng: random.Random, wanted: int) -> dict[bool, list[Any]]:
    """Tables at which several are asked the same: by whether somebody has more to say than nothing."""
    game, found = cp.game(id), {True: [], False: []}
    while min(map(len, found.values())) < wanted:
        match = game.new(seats, chance="manual")
        while match.actor != cp.OVER:
            if match.is_common:
                found[has_an_answer(game, match.table)].append(match.table.copy())
            match.play(rng.choice(steps(game, match.table)))
    return {armed: rng.sample(tables, wanted) for armed, tables in found.items()}


def has_an_answer(game, table) -> bool:
    """Whether somebody who is asked can do anything but say nothing."""
    silent, table = game.views.silence(table), table.copy()
    while game.rules.actor(table) >= 0 and game.views.silence(table) == silent != UNSEEN:
        if len(steps(game, table)) > 1:
            return True
        game.rules.apply(table, silent)
    return False


WINDOW = 0.6


async def release_time(house: HeldHouse, game, state, rng: random.Random, answers: bool) -> float:
    """Seconds from a question that several are asked to their answers, as a spectator sees both.

    The last to sit down begins the game; with `answers` all who are asked answer at once, as they like.
    """
    persons = [await Person.new(house) for _ in range(state.seats)]
    start = {"save": finished(game, state, rng), "step": 0}
    table = await persons[0].found(game.id, *["person"] * state.seats, start=start, window=WINDOW)
    async with AsyncExitStack() as stack:
        tokens = [person.token for person in persons]
        views = [await stack.enter_async_context(Viewer(house.url, table, each)) for each in [*tokens, None]]
        for seat, person in enumerate(persons):
            await views[seat].until(lambda view=views[seat]: view.seen)
            await person.join(table, f"P{seat}", seat=seat)
        looking = views[-1]
        await house.clock.settle()
        assert looking.status == "playing"
        asked_at = house.clock.now()
        for seat in looking.seen["asked"] if answers else ():
            assert (await views[seat].act(rng.choice(views[seat].choices())))["held"]
        while not looking.acts():
            await house.clock.advance(TICK)
        return house.clock.now() - asked_at


@pytest.mark.parametrize(("id", "seats"), [("king-thief-minister", 3), ("forty-thieves", 3)])
async def test_when_answers_are_released_tells_nothing(house, id, seats):
    """With a Dagger in somebody's hand or without, whether they answer or not: at the same tick."""
    game, rng = cp.game(id), random.Random(2)
    kinds = questions(id, seats, rng, 3) if id == "forty-thieves" else {True: sampled(id, seats, rng, 6)}
    times = {
        await release_time(house, game, state, rng, answers)
        for states in kinds.values()
        for answers in (False, True)
        for state in states
    }
    assert times == {math.ceil(WINDOW / TICK) * TICK}


def sampled(id: str, seats: int, rng: random.Random, wanted: int) -> list[Any]:
    """Tables at which several are asked the same."""
    game, found = cp.game(id), list[Any]()
    while len(found) < wanted:
        match = somewhere(game, seats, rng)
        found += [match.table] if match.is_common else []
    return found
