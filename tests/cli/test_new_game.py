"""`new-game`: a whole game under a name of one's own, that is played and keeps its tests."""

import json
import os
import subprocess
import sys
import tomllib

import pytest

import cutpurse as cp
from cutpurse.cli.new_game import STARTER

PLACES = [str(STARTER.parent.parent), os.environ["PYTHONPATH"]]


def run(*words, at):
    """A command, where what is installed there is found."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(at / "installed"), *PLACES])}
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, cwd=at, env=environment, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def install(folder):
    """As pip would: the package, and what it offers, where Python finds them."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    [(id, package)] = project["entry-points"]["cutpurse.games"].items()
    facts = folder.parent / "installed" / f"{package}-1.0.dist-info"
    facts.mkdir(parents=True)
    facts.with_name(package).symlink_to(folder / package)
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[cutpurse.games]\n{id} = {package}\n")


def laid_out(name, at):
    assert run("cutpurse", "new-game", name, at=at)[0] == 0
    install(at / name)
    return at / name


def test_a_new_game_is_played_under_its_name(tmp_path):
    folder = laid_out("harbour-cats", tmp_path)
    everything = "".join(file.read_text("utf-8") for file in folder.rglob("*") if file.is_file())
    for old in ("three-cups", "three_cups", "Three Cups", "TC-", "test_tc"):
        assert old not in everything
    code, told, _ = run("cutpurse", "play", "Harbour Cats", "--seats", "greedy,random", "--json", at=tmp_path)
    assert code == 0
    assert json.loads(told)["match"]["game"] == "harbour-cats"
    assert "| HC-R1 |" in run("cutpurse", "rules", "harbour-cats", "--json", at=tmp_path)[1]


def test_a_new_game_keeps_its_rulings_and_all_laws(tmp_path):
    """Under the name that other tests have compiled it by."""
    laid_out("three-cups", tmp_path)
    code, told, _ = run("pytest", "-q", "-p", "no:cacheprovider", "three-cups", at=tmp_path)
    assert code == 0, told


def test_what_was_laid_out_is_said(tmp_path):
    files = json.loads(run("cutpurse", "new-game", "ferry", "--json", at=tmp_path)[1])["files"]
    assert {tmp_path / file for file in files} == {path for path in tmp_path.rglob("*") if path.is_file()}
    assert {"pyproject.toml", "README.md", "ferry/words/en.ftl"} <= {file.partition("/")[2] for file in files}


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("My Game", "a game's name is small letters and digits, such as three-cups, not 'My Game'"),
        ("../ferry", "a game's name is small letters and digits, such as three-cups, not '../ferry'"),
        ("kings-gold", "there is a game kings-gold already"),
        ("json", "Python has a package json already; call the game otherwise"),
        ("ferry", "ferry is there already, and nothing was written"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(name, says, tmp_path):
    (tmp_path / "ferry").mkdir()
    assert run("cutpurse", "new-game", name, at=tmp_path) == (2, "", f"cutpurse: {says}\n")
    error = json.loads(run("cutpurse", "new-game", name, "--json", at=tmp_path)[1])["error"]
    assert error == {"code": cp.BadName.code, "message": says}
    assert [*(tmp_path / "ferry").iterdir()] == []
