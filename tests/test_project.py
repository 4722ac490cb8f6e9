"""The project keeps its own house rules: layers, documents, and what must never be in it."""

import ast
import json
import re
import runpy
import subprocess
import sys
from collections import Counter
from graphlib import TopologicalSorter
from itertools import dropwhile, takewhile
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from msgspec import Struct

import cutpurse as cp
from cutpurse.engine.contract import HOMES, UNCOMPILED
from variants import GAMES

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "cutpurse"
BUILT_IN = [id for id in GAMES if cp.game(id).package.startswith("cutpurse.")]


def listed(folder):
    """The parts that docs/architecture.md lists of a folder: each may use those after it."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    (found,) = re.findall(rf"```\nsrc/{folder}/\n(.*?)```", page, re.DOTALL)
    return [re.match(r"  (\w+)", line)[1] for line in found.splitlines()]


LAYERS, ROOMS = listed("cutpurse"), listed("cutpurse/engine")
CORE = ROOMS[ROOMS.index("parts") + 1 :]  # of the engine: what everybody loads who sits at a table


def imported(path):
    """The modules that a file imports, wherever in it, such as `cutpurse.engine.match`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            above = module_of(path).split(".")[: 1 - node.level or None] if path.stem != "__init__" else []
            home = ".".join([*above[:-1], *filter(None, [node.module])]) if node.level else node.module
            for each in node.names:
                yield f"{home}.{each.name}" if is_module(f"{home}.{each.name}") else home
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)


def module_of(path):
    parts = path.relative_to(SOURCES.parent).with_suffix("").parts
    return ".".join(parts if parts[-1] != "__init__" else parts[:-1])


def is_module(name):
    path = SOURCES.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()


def part_of(module, folder, parts):
    """Which of the parts of a folder a module is in; the folder's own `__init__` if in no other."""
    inside = module.removeprefix(f"{folder}.").split(".")[0]
    return inside if inside in parts else "__init__"


def part_of_folder(module, home):
    return module == home or module.startswith(f"{home}.")


def graph_of(folder):
    """Every module below a folder, and what it imports of it."""
    home = module_of(folder / "__init__.py")
    found = {module_of(path): {*imported(path)} for path in folder.rglob("*.py")}
    return {
        name: {each for each in used if f"{each}.".startswith(f"{home}.")} for name, used in found.items()
    }


@pytest.mark.parametrize(("folder", "parts"), [(SOURCES, LAYERS), (SOURCES / "engine", ROOMS)])
def test_imports_point_downwards_only(folder, parts):
    home = module_of(folder / "__init__.py")
    assert {*parts, "__init__", "__main__"} >= {path.stem for path in folder.glob("*.py")}
    for module, used in graph_of(folder).items():
        if not module.endswith("__main__"):
            allowed = parts[parts.index(part_of(module, home, parts)) :] if module != home else parts
            for each in used:
                assert part_of(each, home, parts) in allowed, f"{module} imports {each}"


def test_no_file_of_the_engine_uses_itself_in_a_roundabout_way():
    tuple(TopologicalSorter(graph_of(SOURCES / "engine")).static_order())  # or it names the circle


def test_the_core_of_the_engine_loads_neither_numpy_nor_numba_nor_rich():
    core = [*CORE, "game", "restoring"]
    script = "import sys\n" + "".join(f"import cutpurse.engine.{name}\n" for name in core)
    script += "print(sorted({'numpy', 'numba', 'rich'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_server_loads_the_compiler_only_for_those_who_think():
    script = "import sys, cutpurse.server.serve; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_the_engine_draws_nothing_itself():
    for path in (SOURCES / "engine").rglob("*.py"):
        assert "rich" not in {name.split(".")[0] for name in modules_in(path)}, path


def modules_in(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("id", BUILT_IN)
def test_every_game_has_the_same_files_for_the_same_jobs(id):
    files = {path.stem for path in cp.game(id).folder.glob("*.py")}
    assert files >= {*HOMES, *UNCOMPILED, "__init__", "state", "actions"} - {"instinct", "exact"}
    assert hasattr(cp.game(id).views, "copy_open")


def test_the_engine_knows_no_game():
    for path in (SOURCES / "engine").rglob("*.py"):
        code = ast.unparse(ast.parse(path.read_text("utf-8")))
        for id in GAMES:
            assert id not in code.replace("_", "-"), path


@pytest.mark.parametrize("id", BUILT_IN)
def test_every_ruling_has_a_test_named_after_it(id):
    rulings = set(re.findall(r"^\| ([A-Z]{2}-R\d+) \|", cp.game(id).rules_page(), re.MULTILINE))
    files = (ROOT / "tests" / "games" / id.replace("-", "_")).glob("test_*.py")
    found = (re.findall(r"def test_([a-z]{2})_r(\d+)_", path.read_text("utf-8")) for path in files)
    named = {f"{game.upper()}-R{n}" for each in found for game, n in each}
    assert rulings
    assert rulings == named


@pytest.mark.parametrize("id", BUILT_IN)
def test_every_option_and_the_designers_are_in_the_documents(id):
    game, readme = cp.game(id), (ROOT / "README.md").read_text("utf-8")
    for option in game.options:
        assert f"`{option}" in game.rules_page()
    for text in (readme, game.rules_page()):
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


def underscored(path):
    """The names with an underscore that the classes of a file give to what is their own."""
    tree = ast.parse(path.read_text("utf-8"))
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    own |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and is_self(node.value)}
    return {name for name in own if name.startswith("_") and not name.startswith("__")}


def is_self(node):
    return isinstance(node, ast.Name) and node.id == "self"


def test_nobody_reaches_for_what_a_match_keeps_to_itself():
    """What others need of it has a plain name."""
    own = {name for file in ("match", "referee") for name in underscored(SOURCES / "engine" / f"{file}.py")}
    assert "_log" in own
    for place in ("src", "tests", "benchmarks"):
        for path in (ROOT / place).rglob("*.py"):
            reached = {
                (node.attr, node.lineno)
                for node in ast.walk(ast.parse(path.read_text("utf-8")))
                if isinstance(node, ast.Attribute) and node.attr in own and not is_self(node.value)
            }
            theirs = underscored(path)
            assert not {(name, line) for name, line in reached if name not in theirs}, path


# What travels is the same on both sides


def test_the_types_are_those_of_the_schemas():
    made = runpy.run_path(str(ROOT / "scripts" / "types"))["files"]()
    folder = ROOT / "web" / "src"
    assert {*made} == {folder / "wire.ts", *(folder / "scenes").glob("*.ts")}
    for path, text in made.items():
        assert path.read_text("utf-8") == text, f"{path.name} is not what scripts/types writes"


def test_every_record_that_travels_has_a_type_in_the_page():
    written = (ROOT / "web" / "src" / "wire.ts").read_text("utf-8")
    types = set(re.findall(r"^export interface (\w+) ", written, re.MULTILINE))
    assert types == {kind.__name__ for kind in travelling() if fields_of(kind)}


def travelling():
    """Every record in a message, an entry, a request, an answer or a refusal, however deep."""
    from cutpurse.server.app import Problem
    from cutpurse.server.http import ROUTES
    from cutpurse.server.messages import Message, Told

    found, waiting = set(), [Problem, *Message.__subclasses__(), *Told.__subclasses__()]
    for route in ROUTES:
        hints = get_type_hints(route.fn)
        waiting += [hints["return"], hints.get("data")]
    while waiting:
        it = waiting.pop()
        waiting += get_args(it)
        if isinstance(it, type) and issubclass(it, Struct) and it not in found:
            found.add(it)
            waiting += get_type_hints(it).values()
    return found


def fields_of(kind):
    """What is written of a record; one that has nothing is whatever a game makes of it."""
    return kind.__struct_fields__ or kind.__struct_config__.tag


def test_no_route_takes_or_answers_just_anything():
    from cutpurse.server.http import ROUTES, JsonSchema

    for route in ROUTES:
        hints = get_type_hints(route.fn)
        both = {str(it) for it in (hints["return"], hints.get("data"))}
        untyped = {
            it for it in both if "Any" in it and "Response" not in it
        }  # a Response is a file or a text
        assert untyped == ({str(JsonSchema)} if route.fn.__name__ == "schema" else set()), route.fn.__name__


def test_the_patches_that_the_page_is_tested_with_are_the_servers():
    from cutpurse.server.patches import patch, patched

    made = json.loads((ROOT / "web" / "src" / "lib" / "patches.json").read_text("utf-8"))
    assert len(made) > 5
    for each in made:
        assert json.dumps(patched(each["old"], each["patch"])) == json.dumps(each["new"])
        if "a step of" not in each["name"]:  # a record's fields say more of it than plain values do
            assert patch(each["old"], each["new"]) == each["patch"]


def given_in(path):
    """The names that a file gives meanings at its top."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        names = (each for target in targets if target for each in ast.walk(target))
        yield from (each.id for each in names if isinstance(each, ast.Name))


def taken_in(path):
    """The names that a file takes from others, one by one."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            yield from (each.asname or each.name for each in node.names if each.name != "*")


@pytest.mark.parametrize("id", BUILT_IN)
def test_no_name_stands_for_two_things_where_a_vocabulary_is_taken_whole(id):
    folder = SOURCES / "games" / id.replace("-", "_")
    for path in folder.glob("*.py"):
        names = Counter({*given_in(path), *taken_in(path)})
        for vocabulary in ("actions", "state"):
            if f"from .{vocabulary} import *" in path.read_text("utf-8"):
                names.update({*given_in(folder / f"{vocabulary}.py")})
        assert not [name for name, times in names.items() if times > 1], path


ROLES = {"State", "Open", "View", "Scene", "Trail", "Epilogue"}  # each game has its own, and no second


def test_no_class_name_stands_for_two_things():
    """But what every game has goes by one name in each, and the engine has a Scene and a Trail under them."""
    found = Counter()
    for path in SOURCES.rglob("*.py"):
        parts = path.relative_to(SOURCES).parts
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                is_role = parts[0] in ("games", "starter") and node.name in ROLES
                found[node.name, parts[1] if is_role else ""] += 1
    assert not {name for (name, _), times in found.items() if times > 1}


# Nothing grows too long


WRITTEN = [path for place in ("src", "tests", "benchmarks") for path in (ROOT / place).rglob("*.py")]
OF_THE_PAGE = [path for kind in ("ts", "svelte", "css") for path in (ROOT / "web" / "src").rglob(f"*.{kind}")]


def lines_of(node):
    return node.end_lineno - node.lineno + 1


def import_lines(path):
    """The lines of the imports at the top of a file."""
    body = ast.parse(path.read_text("utf-8")).body
    after_docstring = dropwhile(lambda node: isinstance(node, ast.Expr), body)
    imports = takewhile(lambda node: isinstance(node, ast.Import | ast.ImportFrom), after_docstring)
    return sum(map(lines_of, imports))


def test_no_file_takes_more_than_twenty_five_lines_to_say_what_it_uses():
    """A file that uses much of a module names the module, or takes a vocabulary whole."""
    assert not {str(path): n for path in WRITTEN if (n := import_lines(path)) > 25}


def test_no_file_is_longer_than_five_hundred_lines():
    lengths = {str(path): len(path.read_text("utf-8").splitlines()) for path in [*WRITTEN, *OF_THE_PAGE]}
    assert not {path: n for path, n in lengths.items() if n > 500}


def test_nine_of_ten_functions_have_at_most_twelve_lines_and_none_more_than_sixty():
    trees = [(path, ast.parse(path.read_text("utf-8"))) for path in SOURCES.rglob("*.py")]
    nodes = [(path, node) for path, tree in trees for node in ast.walk(tree)]
    functions = [each for each in nodes if isinstance(each[1], ast.FunctionDef | ast.AsyncFunctionDef)]
    assert not [f"{path}: {node.name}" for path, node in functions if lines_of(node) > 60]
    assert sum(lines_of(node) > 12 for _, node in functions) <= len(functions) / 10
