"""What is sent to viewers of a table: only what has changed, and patched it is the whole, to the letter."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import cutpurse as cp
from cutpurse.engine.sights import Sight
from cutpurse.server.charter import Charter
from cutpurse.server.following import Following, sight_after
from cutpurse.server.patches import patch, patched
from cutpurse.server.table import Founding, Table
from cutpurse.server.telling import Teller, Viewer
from variants import GAMES

ADDS = "5" * 32
MOVES = 150
encode = msgspec.json.Encoder().encode
decode = msgspec.json.decode
every_game = pytest.mark.parametrize("id", GAMES)


class Silent:
    """A wire to nobody."""

    def push(self, *messages: bytes) -> bool:
        return True

    def cut(self) -> None:
        pass


class Client:
    """A viewer, and what its client makes of the messages."""

    def __init__(self, teller: Teller, seat: int | None, with_view: bool = False) -> None:
        self.teller = teller
        self.viewer = Viewer(Silent())
        self.viewer.seat, self.viewer.with_view = seat, with_view
        self.following = Following()
        self.plain: Any = None
        self.since = 0
        self.sizes: list[int] = []

    def enter(self) -> None:
        """Look at the table; after a loss, with what is known of it."""
        self.viewer.has = None
        self.take(self.teller.snapshot(self.viewer, self.since, self.since, None))

    def update(self) -> None:
        self.take(self.teller.update(self.viewer, self.since, None))

    def take(self, told: bytes) -> None:
        message = decode(told)
        self.told_after, self.since = self.since, message["version"]
        self.sizes.append(len(told))
        if "sight" in message:
            self.plain, self.rests = sight_after(self.plain, message)
        self.following.take(message)

    def check(self) -> None:
        """What this client has is what somebody is sent who comes anew and has heard as much."""
        other = Client(self.teller, self.viewer.seat, self.viewer.with_view)
        other.since = self.told_after
        other.enter()
        assert encode(self.plain) == encode(other.plain)
        assert encode(self.following.sight) == encode(other.following.sight) or self.rests


def laid(id: str, seats: int, seed: int) -> Table:
    """A table at which everybody sits."""
    charter, version = Charter(game=id, chairs=["person"] * seats), cp.game(id).rules_version
    table = Table(Founding("table", charter, seed.to_bytes(32, "big"), version, "P0", 0.0))
    for seat in range(seats):
        table.sit(f"P{seat}", f"N{seat}", ADDS)
    return table


def moved(table: Table, rng: random.Random) -> None:
    """Something happens: most often a decision, now and then something is taken back or said."""
    assert table.match is not None
    seat = table.match.actor
    if table.match.why_not_undo() is None and rng.random() < 0.3:
        table.take_back(seat)
    elif rng.random() < 0.1:
        table.say(seat, "hm")
    else:
        table.decide(seat, rng.choice(table.match.legal()))


@every_game
@pytest.mark.parametrize("most", [False, True])
def test_patched_it_is_the_snapshot_to_the_letter(id: str, most: bool) -> None:
    """Also for bots and spectators, after things were taken back, losses, and other seats."""
    game, rng = cp.game(id), random.Random(7)
    seats = game.max_seats if most else game.min_seats
    table = laid(id, seats, 3)
    teller = Teller(table)
    clients = [Client(teller, seat, views) for seat in (None, *range(seats)) for views in (False, True)]
    for client in clients:
        client.enter()
    for _ in range(MOVES):
        if table.status != "playing":
            break
        moved(table, rng)
        for client in clients:
            if rng.random() < 0.05:
                client.viewer.seat = rng.choice([None, *range(seats)])
            if rng.random() < 0.05:
                client.enter()
            elif rng.random() < 0.95:
                client.update()
            else:
                continue  # it is told later, of several moves at once
            client.check()


@every_game
def test_what_follows_from_patches_is_the_sight_of_the_match(id: str) -> None:
    """Scenes on which eyes rest and events too."""
    table, rng = laid(id, cp.game(id).min_seats, 4), random.Random(4)
    teller = Teller(table)
    clients = [Client(teller, seat, with_view=True) for seat in range(cp.game(id).min_seats)]
    for client in clients:
        client.enter()
    for _ in range(MOVES):
        if table.status != "playing" or table.match is None:
            break
        step = table.match.version
        moved(table, rng)
        for seat, client in enumerate(clients):
            client.update()
            sight: Sight = table.match.sight(
                seat, step if table.match.version > step else table.match.version
            )
            assert encode(client.following.sight) == encode(sight)


@every_game
def test_what_two_may_not_tell_apart_is_sent_alike(id: str) -> None:
    """Those who look with the same eyes and are asked nothing are sent the same bytes."""
    table, rng = laid(id, cp.game(id).min_seats, 5), random.Random(5)
    teller = Teller(table)
    one, other = Client(teller, None), Client(teller, None)
    for client in (one, other):
        client.enter()
    for _ in range(MOVES // 3):
        if table.status == "playing":
            moved(table, rng)
            said = [teller.update(client.viewer, client.since, None) for client in (one, other)]
            assert said[0] == said[1]
            for client, told in zip((one, other), said, strict=True):
                client.take(told)


PLAIN = [None, 0, 1, -3, "a", "b", [], {}, [1], [1, 2, 3], {"a": 1}, {"a": 2}, {"b": 1}]


def anything(rng: random.Random, depth: int = 3) -> Any:
    kind = rng.random()
    if depth == 0 or kind < 0.3:
        return rng.choice(PLAIN)
    if kind < 0.65:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(5))]
    return {key: anything(rng, depth - 1) for key in sorted(rng.sample("abcdef", rng.randrange(5)))}


def like(value: Any, rng: random.Random) -> Any:
    """The same value with something changed, gone or come."""
    if isinstance(value, list) and value and rng.random() < 0.9:
        at, more = rng.randrange(len(value)), [anything(rng, 1) for _ in range(rng.randrange(3))]
        return rng.choice([value[:at] + more + value[at:], value[:at] + value[at + 1 :], value[::-1]])
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice([*value])
        return value | {key: like(value[key], rng)}
    return anything(rng, 2)


@pytest.mark.parametrize("seed", range(300))
def test_any_value_can_be_patched(seed: int) -> None:
    rng = random.Random(seed)
    old = anything(rng)
    for _ in range(20):
        new = rng.choice([like(old, rng), anything(rng)])
        change = decode(encode(patch(old, new)))
        assert encode(patched(old, change)) == encode(new)
        old = new


def test_a_patch_is_what_the_protocol_says() -> None:
    assert patch({"a": 1, "b": 2}, {"a": 1, "b": 3}) == {"b": [3]}
    assert patched([1, 2, 3], [1, 1, [7, 8]]) == [1, 7, 8, 3]
    assert patched([1, 2, 3, 4], [0, 1, [], 3, 0, [9]]) == [2, 3, 9, 4]
    assert patched({"a": [{"b": 1}, {"b": 2}]}, {"a": {"1": {"b": [5]}}}) == {"a": [{"b": 1}, {"b": 5}]}
    assert patched([1, 2], [[]]) == []
