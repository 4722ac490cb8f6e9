"""Servers and databases for the tests of the tables; tests that are coroutines run in a loop of their own."""

import asyncio
import inspect
import itertools
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from held import HeldHouse
from postgres import Postgres

from house import House
from loops import run

LONGEST = 180.0  # seconds that one test may take
numbers = itertools.count()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    held = next((each for each in wanted.values() if isinstance(each, HeldHouse)), None)
    test = visit(pyfuncitem.obj, wanted, held)
    held.run(test) if held else run(test)
    return True


async def visit(test, wanted, held):
    """A test that is a coroutine, perhaps in a house that opens for it alone."""
    async with asyncio.timeout(LONGEST):
        if held:
            await held.start()
        await test(**wanted)
        if held:
            await held.stop()
            assert held.failed == []


@pytest.fixture
def house():
    """A house in this process, whose clock is held."""
    return HeldHouse()


@pytest.fixture(scope="module")
def real_house(tmp_path_factory):
    """A server with a SQLite file, for all tests of a file; in the end it has nothing to complain of."""
    folder = tmp_path_factory.mktemp("house")
    house = House(f"sqlite:///{folder / 'tables.db'}", folder / "log")
    house.start()
    yield house
    house.stop()
    assert house.errors() == []


@pytest.fixture
def own_house(tmp_path):
    """A server for one test alone, which may be killed."""
    house = House(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    house.start()
    yield house
    house.kill()


@pytest.fixture(scope="session")
def postgres():
    server = Postgres()
    server.start()
    yield server
    server.remove()


@pytest.fixture
def empty_database(postgres):
    return postgres.new_database(f"tables_{next(numbers)}")
