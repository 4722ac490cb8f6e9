"""The project keeps its own house rules: layers, documents, and what must never be in it."""

import ast
import re
from pathlib import Path

import pytest

import cutpurse as cp
from cutpurse.cli.resources import rules_text
from variants import GAMES

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "cutpurse"
LAYERS = ["errors", "engine", "games", "bots", "lab", "cli"]  # each may import those before it


def imported(path):
    """The parts of this package that a file imports, as a list like ["engine", "games.kings_gold"]."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if (
            isinstance(node, ast.ImportFrom)
            and node.level == 0
            and (node.module or "").startswith("cutpurse.")
        ):
            yield node.module.removeprefix("cutpurse.")
        if isinstance(node, ast.Import):
            yield from (
                n.name.removeprefix("cutpurse.") for n in node.names if n.name.startswith("cutpurse.")
            )


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_downwards_only(layer):
    allowed = LAYERS[: LAYERS.index(layer) + 1]
    for path in [*SOURCES.glob(f"{layer}.py"), *(SOURCES / layer).rglob("*.py")]:
        for module in imported(path):
            assert module.split(".")[0] in allowed, f"{path} imports {module}"


def test_the_engine_knows_no_game():
    for path in (SOURCES / "engine").rglob("*.py"):
        code = ast.unparse(ast.parse(path.read_text("utf-8")))
        for id in GAMES:
            assert id not in code.replace("_", "-") or path.name == "twin.py", path


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_that_the_code_cites_is_in_the_rules_and_the_other_way_round(id):
    number = re.compile(r"(?<![\w.-])([1-9]\.\d{1,2})(?![\w.])")
    folder = cp.game(id).catalogue.parent
    code = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    words = (folder / "words" / "en.ftl").read_text("utf-8")
    cited = {n for doc in re.findall(r'"""(.*?)"""', code, re.DOTALL) for n in number.findall(doc)}
    written = set(re.findall(r"\*\*([\d.]+)\*\*", rules_text(cp.game(id))))
    assert cited <= written
    assert set(number.findall(words)) <= written
    assert written == cited


@pytest.mark.parametrize("id", GAMES)
def test_every_ruling_has_a_test_named_after_it(id):
    rulings = set(re.findall(r"^\| ([A-Z]{2}-R\d+) \|", rules_text(cp.game(id)), re.MULTILINE))
    tests = (ROOT / "tests" / "games" / id.replace("-", "_") / "test_rules.py").read_text("utf-8")
    named = {f"{game.upper()}-R{n}" for game, n in re.findall(r"def test_([a-z]{2})_r(\d+)_", tests)}
    assert rulings
    assert rulings == named


@pytest.mark.parametrize("id", GAMES)
def test_every_option_and_the_designers_are_in_the_documents(id):
    game, readme = cp.game(id), (ROOT / "README.md").read_text("utf-8")
    for option in game.options:
        assert f"`{option}" in rules_text(game)
    for text in (readme, rules_text(game)):
        assert game.designers in text
    assert game.publisher in readme


def test_links_between_documents_lead_somewhere():
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_versions_are_pinned_without_an_address():
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert all(re.fullmatch(r"#.*|[\w.-]+==[\w.]+", line) for line in lines)


def test_the_public_names_are_all_there():
    assert all(hasattr(cp, name) for name in cp.__all__)
    codes = [getattr(cp, name).code for name in cp.__all__ if getattr(getattr(cp, name), "code", None)]
    assert len(codes) == len(set(codes))
    documented = (ROOT / "docs" / "api.md").read_text("utf-8")
    assert all(f"`{code}`" in documented for code in codes if code != "error")
