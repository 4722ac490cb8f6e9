"""The compiled twin: its modules, and the cache that must never be stale."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cutpurse as cp
from cutpurse.engine.compiling import cache_folders, twin
from cutpurse.engine.compiling.cache_folders import ENGINE
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.compiling.twin import CPU
from cutpurse.engine.contract import HOMES, UNCOMPILED
from test_project import imported

pytestmark = pytest.mark.unmeasured  # it compiles, which coverage would slow down

FOLDER = (
    "from cutpurse.engine.compiling.cache_folders import cache_folder; print(cache_folder('cutpurse.engine'))"
)


def run(script, cache, **environment):
    """Run Python with a cache folder of its own; gives what it prints."""
    env = os.environ | {"CUTPURSE_CACHE": str(cache)} | environment
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_twins_lead_to_twins_and_never_back():
    rules = twin.twin("cutpurse.games.kings_gold.rules")
    assert rules.__name__ == "cutpurse_compiled.cutpurse.games.kings_gold.rules"
    assert rules.take.__module__ == "cutpurse_compiled.cutpurse.games.kings_gold.actions"
    assert hasattr(rules.apply, "py_func")


def test_what_the_engine_offers_to_rules_is_compiled_with_them():
    view = twin.twin("cutpurse.games.king_thief_minister.view")
    assert view.below.__module__ == "cutpurse_compiled.cutpurse.engine.chance"
    assert hasattr(view.below, "py_func")


def test_what_copies_is_compiled_in_loops_under_its_own_name():
    view = twin.twin("cutpurse.games.king_thief_minister.view")
    assert view.copy_open.py_func.__name__ == "copy_open"
    assert view.copy_row.py_func.__module__ == "cutpurse_compiled.cutpurse.games.king_thief_minister.view"
    assert not hasattr(view.copy_row.py_func, "in_loops")


def test_an_ordinary_compiled_function_may_call_a_twin():
    """It gets the function with all that it calls, though we keep these apart until somebody needs them."""
    import numba
    import numpy as np

    legal = twin.twin("cutpurse.games.king_of_thieves.rules").legal
    count = numba.njit(lambda s, actions: legal(s, actions))
    game = cp.game("king-of-thieves")
    match, record = game.new(3, seed=1), np.zeros(1, game.state_type.dtype())
    match.table.to_record(record)
    assert count(record[0], np.zeros(game.num_actions, np.int32)) == len(match.legal())


def test_what_was_fitted_into_one_function_is_not_called_by_another(tmp_path):
    """Machine code finds functions by name, also those that were changed to fit; so they have none."""
    script = """
import cutpurse as cp
game = cp.game("kings-gold").compiled()
game.playouts(1, 2, threads=1)
game.batch(1, 2)
for entry in (game.loops.play_many, game.loops.open_tables):
    library = entry.overloads[entry.signatures[0]].library
    linked = [each for each in library.get_defined_functions() if entry.__name__ not in each.name]
    print(*(f"{each.name}/{each.linkage.name}" for each in linked))
"""
    for names in run(script, tmp_path).splitlines():
        assert names.split()
        assert all(name.startswith("part.") and name.endswith("/internal") for name in names.split())


def test_words_and_pictures_are_never_compiled():
    with pytest.raises(cp.BadGame, match="words and pictures are not compiled"):
        twin.twin("cutpurse.games.kings_gold.text")


def test_the_interpreted_rules_stay_as_they_are():
    from cutpurse.games.kings_gold import rules

    twin.twin("cutpurse.games.kings_gold.rules")
    assert type(rules.apply).__name__ == "function"


def test_other_modules_are_not_looked_for_here():
    assert twin._Finder(twin.CPU).find_spec("json.decoder", None) is None


def test_loops_are_loaded_once_for_each_game_and_speed():
    package = "cutpurse.games.kings_gold"
    assert specialised("loops", package, CPU) is specialised("loops", package, CPU)
    assert specialised("loops", package, CPU) is not specialised("loops", package)


def test_the_cache_folder_changes_with_the_sources_and_with_bounds_checking(tmp_path, monkeypatch):
    source, words = tmp_path / "rules.py", tmp_path / "text.py"
    ours = cache_folders.folder_of
    monkeypatch.setattr(
        cache_folders, "folder_of", lambda package: tmp_path if package == "ferry" else ours(package)
    )
    seen = []
    for text in ("x = 1", "x = 2"):
        source.write_text(text)
        seen.append(cache_folders.fingerprint("ferry"))
    words.write_text("what people read")
    assert cache_folders.fingerprint("ferry") == seen[-1]
    source.rename(tmp_path / "other.py")
    seen.append(cache_folders.fingerprint("ferry"))
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    seen.append(cache_folders.fingerprint("ferry"))
    assert len(set(seen)) == 4


def compiled(game: Path) -> set[Path]:
    """What is compiled of a game: the files in which the contract looks, and those that these take in."""
    found, waiting = set(), [game / f"{home}.py" for home in (*HOMES, "exact")]
    while waiting:
        path = waiting.pop()
        if path.parent == game and path.exists() and path not in found | {game / "solving.py"}:
            found.add(path)
            waiting += map(file_of, imported(path))
    return found


def file_of(module: str) -> Path:
    return Path(cp.__file__).parent.parent.joinpath(*module.split(".")).with_suffix(".py")


def test_whatever_makes_machine_code_is_in_the_name_of_its_folder():
    """Whole rooms, and all that they, and the compiled files of games, take from elsewhere in the engine."""
    engine = Path(cp.__file__).parent / "engine"
    seen = {path for room in ("compiling", "parts", "woven") for path in (engine / room).glob("*.py")}
    games = [compiled(path) for path in engine.parent.glob("games/*/") if (path / "rules.py").exists()]
    assert not {each.stem for each in set().union(*games)} & {*UNCOMPILED}
    used = {name for path in seen.union(*games) for name in imported(path) if name.startswith(ENGINE)}
    needless = {engine / f"{name}.py" for name in ("loading", "game")}  # cards say nothing of code
    files = {path for path in map(file_of, used) if path.exists()}
    assert seen | files - needless <= {*cache_folders.sources(ENGINE)}


def test_old_caches_are_cleared_away_and_nothing_else(tmp_path):
    for name, age in [("0" * 16, 0), ("1" * 16, 1), ("thesis", 1), ("f" * 17, 1)]:
        (tmp_path / "compiled" / name).mkdir(parents=True)
        if age:
            os.utime(tmp_path / "compiled" / name, (0, 0))
    folder = run(FOLDER, tmp_path)
    assert Path(folder).parent == tmp_path / "compiled"
    left = {path.name for path in (tmp_path / "compiled").iterdir()}
    assert left == {Path(folder).name, "0" * 16, "thesis", "f" * 17}


def test_a_cache_that_cannot_be_written_is_replaced_by_a_temporary_one(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    folders = {run(FOLDER, blocked, TMPDIR=str(tmp_path)) for _ in range(2)}
    assert len(folders) == 1
    assert all(Path(folder).is_dir() and blocked not in Path(folder).parents for folder in folders)


def test_damaged_machine_code_is_compiled_anew(tmp_path):
    script = "import cutpurse as cp; print(cp.game('kings-gold').compiled().playouts(5, 2, threads=1))"
    first = run(script, tmp_path)
    for path in tmp_path.rglob("loops.play_many*"):
        path.write_bytes(path.read_bytes()[:40])
    assert run(script, tmp_path) == first


@pytest.fixture
def warm_cache():
    """The cache that the other tests use: it is warm."""
    return os.environ.get("CUTPURSE_CACHE", "")


def test_a_second_process_loads_machine_code_and_compiles_nothing(warm_cache):
    script = """
import cutpurse as cp
from numba.core import event
with event.install_recorder("numba:compile") as compiled:
    cp.game("kings-gold").compiled().playouts(10, 3)
    batch = cp.game("kings-gold").compiled().batch(4, 3)
    batch.step(batch.legal.argmax(axis=1))
    batch.observe()
print(len(compiled.buffer))
"""
    run(script, warm_cache)
    assert run(script, warm_cache) == "0"


def test_a_changed_rule_is_never_served_from_the_cache(tmp_path):
    """A constant in another file changes: the name of the cache folder must change with it."""
    import shutil

    package = tmp_path / "cutpurse"
    shutil.copytree(Path(cp.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    script = (
        "import cutpurse as cp; print(cp.game('kings-gold').compiled().playouts(50, 2, turns=30, threads=1))"
    )
    first = run(script, tmp_path / "cache", PYTHONPATH=str(tmp_path))
    state = package / "games" / "kings_gold" / "state.py"
    state.write_text(state.read_text("utf-8").replace("PENALTY = 3", "PENALTY = 9"), "utf-8")
    assert run(script, tmp_path / "cache", PYTHONPATH=str(tmp_path)) != first
