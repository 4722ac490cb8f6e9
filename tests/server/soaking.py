"""The long forms of the tests of the tables, for `scripts/soak`: each prints what it did."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from client import Person
from ledger import Ledger, postgres_logs, sqlite_logs
from postgres import Postgres
from test_faults import (
    houses,
    kill_in_a_loop,
    play_at_two_servers,
    play_through_a_bad_network,
    restart_the_database,
)
from test_fuzz import fuzz, try_all_requests
from test_secrecy import follow

import cutpurse as cp
from house import GENEROUS, House

KILLS, RESTARTS, MESSAGES, EXAMPLES, STEPS = 60, 20, 100_000, 400, 3_000
PROMISES = 10_000  # decisions that are acknowledged


def new_house(folder: Path, serve: str | None = None) -> House:
    more = {"serve": serve} if serve else {}
    house = House(f"sqlite:///{folder / 'tables.db'}", folder / "log", **more)
    house.start()
    return house


def told(ledger: Ledger) -> str:
    return (
        f"{len(ledger.promises):,} acknowledged, {len(ledger.refused):,} refused, {ledger.finished:,} games"
    )


async def kills(folder: Path) -> str:
    house = new_house(folder)
    ledger = await kill_in_a_loop(house, KILLS)
    house.stop()
    ledger.check(sqlite_logs(house))
    assert house.errors() == []
    return f"{KILLS} kills, {told(ledger)}: none lost, none twice"


async def network(folder: Path) -> str:
    house = new_house(folder)
    ledger, proxy = await play_through_a_bad_network(house, PROMISES // 4, seed=1)
    house.stop()
    ledger.check(sqlite_logs(house))
    assert house.errors() == []
    losses = f"{proxy.lost:,} messages lost, {proxy.doubled:,} doubled, {proxy.delayed:,} late"
    return f"{losses}, {proxy.cut:,} connections cut, {told(ledger)}: none lost, none twice"


async def databases(folder: Path) -> str:
    postgres = Postgres()
    postgres.start()
    url = postgres.new_database("tables")
    with houses(1, url, folder) as (house,):
        ledger = await restart_the_database(postgres, house, RESTARTS)
    ledger.check(postgres_logs(url))
    postgres.remove()
    return f"PostgreSQL restarted {RESTARTS} times, {told(ledger)}: none lost, none twice"


async def servers(folder: Path) -> str:
    postgres = Postgres()
    postgres.start()
    url = postgres.new_database("tables")
    with houses(2, url, folder) as (one, other):
        ledger = await play_at_two_servers(one, other, PROMISES)
    ledger.check(postgres_logs(url))
    postgres.remove()
    return f"two servers, {told(ledger)}: none lost, none twice"


async def messages(folder: Path) -> str:
    house, games = new_house(folder), cp.games()
    visits = [await fuzz(house, id, 2026, MESSAGES // len(games) + 1) for id in games]
    assert house.answers()
    house.stop()
    assert house.errors() == []
    return f"{MESSAGES:,} bad messages answered in {sum(visits):,} connections, no error, no stuck table"


async def requests(folder: Path) -> str:
    house = new_house(folder, GENEROUS)
    token = (await Person.new(house)).token
    tried = await asyncio.to_thread(try_all_requests, house, token, EXAMPLES)
    house.stop()
    assert house.errors() == []
    return f"{tried:,} requests made up from the API's description, no error"


async def secrets(folder: Path) -> str:
    differed = {id: follow(id, seed, STEPS) for id in cp.games() for seed in (101, 102)}
    assert all((found > 0) == cp.game(id).secrets for id, found in differed.items())
    return f"{2 * STEPS * len(differed):,} steps at pairs of tables that look the same: the same bytes"


CHECKS: list[Callable[[Path], Coroutine[Any, Any, str]]] = [
    kills,
    network,
    databases,
    servers,
    messages,
    requests,
    secrets,
]


def soak(only: list[str]) -> int:
    """All of them, or those that are named; how many have failed."""
    faults = 0
    for check in CHECKS:
        if only and check.__name__ not in only:
            continue
        started = perf_counter()
        with tempfile.TemporaryDirectory(prefix="cutpurse-soak-", ignore_cleanup_errors=True) as folder:
            try:
                said = asyncio.run(check(Path(folder)))
            except Exception as error:
                faults, said = faults + 1, f"FAILED: {error!r}"
        print(f"tables, {check.__name__}: {said}, {perf_counter() - started:.0f} s", flush=True)
    return faults


if __name__ == "__main__":
    sys.exit(1 if soak(sys.argv[1:]) else 0)
