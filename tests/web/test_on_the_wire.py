"""Nothing in any frame to a page tells another seat's secret.

Two people play in two browsers, and every message is kept. Beside the true table each of them then follows
one that they imagine: whatever such a table would have shown and told them is what they were sent, to the
last value. A frame with a secret in it would have the true one, and the imagined table another.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Any

import pytest
from msgspec import json
from playing import BRIEF, by_list, is_over

import cutpurse as cp
from cutpurse.engine.chance import stream
from cutpurse.engine.sights import Eyes
from cutpurse.server.following import sight_after
from cutpurse.testing.tables import imagined, steps
from variants import but_long

SECRETIVE = [game for game in cp.games() if cp.game(game).secrets]
ENOUGH = 24  # versions of a table
MOST_TABLES = 12
PATIENCE = 240.0  # seconds


class Imagined:
    """A table that one seat takes for the true one, and what it shows and tells that seat."""

    def __init__(self, match: Any, seat: int) -> None:
        self.match, self.seat, self.rng = match, seat, Random(seat)
        self.world = self.imagine()
        self.eyes = Eyes(match.game, seat, self.world)
        self.differed = 0

    def imagine(self) -> Any:
        return imagined(self.match, self.seat, [stream(self.rng.randrange(2**31), 1)])

    def follow(self, action: int, actor: int, seen: int) -> None:
        """A step that looked like this was played at the true table; here another, if one looks the same."""
        game = self.match.game
        alike = [
            each
            for each in steps(game, self.world)
            if game.views.witness(self.world, each, self.seat) == seen
        ]
        if alike:
            others = [each for each in alike if each != action]
            game.rules.apply(self.world, self.rng.choice(others or alike))
        else:
            self.world = self.imagine()  # this seat has learnt that it was wrong
        self.eyes.take_in(actor, seen, self.world)
        self.differed += self.world != self.match.table


def told(match: Any, seat: int, log: list[dict[str, Any]]) -> tuple[dict[int, dict[str, Any]], int]:
    """What a seat may be told with every version of a table, and at how many steps that was not the truth."""
    twin, found = Imagined(match, seat), {}
    for version, entry in enumerate(log, 1):
        first, rests = len(twin.eyes.first_event), []
        for action in entry.get("steps", []):
            actor, seen = match.actor, match.game.views.witness(match.table, action, seat)
            match.follow((action,))
            twin.follow(action, actor, seen)
            rests += twin.eyes.rests(first)
        told = {"scene": twin.eyes.scene(), "events": twin.eyes.events_since(first), "rests": rests}
        found[version] = json.decode(json.encode(told))
    return found, twin.differed


@pytest.mark.parametrize("game", but_long(SECRETIVE, "king-thief-minister"))
def test_nothing_on_the_wire_tells_another_seats_secret(opened: Any, server: Any, game: str) -> None:
    compared = differed = 0
    for number in range(MOST_TABLES):  # some games end early, and at some tables a seat guesses right
        one, other = watched(opened, server, game, number)
        compared, differed = compared + one, differed + other
        if compared > ENOUGH // 2 and differed > 2:
            return
    raise AssertionError(
        f"only {compared} messages could be compared, and {differed} imagined steps differed"
    )


def watched(opened: Any, server: Any, game: str, number: int) -> tuple[int, int]:
    """A table with dice of its own, at which all that is told is what may be known: of how many messages that
    was found, and how many steps of the imagined tables were not the true ones.
    """
    tokens = [server.person(), server.person()]
    chairs = ["person", "person", "greedy"][: cp.game(game).max_seats]
    table = server.table(game, chairs, tokens[0], pace="mail", window=BRIEF)
    people = zip(("Ann", "Ben"), tokens, strict=True)
    seats = [server.join(table, name, token, adds=number) for name, token in people]
    heard: dict[int, list[Any]] = {seat: [] for seat in seats}
    pages = [
        opened(f"/t/{table}", token, heard=heard[seat]) for seat, token in zip(seats, tokens, strict=True)
    ]
    play_some(pages, heard[0])
    log, compared, differed = server.written(table), 0, 0
    for seat in seats:
        may_know, steps = told(cp.game(game).new(len(chairs), chance="manual"), seat, log)
        compared += sum(check(*each, may_know) for each in sights(heard[seat]))
        differed += steps
    return compared, differed


def play_some(pages: list[Any], heard: list[Any]) -> None:
    """Both decide whenever they are asked, for a while."""
    patience = monotonic() + PATIENCE
    while max([frame.get("version", 0) for frame in heard], default=0) < ENOUGH:
        assert monotonic() < patience, "the game does not go on"
        for page in pages:
            if is_over(page):
                return
            by_list(page)
        pages[0].wait_for_timeout(30)


def sights(heard: list[Any]) -> Iterator[tuple[dict[str, Any], dict[str, Any], list[Any]]]:
    """Every message with something to see, what its reader sees then, and what they saw on the way."""
    sight: dict[str, Any] = {}
    for frame in heard:
        if "sight" in frame:
            sight, rests = sight_after(sight, frame)
            yield frame, sight, rests


def check(
    frame: dict[str, Any], sight: dict[str, Any], rests: list[Any], may_know: dict[int, dict[str, Any]]
) -> bool:
    """Whether a message shows something of a running game; if so, it is what its reader may know."""
    if sight["epilogue"] or frame["version"] not in may_know:
        return False
    assert sight["scene"] == may_know[frame["version"]]["scene"]
    known = [may_know[entry["v"]] for entry in frame["entries"]]
    for what, told in (("rests", rests), ("events", sight["events"])):
        may_be = [each for it in known for each in it[what]]
        assert all(each in may_be for each in told)
    return True
