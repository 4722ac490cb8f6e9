"""Weaving: what a woven file needs comes from the one place that the contract says."""

import sys
from types import ModuleType

import pytest

import cutpurse as cp
from cutpurse.engine.compiling import specialise
from cutpurse.engine.compiling.specialise import specialised
from cutpurse.engine.contract import HOMES
from cutpurse.engine.woven import WOVEN


@pytest.fixture
def ferry(tmp_path, monkeypatch):
    """A package whose files are written by the test; the smallest game there can be."""
    folder = tmp_path / "ferry_of_tests"
    folder.mkdir()
    (folder / "__init__.py").write_text("class GAME: max_seats, options = 2, {}")
    (folder / "state.py").touch()
    names = {"rules": HOMES["rules"], "soundness": HOMES["soundness"], "view": HOMES["view"]}
    for file, functions in names.items():
        text = "\n".join(f"def {name}(*things): return '{file}.{name}'" for name in functions)
        (folder / f"{file}.py").write_text(text)
    with (folder / "view.py").open("a") as file:
        file.write("\nclass View: fields = {}")
    (folder / "greedy.py").write_text("def action_values(*things): return 'greedy.action_values'")
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.startswith("ferry_of_tests")]:
        del sys.modules[name]


def woven(name) -> ModuleType:
    return specialised(name, "ferry_of_tests")


def test_a_game_that_leaves_out_what_it_may_gets_the_engines(ferry):
    search = woven("search")
    assert search.legal() == "rules.legal"
    assert search.view() == "view.view"
    assert search.ROLLOUT_DEPTH == 1000
    assert search.rollout_policy.__module__ == "ferry_of_tests.judgement"


def test_helpers_may_be_called_like_functions_of_the_engine(ferry):
    """A file of rules with a `draw`, a `choose`, a `clear` and a `bits` of its own."""
    with (ferry / "rules.py").open("a") as file:
        file.write(
            "".join(f"\ndef {name}(): ..." for name in ("draw", "choose", "clear", "bits", "rollout_policy"))
        )
    assert woven("loops").draw.__module__ == "cutpurse.engine.chance"
    contests = woven("contests")
    assert contests.choose.__module__ == "cutpurse.engine.parts.defaults"
    assert contests.clear.__module__ == "ferry_of_tests.search"
    assert contests.bits.__module__ == "cutpurse.engine.chance"
    assert woven("search").rollout_policy.__module__ == "ferry_of_tests.judgement"


def test_a_function_in_the_wrong_file_is_not_found(ferry):
    rules = (ferry / "rules.py").read_text()
    (ferry / "rules.py").write_text(rules.replace("def legal", "def lawful"))
    with (ferry / "view.py").open("a") as file:
        file.write("\ndef legal(*things): ...")
    with pytest.raises(cp.BadGame, match=r"ferry_of_tests has no legal in rules\.py"):
        woven("loops")


def test_a_file_that_is_missing_is_named(ferry):
    (ferry / "greedy.py").unlink()
    with pytest.raises(cp.BadGame, match=r"has no action_values in greedy\.py"):
        woven("judgement")


def test_a_name_that_nobody_promised_is_an_error(ferry, tmp_path, monkeypatch):
    for name in WOVEN:
        (tmp_path / f"{name}.py").write_text("from .game import compass\n")
    monkeypatch.setattr(specialise, "FILES", tmp_path)
    with pytest.raises(KeyError, match="compass"):
        woven("loops")
