"""What all tests share. Compiled code is made once, before the workers share its cache."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import settings

import cutpurse as cp

settings.load_profile("ci")  # everywhere the same examples, however long they take

TESTS = Path(__file__).parent
UNMEASURED = [TESTS / part for part in ("web", "server", "cli", "envs", "lab")]  # coverage: rules and engine
PLUGINS = TESTS.parent / ".venv" / "plugins"  # a game from another package
PATHS = [str(PLUGINS), os.environ.get("PYTHONPATH", "")]
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, PATHS))  # for the processes that tests start

COMPILE = """
import sys, cutpurse as cp
from cutpurse.engine.running import contests, learners, searching
game = cp.game(sys.argv[1])
game.compiled().playouts(1, game.min_seats)
searching.compile_or_load(game)
contests.compile_or_load(game)
learners.compile_or_load(game)
"""


class NoCompiler:
    """Leaves out every test that asks for compiled code."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name == "numba":
            pytest.skip("asks for compiled code", allow_module_level=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out what asks for compiled code")
    parser.addoption("--long", action="store_true", help="only what scripts/soak does beside the rest")


def pytest_configure(config: pytest.Config) -> None:
    """For a run of everything compile before the workers start, each game in a process of its own, so that
    no two do it at once.
    """
    is_whole = config.args_source is config.ArgsSource.TESTPATHS
    if config.getoption("quick"):
        sys.meta_path.insert(0, NoCompiler())
    elif is_whole and not hasattr(config, "workerinput") and config.getoption("numprocesses", None):
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(compile_game, cp.games()))
        subprocess.run(
            [sys.executable, "-m", "cutpurse", "solve", "kings-gold"], check=True, capture_output=True
        )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort them by where they are, and by how long they take."""
    wanted: dict[bool, list[pytest.Item]] = {False: [], True: []}
    for item in items:
        is_long = item.get_closest_marker("long") is not None
        wanted[is_long == config.getoption("long")].append(item)
    items[:] = wanted[True]
    config.hook.pytest_deselected(items=wanted[False])
    for item in items:
        if any(part in item.path.parents for part in UNMEASURED):
            item.add_marker(pytest.mark.unmeasured)


def compile_game(id: str) -> None:
    subprocess.run([sys.executable, "-c", COMPILE, id], check=True)


@pytest.fixture
def kings_gold():
    return cp.game("kings-gold")
